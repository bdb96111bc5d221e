/// What code says about where a controller stands.
struct FootingClaim: Hashable {
  enum Place: Hashable {
    /// In a navigation controller, or in none.
    case stack(Bool)
    /// At the bottom of one, or above.
    case bottom(Bool)
    /// With its view in the window, or without.
    case window(Bool)
    /// Beneath nothing that it or what is around it presents, or beneath something.
    case uncovered(Bool)
    /// As a navigation controller with one screen on its stack, or with more.
    case single(Bool)
  }

  /// The class whose code says it of its object.
  let owner: Int
  let place: Place

  fileprivate func claims(_ holds: Bool) -> FootingClaim { holds ? self : negated }

  private var negated: FootingClaim {
    switch place {
    case .stack(let isThere): .init(owner: owner, place: .stack(!isThere))
    case .bottom(let isThere): .init(owner: owner, place: .bottom(!isThere))
    case .window(let isThere): .init(owner: owner, place: .window(!isThere))
    case .uncovered(let isThere): .init(owner: owner, place: .uncovered(!isThere))
    case .single(let isThere): .init(owner: owner, place: .single(!isThere))
    }
  }
}

extension Interpreter {
  /// What `if let stack = navigationController`, `navigationController != nil`,
  /// `navigationController?.viewControllers.count == 1`, `view.window != nil` and
  /// `presentedViewController == nil` say of the controller whose code it is.
  func footingClaims(of condition: Condition, holds: Bool, _ frame: Frame) -> [FootingClaim] {
    let others = coverClaims(of: condition, holds: holds, frame)
    guard others.isEmpty, let owner = frame.scope, owner.isController else { return others }
    switch condition {
    case .binding(let name, nil, let value, _):
      let asked = value ?? Expression(.name(name, generics: []), .none)
      return asked.optionalPlace(frame).map { [.init(owner: owner.id, place: $0).claims(holds)] }
        ?? []
    case .expression(let expression): return expression.footingClaims(holds, owner.id, frame)
    default: return []
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

  fileprivate func footingClaims(_ holds: Bool, _ owner: Int, _ frame: Frame) -> [FootingClaim] {
    switch plain.kind {
    case .prefix("!", let inner): return inner.footingClaims(!holds, owner, frame)
    case .tuple(let parts) where parts.count == 1:
      return parts[0].value.footingClaims(holds, owner, frame)
    case .binary("&&", let left, let right) where holds,
      .binary("||", let left, let right) where !holds:
      return left.footingClaims(holds, owner, frame) + right.footingClaims(holds, owner, frame)
    case .name(let name, _):
      return frame.locals[name]?.flag?.footingClaims(holds, owner, frame) ?? []
    case .binary(let sign, let left, let right) where right.isNull && ["==", "!="].contains(sign):
      guard let place = left.optionalPlace(frame) else { return [] }
      return [.init(owner: owner, place: place).claims(holds == (sign == "!="))]
    default:
      let place: FootingClaim.Place? =
        saysAtBottom(frame).map { .bottom($0) } ?? saysSingle(frame).map { .single($0) }
      return place.map { [.init(owner: owner, place: $0).claims(holds)] } ?? []
    }
  }

  /// What is so of the controller whose code this is where what it asks for is not nil.
  fileprivate func optionalPlace(_ frame: Frame) -> FootingClaim.Place? {
    switch plain.kind {
    case .name("presentedViewController", _):
      return frame.locals["presentedViewController"] == nil ? .uncovered(false) : nil
    case .member(let base?, "presentedViewController", _) where base.plain.isSelf:
      return .uncovered(false)
    case .member(let view?, "window", _):
      let isOwn = ["view", "viewIfLoaded"].contains(view.plain.ownPropertyName ?? "")
      return isOwn && frame.locals["view"] == nil ? .window(true) : nil
    default: return isOwnStack(frame) ? .stack(true) : nil
    }
  }

  /// What `viewControllers.count == 1` says in the code of a navigation controller.
  private func saysSingle(_ frame: Frame) -> Bool? {
    guard frame.scope?.isKind(of: "UINavigationController") == true,
      case .binary(let sign, let left, let right) = plain.kind,
      case .member(let list?, "count", _) = left.plain.kind,
      list.plain.ownPropertyName == "viewControllers", frame.locals["viewControllers"] == nil,
      case .integer(let number?) = right.plain.kind
    else { return nil }
    return Self.isOne(sign, number)
  }

  /// Whether a comparison says that a count that is never none is one, or that it is more.
  private static func isOne(_ sign: String, _ number: Int) -> Bool? {
    switch (sign, number) {
    case ("==", 1), ("<=", 1), ("<", 2): true
    case ("!=", 1), (">", 1), (">=", 2): false
    default: nil
    }
  }

  /// What `navigationController?.viewControllers.count == 1` or `… .first === self` says: whether the
  /// controller is the bottom of its stack.
  fileprivate func saysAtBottom(_ frame: Frame) -> Bool? {
    switch plain.kind {
    case .prefix("!", let inner): return inner.plain.saysAtBottom(frame).map { !$0 }
    case .tuple(let parts) where parts.count == 1: return parts[0].value.plain.saysAtBottom(frame)
    case .binary(let sign, let left, let right):
      guard case .member(let named?, let asked, _) = left.plain.kind,
        case let list = named.unwrapped(in: frame),
        case .member(let stack?, "viewControllers", _) = list.plain.kind,
        stack.plain.isOwnStack(frame)
      else { return nil }
      if asked == "first", right.plain.isSelf {
        return ["==": true, "===": true, "!=": false, "!==": false][sign]
      }
      guard asked == "count", case .integer(let number?) = right.plain.kind else { return nil }
      return Self.isOne(sign, number)
    default: return nil
    }
  }

  /// What a name stands for that a condition before this one unwraps: `if let pages =
  /// navigationController?.viewControllers, pages.count > 1`.
  func unwrapped(in frame: Frame) -> Expression {
    guard case .name(let name, _) = plain.kind, let value = frame.unwrapped[name] else {
      return self
    }
    return value
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
