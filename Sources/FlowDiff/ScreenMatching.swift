import FlowGraph

/// Which screens of two versions are the same screen.
///
/// The same id is the same screen; then the same name in the same file; then a name that one
/// screen of each version has. What is left over is compared by file, name and ways in and out,
/// and the most similar pairs are renamed screens. A type that the other version declares too is
/// neither new nor gone, even where it is no screen there.
struct ScreenMatching {
  private(set) var added: [FlowChange.ScreenRow] = []
  private(set) var removed: [FlowChange.ScreenRow] = []
  private(set) var renamed: [FlowChange.Renaming] = []
  /// Screens of the head that stood inside another one in the base.
  private(set) var split: [FlowChange.ScreenRow] = []
  /// Screens of the base that stand inside another one in the head.
  private(set) var joined: [FlowChange.ScreenRow] = []
  /// The screens of both versions as they are in the head, by their id there.
  private(set) var kept: [String: FlowChange.ScreenRow] = [:]
  /// The id in the head of each screen that both versions have, by its id in the base.
  private(set) var headIDs: [String: String] = [:]

  private let base: Table
  private let head: Table

  init(_ base: FlowGraph, _ head: FlowGraph) {
    self.base = Table(base, isBase: true)
    self.head = Table(head, isBase: false)
    matchNames()
    matchUnseen()
    matchRewritten(base, head)
    let (gone, new) = (left(self.base), left(self.head))
    joined = gone.filter { self.head.components.contains($0.name) }
    split = new.filter { self.base.components.contains($0.name) }
    rename(
      RenameSearch(base, head, known: headIDs).pairs(
        of: gone.filter { !joined.contains($0) }, and: new.filter { !split.contains($0) }))
    renamed.sort { $0.after.id < $1.after.id }
    added = left(self.head).filter { !split.contains($0) }
    removed = left(self.base).filter { !joined.contains($0) }
    for (old, id) in headIDs { kept[id] = self.head.rows[id] ?? withoutLine(self.base.rows[old]) }
  }

  /// A screen that another type shows now, of which it is a part, or the other way round.
  private mutating func matchRewritten(_ base: FlowGraph, _ head: FlowGraph) {
    func isPart(_ row: FlowChange.ScreenRow, _ table: Table) -> Bool {
      table.components.contains(row.name)
    }
    let (gone, new) = (left(self.base), left(self.head))
    rename(
      RenameSearch(base, head, known: headIDs).rewritten(
        gone.filter { isPart($0, self.head) }, as: new.filter { !isPart($0, self.base) }))
    let rest = (left(self.base), left(self.head))
    rename(
      RenameSearch(base, head, known: headIDs).rewritten(
        rest.0.filter { !isPart($0, self.head) }, as: rest.1.filter { isPart($0, self.base) }))
  }

  private mutating func rename(
    _ pairs: [(before: FlowChange.ScreenRow, after: FlowChange.ScreenRow)]
  ) {
    for (before, after) in pairs {
      headIDs[before.id] = after.id
      renamed.append(FlowChange.Renaming(before: before, after: after))
    }
  }

  /// The screens of a version that have no partner yet.
  private func left(_ table: Table) -> [FlowChange.ScreenRow] {
    let taken = table.isBase ? Set(headIDs.keys) : Set(headIDs.values)
    return table.shown.sorted().compactMap { taken.contains($0) ? nil : table.rows[$0] }
  }

  /// A screen of one version whose type the other one declares and does not show.
  private mutating func matchUnseen() {
    for row in left(base) where head.unseen.contains(row.name) { headIDs[row.id] = row.id }
    for row in left(head) where base.unseen.contains(row.name) { headIDs[row.id] = row.id }
  }

  /// Where the head has no row of a screen, its line there is not known.
  private func withoutLine(_ row: FlowChange.ScreenRow?) -> FlowChange.ScreenRow? {
    row.map {
      .init(id: $0.id, name: $0.name, kind: $0.kind, at: SourcePlace(file: $0.file, line: 0))
    }
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
    var components: Set<String>
    var unseen: Set<String>
    var isBase: Bool

    init(_ graph: FlowGraph, isBase: Bool) {
      self.isBase = isBase
      components = Set(graph.components)
      unseen = Set(graph.unseen)
      for row in graph.unshown {
        rows[row.id] = .init(id: row.id, name: row.name, kind: row.kind, at: row.place)
      }
      for row in graph.screens {
        rows[row.id] = .init(id: row.id, name: row.name, kind: row.kind, at: row.place)
        shown.insert(row.id)
      }
      // A controller that nothing shows has a row among the screens all the same.
      shown.subtract(graph.unshown.map(\.id))
    }
  }
}
