import FlowGraph

/// Modals that come up after the same act gave the window another root.
extension Linker {
  /// One act of a person on one screen.
  struct Act: Hashable {
    let screen: Int
    let trigger: Span?
    let deepLink: Int?

    init?(_ operation: Operation) {
      guard let screen = operation.screen else { return nil }
      self.screen = screen
      trigger = operation.trigger?.span
      deepLink = operation.deepLink
    }
  }

  /// The screens on which something comes up: the one that acts, or what stands in the window since
  /// the act replaced its root.
  func presenting(_ kind: TransitionKind, _ operation: Operation, _ position: Int) -> [Int?] {
    guard kind.isModal, let act = Act(operation), let swaps = windowSwaps[act] else {
      return [operation.screen]
    }
    let presenters = facts.presenters[operation.span, default: []].compactMap { shownScreen($0) }
    for swap in swaps.reversed() where swap < position {
      let other = facts.operations[swap]
      guard case .window(let values) = other.effect, !areApart(other, operation) else { continue }
      // A bare controller in a window of its own stands over the screen.
      let roots = targets(values.values).0.filter {
        if case .plain? = $0.shown?.content { false } else { true }
      }.map(\.screen).uniqued()
      guard !roots.isEmpty else { continue }
      let known = presenters.filter(roots.contains).uniqued()
      if !known.isEmpty { return known }
      let isSure = other.conditions.allSatisfy(operation.conditions.contains)
      if presenters.isEmpty, isSure { return roots }
    }
    return [operation.screen]
  }

  /// Whether operations stand in two branches of one condition.
  func areApart(_ one: Operation, _ other: Operation) -> Bool {
    one.conditions.contains { first in
      other.conditions.contains { second in
        first != second
          && interpreter.conditionTexts[first.number].span
            == interpreter.conditionTexts[second.number].span
      }
    }
  }

  /// What the same act puts on the stack in a tab that it selects, or in a window; nil where it
  /// leaves that alone.
  func refilled(_ content: ValueSet, _ operation: Operation) -> [Int]? {
    refilled(Set(targets(content.values).0.compactMap(\.ownStack)), operation)
  }

  /// What the same act puts on stacks that it shows; nil where it leaves those alone.
  func refilled(_ stacks: Set<Int>, _ operation: Operation) -> [Int]? {
    guard let act = Act(operation), let swaps = stackSwaps[act] else { return nil }
    let found = swaps.filter { swap in
      swap.stack.map(stacks.contains) == true
        && swap.conditions.allSatisfy(operation.conditions.contains)
    }.flatMap { swap -> [Int] in
      guard case .setStack(let values, _) = swap.effect else { return [] }
      return targets(values.values).0.map(\.screen)
    }
    return found.isEmpty ? nil : found.uniqued()
  }
}
