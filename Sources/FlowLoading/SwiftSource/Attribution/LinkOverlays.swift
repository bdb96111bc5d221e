/// Windows of an app's own over the one that its launch fills: locks, notices, hints.
extension Linker {
  /// Whether a place fills windows that stand over the app's: what is there stays beneath.
  func isOverlay(_ span: Span) -> Bool {
    var windows: Set<Value> = []
    for window in facts.presenters[span, default: []] {
      guard isLaidOver(window) else { return false }
      windows.insert(window)
    }
    guard !windows.isEmpty else { return false }
    let launched = facts.operations.filter { operation in
      guard case .window = operation.effect else { return false }
      return isLaunch(operation)
    }
    let isOfLaunch = launched.contains { operation in
      facts.presenters[operation.span, default: []].contains(where: windows.contains)
    }
    if isOfLaunch { return windows.allSatisfy(isOnLevel) && launched.contains(where: isOnNone) }
    return windows.allSatisfy(isOnLevel) || !launched.isEmpty
  }

  /// Whether the window that an operation fills is on no level of its own: the app's.
  private func isOnNone(_ operation: Operation) -> Bool {
    !facts.presenters[operation.span, default: []].contains(where: isOnLevel)
  }

  /// Whether a window is on a level of its own, or is one that nothing has for its window.
  private func isLaidOver(_ window: Value) -> Bool {
    guard let own = interpreter.ownWindow(window) else { return false }
    return isOnLevel(window) || !interpreter.heap.isGiven(own)
  }

  private func isOnLevel(_ window: Value) -> Bool {
    interpreter.level(of: window).map(interpreter.heap.isGiven) ?? false
  }
}
