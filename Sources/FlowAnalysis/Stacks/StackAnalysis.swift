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
    /// `possible` where the screen acts on the stack from elsewhere in the app, or where the
    /// graph's row is not certain itself.
    public let certainty: Certainty
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
  let solved: [SolvedStack]
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
        let story = narrator.story(of: witness, on: solved, endingWith: back)
        let elements = witness.end.stack.count { solved.counts($0, for: back) }
        found.append(
          (
            index,
            Underflow(
              back: back, stack: solved.stack, elements: elements,
              certainty: solved.standing.isElsewhere(back) ? .possible : back.certainty,
              steps: story.steps, way: story.way)
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
    let story = narrator.story(of: best.witness, on: best.solved)
    return Arrival(
      stack: best.solved.stack, screenIDs: best.witness.end.stack.reversed().map(\.screenID),
      steps: story.steps, way: story.way)
  }
}
