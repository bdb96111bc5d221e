import FlowAnalysis
import FlowGraph

/// Finds walks that cover transitions or screens.
struct WalkPlanner {
  private let graph: FlowGraph
  private let cover: WalkPlan.Cover
  private let moves: Moves
  private let launch: [Show]
  private let names: [String: String]
  /// What is left to cover, by its key.
  private var left: Set<String> = []
  private(set) var walks: [WalkPlan.Walk] = []
  private(set) var gaps: [WalkPlan.Gap] = []
  private(set) var total = 0

  /// States that one search may look at; beyond that a goal counts as too far.
  private static let largest = 6_000
  private static let deepest = 12
  /// Acts after which a walk ends: a tester loses the thread in longer ones.
  private static let longest = 40

  var covered: Int { total - gaps.count }

  init(_ graph: FlowGraph, cover: WalkPlan.Cover) {
    self.graph = graph
    self.cover = cover
    moves = Moves(graph)
    launch = graph.entries.map { Show(levels: [Way.Level(screenID: $0.screenID, kind: nil)]) }
    names = Dictionary(
      graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  private static func key(_ transition: Transition) -> String {
    "\(transition.fromID)\u{1F}\(transition.toID)\u{1F}\(transition.kind.rawValue)\u{1F}"
      + transition.place.description
  }

  mutating func plan() {
    switch cover {
    case .screens: left = Set(graph.screens.map(\.id))
    default: left = Set(graph.transitions.map(Self.key))
    }
    total = left.count
    while !left.isEmpty, let first = leg(from: launch) {
      walk(startingWith: first)
    }
    findGaps()
  }

  private mutating func walk(startingWith first: Leg) {
    var walk = WalkPlan.Walk(start: name(first.start.levels.last?.screenID ?? ""), steps: [])
    var leg: Leg? = first
    while let next = leg {
      take(next)
      walk.steps += next.moves.map(step)
      guard walk.acts < Self.longest else { break }
      leg = self.leg(from: [next.end])
    }
    walks.append(walk)
  }

  private mutating func take(_ leg: Leg) {
    for level in leg.start.levels { left.remove(level.screenID) }
    for move in leg.moves {
      for transition in move.transitions { left.remove(Self.key(transition)) }
      left.remove(move.screenID)
      for transition in move.transitions { left.remove(transition.toID) }
    }
    for level in leg.end.levels { left.remove(level.screenID) }
  }

  private func isGoal(_ show: Show, _ move: Way.Move?) -> Bool {
    switch cover {
    case .screens: show.levels.contains { left.contains($0.screenID) }
    default: move?.transitions.contains { left.contains(Self.key($0)) } ?? false
    }
  }

  // MARK: Search

  /// The moves from one state to the next in which something new is covered.
  private struct Leg {
    var start: Show
    var moves: [Way.Move]
    var end: Show
  }

  private struct Visit {
    var show: Show
    var move: Way.Move?
    var parent: Int?
  }

  /// The way of the fewest acts, and of these the fewest steps, to something not covered yet.
  private func leg(from starts: [Show]) -> Leg? {
    var visits = starts.map { Visit(show: $0, move: nil, parent: nil) }
    var done: Set<Show> = []
    var queue = VisitQueue(starts: visits.indices)
    while done.count < Self.largest, let item = queue.popFirst() {
      let index = item.visit
      let show = visits[index].show
      if isGoal(show, visits[index].move) { return leg(to: index, in: visits) }
      guard done.insert(show).inserted else { continue }
      for (move, show) in moves.after(show) where show.levels.count <= Self.deepest {
        guard !done.contains(show) || isGoal(show, move) else { continue }
        visits.append(Visit(show: show, move: move, parent: index))
        queue.add(visits.count - 1, after: item, isAct: move.isAct)
      }
    }
    return nil
  }

  private func leg(to index: Int, in visits: [Visit]) -> Leg {
    var moves: [Way.Move] = []
    var at = index
    while let parent = visits[at].parent {
      if let move = visits[at].move { moves.append(move) }
      at = parent
    }
    return Leg(start: visits[at].show, moves: moves.reversed(), end: visits[index].show)
  }

  // MARK: Words

  private func name(_ id: String) -> String { names[id] ?? id }

  private func step(_ move: Way.Move) -> WalkPlan.Step {
    let trigger = move.transitions.last?.trigger ?? (move.transitions.isEmpty ? move.label : nil)
    return WalkPlan.Step(
      act: move.isAct ? move.label : nil, label: trigger.flatMap(Self.quoted),
      kind: move.transitions.last?.kind, screen: name(move.screenID), file: move.place?.file,
      line: move.place?.line)
  }

  /// What stands between quotation marks: `Button “Next”` → `Next`.
  private static func quoted(_ trigger: String) -> String? {
    for (open, close) in [("“", "”"), ("\"", "\"")] {
      guard let start = trigger.firstIndex(of: Character(open)) else { continue }
      let rest = trigger[trigger.index(after: start)...]
      guard let end = rest.lastIndex(of: Character(close)) else { continue }
      return String(rest[..<end])
    }
    return nil
  }

  private mutating func findGaps() {
    let reachability = Reachability(graph: graph)
    func reason(_ id: String) -> String {
      if id == Transition.anywhere { return "it starts from no screen that is known" }
      if graph.entries.isEmpty { return "no launch screen is known" }
      if !reachability.isReachable(id) { return "no way leads to \(name(id)) from a launch" }
      if !reachability.isReachableFromLaunch(id) { return "only links lead to \(name(id))" }
      return "no walk of \(Self.deepest) levels or fewer gets there"
    }
    switch cover {
    case .screens:
      gaps = graph.screens.filter { left.contains($0.id) }.map {
        .init(what: $0.name, reason: reason($0.id), file: $0.file, line: $0.line)
      }
    default:
      var seen: Set<String> = []
      gaps = graph.transitions.filter { left.contains(Self.key($0)) }.compactMap { row in
        guard seen.insert(Self.key(row)).inserted else { return nil }
        let from = row.fromID == Transition.anywhere ? "any screen" : name(row.fromID)
        return .init(
          what: "\(from) → \(name(row.toID)) (\(row.kind.rawValue))", reason: reason(row.fromID),
          file: row.file, line: row.line)
      }
    }
  }
}
