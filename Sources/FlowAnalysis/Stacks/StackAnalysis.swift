import FlowGraph

/// What can lie on each stack of an app, and which ways back can run with too little on it.
///
/// Each stack is a pushdown system of its own: what its screens push, the paths that are assigned
/// whole, the ways back, and the back button of the system.
public struct StackAnalysis: Sendable {
  /// A way back that can run with fewer elements on the stack than it takes off.
  public struct Underflow: Sendable {
    public let back: Back
    public let stack: Stack
    /// How many elements it then finds above the root.
    public let elements: Int
    /// What a tester does, from launch to the operation.
    public let steps: [Step]
    /// The same in short: `launch → RootView → FirstContentView → Back`.
    public let way: String
  }

  /// What a person has on the stack on arrival at a screen.
  public struct Arrival: Sendable {
    public let stack: Stack
    /// Ids of the screens, the root first and the screen itself last.
    public let screenIDs: [String]
    public let steps: [Step]
    public let way: String
  }

  /// A stack that a person can make higher without end.
  public struct Growth: Sendable {
    public let stack: Stack
    /// Ids of the screens of one round.
    public let screenIDs: [String]
  }

  /// In the order of the graph's ways back, and of its stacks for each.
  public let underflows: [Underflow]
  public let growing: [Growth]
  private let solved: [SolvedStack]
  private let narrator: Narrator

  /// - Complexity: Near linear in the number of transitions and ways back of each stack.
  public init(graph: FlowGraph, reachability: Reachability) {
    let narrator = Narrator(graph: graph, reachability: reachability)
    let links = TransitionIndex(graph.transitions)
    let solved = graph.stacks.map { stack in
      SolvedStack(
        graph: graph, stack: stack, links: links, names: narrator.names,
        reachability: reachability)
    }
    growing = solved.compactMap { solved in
      solved.reachable.growth.map {
        Growth(stack: solved.stack, screenIDs: $0.map(\.screenID))
      }
    }
    (self.narrator, self.solved) = (narrator, solved)
    var found: [(back: Int, underflow: Underflow)] = []
    for solved in solved {
      for (index, witness) in solved.underflows(in: graph, reachability: reachability) {
        let back = graph.backs[index]
        let story = narrator.story(of: witness, endingWith: back)
        let elements = witness.end.stack.count { solved.counts($0, for: back) }
        found.append(
          (
            index,
            Underflow(
              back: back, stack: solved.stack, elements: elements, steps: story.steps,
              way: story.way)
          ))
      }
    }
    underflows =
      found.enumerated()
      .sorted { ($0.element.back, $0.offset) < ($1.element.back, $1.offset) }
      .map(\.element.underflow)
  }

  public init(graph: FlowGraph) {
    self.init(graph: graph, reachability: Reachability(graph: graph))
  }

  /// The stack that a screen stands on and all that lies on it after the shortest way there.
  ///
  /// - Returns: nil where the screen stands on no stack or nothing leads there.
  /// - Complexity: Near linear in the size of the stacks' automata.
  public func stack(onArrivalAt screenID: String) -> Arrival? {
    var best: (cost: Int, solved: SolvedStack, witness: StackSystem.Witness)?
    for solved in solved {
      let all = ShallowStacks(solved.reachable, limit: 0) { _ in false }
      let heads = [StackSymbol.root(screenID), .element(screenID), .link(screenID)]
        .map { StackReachable.Head(.ready, $0) }
      guard let witness = all.cheapest(headedBy: heads, atMost: 0) else { continue }
      if best.map({ witness.cost < $0.cost }) ?? true { best = (witness.cost, solved, witness) }
    }
    guard let best else { return nil }
    let story = narrator.story(of: best.witness)
    return Arrival(
      stack: best.solved.stack, screenIDs: best.witness.end.stack.reversed().map(\.screenID),
      steps: story.steps, way: story.way)
  }
}

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
        reachability.arrival(at: root).map { (.init(.ready, [.root(root)]), $0.acts) }
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
    guard let limit = candidates.compactMap(\.element.count).max() else { return [] }
    let byPath = ShallowStacks(reachable, limit: limit - 1, counting: \.isElement)
    let byScreen = ShallowStacks(reachable, limit: limit - 1) { !$0.isRoot }
    return candidates.compactMap { index, back in
      guard let count = back.count else { return nil }
      let shallow = isPathOperation(back) ? byPath : byScreen
      return shallow.cheapest(headedBy: heads(for: back, reachability), atMost: count - 1)
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
        let runs = back.fromID == Transition.anywhere || reachability.isReachable(back.fromID)
        return runs ? stack.roots.map { .init(.ready, .root($0)) } : []
      }
    }
    return screens.flatMap { screen in
      [StackSymbol.root(screen), .element(screen), .link(screen)].map { .init(.ready, $0) }
    }
  }
}
