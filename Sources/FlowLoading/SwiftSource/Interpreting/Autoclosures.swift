/// Arguments that run where the function asks for them, not where they are written.
extension Interpreter {
  /// An argument as its parameter takes it: `make()` for `@autoclosure` is `{ make() }`.
  func deferred(_ argument: Argument, as parameter: FunctionDeclaration.Parameter) -> Expression {
    let written = argument.value
    guard parameter.isAutoclosure else { return written }
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
  func deferred(_ argument: Argument, by type: TypeInfo) -> Expression {
    for function in type.functions["init"] ?? [] {
      guard
        let parameter = function.parameters.first(where: {
          $0.isAutoclosure && $0.label == argument.label
        })
      else { continue }
      return deferred(argument, as: parameter)
    }
    return argument.value
  }
}
