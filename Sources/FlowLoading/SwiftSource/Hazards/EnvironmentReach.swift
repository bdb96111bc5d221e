/// How far an object reaches that a modifier puts into the environment: to what stands inside the view
/// that it makes, and not to what is attached to that view afterwards.
extension EnvironmentSearch {
  /// Where what a modifier presents loses the object: the view to which the modifier is applied lacks
  /// it, as `Home().environmentObject(store).sheet(item: $item) { … }` does.
  func lost(presenting row: Links.Transition, _ missing: [Int: Origin]) -> Origin? {
    guard row.isCertain, let way = links.environments[row.key], way.isBuilt, !way.isHosted,
      !provides(way), !opensWindow(row), let presenters = way.presenters, !presenters.isEmpty
    else { return nil }
    var origin: Origin?
    for presenter in presenters.sorted(by: { $0.span.key < $1.span.key }) {
      guard let screen = presenter.screen, let around = missing[screen], readers[screen] == nil,
        !isController[screen], !reaches(presenter.span, from: screen)
      else { return nil }
      let isApp = interpreter.facts.screens[screen].isApp
      origin =
        origin
        ?? (providers[screen] == nil
          ? around : Origin(kind: .modal, span: presenter.span, from: isApp ? nil : screen))
    }
    return origin
  }

  /// Whether something that a screen's code puts into the environment may be found at a modifier.
  private func reaches(_ modifier: Span, from screen: Int) -> Bool {
    let provided = interpreter.facts.provided.filter {
      $0.screen == screen
        && ($0.types.contains(object) || $0.types.contains(SwiftUIEnvironment.anything))
    }
    guard !provided.isEmpty, let member = interpreter.index.member(around: modifier) else {
      return !provided.isEmpty
    }
    return provided.contains { one in
      guard let span = one.span, member.isAround(span) else { return true }
      return span.isAround(modifier) || modifier.isAround(span)
    }
  }
}

extension ProgramIndex {
  /// The property or function whose code stands at a place.
  fileprivate func member(around span: Span) -> Span? {
    let members = types.flatMap { type in
      type.variables.values.map(\.span) + type.functions.values.joined().map(\.span)
    }
    return members.filter { $0.isAround(span) }.min { $0.end - $0.start < $1.end - $1.start }
  }
}
