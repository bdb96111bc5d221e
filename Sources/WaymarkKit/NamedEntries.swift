import FlowGraph

extension FlowGraph {
  /// Adds screens that a launch can show first and that a person named.
  ///
  /// - Throws: `InputError` where no screen has the name.
  mutating func addEntries(_ names: [String]) throws {
    for name in names where !entries.contains(where: { $0.name == name || $0.screenID == name }) {
      // Whatever a launch shows is shown.
      if let index = unshown.firstIndex(where: { $0.name == name || $0.id == name }) {
        let type = unshown.remove(at: index)
        screens.append(Screen(id: type.id, name: type.name, kind: type.kind, at: type.place))
      }
      let screen = try ScreenNames(self).find(name)
      entries.append(Entry(name: screen.name, screenID: screen.id, at: screen.place))
    }
  }
}
