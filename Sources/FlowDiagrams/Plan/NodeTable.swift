import FlowGraph

/// The two ends of everything that leads from one box to another.
struct Pair: Hashable, Comparable, Sendable {
  var from: String
  var to: String

  static func < (lhs: Pair, rhs: Pair) -> Bool { (lhs.from, lhs.to) < (rhs.from, rhs.to) }
}

/// What a picture can show as a box: a screen, a group, or "any screen".
struct Node: Sendable {
  enum Role: Sendable {
    case screen, group, anywhere
  }

  var id: String
  var name: String
  var role = Role.screen
  var group: String?
  var place: SourcePlace?
  var isContainer = false
  var isEntry = false
  /// Words under the name, before those that the drawing adds.
  var facts: [String] = []
}

/// The graph by box and by pair of boxes, in a fixed order.
struct NodeTable: Sendable {
  /// Sorted by id.
  private(set) var ids: [String] = []
  private(set) var nodes: [String: Node] = [:]
  /// The transitions between two different boxes, in the order of the source.
  private(set) var pairs: [Pair: [Transition]] = [:]
  /// The boxes that a box leads to, in the order of the source.
  private(set) var successors: [String: [String]] = [:]
  private(set) var predecessors: [String: [String]] = [:]
  /// Transitions from a screen to itself.
  private(set) var loops: [String: [Transition]] = [:]

  /// One node a screen. Ends of transitions that the table of screens lacks are added.
  init(screensOf graph: FlowGraph) {
    let entries = Set(graph.entries.map(\.screenID))
    for screen in graph.screens {
      nodes[screen.id] = Node(
        id: screen.id, name: screen.name, group: screen.group, place: screen.place,
        isContainer: screen.container, isEntry: entries.contains(screen.id))
    }
    for row in graph.transitions {
      for (id, name) in [(row.fromID, row.from), (row.toID, row.to)] where nodes[id] == nil {
        nodes[id] =
          id == Transition.anywhere
          ? Node(id: id, name: "Any screen", role: .anywhere)
          : Node(id: id, name: name, isEntry: entries.contains(id))
      }
    }
    // Two file-private types of one name are two screens: their files tell them apart.
    let byName = Dictionary(grouping: nodes.values) { $0.name }
    for node in byName.values.filter({ $0.count > 1 }).joined() {
      let file = node.place?.file.split(separator: "/").last.map(String.init)
      nodes[node.id]?.facts = file.map { ["in \($0)"] } ?? []
    }
    finish(graph.transitions.map { (Pair(from: $0.fromID, to: $0.toID), $0) })
  }

  /// One node a group.
  init(groupsOf graph: FlowGraph, named group: (String) -> String) {
    var members: [String: [Screen]] = [:]
    for screen in graph.screens { members[group(screen.id), default: []].append(screen) }
    let entries = Set(graph.entries.map { group($0.screenID) })
    for (name, screens) in members {
      nodes[name] = Node(
        id: name, name: name, role: .group, group: name, isEntry: entries.contains(name),
        facts: [Labels.count(screens.count, "screen")])
    }
    let ids = Set(graph.screens.map(\.id))
    let known = graph.transitions.filter { row in
      (ids.contains(row.fromID) || row.fromID == Transition.anywhere) && ids.contains(row.toID)
    }
    if known.contains(where: { $0.fromID == Transition.anywhere }) {
      nodes[Transition.anywhere] = Node(
        id: Transition.anywhere, name: "Any screen", role: .anywhere)
    }
    finish(
      known.map { row in
        let from = row.fromID == Transition.anywhere ? row.fromID : group(row.fromID)
        return (Pair(from: from, to: group(row.toID)), row)
      })
    // Between groups, the kind that occurs most gives the line its look.
    for (pair, rows) in pairs {
      let counts = Dictionary(grouping: rows, by: \.kind).mapValues(\.count)
      let order = Self.leading.enumerated().sorted { lhs, rhs in
        (-counts[lhs.element, default: 0], lhs.offset)
          < (-counts[rhs.element, default: 0], rhs.offset)
      }
      pairs[pair] = order.flatMap { kind in rows.filter { $0.kind == kind.element } }
    }
  }

  private mutating func finish(_ rows: [(Pair, Transition)]) {
    ids = nodes.keys.sorted()
    let ordered = rows.sorted { lhs, rhs in
      (lhs.1.place, lhs.0, lhs.1.kind.rawValue, lhs.1.via ?? "", lhs.1.trigger ?? "")
        < (rhs.1.place, rhs.0, rhs.1.kind.rawValue, rhs.1.via ?? "", rhs.1.trigger ?? "")
    }
    for (pair, row) in ordered {
      if pair.from == pair.to {
        loops[pair.from, default: []].append(row)
        continue
      }
      if pairs[pair] == nil {
        successors[pair.from, default: []].append(pair.to)
        predecessors[pair.to, default: []].append(pair.from)
      }
      pairs[pair, default: []].append(row)
    }
    // The kind that says most about two screens leads their line; rows stay in order of source.
    for (pair, rows) in pairs where rows.count > 1 {
      pairs[pair] = Self.leading.flatMap { kind in rows.filter { $0.kind == kind } }
    }
  }

  private static let leading: [Transition.Kind] = [
    .tab, .push, .root, .sheet, .cover, .popover, .embed,
  ]

  /// Leaves out what a container only shows because its sidebar selects it: where C embeds X, C
  /// also shows S, and S leads to X, the way through S says it all.
  mutating func dropSplitViewDuplicates() {
    let duplicates = pairs.keys.sorted().filter { pair in
      guard pairs[pair, default: []].allSatisfy({ $0.kind == .embed }) else { return false }
      return successors[pair.from, default: []].contains { sidebar in
        let shown = pairs[Pair(from: pair.from, to: sidebar), default: []]
        let selects = pairs[Pair(from: sidebar, to: pair.to), default: []]
        return sidebar != pair.to && shown.contains { $0.kind.isStructure }
          && selects.contains { !$0.kind.isModal }
      }
    }
    for pair in duplicates {
      pairs[pair] = nil
      successors[pair.from]?.removeAll { $0 == pair.to }
      predecessors[pair.to]?.removeAll { $0 == pair.from }
    }
  }

  /// Whether nothing leads to a box or away from it.
  func isAlone(_ id: String) -> Bool {
    nodes[id]?.isEntry != true && successors[id, default: []].isEmpty
      && predecessors[id, default: []].isEmpty && loops[id, default: []].isEmpty
  }

  /// The number of screens that lead to a box.
  func waysIn(_ id: String) -> Int {
    predecessors[id, default: []].count { $0 != Transition.anywhere }
  }
}
