import FlowGraph

extension Interpreter {
  /// Runs a function of the program.
  @discardableResult
  func invoke(
    _ function: FunctionDeclaration, owner: TypeInfo?, receiver: Value?, _ arguments: [Argument],
    _ caller: Frame, locals: [String: Slot] = [:], functions: [String: FunctionDeclaration] = [:],
    at site: Expression? = nil, from call: Expression? = nil, written: GenericArguments? = nil
  ) -> ValueSet {
    let file = function.span.file
    let result = function.result.map { ScopedType(reference: $0, scope: owner, file: file) }
    // What it may write, its caller does not know, whether it is followed or not.
    defer { fresh = [:] }
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
    let pairing = pair(function.parameters, arguments) ?? []
    let frame = Frame(receiver: receiver, scope: owner, file: file, result: result)
    frame.locals = locals
    frame.functions = functions
    frame.initializer = function.name == "init" ? function : nil
    let isModel = index.isModel(function.span)
    let generics =
      written ?? genericArguments(of: owner, receiver: receiver, call: site ?? call, caller)
    var values: [ValueSet] = []
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
          value = evaluate(written, caller, expected: type)
          if isCopyOfState(value, written, caller) { value.isOpen = true }
        }
      } else if let fallback = parameter.value {
        value = evaluate(fallback, frame, expected: type)
      }
      if value.isEmpty {
        // A library takes any type: what the app hands over still has its own.
        let own = isModel ? given.flatMap { staticType(of: $0, caller) } : nil
        value = anyValue(of: own ?? type)
      }
      value = shallow(value)
      values.append(value)
      if let owner, !owner.generics.isEmpty, frame.initializer != nil,
        let object = objectNumber(receiver)
      {
        inferGenerics(of: object, owner, parameter.type, given: value)
      }
      frame.bind(parameter.name, value, type: type)
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
      isLocal || takesCode || isModel || isInitializer(function, of: receiver)
        || syntax.isWorthFollowing(function) || returnsMore(result) || syntax.namesScene(function)
        || linkDepth > 0 && syntax.isPosting(function) || readsKnownURL(result, values)
        || makesCase(result, of: values.map(\.only) + [receiver])
    else {
      noteEscape(values)
      return anyValue(of: result)
    }
    func run() -> ValueSet {
      let produced = invokeBody(
        key: ObjectIdentifier(function), receiver: receiver,
        arguments: values + types + anchorKey(function.span) + linkKey(function)
          + overrideKey(function) + (frame.customer?.key ?? []),
        frame, code,
        builder: builderName(
          "\(function.name)()", owner, function.isBuilder ? .name("View") : function.result,
          function.span))
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

  /// A function that gives nothing known still gives something of its type.
  private func emptyResult(_ result: ScopedType?, _ receiver: Value?) -> ValueSet {
    guard let result, !result.reference.isVoid else { return .none }
    if result.reference.unwrapped.lastName == "Self", case .type(let number)? = receiver {
      return ValueSet([.some(number)], isOpen: true)
    }
    return anyValue(of: result)
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
    fresh = [:]
    let saved = assumed
    assumed = near(assumed)
    defer { assumed = saved }
    return remembered(
      .init(function: key, receiver: receiver, arguments: arguments + (assumed?.key ?? []))
    ) {
      context.builder = builder
      let produced = run(body, frame)
      guard frame.hasReturned else { return produced }
      return frame.returned.union(ValueSet(produced.values.filter(isView)))
    }
  }

  /// Runs code apart from its circumstances, or takes what it gave and did before.
  func remembered(_ key: CallMemory.Key, _ body: () -> ValueSet) -> ValueSet {
    var key = key
    if let part = partController { key = key.adding(.object(part)) }
    if let shared = sharedPart {
      key = key.adding(.object(shared.part)).adding(.object(shared.controller))
    }
    if !featuresAround.isEmpty {
      key = key.adding(.list(featuresAround.sorted().map { ValueSet(.type($0)) }))
    }
    let number = memory.number(key)
    if let known = memory.outcome(number, heap) {
      absorb(known.effects)
      return known.values
    }
    guard !memory.isDeep else {
      memory.limit()
      return .none
    }
    guard memory.begin(number, heap) else { return .none }
    let (values, effects) = besidesFresh { isolated(body) }
    absorb(memory.end(number, values: values, effects: effects))
    return values
  }

  /// Runs a closure with the given arguments; missing ones are any value of their type.
  ///
  /// - Parameters:
  ///   - types: The types of the arguments, where nothing written at the closure says them.
  ///   - asker: Where a container was asked for what the closure makes anew each time.
  @discardableResult
  func invoke(
    closure number: Int, _ arguments: [ValueSet], at site: Expression? = nil,
    types: [ScopedType?] = [], asker: Expression? = nil
  ) -> ValueSet {
    let record = heap.closures[number]
    if isOfAnotherPart(record.receiver) { return .none }
    if sends(record, arguments, at: site) { return .none }
    let node = record.closure
    var expectedTypes: [ScopedType] = []
    var result = node.result.map {
      ScopedType(reference: $0, scope: record.scope, file: node.span.file)
    }
    if let expected = record.expected,
      case .function(let parts, let produced, _) =
        index.expanded(expected.reference.unwrapped, in: expected.scope).unwrapped
    {
      expectedTypes = parts.map { expected.with($0) }
      result = result ?? expected.with(produced)
    }
    let frame = Frame(
      receiver: record.receiver, scope: record.scope, file: node.span.file, result: result)
    frame.asker = asker.map { ObjectIdentifier($0) }
    for (name, values) in record.captured { frame.bind(name, values, type: record.types[name]) }
    for (name, style) in capturedStyles[number] ?? [:] { frame.locals[name]?.give(style: style) }
    var kept: [ValueSet] = []
    for name in record.cells.keys.sorted() {
      guard let cell = record.cells[name] else { continue }
      let values = heap.read(cell)
      kept.append(values)
      frame.bind(name, values, type: record.types[name], cell: cell)
    }
    frame.functions = localFunctions[number] ?? [:]
    var bound: [ValueSet] = []
    let count = max(node.parameters.count, max(arguments.count, expectedTypes.count))
    for position in 0..<count {
      let parameter = node.parameters.indices.contains(position) ? node.parameters[position] : nil
      let type =
        parameter?.type.map { ScopedType(reference: $0, scope: record.scope, file: node.span.file) }
        ?? (expectedTypes.indices.contains(position) ? expectedTypes[position] : nil)
        ?? (types.indices.contains(position) ? types[position] : nil)
      var values = arguments.indices.contains(position) ? arguments[position] : .none
      if values.isEmpty { values = anyValue(of: type) }
      values = shallow(values)
      bound.append(values)
      frame.bind(parameter?.name ?? "$\(position)", values, type: type)
      // `{ $item in … }` names the value `item` too.
      if let name = parameter?.name, name.hasPrefix("$"), !name.dropFirst().allSatisfy(\.isNumber) {
        frame.bind(String(name.dropFirst()), values, type: type)
      }
    }
    // A closure over several parameters can be given one tuple.
    if node.parameters.count > 1, arguments.count == 1,
      case .tuple(_, let items)? = arguments[0].only,
      items.count == node.parameters.count
    {
      for (parameter, item) in zip(node.parameters, items) { frame.bind(parameter.name, item) }
    }
    if run(linksOf: node, frame) { return .none }
    // What it makes for everybody is made by no screen.
    let made = keptMakers.contains(number) ? result?.reference.lastName ?? "Factory" : nil
    return runningLeft(by: record.receiver) {
      shared(made, node.span) {
        invokeBody(
          key: ObjectIdentifier(node), receiver: .closure(number),
          arguments: bound + kept + anchorKey(node.span) + askerKey(asker), frame, node.body)
      }
    }
  }

  /// Calls every closure or method among values.
  @discardableResult
  func invokeAll(
    _ callees: ValueSet, _ arguments: [ValueSet], _ site: Expression, _ frame: Frame,
    types: [ScopedType?] = []
  ) -> ValueSet {
    var result = ValueSet.none
    for callee in callees.values {
      switch callee {
      case .closure(let number):
        result.formUnion(invoke(closure: number, arguments, at: site, types: types))
      case .method(let receiver, let name, _):
        result.formUnion(invoke(method: name, of: receiver, arguments))
      case .piped(let steps, let listener):
        result.formUnion(
          deliver(arguments.first ?? .none, through: steps[...], to: listener, site, frame))
      case .channel(let place):
        send(arguments.first ?? .none, to: place, site, frame)
      case .view:
        result.insert(callee)
      case .type(let number):
        // `.sheet(content: DetailView.init)` and the like.
        let type = index.types[number]
        result.formUnion(make(type, of: arguments) ?? construct(type, [], site, frame))
      case .external(let name) where Frameworks.callables[name] != nil:
        // `Button("Close", action: dismiss.callAsFunction)`
        result.formUnion(
          frameworkCallable(
            CallSite(name: name, arguments: [], expression: site, expected: nil), frame))
      default: break
      }
    }
    return result
  }

  /// Whether a function called as a value can be given so many arguments.
  private func takes(_ function: FunctionDeclaration, count: Int) -> Bool {
    function.parameters.count == count
      // One tuple for all, or what the caller knows nothing of.
      || function.parameters.count > count && count == 1
  }

  /// A method given as a value, called with values.
  func invoke(method name: String, of receiver: Value?, _ arguments: [ValueSet]) -> ValueSet {
    if let receiver, case .type(let number) = receiver {
      let type = index.types[number]
      if let declared = type.cases[name] {
        let payload = declared.payload.enumerated().map { position, part in
          arguments.indices.contains(position) && !arguments[position].isEmpty
            ? shallow(arguments[position])
            : anyValue(of: ScopedType(reference: part.type, scope: type, file: type.span.file))
        }
        return ValueSet(.enumCase(number, name, payload))
      }
      if name == "init", let made = make(type, of: arguments) { return made }
      if let method = unapplied(
        name, of: receiver, to: { arguments.count == 1 ? arguments[0] : nil })
      {
        return method
      }
    }
    var candidates: [(FunctionDeclaration, TypeInfo?)]
    if let receiver, let type = type(of: receiver) {
      candidates = dispatchTargets(receiver, type, having: name).flatMap { value, owner in
        owner.methods(name).map { ($0.0, Optional($0.1)) }
      }
    } else {
      candidates = index.globalFunctions(name).map { ($0, nil) }
    }
    if !arguments.isEmpty, candidates.contains(where: { takes($0.0, count: arguments.count) }) {
      let exact = candidates.filter { $0.0.parameters.count == arguments.count }
      candidates =
        exact.isEmpty ? candidates.filter { takes($0.0, count: arguments.count) } : exact
    }
    var result = ValueSet.none
    for (function, owner) in candidates.prefix(4) where accepts(function, owner, arguments) {
      guard let body = function.body else { continue }
      let file = function.span.file
      let frame = Frame(
        receiver: receiver, scope: owner, file: file,
        result: function.result.map { ScopedType(reference: $0, scope: owner, file: file) })
      var bound: [ValueSet] = []
      for (position, parameter) in function.parameters.enumerated() {
        let type = ScopedType(reference: parameter.type, scope: owner, file: file)
        var values = arguments.indices.contains(position) ? arguments[position] : .none
        if values.isEmpty { values = anyValue(of: type) }
        bound.append(values)
        frame.bind(parameter.name, values, type: type)
      }
      noteURLReceived(function, owner, bound)
      result.formUnion(
        invokeBody(
          key: ObjectIdentifier(function), receiver: receiver,
          arguments: bound + anchorKey(function.span) + linkKey(function), frame, body,
          builder: builderName(
            "\(function.name)()", owner, function.isBuilder ? .name("View") : function.result,
            function.span)))
    }
    return result
  }
}
