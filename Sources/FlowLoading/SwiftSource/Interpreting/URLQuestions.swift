import FlowLinks

/// What functions of the program ask of the incoming URL that they are given.
extension Interpreter {
  /// `func takes(_ url: URL) -> Bool { url.host == "note" }`: what a method asks that gives one
  /// condition.
  func urlClauses(
    ofMethod name: String, _ type: TypeInfo, _ receiver: Value, _ arguments: [Argument],
    _ frame: Frame
  ) -> [[URLTest]] {
    // What chooses one of several handlers is kept for each of them.
    guard questionDepth < Self.mostQuestions, linkChoices[receiver] == nil,
      let (function, owner) = best(type.allMethods(name), arguments, near: frame.file),
      let body = function.body.flatMap(onlyValue), function.result?.lastName == "Bool",
      let pairing = pair(function.parameters, arguments)
    else { return [] }
    let inner = Frame(receiver: receiver, scope: owner, file: function.span.file)
    for (parameter, position) in zip(function.parameters, pairing) {
      let given =
        position.map { evaluate(arguments[$0].value, frame) }
        ?? parameter.value.map { evaluate($0, inner) } ?? .unknown
      inner.bind(parameter.name, given)
    }
    questionDepth += 1
    defer { questionDepth -= 1 }
    return urlClauses(of: body, inner)
  }

  private static let mostQuestions = 4

  /// What code gives that does nothing else.
  func onlyValue(of body: [Statement]) -> Expression? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .expression(let value): return value
    case .returning(let value): return value
    default: return nil
    }
  }
}
