import FlowGraph

/// Where screens come up: on a stack or as a level of their own, and whether that can be closed.
struct Footing {
  enum Way: Hashable {
    case launch
    case row(Links.Transition)
  }

  /// Screens that come up on no stack, and the first way that shows it.
  private(set) var loose: [Int: Way] = [:]
  /// Screens that come up on a stack, or where that is not known.
  private(set) var stacked: Set<Int> = []
  /// Screens that something shows in such a way that it can be taken away again.
  private(set) var closable: Set<Int> = []
  /// Screens that a launch shows with no act of a person.
  private(set) var launched: Set<Int> = []

  /// Whether every way to a screen is known and leads past all stacks.
  func isOnlyLoose(_ screen: Int) -> Bool { loose[screen] != nil && !stacked.contains(screen) }

  init(_ links: Links, stacks: [StackRecord]) {
    for entry in links.entries {
      launched.insert(entry.screen)
      if links.stackedEntries.contains(entry.screen) {
        stacked.insert(entry.screen)
      } else {
        loose[entry.screen] = .launch
      }
    }
    var followed: [Links.Transition] = []
    for row in links.transitions {
      let isStructure = row.kind.isStructure
      if !isStructure || row.trigger != nil && row.kind != .tab { closable.insert(row.to) }
      if row.kind.isModal, row.ownStack == nil, !row.onPath {
        if loose[row.to] == nil { loose[row.to] = .row(row) }
      } else if !isStructure || row.ownStack != nil {
        stacked.insert(row.to)
      } else if row.trigger != nil {
        // What replaces a whole window or a stack's root.
        if row.kind != .tab { stacked.insert(row.to) }
      } else if let from = row.from {
        if stacks.contains(where: { $0.screen == from && $0.isSplit }) { closable.insert(row.to) }
        followed.append(row)
      } else {
        stacked.insert(row.to)
      }
      if isStructure, row.trigger == nil, row.ownStack != nil, row.from != nil {
        followed.append(row)
      }
    }
    spread(followed, links, stacks)
  }

  /// What a container shows comes up where the container does.
  private mutating func spread(
    _ rows: [Links.Transition], _ links: Links, _ stacks: [StackRecord]
  ) {
    let owned = Dictionary(
      grouping: stacks.indices.filter { stacks[$0].screen != nil }, by: { stacks[$0].screen })
    var changed = true
    while changed {
      changed = false
      for row in rows {
        guard let from = row.from else { continue }
        if launched.contains(from), launched.insert(row.to).inserted { changed = true }
        if closable.contains(from), closable.insert(row.to).inserted { changed = true }
        guard row.ownStack == nil else { continue }
        let isRoot = (owned[from] ?? []).contains { links.roots[$0]?.contains(row.to) == true }
        if isRoot || stacked.contains(from), stacked.insert(row.to).inserted { changed = true }
        if !isRoot, let way = loose[from], loose[row.to] == nil {
          loose[row.to] = way
          changed = true
        }
      }
    }
  }
}
