/// Tabs that an act selects and leaves: `func signOut() { tab = .feed; phase = .welcome }` brings up the
/// welcome page. Which tab is selected, a person sees the next time.
extension Linker {
  func dropLeftTabs() {
    let acts = Dictionary(
      grouping: links.transitions.filter { $0.trigger != nil && Self.fills($0) },
      by: LeavingAct.init)
    guard !acts.isEmpty else { return }
    var parts: [Int: Set<Int>] = [:]
    for row in links.transitions where row.trigger == nil && row.kind.isStructure {
      if let from = row.from { parts[from, default: []].insert(row.to) }
    }
    links.transitions.removeAll { row in
      guard row.kind == .tab, row.trigger != nil, row.deepLink == nil else { return false }
      return acts[LeavingAct(row)]?.contains { other in
        other.conditions.allSatisfy(row.conditions.contains) && takesTurns(other.to, row.to, parts)
      } ?? false
    }
  }

  private static func fills(_ row: Links.Transition) -> Bool {
    (row.kind == .embed || row.kind == .root) && row.deepLink == nil
  }

  private struct LeavingAct: Hashable {
    let from: Int?
    let trigger: Span?

    init(_ row: Links.Transition) { (from, trigger) = (row.from, row.trigger?.span) }
  }

  /// Whether some screen shows one screen or what holds the other.
  private func takesTurns(_ page: Int, _ tab: Int, _ parts: [Int: Set<Int>]) -> Bool {
    func holds(_ screen: Int, _ seen: inout Set<Int>) -> Bool {
      guard screen != tab else { return true }
      guard seen.insert(screen).inserted else { return false }
      return parts[screen, default: []].contains { holds($0, &seen) }
    }
    return parts.values.contains { shown in
      var seen: Set<Int> = [page]
      return shown.contains(page) && shown.contains { $0 != page && holds($0, &seen) }
    }
  }
}
