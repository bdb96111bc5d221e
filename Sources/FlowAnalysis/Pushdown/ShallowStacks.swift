import Collections

/// The cheapest reachable stacks that hold few symbols of a kind.
///
/// "Which stacks hold fewer than two elements of the path?" is a question about the automaton:
/// its states are multiplied with a counter, and the cheapest way to the end is found from behind
/// with Dijkstra's algorithm, once for all questions up to the same limit.
public struct ShallowStacks<State, Symbol, Label>: Sendable
where State: Hashable & Sendable, Symbol: Hashable & Sendable, Label: Sendable {
  public typealias Reachable = ReachableConfigurations<State, Symbol, Label>

  private struct Node: Hashable {
    var state: Int
    var count: Int
  }

  private struct Best {
    var cost: Int
    /// The transition to follow towards the end of the stack; nil at the end.
    var next: Int?
  }

  private struct Waiting: Comparable {
    var cost: Int
    var order: Int
    var node: Node

    static func < (lhs: Waiting, rhs: Waiting) -> Bool {
      (lhs.cost, lhs.order) < (rhs.cost, rhs.order)
    }
  }

  private let reachable: Reachable
  private let counted: [Bool]
  private let best: [Node: Best]

  /// - Parameters:
  ///   - counts: Whether a symbol counts.
  ///   - limit: The largest count that will be asked for.
  /// - Complexity: O(limit × t log t) for an automaton with t transitions.
  public init(_ reachable: Reachable, limit: Int, counting counts: (Symbol) -> Bool) {
    self.reachable = reachable
    counted = reachable.system.symbols.values.map(counts)
    best = Self.distances(in: reachable.automaton, counted: counted, limit: limit)
  }

  /// A cheapest run to a stack with one of these heads that holds at most `most` counted symbols,
  /// the head's own included.
  public func cheapest(headedBy heads: [Reachable.Head], atMost most: Int)
    -> Reachable.System.Witness?
  {
    let automaton = reachable.automaton
    var found: (cost: Int, head: Int, count: Int)?
    for head in heads {
      guard let state = reachable.system.states.number(of: head.state),
        let symbol = reachable.system.symbols.number(of: head.top)
      else { continue }
      let left = most - (counted[symbol] ? 1 : 0)
      guard left >= 0 else { continue }
      for transition in automaton.outgoing[state] where automaton[transition].symbol == symbol {
        for count in 0...left {
          let node = Node(state: automaton[transition].target, count: count)
          guard let rest = best[node] else { continue }
          let cost = automaton[transition].cost + rest.cost
          if found.map({ cost < $0.cost }) ?? true { found = (cost, transition, count) }
        }
      }
    }
    guard let found else { return nil }
    return witness(head: found.head, count: found.count, cost: found.cost)
  }

  private func witness(head: Int, count: Int, cost: Int) -> Reachable.System.Witness? {
    let automaton = reachable.automaton
    var run = [head]
    var node = Node(state: automaton[head].target, count: count)
    while let step = best[node]?.next {
      run.append(step)
      node.count -= counted[automaton[step].symbol] ? 1 : 0
      node.state = automaton[step].target
    }
    let end = Reachable.System.Configuration(
      reachable.system.states.values[automaton[head].source],
      run.map { reachable.system.symbols.values[automaton[$0].symbol] })
    return reachable.unwound(run, cost: cost, end: end)
  }

  private static func distances(in automaton: StackAutomaton, counted: [Bool], limit: Int)
    -> [Node: Best]
  {
    var incoming: [[Int]] = Array(repeating: [], count: automaton.stateCount)
    for state in automaton.controlCount..<automaton.stateCount {
      for transition in automaton.outgoing[state] {
        incoming[automaton[transition].target].append(transition)
      }
    }
    var best: [Node: Best] = [:]
    var heap = Heap<Waiting>()
    var order = 0
    func reach(_ node: Node, cost: Int, next: Int?) {
      if let known = best[node], known.cost <= cost { return }
      best[node] = Best(cost: cost, next: next)
      heap.insert(Waiting(cost: cost, order: order, node: node))
      order += 1
    }
    for state in automaton.controlCount..<automaton.stateCount where automaton.isFinal[state] {
      reach(Node(state: state, count: 0), cost: 0, next: nil)
    }
    while let waiting = heap.popMin() {
      guard best[waiting.node]?.cost == waiting.cost else { continue }
      for transition in incoming[waiting.node.state] {
        let symbol = automaton[transition].symbol
        let count = waiting.node.count + (counted[symbol] ? 1 : 0)
        guard count <= limit else { continue }
        reach(
          Node(state: automaton[transition].source, count: count),
          cost: waiting.cost + automaton[transition].cost, next: transition)
      }
    }
    return best
  }
}
