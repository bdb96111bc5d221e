import FlowDiff
import FlowGraph

/// Decides what a picture of a change shows: what changed, and the shortest ways from launch to it.
///
/// Both versions are laid out as one graph, so that what did not change stands at the same place in
/// the pictures of before and after.
struct ChangePlanner {
  /// Up to this many screens, all of them are drawn.
  static let wholeUpTo = 30
  /// This many screens that changed alike become one box.
  static let alike = 4
  private static let shownOthers = 5
  private static let shownLabels = 4

  private let change: FlowChange
  private let options: ChangeDiagramOptions
  private let facts: ChangeFacts
  private let table: NodeTable
  private let levels: Levels
  /// The shortest ways: those of the head, and to what the head does not reach those of both.
  private let tree: Set<Pair>
  /// The screens that changed alike, by the id of the box that stands for them.
  private var many: [(id: String, screens: [String], targets: [Pair: ChangeFacts.PairFacts])] = []

  static func plan(
    _ change: FlowChange, _ head: FlowGraph, _ options: ChangeDiagramOptions
  ) -> ChangePlan {
    var planner = ChangePlanner(change, head, options)
    planner.gatherAlike()
    return planner.plan()
  }

  private init(_ change: FlowChange, _ head: FlowGraph, _ options: ChangeDiagramOptions) {
    self.change = change
    self.options = options
    facts = ChangeFacts(change, head.normalized())
    var table = NodeTable(screensOf: facts.union)
    table.dropSplitViewDuplicates()
    self.table = table
    let linked = Set(facts.union.deepLinks.compactMap(\.toID))
    levels = Levels(table, deepLinked: linked)
    var newer = NodeTable(screensOf: head.normalized())
    newer.dropSplitViewDuplicates()
    let reached = Levels(newer, deepLinked: linked)
    let known = Set(reached.level.keys).subtracting(reached.unreachable)
    let ofHead = reached.tree.filter { known.contains($0.to) }
    tree = ofHead.union(levels.tree.filter { !known.contains($0.to) })
  }

  private var changedPairs: [Pair] {
    facts.pairs.filter { $0.value.state != .same && $0.key.from != $0.key.to }.keys.sorted()
  }

  /// Screens that did not change themselves and gained or lost the same ways, as the screens of a
  /// shared toolbar do, are said once.
  private mutating func gatherAlike() {
    let targets = Set(changedPairs.map(\.to))
    var sets: [String: [Pair]] = [:]
    for pair in changedPairs where pair.from != Transition.anywhere {
      sets[pair.from, default: []].append(pair)
    }
    let plain = sets.filter { facts.states[$0.key] == nil && !targets.contains($0.key) }
    let groups = Dictionary(grouping: plain.keys.sorted()) { screen in
      plain[screen, default: []].map { pair in
        let said = facts.pairs[pair]
        return [pair.to, said?.state.rawValue ?? "", said?.kind.rawValue ?? ""]
      }
    }
    for (_, screens) in groups.sorted(by: { ($0.value.first ?? "") < ($1.value.first ?? "") })
    where screens.count >= Self.alike {
      guard let first = screens.first else { continue }
      var lines: [Pair: ChangeFacts.PairFacts] = [:]
      let id = "many \(first)"
      for pair in plain[first, default: []] {
        lines[Pair(from: id, to: pair.to)] = facts.pairs[pair]
      }
      many.append((id, screens, lines))
    }
  }

  private func plan() -> ChangePlan {
    var plan = ChangePlan(title: options.title, counts: counts)
    let gathered = Set(many.flatMap(\.screens))
    let lines = drawnLines(gathered)
    let drawn = drawnBoxes(lines, gathered)
    var slugs = SlugTable()
    for id in levels.order where drawn.contains(id) {
      plan.boxes.append(
        box(id, slugs.slug(for: id == "*" ? "any" : id, prefix: "screen-"), lines, drawn))
    }
    for group in many {
      let names = group.screens.map { table.nodes[$0]?.name ?? $0 }
      var box = ChangePlan.Box(
        id: group.id, dotID: slugs.slug(for: group.id, prefix: ""),
        name: Labels.count(group.screens.count, "screen"), isMany: true)
      box.facts = Self.listed(names)
      box.lines = group.targets.keys.sorted().compactMap { pair in
        group.targets[pair].map { line(pair.to, $0) }
      }
      plan.boxes.append(box)
    }
    let screens = plan.boxes.count { !$0.isMany && $0.id != Transition.anywhere }
    plan.hidden = max(0, facts.union.screens.count - screens)
    return plan
  }

  /// The pairs that get a line: what changed, and the shortest ways that lead there.
  private func drawnLines(_ gathered: Set<String>) -> Set<Pair> {
    var lines = Set(changedPairs.filter { !gathered.contains($0.from) })
    var parents: [String: [Pair]] = [:]
    for pair in tree { parents[pair.to, default: []].append(pair) }
    if isWhole { return lines.union(tree.filter { isDrawable($0, gathered) }) }
    var open = Set(lines.flatMap { [$0.from, $0.to] }).union(facts.states.keys)
      .union(many.flatMap { $0.targets.keys.map(\.to) }).sorted()
    var seen = Set(open)
    while let id = open.popLast() {
      for pair in parents[id, default: []].sorted() where isDrawable(pair, gathered) {
        lines.insert(pair)
        if seen.insert(pair.from).inserted { open.append(pair.from) }
      }
    }
    return lines
  }

  /// A changed way of a gathered screen is said by the box that stands for it.
  private func isDrawable(_ pair: Pair, _ gathered: Set<String>) -> Bool {
    !(gathered.contains(pair.from) && facts.pairs[pair]?.state != .same)
  }

  private var isWhole: Bool {
    options.isWhole || facts.union.screens.count <= Self.wholeUpTo
  }

  private func drawnBoxes(_ lines: Set<Pair>, _ gathered: Set<String>) -> Set<String> {
    if isWhole { return Set(table.ids) }
    return Set(lines.flatMap { [$0.from, $0.to] }).union(facts.states.keys)
      .union(many.flatMap { $0.targets.keys.map(\.to) }).intersection(table.ids)
  }

  private func box(
    _ id: String, _ dotID: String, _ lines: Set<Pair>, _ drawn: Set<String>
  ) -> ChangePlan.Box {
    let node = table.nodes[id]
    var box = ChangePlan.Box(id: id, dotID: dotID, name: node?.name ?? id)
    box.oldName = facts.oldNames[id]
    box.state = facts.states[id] ?? .same
    box.isGone = facts.gone.contains(id)
    box.isEntry = node?.isEntry == true
    box.place = node?.place
    box.facts = Array(facts.facts[id, default: []].prefix(3))
    let new = change.newFindings.filter { $0.subject == id || $0.subject == box.name }
    box.findings = new
    if !new.isEmpty, box.state == .same { box.state = .changed }
    let successors = table.successors[id, default: []]
    for target in successors {
      let pair = Pair(from: id, to: target)
      guard lines.contains(pair), let said = facts.pairs[pair] else { continue }
      var line = line(target, said)
      line.isTree = tree.contains(pair)
      box.lines.append(line)
    }
    let rest = successors.filter { target in
      let pair = Pair(from: id, to: target)
      return !lines.contains(pair) && facts.pairs[pair]?.state == .same
    }
    // Which of its other ways a screen on the way has is not what the picture is about.
    if box.state != .same || isWhole {
      let names = rest.map { table.nodes[$0]?.name ?? $0 }
      box.others = Array(names.prefix(Self.shownOthers))
      if names.count > box.others.count {
        box.others.append("\(names.count - box.others.count) more")
      }
    } else if !rest.isEmpty {
      box.facts.append("leads to \(rest.count) more")
    }
    return box
  }

  private func line(_ target: String, _ said: ChangeFacts.PairFacts) -> ChangePlan.Line {
    // What changed comes first; what is the same stands for the line where nothing else does.
    let changed = said.labels.filter { $0.state != .same }
    var labels = Array((changed.isEmpty ? said.labels : changed).prefix(Self.shownLabels))
    let more = (changed.isEmpty ? said.labels : changed).count - labels.count
    if more > 0 { labels.append(.init(state: said.state, text: "+\(more)")) }
    return ChangePlan.Line(to: target, state: said.state, kind: said.kind, labels: labels)
  }

  private static func listed(_ names: [String]) -> [String] {
    let shown = names.prefix(6).map { Labels.cut($0, to: Labels.nameLimit) }
    let more = names.count - shown.count
    return shown + (more > 0 ? ["and \(more) more"] : [])
  }

  private var counts: [String] {
    func words(_ count: Int, _ noun: String, _ verb: String) -> String? {
      count > 0 ? "\(Labels.count(count, noun)) \(verb)" : nil
    }
    let (screens, rows) = (change.screens, change.transitions)
    return [
      words(screens.added.count, "screen", "added"),
      words(screens.removed.count, "screen", "removed"),
      words(screens.renamed.count, "screen", "renamed"),
      words(change.reach.unreachable.count, "screen", "no longer reachable"),
      words(rows.added.count, "transition", "added"),
      words(rows.removed.count, "transition", "removed"),
      words(rows.changed.count(where: \.isVisible), "transition", "changed"),
      words(change.newFindings.count, "new finding", "").map { $0.trimmingSpaces },
    ].compactMap { $0 }
  }
}
