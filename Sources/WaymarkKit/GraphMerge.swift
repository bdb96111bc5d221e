import FlowGraph

extension FlowGraph {
  /// Both graphs in one.
  ///
  /// A screen that only a flow file names (`declared`) gives way to the same screen in source.
  func merged(with other: FlowGraph) -> FlowGraph {
    var graph = self
    graph.screens = Self.screens(screens + other.screens)
    graph.coordinators += other.coordinators
    graph.routes += other.routes
    graph.actions += other.actions
    graph.stacks += other.stacks
    graph.tabGroups += other.tabGroups
    graph.entries += other.entries
    graph.transitions += other.transitions
    graph.backs += other.backs
    graph.deepLinks += other.deepLinks
    graph.usedURLs += other.usedURLs
    graph.unshown += other.unshown
    graph.undelivered += other.undelivered
    graph.unresolved += other.unresolved
    graph.resolvedCalls += other.resolvedCalls
    graph.findings += other.findings
    let shown = Set(graph.screens.map(\.id))
    graph.unshown.removeAll { shown.contains($0.id) }
    return graph.normalized()
  }

  private static func screens(_ all: [Screen]) -> [Screen] {
    let inSource = Set(all.lazy.filter { $0.kind != .declared }.map(\.id))
    return all.filter { $0.kind != .declared || !inSource.contains($0.id) }
  }
}
