import FlowGraph

/// What segues of the app's own classes do with the screen that they lead to.
enum CustomSegues {
  /// The kind of transition that a class's `perform()` makes; nil where it makes none that UIKit has
  /// a call for, or several.
  static func kind(of name: String, in index: ProgramIndex) -> Transition.Kind? {
    guard let type = index.find(dotted: name, file: 0), type.isKind(of: "UIStoryboardSegue"),
      let body = type.methods("perform").first(where: { $0.0.parameters.isEmpty })?.0.body
    else { return nil }
    var style: String?
    var isPresented = false
    var others: Set<Transition.Kind> = []
    Walk { node in
      switch node.kind {
      case .binary("=", let left, let right):
        if left.lastName == UIKitPresentation.styleName { style = right.lastName }
        if left.lastName == "rootViewController", isDestination(right) { others.insert(.root) }
      case .call(let callee, let arguments):
        guard let first = arguments.first?.value, isDestination(first) else { break }
        switch callee.lastName {
        case "present": isPresented = true
        case "pushViewController": others.insert(.push)
        default: break
        }
      default: break
      }
      return true
    }.statements(body)
    if isPresented { others.insert(UIKitPresentation.kind(style: style)) }
    return others.count == 1 ? others.first : nil
  }

  private static func isDestination(_ node: Expression) -> Bool {
    node.plain.lastName == "destination"
  }
}
