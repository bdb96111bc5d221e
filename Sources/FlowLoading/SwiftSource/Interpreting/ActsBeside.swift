/// What code does whichever branch of a `switch` beside it is taken: a handler that closes the sheet
/// for every action has done its part for the one whose branch is empty.
extension Interpreter {
  /// Whether one of the statements changes state that something shows, or runs code that can
  /// navigate.
  func acts(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      if case .expression(let expression) = statement.kind { return acts(expression) }
      return false
    }
  }

  private func acts(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary("=", let place, _):
      // Another object's state: `app.dialogWindow = nil`.
      if case .member(let base?, let name, _) = place.plain.kind, !base.plain.isSelf,
        index.propertyNames.contains(name)
      {
        return true
      }
      return place.lastName.map(syntax.boundNames.contains) ?? false
    case .call(let callee, _):
      guard let name = callee.lastName else { return false }
      return syntax.relevance.hotNames.contains(name) || Frameworks.operationNames.contains(name)
    default: return false
    }
  }
}

extension Statement {
  var isSwitch: Bool {
    if case .switching = kind { return true }
    return false
  }
}
