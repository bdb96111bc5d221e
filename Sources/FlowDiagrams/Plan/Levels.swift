import FlowGraph

/// How many transitions away from a launch each box is, and the shortest ways as a tree.
///
/// Breadth first from the entries; what they do not reach is added from "any screen", from deep
/// links, from screens whose way in was not seen and at last from those that nothing leads to.
/// O(n + m) for n boxes and m pairs, and a look at the candidates for each parent.
struct Levels: Sendable {
  private(set) var level: [String: Int] = [:]
  /// The last pair of a shortest way to each box but the roots.
  private(set) var tree: Set<Pair> = []
  /// Boxes in the order in which they were reached.
  private(set) var order: [String] = []
  /// Boxes that neither a launch nor a deep link leads to, nor a screen whose way in was not seen;
  /// empty where no entry is known.
  private(set) var unreachable: Set<String> = []
  private let table: NodeTable

  init(_ table: NodeTable, deepLinked: Set<String>, unseen: Set<String> = []) {
    self.table = table
    let entries = table.ids.filter { table.nodes[$0]?.isEntry == true }
    spread(from: entries)
    if table.nodes[Transition.anywhere] != nil { spread(from: [Transition.anywhere]) }
    spread(from: table.ids.filter(deepLinked.contains))
    spread(from: table.ids.filter(unseen.contains))
    let reached = Set(order)
    spread(from: table.ids.filter { id in level[id] == nil && predecessors(id).isEmpty })
    while let rest = table.ids.first(where: { level[$0] == nil }) { spread(from: [rest]) }
    if !entries.isEmpty { unreachable = Set(order).subtracting(reached) }
  }

  /// From one box, both ways: what it leads to lies at positive levels, what leads to it at
  /// negative ones.
  init(_ table: NodeTable, around center: String, depth: Int) {
    self.table = table
    spread(from: [center], within: depth)
    var border = [center]
    for step in 0..<max(depth, 0) {
      var next: [String] = []
      for id in border {
        for source in table.predecessors[id, default: []] {
          if level[source] == nil {
            level[source] = -step - 1
            order.append(source)
            next.append(source)
          }
          if level[source] == -step - 1 { tree.insert(Pair(from: source, to: id)) }
        }
      }
      border = next
    }
  }

  private func predecessors(_ id: String) -> [String] { table.predecessors[id, default: []] }

  private mutating func spread(from roots: [String], within depth: Int = .max) {
    var border: [String] = []
    for root in roots where level[root] == nil {
      // One column before the first thing it leads to, so that its lines stay short.
      let known = table.successors[root, default: []].compactMap { level[$0] }
      level[root] = max(0, (known.min() ?? 0) - 1)
      order.append(root)
      border.append(root)
    }
    var step = 0
    while !border.isEmpty, step < depth {
      var next: [String] = []
      for id in border {
        for target in table.successors[id, default: []] where level[target] == nil {
          let candidates = border.filter { table.pairs[Pair(from: $0, to: target)] != nil }
          let parent = candidates.min { rank($0, target) < rank($1, target) } ?? id
          tree.insert(Pair(from: parent, to: target))
          level[target] = level[parent, default: 0] + 1
          order.append(target)
          next.append(target)
        }
      }
      border = next
      step += 1
    }
  }

  /// Which of several equally short ways leads: the one inside a group, then a container's own
  /// content, then what needs no condition.
  private func rank(_ source: String, _ target: String) -> (Int, Int, Int) {
    let rows = table.pairs[Pair(from: source, to: target), default: []]
    let sameGroup =
      table.nodes[source]?.group != nil
      && table.nodes[source]?.group == table.nodes[target]?.group
    return (
      sameGroup ? 0 : 1, rows.contains { $0.kind.isStructure } ? 0 : 1,
      rows.contains { $0.guard == nil } ? 0 : 1
    )
  }
}
