import SwiftSyntax

extension Lowering {
  func expression(_ node: ExprSyntax) -> Expression {
    let span = span(node)
    return depth.descending(at: node) { lowered(node, span) } ?? Expression(.other([]), span)
  }

  private func lowered(_ node: ExprSyntax, _ span: Span) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      return pinnedType(plain(node.baseName), span)
        ?? Expression(.name(plain(node.baseName), generics: []), span)
    case .memberAccessExpr(let node):
      return Expression(
        .member(node.base.map { expression($0) }, plain(node.declName.baseName), generics: []), span
      )
    case .genericSpecializationExpr(let node):
      return specialized(expression(node.expression), generics(node.genericArgumentClause), span)
    case .functionCallExpr(let node):
      let callee = expression(node.calledExpression)
      let given = arguments(node)
      return typeTest(callee, given, span) ?? OldStores.current(callee, given, span)
        ?? Expression(.call(callee, given), span)
    case .subscriptCallExpr(let node):
      return Expression(.index(expression(node.calledExpression), arguments(node.arguments)), span)
    case .closureExpr(let node):
      return Expression(.closure(closure(node)), span)
    case .sequenceExpr(let node):
      return folded(Array(node.elements))
    case .stringLiteralExpr(let node):
      return string(node, span)
    case .integerLiteralExpr(let node):
      return Expression(.integer(Int(node.literal.text.filter { $0 != "_" })), span)
    case .floatLiteralExpr:
      return Expression(.integer(nil), span)
    case .booleanLiteralExpr(let node):
      return Expression(.boolean(node.literal.text == "true"), span)
    case .nilLiteralExpr:
      return Expression(.null, span)
    case .arrayExpr(let node):
      return Expression(.array(node.elements.map { expression($0.expression) }), span)
    case .dictionaryExpr(let node):
      guard case .elements(let list) = node.content else {
        return Expression(.dictionary([]), span)
      }
      return Expression(.dictionary(list.map { (expression($0.key), expression($0.value)) }), span)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return expression(only.expression)
      }
      return Expression(
        .tuple(node.elements.map { ($0.label?.text, expression($0.expression)) }), span)
    case .ifExpr(let node):
      return Expression(.statement(conditional(node)), span)
    case .switchExpr(let node):
      return Expression(.statement(switching(node)), span)
    case .tryExpr(let node): return expression(node.expression)
    case .awaitExpr(let node): return expression(node.expression)
    case .unsafeExpr(let node): return expression(node.expression)
    case .inOutExpr(let node):
      return Expression(.prefix(Expression.reference, expression(node.expression)), span)
    case .borrowExpr(let node): return expression(node.expression)
    case .consumeExpr(let node): return expression(node.expression)
    case .copyExpr(let node): return expression(node.expression)
    case .packExpansionExpr(let node): return expression(node.repetitionPattern)
    // Any of the values that stand in for the pack, which the program holds as a list.
    case .packElementExpr(let node):
      return Expression(.index(expression(node.pack), []), span)
    case .forceUnwrapExpr(let node):
      return Expression(.unwrap(expression(node.expression)), span)
    case .optionalChainingExpr(let node):
      return Expression(.unwrap(expression(node.expression)), span)
    case .prefixOperatorExpr(let node):
      return Expression(.prefix(node.operator.text, expression(node.expression)), span)
    case .postfixOperatorExpr(let node):
      return Expression(.other([expression(node.expression)]), span)
    case .superExpr:
      return Expression(.name("super", generics: []), span)
    case .typeExpr(let node):
      return Expression(.type(type(node.type)), span)
    case .keyPathExpr(let node):
      return Expression(
        .keyPath(
          root: node.root.map { type($0) },
          node.components.compactMap { component in
            if case .property(let property) = component.component {
              return plain(property.declName.baseName)
            }
            return nil
          }), span)
    case .macroExpansionExpr(let node):
      return Expression(.macro(plain(node.macroName), arguments(node.arguments)), span)
    case .asExpr(let node):
      return Expression(
        .cast(
          expression(node.expression), type(node.type),
          conditional: node.questionOrExclamationMark != nil),
        span)
    case .postfixIfConfigExpr(let node):
      return conditionalChain(node)
    default:
      return Expression(.other([]), span)
    }
  }

  private func specialized(
    _ base: Expression, _ generics: [TypeReference], _ span: Span
  ) -> Expression {
    switch base.kind {
    case .name(let name, _): Expression(.name(name, generics: generics), span)
    case .member(let inner, let name, _): Expression(.member(inner, name, generics: generics), span)
    default: base
    }
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map {
      Argument(label: $0.label?.text, value: expression($0.expression), isTrailing: false)
    }
  }

  private func arguments(_ node: FunctionCallExprSyntax) -> [Argument] {
    var result = arguments(node.arguments)
    if let trailing = node.trailingClosure {
      result.append(
        Argument(
          label: nil, value: Expression(.closure(closure(trailing)), span(trailing)),
          isTrailing: true))
    }
    for more in node.additionalTrailingClosures {
      result.append(
        Argument(
          label: plain(more.label), value: Expression(.closure(closure(more.closure)), span(more)),
          isTrailing: true))
    }
    return result
  }

  private func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [Closure.Parameter] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      parameters = list.map { .init(name: plain($0.name), type: nil) }
    case .parameterClause(let clause):
      parameters = clause.parameters.map {
        .init(name: plain($0.secondName ?? $0.firstName), type: $0.type.map { type($0) })
      }
    case nil: break
    }
    let body = statements(node.statements)
    return Closure(
      parameters: parameters, result: node.signature?.returnClause.map { type($0.type) },
      body: body, span: span(node))
  }

  private func string(_ node: StringLiteralExprSyntax, _ span: Span) -> Expression {
    if let whole = node.representedLiteralValue {
      return Expression(.string(whole, parts: []), span)
    }
    var text = ""
    var parts: [Expression] = []
    /// The same with the words between them.
    var pieces: [Expression] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let piece):
        let words = piece.content.text
        text += words
        guard !words.isEmpty else { continue }
        let isPlain = !words.contains("\\")
        pieces.append(Expression(.string(isPlain ? words : nil, parts: []), self.span(piece)))
      case .expressionSegment(let piece):
        let inner = piece.expressions.map { expression($0.expression) }
        text.append(URLText.gap)
        parts += inner
        // More than one say how a value is written.
        pieces.append(inner.count == 1 ? inner[0] : Expression(.other(inner), self.span(piece)))
      }
    }
    if parts.isEmpty || URLText.isKnown(text) {
      return Expression(.string(text, parts: parts), span)
    }
    return Expression(.string(URLText.isBegun(text) ? text : nil, parts: pieces), span)
  }

  /// `view #if A .x() #else .y() #endif .z()`: every arm that is read is applied in turn, so that
  /// no modifier is lost.
  /// `page.isKind(of: Settings.self)` is `page is Settings`.
  private func typeTest(
    _ callee: Expression, _ arguments: [Argument], _ span: Span
  ) -> Expression? {
    guard case .member(let value?, let name, _) = callee.kind,
      name == "isKind" || name == "isMember", arguments.count == 1, arguments[0].label == "of",
      case .member(let type?, "self", _) = arguments[0].value.kind
    else { return nil }
    return type.writtenType.map { Expression(.typeTest(value, $0), span) }
  }

  private func conditionalChain(_ node: PostfixIfConfigExprSyntax) -> Expression {
    var result = node.base.map { expression($0) } ?? Expression(.other([]), span(node))
    for clause in readable(node.config.clauses) {
      guard case .postfixExpression(let arm)? = clause.elements else { continue }
      result = rebased(expression(arm), on: result)
    }
    return result
  }

  /// The chain with its innermost implicit base replaced.
  private func rebased(_ chain: Expression, on base: Expression) -> Expression {
    switch chain.kind {
    case .member(nil, let name, let generics):
      Expression(.member(base, name, generics: generics), chain.span)
    case .member(let inner?, let name, let generics):
      Expression(.member(rebased(inner, on: base), name, generics: generics), chain.span)
    case .call(let callee, let arguments):
      Expression(.call(rebased(callee, on: base), arguments), chain.span)
    case .unwrap(let inner):
      Expression(.unwrap(rebased(inner, on: base)), chain.span)
    default: chain
    }
  }

  /// The type that a generic parameter is here: `Content.init` under `where Content == CourseView`.
  private func pinnedType(_ name: String, _ span: Span) -> Expression? {
    guard case .named(let parts)? = pinned[name], let first = parts.first else { return nil }
    return parts.dropFirst().reduce(
      Expression(.name(first.name, generics: first.generics), span)
    ) { base, part in
      Expression(.member(base, part.name, generics: part.generics), span)
    }
  }
}
