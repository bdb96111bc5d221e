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

  private struct Link {
    /// Alternatives; none for `default`.
    let asked: [Expression]
    let body: [Statement]
    let span: Span
  }

  /// `switch true { case isNew: … case rows.isEmpty: … default: … }` as the `if` that it stands
  /// for; nil where it is another one.
  private func chain(_ node: SwitchExprSyntax) -> Statement? {
    guard let subject = node.subject.as(BooleanLiteralExprSyntax.self) else { return nil }
    let holds = subject.literal.tokenKind == .keyword(.true)
    var links: [Link] = []
    let all = compiled(node.cases)
    guard !all.contains(where: Self.fallsThrough), !all.dropLast().contains(where: Self.isDefault)
    else { return nil }
    for one in all {
      let body = statements(one.statements)
      guard case .case(let label) = one.label else {
        links.append(Link(asked: [], body: body, span: span(one)))
        continue
      }
      var asked: [Expression] = []
      for item in label.caseItems {
        guard let written = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
          holds || item.whereClause == nil
        else { return nil }
        asked.append(condition(written, where: item.whereClause?.condition))
      }
      links.append(Link(asked: asked, body: body, span: span(label)))
    }
    return links.reversed().reduce(nil as Statement?) { rest, link in
      guard let first = link.asked.first else {
        return Statement(.block(link.body, catches: []), link.span)
      }
      let kind: Statement.Kind
      if holds {
        let either = link.asked.dropFirst().reduce(first) { joined("||", $0, $1) }
        kind = .conditional(
          [.expression(either)], then: link.body, otherwise: rest.map { [$0] })
      } else {
        // It runs where one of them fails.
        kind = .conditional(
          link.asked.map(Condition.expression), then: rest.map { [$0] } ?? [],
          otherwise: link.body)
      }
      return Statement(kind, link.span)
    }
  }

  private static func fallsThrough(_ one: SwitchCaseSyntax) -> Bool {
    one.statements.last?.item.is(FallThroughStmtSyntax.self) ?? false
  }

  private static func isDefault(_ one: SwitchCaseSyntax) -> Bool {
    if case .default = one.label { true } else { false }
  }

  private func condition(_ written: ExprSyntax, where further: ExprSyntax?) -> Expression {
    let result = expression(written)
    return further.map { joined("&&", result, expression($0)) } ?? result
  }

  private func joined(_ sign: String, _ left: Expression, _ right: Expression) -> Expression {
    Expression(
      .binary(sign, left, right),
      Span(file: left.span.file, start: left.span.start, end: right.span.end))
  }
}
