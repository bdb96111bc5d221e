/// Navigation controllers of the app's own that do something themselves: a person does it on the screen
/// at the bottom of the stack.
///
/// ```swift
/// final class MainStack: UINavigationController {
///   @objc func helpTapped() { present(Help(), animated: true) }
/// }
/// ```
extension Interpreter {
  /// Notes what stands at the bottom of a navigation controller's stack.
  func stand(_ values: ValueSet, inStackOf controller: Int) {
    let type = index.types[heap.objects[controller].type]
    guard !type.isExternal, type.isNavigationController, acts(type) else { return }
    for value in values.values {
      guard let root = self.type(of: value), root.isController, !root.isExternal,
        !root.isNavigationController, !root.hostsAnything
      else { continue }
      if ownedParts[root.id, default: []].insert(.object(controller)) { heap.touch() }
    }
  }

  /// Whether a class has a method that a control of its own can call.
  private func acts(_ type: TypeInfo) -> Bool {
    type.lineage.contains { owner in
      !owner.isExternal
        && owner.functions.values.joined().contains { isControlAction($0, owner) }
    }
  }

  /// Whether a method is one that a control calls, and none by which a navigation controller is told
  /// what it shows.
  func isControlAction(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    function.attributes.contains { Triggers.actionAttributes.contains($0.name) }
      && isHandler(function, owner)
  }
}

extension Linker {
  /// Whether a navigation controller's own control leaves what is on top, whichever that is, or shows
  /// again what something else made.
  func isOfAnyLevel(_ operation: Operation) -> Bool {
    guard let trigger = operation.trigger, facts.stackActs.contains(trigger.span) else {
      return false
    }
    if operation.effect.isLeaving { return true }
    guard case .show(let values, _) = operation.effect else { return false }
    let heap = interpreter.heap
    return values.values.contains { value in
      guard let object = interpreter.objectNumber(value), let maker = heap.objects[object].maker
      else { return false }
      return !interpreter.index.types[heap.objects[maker].type].isNavigationController
    }
  }
}
