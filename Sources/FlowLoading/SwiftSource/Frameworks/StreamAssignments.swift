/// `stream.assign(to: &$tab)` and `stream.assign(to: \.tab, on: self)`: state that takes what comes.
enum StreamAssignments {
  static let name = "assign"

  /// What is assigned; nil where the call is another of the name.
  static func target(of arguments: [Argument]) -> Expression? {
    guard let written = arguments.first(where: { $0.label == "to" })?.value.plain else {
      return nil
    }
    switch written.kind {
    case .name(let name, _) where name.hasPrefix("$"):
      return Expression(.name(String(name.dropFirst()), generics: []), written.span)
    case .member(let base, let name, _) where name.hasPrefix("$"):
      return Expression(.member(base, String(name.dropFirst()), generics: []), written.span)
    case .keyPath(_, let path):
      guard let owner = arguments.first(where: { $0.label == "on" })?.value, !path.isEmpty else {
        return nil
      }
      return path.reduce(owner) { Expression(.member($0, $1, generics: []), written.span) }
    default: return nil
    }
  }
}

extension Interpreter {
  /// The closure that does what such a call says: `{ tab = $0 }`.
  func assigning(_ site: CallSite) -> Expression? {
    let key = ObjectIdentifier(site.expression)
    if let known = assignmentClosures[key] { return known }
    guard let target = StreamAssignments.target(of: site.arguments) else { return nil }
    let value = Expression(.name("$0", generics: []), target.span)
    let assignment = Expression(.binary("=", target, value), target.span)
    let closure = Closure(
      parameters: [], result: nil, body: [Statement(.expression(assignment), target.span)],
      span: site.span)
    let made = Expression(.closure(closure), site.span)
    assignmentClosures[key] = made
    return made
  }
}
