import FlowGraph

extension Interpreter {
  /// Runs a function of the program.
  @discardableResult
  func invoke(
    _ function: FunctionDeclaration, owner: TypeInfo?, receiver: Value?, _ arguments: [Argument],
    _ caller: Frame, locals: Locals = Locals(), functions: [String: FunctionDeclaration] = [:],
    at site: Expression? = nil, from call: Expression? = nil, written: GenericArguments? = nil
  ) -> ValueSet {
    let file = function.span.file
    let result = function.result.map { ScopedType(reference: $0, scope: owner, file: file) }
    // What it may write, its caller does not know, whether it is followed or not.
    var certain: [Place: ValueSet] = [:]
    defer { fresh = certain }
    guard let body = function.body else {
      if linkDepth > 0 { noteEscape(arguments.map { evaluate($0.value, caller) }) }
      return anyValue(of: result)
    }
    let code = listed(
      body, function.attributes, function.result, of: owner, function.span,
      key: ObjectIdentifier(function))
    if NavigationCalls.names(function.name), let span = (site ?? call)?.span {
      facts.followed.insert(span)
    }
    if let made = made(by: function, owner, receiver, at: site ?? call) { return made }
    let pairing = pair(function.parameters, arguments) ?? []
    let frame = Frame(receiver: receiver, scope: owner, file: file, result: result)
    frame.locals = locals
    frame.sharesLocals = !locals.isEmpty
    frame.functions = functions
    frame.initializer = function.name == "init" ? function : nil
    let isModel = index.isModel(function.span)
    let generics =
      written ?? genericArguments(of: owner, receiver: receiver, call: site ?? call, caller)
    var values: [ValueSet] = []
    var changesState = false
    var changed: [(parameter: String, local: Slot)] = []
    var filled: [ValueSet] = []
    for (position, parameter) in function.parameters.enumerated() {
      let declared = ScopedType(reference: parameter.type, scope: owner, file: file)
      var type = substituted(declared, in: receiver)
      if let generics, type.reference == declared.reference, type.scope === declared.scope {
        type = generics.applied(to: declared)
      }
      var value = ValueSet.none
      var given: Expression?
      if pairing.indices.contains(position), let argument = pairing[position] {
        if parameter.isVariadic {
          value = variadic(arguments[argument...], pairing, argument, caller, type)
        } else {
          let written = deferred(arguments[argument], as: parameter, of: owner, caller)
          given = written
          value = evaluate(
            parameter.isInout ? written.referenced ?? written : written, caller, expected: type)
          if isCopyOfState(value, written, caller) { value.isOpen = true }
          if let name = Notifications.given(written, for: parameter.type, caller) { value = name }
        }
      } else if let fallback = parameter.value {
        value = evaluate(fallback, frame, expected: type)
      } else if parameter.isVariadic {
        value = ValueSet(.list([]))
      }
      if value.isEmpty {
        // A library takes any type: what the app hands over still has its own.
        let own = isModel ? given.flatMap { staticType(of: $0, caller) } : nil
        value = anyValue(of: own ?? type)
      }
      value = shallow(value)
      let places = parameter.isInout ? given.map { self.places(givenBy: $0, caller) } ?? [] : []
      values.append(places.isEmpty ? value : ValueSet(places.map(Value.binding)))
      if let owner, !owner.generics.isEmpty, frame.initializer != nil,
        let object = objectNumber(receiver)
      {
        inferGenerics(of: object, owner, parameter.type, given: value, by: given, caller)
      }
      frame.bind(parameter.name, value, type: type)
      frame.locals[parameter.name]?.places = places
      if let given, fills(parameter, with: given, value, caller) {
        frame.locals[parameter.name]?.isFilled = true
        filled.append(ValueSet(.string("+" + parameter.name)))
      }
      changesState = changesState || !places.isEmpty
      if parameter.isInout, places.isEmpty,
        let local = given.flatMap({ local(givenBy: $0, caller) })
      {
        changed.append((parameter.name, local))
        frame.locals[parameter.name]?.handBack()
        if !syntax.relevance.isPlain(type.reference, in: type.scope) { changesState = true }
      } else if parameter.isInout, places.isEmpty {
        given.flatMap { local(partOf: $0, caller) }?.replace(.unknown)
      }
    }
    if objectNumber(receiver) == nil || receiver.map(isView) == true {
      (frame.given, frame.giver) = (values, caller)
      frame.customer = customer(of: function, owner, receiver, at: site ?? call, caller)
    }
    let types = bindTypeArguments(
      of: function, owner, values, pairing.map { $0.map { arguments[$0].value } },
      written: written,
      wanted: (site ?? call).flatMap { wantedTypes[ObjectIdentifier($0)] }, caller: caller,
      in: frame)
    noteURLReceived(function, owner, values)
    noteHandedOn(values, to: function)
    noteHandedOver(values, to: function)
    let isLocal = caller.functions[function.name] === function
    // What it is given to run may navigate, even if nothing in it does.
    let takesCode = values.contains { $0.values.contains(where: isCallable) }
    guard
      isLocal || takesCode || changesState || isModel || isInitializer(function, of: receiver)
        || syntax.isWorthFollowing(function) || returnsMore(result) || syntax.namesScene(function)
        || linkDepth > 0 && syntax.isPosting(function) || readsKnownURL(result, values)
        || makesCase(result, of: values.map(\.only) + [receiver])
        || tellsListeners(result.flatMap(resolve)) || tells(result, of: receiver)
    else {
      noteEscape(values)
      noteFilled(values + [receiver.map { ValueSet($0) } ?? .none])
      for (_, local) in changed { local.loosen() }
      return anyValue(of: result)
    }
    frame.handsBack = changed.map(\.parameter)
    func run() -> ValueSet {
      asksWhatIsLeft = function.isMutating
      let produced = invokeBody(
        key: ObjectIdentifier(function), receiver: receiver,
        arguments: values + types + anchorKey(function.span) + linkKey(function)
          + overrideKey(function) + (frame.customer?.key ?? [])
          + surroundingsKey(of: function, caller)
          + changed.map { ValueSet(.string("&" + $0.parameter)) } + filled,
        frame, code,
        builder: builderName(
          "\(function.name)()", owner, function.isBuilder ? .name("View") : function.result,
          function.span)
      ).taking(changed.map(\.local))
      if function.isMutating, !code.leavesEarly { certain = left }
      if isProcedure(function) { return .none }
      if produced.isEmpty, runsAlready, isEnumeration(result) { return .none }
      if let own = ownResult(produced, result, receiver, caller) { return own }
      return produced.isEmpty || isForeign(produced, result)
        ? emptyResult(result, receiver) : produced
    }
    let produced = anchoring(function.span, at: (site ?? call)?.span, caller, receiver: receiver) {
      holding(function, receiver, caller) {
        within({
          if let site, !index.isModel(site.span), !isOperation(function) {
            $0.hops.append(site.span)
          }
          if let holder = holder(receiver) { $0.holder = holder }
          if let handed = handedURL(function, values) { $0.conditions.append(handed) }
          if function.name == "init", let object = objectNumber(receiver) {
            $0.making = Making(object: object)
          }
        }) {
          overriding(function, at: site, run)
        }
      }
    }
    return reusedCell(from: function, produced, in: frame, for: caller) ?? produced
  }

  /// The state that a function is to change which is given `&path`.
  private func places(givenBy argument: Expression, _ caller: Frame) -> [Place] {
    guard let target = argument.referenced else { return [] }
    return places(of: target, caller)
  }

  /// The local that a function is to change.
  private func local(givenBy argument: Expression, _ caller: Frame) -> Slot? {
    guard case .name(let name, _)? = argument.referenced?.kind else { return nil }
    return caller.locals[name]
  }

  /// The local of which a function is to change a part: `&pair.0`.
  private func local(partOf argument: Expression, _ caller: Frame) -> Slot? {
    var part = argument.referenced ?? argument
    while true {
      switch part.kind {
      case .name(let name, _): return caller.locals[name]
      case .member(let base?, _, _), .index(let base, _), .unwrap(let base): part = base
      default: return nil
      }
    }
  }

  /// The arguments of a variadic parameter as a list.
  private func variadic(
    _ arguments: ArraySlice<Argument>, _ pairing: [Int?], _ first: Int, _ caller: Frame,
    _ type: ScopedType
  ) -> ValueSet {
    let taken = Set(pairing.compactMap { $0 })
    let own = arguments.enumerated().prefix { position, argument in
      position == 0 || (argument.label == nil && !taken.contains(first + position))
    }
    let element = elementType(type)
    // `open(repeat each items)` hands a pack on.
    if own.count == 1, case .index(let pack, let keys)? = own.first?.element.value.kind,
      keys.isEmpty
    {
      return evaluate(pack, caller, expected: type)
    }
    return ValueSet(.list(own.map { evaluate($0.element.value, caller, expected: element) }))
  }

  /// Whether a framework's call hides what a function gives: `decoder.decode(Route.self, …)`.
  func isForeign(_ values: ValueSet, _ result: ScopedType?) -> Bool {
    guard let result, let type = resolve(result), !type.isExternal, type.kind != .protocolType
    else {
      return false
    }
    return values.values.allSatisfy { if case .external = $0 { true } else { false } }
  }

  /// What `Self` is that a class's static function gets of a nib: the views of the class, which are
  /// parts of whoever asks, or one of its controllers.
  private func ownResult(
    _ produced: ValueSet, _ result: ScopedType?, _ receiver: Value?, _ caller: Frame
  ) -> ValueSet? {
    guard result?.reference.unwrapped.lastName == "Self", case .type(let number)? = receiver,
      case let own = index.types[number], !own.isExternal, own.isKind(of: "UIResponder"),
      !produced.values.contains(where: { type(of: $0)?.isExternal == false || $0 == .null })
    else { return nil }
    notePart(own, of: controller(making: caller))
    return ValueSet([.some(number)], isOpen: true)
  }

  /// Whether a function gives nothing, whatever its last statement comes to: `func back() {
  /// pages.removeLast() }`.
  private func isProcedure(_ function: FunctionDeclaration) -> Bool {
    function.name != "init" && !function.isBuilder && (function.result?.isVoid ?? true)
  }

  /// A function that gives nothing known still gives something of its type.
  private func emptyResult(_ result: ScopedType?, _ receiver: Value?) -> ValueSet {
    guard let result, !result.reference.isVoid else { return .none }
    if result.reference.unwrapped.lastName == "Self", case .type(let number)? = receiver {
      return ValueSet([.some(number)], isOpen: true)
    }
    return anyValue(of: result)
  }

  /// Whether a call gives a case: one that runs already gives what its other ways give, and not any
  /// case there is.
  private func isEnumeration(_ result: ScopedType?) -> Bool {
    guard let result else { return false }
    return resolve(result.with(result.reference.unwrapped))?.kind == .enumeration
  }

  /// Whether a function makes something of a URL whose text is known.
  private func readsKnownURL(_ result: ScopedType?, _ given: [ValueSet]) -> Bool {
    guard let result, !result.reference.isVoid else { return false }
    return given.contains { if case .url? = $0.only { true } else { false } }
  }

  /// Whether a function makes a value of a framework's type.
  private func isInitializer(_ function: FunctionDeclaration, of receiver: Value?) -> Bool {
    if case .externalType? = receiver { return function.name == "init" }
    return false
  }

  private func returnsMore(_ result: ScopedType?) -> Bool {
    guard let result, !result.reference.isVoid else { return false }
    return !syntax.relevance.isPlain(result.reference, in: result.scope)
  }

  /// Runs a body once for equal receivers and arguments.
  func invokeBody(
    key: ObjectIdentifier, receiver: Value?, arguments: [ValueSet], _ frame: Frame,
    _ body: [Statement], builder: ViewNode.Builder? = nil
  ) -> ValueSet {
    let given = lastCase()
    fresh = [:]
    if let given {
      return assuming(given) { begin(key, receiver, arguments, frame, body, builder) }
    }
    let saved = assumed
    assumed = near(assumed)
    defer { assumed = saved }
    return begin(key, receiver, arguments, frame, body, builder)
  }

  private func begin(
    _ key: ObjectIdentifier, _ receiver: Value?, _ arguments: [ValueSet], _ frame: Frame,
    _ body: [Statement], _ builder: ViewNode.Builder?
  ) -> ValueSet {
    remembered(
      .init(function: key, receiver: receiver, arguments: arguments), assuming: assumed,
      again: {
        // A run binds and changes locals: each has its own.
        guard let begun = frame.begunAnew() else { return nil }
        // What is kept in the memory must not keep the interpreter, which has the memory.
        return { [unowned self] in self.run(body, begun.begunAnew() ?? begun, builder) }
      }
    ) {
      run(body, frame, builder)
    }
  }

  private func run(
    _ body: [Statement], _ frame: Frame, _ builder: ViewNode.Builder?
  ) -> ValueSet {
    context.builder = builder
    frame.code = body
    var produced = run(body, frame)
    // No builder is at work in code that says what it gives.
    if frame.hasReturned {
      if frame.returned.values.allSatisfy({ $0 == .null }) {
        frame.returned.formUnion(frame.placeholders)
      }
      produced =
        frame.returned.isEmpty ? ValueSet(produced.values.filter(isView)) : frame.returned
    }
    return labelled(produced, as: frame.result).handing(frame.handed.map(\.values))
  }

  /// Runs code apart from its circumstances, or takes what it gave and did before.
  ///
  /// - Parameters:
  ///   - assumed: What was just written, as far as the code knows of it: it tells calls apart only
  ///     where they ask for it.
  ///   - again: Gives what runs the code once more, where that can be done without the caller.
  func remembered(
    _ key: CallMemory.Key, assuming assumed: Written? = nil,
    again: () -> (() -> ValueSet)? = { nil }, _ body: () -> ValueSet
  ) -> ValueSet {
    var key = key
    left = [:]
    let leaves = asksWhatIsLeft
    asksWhatIsLeft = false
    if isGuessing, key.isVague { key = key.adding(.string("guess")) }
    if let part = partController { key = key.adding(.object(part)) }
    if let shared = sharedPart {
      key = key.adding(.object(shared.part)).adding(.object(shared.controller))
    }
    if !featuresAround.isEmpty {
      key = key.adding(.list(featuresAround.sorted().map { ValueSet(.type($0)) }))
    }
    var number = memory.number(key)
    var unassuming: Int?
    if let assumed, !isSelected(assumed.place) {
      let asked = heap.numbers(meeting: assumed.place)
      let levels = assumed.depth + Self.assumedDepth - memory.depth
      if !memory.canAsk(number, for: asked, levels: levels) {
        if let known = memory.outcome(number, heap) {
          absorb(known.effects)
          left = known.left
          return known.values
        }
      }
      unassuming = number
    }
    if let assumed { number = memory.number(key.adding(assumed.key)) }
    runsAlready = false
    if let known = memory.outcome(number, heap) {
      absorb(known.effects)
      left = known.left
      return known.values
    }
    guard !memory.isDeep else {
      memory.limit()
      return .none
    }
    let oncemore = again().map { self.repetition(of: number, leaves: leaves, $0) }
    guard memory.begin(number, heap) else {
      runsAlready = true
      return .none
    }
    let (produced, effects, written) = apart(leaves: leaves, body)
    let values = bounded(produced)
    defer { left = written }
    runsAlready = false
    absorb(
      memory.end(
        number, values: values, effects: effects, left: written, unassuming: unassuming,
        again: oncemore))
    return values
  }
}
