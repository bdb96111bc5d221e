import FlowGraph

extension Linker {
  func link(_ operation: Operation, _ position: Int) {
    switch operation.effect {
    case .state(let place, let change):
      link(change, of: place, operation, position)
    case .pushValue(let values):
      push(values, on: ownStacks(operation), operation, isPath: true, sequence: nil)
    case .adapt(let views):
      show(views, ownStacks(operation).isEmpty ? .sheet : .push, operation)
    case .show(let views, let kind):
      if kind == .push, isBuilding(operation) { return }
      if isController(views) || isLaunch(operation) { return show(views, kind, operation) }
      let (found, shows) = targets(views.values)
      if found.isEmpty, !shows {
        unresolved(operation, "what it shows could not be worked out")
        return
      }
      links.resolvedSpans.insert(operation.span)
      for target in found {
        add(
          from: operation.screen, to: target, kind: kind, span: operation.span,
          stacks: kind == .push && target.ownStack == nil ? ownStacks(operation) : [],
          operation: operation)
      }
    case .route(let values, let kind): show(routes: values, kind, operation)
    case .select(let values): select(values, operation)
    case .embed(let children, let parents): embed(children, in: parents, operation)
    case .window(let values): openWindow(values, operation)
    case .setStack(let values): setStack(values, operation)
    case .popTo where isLaunch(operation), .pop where isLaunch(operation),
      .popToRoot where isLaunch(operation), .dismissModal where isLaunch(operation),
      .unwind where isLaunch(operation):
      // Nothing is there yet to leave.
      links.resolvedSpans.insert(operation.span)
    case .popTo where isFarFetched(operation), .pop where isFarFetched(operation),
      .popToRoot where isFarFetched(operation), .dismissModal where isFarFetched(operation):
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
    case .dismiss, .dismissModal:
      links.resolvedSpans.insert(operation.span)
      links.backs.append(
        .init(
          from: operation.screen, kind: .dismiss, count: 1, traps: false, isGuarded: false,
          operation: operation, stacks: []))
    case .pop(let count):
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
    case .openWindow(let values):
      for entry in facts.entries.sorted(by: { $0.span.key < $1.span.key })
      where opens(entry, values) {
        links.resolvedSpans.insert(operation.span)
        for target in targets(of: entry.closures, [values], screen: nil, stack: nil).0 {
          add(
            from: operation.screen, to: target, kind: .root, span: operation.span, stacks: [],
            operation: operation)
        }
      }
    }
  }

  /// Whether code is reached through so many calls that it was reached by way of something that all
  /// screens share: a queue runs whatever any of them gave it. A person on any of them is not on
  /// the screen that is left. Measured apps leave a screen within ten calls.
  private func isFarFetched(_ operation: Operation) -> Bool { operation.hops.count > 12 }

  /// Whether a pop stands where its stack was asked whether it is empty.
  private func isGuarded(_ operation: Operation) -> Bool {
    let text = interpreter.text(operation.span)
    return operation.conditions.contains { condition in
      interpreter.emptinessNames(condition).contains { name in
        Self.pathNames.contains(name) || text.hasPrefix("\(name).")
      }
    }
  }

  /// Properties of stacks and navigators that hold what lies on the stack.
  private static let pathNames: Set<String> = ["viewControllers", "routes", "path"]

  /// Whether a scene is for a window's id or for values of its type.
  private func opens(_ entry: NavigationFacts.Entry, _ values: ValueSet) -> Bool {
    entry.id.values.contains { wanted in
      if values.values.contains(wanted) { return true }
      guard case .type(let type) = wanted else { return false }
      return values.values.contains { interpreter.type(of: $0)?.id == type }
    }
  }

  // MARK: State

  private func link(
    _ change: StateChange, of place: Place, _ operation: Operation, _ position: Int
  ) {
    let stacks = (stacksByName[place.name] ?? []).filter { index in
      facts.stacks[index].places.contains { $0.meets(place) }
    }
    if !stacks.isEmpty {
      changePath(change, stacks, place, operation, position)
    }
    for tabs in facts.tabs.indices
    where facts.tabs[tabs].places.contains(where: { $0.meets(place) }) {
      if case .assign(let values) = change { select(values, tabs, operation) }
    }
    if case .assign(let values) = change { switchScreens(values, place, operation) }
    let matching = (presentationsByName[place.name] ?? []).filter { presentation in
      presentation.places.contains { $0.meets(place) }
    }
    for presentation in matching {
      if case .assign(let values) = change { present(values, presentation, operation) }
    }
  }

  private func present(_ values: ValueSet, _ presentation: Presentation, _ operation: Operation) {
    links.resolvedSpans.insert(operation.span)
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
    let (found, _) = targets(
      of: presentation.content, arguments, screen: presentation.screen, stack: presentation.stack)
    if !presentation.isItem, let screen = operation.screen,
      layer(above: found.map(\.screen)).contains(screen)
    {
      // `isPresented.toggle()` in what is presented takes it away.
      if values.isOpen { dismiss(presentation, operation) }
      return
    }
    for target in found {
      let stacks =
        presentation.kind == .push && target.ownStack == nil
        ? presentation.stack.map { [$0] } ?? presentation.screen.map {
          self.stacks(of: $0).sorted()
        } ?? []
        : []
      add(
        from: operation.screen, to: target, kind: presentation.kind, span: operation.span,
        stacks: stacks, via: presentation.isItem ? caseText(kept) : nil, operation: operation,
        isCertain: !values.isOpen)
    }
  }

  /// The value that a presentation's content is given; any of its type, where none is known.
  func itemValue(_ values: ValueSet, _ presentation: Presentation) -> ValueSet {
    guard values.isEmpty else { return values }
    let type = presentation.places.first.flatMap(interpreter.declaredType)
    return interpreter.anyValue(of: type.map { $0.with($0.reference.unwrapped) })
  }

  /// Clearing the state takes the modal away, if it is from the modal that the person acts.
  private func dismiss(_ presentation: Presentation, _ operation: Operation) {
    if let link = operation.deepLink {
      let arguments = presentation.isItem ? [itemValue(.none, presentation)] : []
      let (found, _) = targets(
        of: presentation.content, arguments, screen: presentation.screen,
        stack: presentation.stack)
      links.closes[link, default: []].formUnion(found.map(\.screen))
    }
    guard let screen = operation.screen else { return }
    let arguments = presentation.isItem ? [itemValue(.none, presentation)] : []
    let (found, _) = targets(
      of: presentation.content, arguments, screen: presentation.screen, stack: presentation.stack)
    let layer = self.layer(above: found.map(\.screen))
    guard layer.contains(screen) else { return }
    links.backs.append(
      .init(
        from: screen, kind: presentation.kind == .push ? .pop : .dismiss, count: 1, traps: false,
        isGuarded: false, operation: operation, stacks: []))
  }

  /// The screens of a modal: what it shows, and all that is reached in it with no further modal.
  func layer(above screens: [Int]) -> Set<Int> {
    var result = Set(screens)
    var queue = screens
    while let screen = queue.popLast() {
      for next in links.below[screen] ?? [] where result.insert(next).inserted {
        queue.append(next)
      }
    }
    return result
  }

  private func select(_ values: ValueSet, _ tabs: Int, _ operation: Operation) {
    links.resolvedSpans.insert(operation.span)
    let record = facts.tabs[tabs]
    for (tab, screens) in zip(record.tabs, links.tabScreens[tabs] ?? []) {
      guard tab.tag.values.contains(where: values.values.contains) else { continue }
      for screen in chosen(screens, of: tab, by: values) where screen != operation.screen {
        add(
          from: operation.screen, to: Target(screen: screen, shown: nil, ownStack: nil), kind: .tab,
          span: operation.span, stacks: [], via: caseText(tab.tag), operation: operation)
      }
    }
  }

  /// Of tabs that one loop makes, those that a value selects: `ForEach(tabs) { Tab(value: $0) … }`.
  private func chosen(_ screens: [Int], of tab: TabsRecord.Tab, by values: ValueSet) -> [Int] {
    guard tab.tag.values.count > 1, !values.isOpen else { return screens }
    let wanted = values.values.compactMap { value -> CaseName? in
      if case .enumCase(let type, let name, _) = value { return CaseName(type: type, name: name) }
      return nil
    }
    let kept = targets(tab.content.values).0.filter { target in
      (target.shown?.conditions ?? []).allSatisfy { condition in
        let cases = interpreter.conditionTexts[condition.number].cases
        return cases.isEmpty || wanted.isEmpty || cases.contains(where: wanted.contains)
          || !cases.contains { found in wanted.contains { $0.type == found.type } }
      }
    }
    return kept.isEmpty ? screens : kept.map(\.screen).uniqued()
  }

  // MARK: Paths

  private func changePath(
    _ change: StateChange, _ stacks: [Int], _ place: Place, _ operation: Operation, _ position: Int
  ) {
    let isGuarded = operation.conditions.contains {
      interpreter.asksWhetherEmpty($0, place.name)
    }
    func back(_ kind: Back.Kind, count: Int?, traps: Bool) {
      links.resolvedSpans.insert(operation.span)
      links.backs.append(
        .init(
          from: operation.screen, kind: kind, count: count, traps: traps, isGuarded: isGuarded,
          operation: operation, stacks: stacks))
    }
    switch change {
    case .append(let value):
      push(value, on: stacks, operation, isPath: true, sequence: nil)
    case .pop(let count, let traps):
      back(.pop, count: count, traps: traps)
    case .popAll:
      back(.popToRoot, count: nil, traps: false)
    case .assign(let values):
      var isKnown = false
      for value in values.values {
        guard case .list(var items) = value else { continue }
        // State that is read back holds its first value among others that are not known.
        if items.isEmpty, values.isOpen { continue }
        isKnown = true
        if stacks.contains(where: { facts.stacks[$0].includesRoot }) {
          items = Array(items.dropFirst())
        }
        if items.isEmpty {
          back(.popToRoot, count: nil, traps: false)
        } else {
          for (level, item) in items.enumerated() {
            push(
              item, on: stacks, operation, isPath: true,
              sequence: "\(operation.span.file):\(operation.span.start):\(position)#\(level)")
          }
        }
      }
      if !isKnown { unresolved(operation, "the path that is assigned could not be worked out") }
    }
  }

  /// A value put on stacks: the destination for its type shows the screen.
  func push(
    _ values: ValueSet, on stacks: [Int], _ operation: Operation, isPath: Bool, sequence: String?
  ) {
    if stacks.isEmpty {
      unresolved(operation, "no stack is known on which it stands")
      return
    }
    if values.isEmpty {
      pushUnknown(on: stacks, operation, isPath: isPath, sequence: sequence)
      return
    }
    for value in values.values {
      let element = interpreter.pathElement(value)
      let kind = element?.kind ?? stacks.first.map { facts.stacks[$0].elementKind } ?? .push
      let inner = element?.value ?? ValueSet(value)
      if inner.isEmpty {
        pushUnknown(on: stacks, operation, isPath: isPath, sequence: sequence, kind: kind)
      }
      for value in inner.values {
        guard let key = typeKey(value) else {
          unresolved(operation, "the type of the value that is pushed could not be worked out")
          continue
        }
        deliver(value, key, stacks, operation, isPath: isPath, sequence: sequence, kind: kind)
      }
    }
  }

  /// A value of which nothing is known can only meet the one destination that a stack has.
  private func pushUnknown(
    on stacks: [Int], _ operation: Operation, isPath: Bool, sequence: String?,
    kind: TransitionKind = .push
  ) {
    let possible = Set(stacks.flatMap { destinations(on: $0).map(\.type) })
    guard possible.count == 1, let type = possible.first else {
      unresolved(operation, "the value that is pushed could not be worked out")
      return
    }
    for value in anyValue(of: type).values {
      deliver(
        value, type, stacks, operation, isPath: isPath, sequence: sequence, isCertain: false,
        kind: kind)
    }
  }

  private func deliver(
    _ value: Value, _ key: TypeKey, _ stacks: [Int], _ operation: Operation, isPath: Bool,
    sequence: String?, isCertain: Bool = true, kind: TransitionKind = .push
  ) {
    if isCertain { links.noteSent([value]) }
    // A link in a column sets the list's selection; on a stack of its own it pushes.
    if stacks.allSatisfy({ facts.stacks[$0].isSplit }), select(value, key, operation) { return }
    var isTaken = false
    var without: [Int] = []
    var seen: Set<Int> = []
    for stack in stacks {
      var matching = destinations(on: stack).filter { fits($0.type, key, on: stack) }
      if matching.count > 1, let screen = operation.screen {
        matching.removeAll { $0.screen.map { takesTurns($0, with: screen) } ?? false }
      }
      if matching.isEmpty { without.append(stack) }
      for destination in matching {
        isTaken = true
        let (found, _) = targets(
          of: destination.content, [ValueSet(value)], screen: destination.screen, stack: stack)
        // Some value of a type that is no enum, of which many were made.
        let isOne = isCertain && (found.count == 1 || !isAny(value))
        for target in found where seen.insert(target.screen).inserted {
          add(
            from: operation.screen, to: target, kind: kind, span: operation.span, stacks: stacks,
            via: caseText(ValueSet(value)), operation: operation, onPath: isPath,
            sequence: sequence, isCertain: isOne)
        }
      }
    }
    if isTaken {
      links.resolvedSpans.insert(operation.span)
      links.delivered[operation.span, default: []].insert(name(of: key))
    } else if select(value, key, operation) {
      return
    } else if without.contains(where: { destinations(on: $0).contains { $0.type == .unknown } }) {
      unresolved(operation, "its stack has a destination for a type that could not be worked out")
    } else if let screen = operation.screen {
      links.undelivered.insert(
        .init(
          type: name(of: key), from: screen, stacks: stacks, span: operation.span,
          isConditional: !operation.conditions.isEmpty))
      links.resolvedSpans.insert(operation.span)
    }
  }

  private func isAny(_ value: Value) -> Bool {
    guard case .some(let type) = value else { return false }
    return interpreter.index.types[type].kind != .enumeration
  }

  /// Sets a list's selection by a value link, which needs no destination.
  ///
  /// - Returns: Whether some list selects values of that type.
  private func select(_ value: Value, _ key: TypeKey, _ operation: Operation) -> Bool {
    guard case .pushValue = operation.effect, let places = facts.selections[key] else {
      return false
    }
    links.resolvedSpans.insert(operation.span)
    for place in places.sorted(by: { $0.order < $1.order }) {
      switchScreens(ValueSet(value), place, operation)
    }
    return true
  }

  /// Destinations that a push on a stack can meet: those of its content and of all screens on it.
  func destinations(on stack: Int) -> [Destination] {
    facts.destinations.filter { destination in
      if let own = destination.stack {
        if own == stack { return true }
        // On a stack in a split view's column: the column may pass its destinations on.
        return facts.stacks[own].isSplit && facts.stacks[own].screen == facts.stacks[stack].screen
      }
      guard let screen = destination.screen else { return false }
      return stacks(of: screen).contains(stack) || facts.stacks[stack].screen == screen
    }.sorted { $0.span.key < $1.span.key }
  }

  func typeKey(_ value: Value) -> TypeKey? {
    switch value {
    case .string, .url: .external(value.isURL ? "URL" : "String")
    case .integer: .external("Int")
    case .external("Any"), .external("AnyHashable"): nil
    case .external(let name): .external(name)
    default: interpreter.type(of: value).map { .program($0.id) }
    }
  }

  private func fits(_ destination: TypeKey, _ value: TypeKey, on stack: Int) -> Bool {
    if destination == value { return true }
    guard case .program(let wanted) = destination, case .program(let found) = value else {
      return false
    }
    // A value typed by a protocol may be of the destination's type.
    let type = interpreter.index.types[found]
    if facts.stacks[stack].isOfLibrary, type.lineage.contains(where: { $0.id == wanted }) {
      return true
    }
    return type.kind == .protocolType
      && interpreter.index.types[wanted].lineage.contains { $0 === type }
  }

  func name(of key: TypeKey) -> String {
    switch key {
    case .program(let type): interpreter.index.types[type].name
    case .external(let name): name
    case .unknown: "unknown"
    }
  }

  // MARK: URLs

  private func open(_ values: ValueSet, _ operation: Operation) {
    for value in values.values {
      guard case .url(let text) = value else { continue }
      let scheme = URLText.split(text).scheme.lowercased()
      guard !scheme.isEmpty, !Self.foreignSchemes.contains(scheme), mayBeOwn(scheme) else {
        continue
      }
      let handlers = facts.deepLinks.indices.filter {
        facts.deepLinks[$0].literal == nil && !facts.deepLinks[$0].isActivity
      }
      links.resolvedSpans.insert(operation.span)
      guard !handlers.isEmpty else {
        // A delegate takes URLs too, as far as it was followed.
        let handled: Bool? = facts.deepLinks.contains(where: \.isActivity) ? nil : false
        links.usedURLs.insert(
          .init(url: text, from: operation.screen, handled: handled, span: operation.span))
        continue
      }
      var handled = false
      for handler in handlers {
        let before = facts.operations.count
        let record = facts.deepLinks[handler]
        let number = interpreter.facts.deepLink(
          span: operation.span, closure: record.closure, screen: operation.screen, literal: text)
        interpreter.facts.deepLinks[number].handler = handler
        interpreter.refuel()
        let (_, effects) = interpreter.isolated {
          interpreter.runDeepLink(number, url: .url(text), Expression(.null, operation.span))
        }
        interpreter.attribute(interpreter.flattened(effects), to: operation.screen)
        if hasOperations(of: number) || facts.operations.count > before { handled = true }
      }
      links.usedURLs.insert(
        .init(url: text, from: operation.screen, handled: handled, span: operation.span))
    }
  }

  /// Whether a scheme can be the app's: one that Info.plist declares, or any where it is not known
  /// which are declared.
  private func mayBeOwn(_ scheme: String) -> Bool {
    let declared = interpreter.bundles.filter { $0.extensionPoint == nil }.flatMap(\.urlSchemes)
    return declared.isEmpty
      || declared.contains { $0.isVariable || $0.scheme.lowercased() == scheme }
  }

  /// A URL that no handler takes is only a mistake if its scheme is known to be the app's: declared,
  /// or that of another URL which is handled.
  func judgeUsedURLs() {
    let declared = Set(
      interpreter.bundles.flatMap(\.urlSchemes).filter { !$0.isVariable }.map {
        $0.scheme.lowercased()
      })
    func scheme(_ url: String) -> String { URLText.split(url).scheme.lowercased() }
    let taken = Set(links.usedURLs.filter { $0.handled == true }.map { scheme($0.url) })
    links.usedURLs = Set(
      links.usedURLs.map { used in
        let isOwn = declared.contains(scheme(used.url)) || taken.contains(scheme(used.url))
        guard used.handled == false, !isOwn else { return used }
        return .init(url: used.url, from: used.from, handled: nil, span: used.span)
      })
  }

  private func hasOperations(of deepLink: Int) -> Bool {
    facts.operations.contains { $0.deepLink == deepLink }
  }

  private static let foreignSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "itms-apps", "file", "data",
    "app-settings", "x-apple.systempreferences", "itms", "shortcuts", "prefs", "about",
  ]

  func unresolved(_ operation: Operation, _ reason: String) {
    links.unresolvedSpans.insert(operation.span)
    interpreter.facts.unresolved.insert(
      .init(span: operation.span, reason: reason, concerns: []))
  }

  /// A presentation whose state nothing that was read sets is still shown by somebody.
  func linkUnsetPresentations() {
    for presentation in facts.presentations.sorted(by: { $0.span.key < $1.span.key }) {
      let arguments = presentation.isItem ? [itemValue(.none, presentation)] : []
      let (found, _) = targets(
        of: presentation.content, arguments, screen: presentation.screen, stack: presentation.stack)
      // Something presents it where it stands, though nobody knows what.
      guard presentation.places.isEmpty, let screen = presentation.screen else { continue }
      for target in found {
        let isPushed = presentation.kind == .push && target.ownStack == nil
        add(
          from: screen, to: target, kind: presentation.kind, span: presentation.span,
          stacks: isPushed ? stacks(of: screen).sorted() : [],
          conditions: presentation.conditions, isCertain: false)
      }
    }
    for destination in facts.destinations.sorted(by: { $0.span.key < $1.span.key }) {
      _ = targets(
        of: destination.content, [anyValue(of: destination.type)], screen: destination.screen,
        stack: destination.stack)
    }
  }

  func anyValue(of key: TypeKey) -> ValueSet {
    switch key {
    case .program(let type): ValueSet([.some(type)], isOpen: true)
    case .external(let name): ValueSet([.external(name)], isOpen: true)
    case .unknown: .unknown
    }
  }
}

extension Value {
  fileprivate var isURL: Bool {
    if case .url = self { return true }
    return false
  }
}
