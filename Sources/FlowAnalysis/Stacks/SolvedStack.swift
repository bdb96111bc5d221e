import FlowGraph

/// A stack with all that it can hold.
struct SolvedStack: Sendable {
  let stack: Stack
  let standing: Standing
  let reachable: StackReachable

  init(
    graph: FlowGraph, stack: Stack, links: TransitionIndex, names: [String: String],
    reachability: Reachability
  ) {
    self.stack = stack
    let writes = PathWrite.all(in: graph, to: stack)
    standing = Standing(graph: graph, stack: stack, writes: writes, links: links)
    let system = StackSystemBuilder.build(
      graph: graph, stack: stack, standing: standing, writes: writes, names: names,
      isReachable: reachability.isReachable)
    reachable = system.reachable(
      from: stack.roots.compactMap { root in
        reachability.arrival(at: root, asRootOf: stack).map {
          (.init(.ready, [.root(root)]), $0.acts)
        }
      })
  }

  /// Whether a symbol is one of those that the way back takes off.
  func counts(_ symbol: StackSymbol, for back: Back) -> Bool {
    isPathOperation(back) ? symbol.isElement : !symbol.isRoot
  }

  /// A pop of a bound path sees the path's elements only, whatever view links have pushed.
  private func isPathOperation(_ back: Back) -> Bool {
    stack.path != nil && back.stacks.contains(stack.id)
  }

  /// The pops that can run with too little on this stack, each with the cheapest run there.
  func underflows(in graph: FlowGraph, reachability: Reachability)
    -> [(back: Int, witness: StackSystem.Witness)]
  {
    let candidates = graph.backs.enumerated().filter { _, back in
      back.kind == .pop && !back.guarded && (back.count ?? 0) > 0
        && (back.stacks.isEmpty || back.stacks.contains(stack.id))
    }
    guard let deepest = candidates.compactMap(\.element.count).max() else { return [] }
    let limit = min(deepest, deepestPop)
    let byPath = ShallowStacks(reachable, limit: limit - 1, counting: \.isElement)
    let byScreen = ShallowStacks(reachable, limit: limit - 1) { !$0.isRoot }
    return candidates.compactMap { index, back in
      guard let count = back.count else { return nil }
      let shallow = isPathOperation(back) ? byPath : byScreen
      return shallow.cheapest(
        headedBy: heads(for: back, reachability), atMost: min(count, limit) - 1
      )
      .map { (index, $0) }
    }
  }

  private func heads(for back: Back, _ reachability: Reachability) -> [StackReachable.Head] {
    let screens: [String]
    if back.stacks.isEmpty {
      screens = standing.levels(of: back.fromID)
    } else {
      switch back.fromID == Transition.anywhere ? .anywhere : standing.placement(of: back.fromID) {
      case .under(let hosts): screens = hosts
      case .anywhere:
        // A screen that only links lead to stands where they put it.
        let runs =
          back.fromID == Transition.anywhere || reachability.isReachableFromLaunch(back.fromID)
        return runs ? stack.roots.map { .init(.ready, .root($0)) } : []
      }
    }
    return screens.flatMap { screen in
      [StackSymbol.root(screen), .element(screen), .link(screen)].map { .init(.ready, $0) }
    }
  }
}
