import FlowGraph

/// What the rules of policy share.
struct PolicyMatching {
  let context: RuleContext

  /// The screens that a selector means, with what its wildcards stand for, in the document's order.
  func screens(_ selector: ScreenSelector, with captured: [String] = []) -> [(
    screen: Screen, captured: [String]
  )] {
    context.graph.screens.compactMap { screen in
      match(selector, screen.id, with: captured).map { (screen, $0) }
    }
  }

  /// What the wildcards stand for; nil where the screen is not meant. "From anywhere" is meant
  /// only by a selector for every screen.
  func match(_ selector: ScreenSelector, _ id: String, with captured: [String] = []) -> [String]? {
    guard let screen = context.screen(id) else { return selector.isOpen ? [] : nil }
    return selector.match(screen, with: captured, folder: context.configuration.folder)
  }

  /// Whether a way's statement means a transition.
  func means(_ way: Policy.Way, _ transition: Transition) -> Bool {
    guard way.kinds.isEmpty || way.kinds.contains(transition.kind),
      let captured = match(way.from, transition.fromID)
    else { return false }
    return match(way.to, transition.toID, with: captured) != nil
  }

  func name(_ id: String) -> String { id == Transition.anywhere ? "any screen" : context.name(id) }

  /// ` The team's reason: …` where the statement bears a comment.
  func reason(_ statement: Policy.Statement) -> String {
    statement.comment.map { " \($0.hasSuffix(".") ? $0 : $0 + ".")" } ?? ""
  }

  /// The steps of transitions, as a witness.
  func steps(_ way: [Transition]) -> [Step] {
    way.map { one in
      let trigger = one.trigger.map { ": \($0)" } ?? ""
      return Step("\(name(one.fromID)) → \(name(one.toID))\(trigger)", at: one.place)
    }
  }

  func says(_ kind: Transition.Kind) -> String {
    switch kind {
    case .push: "pushes"
    case .sheet: "presents as a sheet"
    case .cover: "covers the screen with"
    case .popover: "pops over"
    case .root: "has as a root"
    case .tab: "has as a tab"
    case .embed: "shows in itself"
    }
  }
}
