import FlowGraph

/// SwiftUI's sheets, covers and popovers.
enum SwiftUIPresentation {
  static let modifiers: [String: Frameworks.Modifier] = [
    "sheet": { presentation($0, $1, $2, $3, kind: .sheet) },
    "fullScreenCover": { presentation($0, $1, $2, $3, kind: .cover) },
    "popover": { presentation($0, $1, $2, $3, kind: .popover) },
    "inspector": { presentation($0, $1, $2, $3, kind: .popover) },
  ]

  private static func presentation(
    _ interpreter: Interpreter, _ base: ValueSet, _ site: CallSite, _ frame: Frame,
    kind: Transition.Kind
  ) -> ValueSet {
    // `.sheet(isPresented: $isShown) { … } content: { … }`: the first closure is `onDismiss`.
    let dismissed = site.argument("onDismiss") ?? (site.has("content") ? site.trailing : nil)
    if let dismissed {
      let closures = interpreter.evaluate(dismissed, frame)
      interpreter.triggered(site, frame) { interpreter.invokeAll(closures, [], dismissed, frame) }
    }
    let item = UnwrappedItems.state(of: site, interpreter, frame)
    guard let state = item ?? site.argument("isPresented"),
      let closure = site.argument("content") ?? site.trailing
    else {
      interpreter.runArguments(site, frame)
      return base
    }
    if item == nil { interpreter.noteChoosing(closure, frame) }
    present(
      interpreter, state: state, content: interpreter.evaluate(closure, frame), kind: kind,
      isItem: item != nil, site, frame)
    return base
  }

  /// Records that views are presented while a piece of state says so.
  static func present(
    _ interpreter: Interpreter, state: Expression, content: ValueSet, kind: Transition.Kind,
    isItem: Bool, isCertain: Bool = true, _ site: CallSite, _ frame: Frame
  ) {
    if case .call(let callee, let arguments) = state.kind, callee.lastName == "constant",
      case .boolean(let isShown)? = arguments.first?.value.kind
    {
      // `.constant(true)`: it is up as long as what it is on.
      guard isShown else { return }
      let views = interpreter.invokeAll(content, [], site.expression, frame)
      interpreter.note(.show(views, kind), site.modifierSpan)
      return
    }
    // All that SwiftUI writes to what a modal is bound to is that it has gone.
    let outer = interpreter.closing
    if kind != .push { interpreter.closing = ValueSet(isItem ? .null : .boolean(false)) }
    let values = interpreter.evaluate(
      state, frame, expected: SwiftUIState.bindingType(in: frame))
    interpreter.closing = outer
    // `.constant(nil)`: nothing ever comes up.
    if values.only == .null { return }
    var content = content
    if isItem, let made = SwiftUIState.transformation(of: state, interpreter, frame) {
      content = ValueSet(
        content.values.map { .piped([.compactMap(made)], $0) }, isOpen: content.isOpen)
    }
    let isDerived = derives(state, interpreter, frame)
    let bound = isDerived ? [] : interpreter.boundPlaces(values)
    if isItem { for place in bound { _ = interpreter.follow(derived: place) } }
    let places = isItem ? bound : SwiftUIState.flags(bound, interpreter)
    if places.isEmpty {
      interpreter.unresolved(
        "the state that presents it could not be worked out", site.modifierSpan)
    }
    interpreter.record(
      .presentation(
        places: places, content: content, kind: kind, isItem: isItem, isCertain: isCertain,
        by: interpreter.partController, site.modifierSpan))
    if kind != .push {
      for place in places where bound.contains(place) {
        showInitially(interpreter, place, content: content, kind: kind, isItem: isItem, site, frame)
      }
    }
  }

  /// `@State private var showsWelcome = true`: it is up before anybody acts.
  private static func showInitially(
    _ interpreter: Interpreter, _ place: Place, content: ValueSet, kind: Transition.Kind,
    isItem: Bool, _ site: CallSite, _ frame: Frame
  ) {
    guard
      let (initial, values) = interpreter.valueAtFirst(of: place)
        ?? interpreter.valueGivenAtFirst(to: place)
        ?? (isItem ? nil : interpreter.derivedAtFirst(place))
    else { return }
    let shown = values.values.flatMap { value in
      switch value {
      case .null, .boolean(false): [Value]()
      case .boolean(true): [value]
      // The item is one of the list's: `Binding(get: { pages.last }, …)`.
      case .list(let items) where isItem: items.flatMap(\.values)
      default: isItem ? [value] : []
      }
    }
    // A flag that is kept on the device, `!UserDefaults…`, says on which condition.
    let isUnknown =
      shown.isEmpty && !isItem
      && !values.values.contains { [.null, .boolean(false), .list([])].contains($0) }
    guard !shown.isEmpty || isUnknown else { return }
    let condition = isUnknown ? [interpreter.condition(holding: initial)] : []
    interpreter.within({
      $0.conditions += condition
      $0.trigger = Trigger(label: "appears", span: site.span)
    }) {
      let page = interpreter.page(
        of: content, given: [], states: [place], on: interpreter.showing)?.0
      let (_, views) = interpreter.apart(page, site.modifierSpan) {
        let given = isItem ? [ValueSet(shown)] : []
        return (content, interpreter.invokeAll(content, given, site.expression, frame))
      }
      interpreter.note(.show(views, kind), site.modifierSpan)
    }
  }

  /// Whether a binding is made of another by a method that is not in the source. What is written to
  /// the first says nothing about it.
  private static func derives(
    _ state: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> Bool {
    guard case .call(let callee, let arguments) = state.kind,
      case .member(let base?, let name, _) = callee.kind,
      !["animation", "transaction"].contains(name), !Stores.bind(name, arguments),
      interpreter.index.externalType(named: "Binding")?.functions[name] == nil
    else { return false }
    return !interpreter.boundPlaces(interpreter.evaluate(base, frame)).isEmpty
  }
}

extension Interpreter {
  /// What closures are given that build what is shown for a value: the one after `presenting`, or
  /// what the binding after `item` holds.
  func shownValue(_ site: CallSite, _ frame: Frame) -> [ValueSet] {
    guard let argument = site.argument("presenting") ?? site.argument("item") else { return [] }
    var values = evaluate(argument, frame)
    if let place = boundPlaces(values).first {
      guard site.has("item") else { return [] }
      values = readPlace(place)
    }
    values.remove([.null])
    // Where an app's dialogs bring their buttons' code with them, that of one is known as any's.
    let isOfAny = values.values.contains { value in
      guard let type = type(of: value) else { return false }
      return heap.areMany(type.id) && bringsCode(type)
    }
    return values.isEmpty || isOfAny ? [] : [values]
  }

  private func bringsCode(_ type: TypeInfo, depth: Int = 0) -> Bool {
    type.kind != .enumeration
      && type.stored.contains { variable in
        guard let written = variable.type else { return bringsCode(variable.value, depth) }
        if case .function = index.expanded(written.unwrapped, in: type).unwrapped { return true }
        guard depth < 2, let part = index.resolve(written, in: type, file: type.span.file),
          part !== type
        else { return false }
        return bringsCode(part, depth: depth + 1)
      }
  }

  /// Whether a property's first value, `AlertButton(title: "OK", action: nil)`, does.
  private func bringsCode(_ value: Expression?, _ depth: Int) -> Bool {
    guard depth < 2, let value, case .call(let callee, _) = value.kind,
      let name = callee.lastName, name.startsUppercase,
      let part = index.resolve(.name(name), in: nil, file: value.span.file)
    else { return false }
    return bringsCode(part, depth: depth + 1)
  }
}
