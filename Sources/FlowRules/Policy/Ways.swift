import FlowGraph

/// Shortest ways by transitions, with some screens taken out.
struct Ways {
  private var taken: [String: Transition] = [:]
  private var reached: Set<String> = []
  private(set) var order: [String] = []

  /// - Parameters:
  ///   - starts: Where the ways begin.
  ///   - blocked: Screens that no way may pass.
  /// - Complexity: O(screens + transitions).
  init(
    from starts: [String], in graph: FlowGraph, leaving: [String: [Transition]],
    avoiding blocked: Set<String> = []
  ) {
    order = starts.filter { !blocked.contains($0) && reached.insert($0).inserted }
    var next = 0
    while next < order.count {
      let screen = order[next]
      next += 1
      let anywhere = next == 1 ? leaving[Transition.anywhere] ?? [] : []
      for transition in (leaving[screen] ?? []) + anywhere
      where !blocked.contains(transition.toID) && reached.insert(transition.toID).inserted {
        taken[transition.toID] = transition
        order.append(transition.toID)
      }
    }
  }

  /// The transitions from a start to a screen; empty for a start, nil where no way leads there.
  func way(to screen: String) -> [Transition]? {
    guard reached.contains(screen) else { return nil }
    var way: [Transition] = []
    var at = screen
    while let transition = taken[at] {
      way.append(transition)
      if transition.fromID == Transition.anywhere { break }
      at = transition.fromID
    }
    return way.reversed()
  }
}
