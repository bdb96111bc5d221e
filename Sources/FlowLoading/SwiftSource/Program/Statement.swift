final class Statement: Sendable {
  let kind: Kind
  let span: Span

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  indirect enum Kind: Sendable {
    case expression(Expression)
    case variable(Pattern, type: TypeReference?, value: Expression?)
    /// A local variable with a getter.
    case computed(VariableDeclaration)
    case function(FunctionDeclaration)
    case conditional([Condition], then: [Statement], otherwise: [Statement]?)
    case guarding([Condition], otherwise: [Statement])
    case switching(Expression, [SwitchCase])
    case loop(Pattern, in: Expression, where: Expression?, body: [Statement])
    case whileLoop([Condition], body: [Statement])
    case block([Statement], catches: [[Statement]])
    case deferred([Statement])
    case returning(Expression?)
    case throwing(Expression)
    /// `break`, `continue`, `fallthrough`.
    case jump(String)
  }
}

enum Condition: Sendable {
  case expression(Expression)
  case pattern(Pattern, Expression)
  /// `if let name = value`; the value is nil in the short form.
  case binding(String, TypeReference?, Expression?, Span)
  case other

  /// Whether it binds nothing and matches nothing.
  var isExpression: Bool { if case .expression = self { true } else { false } }

  var span: Span? {
    switch self {
    case .expression(let expression): expression.span
    case .pattern(_, let expression): expression.span
    case .binding(_, _, let value, let span): value?.span ?? span
    case .other: nil
    }
  }
}

struct SwitchCase: Sendable {
  /// Empty for `default`.
  let patterns: [Pattern]
  let condition: Expression?
  let body: [Statement]
  let span: Span
  let isDefault: Bool

  /// With the last statement of its body.
  var whole: Span {
    Span(file: span.file, start: span.start, end: body.last?.span.end ?? span.end)
  }
}

indirect enum Pattern: Sendable {
  case wildcard
  case bind(String)
  /// `.name(sub, label: sub)`, `Type.name`; `hasTuple` tells `.name` from `.name()`.
  case enumCase(type: Expression?, name: String, [(label: String?, pattern: Pattern)], Span)
  case tuple([Pattern])
  case optional(Pattern)
  case type(Pattern?, TypeReference)
  case expression(Expression)
}

extension [Statement] {
  /// What code gives that does nothing else: `{ .pad }`, `{ return isOpen }`.
  var onlyExpression: Expression? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .expression(let value), .returning(let value?): return value
    default: return nil
    }
  }
}

extension Pattern {
  /// The names that it binds.
  var names: [String] {
    switch self {
    case .bind(let name): [name]
    case .optional(let inner): inner.names
    case .tuple(let parts): parts.flatMap(\.names)
    case .enumCase(_, _, let parts, _): parts.flatMap(\.pattern.names)
    case .type(let inner, _): inner?.names ?? []
    case .wildcard, .expression: []
    }
  }

  /// The names of the cases that it takes, those inside of it included.
  var caseNames: [String] {
    switch self {
    case .enumCase(_, let name, let parts, _): [name] + parts.flatMap(\.pattern.caseNames)
    case .optional(let inner): inner.caseNames
    case .tuple(let parts): parts.flatMap(\.caseNames)
    case .type(let inner, _): inner?.caseNames ?? []
    case .bind, .wildcard, .expression: []
    }
  }
}
