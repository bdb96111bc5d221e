import FlowGraph

/// Decides what is a box, what a line and what a chip.
///
/// The shortest ways are lines. So are, in a small graph, all ways that do not run back, and in a
/// larger one those between neighbours in the tree. All else would cross the picture, and so would
/// every way but one into a hub: those are chips in the box that offers them.
struct PlanBuilder {
  /// Up to this many boxes, there is room for every line that does not run back.
  static let smallGraph = 12

  private let graph: FlowGraph
  private let options: DiagramOptions
  private var table: NodeTable
  private var levels: Levels
  private var drawn: [String] = []
  private var outside: Set<String> = []
  /// Screens of which it was not seen what shows them.
  private let unseen: Set<String>
  private var center: String?
  private var border: Set<String> = []
  private var part: String?
  private var isOverview = false

  static func plan(_ graph: FlowGraph, _ options: DiagramOptions) throws(DiagramError)
    -> DiagramPlan
  {
    try PlanBuilder(graph.normalized(), options).plan()
  }

  private init(_ graph: FlowGraph, _ options: DiagramOptions) throws(DiagramError) {
    self.graph = graph
    self.options = options
    let groups = GroupNames(graph)
    switch options.scope {
    case .groups: isOverview = true
    case .automatic:
      isOverview = graph.screens.count > options.overviewThreshold && groups.all.count > 2
    case .screens, .group, .focus: isOverview = false
    }
    let linked = Set(graph.deepLinks.compactMap(\.toID))
    let names = Set(graph.unseen)
    unseen = Set(graph.screens.filter { names.contains($0.name) }.map(\.id))
    if isOverview {
      table = NodeTable(groupsOf: graph, named: groups.group(of:))
      levels = Levels(
        table, deepLinked: Set(linked.map(groups.group(of:))),
        unseen: Set(unseen.map(groups.group(of:))))
    } else {
      table = NodeTable(screensOf: graph)
      table.dropSplitViewDuplicates()
      levels = Levels(table, deepLinked: linked, unseen: unseen)
    }
    drawn = levels.order
    switch options.scope {
    case .group(let name): try restrict(toGroup: name, groups)
    case .focus(let name, let depth): try restrict(around: name, depth)
    case .automatic, .screens, .groups:
      let unshown = isOverview ? [] : Set(graph.unshown.map(\.id)).subtracting(linked)
      drawn.removeAll { unshown.contains($0) && table.isAlone($0) }
    }
  }

  private mutating func restrict(toGroup name: String, _ groups: GroupNames) throws(DiagramError) {
    let members = Set(graph.screens.map(\.id).filter { groups.group(of: $0) == name })
    guard !members.isEmpty else { throw .unknownGroup(name, known: groups.all) }
    // The screens outside that the shortest ways come from stand at the left of the group.
    outside = Set(
      levels.tree.filter { members.contains($0.to) && !members.contains($0.from) }.map(\.from))
    drawn = drawn.filter { members.contains($0) || outside.contains($0) }
    part = "group \(name)"
  }

  private mutating func restrict(around name: String, _ depth: Int) throws(DiagramError) {
    let matches = graph.screens.filter { $0.id == name || $0.name == name }
    guard let screen = matches.first(where: { $0.id == name }) ?? matches.first else {
      let lowered = name.lowercased()
      let similar = graph.screens.map(\.name).filter { $0.lowercased().contains(lowered) }
      throw .unknownScreen(name, similar: Array(similar.prefix(5)))
    }
    center = screen.id
    levels = Levels(table, around: screen.id, depth: depth)
    drawn = levels.order
    border = Set(drawn.filter { abs(levels.level[$0, default: 0]) == depth })
    let steps = Labels.count(depth, "transition")
    part = "\(steps) around \(screen.name)"
  }

  private func isHub(_ id: String) -> Bool {
    table.waysIn(id) >= max(2, options.hubThreshold)
  }

  /// The pairs that are drawn as lines; the rest are chips.
  private func linePairs() -> Set<Pair> {
    let shown = Set(drawn)
    var lines = levels.tree.filter { shown.contains($0.from) && shown.contains($0.to) }
    var parents: [String: Set<String>] = [:]
    for pair in lines { parents[pair.to, default: []].insert(pair.from) }
    let isSmall = drawn.count <= Self.smallGraph
    for from in drawn where from != Transition.anywhere && !outside.contains(from) {
      for to in table.successors[from, default: []] {
        let pair = Pair(from: from, to: to)
        guard shown.contains(to), !outside.contains(to), !isHub(to), !lines.contains(pair) else {
          continue
        }
        if isSmall {
          if !leads(from: to, to: from, lines) { lines.insert(pair) }
        } else if levels.level[to, default: 0] == levels.level[from, default: 0] + 1 {
          let uncles = parents[to, default: []].flatMap { parents[$0, default: []] }
          if !parents[from, default: []].isDisjoint(with: uncles) { lines.insert(pair) }
        }
      }
    }
    return lines
  }

  /// Whether some lines lead from one box to another; asked in small graphs only.
  private func leads(from start: String, to end: String, _ lines: Set<Pair>) -> Bool {
    var seen: Set<String> = [start]
    var open = [start]
    while let id = open.popLast() {
      if id == end { return true }
      for pair in lines where pair.from == id && seen.insert(pair.to).inserted {
        open.append(pair.to)
      }
    }
    return false
  }

  private func plan() -> DiagramPlan {
    var plan = DiagramPlan(graph: graph, options: options)
    plan.part = part
    plan.isOverview = isOverview
    var slugs = SlugTable()
    let shown = Set(drawn)
    for id in table.ids where shown.contains(id) {
      let prefix = isOverview ? "group-" : "screen-"
      let name = id == Transition.anywhere ? "any" : id
      plan.dotIDs[id] = slugs.slug(for: name, prefix: prefix)
    }
    let lines = linePairs()
    let listsUnshown = part == nil && !isOverview
    let findings = FindingPlaces(graph, listsUnshown: listsUnshown)
    let groups = GroupNames(graph)
    let deepLinks = Dictionary(grouping: graph.deepLinks) { $0.toID ?? "" }
    for id in drawn {
      guard let node = table.nodes[id], let dotID = plan.dotIDs[id] else { continue }
      var box = DiagramPlan.Box(node: node, dotID: dotID)
      box.isOutside = outside.contains(id)
      box.isFocus = center == id
      box.isHub = !isOverview && isHub(id)
      box.isUnreachable = levels.unreachable.contains(id)
      box.facts = node.facts + facts(id, box, lines)
      if !box.isOutside {
        box.loops = isOverview ? [] : table.loops[id, default: []]
        box.findings = found(id, findings, groups)
        if !isOverview { box.deepLinks = deepLinks[id, default: []] }
      }
      addWays(to: &box, lines)
      plan.boxes.append(box)
    }
    if options.showsFindings { plan.findingsElsewhere = part == nil ? findings.elsewhere : [] }
    if listsUnshown {
      plan.unshown = graph.unshown.filter { !shown.contains($0.id) }
      if options.showsFindings { plan.unshownFindings = findings.byScreen }
    }
    share(&plan)
    cluster(&plan)
    Columns.arrange(&plan)
    return plan
  }

  private func facts(_ id: String, _ box: DiagramPlan.Box, _ lines: Set<Pair>) -> [String] {
    if isOverview || box.isOutside { return box.isOutside ? [groupFact(id)].compactMap { $0 } : [] }
    var facts: [String] = []
    let fromAnywhere = table.predecessors[id, default: []].contains(Transition.anywhere)
    let linesIn = table.predecessors[id, default: []].count {
      lines.contains(Pair(from: $0, to: id))
    }
    if fromAnywhere { facts.append("from any screen") }
    let ways = table.waysIn(id)
    if ways > linesIn || box.isHub { facts.append("from \(Labels.count(ways, "screen"))") }
    if box.isUnreachable { facts.append("no way here from launch") }
    if unseen.contains(id), table.predecessors[id, default: []].isEmpty, !box.node.isEntry {
      facts.append("way in not seen")
    }
    return facts
  }

  private func groupFact(_ id: String) -> String? { table.nodes[id]?.group.map { "in \($0)" } }

  private func found(_ id: String, _ places: FindingPlaces, _ groups: GroupNames) -> [Finding] {
    guard options.showsFindings else { return [] }
    if !isOverview { return places.byScreen[id, default: []] }
    let members = graph.screens.map(\.id).filter { groups.group(of: $0) == id }
    return members.flatMap { places.byScreen[$0, default: []] }
  }

  private func addWays(to box: inout DiagramPlan.Box, _ lines: Set<Pair>) {
    var hidden = 0
    for target in table.successors[box.node.id, default: []] {
      let pair = Pair(from: box.node.id, to: target)
      guard let rows = table.pairs[pair], let node = table.nodes[target] else { continue }
      let way = DiagramPlan.Way(
        from: pair.from, to: target, name: node.name, transitions: rows,
        isLine: lines.contains(pair), isTree: levels.tree.contains(pair))
      if way.isLine {
        box.lines.append(way)
      } else if box.isOutside || border.contains(box.node.id) {
        hidden += 1
      } else {
        box.chips.append(way)
      }
    }
    if hidden > 0, !box.isOutside { box.facts.append("leads to \(hidden) more") }
  }
}

extension PlanBuilder {
  /// Says once what many boxes offer alike.
  private func share(_ plan: inout DiagramPlan) {
    guard !isOverview, center == nil else { return }
    var chips: [String: [String]] = [:]
    for box in plan.boxes where box.node.role == .screen {
      chips[box.node.id] = box.chips.map(\.to)
    }
    for group in SharedWays(chips: chips).groups {
      let offered = plan.boxes.filter { group.screens.contains($0.node.id) }
      var ways: [String: DiagramPlan.Way] = [:]
      for way in offered.flatMap(\.chips) where group.targets.contains(way.to) {
        if ways[way.to] == nil {
          ways[way.to] = way
        } else {
          ways[way.to]?.transitions += way.transitions
        }
      }
      let order = offered.first?.chips.map(\.to).filter(group.targets.contains) ?? group.targets
      plan.shared.append(
        DiagramPlan.SharedBox(
          letter: group.letter, component: component(Array(ways.values)),
          dotID: "shared-\(group.letter)",
          screens: offered.map(\.node.name), chips: order.compactMap { ways[$0] }))
      for index in plan.boxes.indices where group.screens.contains(plan.boxes[index].node.id) {
        plan.boxes[index].shared.append(group.letter)
        plan.boxes[index].chips.removeAll { group.targets.contains($0.to) }
      }
    }
  }

  /// The name of the file that all these ways pass through, unless it is a screen's own.
  private func component(_ ways: [DiagramPlan.Way]) -> String? {
    let screens = Set(graph.screens.map(\.file))
    let files = ways.flatMap(\.transitions).map { Set([$0.file] + $0.steps.map(\.file)) }
    guard let first = files.first else { return nil }
    let common = files.dropFirst().reduce(first) { $0.intersection($1) }.subtracting(screens)
    let name = common.min()?.split(separator: "/").last?.split(separator: ".").first
    return name.map(String.init)
  }

  /// Frames around groups, where they gather what belongs together: at least two groups of two
  /// boxes, and seven tenths of the shortest ways within one of them.
  private func cluster(_ plan: inout DiagramPlan) {
    guard !isOverview, part == nil else { return }
    let named = plan.boxes.filter { $0.node.group != nil }
    let members = Dictionary(grouping: named) { $0.node.group ?? "" }.filter { $0.value.count > 1 }
    let trees = plan.lines.filter(\.isTree)
    let inside = trees.count { way in
      let group = table.nodes[way.from]?.group
      return group != nil && group == table.nodes[way.to]?.group
    }
    guard members.count > 1, inside * 10 >= trees.count * 7 else { return }
    var slugs = SlugTable()
    for name in members.keys.sorted() {
      plan.clusters.append(
        DiagramPlan.Cluster(
          name: name, dotID: slugs.slug(for: name, prefix: "cluster-"),
          boxes: members[name, default: []].map(\.dotID)))
    }
  }
}
