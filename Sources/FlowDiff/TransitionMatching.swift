import FlowGraph

/// Which transitions of two versions are the same transition.
///
/// Between the same two screens, rows that agree in kind, route, trigger and condition are the
/// same; those left over are paired by what they share, and the rest were added or removed. Where
/// the operation stands does not count: code moves.
struct TransitionMatching {
  private(set) var transitions = FlowChange.Transitions()

  init(_ base: [Transition], _ head: [Transition], _ matching: ScreenMatching) {
    let mapped = base.map { row in
      var row = row
      row.fromID = matching.id(ofBase: row.fromID)
      row.toID = matching.id(ofBase: row.toID)
      return row
    }
    let old = Dictionary(grouping: mapped) { [$0.fromID, $0.toID] }
    let new = Dictionary(grouping: head) { [$0.fromID, $0.toID] }
    for pair in Set(old.keys).union(new.keys).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      compare(Self.distinct(old[pair] ?? []), Self.distinct(new[pair] ?? []))
    }
    // What a component has is its screen's; the same way is there before it is one of its own.
    let split = Inside(matching.split, of: head)
    transitions.removed.removeAll { split.holds($0.transition, in: head) }
    transitions.added.removeAll { split.isHeld($0.transition, in: mapped) }
    let joined = Inside(matching.joined, of: mapped)
    transitions.added.removeAll { joined.holds($0.transition, in: mapped) }
    transitions.removed.removeAll { joined.isHeld($0.transition, in: head) }
  }

  private mutating func compare(_ base: [Transition], _ head: [Transition]) {
    let common = Set(base.map(Self.key)).intersection(head.map(Self.key))
    var old = base.filter { !common.contains(Self.key($0)) }
    var new = head.filter { !common.contains(Self.key($0)) }
    while let (before, after) = Self.onlyOnes(old, new) ?? Self.mostAlike(old, new) {
      let (was, now) = (old.remove(at: before), new.remove(at: after))
      transitions.changed.append(
        FlowChange.TransitionChange(before: was, after: now, aspects: Self.aspects(was, now)))
    }
    transitions.removed += old.map { FlowChange.Way(transition: $0, isOnly: head.isEmpty) }
    transitions.added += new.map { FlowChange.Way(transition: $0, isOnly: base.isEmpty) }
  }

  private static func key(_ row: Transition) -> [String?] {
    [row.kind.rawValue, row.via, row.trigger, row.guard, row.certainty.rawValue]
  }

  /// Rows that differ in their place only count once.
  private static func distinct(_ rows: [Transition]) -> [Transition] {
    var seen: Set<[String?]> = []
    return rows.filter { seen.insert(key($0)).inserted }
  }

  /// One row on each side that nothing tells apart but its kind is the same transition.
  private static func onlyOnes(_ old: [Transition], _ new: [Transition]) -> (Int, Int)? {
    old.count == 1 && new.count == 1 && old[0].trigger == new[0].trigger ? (0, 0) : nil
  }

  private static func mostAlike(_ old: [Transition], _ new: [Transition]) -> (Int, Int)? {
    var best: (Int, Int)?
    var bestScore = 0
    for (before, was) in old.enumerated() {
      for (after, now) in new.enumerated() {
        let score = likeness(was, now)
        if score > bestScore { (best, bestScore) = ((before, after), score) }
      }
    }
    return best
  }

  /// How much two rows share; zero for two that are not one and the same.
  private static func likeness(_ was: Transition, _ now: Transition) -> Int {
    let sameKind = was.kind == now.kind
    let sameTrigger = was.trigger == now.trigger
    let sameRoute = was.via != nil && was.via == now.via
    // With another kind, something a person or the code names must have stayed.
    guard sameKind || (sameTrigger && was.trigger != nil) || sameRoute else { return 0 }
    return 1 + (sameKind ? 8 : 0) + (sameTrigger ? 4 : 0) + (sameRoute ? 2 : 0)
      + (was.guard == now.guard ? 1 : 0) + (was.certainty == now.certainty ? 1 : 0)
  }

  private static func aspects(
    _ was: Transition, _ now: Transition
  ) -> [FlowChange.TransitionChange.Aspect] {
    FlowChange.TransitionChange.Aspect.allCases.filter { aspect in
      switch aspect {
      case .kind: was.kind != now.kind
      case .condition: was.guard != now.guard
      case .trigger: was.trigger != now.trigger
      case .route: was.via != now.via
      case .certainty: was.certainty != now.certainty
      }
    }
  }
}
