import FlowGraph

extension Linker {
  func link(_ operation: Operation, _ position: Int) {
    guard !isOfAnyLevel(operation) else {
      links.resolvedSpans.insert(operation.span)
      return
    }
    switch operation.effect {
    case .state(let place, let change):
      link(change, of: place, operation, position)
    case .pushValue(let values):
      push(values, on: ownStacks(operation), operation, isPath: true, sequence: nil)
    case .adapt(let views):
      // No stack takes another: UIKit presents that.
      let stacks = views.values.filter { interpreter.type(of: $0)?.isNavigationController == true }
      let others = views.values.filter { !stacks.contains($0) }
      if !stacks.isEmpty { show(ValueSet(stacks), .sheet, operation, position) }
      if !others.isEmpty || stacks.isEmpty {
        show(
          ValueSet(others, isOpen: views.isOpen), isInStack(operation) ? .push : .sheet,
          operation, position)
      }
    case .show(let views, let kind):
      if kind == .push,
        isBuilding(operation) || isInsideControl(operation) || isUntappable(operation)
      {
        return
      }
      if isController(views) || isLaunch(operation) {
        return show(views, kind, operation, position)
      }
      let (found, shows) = targets(views.values, isPresented: true)
      if found.isEmpty, !shows, !isNothing(views) {
        unresolved(operation, "what it shows could not be worked out")
        return
      }
      links.resolvedSpans.insert(operation.span)
      let unnamed = found.isEmpty ? unnamedTargets(views.values, operation) : []
      add(found + unnamed, kind, operation, position)
    case .route(let values, let kind): show(routes: values, kind, operation)
    case .select(let values): select(values, operation)
    case .selectItem(let item, let controllers): select(item, of: controllers, operation)
    case .embed(let children, let parents): embed(children, in: parents, operation)
    case .embedView(let children, let parents): embed(view: children, in: parents, operation)
    case .window(let values): openWindow(values, operation)
    case .putBeneath: links.resolvedSpans.insert(operation.span)
    case .setStack(let values, let isWhole):
      setStack(values, isWhole: isWhole, operation, position)
    case .popTo where isLaunch(operation), .pop where isLaunch(operation),
      .popToRoot where isLaunch(operation), .dismissModal where isLaunch(operation),
      .dismissPresented where isLaunch(operation), .unwind where isLaunch(operation):
      // Nothing is there yet to leave.
      links.resolvedSpans.insert(operation.span)
    case .popTo where isFarFetched(operation), .pop where isFarFetched(operation),
      .popToRoot where isFarFetched(operation), .dismissModal where isFarFetched(operation),
      .dismissPresented where isFarFetched(operation):
      links.resolvedSpans.insert(operation.span)
    case .popTo where isOfBareOwner(operation), .pop where isOfBareOwner(operation),
      .popToRoot where isOfBareOwner(operation):
      links.resolvedSpans.insert(operation.span)
    case .dismiss(let owner) where isFarFetched(operation) && !isOwn(owner, operation):
      links.resolvedSpans.insert(operation.span)
    case .popTo(let target):
      links.resolvedSpans.insert(operation.span)
      let found = target.isOpen ? [] : targets(target.values).0
      links.backs.append(
        .init(
          from: operation.screen, kind: .popTo, count: nil,
          to: found.count == 1 ? found[0].screen : nil, traps: false, isGuarded: false,
          operation: operation, stacks: ownStacks(operation)))
    case .unwind(let types): unwind(to: types, operation)
    case .dismiss, .dismissModal, .dismissPresented:
      links.resolvedSpans.insert(operation.span)
      for screen in dismissed(operation) {
        links.backs.append(
          .init(
            from: screen, kind: .dismiss, count: 1, traps: false, isGuarded: false,
            operation: operation, stacks: []))
      }
    case .pop(let count, _):
      links.resolvedSpans.insert(operation.span)
      links.backs.append(
        .init(
          from: operation.screen, kind: .pop, count: count, traps: false,
          isGuarded: isGuarded(operation),
          operation: operation, stacks: ownStacks(operation)))
    case .popToRoot:
      links.resolvedSpans.insert(operation.span)
      links.backs.append(
        .init(
          from: operation.screen, kind: .popToRoot, count: nil, traps: false, isGuarded: false,
          operation: operation, stacks: ownStacks(operation)))
    case .openURL(let values):
      open(values, operation)
    case .openWindow(let id, let value):
      for entry in facts.entries.sorted(by: { $0.span.key < $1.span.key })
      where opens(entry, id: id, value: value) {
        links.resolvedSpans.insert(operation.span)
        let given = value.isEmpty ? id : value
        for target in targets(of: entry.closures, [given], screen: nil, stack: nil).0 {
          add(
            from: operation.screen, to: target, kind: .root, span: operation.span, stacks: [],
            operation: operation)
        }
      }
    }
  }

  /// Whether a link stands inside the control that sets it: a person who taps one taps both, and
  /// goes there once.
  private func isInsideControl(_ operation: Operation) -> Bool {
    guard operation.screen != nil,
      drivenLinks.contains(.init(span: operation.span, screen: operation.screen))
    else { return false }
    links.resolvedSpans.insert(operation.span)
    return true
  }

  /// Whether a link is there only for the state that sets it off: its label is an empty view. In a
  /// list the row around it is what a person taps.
  private func isUntappable(_ operation: Operation) -> Bool {
    guard interpreter.emptyLinks[operation.span] == true,
      !rowLinks.contains(.init(span: operation.span, screen: operation.screen))
    else { return false }
    links.resolvedSpans.insert(operation.span)
    return true
  }

  func findRowLinks() -> Set<NavigationFacts.Miss> {
    var found: Set<NavigationFacts.Miss> = []
    for part in facts.parts where part.lazy == "List" {
      if case .push = part.kind { found.insert(.init(span: part.span, screen: part.screen)) }
    }
    return found
  }

  /// Links whose state is set by a control around them.
  func findDrivenLinks() -> Set<NavigationFacts.Miss> {
    var found: Set<NavigationFacts.Miss> = []
    for operation in facts.operations {
      guard case .state(let place, .assign) = operation.effect,
        let control = operation.trigger.flatMap({ Triggers.isTapped($0) ? $0.span : nil })
      else { continue }
      for link in presentations.meeting(place)
      where link.kind == .push && control.isAround(link.span) {
        found.insert(.init(span: link.span, screen: operation.screen))
      }
    }
    return found
  }

  /// Whether views are known to show nothing: a link to `EmptyView` is there for its chevron.
  func isNothing(_ views: ValueSet) -> Bool {
    !views.isOpen && !views.isEmpty
      && views.values.allSatisfy { view in
        if view == Storyboards.missingScene { return true }
        guard case .view(let number) = view,
          case .framework("EmptyView", _) = interpreter.heap.views[number]
        else { return false }
        return true
      }
  }

  /// Whether code is reached through so many calls that it was reached by way of something that all
  /// screens share: a queue runs whatever any of them gave it. A person on any of them is not on
  /// the screen that is left. Measured apps leave a screen within ten calls.
  func isFarFetched(_ operation: Operation) -> Bool { operation.hops.count > 12 }

  /// Whether the view whose environment an action is from is the screen that acts.
  private func isOwn(_ owner: Int?, _ operation: Operation) -> Bool {
    guard let owner, let screen = operation.screen else { return false }
    return facts.screenNumbers[.type(owner)] == screen
  }

  // MARK: State

  private func link(
    _ change: StateChange, of place: Place, _ operation: Operation, _ position: Int
  ) {
    let stacks = nearestStacks(
      pathStacks.meeting(place), of: change, at: place, to: operation)
    if !stacks.isEmpty {
      changePath(change, stacks, place, operation, position)
    }
    for tabs in facts.tabs.indices
    where facts.tabs[tabs].places.contains(where: { $0.meets(place) }) {
      if case .assign(let values) = change, !isLeftToLinks(place, operation) {
        select(values, tabs, operation)
      }
      if case .append(let step) = change, case .integer(let count)? = step.only {
        select(after: count, tabs, operation)
      }
    }
    if case .assign(let values) = change, !isLeftToLinks(place, operation) {
      switchScreens(values, place, operation)
      switchClaimed(values, place, operation)
    }
    for presentation in nearest(presentations.meeting(place), at: place, to: operation)
    where !interpreter.exclude(operation.conditions, presentation.conditions, between: place)
      && !isOfAnotherPart(presentation, operation)
    {
      guard let values = shown(by: change, of: place, presentation),
        presentation.isChosen(by: values)
      else { continue }
      present(values, of: place, presentation, operation)
    }
  }

  /// What a presentation shows after state has changed; nil where that shows nothing. One can take
  /// what it shows out of a list, or show by whether there is something in it: `Binding(get: {
  /// pages.last }, …)`, `Binding(get: { !pages.isEmpty }, …)`.
  private func shown(
    by change: StateChange, of place: Place, _ presentation: Presentation
  ) -> ValueSet? {
    guard isList(place) else {
      if case .assign(let values) = change { return values }
      return nil
    }
    switch change {
    case .append(let values): return presentation.isItem ? values : ValueSet(.boolean(true))
    case .assign(let values):
      let items = interpreter.items(of: values)
      let isEmptied = items.isEmpty && !values.isOpen && !values.isEmpty
      if isEmptied { return ValueSet(.null) }
      return presentation.isItem ? items.reduce(into: .none) { $0.formUnion($1) } : values
    // Others may be left, of which one that is asked for is there still.
    case .pop: return presentation.isItem ? ValueSet(.null) : nil
    case .popAll: return ValueSet(.null)
    }
  }

  private func isList(_ place: Place) -> Bool {
    guard case .array? = interpreter.declaredType(of: place)?.reference else { return false }
    return true
  }

  /// Whether rows that several screens show present it on another screen than the one that acts.
  private func isOfAnotherPart(_ presentation: Presentation, _ operation: Operation) -> Bool {
    guard presentation.controller != nil, presentation.screen != operation.screen else {
      return false
    }
    return facts.presentations.contains {
      $0.span == presentation.span && $0.screen == operation.screen
    }
  }

  private func present(
    _ values: ValueSet, of place: Place, _ presentation: Presentation, _ operation: Operation
  ) {
    links.resolvedSpans.insert(operation.span)
    // What is up already is only given another look.
    if presentation.isItem, isFilled(place, operation) { return }
    // A flag may be made by hand of an optional: `Binding(get: { item != nil }, …)`.
    let closing: [Value] = [.null, .boolean(false)]
    if !values.isEmpty, !values.isOpen, values.values.allSatisfy(closing.contains) {
      dismiss(presentation, operation)
      return
    }
    let kept = ValueSet(
      values.values.filter { !closing.contains($0) && $0 != .boolean(true) }, isOpen: values.isOpen)
    if presentation.isItem { links.noteSent(kept.values) }
    let arguments = presentation.isItem ? [itemValue(kept, presentation)] : []
    let found = targets(
      of: presentation, arguments,
      // Content that a flag shows may be chosen by what the flag was made of.
      given: presentation.isItem
        ? nil
        : chosenCase(by: operation, beside: place)
          ?? (kept.isOpen ? nil : Written(place: place, values: kept)))
    // Screens that push each other in turn set flags of their own.
    if !presentation.isItem, let screen = operation.screen, screen != presentation.screen,
      layer(above: found.map(\.screen)).contains(screen)
    {
      // `isPresented.toggle()` in what is presented takes it away.
      if values.isOpen || values.values.contains(.boolean(false)) {
        dismiss(presentation, operation)
      }
      return
    }
    let from = operation.isUnattended ? presentation.screen ?? operation.screen : operation.screen
    // What a modal does to its own state brings up nothing new, unless it is known what.
    let isOwnFlag = presentation.screen != from && presentation.kind.isModal && kept.values.isEmpty
    for target in found where !(operation.isUnattended || isOwnFlag) || target.screen != from {
      let stacks =
        presentation.kind == .push && target.ownStack == nil
        ? presentation.stack.map { [$0] } ?? presentation.screen.map {
          self.stacks(of: $0).sorted()
        } ?? []
        : []
      add(
        from: from, to: target, kind: presentation.kind, span: operation.span,
        stacks: stacks, via: presentation.isItem ? caseText(of: place) ?? caseText(kept) : nil,
        carrying: presentation.isItem ? carriedCase(kept.only) : nil,
        operation: operation,
        isCertain: !values.isOpen && presentation.isCertain,
        isEcho: presentation.isItem && isEcho(kept, operation), by: presentation)
    }
  }

  /// Whether an act sets state only where that holds something, of which no case tells that it
  /// shows something else.
  private func isFilled(_ place: Place, _ operation: Operation) -> Bool {
    guard case .state(_, .assign(let values)) = operation.effect, values.only != .null,
      !values.values.contains(where: { if case .enumCase = $0 { true } else { false } })
    else { return false }
    return operation.conditions.contains { condition in
      interpreter.conditionTexts[condition.number].filled.contains { $0.meets(place) }
    }
  }

  /// Whether the setter of a binding made by hand hands on a value of which nothing is known.
  private func isEcho(_ values: ValueSet, _ operation: Operation) -> Bool {
    operation.trigger?.label == Trigger.bindingLabel
      && values.values.allSatisfy(interpreter.isVague)
  }

  /// The value that a presentation's content is given: the one that its state holds, or any of its
  /// type where none is known.
  func itemValue(_ values: ValueSet, _ presentation: Presentation) -> ValueSet {
    guard values.isEmpty else { return values }
    if let held = valuesHeld(by: presentation) { return held }
    let type = presentation.places.first.flatMap(interpreter.declaredType)
    if case .array(let element)? = type?.reference, presentation.isItem {
      return interpreter.anyValue(of: type?.with(element))
    }
    return interpreter.anyValue(of: type.map { $0.with($0.reference.unwrapped) })
  }

  /// The values that a presentation's state is seen to hold, where these are all that it is given.
  /// What some value of their type runs or shows says nothing of any one of them.
  private func valuesHeld(by presentation: Presentation) -> ValueSet? {
    guard presentation.isItem else { return nil }
    func isStructure(_ value: Value) -> Bool {
      interpreter.objectNumber(value) != nil && interpreter.type(of: value)?.kind == .structure
    }
    var held = ValueSet.none
    for place in presentation.places {
      let values = interpreter.heap.read(place).withoutNull
      // Most hold cases: these are not put together first.
      guard !values.isOpen, values.values.allSatisfy(isStructure) else { return nil }
      held.formUnion(values)
    }
    return held.isOpen || held.isEmpty ? nil : held
  }

  /// The screens of a modal: what it shows, and all that is reached in it.
  ///
  /// - Parameter modals: Whether further modals count.
  func layer(above screens: [Int], modals: Bool = false) -> Set<Int> {
    var result = Set(screens)
    var queue = screens
    while let screen = queue.popLast() {
      for next in links.below[screen] ?? [] where result.insert(next).inserted {
        queue.append(next)
      }
      guard modals else { continue }
      for next in links.above[screen] ?? [] where result.insert(next).inserted {
        queue.append(next)
      }
    }
    return result
  }

  func unresolved(_ operation: Operation, _ reason: String) {
    links.unresolvedSpans.insert(operation.span)
    interpreter.facts.unresolved.insert(
      .init(span: operation.span, reason: reason, concerns: []))
  }

  /// A presentation whose state nothing that was read sets is still shown by somebody.
  func linkUnsetPresentations() {
    for presentation in facts.presentations.sorted(by: { $0.span.key < $1.span.key }) {
      let arguments = presentation.isItem ? [itemValue(.none, presentation)] : []
      let found = targets(of: presentation, arguments)
      // Something presents it where it stands, though nobody knows what.
      guard presentation.places.isEmpty, let screen = presentation.screen else { continue }
      for target in found {
        let isPushed = presentation.kind == .push && target.ownStack == nil
        add(
          from: screen, to: target, kind: presentation.kind, span: presentation.span,
          stacks: isPushed ? stacks(of: screen).sorted() : [],
          conditions: presentation.conditions, isCertain: false, by: presentation)
      }
    }
    for destination in facts.destinations.sorted(by: { $0.span.key < $1.span.key }) {
      // What a branch builds that is no view of the program's is a page of its own.
      for value in eachValue(of: destination.type) {
        _ = targets(
          of: destination.content, [value], screen: destination.screen, stack: destination.stack)
      }
    }
  }

  /// The cases of an enum, each with any payload; any value of another type.
  private func eachValue(of key: TypeKey) -> [ValueSet] {
    guard case .program(let number) = key, case let type = interpreter.index.types[number],
      type.kind == .enumeration, !type.caseOrder.isEmpty
    else { return [anyValue(of: key)] }
    return type.caseOrder.map { ValueSet(interpreter.anyCase($0, of: type)) }
  }

  func anyValue(of key: TypeKey) -> ValueSet {
    switch key {
    case .program(let type): ValueSet([.some(type)], isOpen: true)
    case .external(let name): ValueSet([.external(name)], isOpen: true)
    case .unknown: .unknown
    }
  }
}

extension Span {
  /// Whether the other is a part of it.
  func isAround(_ other: Span) -> Bool {
    file == other.file && self != other && start <= other.start && other.end <= end
  }
}
