/// What code that names a screen's type does for it, where nothing was seen to show it.
///
/// Code that could not be followed may show what it names. Code that only asks the type for a text,
/// that nothing calls, or that makes an object and lets it go again does not.
struct UnshownMentions {
  private let interpreter: Interpreter
  private let occurrences: CaseOccurrences
  private let unused: UnusedCode
  private let nested: [String: [TypeInfo]]

  /// - Complexity: Linear in the number of types and functions.
  init(_ interpreter: Interpreter, _ occurrences: CaseOccurrences) {
    self.interpreter = interpreter
    self.occurrences = occurrences
    unused = UnusedCode(interpreter)
    nested = Dictionary(
      grouping: interpreter.index.types.filter { $0.outer != nil }, by: \.simpleName)
  }

  enum Verdict {
    /// Some code may show it.
    case open
    /// No code makes one.
    case unmade
    /// Code makes one, here, and does nothing that could show it.
    case made(Span)
    /// Only a function that nothing calls makes one.
    case madeUnused(Span)
  }

  func verdict(on type: TypeInfo) -> Verdict {
    if occurrences.elsewhere.contains(type.simpleName) { return .open }
    // A view of UIKit's that SwiftUI's previews are to show.
    if type.inherits(external: "UIViewRepresentable"),
      occurrences.previewed.contains(type.simpleName)
    {
      return .open
    }
    var made: [Span] = []
    var idle: [Span] = []
    for mention in occurrences.mentions[type.simpleName] ?? []
    where !isOfOther(mention, than: type) && !isData(mention, of: type) {
      if unused.encloses(mention.span) {
        idle.append(mention.span)
      } else if isKept(mention, type) {
        made.append(mention.span)
      } else {
        return .open
      }
    }
    if let first = made.min(by: { $0.key < $1.key }) { return .made(first) }
    if let first = idle.min(by: { $0.key < $1.key }) { return .madeUnused(first) }
    return .unmade
  }

  /// Whether code that something may run names a scene, other than the scene's own class.
  func isNamed(_ scene: String, outside type: TypeInfo) -> Bool {
    (occurrences.words[scene] ?? []).contains { span in
      let isOwn =
        span.file == type.span.file && type.span.start <= span.start && span.end <= type.span.end
      return !isOwn && !unused.encloses(span)
    }
  }

  /// `Texts.Page` is what is nested there, not a screen of the name.
  private func isOfOther(_ mention: TypeMention, than type: TypeInfo) -> Bool {
    guard let base = mention.base else { return false }
    return (nested[type.simpleName] ?? []).contains {
      $0 !== type && $0.outer?.simpleName == base && type.outer?.simpleName != base
    }
  }

  /// `Page.title`, `Page.Row`: the type is asked for what is no object of it.
  private func isData(_ mention: TypeMention, of type: TypeInfo) -> Bool {
    guard let member = mention.member else { return false }
    if TypeMentions.namesType(member) {
      return (nested[member] ?? []).contains { $0.outer === type }
    }
    guard let (variable, owner) = type.variable(member), variable.isStatic, !owner.isExternal else {
      return false
    }
    if let name = variable.type?.unwrapped.lastName { return Self.plain.contains(name) }
    return variable.value.map(Self.isData) ?? false
  }

  /// Types that say nothing of screens.
  private static let plain: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "TimeInterval", "CGSize", "URL", "Name",
    "UIColor", "Color", "UIImage", "UIFont", "Font",
  ]

  /// A literal, or what is called on one: `"title".localized()`.
  private static func isData(_ value: Expression) -> Bool {
    switch value.plain.kind {
    case .string, .integer, .boolean: true
    case .prefix(_, let inner): isData(inner)
    case .member(let base?, _, _): isData(base)
    case .call(let callee, let arguments):
      if case .member = callee.kind {
        isData(callee) && arguments.allSatisfy { isData($0.value) }
      } else {
        false
      }
    default: false
    }
  }

  /// Whether an object is made and goes nowhere, by what is done with it and what it does itself.
  private func isKept(_ mention: TypeMention, _ type: TypeInfo) -> Bool {
    guard type.inherits(external: "UIViewController"), let calls = mention.calls else {
      return false
    }
    let own = OwnUses(type, interpreter.index)
    return own.initializersKeep
      && calls.allSatisfy { Self.harmless.contains($0.name) || own.keeps($0.name) }
  }

  /// What a controller can be told without coming up.
  private static let harmless: Set<String> = [
    "loadView", "loadViewIfNeeded", "setEditing", "addChild",
    "setNeedsStatusBarAppearanceUpdate",
  ]
}
