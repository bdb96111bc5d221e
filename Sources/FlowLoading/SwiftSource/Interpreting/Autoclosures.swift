/// Arguments that run where the function asks for them, not where they are written.
extension Interpreter {
  /// An argument as its parameter takes it: `make()` for `@autoclosure` is `{ make() }`.
  ///
  /// - Parameter owner: The type that declares the function.
  func deferred(
    _ argument: Argument, as parameter: FunctionDeclaration.Parameter, of owner: TypeInfo? = nil,
    _ frame: Frame
  ) -> Expression {
    let written = argument.value
    if let made = listed(written, for: parameter, of: owner, frame.file) { return made }
    guard parameter.isAutoclosure, !isFunction(written, rather: parameter, frame) else {
      return written
    }
    let key = ObjectIdentifier(written)
    if let known = autoclosures[key] { return known }
    let closure = Closure(
      parameters: [], result: nil, body: [Statement(.expression(written), written.span)],
      span: written.span)
    let made = Expression(.closure(closure), written.span)
    autoclosures[key] = made
    return made
  }

  /// An argument as the initialiser of a type takes it.
  func deferred(_ argument: Argument, by type: TypeInfo, _ frame: Frame) -> Expression {
    for function in type.functions["init"] ?? [] {
      guard
        let parameter = function.parameters.first(where: {
          $0.isAutoclosure && $0.label == argument.label
        })
      else { continue }
      return deferred(argument, as: parameter, frame)
    }
    return argument.value
  }

  /// Whether an argument is a function already: it means another overload, which takes what the
  /// autoclosure would make.
  private func isFunction(
    _ written: Expression, rather parameter: FunctionDeclaration.Parameter, _ frame: Frame
  ) -> Bool {
    if case .function(_, .function, _) = parameter.type.unwrapped { return false }
    if case .closure = written.plain.kind { return true }
    if let type = staticType(of: written, frame) {
      if case .function = type.reference.unwrapped { return true }
      return false
    }
    guard case .name = written.plain.kind else { return false }
    let values = evaluate(written, frame).values
    return !values.isEmpty && values.allSatisfy(isMethod)
  }
}
