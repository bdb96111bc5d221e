/// Code that gives cases which it writes down, and none that state holds.
enum WrittenCases {
  /// Whether all that a body gives are cases, written where it gives them.
  static func areAll(_ body: [Statement]) -> Bool {
    let given = given(by: body)
    return !given.isEmpty && given.allSatisfy(isCase)
  }

  /// All that a body gives, as it is written.
  static func given(by body: [Statement]) -> [Expression] {
    var given = last(body)
    let walk = Walk(listed: { list in
      for statement in list {
        if case .returning(let value?) = statement.kind { given.append(value) }
      }
    }) { node in
      // What a closure returns, it gives somebody else.
      if case .closure = node.kind { false } else { true }
    }
    walk.statements(body)
    return given
  }

  /// What a body gives without a `return`: its one expression, or those of its branches.
  static func last(_ body: [Statement]) -> [Expression] {
    guard body.count == 1 else { return [] }
    switch body[0].kind {
    case .expression(let value):
      if case .statement(let inner) = value.kind { return last([inner]) }
      return [value]
    case .switching(_, let cases): return cases.flatMap { last($0.body) }
    case .conditional(_, let then, let otherwise): return last(then) + last(otherwise ?? [])
    default: return []
    }
  }

  static func isCase(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(nil, _, _), .null: true
    case .member(let type?, let name, _):
      type.lastName?.startsUppercase == true && name.startsLowercase
    case .call(let callee, _): isCase(callee)
    case .ternary(_, let first, let second): isCase(first) && isCase(second)
    case .tuple(let parts): parts.count == 1 && isCase(parts[0].value)
    default: false
    }
  }
}
