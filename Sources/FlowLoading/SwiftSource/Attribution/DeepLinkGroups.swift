import FlowGraph

/// Which operations of a handler of links run together.
extension GraphBuilder {
  /// The operations of one handler by the URLs and conditions under which they run together, in
  /// the order of the source. What runs on fewer conditions runs with what asks for more.
  func grouped(_ rows: [Links.Transition], _ record: DeepLinkRecord)
    -> [(Way, [Links.Transition])]
  {
    if let literal = record.literal {
      return rows.isEmpty ? [] : [(Way(pattern: literal, condition: nil), rows)]
    }
    var order: [Group] = []
    var groups: [Group: [Int]] = [:]
    var grouped: [Group: Set<Int>] = [:]
    var leaders: Set<Leader> = []
    let acts = DeepLinkActs(rows)
    for (number, leader) in rows.enumerated() {
      let hasRivals = acts.atSamePlace(as: leader).contains { rows[$0].isRival(of: leader) }
      let key = Leader(conditions: leader.conditions, rival: hasRivals ? leader.to : nil)
      guard leaders.insert(key).inserted else { continue }
      let together = acts.running(with: number) { !rows[$0].isRival(of: leader) }
      for choice in acts.choices(among: together, with: number, isChosen: hasRivals) {
        let chosen = choice.chosen.map { rows[$0] }
        let handlers = leader.conditions.filter(isChoiceAlone)
        let rivals = chosen.map(\.to) + (hasRivals ? [leader.to] : [])
        for way in ways(of: leader, with: chosen, record) {
          let group = Group(way: way, rivals: Set(rivals), handlers: handlers)
          if groups[group] == nil { order.append(group) }
          for other in choice.rows where grouped[group, default: []].insert(other).inserted {
            groups[group, default: []].append(other)
          }
        }
      }
    }
    return order.map { group in (group.way, groups[group]?.map { rows[$0] } ?? []) }
  }

  private struct Group: Hashable {
    let way: Way
    let rivals: Set<Int>
    /// Which of several handlers it is that run for URLs of which nothing is known.
    let handlers: [RunCondition]
  }

  private func isChoiceAlone(_ condition: RunCondition) -> Bool {
    let text = interpreter.conditionTexts[condition.number]
    return text.isChoice && text.clauses.isEmpty
  }

  private struct Leader: Hashable {
    let conditions: [RunCondition]
    let rival: Int?
  }
}

extension Links.Transition {
  /// Values of one expression lead to ways of their own, unless they are elements of one path.
  func isRival(of leader: Links.Transition) -> Bool {
    guard span == leader.span, to != leader.to else { return false }
    guard let one = sequence, let other = leader.sequence else { return true }
    return one == other
  }
}
