/// Functions that a URL is asked by: `Invite.canHandle(url)`.
extension Interpreter {
  /// What a function of the program says of a URL whose text is known; nil where it depends.
  func verdict(of expression: Expression, _ frame: Frame) -> Bool? {
    guard case .call(let callee, let arguments) = expression.kind, !arguments.isEmpty,
      arguments.contains(where: { isKnownURL($0.value, frame) }),
      let (function, owner, receiver) = asked(callee, arguments, frame),
      let body = function.body, let pairing = pair(function.parameters, arguments)
    else { return nil }
    let inner = Frame(receiver: receiver, scope: owner, file: function.span.file)
    for (parameter, position) in zip(function.parameters, pairing) {
      let type = ScopedType(reference: parameter.type, scope: owner, file: function.span.file)
      let given = position.map { evaluate(arguments[$0].value, frame, expected: type) }
      inner.bind(
        parameter.name, given ?? parameter.value.map { evaluate($0, inner) } ?? .unknown,
        type: type)
    }
    return isolated { verdict(of: body, inner) }.0
  }

  private func isKnownURL(_ expression: Expression, _ frame: Frame) -> Bool {
    guard case .name(let name, _) = expression.kind, case .url? = frame.locals[name]?.values.only
    else { return false }
    return true
  }

  private func asked(
    _ callee: Expression, _ arguments: [Argument], _ frame: Frame
  ) -> (FunctionDeclaration, TypeInfo?, Value?)? {
    switch callee.kind {
    case .name(let name, _):
      if case .method(let owner)?? = lexicalMember(name, frame).map({ Optional($0.0) }) {
        return best(owner.allMethods(name), arguments).map { ($0.0, $0.1, frame.receiver) }
      }
      return best(index.globalFunctions(name), arguments).map { ($0, nil, nil) }
    case .member(let base?, let name, _):
      guard let value = evaluate(base, frame).only, let type = type(of: value),
        type.kind != .protocolType
      else { return nil }
      return best(type.allMethods(name), arguments).map { ($0.0, $0.1, value) }
    default: return nil
    }
  }

  /// What the first `return` that is reached gives; nil where that depends on more than is known.
  func verdict(of body: [Statement], _ frame: Frame) -> Bool? {
    for statement in body {
      switch statement.kind {
      case .returning(let value?): return truth(value, frame)
      case .expression(let value): return body.count == 1 ? truth(value, frame) : nil
      case .variable: run([statement], frame)
      case .guarding(let conditions, let otherwise):
        guard let holds = decide(conditions, frame) else { return nil }
        if !holds { return verdict(of: otherwise, frame) }
        bind(conditions, frame)
      case .conditional(let conditions, let then, let otherwise):
        guard let holds = decide(conditions, frame) else { return nil }
        if holds { bind(conditions, frame) }
        guard let taken = holds ? then : otherwise else { continue }
        return verdict(of: taken, frame)
      default: return nil
      }
    }
    return nil
  }
}
