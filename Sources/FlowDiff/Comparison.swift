import FlowAnalysis
import FlowGraph

extension FlowChange {
  /// Compares two versions of an app's navigation.
  ///
  /// A pure function: the order of the tables' rows does not matter.
  ///
  /// - Parameters:
  ///   - base: the older graph, with its findings.
  ///   - head: the newer graph, with its findings.
  ///   - suppressed: findings of the head that a comment sets aside, which are not fixed.
  ///   - names: what the person calls the two.
  /// - Complexity: O(n log n) in the rows, plus the product of the screens that only one version
  ///   has, and of the transitions that only one version has between the same two screens.
  public init(
    from base: FlowGraph, to head: FlowGraph, suppressed: [Finding] = [],
    named names: (base: String, head: String) = ("base", "head")
  ) {
    let (base, head) = (base.normalized(), head.normalized())
    self.base = Version(name: names.base, graph: base)
    self.head = Version(name: names.head, graph: head)
    let matching = ScreenMatching(base, head)
    let rows = TransitionMatching(base.transitions, head.transitions, matching)
    screens = Screens(
      added: matching.added, removed: matching.removed, renamed: matching.renamed,
      split: matching.split, joined: matching.joined)
    entries = Self.entries(base, head, matching)
    transitions = rows.transitions
    backs = BackMatching(base, head, matching).backs
    unresolved = Self.unresolved(base, head)
    reach = ReachComparison(base, head, matching, newlyUnresolved: unresolved.added).reach
    deepLinks = Self.deepLinks(base, head, matching)
    findings = FindingMatching(base, head, suppressed: suppressed, matching).findings
  }

  private static func entries(
    _ base: FlowGraph, _ head: FlowGraph, _ matching: ScreenMatching
  ) -> Entries {
    let before = Set(base.entries.map { matching.id(ofBase: $0.screenID) })
    let after = Set(head.entries.map(\.screenID))
    // An added or removed screen that a launch shows says so at the screen.
    return Entries(
      added: after.subtracting(before).sorted().compactMap { matching.kept[$0] },
      removed: before.subtracting(after).sorted().compactMap { matching.kept[$0] })
  }

  /// The same call in the same file is one; then the same call, as files are renamed.
  private static func unresolved(_ base: FlowGraph, _ head: FlowGraph) -> Unresolved {
    var (old, new) = (base.unresolved, head.unresolved)
    let keys: [(UnresolvedCall) -> [String]] = [
      { [$0.file, $0.operation, $0.reason] }, { [$0.operation, $0.reason] },
    ]
    for key in keys {
      (old, new) = (surplus(old, over: new, by: key), surplus(new, over: old, by: key))
    }
    return Unresolved(added: new, removed: old)
  }

  private static func surplus(
    _ rows: [UnresolvedCall], over others: [UnresolvedCall], by key: (UnresolvedCall) -> [String]
  ) -> [UnresolvedCall] {
    var counts: [[String]: Int] = [:]
    for row in others { counts[key(row), default: 0] += 1 }
    return rows.filter { row in
      counts[key(row), default: 0] -= 1
      return counts[key(row), default: 0] < 0
    }
  }

  private static func deepLinks(
    _ base: FlowGraph, _ head: FlowGraph, _ matching: ScreenMatching
  ) -> DeepLinks {
    let before = Dictionary(grouping: told(base.deepLinks), by: \.pattern)
    let after = Dictionary(grouping: told(head.deepLinks), by: \.pattern)
    var result = DeepLinks()
    for pattern in Set(before.keys).union(after.keys).sorted() {
      guard let old = before[pattern] else {
        result.added += once(after[pattern, default: []])
        continue
      }
      guard let new = after[pattern], let first = new.first else {
        result.removed += once(old)
        continue
      }
      var was = Set(old.map { destination($0, matching.name(ofBase:)) }).sorted()
      var now = Set(new.map { destination($0, matching.name(ofHead:)) }).sorted()
      if was == now {
        was = Set(old.map { destination($0, matching.name(ofBase:), kind: $0.kind) }).sorted()
        now = Set(new.map { destination($0, matching.name(ofHead:), kind: $0.kind) }).sorted()
      }
      guard was != now else { continue }
      result.changed.append(
        DeepLinkChange(
          pattern: pattern, before: was, after: now, file: first.file, line: first.line,
          column: first.column))
    }
    return result
  }

  /// Links that are news. What a handler of the app's own links leaves to the system leads nowhere
  /// in the app, with the handler or without.
  private static func told(_ links: [DeepLink]) -> [DeepLink] {
    links.filter { $0.source != .link || $0.to != nil || $0.tab != nil || !$0.path.isEmpty }
  }

  /// One row for each end of a link that only one version has, however many ways it takes there.
  private static func once(_ links: [DeepLink]) -> [DeepLink] {
    var seen: Set<[String?]> = []
    return links.filter { seen.insert([$0.toID, $0.tab]).inserted }
  }

  private static func destination(
    _ link: DeepLink, _ name: (String) -> String, kind: Transition.Kind? = nil
  ) -> DeepLinkChange.Destination {
    var below = link.path.compactMap { $0.screenID ?? $0.route }.map(name)
    let top = link.toID.map(name)
    if below.last == top { _ = below.popLast() }
    return .init(screen: top, below: below, tab: link.tab.map(name), kind: kind)
  }
}
