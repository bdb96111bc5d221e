/// Tests of several things at once as tests of one thing each, one in the other.
enum NestedTests {
  /// `if isIn, isDone { a } else { b }` as `if isIn { if isDone { a } else { b } } else { b }`, and
  /// `if isIn || isGuest { a } else { b }` as `if isIn { a } else { if isGuest { a } else { b } }`.
  ///
  /// - Returns: nil where one thing alone is asked, or so much that the copies would have no end.
  static func nested(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ span: Span
  ) -> Statement? {
    guard copies(conditions, otherwise) <= mostCopies else { return nil }
    let all = conditions.flatMap(parts)
    guard all.count > 1 else {
      guard case .expression(let asked)? = all.first,
        case .binary("||", let one, let other) = asked.plain.kind
      else { return nil }
      let inner = Statement(
        .conditional([.expression(other)], then: then, otherwise: otherwise), span)
      return Statement(
        .conditional([.expression(one)], then: then, otherwise: [inner]), span)
    }
    let inner = Statement(
      .conditional(Array(all.dropFirst()), then: then, otherwise: otherwise), span)
    return Statement(.conditional([all[0]], then: [inner], otherwise: otherwise), span)
  }

  /// Each test has a copy of what is shown where it fails: so many there may be in all.
  private static let mostCopies = 12

  private static func copies(_ conditions: [Condition], _ otherwise: [Statement]) -> Int {
    let own = conditions.flatMap(parts).count
    guard otherwise.count == 1 else { return own }
    var next = otherwise[0]
    if case .expression(let value) = next.kind, case .statement(let inner) = value.kind {
      next = inner
    }
    guard case .conditional(let conditions, _, let rest?) = next.kind else { return own }
    return own * copies(conditions, rest)
  }

  private static func parts(of condition: Condition) -> [Condition] {
    guard case .expression(let asked) = condition,
      case .binary("&&", let one, let other) = asked.plain.kind
    else { return [condition] }
    return parts(of: .expression(one)) + parts(of: .expression(other))
  }
}
