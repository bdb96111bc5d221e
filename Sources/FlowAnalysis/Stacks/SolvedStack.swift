import FlowGraph

/// A stack with all that it can hold.
struct SolvedStack: Sendable {
  let stack: Stack
  let standing: Standing
  /// The modals over the stack that act on it.
  let layers: [ModalLayer]
  let reachable: StackReachable
  /// What can be on top while a modal lies over the stack and a person can act.
  private let covered: [StackReachable.Head]

  init(
    graph: FlowGraph, stack: Stack, links: TransitionIndex, names: [String: String],
    reachability: Reachability
  ) {
    self.stack = stack
    let writes = PathWrite.all(in: graph, to: stack)
    standing = Standing(graph: graph, stack: stack, writes: writes, links: links)
    layers = ModalLayer.all(
      over: standing, acting: Self.actors(on: stack, writes: writes, in: graph), in: graph,
      links: links)
    let system = StackSystemBuilder.build(
      graph: graph, stack: stack, standing: standing, layers: layers, writes: writes,
      names: names, isReachable: reachability.isReachable)
    reachable = system.reachable(
      from: stack.roots.compactMap { root in
        reachability.arrival(at: root, asRootOf: stack).map {
          (.init(.ready, [.root(root)]), $0.acts)
        }
      })
    covered =
      layers.isEmpty
      ? [] : reachable.heads.filter { $0.state.phase == .ready && $0.state.layer != nil }
  }

  /// The screens whose code changes the stack by name, wherever they stand.
  private static func actors(on stack: Stack, writes: [PathWrite], in graph: FlowGraph)
    -> Set<String>
  {
    var actors = Set(writes.filter(\.namesStack).compactMap(\.from))
    for transition in graph.transitions
    where transition.liesOnStack && transition.stacks.contains(stack.id) {
      actors.insert(transition.fromID)
    }
    for back in graph.backs where back.kind != .dismiss && back.stacks.contains(stack.id) {
      actors.insert(back.fromID)
    }
    return actors
  }

  /// Whether a symbol is one of those that the way back takes off.
  func counts(_ symbol: StackSymbol, for back: Back) -> Bool {
    isPathOperation(back) ? symbol.isElement : !symbol.isRoot
  }

  /// A pop of a bound path sees the path's elements only, whatever view links have pushed.
  private func isPathOperation(_ back: Back) -> Bool {
    stack.path != nil && back.stacks.contains(stack.id) && !back.isOfController
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
    func level(_ screens: [String]) -> [StackReachable.Head] {
      screens.flatMap { screen in
        [StackSymbol.root(screen), .element(screen), .link(screen)].map { .init(.ready, $0) }
      }
    }
    let screen = back.fromID
    if back.stacks.isEmpty { return level(standing.levels(of: screen)) }
    let isAnywhere = screen == Transition.anywhere
    if isAnywhere || standing.placement(of: screen) == .anywhere {
      // A screen that only links lead to stands where they put it.
      let runs = isAnywhere || reachability.isReachableFromLaunch(screen)
      return runs ? stack.roots.map { .init(.ready, .root($0)) } : []
    }
    if standing.contains(screen) { return level([screen]) }
    let over = layers.indices.filter { layers[$0].actors.contains(screen) }
    return level(standing.hosts(of: screen) { !$0.kind.isModal })
      + covered.filter { $0.state.layer.map(over.contains) == true }
  }
}
