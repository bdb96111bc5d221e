/// What code says about whether a controller stands in a navigation controller.
struct FootingClaim: Hashable {
  /// The class whose code says it of its object.
  let owner: Int
  let isInStack: Bool

  var negated: FootingClaim { .init(owner: owner, isInStack: !isInStack) }
}

extension Interpreter {
  /// What `if let stack = navigationController`, `navigationController != nil` says of the
  /// controller whose code it is.
  func footingClaim(of condition: Condition, _ frame: Frame) -> FootingClaim? {
    guard let owner = frame.scope, owner.isController else { return nil }
    switch condition {
    case .binding(let name, nil, let value, _):
      let asked = value ?? Expression(.name(name, generics: []), .none)
      return asked.isOwnStack(frame) ? .init(owner: owner.id, isInStack: true) : nil
    case .expression(let expression):
      guard case .binary(let sign, let left, let right) = expression.plain.kind, right.isNull,
        left.isOwnStack(frame), sign == "!=" || sign == "=="
      else { return nil }
      return .init(owner: owner.id, isInStack: sign == "!=")
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

  /// `navigationController` of the controller whose code this is.
  fileprivate func isOwnStack(_ frame: Frame) -> Bool {
    switch plain.kind {
    case .name("navigationController", _): frame.locals["navigationController"] == nil
    case .member(let base?, "navigationController", _): base.plain.isSelf
    default: false
    }
  }
}
