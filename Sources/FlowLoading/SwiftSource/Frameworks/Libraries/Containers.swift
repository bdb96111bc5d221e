/// Containers that make objects for who asks for a type: Swinject, Resolver and their like.
///
/// What is registered for a type runs where the type is asked for, so that what making an object
/// does counts there.
enum Containers {
  static let methods: [String: Frameworks.Method] = [
    "register": register, "autoregister": register, "implements": implements, "resolve": resolve,
    "apply": { interpreter, _, _, site, frame in
      guard let given = site.argument("assembly") ?? site.argument("assemblies") else { return nil }
      interpreter.assemble(interpreter.evaluate(given, frame))
      return ValueSet.none
    },
  ]

  static let constructors: [String: Frameworks.Constructor] = [
    // `Assembler([ScreenAssembly()], container: container)`
    assembler: { interpreter, site, frame in
      for argument in site.arguments {
        interpreter.assemble(interpreter.evaluate(argument.value, frame))
      }
      return ValueSet([.external(assembler)], isOpen: true)
    }
  ]

  static let operationNames: Set<String> = [assembler]

  private static let assembler = "Assembler"
  private static let registering: Set<String> = ["register", "autoregister"]

  /// Whether a call says how something is made.
  static func registers(_ name: String, _ arguments: [Argument]) -> Bool {
    registering.contains(name) && factory(arguments) != nil
  }

  private static func factory(_ arguments: [Argument]) -> Expression? {
    arguments.last { argument in
      // `factory:`, `mainActorFactory:`
      argument.isTrailing || argument.label == "initializer"
        || argument.label?.lowercased().hasSuffix("factory") == true
    }?.value
  }

  private static let register: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let factory = factory(site.arguments) else { return nil }
    let makers = interpreter.evaluate(factory, frame)
    if let first = site.first {
      for type in interpreter.evaluate(first, frame).values {
        interpreter.keep(makers, for: type, site, frame)
      }
    } else {
      // `register { Service() }`, asked for by its type or that of a protocol.
      let (made, _) = interpreter.isolated { interpreter.make(by: makers, site, frame) }
      for type in made.values.compactMap(interpreter.type(of:)).flatMap(\.lineage) {
        interpreter.keep(makers, for: .type(type.id), site, frame)
      }
    }
    return ValueSet([.external("ServiceEntry")], isOpen: true)
  }

  /// `register(Service.self) { … }.implements(Serving.self)`
  private static let implements: Frameworks.Method = { interpreter, _, base, site, frame in
    guard let arguments = registration(in: base), let factory = factory(arguments) else {
      return nil
    }
    let makers = interpreter.evaluate(factory, frame)
    for argument in site.arguments where argument.label == nil {
      for type in interpreter.evaluate(argument.value, frame).values {
        interpreter.keep(makers, for: type, site, frame)
      }
    }
    return ValueSet([.external("ServiceEntry")], isOpen: true)
  }

  /// The arguments of the registration that a chain of calls begins with.
  private static func registration(in chain: Expression) -> [Argument]? {
    guard case .call(let callee, let arguments) = chain.plain.kind,
      case .member(let base, let name, _) = callee.plain.kind
    else { return nil }
    return registers(name, arguments) ? arguments : base.flatMap(registration)
  }

  private static let resolve: Frameworks.Method = { interpreter, bases, _, site, frame in
    if let first = site.first {
      let types = interpreter.evaluate(first, frame).values.filter(isType)
      guard !types.isEmpty else { return nil }
      return types.reduce(into: ValueSet.none) {
        $0.formUnion(interpreter.made(for: $1, site, frame))
      }
    }
    // `let service: Serving = container.resolve()`
    guard let expected = site.expected,
      let type = interpreter.resolve(expected.with(expected.reference.unwrapped))
    else { return nil }
    return interpreter.made(for: .type(type.id), site, frame)
  }

  private static func isType(_ value: Value) -> Bool {
    switch value {
    case .type, .externalType: true
    default: false
    }
  }

  /// In place of a type of the program, for one of a framework.
  fileprivate static let outsideType = -8
}

extension Interpreter {
  /// Runs what tells a container how things are made.
  fileprivate func assemble(_ values: ValueSet) {
    let all = items(of: values).reduce(into: values) { $0.formUnion($1) }
    for value in all.values where type(of: value)?.methods("assemble").isEmpty == false {
      _ = invoke(method: "assemble", of: value, [ValueSet([.external("Container")], isOpen: true)])
    }
  }

  fileprivate func keep(
    _ makers: ValueSet, for type: Value, _ site: CallSite, _ frame: Frame
  ) {
    guard let place = place(made: type, site, frame) else { return }
    heap.write(ValueSet(makers.values), to: place)
  }

  fileprivate func make(by makers: ValueSet, _ site: CallSite, _ frame: Frame) -> ValueSet {
    // `resolve(Player.self, arguments: url, id)`
    let first = site.arguments.firstIndex { Self.givenLabels.contains($0.label ?? "") }
    let given = first.map { site.arguments[$0...] }?.map { evaluate($0.value, frame) } ?? []
    return invokeAll(
      makers, [ValueSet([.external("Resolver")], isOpen: true)] + given, site.expression, frame)
  }

  private static let givenLabels: Set<String> = ["argument", "arguments", "args"]

  /// What a container makes for a type: some instance, where nothing is known to make one.
  fileprivate func made(for type: Value, _ site: CallSite, _ frame: Frame) -> ValueSet {
    let makers = place(made: type, site, frame).map(heap.read) ?? .none
    var made = make(by: makers, site, frame)
    made.remove { $0 == .null }
    guard made.isEmpty else { return made }
    switch type {
    case .type(let number): return ValueSet([.some(number)], isOpen: true)
    case .externalType(let name): return ValueSet([.external(name)], isOpen: true)
    default: return .unknown
    }
  }

  /// Where the makers of a type are kept that have the name that a call gives.
  private func place(made type: Value, _ site: CallSite, _ frame: Frame) -> Place? {
    var name = ""
    if let written = site.argument("name") {
      switch evaluate(written, frame).only {
      case .string(let text)?: name = text
      case .null?: break
      default: return nil
      }
    }
    switch type {
    case .type(let number):
      return Place(object: nil, type: number, name: "\u{0}made.\(name)")
    case .externalType(let outer):
      return Place(object: nil, type: Containers.outsideType, name: "\(outer).\(name)")
    default: return nil
    }
  }
}
