import FlowGraph

/// What the interpreter writes down while it runs.
extension Interpreter {
  func operation(_ effect: Operation.Effect, _ span: Span, text: String? = nil) -> Operation {
    Operation(
      effect: effect, screen: context.screen, stack: context.stack, span: span,
      text: text ?? self.text(span), trigger: context.trigger, conditions: context.conditions,
      steps: context.steps, isDeferred: context.isDeferred, deepLink: context.deepLink,
      builder: context.builder)
  }

  func note(_ effect: Operation.Effect, _ span: Span, text: String? = nil) {
    facts.add(operation(effect, span, text: text))
  }

  /// A change of state that some view may be bound to.
  func noteState(_ change: StateChange, _ place: Place, _ expression: Expression) {
    guard syntax.boundNames.contains(place.name) else { return }
    // An initial value that an initialiser stores is not an act.
    note(.state(place, change), expression.span)
  }

  // MARK: Routes and actions

  /// A case that an expression makes.
  func noteProduced(_ values: ValueSet, _ expression: Expression) {
    guard case .enumCase(let type, let name, _)? = values.only else { return }
    facts.produced[CaseName(type: type, name: name), default: []].insert(expression.span)
  }

  func noteAnyCase(_ type: TypeInfo) { facts.anyCase.insert(type.id) }

  /// Which enum an implicit member turned out to mean; -1 for a type outside the program.
  func noteImplicit(_ expression: Expression, _ name: String, _ type: Int?) {
    guard let type else { return }
    facts.implicit[expression.span, default: []].insert(type)
  }

  /// A branch that took values of an action.
  func noteHandled(values: ValueSet, span: Span, body: [Statement], isDefault: Bool) {
    let does = isDefault || body.contains { statement in
      if case .jump = statement.kind { return false }
      return true
    }
    for value in values.values {
      guard case .enumCase(let type, let name, _) = value else { continue }
      facts.handled[CaseName(type: type, name: name), default: []].insert(.init(span: span, does: does))
    }
  }

  func noteUnhandled(
    _ remaining: ValueSet, of values: ValueSet, subject: Expression, cases: [SwitchCase]
  ) {
    guard !cases.contains(where: \.isDefault) else { return }
    for value in remaining.values {
      guard case .enumCase(let type, let name, _) = value else { continue }
      let isNamed = cases.contains { one in one.patterns.contains { matches([$0], value) } }
      if isNamed { continue }
      facts.missed[CaseName(type: type, name: name), default: []].insert(
        .init(span: subject.span, screen: context.screen))
    }
  }

  /// A call of a closure property that holds no closure: an action that no one takes.
  func noteUncalled(name: String?, sent: [ValueSet], _ expression: Expression) {
    guard let name else { return }
    for value in sent.first?.values ?? [] {
      guard case .enumCase(let type, let one, _) = value else { continue }
      facts.uncalled[CaseName(type: type, name: one), default: []].insert(
        .init(span: expression.span, screen: context.screen))
      _ = name
    }
  }

  // MARK: Deep links

  func noteURLRead() {
    if let link = context.deepLink { facts.deepLinks[link].readsURL = true }
  }

  /// A test of the incoming URL against a known text: a part of its pattern.
  func noteURLTest(_ values: ValueSet, equals wanted: Value) {
    guard let link = context.deepLink, case .string(let text) = wanted else { return }
    for value in values.values {
      if case .incomingURL(let path) = value {
        facts.deepLinks[link].tests.insert(.init(part: path, text: text))
      }
    }
  }

  func unresolved(_ reason: String, _ span: Span, concerns: [String] = []) {
    facts.unresolved.insert(.init(span: span, reason: reason, concerns: concerns))
  }
}
