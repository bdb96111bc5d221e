import FlowGraph

/// Takes away what a screen does only where a value is otherwise than it is wherever the screen is on
/// show: `if isCompact { NavigationStack { Cell() } }`, where the cell asks for the same value.
extension Linker {
  func dropContradictory() {
    let known = factsOnShow()
    guard known.contains(where: { !$0.value.isEmpty }) else { return }
    func cannotBe(_ from: Int?, _ conditions: [RunCondition]) -> Bool {
      guard let from, let facts = known[from], !facts.isEmpty else { return false }
      return interpreter.steadyFacts(of: conditions).union(facts).isContradictory
    }
    links.transitions.removeAll { cannotBe($0.from, $0.conditions) }
    links.backs.removeAll { cannotBe($0.from, $0.operation.conditions) }
  }

  /// What is so of steady values wherever a screen stands, by the screen: on all ways to it, where
  /// these are the structure of other screens. What is pushed or presented can outlast a change.
  private func factsOnShow() -> [Int: Set<SteadyFact>] {
    var ways: [Int: [(from: Int, facts: Set<SteadyFact>)]] = [:]
    var free = Set(links.entries.map(\.screen))
    for row in links.transitions where row.from != row.to {
      guard let from = row.from, row.kind.isStructure, row.trigger == nil, row.deepLink == nil,
        row.isCertain
      else {
        free.insert(row.to)
        continue
      }
      ways[row.to, default: []].append((from, interpreter.steadyFacts(of: row.conditions)))
    }
    guard ways.contains(where: { $0.value.contains { !$0.facts.isEmpty } }) else { return [:] }
    var known: [Int: Set<SteadyFact>] = [:]
    var changed = true
    // Facts only come where all ways have them: a round takes them one level further down.
    while changed {
      changed = false
      for (screen, all) in ways where !free.contains(screen) {
        let each = all.map { $0.facts.union(known[$0.from] ?? []) }
        let common = each.dropFirst().reduce(each.first ?? []) { $0.intersection($1) }
        if common != known[screen] ?? [] {
          known[screen] = common
          changed = true
        }
      }
    }
    return known
  }
}
