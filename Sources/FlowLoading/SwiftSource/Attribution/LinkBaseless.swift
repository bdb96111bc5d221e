import FlowGraph

/// Takes away what cannot happen where a screen stands.
extension Linker {
  /// What code does only where its controller stands in a navigation controller does not happen on
  /// a screen that never does; nor what it does only where there is none, on one that always does.
  func dropBaseless() {
    let footing = Footing(links, stacks: facts.stacks)
    let stacked = alwaysStacked()
    let above = alwaysAbove()
    let modal = inModals()
    links.transitions.removeAll { row in
      guard let from = row.from else { return false }
      return row.conditions.contains { isFalse($0, on: from, footing, stacked, above) }
    }
    links.backs.removeAll { back in
      guard let from = back.from else { return false }
      return isIdle(back, on: from, footing) || isIdle(dismissal: back, on: from, modal)
        || back.operation.conditions.contains { isFalse($0, on: from, footing, stacked, above) }
    }
    keepNearestUnwinds()
  }

  private func isFalse(
    _ condition: RunCondition, on screen: Int, _ footing: Footing, _ stacked: Set<Int>,
    _ above: Set<Int>
  ) -> Bool {
    interpreter.conditionTexts[condition.number].footing.contains { claim in
      guard type(of: screen)?.lineage.contains(where: { $0.id == claim.owner }) == true else {
        return false
      }
      switch claim.place {
      case .stack(let isThere):
        return isThere ? isNeverStacked(screen, footing) : stacked.contains(screen)
      case .bottom(let isThere): return isThere && above.contains(screen)
      case .window, .uncovered, .single: return false
      }
    }
  }

  /// Whether a screen pops the navigation controller around it that it never has.
  private func isIdle(_ back: Links.Back, on screen: Int, _ footing: Footing) -> Bool {
    guard back.stacks.isEmpty, case .pop(_, let owners) = back.operation.effect,
      let type = type(of: screen), owners.contains(type.id)
    else { return false }
    return isNeverStacked(screen, footing)
  }

  /// Whether a controller dismisses that no modal holds, and nothing lies above it.
  private func isIdle(dismissal back: Links.Back, on screen: Int, _ modal: Set<Int>) -> Bool {
    guard case .dismissModal = back.operation.effect, !modal.contains(screen),
      type(of: screen)?.isController == true
    else { return false }
    return true
  }

  /// Screens that stand in a modal, or that show one themselves or in what they are a part of; and
  /// those of which not every way is known.
  private func inModals() -> Set<Int> {
    var shown: Set<Int> = []
    var showing: Set<Int> = []
    var reached = Set(links.entries.map(\.screen))
    for row in links.transitions {
      reached.insert(row.to)
      if row.kind.isModal || row.ownStack == Links.Transition.ownWindow || !row.isCertain {
        shown.insert(row.to)
        if let from = row.from { showing.insert(from) }
      }
    }
    shown = layer(above: Array(shown), modals: true)
    // A container presents for its parts, and a part for its container.
    var changed = true
    while changed {
      changed = false
      for row in links.transitions where row.kind.isStructure {
        guard let from = row.from, showing.contains(from) != showing.contains(row.to) else {
          continue
        }
        showing.formUnion([from, row.to])
        changed = true
      }
    }
    return shown.union(showing).union(facts.screens.indices.filter { !reached.contains($0) })
  }

  private func type(of screen: Int) -> TypeInfo? {
    guard case .type(let type) = facts.screens[screen].key else { return nil }
    return interpreter.index.types[type]
  }

  private func isNeverStacked(_ screen: Int, _ footing: Footing) -> Bool {
    footing.isOnlyLoose(screen) && stacks(of: screen).isEmpty
      && type(of: screen)?.isController == true
  }

  /// Screens that each known way puts on a stack.
  private func alwaysStacked() -> Set<Int> {
    var stacked = links.stackedEntries
    var other = Set(links.entries.map(\.screen)).subtracting(stacked)
    for row in links.transitions where !row.isSelection {
      if row.kind == .push || (row.ownStack ?? -1) >= 0 {
        stacked.insert(row.to)
      } else {
        other.insert(row.to)
      }
    }
    return stacked.subtracting(other)
  }

  /// Screens that each known way pushes above another.
  private func alwaysAbove() -> Set<Int> {
    var pushed: Set<Int> = []
    var other = Set(links.entries.map(\.screen)).union(links.roots.values.joined())
    for row in links.transitions {
      if row.kind == .push, row.ownStack == nil, row.from != nil, row.from != row.to {
        pushed.insert(row.to)
      } else {
        other.insert(row.to)
      }
    }
    return pushed.subtracting(other)
  }

  // MARK: Unwinding

  /// An unwind segue goes back to the nearest screen with its method, whichever way a person came.
  private func keepNearestUnwinds() {
    var ways: [Int: Set<Int>] = [:]
    for row in links.transitions {
      if let from = row.from, from != row.to { ways[row.to, default: []].insert(from) }
    }
    var targets: [UnwindKey: Set<Int>] = [:]
    for back in links.backs {
      guard let key = UnwindKey(back), let to = back.to else { continue }
      targets[key, default: []].insert(to)
    }
    let nearest = targets.filter { $0.value.count > 1 }.reduce(into: [UnwindKey: Set<Int>]()) {
      $0[$1.key] = self.nearest($1.value, below: $1.key.from, ways)
    }
    links.backs.removeAll { back in
      guard let key = UnwindKey(back), let to = back.to, let near = nearest[key], !near.isEmpty
      else { return false }
      return !near.contains(to)
    }
  }

  /// Those of some screens that are met first on the ways back from another.
  private func nearest(_ targets: Set<Int>, below screen: Int, _ ways: [Int: Set<Int>]) -> Set<Int>
  {
    var found: Set<Int> = []
    var seen: Set<Int> = [screen]
    var queue = [screen]
    while let next = queue.popLast() {
      for before in ways[next] ?? [] where seen.insert(before).inserted {
        if targets.contains(before) { found.insert(before) } else { queue.append(before) }
      }
    }
    return found
  }
}

private struct UnwindKey: Hashable {
  let from: Int
  let span: Span

  init?(_ back: Links.Back) {
    guard case .unwind = back.operation.effect, let from = back.from else { return nil }
    (self.from, span) = (from, back.operation.span)
  }
}
