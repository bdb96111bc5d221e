/// Subscripts that the program declares, on its own types and on those of frameworks.
extension Interpreter {
  /// What a subscript gives for one value of its base; nil where the program declares none.
  func element(
    of value: Value, _ base: Expression, _ arguments: [Argument], _ frame: Frame
  ) -> ValueSet? {
    guard let owner = type(of: value) ?? extendedStream(value, base, frame) else { return nil }
    let getters = owner.methods(FunctionDeclaration.getter)
    guard let (function, type) = best(getters, arguments, near: frame.file) ?? getters.first else {
      return nil
    }
    return invoke(function, owner: type, receiver: value, arguments, frame)
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
