/// Calls of what frameworks and libraries have, by their tables.
extension Interpreter {
  /// A function or type that no file of the program declares.
  func frameworkFunction(_ site: CallSite, _ generics: [TypeReference], _ frame: Frame) -> ValueSet
  {
    runInput(site, frame)
    if let constructor = Frameworks.constructors[site.name] {
      return constructor(self, site, frame)
    }
    if let part = URLParts.wrapped(site, self, frame) { return part }
    if let store = madeStore(site, as: nil, frame) { return store }
    if site.name.hasSuffix("NavigationController"),
      site.has("rootViewController") || site.arguments.isEmpty,
      let constructor = Frameworks.constructors["UINavigationController"]
    {
      // A library's class that does more than UIKit's.
      return constructor(self, site, frame)
    }
    if let shown = wrapped(site, frame) { return shown }
    guard site.name.startsUppercase else {
      showByLibrary(site, frame)
      return ValueSet(runArguments(site, frame).values.flatMap(views), isOpen: true)
    }
    let looksLikeScreen = SwiftUIContent.looksLikeScreen(site.name)
    if looksLikeScreen, isViewOfLibrary(site.name, frame) { return viewOfLibrary(site, frame) }
    if looksLikeScreen && (!buildsContent(site, frame) || isOrnamented(site, frame))
      || SwiftUIContent.looksLikeModel(site.name) && !buildsContent(site, frame)
    {
      return undeclared(site, frame)
    }
    if !SwiftUIContent.views.contains(site.name) { buffer.isForeign = true }
    runOutsideInput(site, frame)
    let isLazy = SwiftUIContent.lazyContainers.contains(site.name)
    let mayStack = SwiftUIContent.mayHoldStack(site.name) && context.stack == nil
    let children = onPresenter(ofAlertWith: site, frame) {
      within({
        if isLazy { $0.lazy = site.name }
        if mayStack { $0.stack = Context.noStack }
      }) { runArguments(site, frame) }
    }
    // A color made of another one that state holds would else hold more of them each time.
    if SwiftUIContent.leaves.contains(site.name) {
      return ValueSet(heap.view(.framework(site.name, [])))
    }
    let views = children.values.flatMap(views).map(underConditions)
    if SwiftUIContent.views.contains(site.name) || !views.isEmpty {
      return ValueSet(heap.view(.framework(site.name, views)))
    }
    if !UIKitClasses.isApple(site.name), let kept = outsideValue(site.arguments, frame) {
      return kept
    }
    return ValueSet(
      [.external(site.name)] + children.values.filter(StandingControls.isControl), isOpen: true)
  }

  /// Whether some closure after a call, or its content, gives views: the type is a container of a
  /// library.
  ///
  /// What a controller is given to run later makes views too, which are not its content: one of the
  /// program's own is.
  private func buildsContent(_ site: CallSite, _ frame: Frame) -> Bool {
    let isController = site.name.hasSuffix("Controller")
    return site.arguments.contains { argument in
      guard argument.isTrailing || argument.label == "content" && argument.value.isClosure else {
        return false
      }
      let closures = evaluate(argument.value, frame)
      let (views, _) = isolated { invokeAll(closures, [], argument.value, frame) }
      return views.values.contains { isView($0) && (!isController || type(of: $0) != nil) }
    }
  }

  /// A screen or view model of the app whose source is elsewhere: the closures that it is given
  /// run on the screen, which may set any of them off, and any flag.
  private func undeclared(_ site: CallSite, _ frame: Frame) -> ValueSet {
    var callbacks = ValueSet.none
    for argument in site.arguments {
      let values = evaluate(argument.value, frame)
      for value in values.values + codeKept(in: values)
      where isCallable(value) || isModelOfScreen(value) {
        callbacks.insert(value)
      }
      for place in flags(handedOnBy: argument, frame) { callbacks.insert(.binding(place)) }
    }
    guard SwiftUIContent.looksLikeScreen(site.name) else {
      return ValueSet([.external(site.name)] + callbacks.values, isOpen: true)
    }
    return ValueSet(
      heap.view(
        .app(
          .init(
            content: .undeclared(site.name, callbacks: callbacks), span: site.span,
            conditions: context.conditions, builder: context.builder))))
  }

  /// Whether a value is an object of the program that a screen calls: its view model.
  private func isModelOfScreen(_ value: Value) -> Bool {
    guard let type = type(of: value), !type.isExternal, type.kind != .enumeration else {
      return false
    }
    return ["ViewModel", "ViewModelType", "Presenter", "Interactor"].contains {
      type.simpleName.hasSuffix($0)
    }
  }

  /// A method that no type of the program declares.
  func frameworkMethod(
    _ given: ValueSet, _ base: Expression, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    let bases = expanded(given)
    if let modifier = Frameworks.modifiers[site.name], !isKnownOtherwise(bases),
      // A row of a library's form is told `onChange { row in }`.
      site.name != "onChange" || site.has("of")
    {
      return modifier(self, bases, site, frame)
    }
    for method in Frameworks.methods[site.name] ?? [] {
      if let result = method(self, bases, base, site, frame) { return result }
    }
    if let added = TaskGroups.add(self, base, site, frame) { return added }
    if bases.values.contains(where: isView) { return modify(bases, site, frame) }
    if let published = TypedNotifications.published(site, self, frame) { return published }
    if case .externalType? = bases.only, site.name.startsUppercase {
      let nested = CallSite(
        name: site.name, arguments: site.arguments, expression: site.expression,
        expected: site.expected)
      return frameworkFunction(nested, [], frame)
    }
    if let made = setUpByLibrary(bases, site, frame) { return made }
    if let cell = dequeued(site, frame) { return cell }
    showByLibrary(site, frame)
    let children = runArguments(site, frame)
    if let made = ofTypeArgument(site, bases, frame) {
      return made.union(ValueSet(children.values.flatMap(views)))
    }
    let kept = bases.values.filter { value in
      // A chain on a message or a framework's value stays that value.
      switch value {
      case .channel, .stream, .external, .binding: true
      // What a closure makes of each value that comes of something unknown.
      case .list: bases.isOpen && Streams.keeping.contains(site.name)
      default: false
      }
    }
    return ValueSet(kept + children.values.flatMap(views), isOpen: true)
  }

  private func isKnownOtherwise(_ bases: ValueSet) -> Bool {
    bases.values.contains { value in
      switch value {
      case .channel, .stream, .list, .string, .externalType: true
      default: false
      }
    }
  }

  /// A view modifier: the view it is applied to, with what the modifier adds beside it.
  func modify(_ base: ValueSet, _ site: CallSite, _ frame: Frame) -> ValueSet {
    if let modifier = Frameworks.modifiers[site.name] { return modifier(self, base, site, frame) }
    if presentOutside(site, frame) { return base }
    let base = surroundedByLibrary(base, site, frame)
    return assuming(unsetAtFirst(site, frame)) {
      on(base) {
        if let part = SwiftUIBars.part(site, self, frame) {
          record(.part(part, site.modifierSpan))
          if case .bar = part { titled.formUnion(base.values) }
        }
        return runArguments(site, frame).values.flatMap(views)
      }
    }
  }

  /// `.task(id: model.wanted) { … }` runs anew for whoever sets the state, and as the view appears: an
  /// optional that nothing fills by then is nil.
  private func unsetAtFirst(_ site: CallSite, _ frame: Frame) -> Written? {
    guard site.name == "task", let subject = site.argument("id"),
      let closure = site.argument("operation") ?? site.trailing
    else { return nil }
    let places = places(of: subject, frame)
    guard relay(places, to: evaluate(closure, frame)), places.allSatisfy(isUnsetAtFirst),
      let place = places.first
    else { return nil }
    return Written(place: place, values: ValueSet(.null))
  }

  /// Runs what a modifier brings. A toolbar on `HomeView()` is on the screen that HomeView turns
  /// out to fill or to be a part of, not on the one whose code says so.
  func on(_ base: ValueSet, _ body: () -> [Value]) -> ValueSet {
    guard base.values.contains(where: holdsApp) else { return with(base, beside: body()) }
    let conditions = Context(conditions: context.conditions)
    var (added, list) = isolated(body)
    if !list.isEmpty { added.append(heap.view(.acting(list, conditions))) }
    return with(base, beside: added)
  }

  /// Whether a view of the program is what a modifier is applied to.
  private func holdsApp(_ value: Value) -> Bool {
    guard case .view(let number) = value else { return false }
    switch heap.views[number] {
    case .app: return true
    case .group(let children): return children.contains(where: holdsApp)
    case .tagged(let inner, _, _): return holdsApp(inner)
    default: return false
    }
  }

  func with(_ base: ValueSet, beside added: [Value]) -> ValueSet {
    guard !added.isEmpty else { return base }
    let views = base.values.flatMap(views)
    return ValueSet(heap.view(.group(views + [heap.view(.beside(added))])))
  }

  /// Evaluates a call's arguments; closures run, as content or set off by what their label says.
  @discardableResult
  func runArguments(_ site: CallSite, _ frame: Frame, except skipped: Set<String> = []) -> ValueSet
  {
    var result = ValueSet.none
    let shown = shownValue(site, frame)
    for argument in site.arguments {
      if let label = argument.label, skipped.contains(label) { continue }
      if argument.value.isConstant { continue }
      let values = evaluate(argument.value, frame)
      noteEscape([values])
      runKeptDelegates(of: argument, values, frame)
      let kept = codeKept(in: values)
      if !kept.isEmpty, argument.label != nil, site.name.startsUppercase {
        triggered(site, frame) { invokeAll(ValueSet(kept), [], argument.value, frame) }
      }
      let isAction = Triggers.isAction(site, argument)
      if values.values.contains(where: { isAction ? isCallable($0) : isCode($0) }) {
        let control = isAction ? control(madeBy: site, running: values) : nil
        if let control { result.insert(StandingControls.value(of: control)) }
        result.formUnion(
          isAction
            ? triggered(site, frame, control: control) {
              invokeAll(values, [], argument.value, frame)
            }
            : invokeAll(values, shown, argument.value, frame))
      } else {
        result.formUnion(ValueSet(values.values.flatMap(views) + controls(in: values)))
      }
    }
    return result
  }

  func isCallable(_ value: Value) -> Bool {
    if case .external(let name) = value { return Frameworks.callables[name] != nil }
    return isCode(value)
  }

  func isCode(_ value: Value) -> Bool {
    switch value {
    case .closure, .method, .piped: true
    default: false
    }
  }

  /// Runs code as set off by a call: a button's action, `onAppear`.
  @discardableResult
  func triggered(
    _ site: CallSite, _ frame: Frame, control: Int? = nil, _ body: () -> ValueSet
  ) -> ValueSet {
    let label = Triggers.label(of: site, in: self)
    return within(
      {
        $0.trigger = Trigger(
          label: label, span: anchored(site.span), holder: holder(frame.receiver) ?? $0.holder,
          control: control)
        $0.hops = []
        $0.isDeferred = false
        ($0.heard, $0.listener, $0.listenerBefore) = (nil, nil, nil)
      }, body)
  }

  /// The views that an argument gives: a closure's, a function's, or a view itself.
  func content(
    _ expression: Expression?, _ frame: Frame, arguments: [ValueSet] = []
  ) -> ValueSet {
    guard let expression else { return .none }
    let values = evaluate(expression, frame)
    return expanded(invokeAll(values, arguments, expression, frame))
  }

  /// Calls a value of a framework.
  func frameworkCallable(_ site: CallSite, _ frame: Frame) -> ValueSet {
    if let callable = Frameworks.callables[site.name] { return callable(self, site, frame) }
    // `AnyLayout(HStackLayout()) { … }`
    let views = runArguments(site, frame).values.flatMap(views)
    return views.isEmpty ? .unknown : ValueSet(heap.view(.framework(site.name, views)))
  }

  /// `.case` of a type that the program does not declare.
  func frameworkImplicitMember(
    _ name: String, _ arguments: [Argument], _ type: ScopedType, _ expression: Expression,
    _ frame: Frame
  ) -> ValueSet {
    if name == "init", case .array = index.expanded(type.reference, in: type.scope) {
      return arguments.first.map { evaluate($0.value, frame, expected: type) }
        ?? ValueSet(.list([]))
    }
    if name == "init", let wanted = type.reference.lastName,
      let constructor = Frameworks.constructors[wanted]
    {
      let site = CallSite(
        name: wanted, arguments: arguments, expression: Expression(.null, .none), expected: type)
      return constructor(self, site, frame)
    }
    if name == "init", let wanted = type.reference.lastName, Stores.makes(wanted, arguments) {
      let site = CallSite(
        name: wanted, arguments: arguments, expression: Expression(.null, .none), expected: type)
      if let store = madeStore(site, as: type, frame) { return store }
    }
    if let action = ChildActions.make(name, arguments, type, self, frame) { return action }
    if let result = Results.make(name, arguments, type, self, frame) { return result }
    if name == "init", let kept = outsideValue(arguments, frame) { return kept }
    if name == "constant", let first = arguments.first {
      return SwiftUIState.constant(
        first.value, self, frame, expected: type.reference.generics.first.map { type.with($0) })
    }
    if let answer = OpenURLAnswers.make(name, arguments, type) { return answer }
    guard let wanted = type.reference.lastName else { return .unknown }
    if arguments.contains(where: { isCode($0, frame) }) {
      if let kept = codeKept(by: name, arguments, frame) { return kept }
      // What is given code to run is made as it is by its full name.
      return frameworkFunction(
        CallSite(
          name: name == "init" ? wanted : name, arguments: arguments, expression: expression,
          expected: nil), [], frame)
    }
    let isStyle = Frameworks.propertyTypes.values.contains(wanted) && arguments.isEmpty
    return ValueSet([.external("\(wanted).\(name)")], isOpen: !isStyle)
  }

  /// Whether a value is one that code names of a framework's few: `.fullScreen`.
  func isStyle(_ value: Value) -> Bool {
    guard case .external(let name) = value, let end = name.lastIndex(of: ".") else { return false }
    return Frameworks.propertyTypes.values.contains(String(name[..<end]))
  }

  /// Places that a binding argument writes.
  func boundPlaces(_ values: ValueSet) -> [Place] {
    values.values.compactMap { value in
      if case .binding(let place) = value { return place }
      return nil
    }
  }
}
