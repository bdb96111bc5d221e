/// Stacks that have nothing on them when code acts on them, whatever comes to lie there later.
extension Linker {
  /// Whether a screen stands on a stack that is empty when an operation is done: something else
  /// than that screen set it off.
  ///
  /// - Parameter shown: The stack that the operation shows, where it acts on none itself.
  func standsOnEmpty(_ screen: Int?, _ operation: Operation, shown: Int? = nil) -> Bool {
    guard let screen else { return false }
    let acted = shown.map { [$0] } ?? ownStacks(operation)
    let around = stacks(of: screen).intersection(acted)
    guard !around.isEmpty else { return false }
    // A queue runs each operation once: the stack that one makes is new, and so another than the
    // one on which the screen stands that begins it.
    if around.contains(where: { isMade($0, byRun: operation) }) { return shown == nil }
    return operation.conditions.contains {
      interpreter.conditionTexts[$0.number].isStackEmpty == true
    }
  }

  /// Whether a queue's operation that was just begun makes a stack.
  private func isMade(_ stack: Int, byRun operation: Operation) -> Bool {
    guard case .object(let controller)? = facts.stacks[stack].receiver else { return false }
    let begun = (operation.hops + [operation.trigger?.span].compactMap(\.self)).compactMap {
      runs[$0]
    }
    return begun.contains { isMade(controller, by: $0) }
  }

  private func isMade(_ controller: Int, by type: TypeInfo) -> Bool {
    let heap = interpreter.heap
    if let maker = heap.objects[controller].maker {
      return interpreter.index.types[heap.objects[maker].type].lineage.contains { $0 === type }
    }
    // A storyboard's scene is the same object for all who load it.
    return type.lineage.contains { type in
      type.stored.contains { variable in
        let place = Place(object: nil, type: type.id, name: variable.name)
        return variable.value != nil && !variable.isStatic
          && heap.read(place.summary).values.contains(.object(controller))
      }
    }
  }

  /// What a queue calls to run an operation, and of which class.
  func findRuns() -> [Span: TypeInfo] {
    var found: [Span: TypeInfo] = [:]
    for type in interpreter.index.types where !type.isExternal && isOperation(type) {
      for name in ["main", "start"] {
        for function in type.functions[name] ?? [] { found[function.span] = type }
      }
    }
    return found
  }

  /// Whether a class inherits Foundation's, or a library's that is called after it.
  private func isOperation(_ type: TypeInfo) -> Bool {
    type.externalSupertypes.contains { $0.hasSuffix("Operation") }
  }
}
