import FlowGraph

/// Screens of one version that are components of another screen in the other version.
struct Inside {
  /// The ids of the screens inside, by those of the screens around them.
  private var parts: [String: Set<String>] = [:]
  /// The other way round.
  private var hosts: [String: Set<String>] = [:]

  /// - Parameter rows: the transitions of the version that has them as screens.
  init(_ screens: [FlowChange.ScreenRow], of rows: [Transition]) {
    guard !screens.isEmpty else { return }
    let structure = Dictionary(grouping: rows.filter(\.kind.isStructure), by: \.toID)
    for screen in screens {
      var open = [screen.id]
      while let id = open.popLast() {
        for row in structure[id] ?? []
        where hosts[screen.id, default: []].insert(row.fromID).inserted {
          parts[row.fromID, default: []].insert(screen.id)
          open.append(row.fromID)
        }
      }
    }
  }

  /// Whether a transition of the screen around is one of a screen inside, in the version that
  /// tells them apart.
  func holds(_ row: Transition, in rows: [Transition]) -> Bool {
    guard let parts = parts[row.fromID] else { return false }
    return rows.contains { parts.contains($0.fromID) && Self.isSame($0, row) }
  }

  /// Whether a transition of a screen inside is one of the screen around, in the other version.
  func isHeld(_ row: Transition, in rows: [Transition]) -> Bool {
    guard let hosts = hosts[row.fromID] else { return false }
    return rows.contains { hosts.contains($0.fromID) && Self.isSame($0, row) }
  }

  private static func isSame(_ one: Transition, _ other: Transition) -> Bool {
    one.toID == other.toID && one.kind == other.kind && one.trigger == other.trigger
      && one.via == other.via
  }
}
