/// What code says about where a controller stands.
struct FootingClaim: Hashable {
  enum Place: Hashable {
    /// In a navigation controller, or in none.
    case stack(Bool)
    /// At the bottom of one, or above.
    case bottom(Bool)
  }

  /// The class whose code says it of its object.
  let owner: Int
  let place: Place

  var negated: FootingClaim {
    switch place {
    case .stack(let isThere): .init(owner: owner, place: .stack(!isThere))
    case .bottom(let isThere): .init(owner: owner, place: .bottom(!isThere))
    }
  }
}

extension Interpreter {
  /// What `if let stack = navigationController`, `navigationController != nil` and
  /// `navigationController?.viewControllers.count == 1` say of the controller whose code it is.
  func footingClaim(of condition: Condition, _ frame: Frame) -> FootingClaim? {
    guard let owner = frame.scope, owner.isController else { return nil }
    switch condition {
    case .binding(let name, nil, let value, _):
      let asked = value ?? Expression(.name(name, generics: []), .none)
      return asked.isOwnStack(frame) ? .init(owner: owner.id, place: .stack(true)) : nil
    case .expression(let expression):
      if let isAtBottom = expression.saysAtBottom(frame) {
        return .init(owner: owner.id, place: .bottom(isAtBottom))
      }
      guard case .binary(let sign, let left, let right) = expression.plain.kind, right.isNull,
        left.isOwnStack(frame), sign == "!=" || sign == "=="
      else { return nil }
      return .init(owner: owner.id, place: .stack(sign == "!="))
    default: return nil
    }
  }
}

extension Interpreter {
  /// What `stack.viewControllers.isEmpty` says where it holds: whether nothing is on the stack.
  func emptinessClaim(of condition: Condition) -> Bool? {
    guard case .expression(let expression) = condition else { return nil }
    return expression.plain.saysEmpty
  }
}

extension Expression {
  fileprivate var saysEmpty: Bool? {
    switch kind {
    case .prefix("!", let inner): return inner.plain.saysEmpty.map { !$0 }
    case .tuple(let parts) where parts.count == 1: return parts[0].value.plain.saysEmpty
    case .member(let list?, "isEmpty", _):
      return list.plain.lastName == "viewControllers" ? true : nil
    default: return nil
    }
  }

  /// What `navigationController?.viewControllers.count == 1` or `… .first === self` says: whether the
  /// controller is the bottom of its stack.
  fileprivate func saysAtBottom(_ frame: Frame) -> Bool? {
    switch plain.kind {
    case .prefix("!", let inner): return inner.plain.saysAtBottom(frame).map { !$0 }
    case .tuple(let parts) where parts.count == 1: return parts[0].value.plain.saysAtBottom(frame)
    case .binary(let sign, let left, let right):
      guard case .member(let list?, let asked, _) = left.plain.kind,
        case .member(let stack?, "viewControllers", _) = list.plain.kind,
        stack.plain.isOwnStack(frame)
      else { return nil }
      if asked == "first", right.plain.isSelf {
        return ["==": true, "===": true, "!=": false, "!==": false][sign]
      }
      guard asked == "count", case .integer(let number) = right.plain.kind else { return nil }
      switch (sign, number) {
      case ("==", 1), ("<=", 1), ("<", 2): return true
      case ("!=", 1), (">", 1), (">=", 2): return false
      default: return nil
      }
    default: return nil
    }
  }

  /// `navigationController` of the controller whose code this is.
  fileprivate func isOwnStack(_ frame: Frame) -> Bool {
    switch plain.kind {
    case .name("navigationController", _): frame.locals["navigationController"] == nil
    case .member(let base?, "navigationController", _): base.plain.isSelf
    default: false
    }
  }
}
