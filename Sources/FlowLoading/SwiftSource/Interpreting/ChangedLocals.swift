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

extension ValueSet {
  /// A result with what goes back to locals of the caller.
  func handing(_ changed: [ValueSet]) -> ValueSet {
    changed.isEmpty ? self : ValueSet(.tuple([], [self] + changed))
  }

  /// Gives locals what a function assigned to the parameters that stand for them.
  ///
  /// - Returns: The result alone.
  func taking(_ locals: [Slot]) -> ValueSet {
    guard !locals.isEmpty else { return self }
    guard case .tuple(_, let parts)? = only, parts.count == locals.count + 1 else {
      // It was not followed.
      for local in locals { local.loosen() }
      return .none
    }
    for (local, values) in zip(locals, parts.dropFirst()) {
      local.assign(values)
      if values.isOpen { local.loosen() }
    }
    return parts[0]
  }
}
