import FlowGraph

/// Takes away what a screen does only where a value is otherwise than it is wherever the screen is on
/// show: `if isCompact { NavigationStack { Cell() } }`, where the cell asks for the same value.
extension Linker {
  func dropContradictory() {
    let onShow = facts { row in
      row.kind.isStructure && row.trigger == nil && row.deepLink == nil && row.isCertain
    }
    links.transitions.removeAll { isContradictory($0.from, $0.conditions, onShow) }
    links.backs.removeAll { isContradictory($0.from, $0.operation.conditions, onShow) }
    // What is so for good, such as the device, is so on all that follows, whichever way it comes up,
    // as far as the ways are known: no screen is left without any for it.
    let lasting = facts(where: \.isForGood) { _ in true }
    func cannotBe(_ row: Links.Transition) -> Bool {
      isContradictory(row.from, row.conditions, lasting)
    }
    let others = Set(links.transitions.filter { $0.from != $0.to && !cannotBe($0) }.map(\.to))
    links.transitions.removeAll { others.contains($0.to) && cannotBe($0) }
    links.backs.removeAll { isContradictory($0.from, $0.operation.conditions, lasting) }
  }

  private func isContradictory(
    _ screen: Int?, _ conditions: [RunCondition], _ known: [Int: Set<SteadyFact>]
  ) -> Bool {
    guard let screen, let facts = known[screen], !facts.isEmpty else { return false }
    return interpreter.steadyFacts(of: conditions).union(facts).isContradictory
  }

  /// What is so of steady values wherever a screen stands, by the screen: on all ways to it, where
  /// these are the structure of other screens. What is pushed or presented can outlast a change.
  ///
  /// - Parameter isWay: Whether what is so before a way is so after it.
  private func facts(
    where isMeant: (SteadyFact) -> Bool = { _ in true }, along isWay: (Links.Transition) -> Bool
  ) -> [Int: Set<SteadyFact>] {
    var ways: [Int: [(from: Int?, facts: Set<SteadyFact>)]] = [:]
    var free: Set<Int> = []
    for entry in links.entries {
      let all = (links.entryFacts[entry.screen] ?? [[]]).map { $0.filter(isMeant) }
      ways[entry.screen, default: []] += all.map { (nil, $0) }
    }
    for row in links.transitions where row.from != row.to {
      guard let from = row.from, isWay(row) else {
        free.insert(row.to)
        continue
      }
      let facts = interpreter.steadyFacts(of: row.conditions).filter(isMeant)
      ways[row.to, default: []].append((from, facts))
    }
    guard ways.contains(where: { $0.value.contains { !$0.facts.isEmpty } }) else { return [:] }
    var known: [Int: Set<SteadyFact>] = [:]
    var changed = true
    // Facts only come where all ways have them: a round takes them one level further down.
    while changed {
      changed = false
      for (screen, all) in ways where !free.contains(screen) {
        let each = all.map { way in way.facts.union(way.from.flatMap { known[$0] } ?? []) }
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
