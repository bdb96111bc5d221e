import FlowGraph

/// A screen as the graph's rows name it.
struct ScreenLabel {
  let name: String
  let id: String
}

extension GraphBuilder {
  /// What code asks for and the frameworks do not carry out as written.
  func hazards() -> [Hazard] {
    let shown = facts.shownTypes.union(facts.componentTypes)
    let views = index.types.filter { type in
      shown.contains(type.id) && !type.isExternal && !index.isModel(type.span)
        && type.inherits(external: "View")
    }
    let screens = facts.screens.indices.map { ScreenLabel(name: name($0), id: screenIDs[$0]) }
    return EnvironmentGaps(interpreter: interpreter, links: links).rows(screens)
      + CompetingActions(interpreter: interpreter, links: links).rows(screens)
      + views.flatMap(lazyRows) + views.flatMap(staleStates)
      + coldStarts() + unreadStates(views)
  }

  /// The screen that a type's views fill, where they fill one.
  func screen(of type: TypeInfo) -> (name: String, id: String)? {
    guard let number = facts.screenNumbers[.type(type.id)] else { return nil }
    return (name(number), screenIDs[number])
  }
}
