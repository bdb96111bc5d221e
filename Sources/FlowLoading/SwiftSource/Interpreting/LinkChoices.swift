import FlowLinks

/// Handlers of links that code chooses by the incoming URL, `handlers[url.host]?(url)`: what one of
/// them does, the others do not do then.
extension Interpreter {
  /// Keeps of what lies in a table for which URLs it is taken out: `handlers[url.host]`.
  func noteChoices(of table: ValueSet, under arguments: [Argument], _ frame: Frame) {
    guard linkDepth > 0, let written = arguments.first, written.label == nil else { return }
    let keys = evaluate(written.value, frame).values
    let parts = keys.compactMap { value -> URLPart? in
      if case .incomingURL(let part, _) = value { part } else { nil }
    }
    guard !parts.isEmpty || keys.contains(where: isMadeOfURL) else { return }
    for case .entry(let key, let values) in table.values {
      var clauses: [[URLTest]] = []
      switch key {
      case .string(let text): clauses = parts.map { [URLTest($0, .equals(text))] }
      case .enumCase(let type, let name, _):
        clauses = caseClauses[CaseName(type: type, name: name)] ?? []
      default: break
      }
      for value in values.values { note(choice: value, for: clauses) }
    }
    for value in items(of: table).flatMap(\.values) { note(choice: value, for: []) }
  }

  private func isMadeOfURL(_ value: Value) -> Bool {
    guard case .enumCase(let type, let name, _) = value else { return false }
    return caseClauses[CaseName(type: type, name: name)] != nil
  }

  /// Keeps for which URLs a question chooses each of some elements: `handlers.first { $0.takes(url) }`.
  func noteChoices(among elements: [ValueSet], by question: Expression, _ frame: Frame) {
    guard linkDepth > 0, elements.count > 1, asksURL(question, frame) else { return }
    for element in elements {
      guard let value = element.only else { continue }
      note(choice: value, for: urlClauses(ofClosure: question, given: element, frame))
    }
  }

  /// The elements of a loop, each for itself where the loop asks the incoming URL which of them it
  /// is for: `for handler in handlers where handler.takes(url)`.
  func chosenElements(
    among elements: ValueSet, of pattern: Pattern, where asked: [Condition], _ frame: Frame
  ) -> [ValueSet]? {
    guard linkDepth > 0, elements.values.count > 1, !elements.isOpen, !asked.isEmpty,
      case .bind(let name) = pattern, elements.values.allSatisfy(isChoice),
      asked.contains(where: { asksURL($0, frame) })
    else { return nil }
    for element in elements.values {
      var clauses: [[URLTest]] = []
      _ = branch(frame, conditions: []) {
        frame.bind(name, ValueSet(element))
        clauses = asked.lazy.map { self.urlClauses(of: $0, frame) }.first { !$0.isEmpty } ?? []
        return .none
      }
      note(choice: element, for: clauses)
    }
    return elements.values.map { ValueSet($0) }
  }

  private func asksURL(_ condition: Condition, _ frame: Frame) -> Bool {
    switch condition {
    case .expression(let asked), .binding(_, _, let asked?, _): asksURL(asked, frame)
    default: false
    }
  }

  /// Whether code names the incoming URL or something of it.
  private func asksURL(_ question: Expression, _ frame: Frame) -> Bool {
    var isFound = false
    Walk { node in
      if case .name(let name, _) = node.kind, let slot = frame.locals[name],
        slot.values.values.contains(where: \.isOfURL)
      {
        isFound = true
      }
      return !isFound
    }.expression(question)
    return isFound
  }

  /// Whether it matters which of some values is taken.
  private func isChoice(_ value: Value) -> Bool {
    if case .object = value { true } else { isCode(value) }
  }

  private func note(choice value: Value, for clauses: [[URLTest]]) {
    guard isChoice(value) else { return }
    let known = linkChoices[value]
    if known == nil {
      let text = ConditionText(span: .none, form: .unsaid, isChoice: true)
      linkChoices[value] = RunCondition(number: conditionTexts.count)
      conditionTexts.append(text)
      askings += 1
    }
    guard let number = linkChoices[value]?.number else { return }
    for clause in clauses where !conditionTexts[number].clauses.contains(clause) {
      conditionTexts[number].clauses.append(clause)
      askings += 1
    }
  }

  /// That one of several handlers is chosen, where a value is one.
  func choice(of value: Value) -> [RunCondition] {
    guard linkDepth > 0, !linkChoices.isEmpty, let choice = linkChoices[value] else { return [] }
    return [choice]
  }

  /// Whether a condition takes one of several handlers, as the URL has it.
  func isChoosing(_ condition: Condition, _ frame: Frame) -> Bool {
    guard !linkChoices.isEmpty else { return false }
    let asked: Expression
    switch condition {
    case .binding(_, _, let value?, _): asked = value
    case .expression(let question):
      // `if handler.takes(url) { … }`
      guard case .call(let callee, _) = question.plain.kind,
        case .member(let base?, _, _) = callee.kind
      else { return false }
      asked = base
    default: return false
    }
    let found = evaluate(asked, frame).withoutNull.values
    return !found.isEmpty && found.allSatisfy { linkChoices[$0] != nil }
  }
}

extension Value {
  /// Whether it is the URL that the app was opened with, or a part of it.
  var isOfURL: Bool { if case .incomingURL = self { true } else { false } }
}
