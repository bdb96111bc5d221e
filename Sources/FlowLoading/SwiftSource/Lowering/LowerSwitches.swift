import SwiftSyntax

extension Lowering {
  func switching(_ node: SwitchExprSyntax) -> Statement {
    chain(node) ?? Statement(.switching(expression(node.subject), cases(node.cases)), span(node))
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    compiled(list).map { node in
      let body = statements(node.statements)
      return switch node.label {
      case .default:
        SwitchCase(patterns: [], condition: nil, body: body, span: span(node), isDefault: true)
      case .case(let label):
        SwitchCase(
          patterns: label.caseItems.map { pattern($0.pattern) },
          condition: label.caseItems.first?.whereClause.map { expression($0.condition) },
          body: body, span: span(label), isDefault: false)
      }
    }
  }

  /// The cases, those under conditions of the compiler too.
  private func compiled(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .ifConfigDecl(let config):
        readable(config.clauses).flatMap { clause -> [SwitchCaseSyntax] in
          if case .switchCases(let inner)? = clause.elements { return compiled(inner) }
          return []
        }
      case .switchCase(let node): [node]
      }
    }
  }

  // MARK: Conditions as cases

  /// `switch true { case isNew: … case rows.isEmpty: … default: … }` as the `if` that it stands
  /// for; nil where it is another one.
  private func chain(_ node: SwitchExprSyntax) -> Statement? {
    guard let subject = node.subject.as(BooleanLiteralExprSyntax.self) else { return nil }
    let holds = subject.literal.tokenKind == .keyword(.true)
    var links: [(condition: Expression?, body: [Statement], span: Span)] = []
    for one in compiled(node.cases) {
      let body = statements(one.statements)
      if case .jump("fallthrough")? = body.last?.kind { return nil }
      guard case .case(let label) = one.label else {
        links.append((nil, body, span(one)))
        continue
      }
      var asked: [Expression] = []
      for item in label.caseItems {
        guard let written = item.pattern.as(ExpressionPatternSyntax.self)?.expression else {
          return nil
        }
        asked.append(condition(written, holds: holds, where: item.whereClause?.condition))
      }
      let either = asked.dropFirst().reduce(asked.first) { found, next in
        found.map { Expression(.binary("||", $0, next), span(label)) }
      }
      links.append((either, body, span(label)))
    }
    return links.reversed().reduce(nil as Statement?) { rest, link in
      guard let condition = link.condition else {
        return Statement(.block(link.body, catches: []), link.span)
      }
      return Statement(
        .conditional(
          [.expression(condition)], then: link.body, otherwise: rest.map { [$0] }), link.span)
    }
  }

  private func condition(
    _ written: ExprSyntax, holds: Bool, where further: ExprSyntax?
  ) -> Expression {
    var result = expression(written)
    if !holds { result = Expression(.prefix("!", result), result.span) }
    guard let further else { return result }
    return Expression(.binary("&&", result, expression(further)), result.span)
  }
}
