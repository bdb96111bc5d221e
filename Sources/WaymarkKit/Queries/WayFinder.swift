import FlowGraph

/// Finds the shortest way of a person, counted in acts, and among equals in steps.
///
/// A search over what lies on show (Dijkstra 1959, with costs 0 and 1): a container shows its
/// content at no cost; a transition, a change of tab, the back button and a swipe cost one act.
/// What lies on show can grow without end, so the search stops at `deepest` levels and `largest`
/// states; within these bounds the way is the shortest.
public struct WayFinder: Sendable {
  let moves: Moves
  private let entries: [String]
  private let deepest = 12
  var largest = 50_000

  public init(_ graph: FlowGraph) {
    moves = Moves(graph)
    entries = graph.entries.map(\.screenID)
  }

  /// - Parameters:
  ///   - start: the id of a screen; nil for a launch.
  ///   - end: the id of the screen to come to.
  /// - Returns: nil where no way leads there.
  public func way(from start: String?, to end: String) -> Way? {
    // What lies below a screen decides where its back button leads: take the stack of a person
    // who came the shortest way from a launch, or the screen alone where none leads there.
    let launch = entries.map { Show(levels: [Way.Level(screenID: $0, kind: nil)]) }
    guard let start else { return search(from: launch, to: end)?.way }
    let arrival = search(from: launch, to: start)?.show
    let alone = Show(levels: [Way.Level(screenID: start, kind: nil)])
    return search(from: [arrival ?? alone], to: end)?.way
  }

  private struct Visit {
    var show: Show
    var move: Way.Move?
    var parent: Int?
  }

  private func search(from starts: [Show], to end: String) -> (way: Way, show: Show)? {
    var visits: [Visit] = starts.map { Visit(show: $0, move: nil, parent: nil) }
    var done: Set<Show> = []
    var queue = VisitQueue(starts: visits.indices)
    while done.count < largest, let item = queue.popFirst() {
      let index = item.visit
      let show = visits[index].show
      guard done.insert(show).inserted else { continue }
      if show.levels.last?.screenID == end { return (way(to: index, in: visits), show) }
      for (move, show) in moves.after(show) where show.levels.count <= deepest {
        guard !done.contains(show) else { continue }
        visits.append(Visit(show: show, move: move, parent: index))
        queue.add(visits.count - 1, after: item, isAct: move.isAct)
      }
    }
    return nil
  }

  private func way(to index: Int, in visits: [Visit]) -> Way {
    var moves: [Way.Move] = []
    var at = index
    while let parent = visits[at].parent {
      if let move = visits[at].move { moves.append(move) }
      at = parent
    }
    return Way(
      start: visits[at].show.levels.last?.screenID ?? "", moves: moves.reversed(),
      levels: visits[index].show.levels)
  }
}
