import FlowGraph

/// Joins operations of routers outside the source.
extension Linker {
  /// Shows the screens among values; a route shows what any destination or item of its type makes.
  func show(routes values: ValueSet, _ kind: TransitionKind, _ operation: Operation) {
    let screens = values.values.filter {
      interpreter.isView($0) || interpreter.isController($0) || interpreter.isCallable($0)
    }
    var isFound = false
    if !screens.isEmpty {
      isFound = true
      let controllers = screens.filter(interpreter.isController)
      let built = screens.filter { !controllers.contains($0) }
      add(targets(controllers).0, kind, nil)
      add(targets(of: ValueSet(built), [], screen: operation.screen, stack: nil).0, kind, nil)
    }
    for value in values.values where !screens.contains(value) {
      guard let key = typeKey(value) else { continue }
      for content in contents(for: key) {
        let found = targets(
          of: content.content, [ValueSet(value)], screen: content.screen, stack: content.stack
        ).0
        isFound = isFound || !found.isEmpty
        add(found, kind, caseText(ValueSet(value)))
      }
    }
    if isFound {
      links.resolvedSpans.insert(operation.span)
    } else {
      unresolved(operation, "what its route shows could not be worked out")
    }

    func add(_ targets: [Target], _ kind: TransitionKind, _ via: String?) {
      for target in targets where target.screen != operation.screen || kind == .push {
        self.add(
          from: operation.screen, to: target, kind: kind, span: operation.span,
          stacks: kind == .push && target.ownStack == nil ? ownStacks(operation) : [], via: via,
          operation: operation, isCertain: !values.isOpen)
      }
    }
  }

  /// What builds screens for values of a type, wherever it stands.
  private func contents(
    for key: TypeKey
  ) -> [(content: ValueSet, screen: Int?, stack: Int?)] {
    var result: [(content: ValueSet, screen: Int?, stack: Int?)] = []
    for destination in facts.destinations where destination.type == key {
      result.append((destination.content, destination.screen, destination.stack))
    }
    for presentation in facts.presentations where presentation.isItem {
      let isOfType = itemValue(.none, presentation).values.contains { typeKey($0) == key }
      if isOfType { result.append((presentation.content, presentation.screen, presentation.stack)) }
    }
    return result
  }

  /// Selects the tabs of a tag.
  func select(_ values: ValueSet, _ operation: Operation) {
    for (tabs, record) in facts.tabs.enumerated() {
      for (tab, screens) in zip(record.tabs, links.tabScreens[tabs] ?? [])
      where tab.tag.values.contains(where: values.values.contains) {
        links.resolvedSpans.insert(operation.span)
        for screen in screens where screen != operation.screen {
          add(
            from: operation.screen, to: Target(screen: screen, shown: nil, ownStack: nil),
            kind: .tab, span: operation.span, stacks: [], via: caseText(tab.tag),
            operation: operation)
        }
      }
    }
    if !links.resolvedSpans.contains(operation.span) {
      unresolved(operation, "no tab of this tag is known")
    }
  }
}
