/// Code under a result builder that makes a list: `@ListBuilder<Item> tabs: () -> [Item]`.
///
/// Each expression of it is an item: that is what nearly all such builders do, whatever their
/// methods are called.
extension Interpreter {
  /// The closure for a parameter with such a builder, as one that returns the list.
  func listed(
    _ written: Expression, for parameter: FunctionDeclaration.Parameter, of owner: TypeInfo?,
    _ file: UInt32
  ) -> Expression? {
    guard case .closure(let closure) = written.kind, !parameter.marks.isEmpty,
      case .function(_, let result, _) = index.expanded(parameter.type.unwrapped, in: owner)
        .unwrapped,
      makesList(parameter.marks, result, owner, file)
    else { return nil }
    let key = ObjectIdentifier(written)
    if let known = autoclosures[key] { return known }
    guard let body = Self.listed(closure.body, closure.span) else { return nil }
    let made = Expression(
      .closure(
        Closure(
          parameters: closure.parameters, result: closure.result, body: body, span: closure.span)),
      written.span)
    autoclosures[key] = made
    return made
  }

  /// The body of a function or a property with such a builder, as one that returns the list.
  func listed(
    _ body: [Statement], _ attributes: [Attribute], _ result: TypeReference?, of owner: TypeInfo?,
    _ span: Span, key: ObjectIdentifier
  ) -> [Statement] {
    guard !attributes.isEmpty, let result,
      makesList(attributes.map(\.name), result, owner, span.file)
    else { return body }
    if let known = listedBodies[key] { return known }
    let made = Self.listed(body, span) ?? body
    listedBodies[key] = made
    return made
  }

  private func makesList(
    _ marks: [String], _ result: TypeReference, _ owner: TypeInfo?, _ file: UInt32
  ) -> Bool {
    guard case .array = index.expanded(result, in: owner) else { return false }
    return marks.contains { mark in
      let name = TypeReference.named(mark.split(separator: ".").map { .init(name: String($0)) })
      guard
        let type = resolve(ScopedType(reference: name, scope: owner, file: file)), !type.isExternal
      else { return mark.hasSuffix("Builder") }
      return type.attributes.contains { $0.name == "resultBuilder" }
    }
  }

  /// What stands before the items, and the list of them; nil for code that no builder takes.
  private static func listed(_ body: [Statement], _ span: Span) -> [Statement]? {
    var (before, found): ([Statement], [Expression]) = ([], [])
    for statement in body {
      switch statement.kind {
      case .variable, .computed, .function: before.append(statement)
      default:
        guard let items = items(of: statement) else { return nil }
        found += items
      }
    }
    return before + [Statement(.returning(Expression(.array(found), span)), span)]
  }

  /// The items that a statement gives, each under the conditions that it asks for.
  private static func items(of statement: Statement) -> [Expression]? {
    switch statement.kind {
    case .expression(let item): return [item]
    case .conditional(let conditions, let then, let otherwise):
      guard let held = items(of: then), let failed = items(of: otherwise ?? []) else { return nil }
      return held.map { item in
        under(statement, .conditional(conditions, then: [of(item)], otherwise: nil))
      }
        + failed.map { item in
          under(statement, .conditional(conditions, then: [], otherwise: [of(item)]))
        }
    case .switching(_, let cases):
      // Each case's one item is what the whole gives for it.
      let isPlain = cases.allSatisfy { one in
        guard one.body.count == 1, case .expression? = one.body.first?.kind else { return false }
        return true
      }
      return isPlain ? [Expression(.statement(statement), statement.span)] : nil
    case .loop: return [Expression(.other([]), statement.span)]
    default: return nil
    }
  }

  private static func items(of body: [Statement]) -> [Expression]? {
    var found: [Expression] = []
    for statement in body {
      guard let items = items(of: statement) else { return nil }
      found += items
    }
    return found
  }

  private static func of(_ item: Expression) -> Statement {
    Statement(.expression(item), item.span)
  }

  private static func under(_ statement: Statement, _ kind: Statement.Kind) -> Expression {
    Expression(.statement(Statement(kind, statement.span)), statement.span)
  }
}
