/// Local variables that closures change: `var isDone = false; queue.sync { isDone = true }`.
extension Interpreter {
  /// What holds data that a closure changes: once the closure was handed out, it may have run.
  func localsChanged(by node: Closure, _ frame: Frame) -> [Slot] {
    syntax.freeNames.changed(by: node).compactMap { name in
      frame.locals[name].flatMap { $0.values.values.allSatisfy(isChangeable) ? $0 : nil }
    }
  }

  /// The variables that hold a case, or nothing, until a closure assigns them something: whoever
  /// runs it tells them what.
  func localsTold(by node: Closure, _ frame: Frame) -> [ToldLocal]? {
    let own = Set(node.parameters.map(\.name))
    let found = syntax.freeNames.changed(by: node).uniqued().compactMap { name -> ToldLocal? in
      guard !own.contains(name), let slot = frame.locals[name], slot.isOwn,
        holdsCaseOrNothing(slot)
      else { return nil }
      return ToldLocal(name: name, slot: slot, wasOpen: slot.values.isOpen)
    }
    return found.isEmpty ? nil : found
  }

  private func holdsCaseOrNothing(_ slot: Slot) -> Bool {
    guard !slot.values.isEmpty else { return slot.origin != nil }
    return slot.values.values.allSatisfy {
      if case .enumCase = $0 { true } else { $0 == .null }
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

/// A variable that takes what a closure assigns to its name.
struct ToldLocal {
  let name: String
  let slot: Slot
  /// Whether it could hold more than is known before the closure was there to change it.
  let wasOpen: Bool
}

extension ValueSet {
  /// A result with what goes back to locals of the caller.
  func handing(_ changed: [ValueSet]) -> ValueSet {
    changed.isEmpty ? self : ValueSet(.tuple([], [self] + changed))
  }

  /// Gives locals what a closure assigned to them, which is all that it can have.
  ///
  /// - Returns: The result alone.
  func telling(_ told: [ToldLocal]) -> ValueSet {
    let result = taking(told.map(\.slot))
    guard case .tuple(_, let parts)? = only, parts.count == told.count + 1 else { return result }
    for (one, values) in zip(told, parts.dropFirst()) where !one.wasOpen && !values.isOpen {
      one.slot.replace(ValueSet(distinct: one.slot.values.values, isOpen: false))
    }
    return result
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
