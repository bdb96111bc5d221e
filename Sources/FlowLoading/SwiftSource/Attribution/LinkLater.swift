/// What an act pushes once something has come to its end: the person stands by then on what the act
/// has pushed at once.
///
/// ```swift
/// path.append(.sending)
/// Task { await send(); path.append(.sent) }
/// ```
extension Linker {
  /// Makes such pushes lead from the screen that the same act pushed before, if it took none away.
  func linkLater() {
    let rows = links.transitions
    var at: [PushingAct: [Int]] = [:]
    for (position, row) in rows.enumerated() where row.kind == .push && row.sequence == nil {
      if let act = PushingAct(row) { at[act, default: []].append(position) }
    }
    for (act, positions) in at.sorted(by: { $0.value[0] < $1.value[0] }) where positions.count > 1 {
      let first = positions.filter { !rows[$0].isDeferred }
      guard !first.isEmpty, !takesAway(act) else { continue }
      for position in positions where rows[position].isDeferred {
        let before = first.filter { isBefore(rows[$0], rows[position], act) }
        guard before.count == 1, rows[before[0]].to != rows[position].to else { continue }
        links.transitions[position].from = rows[before[0]].to
      }
    }
  }

  /// Whether one push was done wherever another is done later, on each of the ways there: a row says
  /// only what all its ways have in common.
  private func isBefore(
    _ one: Links.Transition, _ other: Links.Transition, _ act: PushingAct
  ) -> Bool {
    guard one.span != other.span else { return false }
    let first = conditions(at: one.span, act)
    let later = conditions(at: other.span, act)
    return !later.isEmpty
      && later.allSatisfy { all in first.contains { $0.allSatisfy(all.contains) } }
  }

  private func conditions(at span: Span, _ act: PushingAct) -> [[RunCondition]] {
    (operationsAt[span] ?? []).map { facts.operations[$0] }.filter {
      $0.screen == act.screen && $0.trigger?.span == act.trigger
    }.map(\.conditions)
  }

  /// Whether the act takes something off a stack, or fills one anew.
  private func takesAway(_ act: PushingAct) -> Bool {
    facts.operations.contains { operation in
      guard operation.screen == act.screen, operation.trigger?.span == act.trigger else {
        return false
      }
      switch operation.effect {
      case .state(_, .pop), .state(_, .popAll), .setStack: return true
      case .state(let place, .assign):
        return act.stacks.contains { facts.stacks[$0].places.contains { $0.meets(place) } }
      default: return operation.effect.isLeaving
      }
    }
  }
}

/// One act of a person that pushes on a stack.
private struct PushingAct: Hashable {
  let screen: Int
  let trigger: Span
  let stacks: [Int]

  init?(_ row: Links.Transition) {
    guard let screen = row.from, let trigger = row.trigger?.span, !row.stacks.isEmpty,
      row.deepLink == nil
    else { return nil }
    (self.screen, self.trigger, stacks) = (screen, trigger, row.stacks)
  }
}
