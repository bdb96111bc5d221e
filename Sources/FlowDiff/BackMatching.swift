import FlowGraph

/// Which ways back of two versions are the same way.
///
/// Only those of screens that both versions have: the others come and go with their screens.
/// Between the same screens, rows that agree in kind and trigger are the same; those left over of
/// one kind are paired, as code and words change. The rest were added or removed. Of a screen that
/// was renamed, and may be written anew, only kinds that one version lacks are told.
struct BackMatching {
  private(set) var backs = FlowChange.Backs()

  private struct Ends: Hashable {
    var from: String
    var kind: Back.Kind
    var to: String?
  }

  init(_ base: FlowGraph, _ head: FlowGraph, _ matching: ScreenMatching) {
    let mapped = base.backs.map { row in
      var row = row
      row.fromID = matching.id(ofBase: row.fromID)
      row.to = row.to.map { matching.name(ofBase: $0) }
      return row
    }
    let old = Dictionary(grouping: mapped, by: Self.ends)
    let new = Dictionary(grouping: head.backs, by: Self.ends)
    let inBoth = matching.headIDs.filter { was, now in
      matching.isShownInBase(was) && matching.isShownInHead(now)
    }
    let renamed = Set(matching.renamed.map(\.after.id))
    let screens = Set(inBoth.values).union([Transition.anywhere])
    for ends in Set(old.keys).union(new.keys) where screens.contains(ends.from) {
      compare(
        old[ends, default: []], new[ends, default: []], isRenamed: renamed.contains(ends.from))
    }
    // What a part has counts for the screen around it, until it is a screen of its own.
    let split = Self.acts(of: matching.split, head)
    let joined = Self.acts(of: matching.joined, base)
    backs.removed.removeAll { split.contains(Self.act($0)) }
    backs.added.removeAll { joined.contains(Self.act($0)) }
    backs.removed.sort(by: Self.readingOrder)
    backs.added.sort(by: Self.readingOrder)
  }

  private mutating func compare(_ base: [Back], _ head: [Back], isRenamed: Bool) {
    // A screen that was written anew has other triggers throughout.
    if isRenamed, !base.isEmpty, !head.isEmpty { return }
    let common = Set(base.map(\.trigger)).intersection(head.map(\.trigger))
    let old = Self.distinct(base.filter { !common.contains($0.trigger) })
    let new = Self.distinct(head.filter { !common.contains($0.trigger) })
    backs.removed += Self.named(old.dropFirst(new.count))
    backs.added += Self.named(new.dropFirst(old.count))
  }

  private static func ends(_ row: Back) -> Ends {
    Ends(from: row.fromID, kind: row.kind, to: row.to)
  }

  private static func act(_ row: Back) -> [String?] { [row.kind.rawValue, row.trigger] }

  private static func acts(of screens: [FlowChange.ScreenRow], _ graph: FlowGraph) -> Set<[String?]>
  {
    let ids = Set(screens.map(\.id))
    return Set(graph.backs.filter { ids.contains($0.fromID) }.map(act))
  }

  /// One row for what one trigger does at several places. Controls of one name are several.
  private static func distinct(_ rows: [Back]) -> [Back] {
    struct Key: Hashable {
      let trigger: String?
      let place: SourcePlace?
    }
    var seen: Set<Key> = []
    return rows.sorted(by: readingOrder).filter { row in
      seen.insert(Key(trigger: row.trigger, place: row.steps.first?.place)).inserted
    }
  }

  /// One row for each trigger's name, as people read it.
  private static func named(_ rows: ArraySlice<Back>) -> [Back] {
    var seen: Set<String?> = []
    return rows.filter { seen.insert($0.trigger).inserted }
  }

  private static func readingOrder(_ lhs: Back, _ rhs: Back) -> Bool {
    (lhs.fromID, lhs.place, lhs.trigger ?? "") < (rhs.fromID, rhs.place, rhs.trigger ?? "")
  }
}
