import SwiftSyntax

/// Which arms of an `#if` an iOS app has.
///
/// Code for another platform is none of the app's: a sheet on tvOS in place of a push would be a
/// way that no build has. Mac Catalyst and visionOS run the iOS app, a simulator and a debug build
/// are one of it, and nobody tells what flags a project sets: what asks for these is read either
/// way.
extension Lowering {
  /// Whether no app for iOS can hold a file: it imports what a Mac alone has, or an app starts in it
  /// that has a Mac's delegate.
  func isElsewhere(_ file: SourceFileSyntax) -> Bool {
    imports(in: file).contains { node in
      node.path.first.map { Self.macFrameworks.contains($0.name.text) } ?? false
    } || file.statements.contains { $0.item.as(StructDeclSyntax.self).map(hasMacDelegate) ?? false }
  }

  private func hasMacDelegate(_ app: StructDeclSyntax) -> Bool {
    app.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == Self.macDelegate
      } ?? false
    }
  }

  static let macDelegate = "NSApplicationDelegateAdaptor"

  /// Whether a file is one of tests, wherever it lies: no app can hold what it imports.
  func isTest(_ file: SourceFileSyntax) -> Bool {
    imports(in: file).contains { node in
      isTestable(node)
        || node.path.first.map { Self.testFrameworks.contains($0.name.text) } ?? false
    }
  }

  /// The modules that a file of tests looks into: the program's own.
  func tested(by file: SourceFileSyntax) -> Set<String> {
    Set(imports(in: file).filter(isTestable).compactMap { $0.path.first?.name.text })
  }

  private func imports(in file: SourceFileSyntax) -> [ImportDeclSyntax] {
    file.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
  }

  private func isTestable(_ node: ImportDeclSyntax) -> Bool {
    node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
    }
  }

  private static let testFrameworks: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]

  static let macFrameworks: Set<String> = ["AppKit", "Cocoa"]

  /// The arms to read, in their order.
  func readable(_ clauses: IfConfigClauseListSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    var isSettled = false
    for clause in clauses {
      let outcome = clause.condition.map { holds(expression($0)) } ?? true
      if isSettled || outcome == false {
        if let elements = clause.elements { elsewhere.collect(elements, in: self) }
        continue
      }
      result.append(clause)
      isSettled = outcome == true
    }
    return result
  }

  /// Whether a condition holds in every build for iOS, or in none.
  func holds(_ condition: Expression) -> Bool? {
    switch condition.kind {
    case .boolean(let value): return value
    // What C's compilers define, Swift's does not know.
    case .name(let name, _) where name.hasPrefix("TARGET_"): return false
    // Set for an extension's own build, and the app has the other arm.
    case .name(let name, _) where name.hasSuffix("APP_EXTENSION") && !name.hasPrefix("NO"):
      return false
    case .prefix("!", let inner): return holds(inner).map { !$0 }
    case .binary("&&", let left, let right):
      let sides = [holds(left), holds(right)]
      return sides.contains(false) ? false : sides.contains(nil) ? nil : true
    case .binary("||", let left, let right):
      let sides = [holds(left), holds(right)]
      return sides.contains(true) ? true : sides.contains(nil) ? nil : false
    case .tuple(let parts) where parts.count == 1: return holds(parts[0].value)
    case .call(let callee, let arguments):
      guard case .name(let test, _) = callee.kind, let name = arguments.first?.value.lastName else {
        return nil
      }
      return Self.known[test]?[name]
    default: return nil
    }
  }

  private static let known: [String: [String: Bool]] = [
    "os": [
      "iOS": true, "tvOS": false, "watchOS": false, "macOS": false, "OSX": false, "Linux": false,
      "Windows": false, "Android": false, "FreeBSD": false, "WASI": false,
    ],
    "canImport": [
      "UIKit": true, "SwiftUI": true, "Foundation": true, "Combine": true, "ObjectiveC": true,
      "AppKit": false, "Cocoa": false, "WatchKit": false, "TVUIKit": false,
      "FoundationNetworking": false,
    ],
  ]
}

/// What arms and files name that are not read: another platform's app may show or send it.
final class Elsewhere {
  private(set) var names = NamesElsewhere()

  func collect(_ code: some SyntaxProtocol, in lowering: Lowering) {
    var isMember = false
    for token in code.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind {
        if name.startsUppercase {
          names.types.insert(name)
        } else if isMember {
          names.cases[name, default: []].append(lowering.span(token))
        }
      }
      isMember = token.tokenKind == .period
    }
  }
}
