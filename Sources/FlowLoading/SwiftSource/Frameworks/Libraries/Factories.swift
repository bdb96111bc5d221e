/// Factory: computed properties of a container say how things are made, and key paths ask for them.
///
/// `var router: Factory<Router> { self { Router() } }` holds the closure, so that what making the
/// router does counts where it is asked for.
enum Factories {
  static let constructors: [String: Frameworks.Constructor] = [
    "Factory": make, "ParameterFactory": make,
    // `resolve(\Services.router)`
    "resolve": { interpreter, site, frame in
      if site.arguments.count == 1, let asked = site.first,
        let made = interpreter.made(at: asked, frame)
      {
        return made
      }
      return ValueSet(
        interpreter.runArguments(site, frame).values.filter(interpreter.isView), isOpen: true)
    },
  ]

  static let methods: [String: Frameworks.Method] = [
    "resolve": { interpreter, bases, _, site, frame in
      guard isMaker(bases, interpreter) else { return nil }
      let given = site.arguments.map { interpreter.evaluate($0.value, frame) }
      return interpreter.invokeAll(bases, given, site.expression, frame)
    },
    "scope": scope, "timeToLive": same, "decorator": same, "context": same, "once": same,
    "onTest": same, "onPreview": same, "onArg": same, "onArgs": same, "onDebug": same,
    "onDevice": same, "onSimulator": same,
  ]

  /// Properties of a factory that say how long what it makes is kept.
  static let scopes: Set<String> = ["singleton", "shared", "cached", "graph", "unique"]

  /// Those in which all who ask get the same object.
  private static let lastingScopes: Set<String> = ["singleton", "shared", "cached"]

  /// Notes how long things are kept that closures make.
  static func keep(_ makers: [Value], in scope: String, _ interpreter: Interpreter) {
    guard lastingScopes.contains(scope) else { return }
    for case .closure(let number) in makers where interpreter.keptMakers.insert(number).inserted {
      interpreter.heap.touch()
    }
  }

  static let types: Set<String> = ["Factory", "ParameterFactory"]

  /// Property wrappers that are given a factory.
  static let wrappers: Set<String> = [
    "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject",
    "InjectedObservable",
  ]

  /// The container of a key path that names none.
  static let container = "Container"

  /// `Factory(self) { Router() }`
  private static let make: Frameworks.Constructor = { interpreter, site, frame in
    interpreter.maker(site.arguments, frame)
      ?? ValueSet([.external(site.name)] + interpreter.runArguments(site, frame).values)
  }

  /// `self { Session() }.scope(.singleton)`
  private static let scope: Frameworks.Method = { interpreter, bases, _, site, _ in
    guard isMaker(bases, interpreter) else { return nil }
    if let scope = site.first?.plain.lastName { keep(bases.values, in: scope, interpreter) }
    return bases
  }

  /// What stands in for a thing in tests is all one here.
  private static let same: Frameworks.Method = { interpreter, bases, _, _, _ in
    isMaker(bases, interpreter) ? bases : nil
  }

  private static func isMaker(_ values: ValueSet, _ interpreter: Interpreter) -> Bool {
    !values.isEmpty && values.values.allSatisfy(interpreter.isCode)
  }
}

extension Interpreter {
  /// A property of a container that holds a factory, with the object that has it.
  private struct FactoryProperty {
    let variable: VariableDeclaration
    let owner: TypeInfo
    let container: Value

    /// The type of what is made.
    var product: ScopedType? {
      variable.type?.generics.last.map {
        ScopedType(reference: $0, scope: owner, file: variable.span.file)
      }
    }
  }

  /// `self { Router() }` of a container: the closure that makes what the factory is for.
  func maker(_ arguments: [Argument], _ frame: Frame) -> ValueSet? {
    guard let closure = arguments.last, closure.isTrailing || closure.value.isClosure else {
      return nil
    }
    var type: ScopedType?
    if let result = frame.result, isFactory(result.reference), !result.reference.generics.isEmpty {
      let parts = result.reference.generics
      type = result.with(.function(Array(parts.dropLast()), parts[parts.count - 1]))
    }
    return evaluate(closure.value, frame, expected: type)
  }

  func isFactory(_ type: TypeReference) -> Bool {
    type.lastName.map(Factories.types.contains) ?? false
  }

  /// What `\Services.router` gives, asked for where the code of a frame stands.
  func made(at asked: Expression, _ frame: Frame) -> ValueSet? {
    guard let property = factory(at: asked, frame) else { return nil }
    let makers = read(property.variable, owner: property.owner, receiver: property.container)
    let made = invokeAll(makers, [], asked, frame)
    return made.isEmpty ? anyValue(of: property.product) : made
  }

  /// What a property is given by its wrapper: `@Injected(\.router) private var router`.
  func injected(_ variable: VariableDeclaration, _ owner: TypeInfo) -> ValueSet? {
    guard let asked = askedFactory(variable, owner) else { return nil }
    return made(at: asked, Frame(receiver: nil, scope: owner, file: variable.span.file))
  }

  func injectedType(_ variable: VariableDeclaration, _ owner: TypeInfo) -> ScopedType? {
    guard let asked = askedFactory(variable, owner) else { return nil }
    return factory(
      at: asked, Frame(receiver: nil, scope: owner, file: variable.span.file))?.product
  }

  /// The type of what a call asks of a factory: `resolve(\Services.router)`,
  /// `Services.shared.router()`, `Services.shared.router.resolve()`.
  func madeType(_ callee: Expression, _ arguments: [Argument], _ frame: Frame) -> ScopedType? {
    switch callee.kind {
    case .name("resolve", _):
      guard arguments.count == 1 else { return nil }
      return factory(at: arguments[0].value, frame)?.product
    case .member(let base?, "resolve", _):
      return madeType(base, [], frame)
    case .member(let base?, let name, _):
      for value in evaluate(base, frame).values {
        if let type = type(of: value), let found = factory(name, of: type, value) {
          return found.product
        }
      }
      return nil
    default: return nil
    }
  }

  private func askedFactory(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Expression? {
    guard !variable.attributes.isEmpty, wrapper(of: variable, owner) == nil else { return nil }
    return variable.attributes.first { Factories.wrappers.contains($0.name) }?.arguments.first?
      .value
  }

  private func factory(at asked: Expression, _ frame: Frame) -> FactoryProperty? {
    guard case .keyPath(let root, let path) = asked.plain.kind, path.count == 1 else { return nil }
    let written = ScopedType(
      reference: root ?? .name(Factories.container), scope: frame.scope, file: frame.file)
    guard
      let type = resolve(written)
        ?? written.reference.dottedName.flatMap(index.externalType(named:))
    else { return nil }
    let shared = staticMember("shared", of: type, frame).values.first
    return factory(path[0], of: type, shared ?? .some(type.id))
  }

  private func factory(_ name: String, of type: TypeInfo, _ container: Value) -> FactoryProperty? {
    guard let (variable, owner) = type.variable(name), let declared = variable.type,
      isFactory(declared)
    else { return nil }
    return FactoryProperty(variable: variable, owner: owner, container: container)
  }
}
