import FlowGraph

/// Which screens of two versions are the same screen.
///
/// The same id is the same screen; then the same name in the same file; then a name that one
/// screen of each version has. What is left over is compared by file, name and ways in and out,
/// and the most similar pairs are renamed screens.
struct ScreenMatching {
  private(set) var added: [FlowChange.ScreenRow] = []
  private(set) var removed: [FlowChange.ScreenRow] = []
  private(set) var renamed: [FlowChange.Renaming] = []
  /// The screens of both versions as they are in the head, by their id there.
  private(set) var kept: [String: FlowChange.ScreenRow] = [:]
  /// The id in the head of each screen that both versions have, by its id in the base.
  private(set) var headIDs: [String: String] = [:]

  private let base: Table
  private let head: Table

  init(_ base: FlowGraph, _ head: FlowGraph) {
    self.base = Table(base)
    self.head = Table(head)
    matchNames()
    let renames = RenameSearch(base, head, known: headIDs).pairs(
      of: shown(self.base).filter { headIDs[$0.id] == nil },
      and: {
        let taken = Set(headIDs.values); return shown(self.head).filter { !taken.contains($0.id) }
      }())
    for (before, after) in renames {
      headIDs[before.id] = after.id
      renamed.append(FlowChange.Renaming(before: before, after: after))
    }
    renamed.sort { $0.after.id < $1.after.id }
    let matched = Set(headIDs.values)
    added = shown(self.head).filter { !matched.contains($0.id) }
    removed = shown(self.base).filter { headIDs[$0.id] == nil }
    for id in matched { kept[id] = self.head.rows[id] }
  }

  /// The id in the head of a screen of the base; its own where the head has none.
  func id(ofBase id: String) -> String { headIDs[id] ?? id }

  /// What people call a screen of the base now.
  func name(ofBase id: String) -> String {
    if let now = headIDs[id] { return head.rows[now]?.name ?? now }
    return base.rows[id]?.name ?? id
  }

  func name(ofHead id: String) -> String { head.rows[id]?.name ?? id }

  /// Whether something shows the screen in the head.
  func isShownInHead(_ id: String) -> Bool { head.shown.contains(id) }
  func isShownInBase(_ id: String) -> Bool { base.shown.contains(id) }

  private func shown(_ table: Table) -> [FlowChange.ScreenRow] {
    table.shown.sorted().compactMap { table.rows[$0] }
  }

  private mutating func matchNames() {
    for id in base.rows.keys where head.rows[id] != nil { headIDs[id] = id }
    match { "\($0.name)\u{1F}\($0.file)" }
    match(\.name)
  }

  /// Pairs rows of one key, where each version has one such row left.
  private mutating func match(_ key: (FlowChange.ScreenRow) -> String) {
    let taken = Set(headIDs.values)
    let old = Dictionary(grouping: base.rows.values.filter { headIDs[$0.id] == nil }, by: key)
    let new = Dictionary(grouping: head.rows.values.filter { !taken.contains($0.id) }, by: key)
    for (key, rows) in old where rows.count == 1 {
      if let others = new[key], others.count == 1 { headIDs[rows[0].id] = others[0].id }
    }
  }

  /// The screens of one version, and the types that nothing shows.
  private struct Table {
    var rows: [String: FlowChange.ScreenRow] = [:]
    var shown: Set<String> = []

    init(_ graph: FlowGraph) {
      for row in graph.unshown {
        rows[row.id] = .init(id: row.id, name: row.name, kind: row.kind, at: row.place)
      }
      for row in graph.screens {
        rows[row.id] = .init(id: row.id, name: row.name, kind: row.kind, at: row.place)
        shown.insert(row.id)
      }
    }
  }
}
