/// Containers that make objects for who asks for a type: Swinject, Resolver and their like.
///
/// What is registered for a type runs where the type is asked for, so that what making an object
/// does counts there.
enum Containers {
  static let methods: [String: Frameworks.Method] = [
    "register": register, "autoregister": register, "implements": implements, "resolve": resolve,
    "initCompleted": complete, "resolveProperties": complete, "inObjectScope": scope,
    "scope": scope,
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

  static func factory(_ arguments: [Argument]) -> Expression? {
    arguments.last { argument in
      // `factory:`, `mainActorFactory:`
      argument.isTrailing || argument.label == "initializer"
        || argument.label?.lowercased().hasSuffix("factory") == true
    }?.value
  }

  private static let register: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let factory = factory(site.arguments) else { return nil }
    let makers = interpreter.evaluate(factory, frame)
    interpreter.keep(makers, .makers, registered: site.arguments, site, frame)
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
        interpreter.keep(makers, .makers, for: type, site.arguments, frame)
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

  /// `register(Page.self) { … }.initCompleted { r, page in page.model = r.resolve(Model.self) }`: it
  /// runs on what is made, whenever that is.
  private static let complete: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard let arguments = registration(in: base), let given = site.arguments.last else {
      return nil
    }
    let completions = interpreter.evaluate(given.value, frame)
    interpreter.keep(completions, .completions, registered: arguments, site, frame)
    return bases
  }

  /// `register(Session.self) { … }.inObjectScope(.container)`
  private static let scope: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard let arguments = registration(in: base) else { return nil }
    guard let scope = site.first?.plain.lastName else { return bases }
    if lasts(scope, interpreter) {
      interpreter.keep(ValueSet(.boolean(true)), .isKept, registered: arguments, site, frame)
    } else if passingScopes.contains(scope) {
      interpreter.keep(ValueSet(.boolean(true)), .isNew, registered: arguments, site, frame)
    }
    return bases
  }

  /// Whether what is made in a scope is given to everybody who asks for it later.
  private static func lasts(_ scope: String, _ interpreter: Interpreter) -> Bool {
    if lastingScopes.contains(scope) { return true }
    // `static let user = ObjectScope(storageFactory: PermanentStorage.init)`
    guard let own = interpreter.index.externalType(named: "ObjectScope")?.variable(scope)?.0,
      case .call(_, let arguments)? = own.value?.plain.kind,
      let factory = arguments.first(where: { $0.label == "storageFactory" })?.value.plain,
      case .member(let storage?, "init", _) = factory.kind
    else { return false }
    return storage.lastName.map(lastingStorages.contains) ?? false
  }

  private static let lastingScopes: Set<String> = [
    "container", "weak", "application", "cached", "shared", "singleton",
  ]

  /// What is made in these is another one for each who asks.
  private static let passingScopes: Set<String> = ["transient", "unique"]

  private static let lastingStorages: Set<String> = ["PermanentStorage", "WeakStorage"]

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

  /// What is known of how a type is made.
  enum Record: String {
    case makers = "made"
    /// What runs on each object that was made.
    case completions = "completed"
    /// Whether all who ask get the same object.
    case isKept = "kept"
    /// Whether each who asks gets one of its own.
    case isNew = "new"
  }
}
