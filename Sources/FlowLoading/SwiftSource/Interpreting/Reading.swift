extension Interpreter {
  func objectNumber(_ value: Value?) -> Int? {
    switch value {
    case .object(let number)?: number
    case .view(let number)?:
      if case .app(let shown) = heap.views[number], case .object(let object) = shown.content {
        object
      } else {
        nil
      }
    default: nil
    }
  }

  // MARK: Reading

  /// What a property holds, its default included.
  ///
  /// - Parameter customer: For whom a getter makes what it gives.
  func read(
    _ variable: VariableDeclaration, owner: TypeInfo, receiver: Value?, customer: Customer? = nil
  ) -> ValueSet {
    let traits = traits(of: variable, owner)
    let scoped = traits.type
    if let getter = variable.getter {
      if let scoped, !syntax.relevance.isHot(ObjectIdentifier(variable)),
        let type = resolve(scoped),
        !type.isExternal, syntax.relevance.isPlain(type), !makesCase(scoped, of: [receiver]),
        !isOptionSet(type), !isAsked(type, of: receiver), !tellsListeners(type)
      {
        return anyValue(of: scoped)
      }
      return run(getter, of: variable, owner: owner, receiver: receiver, customer: customer)
    }
    if let objects = objects(heldApartBy: receiver, in: variable, owner) {
      return objects.reduce(into: .none) {
        $0.formUnion(read(variable, owner: owner, receiver: .object($1)))
      }
    }
    let place = place(of: variable, owner: owner, receiver: receiver)
    if traits.isChannel {
      var held = heap.read(place)
      if BuiltStreams.isMade(by: variable.value) {
        held.formUnion(defaultValue(variable, owner: owner, receiver: receiver, type: scoped))
      }
      // One that was handed over is the giver's.
      let given = held.values.filter { $0.asStream != nil && $0 != .channel(place) }
      return given.isEmpty ? ValueSet(.channel(place)) : ValueSet(given)
    }
    if !traits.isPlain, let delegate = launchDelegate(variable, owner) { return delegate }
    if let written = fresh[place] { return written }
    if let assumed, assumed.place.meets(place) {
      memory.noteAssumption()
      return assumed.values
    }
    let number = heap.number(place)
    var values = heap.read(number)
    if traits.isWorkQueue || traits.isAnswerTable { return Self.workedOff }
    if case .some? = receiver {
      if values.isMany { values = .unknown }
      // Which of the things that wrappers hold it is cannot be told.
      if values.values.count > 1, holdsProtocol(owner), isProtocol(scoped) { return .unknown }
      if traits.isGivenUnseen, values.values.allSatisfy(isPlainData) {
        values.isOpen = true
      }
      if let type = traits.unseenPart { values.formUnion(anyValue(of: type)) }
    }
    if traits.isFilledOutside, values.values.allSatisfy(isPlainData) {
      values.isOpen = true
    }
    if traits.isBound { return readBinding(values, scoped) }
    if !heap.isGiven(number), values.isEmpty || !isOfAnyController(receiver, variable) {
      values.formUnion(defaultValue(variable, owner: owner, receiver: receiver, type: scoped))
    }
    if let type = traits.unseenType, !values.isEmpty { values.formUnion(anyValue(of: type)) }
    if !traits.isPlain {
      if let injected = injected(variable, owner) ?? dependency(variable, owner) {
        values.formUnion(injected)
      }
      if let wrapped = wrappedValue(of: variable, owner: owner, receiver: receiver, type: scoped) {
        values.formUnion(wrapped)
      }
    }
    if values.values.contains(where: isBinding), !isBindingType(scoped) {
      values = ValueSet(values.values.filter { !isBinding($0) }, isOpen: true)
    }
    if values.values.allSatisfy({ $0 == .list([]) }), !values.isEmpty {
      if traits.isNeverFilled { return isTable(scoped) ? Self.workedOff : values }
      if let filled = filled(variable, owner) {
        values.formUnion(filled)
      } else if isAssigned(variable) {
        values.isOpen = true
      }
    }
    if values.isEmpty || values.values.allSatisfy({ $0 == .null }) && !isAsMade(variable, place) {
      if isUnset(variable, owner, place) || isNilForGood(variable, owner, place, values) {
        return ValueSet(.null)
      }
      if isEarly(variable, owner, place) { return ValueSet(.null) }
      values.formUnion(
        environmentValue(variable, owner, receiver)
          ?? outlet(variable, owner, receiver).map { ValueSet($0) }
          ?? anyValue(of: scoped.map { inherited($0, of: owner, by: receiver.flatMap(type)) }))
    }
    return values
  }

  /// What a property's getter gives.
  func run(
    _ getter: [Statement], of variable: VariableDeclaration, owner: TypeInfo, receiver: Value?,
    customer: Customer? = nil
  ) -> ValueSet {
    let scoped = traits(of: variable, owner).type.map { substituted($0, in: receiver) }
    let frame = Frame(receiver: receiver, scope: owner, file: variable.span.file, result: scoped)
    frame.customer = customer
    let place = place(of: variable, owner: owner, receiver: receiver)
    let values = besidesFresh {
      invokeBody(
        key: ObjectIdentifier(variable), receiver: receiver, arguments: customer?.key ?? [],
        frame,
        listed(
          getter, variable.attributes, variable.type, of: owner, variable.span,
          key: ObjectIdentifier(variable)),
        builder: builderName(variable.name, owner, variable.type, variable.span))
    }
    let written = heap.read(place)
    let all = values.union(written)
    return all.isEmpty ? anyValue(of: scoped) : all
  }

  func isProtocol(_ type: ScopedType?) -> Bool {
    type.flatMap { resolve($0.with($0.reference.unwrapped)) }?.kind == .protocolType
  }

  /// What a list of data holds later that is empty at first, where something fills it that was not
  /// followed. What steers navigation is known by what is put into it.
  private func filled(_ variable: VariableDeclaration, _ owner: TypeInfo) -> ValueSet? {
    guard
      // A value is replaced as a whole.
      isAssigned(variable) || !variable.attributes.isEmpty
        || owner.kind == .structure && !owner.inherits(external: "View"),
      !variable.isConstant, !syntax.boundNames.contains(variable.name),
      let type = declared(variable, owner), let element = elementType(type),
      syntax.relevance.isPlain(element.reference, in: element.scope)
    else { return nil }
    return anyValue(of: type)
  }

  /// Whether code assigns a property that steers nothing by itself.
  private func isAssigned(_ variable: VariableDeclaration) -> Bool {
    !variable.isConstant && !syntax.boundNames.contains(variable.name)
      && syntax.isAssigned(variable)
  }

  /// A subject is named by the property that holds it.
  func holdsChannel(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    if let type = variable.type {
      return index.expanded(type, in: owner).lastName.map(Self.isChannel) ?? false
    }
    guard case .call(let callee, _)? = variable.value?.kind, let name = callee.lastName else {
      return false
    }
    // `ReplaySubject<Route>.create(bufferSize: 1)`
    if name == "create", case .member(let type?, _, _) = callee.kind {
      return type.lastName.map(Self.isChannel) ?? false
    }
    return Self.isChannel(name) || name == "makeStream"
  }

  private static func isChannel(_ type: String) -> Bool {
    Messages.subjects.contains(type) || StateMachines.types.contains(type)
  }

  func isBinding(_ value: Value) -> Bool {
    if case .binding = value { return true }
    return false
  }

  /// `let isShown: Binding<Bool>`, which holds the binding itself.
  private func isBindingType(_ type: ScopedType?) -> Bool {
    guard let type else { return false }
    return index.expanded(type.reference.unwrapped, in: type.scope).lastName == "Binding"
  }

  private func readBinding(_ values: ValueSet, _ type: ScopedType?) -> ValueSet {
    var result = ValueSet.none
    for value in values.values {
      // Views that hand their own binding to others of their kind: `Page(stack: $stack)`.
      guard case .binding(let place) = value, readBindings.insert(place).inserted else { continue }
      defer { readBindings.remove(place) }
      result.formUnion(readPlace(place))
    }
    return result.isEmpty ? anyValue(of: type) : ValueSet(result.values, isOpen: true)
  }

  func readPlace(_ place: Place) -> ValueSet {
    guard place.local == nil, place.type >= 0 else { return heap.read(place) }
    let type = index.types[place.type]
    guard let (variable, owner) = type.variable(place.name) else { return heap.read(place) }
    return read(
      variable, owner: owner, receiver: place.object.map { .object($0) } ?? .some(type.id))
  }

  /// What a published property holds when somebody begins to listen.
  func initialValue(of place: Place) -> ValueSet {
    guard place.type >= 0, let (variable, owner) = index.types[place.type].variable(place.name)
    else {
      return readPlace(place)
    }
    let type = declared(variable, owner)
    guard variable.value != nil else {
      if case .optional? = type?.reference { return ValueSet(.null) }
      if let made = valuesMade(in: place) { return made }
      return readPlace(place)
    }
    let receiver = place.object.map { Value.object($0) } ?? .some(place.type)
    return defaultValue(variable, owner: owner, receiver: receiver, type: type)
  }

  /// The initial value of a stored property, made once for each object.
  private func defaultValue(
    _ variable: VariableDeclaration, owner: TypeInfo, receiver: Value?, type: ScopedType?
  ) -> ValueSet {
    guard let value = variable.value else { return .none }
    if let literal = value.literal {
      if !variable.isConstant, !isOfAnyController(receiver, variable) {
        heap.write(literal, to: place(of: variable, owner: owner, receiver: receiver))
      }
      return literal
    }
    let kept = shared(variable.isStatic ? "\(owner.name).\(variable.name)" : nil, variable.span) {
      making(for: receiver.flatMap(controller(holding:))) {
        remembered(
          .init(function: ObjectIdentifier(variable), receiver: receiver, arguments: [.none])
        ) {
          let frame = Frame(receiver: receiver, scope: owner, file: variable.span.file)
          let values =
            unapplied(value, of: variable, owner) ?? evaluate(value, frame, expected: type)
          return values.isEmpty ? anyValue(of: type) : values
        }
      }
    }
    if variable.isStatic {
      for case .object(let object) in kept.values { sharedObjects.insert(object) }
    }
    let isKept =
      !variable.isConstant || isPart(kept, of: receiver) || isModel(kept, of: receiver)
    if isKept, !isOfAnyController(receiver, variable) {
      heap.write(
        ValueSet(kept.values), to: place(of: variable, owner: owner, receiver: receiver))
    }
    return kept
  }

  /// `let start = makeStart`: before there is an object, a method's name means the function that
  /// takes one.
  private func unapplied(
    _ value: Expression, of variable: VariableDeclaration, _ owner: TypeInfo
  ) -> ValueSet? {
    guard case .name(let name, _) = value.plain.kind, !variable.isStatic,
      !variable.isLazy, owner.variable(name) == nil,
      let (method, declaring) = owner.methods(name).first, !method.isStatic
    else { return nil }
    return ValueSet(.method(.type(owner.id), name, owner: declaring.id))
  }

  /// Whether a property holds a view of the program's own that stands in one of a controller's
  /// objects: the screen stands for all of them, and knows what was set on the views of each.
  private func isPart(_ values: ValueSet, of receiver: Value?) -> Bool {
    guard case .object(let owner)? = receiver, index.types[heap.objects[owner].type].isController
    else { return false }
    return values.values.contains { value in
      guard case .object(let object) = value else { return false }
      return index.types[heap.objects[object].type].isKind(of: "UIView")
    }
  }

  /// Whether it is not known whose property it is, but that a controller's is: each has views of
  /// its own, and no two hold the same.
  private func isOfAnyController(_ receiver: Value?, _ variable: VariableDeclaration) -> Bool {
    guard case .some(let type)? = receiver, !variable.isStatic else { return false }
    return index.types[type].isController
  }

  /// What a property holds before anybody acts, where its declaration says so.
  func valueAtFirst(of place: Place) -> (Expression, ValueSet)? {
    guard place.type >= 0, !heap.isGiven(place),
      let (variable, owner) = index.types[place.type].variable(place.name),
      !variable.isConstant, let value = variable.value
    else { return nil }
    let receiver = place.object.map { $0 >= 0 ? Value.object($0) : .some(place.type) }
    let type = variable.type.map {
      ScopedType(reference: $0, scope: owner, file: variable.span.file)
    }
    return (value, defaultValue(variable, owner: owner, receiver: receiver, type: type))
  }

  /// Keeps what an initialiser gives to a view's own state that brings something up, and the flags
  /// that a model's sets.
  func keepGiven(_ values: ValueSet, by expression: Expression, to place: Place) {
    guard syntax.boundNames.contains(place.name), place.type >= 0,
      let (variable, owner) = index.types[place.type].variable(place.name),
      variable.value == nil && variable.attribute("State") != nil
        || owner.kind == .classType && !owner.isController
          && (expression.isTrue || isWorkedOut(variable, by: expression, values))
    else { return }
    heap.write(
      values.isEmpty ? .unknown : values, to: place.givenAtFirst)
    let key = ObjectIdentifier(variable)
    if givenAtFirst[key].map({ expression.span.key < $0.span.key }) ?? true {
      givenAtFirst[key] = expression
    }
  }

  /// Whether a flag is given what code works out: `isShown = !hasKeyboard()`.
  private func isWorkedOut(
    _ variable: VariableDeclaration, by expression: Expression, _ values: ValueSet
  ) -> Bool {
    guard variable.type?.lastName == "Bool", values.only != .boolean(false) else { return false }
    return switch expression.plain.kind {
    case .prefix("!", _), .call, .binary: true
    default: false
    }
  }

  /// What an initialiser gave to state of a view, with its words.
  func valueGivenAtFirst(to place: Place) -> (Expression, ValueSet)? {
    guard place.type >= 0, let (variable, _) = index.types[place.type].variable(place.name),
      let expression = givenAtFirst[ObjectIdentifier(variable)]
    else { return nil }
    let values = heap.read(place.givenAtFirst)
    return values.isEmpty && !values.isOpen ? nil : (expression, values)
  }

  private func environmentValue(
    _ variable: VariableDeclaration, _ owner: TypeInfo, _ receiver: Value?
  ) -> ValueSet? {
    for attribute in variable.attributes {
      switch attribute.name {
      case "Environment", "EnvironmentObject", "Bindable", "Dependency", "Injected":
        if let first = attribute.arguments.first?.value,
          case .member(let base?, "self", _) = first.kind
        {
          let frame = Frame(receiver: nil, scope: owner, file: variable.span.file)
          let types = evaluate(base, frame)
          if case .type(let number)? = types.only {
            return ValueSet([.some(number)], isOpen: true)
          }
        }
        if let first = attribute.arguments.first?.value, case .keyPath(_, let path) = first.kind,
          let last = path.last
        {
          if attribute.name == "Dependency", last == "dismiss", Reducers.isReducer(owner) {
            return ValueSet(.external(ReducerDismissal.name))
          }
          return environment(last, around: receiver)
        }
      default: break
      }
    }
    return nil
  }

  func readGlobal(_ variable: VariableDeclaration) -> ValueSet {
    let scoped = variable.type.map {
      ScopedType(reference: $0, scope: nil, file: variable.span.file)
    }
    let kept = shared(variable.value == nil ? nil : variable.name, variable.span) {
      remembered(
        .init(function: ObjectIdentifier(variable), receiver: nil, arguments: [.none])
      ) {
        let frame = Frame(receiver: nil, scope: nil, file: variable.span.file)
        var values =
          variable.value.map { evaluate($0, frame, expected: scoped) }
          ?? variable.getter.map { run($0, frame) } ?? anyValue(of: scoped)
        // What is assigned to a global is not followed.
        if !variable.isConstant, syntax.assignedNames.contains(variable.name) {
          values.isOpen = true
        }
        return values
      }
    }
    if variable.value != nil {
      for case .object(let object) in kept.values { sharedObjects.insert(object) }
    }
    return kept
  }

  /// What making a model does that the whole app shares is done by no screen, whichever asks for
  /// it first: handlers of remote commands, observers.
  ///
  /// - Parameter name: The shared property; nil for one that is not shared.
  func shared(_ name: String?, _ span: Span, _ make: () -> ValueSet) -> ValueSet {
    guard let name else { return make() }
    // Nor does how deep the code runs that does say how far it is followed.
    let wasMaking = isMakingShared
    isMakingShared = true
    defer { isMakingShared = wasMaking }
    let (values, effects) = isolated { memory.startingAfresh(make) }
    guard !effects.isEmpty else { return values }
    let isModel = values.values.contains { value in
      guard case .object = value, let type = type(of: value) else { return false }
      return type.kind == .classType && !type.isController
    }
    absorb(
      effects,
      in: isModel
        ? Context(
          stack: Context.noStack, trigger: Trigger(label: name, span: anchored(span)),
          isShared: true)
        : Context())
    return values
  }
}

extension Expression {
  fileprivate var isTrue: Bool {
    if case .boolean(true) = plain.kind { true } else { false }
  }
}
