import FlowGraph

/// Closures, methods and types that are called as values.
extension Interpreter {
  /// Runs a closure with the given arguments; missing ones are any value of their type.
  ///
  /// - Parameters:
  ///   - types: The types of the arguments, where nothing written at the closure says them.
  ///   - asker: Where a container was asked for what the closure makes anew each time.
  @discardableResult
  func invoke(
    closure number: Int, _ arguments: [ValueSet], at site: Expression? = nil,
    types: [ScopedType?] = [], asker: Expression? = nil, filled: [Int] = []
  ) -> ValueSet {
    let record = heap.closures[number]
    if isOfAnotherPart(record.receiver) { return .none }
    if sends(record, arguments, at: site) { return .none }
    let node = record.closure
    if node.parameters.count > 1, arguments.count == 1, case let pairs = arguments[0],
      pairs.values.count > 1, pairs.values.count <= Self.mostPairs, !pairs.isOpen,
      pairs.values.allSatisfy({ $0.isTuple(of: node.parameters.count) })
    {
      return pairs.values.reduce(into: .none) {
        let pair = ValueSet($1)
        $0.formUnion(keepingFresh { invoke(closure: number, [pair], at: site, asker: asker) })
      }
    }
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
    frame.isClosure = true
    for (name, values) in record.captured { frame.bind(name, values, type: record.types[name]) }
    for name in filledCaptures[number] ?? [] { frame.locals[name]?.isFilled = true }
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
      let local = parameter?.name ?? "$\(position)"
      frame.bind(local, values, type: type)
      frame.locals[local]?.isGiven = true
      if filled.contains(position) { frame.locals[local]?.isFilled = true }
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
    if elementClosures.contains(ObjectIdentifier(node)) {
      frame.locals[node.parameters.first?.name ?? "$0"]?.isElement = true
    }
    if run(linksOf: node, frame) { return .none }
    let told = localsTold[number] ?? []
    for one in told { frame.locals[one.name]?.handBack() }
    frame.handsBack = told.map(\.name)
    // What it makes for everybody is made by no screen.
    let made = keptMakers.contains(number) ? result?.reference.lastName ?? "Factory" : nil
    return runningLeft(by: record.receiver) {
      shared(made, node.span) {
        invokeBody(
          key: ObjectIdentifier(node), receiver: .closure(number),
          arguments: bound + kept + anchorKey(node.span) + askerKey(asker)
            + filled.map { ValueSet(.integer($0)) }, frame, node.body
        ).telling(told)
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
      case .external:
        // `navigationDestination(for: Route.self, destination: \.screen)`
        guard let path = KeyPaths.names(callee), arguments.count == 1 else { continue }
        result.formUnion(values(at: path, of: arguments[0], site, frame))
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
