import FlowGraph

extension GraphBuilder {
  /// What code asks for and the frameworks do not carry out as written.
  func hazards() -> [Hazard] {
    let shown = facts.shownTypes.union(facts.componentTypes)
    let views = index.types.filter { type in
      shown.contains(type.id) && !type.isExternal && !index.isModel(type.span)
        && type.inherits(external: "View")
    }
    return EnvironmentGaps(interpreter: interpreter, links: links).rows(name: name).map(listed)
      + CompetingActions(interpreter: interpreter, links: links).rows(name: name).map(listed)
      + views.flatMap(lazyRows) + views.flatMap(staleStates)
      + coldStarts()
  }

  /// A row whose screen is known by a name, with its id.
  private func listed(_ row: Hazard) -> Hazard {
    guard let name = row.screen,
      let screen = facts.screens.indices.first(where: { isShown($0, as: name) })
    else { return row }
    var row = row
    row.screenID = screenIDs[screen]
    return row
  }

  private func isShown(_ screen: Int, as name: String) -> Bool { self.name(screen) == name }

  /// The screen that a type's views fill, where they fill one.
  func screen(of type: TypeInfo) -> (name: String, id: String)? {
    guard let number = facts.screenNumbers[.type(type.id)] else { return nil }
    return (name(number), screenIDs[number])
  }
}
