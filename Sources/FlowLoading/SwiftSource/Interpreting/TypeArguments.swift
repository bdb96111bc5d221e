/// What the generic parameters of a function stand for in one call of it.
extension Interpreter {
  /// Makes `T(…)` and `T.self` mean the type that the caller says: by an argument `Screen.self`, by
  /// `helper<Screen>()`, or by the type that the result is wanted as.
  ///
  /// - Returns: The types, which tell such calls of one function apart.
  func bindTypeArguments(
    of function: FunctionDeclaration, _ owner: TypeInfo?, _ values: [ValueSet],
    _ given: @autoclosure () -> [Expression?], written: GenericArguments?,
    wanted: ScopedType?, caller: Frame, in frame: Frame
  ) -> [ValueSet] {
    var bound: [ValueSet] = []
    for generic in function.generics where frame.locals[generic.name] == nil {
      guard
        let type = metatype(generic.name, among: values, of: function)
          ?? written.flatMap({ typeArgument($0, generic.name, caller) })
          ?? wanted.flatMap({ typeWanted(generic.name, by: function.result, as: $0, caller) })
          ?? typeGiven(generic.name, to: function, owner, given, caller)
          ?? typeBound(generic.name, to: function, given, caller)
      else { continue }
      let value = ValueSet(.type(type.id))
      frame.bind(generic.name, value)
      bound.append(value)
    }
    return bound
  }

  /// The type that a generic parameter of the code around stands for.
  func boundType(_ type: TypeReference, _ frame: Frame) -> ScopedType? {
    guard let name = type.unwrapped.lastName, type.unwrapped == .name(name) else { return nil }
    guard case .type(let number)? = frame.locals[name]?.values.only else {
      return inheritedType(named: name, frame)
    }
    let bound = index.types[number]
    // A cell is one of the caller's, which is told who asks for it.
    guard !bound.isKind(of: "UIResponder") || bound.isController else { return nil }
    return ScopedType(
      reference: .name(bound.simpleName), scope: bound.outer, file: bound.span.file)
  }

  /// What a generic parameter of the class around stands for in the class that inherits it.
  private func inheritedType(named name: String, _ frame: Frame) -> ScopedType? {
    guard let scope = frame.scope, scope.generics.contains(where: { $0.name == name }) else {
      return nil
    }
    let own = ScopedType(reference: .name(name), scope: scope, file: frame.file)
    let known = inherited(
      substituted(own, in: frame.receiver), of: scope, by: frame.receiver.flatMap(type))
    return known.reference == own.reference ? nil : known
  }

  /// The type that code in a protocol's extension runs on, where that says what a name means: `Self`,
  /// or an associated type of the protocol's.
  func conformer(naming name: TypeReference, _ frame: Frame) -> TypeInfo? {
    guard let own = frame.receiver.flatMap(type(of:)), let name = name.unwrapped.lastName else {
      return nil
    }
    if name == "Self" { return own }
    guard own.kind != .protocolType, let scope = frame.scope, scope.kind == .protocolType,
      scope.lineage.contains(where: { $0.associated.contains(name) })
    else { return nil }
    return own
  }

  private func metatype(
    _ name: String, among values: [ValueSet], of function: FunctionDeclaration
  ) -> TypeInfo? {
    for (parameter, value) in zip(function.parameters, values)
    where parameter.type == .metatype(.name(name)) {
      if case .type(let number)? = value.only { return index.types[number] }
    }
    return nil
  }

  /// By an argument `.saved` for a parameter of a generic type, which a factory of that type makes:
  /// `static var saved: Handler<Saved>` says what `T` of `Handler<T>` is.
  private func typeGiven(
    _ name: String, to function: FunctionDeclaration, _ owner: TypeInfo?,
    _ given: () -> [Expression?], _ caller: Frame
  ) -> TypeInfo? {
    guard function.parameters.contains(where: { holds(name, $0.type) }) else { return nil }
    for (parameter, argument) in zip(function.parameters, given())
    where holds(name, parameter.type) {
      guard let argument,
        let holder = index.resolve(parameter.type, in: owner, file: function.span.file),
        let made = typeMade(by: argument, of: holder),
        let found = parameter.type.counterpart(of: name, in: made.reference)
      else { continue }
      return typeMeant(made.with(found), caller)
    }
    return nil
  }

  /// By a binding for a parameter of a framework's generic type: `path: $stops` for `Binding<[T]>`
  /// says what `T` is, and so does a closure that says what it takes for `(T) -> Page`.
  private func typeBound(
    _ name: String, to function: FunctionDeclaration, _ given: () -> [Expression?],
    _ caller: Frame
  ) -> TypeInfo? {
    for (parameter, argument) in zip(function.parameters, given()) {
      guard let argument, parameter.type.mentions([name]) else { continue }
      switch (parameter.type.unwrapped, argument.plain.kind) {
      case (.function(let wanted, _, _), .closure(let closure)):
        for (type, own) in zip(wanted, closure.parameters) {
          guard let written = own.type, let found = type.counterpart(of: name, in: written),
            let known = typeMeant(
              ScopedType(reference: found, scope: caller.scope, file: caller.file), caller)
          else { continue }
          return known
        }
      case (let wanted, _):
        guard wanted.lastName == "Binding", let held = wanted.generics.first,
          let type = staticType(of: argument, caller),
          case let given = type.reference.lastName == "Binding"
            ? type.reference.generics.first : type.reference,
          let found = given.flatMap({ held.counterpart(of: name, in: $0) }),
          let known = typeMeant(type.with(found), caller)
        else { continue }
        return known
      }
    }
    return nil
  }

  /// Whether a type is generic over a parameter: `Handler<T>`.
  private func holds(_ name: String, _ type: TypeReference) -> Bool {
    guard case .named(let parts) = type.unwrapped else { return false }
    return parts.last?.generics.contains(.name(name)) == true
  }

  /// What a type's factory declares to make, where an argument names one without the type.
  private func typeMade(by argument: Expression, of type: TypeInfo) -> ScopedType? {
    let factory: TypeReference?
    let owner: TypeInfo?
    switch argument.plain.kind {
    case .call(let callee, _):
      guard case .member(nil, let name, _) = callee.plain.kind,
        let (function, declared) = type.methods(name).first(where: { $0.0.isStatic })
      else { return nil }
      (factory, owner) = (function.result, declared)
    case .member(nil, let name, _):
      guard let (variable, declared) = type.variable(name), variable.isStatic else { return nil }
      (factory, owner) = (variable.type, declared)
    default: return nil
    }
    guard let factory, let owner else { return nil }
    return ScopedType(reference: factory, scope: owner, file: owner.span.file)
  }

  private func typeArgument(_ written: GenericArguments, _ name: String, _ caller: Frame)
    -> TypeInfo?
  {
    guard let type = written.names[name] else { return nil }
    return typeMeant(
      ScopedType(reference: type, scope: written.scope, file: written.file), caller)
  }

  private func typeWanted(
    _ name: String, by result: TypeReference?, as wanted: ScopedType, _ caller: Frame
  ) -> TypeInfo? {
    guard let found = result?.counterpart(of: name, in: wanted.reference) else { return nil }
    return typeMeant(wanted.with(found), caller, orProtocol: true)
  }

  /// The type of the program that a type argument names, which can be the caller's own parameter.
  private func typeMeant(
    _ type: ScopedType, _ caller: Frame, orProtocol: Bool = false
  ) -> TypeInfo? {
    if let name = type.reference.lastName, type.reference == .name(name),
      case .type(let number)? = caller.locals[name]?.values.only
    {
      return index.types[number]
    }
    guard let known = resolve(type), !known.isExternal,
      orProtocol || known.kind != .protocolType
    else { return nil }
    return known
  }
}

extension TypeReference {
  /// What stands in another type where this one has a name: `Screen` for `T` of `T?` in `Screen?`.
  func counterpart(of name: String, in other: TypeReference) -> TypeReference? {
    if unwrapped == .name(name) { return other.unwrapped }
    switch (unwrapped, other.unwrapped) {
    case (.array(let own), .array(let given)): return own.counterpart(of: name, in: given)
    case (.named, .named(let given)):
      let (own, given) = (unwrapped.generics, given.last?.generics ?? [])
      guard own.count == given.count else { return nil }
      return zip(own, given).lazy.compactMap { $0.counterpart(of: name, in: $1) }.first
    default: return nil
    }
  }
}
