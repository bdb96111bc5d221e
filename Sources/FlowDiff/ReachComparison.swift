import FlowAnalysis
import FlowGraph

/// What the change did to the ways of a person.
struct ReachComparison {
  private(set) var reach = FlowChange.Reach()

  private let base: FlowGraph
  private let head: FlowGraph
  private let matching: ScreenMatching
  private let before: Reachability
  private let after: Reachability
  private let unresolved: [UnresolvedCall]

  init(
    _ base: FlowGraph, _ head: FlowGraph, _ matching: ScreenMatching,
    newlyUnresolved: [UnresolvedCall]
  ) {
    (self.base, self.head, self.matching) = (base, head, matching)
    (before, after) = (Reachability(graph: base), Reachability(graph: head))
    unresolved = newlyUnresolved
    let screens = matching.headIDs.map { (old: $0.key, new: $0.value) }
      .filter { matching.isShownInBase($0.old) || matching.isShownInHead($0.new) }
      .sorted { ($0.new, $0.old) < ($1.new, $1.old) }
    compareStates(screens)
    compareDistances(screens)
  }

  // MARK: Reachable or not

  private mutating func compareStates(_ screens: [(old: String, new: String)]) {
    let waysIn = WaysIn(head)
    let waysWere = WaysIn(base)
    var lost: [(old: String, new: String)] = []
    for (old, new) in screens {
      guard let row = matching.kept[new] else { continue }
      let (was, now) = (isReachable(old, inBase: true), isReachable(new, inBase: false))
      if was && !now {
        lost.append((old, new))
      } else if !was && now {
        reach.reachable.append(row)
      } else if was && now, before.isReachableFromLaunch(old), !after.isReachableFromLaunch(new),
        !head.entries.isEmpty
      {
        reach.linkOnly.append(row)
      }
    }
    let lostIDs = Set(lost.map(\.new))
    // The ways out of a screen that nothing shows are in no graph; those that it had tell what went
    // with it.
    var ways: [String: [Transition]] = [:]
    for (old, new) in lost {
      let left = waysIn.transitions[new, default: []]
      let were = waysWere.transitions[old, default: []].map { row in
        var row = row
        row.fromID = matching.id(ofBase: row.fromID)
        return row
      }
      let isCarried =
        !were.isEmpty
        && were.allSatisfy { lostIDs.contains($0.fromID) && !matching.isShownInHead($0.fromID) }
      ways[new] = left.isEmpty && isCarried ? were : left
    }
    for (old, new) in lost {
      guard let row = matching.kept[new] else { continue }
      let left = ways[new, default: []]
      let gone = left.isEmpty ? waysWere.transitions[old, default: []] : []
      reach.unreachable.append(
        FlowChange.Loss(
          screen: row, hasNoWayIn: left.isEmpty, lost: gone,
          behind: left.isEmpty ? nil : first(above: new, lost: lostIDs, ways),
          doubts: doubts(row, gone)))
    }
  }

  /// Where no launch is known, a screen counts as reachable while something shows it; so does one of
  /// which it was not seen what shows it.
  private func isReachable(_ id: String, inBase: Bool) -> Bool {
    guard inBase ? matching.isShownInBase(id) : matching.isShownInHead(id) else { return false }
    if base.entries.isEmpty || head.entries.isEmpty { return true }
    let reachability = inBase ? before : after
    return reachability.isReachable(id) || reachability.hasUnseenWay(id)
  }

  /// The screen without a way in that a lost screen hangs on.
  private func first(above id: String, lost: Set<String>, _ ways: [String: [Transition]]) -> String?
  {
    var seen: Set<String> = [id]
    var open = [id]
    var position = 0
    while position < open.count {
      let screens = ways[open[position], default: []].map(\.fromID)
      for screen in Set(screens).sorted() where lost.contains(screen) {
        if ways[screen, default: []].isEmpty { return screen }
        if seen.insert(screen).inserted { open.append(screen) }
      }
      position += 1
    }
    return nil
  }

  private func doubts(_ screen: FlowChange.ScreenRow, _ lost: [Transition]) -> [UnresolvedCall] {
    let files = Set(lost.flatMap { [$0.file] + $0.steps.map(\.file) })
    let words = Set(
      [screen.name, screen.id]
        + lost.compactMap { $0.via?.split(separator: ".").first.map(String.init) })
    return unresolved.filter { call in
      files.contains(call.file) || call.concerns.contains(where: words.contains)
    }
  }

  // MARK: Nearer or farther

  private mutating func compareDistances(_ screens: [(old: String, new: String)]) {
    var distances: [String: FlowChange.Distance] = [:]
    for (old, new) in screens {
      guard let row = matching.kept[new], let was = before.acts(to: old),
        let now = after.acts(to: new), was != now
      else { continue }
      distances[new] = FlowChange.Distance(
        screen: row, before: was, after: now, way: after.way(to: new) ?? [])
    }
    for id in distances.keys.sorted() {
      guard var distance = distances[id] else { continue }
      // Whatever moved the first screen of the way moved those behind it as far.
      let step = distance.after - distance.before
      distance.behind =
        distance.way.map(\.fromID).first { screen in
          guard let other = distances[screen] else { return false }
          return other.after - other.before == step
        }
      if step > 0 { reach.longer.append(distance) } else { reach.shorter.append(distance) }
    }
  }
}

/// The transitions that lead to each screen from another one.
private struct WaysIn {
  private(set) var transitions: [String: [Transition]] = [:]

  init(_ graph: FlowGraph) {
    for row in graph.transitions where row.fromID != row.toID {
      transitions[row.toID, default: []].append(row)
    }
  }
}
