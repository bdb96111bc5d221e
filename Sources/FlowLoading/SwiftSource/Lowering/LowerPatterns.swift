import SwiftSyntax

extension Lowering {
  func pattern(_ node: PatternSyntax, binding: Bool = false) -> Pattern {
    depth.descending(at: node) { lowered(node, binding: binding) } ?? .wildcard
  }

  private func lowered(_ node: PatternSyntax, binding: Bool) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return .bind(plain(node.identifier))
    case .wildcardPattern:
      return .wildcard
    case .tuplePattern(let node):
      return .tuple(node.elements.map { pattern($0.pattern, binding: binding) })
    case .valueBindingPattern(let node):
      return pattern(node.pattern, binding: true)
    case .isTypePattern(let node):
      return .type(nil, type(node.type))
    case .expressionPattern(let node):
      return pattern(node.expression, binding: binding)
    default:
      return .wildcard
    }
  }

  /// A pattern that the parser reads as an expression: `.a(let x)`, `T.b`, `(x, .c)`, `let x?`.
  private func pattern(_ node: ExprSyntax, binding: Bool) -> Pattern {
    depth.descending(at: node) { lowered(node, binding: binding) } ?? .wildcard
  }

  /// `Tab.home.rawValue`: a property of a case, and no case.
  private func isValue(_ node: MemberAccessExprSyntax) -> Bool {
    guard let base = node.base?.as(MemberAccessExprSyntax.self), base.base != nil else {
      return false
    }
    return base.declName.baseName.text.startsLowercase
  }

  private func lowered(_ node: ExprSyntax, binding: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node):
      return pattern(node.pattern, binding: binding)
    case .discardAssignmentExpr:
      return .wildcard
    case .declReferenceExpr(let node) where binding:
      return .bind(plain(node.baseName))
    case .memberAccessExpr(let node) where isValue(node):
      return .expression(expression(ExprSyntax(node)))
    case .memberAccessExpr(let node):
      return .enumCase(
        type: node.base.map { expression($0) }, name: plain(node.declName.baseName), [], span(node))
    case .functionCallExpr(let node):
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else {
        return .expression(expression(ExprSyntax(node)))
      }
      return .enumCase(
        type: callee.base.map { expression($0) }, name: plain(callee.declName.baseName),
        node.arguments.map { ($0.label?.text, pattern($0.expression, binding: binding)) },
        span(node))
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first {
        return pattern(only.expression, binding: binding)
      }
      return .tuple(node.elements.map { pattern($0.expression, binding: binding) })
    case .optionalChainingExpr(let node):
      return .optional(pattern(node.expression, binding: binding))
    case .sequenceExpr(let node):
      // `let x as T`
      let parts = Array(node.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let named = parts[2].as(TypeExprSyntax.self)
      {
        return .type(pattern(parts[0], binding: binding), type(named.type))
      }
      return .expression(expression(ExprSyntax(node)))
    default:
      return .expression(expression(node))
    }
  }
}
