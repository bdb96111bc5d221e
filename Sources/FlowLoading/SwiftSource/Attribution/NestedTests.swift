/// Tests of several things at once as tests of one thing each, one in the other.
enum NestedTests {
  /// `if isIn, isDone { a } else { b }` as `if isIn { if isDone { a } else { b } } else { b }`; nil
  /// where one thing alone is asked.
  static func nested(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ span: Span
  ) -> Statement? {
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

  private static func parts(of condition: Condition) -> [Condition] {
    guard case .expression(let asked) = condition,
      case .binary("&&", let one, let other) = asked.plain.kind
    else { return [condition] }
    return parts(of: .expression(one)) + parts(of: .expression(other))
  }
}
