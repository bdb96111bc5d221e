/// Local variables that closures change: `var isDone = false; queue.sync { isDone = true }`.
extension Interpreter {
  /// What holds data that a closure changes: once the closure was handed out, it may have run.
  func localsChanged(by node: Closure, _ frame: Frame) -> [Slot] {
    syntax.freeNames.changed(by: node).compactMap { name in
      frame.locals[name].flatMap { $0.values.values.allSatisfy(isChangeable) ? $0 : nil }
    }
  }

  func loosen(_ slots: [Slot]) {
    for slot in slots { slot.loosen() }
  }

  /// Data, and not what is shown, which is known by all that was ever assigned.
  private func isChangeable(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .list([]): true
    default: isPlainData(value)
    }
  }
}
