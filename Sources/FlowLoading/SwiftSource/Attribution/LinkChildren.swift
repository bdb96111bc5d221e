import FlowGraph

/// Joins controllers with those that they are put into.
extension Linker {
  /// A controller's children are part of it, whoever puts them there.
  func embed(_ children: ValueSet, in parents: ValueSet, _ operation: Operation) {
    links.resolvedSpans.insert(operation.span)
    let whole = parents.values.flatMap(holders).filter { value in
      guard case .object(let object) = value else { return true }
      return !facts.partControllers.contains(object) || interpreter.framesPage(value)
    }
    var parents = targets(whole).0.map(\.screen)
    // A child that only turns pages: whoever has the child, whose code comes by.
    if parents.isEmpty { parents = targets(whole.flatMap(interpreter.parents)).0.map(\.screen) }
    let owners = parents.isEmpty ? [operation.screen].compactMap { $0 } : parents
    let shown = children.values.filter { !isBlank($0) && !interpreter.isBar($0) }
    for target in targets(shown.flatMap(pages)).0 {
      for owner in owners where owner != target.screen {
        add(
          from: owner, to: target, kind: .embed, span: operation.span, stacks: [],
          operation: operation)
      }
    }
  }

  /// Whose the children of a controller are: of one that only turns pages, whoever has that itself.
  private func holders(_ parent: Value) -> [Value] {
    guard let type = interpreter.type(of: parent), type.isExternal, type.isPageController else {
      return [parent]
    }
    return interpreter.parents(of: parent).nonEmpty ?? [parent]
  }

  /// Whether a child is a controller without a class or children of its own: whatever stands in
  /// it belongs to whoever makes it.
  private func isBlank(_ child: Value) -> Bool {
    guard let type = interpreter.type(of: child), type.isExternal, type.name == "UIViewController"
    else { return false }
    return !facts.operations.contains { operation in
      guard case .embed(_, let parents) = operation.effect else { return false }
      return parents.values.contains(child)
    }
  }

  /// Shows a controller by its view, where no code makes it a child as well.
  func embed(view children: ValueSet, in parents: ValueSet, _ operation: Operation) {
    links.resolvedSpans.insert(operation.span)
    let isChild = facts.operations.contains { other in
      guard case .embed(let known, _) = other.effect else { return false }
      return known.values.contains(where: children.values.contains)
    }
    if !isChild { embed(children, in: parents, operation) }
  }

  /// What stands in a child that only turns pages or sets columns side by side: that is content of
  /// whoever has the child. One whose pages are not known is no screen by itself.
  private func pages(_ child: Value) -> [Value] {
    guard let type = interpreter.type(of: child), type.isExternal,
      type.isPageController || type.isSplitController
    else { return [child] }
    let held = interpreter.items(of: interpreter.heldContent(of: child)).flatMap(\.values)
    return held.isEmpty && !type.isPageController ? [child] : held
  }
}
