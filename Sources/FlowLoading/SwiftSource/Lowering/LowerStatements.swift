import SwiftSyntax

extension Lowering {
  /// What a loop goes over: of `repeat each items`, the list of what stands in for the pack.
  private func list(_ node: ExprSyntax) -> Expression {
    guard
      let pack = node.as(PackExpansionExprSyntax.self)?.repetitionPattern
        .as(PackElementExprSyntax.self)
    else { return expression(node) }
    return expression(pack.pack)
  }

  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    if let either = either(items) { return [either] }
    let inner = aliasing(items)
    var result: [Statement] = []
    result.reserveCapacity(items.count)
    for item in items { result += inner.statements(of: item) }
    return result
  }

  /// The same for code with type aliases of its own, each of which stands for its type from there
  /// on: no other code can name it.
  private func aliasing(_ items: CodeBlockItemListSyntax) -> Lowering {
    var inner = self
    for item in items {
      guard case .decl(let declared) = item.item,
        let alias = declared.as(TypeAliasDeclSyntax.self), alias.genericParameterClause == nil
      else { continue }
      inner.pinned[plain(alias.name)] = inner.type(alias.initializer.value)
    }
    return inner
  }

  /// A body that is one `#if` with a value in each arm gives either: one after the other, no value
  /// of them would be the body's own.
  private func either(_ items: CodeBlockItemListSyntax) -> Statement? {
    guard items.count == 1, case .decl(let node)? = items.first?.item,
      let config = node.as(IfConfigDeclSyntax.self)
    else { return nil }
    let arms = readable(config.clauses).map { clause -> [Statement] in
      if case .statements(let own)? = clause.elements { return statements(own) }
      return []
    }
    guard arms.count > 1, arms.allSatisfy({ $0.count == 1 }) else { return nil }
    return arms.dropLast().reversed().reduce(arms[arms.count - 1]) { rest, arm in
      [Statement(.conditional([.other], then: arm, otherwise: rest), span(node))]
    }.first
  }

  func statements(of item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let node): [statement(node)]
    case .stmt(let node): [statement(node)]
    case .decl(let node): statements(node)
    }
  }

  private func statement(_ node: ExprSyntax) -> Statement {
    let lowered = expression(node)
    if case .statement(let inner) = lowered.kind { return inner }
    return Statement(.expression(lowered), lowered.span)
  }

  private func statements(_ node: DeclSyntax) -> [Statement] {
    if let config = node.as(IfConfigDeclSyntax.self) {
      return arms(readable(config.clauses)[...])
    }
    if let variable = node.as(VariableDeclSyntax.self) { return locals(variable) }
    var members = TypeDeclaration.Members()
    lower(node, into: &members)
    functionTypes.declared += members.types
    return members.functions.map { Statement(.function($0), $0.span) } + members.statements
  }

  /// The arms of an `#if` that are read. An arm that returns must not hide the others: it
  /// is a branch.
  private func arms(_ clauses: ArraySlice<IfConfigClauseSyntax>) -> [Statement] {
    guard let clause = clauses.first else { return [] }
    var own: [Statement] = []
    if case .statements(let items)? = clause.elements { own = statements(items) }
    let rest = assigning(arms(clauses.dropFirst()), declaredBy: own)
    let returns = own.contains { statement in
      if case .returning = statement.kind { true } else { false }
    }
    guard returns, let condition = clause.condition,
      !rest.isEmpty || holds(expression(condition)) == nil
    else { return own + rest }
    let span = span(clause)
    return [
      Statement(
        .conditional(
          [.expression(Expression(.other([]), self.span(condition)))], then: own, otherwise: rest),
        span)
    ]
  }

  /// A local that a further arm declares as well may hold what either gives it.
  private func assigning(_ arm: [Statement], declaredBy first: [Statement]) -> [Statement] {
    let names = first.compactMap { statement -> String? in
      if case .variable(.bind(let name), _, _?) = statement.kind { name } else { nil }
    }
    return arm.map { statement in
      guard case .variable(.bind(let name), _, let value?) = statement.kind, names.contains(name)
      else { return statement }
      let local = Expression(.name(name, generics: []), statement.span)
      return Statement(
        .expression(Expression(.binary("=", local, value), statement.span)), statement.span)
    }
  }

  private func locals(_ node: VariableDeclSyntax) -> [Statement] {
    node.bindings.flatMap { binding -> [Statement] in
      if binding.accessorBlock != nil, binding.initializer == nil {
        return variables(node).map { Statement(.computed($0), $0.span) }
      }
      return [
        Statement(
          .variable(
            pattern(binding.pattern), type: binding.typeAnnotation.map { type($0.type) },
            value: binding.initializer.map { expression($0.value) } ?? wrapped(binding, node)),
          span(binding))
      ]
    }
  }

  /// What a local's wrapper gives: `@Injected var guide: Guide`.
  private func wrapped(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) -> Expression? {
    guard let written = binding.typeAnnotation.map({ type($0.type) }),
      let wrapper = attributes(node.attributes).first(where: { $0.name.startsUppercase })
    else { return nil }
    let span = span(binding)
    let generics = wrapper.generics.isEmpty ? [written] : wrapper.generics
    let callee = Expression(.name(wrapper.name, generics: generics), span)
    let made = Expression(.call(callee, wrapper.arguments), span)
    return Expression(.member(made, "wrappedValue", generics: []), span)
  }

  private func statement(_ node: StmtSyntax) -> Statement {
    let span = span(node)
    return depth.descending(at: node) { lowered(node, span) } ?? Statement(.jump("?"), span)
  }

  private func lowered(_ node: StmtSyntax, _ span: Span) -> Statement {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      return statement(node.expression)
    case .returnStmt(let node):
      return Statement(.returning(node.expression.map { expression($0) }), span)
    case .guardStmt(let node):
      return Statement(
        .guarding(conditions(node.conditions), otherwise: statements(node.body.statements)), span)
    case .forStmt(let node):
      return Statement(
        .loop(
          pattern(node.pattern), in: list(node.sequence),
          where: node.whereClause.map { expression($0.condition) },
          body: statements(node.body.statements)), span)
    case .whileStmt(let node):
      return Statement(
        .whileLoop(conditions(node.conditions), body: statements(node.body.statements)), span)
    case .repeatStmt(let node):
      return Statement(.block(statements(node.body.statements), catches: []), span)
    case .doStmt(let node):
      return Statement(
        .block(
          statements(node.body.statements),
          catches: node.catchClauses.map { statements($0.body.statements) }), span)
    case .deferStmt(let node):
      return Statement(.deferred(statements(node.body.statements)), span)
    case .throwStmt(let node):
      return Statement(.throwing(expression(node.expression)), span)
    case .breakStmt: return Statement(.jump("break"), span)
    case .continueStmt: return Statement(.jump("continue"), span)
    case .fallThroughStmt: return Statement(.jump("fallthrough"), span)
    case .labeledStmt(let node): return statement(node.statement)
    case .yieldStmt(let node):
      if case .single(let value) = node.yieldedExpressions {
        return Statement(.returning(expression(value)), span)
      }
      return Statement(.jump("yield"), span)
    default:
      return Statement(.jump("?"), span)
    }
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): .expression(expression(node))
      case .matchingPattern(let node):
        .pattern(pattern(node.pattern), expression(node.initializer.value))
      case .optionalBinding(let node):
        if let name = node.pattern.as(IdentifierPatternSyntax.self) {
          .binding(
            plain(name.identifier), node.typeAnnotation.map { type($0.type) },
            node.initializer.map { expression($0.value) }, span(node))
        } else if node.pattern.trimmedDescription == "_", let value = node.initializer?.value {
          // `if let _ = page as? Menu` asks as much as with a name.
          .binding("_", node.typeAnnotation.map { type($0.type) }, expression(value), span(node))
        } else if let value = node.initializer?.value {
          .pattern(pattern(node.pattern), expression(value))
        } else {
          .other
        }
      default: .other
      }
    }
  }

  func conditional(_ node: IfExprSyntax) -> Statement {
    var otherwise: [Statement]?
    switch node.elseBody {
    case .codeBlock(let block): otherwise = statements(block.statements)
    case .ifExpr(let next): otherwise = [statement(ExprSyntax(next))]
    case nil: break
    }
    return Statement(
      .conditional(
        conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise),
      span(node))
  }
}
