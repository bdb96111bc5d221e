/// Lists that keep what lies on a stack and lay more on it.
extension UIKitStacks {
  /// What a list lays on all that a stack has: `nav.setViewControllers(nav.viewControllers + [a])`.
  static func laid(onAllOf stack: Expression?, by list: Expression) -> Expression? {
    guard case .binary("+", let kept, let added) = list.plain.kind, isContent(kept, of: stack)
    else {
      return nil
    }
    return added
  }

  /// Whether an expression is what a stack holds, which is the code's own where none is written.
  private static func isContent(_ expression: Expression, of stack: Expression?) -> Bool {
    func isOwn(_ owner: Expression?) -> Bool {
      guard let owner else { return true }
      if case .name("self", _) = owner.plain.kind { return true }
      return false
    }
    switch expression.plain.kind {
    case .name("viewControllers", _): return isOwn(stack)
    case .member(let owner?, "viewControllers", _):
      return isOwn(owner) && isOwn(stack) || stack.map { owner.plain.isSame(as: $0.plain) } ?? false
    default: return false
    }
  }

  /// What a list lays on the root that a stack has: `nav.setViewControllers([nav.viewControllers[0],
  /// detail])`.
  static func laid(onRootOf stack: Expression?, by list: Expression) -> [Expression]? {
    guard case .array(let items) = list.plain.kind, let first = items.first?.plain else {
      return nil
    }
    let controllers: Expression
    switch first.kind {
    case .member(let base?, "first", _): controllers = base.plain
    case .index(let base, let position):
      guard case .integer(0)? = position.first?.value.kind else { return nil }
      controllers = base.plain
    default: return nil
    }
    return isContent(controllers, of: stack) ? Array(items.dropFirst()) : nil
  }

  /// What a controller puts beneath itself on the stack around it, where it stays on top:
  /// `setViewControllers([page, self])`.
  static func laidBeneath(
    by list: Expression, of stacks: ValueSet, _ interpreter: Interpreter
  ) -> [Expression]? {
    guard case .array(let items) = list.plain.kind, items.count > 1,
      items.last?.plain.isSelf == true, interpreter.controllerStacks(among: stacks).isEmpty
    else { return nil }
    return Array(items.dropLast())
  }
}
