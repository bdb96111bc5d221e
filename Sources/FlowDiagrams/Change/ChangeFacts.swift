import FlowDiff
import FlowGraph

/// What a change says of each screen and of each pair of screens, over both versions at once.
struct ChangeFacts {
  struct PairFacts {
    var state: ChangeState
    var kind: Transition.Kind
    var labels: [ChangePlan.Label]
  }

  /// The head's graph, and what only the base has.
  let union: FlowGraph
  private(set) var states: [String: ChangeState] = [:]
  private(set) var gone: Set<String> = []
  private(set) var oldNames: [String: String] = [:]
  private(set) var facts: [String: [String]] = [:]
  /// Every pair of screens that a transition of either version connects.
  private(set) var pairs: [Pair: PairFacts] = [:]

  init(_ change: FlowChange, _ head: FlowGraph) {
    var union = head
    let known = Set(head.screens.map(\.id))
    let lost = change.reach.unreachable.map(\.screen).filter { !known.contains($0.id) }
    union.screens += (change.screens.removed + lost).map {
      Screen(id: $0.id, name: $0.name, kind: $0.kind, at: $0.place)
    }
    union.transitions += change.transitions.removed.map(\.transition)
    self.union = union.normalized()
    readScreens(change)
    readReach(change)
    readPairs(change, head)
  }

  private mutating func readScreens(_ change: FlowChange) {
    for row in change.screens.added { states[row.id] = .added }
    for row in change.screens.removed {
      states[row.id] = .removed
      gone.insert(row.id)
    }
    for pair in change.screens.renamed {
      states[pair.after.id] = .changed
      oldNames[pair.after.id] = pair.before.name
      facts[pair.after.id, default: []].append("was \(pair.before.name)")
    }
    for row in change.screens.split { mark(row.id, .changed, "was a part of another screen") }
    for row in change.entries.added { mark(row.id, .changed, "a launch shows it now") }
    for row in change.entries.removed { mark(row.id, .changed, "no launch shows it any more") }
  }

  private mutating func readReach(_ change: FlowChange) {
    for loss in change.reach.unreachable {
      mark(
        loss.screen.id, .removed,
        loss.doubts.isEmpty ? "no way here any more" : "perhaps no way here any more")
    }
    for row in change.reach.linkOnly { mark(row.id, .changed, "by deep link only") }
    for row in change.reach.reachable { mark(row.id, .added, "can be reached now") }
    for row in change.reach.longer where row.behind == nil {
      mark(row.screen.id, .changed, "\(row.before) → \(row.after) taps from launch")
    }
    let ids = Set(union.screens.map(\.id))
    for link in change.deepLinks.changed {
      for screen in Set((link.before + link.after).compactMap(\.screen)).sorted() {
        let id = ids.contains(screen) ? screen : union.screens.first { $0.name == screen }?.id
        if let id { mark(id, .changed, "⇢ \(Labels.pattern(link.pattern)) changed") }
      }
    }
  }

  private mutating func mark(_ id: String, _ state: ChangeState, _ fact: String) {
    if states[id] == nil { states[id] = state }
    facts[id, default: []].append(fact)
  }

  private mutating func readPairs(_ change: FlowChange, _ head: FlowGraph) {
    func pair(_ row: Transition) -> Pair { Pair(from: row.fromID, to: row.toID) }
    var labels: [Pair: [ChangePlan.Label]] = [:]
    var kinds: [Pair: Transition.Kind] = [:]
    func say(_ row: Transition, _ state: ChangeState, _ text: String? = nil) {
      let label = ChangePlan.Label(state: state, text: text ?? Labels.short(row))
      if !labels[pair(row), default: []].contains(label) {
        labels[pair(row), default: []].append(label)
      }
      if kinds[pair(row)] == nil { kinds[pair(row)] = row.kind }
    }
    var only: [Pair: ChangeState] = [:]
    for way in change.transitions.added {
      say(way.transition, .added)
      only[pair(way.transition)] = way.isOnly ? .added : .changed
    }
    for way in change.transitions.removed {
      say(way.transition, .removed)
      only[pair(way.transition)] = way.isOnly ? .removed : .changed
    }
    for row in change.transitions.changed where row.isVisible {
      let words =
        row.aspects.contains(.kind)
        ? "\(Labels.word(row.before.kind)) → \(Labels.word(row.after.kind))"
        : row.after.guard.map { "if \(Labels.cut($0, to: 22))" } ?? "always"
      say(row.after, .changed, "\(Labels.short(row.after)): \(words)")
      only[pair(row.after)] = .changed
    }
    for row in head.transitions where only[pair(row)] == nil { say(row, .same) }
    for (pair, labels) in labels {
      pairs[pair] = PairFacts(
        state: only[pair] ?? .same, kind: kinds[pair] ?? .push, labels: labels)
    }
  }
}
