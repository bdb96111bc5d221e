import FlowGraph

/// What a screen's own code does because another screen said something.
extension Linker {
  /// An operation where it happens: code that listens runs while its own screen is there, which a
  /// person elsewhere may have left, or may never have seen.
  func placed(_ operation: Operation) -> [Operation] {
    guard !operation.heardBy.isEmpty else { return [operation] }
    // What the whole app shares speaks from no screen.
    if let screen = operation.screen,
      operation.heardBy.contains(where: { isThere($0, under: screen, operation) })
    {
      return [operation]
    }
    links.resolvedSpans.insert(operation.span)
    return operation.heardBy.compactMap { listener in
      var moved = operation
      moved.screen = listener
      moved.isUnattended = true
      moved.heardBy = []
      (moved.trigger, moved.hops) = (nil, [])
      return isKnown(moved) ? nil : moved
    }
  }

  /// Whether a screen is there still while a person stands on another. What it leaves, it leaves
  /// from itself or from what it has pushed.
  private func isThere(_ listener: Int, under screen: Int, _ operation: Operation) -> Bool {
    let isLeaving =
      switch operation.effect {
      case .dismiss, .dismissModal: true
      default: false
      }
    return layer(above: [listener], modals: !isLeaving).contains(screen)
  }

  /// Whether the screen does the same for a reason of its own.
  private func isKnown(_ moved: Operation) -> Bool {
    facts.operations.contains {
      $0.screen == moved.screen && $0.span == moved.span && $0.effect == moved.effect
    }
  }
}
