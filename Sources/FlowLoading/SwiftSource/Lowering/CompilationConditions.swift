import SwiftSyntax

/// Which arms of an `#if` an iOS app has.
///
/// Code for another platform is none of the app's: a sheet on tvOS in place of a push would be a
/// way that no build has. Mac Catalyst and visionOS run the iOS app, a simulator and a debug build
/// are one of it, and nobody tells what flags a project sets: what asks for these is read either
/// way.
extension Lowering {
  /// The arms to read, in their order.
  func readable(_ clauses: IfConfigClauseListSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      guard let condition = clause.condition else {
        result.append(clause)
        break
      }
      switch holds(expression(condition)) {
      case false?: continue
      case true?: return result + [clause]
      case nil: result.append(clause)
      }
    }
    return result
  }

  /// Whether a condition holds in every build for iOS, or in none.
  private func holds(_ condition: Expression) -> Bool? {
    switch condition.kind {
    case .boolean(let value): return value
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
