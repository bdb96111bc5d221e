/// What is sent without a word of what it is: each listener takes it for whatever that one asks for,
/// so that what comes of it is only possible.
extension Interpreter {
  /// Stands among the conditions of what comes of a message that is not known.
  var unknownMessage: RunCondition {
    kept(.none, negated: true) { ConditionText(span: .none, form: .unsaid) }
  }

  /// Whether nothing is known of a message but its type.
  func isUnknown(_ message: ValueSet) -> Bool {
    message.values.isEmpty ? message.isOpen : message.values.allSatisfy(isVague)
  }

  /// The same where a listener asked what it is and was not answered.
  func isGuess(_ conditions: [RunCondition]) -> Bool {
    let unknown = unknownMessage
    guard let place = conditions.firstIndex(of: unknown) else { return false }
    return conditions[place...].contains { asksForCase($0) || $0 == unasked }
  }

  /// Stands among them where a step on the way let pass what it could not tell.
  var unasked: RunCondition {
    kept(.none, negated: false) { ConditionText(span: .none, form: .unsaid) }
  }

  private func asksForCase(_ condition: RunCondition) -> Bool {
    if case .matches = conditionTexts[condition.number].form { return true }
    return false
  }
}
