/// What a condition says of state that may select a tab: that it holds one of some values, or none.
struct SelectionClaim {
  let place: Place
  let values: ValueSet
  /// Cases that are asked for whatever they carry: `case .playlist(let id):`.
  var cases: Set<CaseName> = []
  let isOther: Bool
}

extension Interpreter {
  /// Keeps what a branch of a switch says of the state that it asks: `case .home: homePath.append(…)`.
  func noteSelection(
    _ condition: RunCondition, _ subject: Expression, _ one: SwitchCase, of cases: [SwitchCase],
    _ frame: Frame
  ) {
    guard conditionTexts[condition.number].selection == nil, let place = asked(by: subject, frame)
    else { return }
    let patterns = one.isDefault ? cases.flatMap(\.patterns) : one.patterns
    guard one.condition == nil, !one.isDefault || cases.allSatisfy({ $0.condition == nil }) else {
      return
    }
    let values = patterns.map { constant(of: $0, in: place, frame) }
    let cases = patterns.map { wholeCase(of: $0, in: place) }
    guard !zip(values, cases).contains(where: { $0 == nil && $1 == nil }) else { return }
    conditionTexts[condition.number].selection = SelectionClaim(
      place: place.summary, values: ValueSet(values.compactMap { $0 }),
      cases: Set(cases.compactMap(\.self)), isOther: one.isDefault)
  }

  /// The same of `if selection == .home`.
  func selection(_ condition: Condition, isNegated: Bool, _ frame: Frame) -> SelectionClaim? {
    guard case .expression(let asked) = condition,
      case .binary(let name, let state, let value) = asked.kind,
      name == "==" || name == "!=", let place = self.asked(by: state, frame),
      let one = compared(value, to: state, frame), isConstant(one)
    else { return nil }
    return SelectionClaim(
      place: place.summary, values: ValueSet(one), isOther: (name == "!=") != isNegated)
  }

  private func asked(by subject: Expression, _ frame: Frame) -> Place? {
    switch subject.plain.kind {
    case .name, .member(.some, _, _): break
    default: return nil
    }
    let places = places(of: subject, frame)
    return places.count == 1 && places[0].local == nil ? places[0] : nil
  }

  private func constant(of pattern: Pattern, in place: Place, _ frame: Frame) -> Value? {
    switch pattern {
    case .enumCase(_, let name, let parts, _) where parts.isEmpty:
      guard let type = enumType(of: place), type.cases[name]?.payload.isEmpty == true else {
        return nil
      }
      return .enumCase(type.id, name, [])
    case .expression(let expression):
      // `case Item.history.rawValue:`
      let isNamed = if case .member(.some, _, _) = expression.plain.kind { true } else { false }
      let known = literal(expression) ?? (isNamed ? evaluate(expression, frame).only : nil)
      return known.flatMap { isConstant($0) ? $0 : nil }
    case .optional(let inner): return constant(of: inner, in: place, frame)
    default: return nil
    }
  }

  private func wholeCase(of pattern: Pattern, in place: Place) -> CaseName? {
    guard case .enumCase(_, let name, let parts, _) = pattern, let type = enumType(of: place),
      type.cases[name]?.payload.isEmpty == false,
      parts.allSatisfy({ part in
        switch part.pattern {
        case .wildcard, .bind: true
        default: false
        }
      })
    else { return nil }
    return CaseName(type: type.id, name: name)
  }

  private func isConstant(_ value: Value) -> Bool {
    switch value {
    case .enumCase(_, _, let parts): parts.isEmpty
    case .string, .integer: true
    default: false
    }
  }
}
