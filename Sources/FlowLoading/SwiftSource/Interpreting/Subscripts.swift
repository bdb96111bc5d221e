/// Subscripts that the program declares, on its own types and on those of frameworks.
extension Interpreter {
  /// What a subscript gives for one value of its base; nil where the program declares none.
  func element(
    of value: Value, _ base: Expression, _ arguments: [Argument], _ frame: Frame
  ) -> ValueSet? {
    guard let owner = type(of: value) ?? extendedStream(value, base, frame) else { return nil }
    let getters = likely(owner.methods(FunctionDeclaration.getter), arguments, frame)
    guard let (function, type) = best(getters, arguments, near: frame.file) ?? getters.first else {
      return nil
    }
    return invoke(function, owner: type, receiver: value, arguments, frame)
  }

  /// Of several subscripts those that take a type, `values[RouterKey.self]`, or those that take a
  /// key path, where that is what the call gives.
  private func likely(
    _ getters: [(FunctionDeclaration, TypeInfo)], _ arguments: [Argument], _ frame: Frame
  ) -> [(FunctionDeclaration, TypeInfo)] {
    guard getters.count > 1, arguments.count == 1 else { return getters }
    let given = evaluate(arguments[0].value, frame).values
    let arePaths = given.allSatisfy { KeyPaths.names($0) != nil }
    let areTypes = given.allSatisfy { value in
      switch value {
      case .type, .externalType: true
      default: false
      }
    }
    guard !given.isEmpty, arePaths || areTypes else { return getters }
    return getters.filter { function, _ in
      guard let wanted = function.parameters.first?.type else { return false }
      if case .metatype = wanted { return areTypes }
      return arePaths && wanted.lastName?.hasSuffix("KeyPath") == true
    }.nonEmpty ?? getters
  }

  /// Runs what a subscript does with what is put under a key.
  func setElement(_ values: ValueSet, at left: Expression, _ frame: Frame) {
    guard case .index(let base, let arguments) = left.kind, !isKeyPath(left) else { return }
    for value in evaluate(base, frame).values {
      guard let owner = type(of: value) ?? extendedStream(value, base, frame),
        let (function, type) = best(
          owner.methods(FunctionDeclaration.setter), arguments, near: frame.file),
        let body = function.body, let given = function.parameters.last
      else { continue }
      let inner = Frame(receiver: value, scope: type, file: function.span.file)
      var keys: [ValueSet] = []
      let pairing = pair(function.parameters, arguments) ?? []
      for (key, position) in zip(function.parameters.dropLast(), pairing) {
        let declared = ScopedType(reference: key.type, scope: type, file: function.span.file)
        let written = position.map { evaluate(arguments[$0].value, frame, expected: declared) }
        let known = written ?? key.value.map { evaluate($0, inner, expected: declared) } ?? .unknown
        keys.append(known)
        inner.bind(key.name, known, type: declared)
      }
      inner.bind(given.name, values)
      _ = within({ $0.hops.append(left.span) }) {
        invokeBody(
          key: ObjectIdentifier(function), receiver: value, arguments: keys + [values], inner, body)
      }
    }
  }

  /// The type of a library's subject or stream, where the program extends it.
  func extendedStream(_ value: Value, _ base: Expression, _ frame: Frame) -> TypeInfo? {
    switch value {
    case .channel, .stream: break
    default: return nil
    }
    // To ask for the type runs all that stands before the dot: once for all that it can be.
    let key = ObjectIdentifier(base)
    if let known = frame.extendedStreams[key] { return known.type }
    let found = staticType(of: base, frame).flatMap { type in
      index.expanded(type.reference.unwrapped, in: type.scope).lastName
        .flatMap(index.externalType(named:))
    }
    frame.extendedStreams[key] = (base, found)
    return found
  }
}
