/// Windows of an app's own over the one that its launch fills: locks, notices, hints.
extension Linker {
  /// Whether a place fills windows that stand over the app's: what is there stays beneath.
  func isOverlay(_ span: Span) -> Bool {
    var windows: Set<Value> = []
    for window in facts.presenters[span, default: []] {
      guard let level = interpreter.level(of: window), interpreter.heap.isGiven(level) else {
        return false
      }
      windows.insert(window)
    }
    return !windows.isEmpty
      && !facts.operations.contains { operation in
        guard case .window = operation.effect, isLaunch(operation) else { return false }
        return facts.presenters[operation.span, default: []].contains(where: windows.contains)
      }
  }
}
