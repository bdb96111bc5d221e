/// Finding out whether what a call gave and did is still what it would give and do.
///
/// State that was read has not grown, and the calls that it rests on give what they gave. One of
/// those that does not hold any more is run again first: mostly it gives the same, and nobody above
/// it need run. After "verifying traces" with early cutoff in Mokhov, Mitchell and Peyton Jones,
/// "Build systems à la carte" (ICFP 2018, section 3.3).
extension CallMemory {
  func isCurrent(_ number: Int, _ heap: Heap) -> Bool {
    guard let known = outcomes[number], !known.isStale else { return false }
    if known.round == round || holds(number, known, heap) { return true }
    known.isStale = true
    return false
  }

  private func holds(_ number: Int, _ known: Outcome, _ heap: Heap) -> Bool {
    switch known.cut {
    case nil: break
    case .exhausted: return false
    case .recursion(let head, let run): return isCurrent(head, heap) && outcomes[head]?.run == run
    }
    guard known.reads.allSatisfy({ heap.version($0) <= known.time }) else { return false }
    // Set first, so that calls in a circle hold each other up only as long as all hold.
    known.round = round
    var changed: [Call] = []
    for call in known.calls {
      guard bringUpToDate(call.number, heap), let now = outcomes[call.number] else { return false }
      guard now.result != call.result else { continue }
      guard known.isBlind, now.valuesResult == call.valuesResult else { return false }
      changed.append(call)
    }
    return changed.isEmpty || takeOver(changed, number, known)
  }

  private func bringUpToDate(_ number: Int, _ heap: Heap) -> Bool {
    if isCurrent(number, heap) { return true }
    guard let again = outcomes[number]?.again else { return false }
    again()
    return outcomes[number].map { !$0.isStale && $0.round == round } ?? false
  }

  /// Puts what called code does now in the place of what it did.
  ///
  /// - Returns: Whether that is what running the caller again would come to.
  private func takeOver(_ changed: [Call], _ number: Int, _ known: Outcome) -> Bool {
    var lists: [ObjectIdentifier: EffectList] = [:]
    let numbers = Set(changed.map(\.number))
    for call in changed {
      guard let now = outcomes[call.number]?.effects else { return false }
      let old = ObjectIdentifier(call.effects)
      guard lists[old].map({ $0 === now }) ?? true else { return false }
      lists[old] = now
    }
    guard
      !known.calls.contains(where: { call in
        !numbers.contains(call.number)
          && call.effects.standsFor { lists[ObjectIdentifier($0)] != nil }
      }), let effects = known.effects.replacing(lists)
    else { return false }
    let calls = known.calls.map { call in
      guard numbers.contains(call.number), let now = outcomes[call.number] else { return call }
      return Call(call.number, now)
    }
    replace(number, known, effects: effects, calls: calls)
    return true
  }
}
