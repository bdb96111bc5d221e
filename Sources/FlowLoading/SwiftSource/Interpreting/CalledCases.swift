/// Calls on one of several cases: `Jump(url).go()`, where `go` switches over `self`.
extension Interpreter {
  /// What is called on a case that is one of several: what is done for the one is no part of what is
  /// done for another.
  func calling<Result>(
    on value: Value, of all: ValueSet, _ base: Expression, _ body: () -> Result
  ) -> Result {
    let choice = choice(of: value)
    if !choice.isEmpty { return within({ $0.conditions += choice }, body) }
    guard all.values.count > 1, case .enumCase(let type, let name, _) = value else {
      return body()
    }
    let condition = condition(holding: CaseName(type: type, name: name), base)
    return within({ $0.conditions.append(condition) }, body)
  }

  private func condition(holding one: CaseName, _ base: Expression) -> RunCondition {
    let key = CalledCase(span: base.span, name: one)
    if let known = calledCases[key] { return known }
    var text = ConditionText(span: base.span, form: .matches(".\(one.name)"))
    text.cases = [one]
    let condition = RunCondition(number: conditionTexts.count)
    conditionTexts.append(text)
    calledCases[key] = condition
    askings += 1
    return condition
  }

  struct CalledCase: Hashable {
    let span: Span
    let name: CaseName
  }
}
