/// What code says of another controller than its own: `root.presentedViewController == nil`.
extension Interpreter {
  /// Whether a condition says that something lies above a controller, or that nothing does.
  func coverClaims(of condition: Condition, holds: Bool, _ frame: Frame) -> [FootingClaim] {
    switch condition {
    case .binding(_, _, let value?, _): claims(thatCovers: value, holds, frame)
    case .expression(let expression): coverClaims(of: expression, holds, frame)
    default: []
    }
  }

  private func coverClaims(
    of expression: Expression, _ holds: Bool, _ frame: Frame
  ) -> [FootingClaim] {
    switch expression.plain.kind {
    case .prefix("!", let inner): coverClaims(of: inner, !holds, frame)
    case .binary("&&", let left, let right) where holds,
      .binary("||", let left, let right) where !holds:
      coverClaims(of: left, holds, frame) + coverClaims(of: right, holds, frame)
    case .binary(let sign, let left, let right) where right.isNull && ["==", "!="].contains(sign):
      claims(thatCovers: left, holds == (sign == "!="), frame)
    default: []
    }
  }

  private func claims(
    thatCovers asked: Expression, _ isThere: Bool, _ frame: Frame
  ) -> [FootingClaim] {
    guard case .member(let base?, "presentedViewController", _) = asked.plain.kind,
      !base.plain.isSelf
    else { return [] }
    let owners = Set(evaluate(base, frame).values.compactMap { type(of: $0)?.id })
    guard owners.count == 1, let owner = owners.first, !index.types[owner].isExternal else {
      return []
    }
    return [FootingClaim(owner: owner, place: .uncovered(!isThere))]
  }
}
