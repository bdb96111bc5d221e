/// Getters of bindings that ask which case state holds.
extension SwiftUIState {
  /// The cases of state for which a getter gives something:
  /// `guard case .failed(let error) = state else { return nil }; return error`.
  static func cases(
    askedBy body: [Statement], _ interpreter: Interpreter, _ frame: Frame
  ) -> [Place]? {
    guard let (subject, names) = cases(askedBy: body) else { return nil }
    var places: [Place] = []
    for place in interpreter.places(of: subject, frame) {
      guard let type = interpreter.enumType(of: place),
        names.allSatisfy({ type.cases[$0] != nil })
      else { continue }
      interpreter.heap.tellCases(of: type.id)
      places += names.map { place.payload(of: $0) }
    }
    return places.nonEmpty
  }

  private static func cases(
    askedBy body: [Statement]
  ) -> (subject: Expression, names: [String])? {
    guard let first = body.first, body.count < 3 else { return nil }
    let rest = Array(body.dropFirst())
    switch first.kind {
    case .conditional(let conditions, let then, let otherwise):
      guard conditions.count == 1, case .pattern(let pattern, let subject) = conditions[0],
        !isNothing(then), isNothing(otherwise ?? rest), otherwise == nil || rest.isEmpty
      else { return nil }
      return name(pattern).map { (subject, [$0]) }
    case .guarding(let conditions, let otherwise):
      guard conditions.count == 1, case .pattern(let pattern, let subject) = conditions[0],
        isNothing(otherwise), rest.count == 1, !isNothing(rest)
      else { return nil }
      return name(pattern).map { (subject, [$0]) }
    case .switching(let subject, let cases):
      guard rest.isEmpty, cases.allSatisfy({ $0.condition == nil }) else { return nil }
      var names: [String] = []
      for one in cases where !isNothing(one.body) {
        let found = one.patterns.compactMap(name)
        guard !one.isDefault, found.count == one.patterns.count else { return nil }
        names += found
      }
      return names.isEmpty ? nil : (subject, names)
    default: return nil
    }
  }

  private static func name(_ pattern: Pattern) -> String? {
    guard case .enumCase(_, let name, let parts, _) = pattern,
      parts.allSatisfy({ isAny($0.pattern) })
    else { return nil }
    return name
  }

  private static func isAny(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard, .bind: true
    default: false
    }
  }

  /// Whether code only says that nothing is to be shown.
  private static func isNothing(_ body: [Statement]) -> Bool {
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .expression(let value), .returning(let value?):
      switch value.plain.kind {
      case .null, .boolean(false): return true
      default: return false
      }
    default: return false
    }
  }
}
