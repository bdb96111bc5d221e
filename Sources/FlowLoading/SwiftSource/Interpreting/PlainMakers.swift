/// Functions that only make an object, `func makeWalk() -> Walk { Walk(meter: Meter()) }`: each call
/// makes one of its own, and what one of them is told to run, the others are not.
extension Interpreter {
  func made(
    by function: FunctionDeclaration, _ owner: TypeInfo?, _ receiver: Value?, at call: Expression?
  ) -> ValueSet? {
    guard let call, let (maker, arguments) = function.onlyMakes else { return nil }
    let frame = Frame(receiver: receiver, scope: owner, file: function.span.file)
    guard case .name(let name, let generics) = maker.kind,
      let type = resolve(
        ScopedType(reference: .name(name, generics), scope: owner, file: function.span.file)),
      type.isReference, !type.isExternal, !type.isKind(of: "UIResponder"), tellsOthers(type),
      let body = function.onlyValue
    else { return nil }
    return construct(type, arguments, body, frame, for: call)
  }

  /// Whether an object keeps something for others: code to run, or who listens to it.
  func tellsOthers(_ type: TypeInfo) -> Bool {
    if let known = tellers[type.id] { return known }
    let found = type.lineage.contains { owner in
      owner.stored.contains { variable in
        if holdsChannel(variable, owner) { return true }
        guard let written = variable.type?.unwrapped else { return false }
        if case .function = index.expanded(written, in: owner).unwrapped { return true }
        return variable.isWeak
      }
    }
    tellers[type.id] = found
    return found
  }
}

extension FunctionDeclaration {
  /// The one value that a function without parameters gives.
  fileprivate var onlyValue: Expression? {
    parameters.isEmpty ? body?.onlyExpression : nil
  }

  /// The type that it makes an object of, and what that is made with.
  fileprivate var onlyMakes: (Expression, [Argument])? {
    guard case .call(let callee, let arguments)? = onlyValue?.kind,
      case .name(let name, _) = callee.kind,
      name.startsUppercase
    else { return nil }
    return (callee, arguments)
  }
}
