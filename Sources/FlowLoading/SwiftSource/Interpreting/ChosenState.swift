/// State that a computed property chooses: `currentPath.append(route)`, where its getter switches over
/// the tab and gives that tab's path.
extension Interpreter {
  /// Changes what the getter chooses, on the conditions on which it does; nil where it chooses none.
  func mutateChosen(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame
  ) -> ValueSet? {
    guard base.lastName.map(syntax.choosingNames.contains) == true else { return nil }
    let targets = setters(of: base, frame)
    let type = staticType(of: base, frame)
    let changes = targets.compactMap { target in
      change(name, arguments, expression, in: target.variable).map { (target, $0) }
    }
    guard !changes.isEmpty, changes.count == targets.count else { return nil }
    let values = arguments.map { argument in
      evaluate(
        argument.value, frame,
        expected: argument.label == "contentsOf" ? type : type.flatMap(elementType))
    }
    let held = evaluate(base, frame)
    for (target, body) in changes {
      let inner = Frame(
        receiver: target.receiver, scope: target.owner, file: target.variable.span.file)
      for (number, value) in values.enumerated() { inner.bind(ChosenChange.given(number), value) }
      _ = invokeBody(
        key: ObjectIdentifier(body), receiver: target.receiver, arguments: values, inner,
        body.statements)
    }
    guard Mutation.adding.contains(name) || name == "removeAll" else {
      let known = items(of: held).reduce(into: ValueSet.none) { $0.formUnion($1) }
      return ValueSet(known.values, isOpen: true)
    }
    return ValueSet.none
  }

  private func change(
    _ name: String, _ arguments: [Argument], _ expression: Expression,
    in variable: VariableDeclaration
  ) -> ChosenChange? {
    guard let getter = variable.getter else { return nil }
    let key = ChosenChange.Key(
      call: ObjectIdentifier(expression), variable: ObjectIdentifier(variable))
    if let known = chosenChanges[key] { return known }
    let change = ChosenChange(of: getter, name, arguments, expression)
    chosenChanges[key] = .some(change)
    return change
  }
}

/// A getter's code with each state that it may give changed by a call in its stead.
final class ChosenChange {
  struct Key: Hashable {
    let call: ObjectIdentifier
    let variable: ObjectIdentifier
  }

  let statements: [Statement]

  /// Nil where the getter chooses nothing, or gives something that is no state.
  init?(
    of getter: [Statement], _ name: String, _ arguments: [Argument], _ expression: Expression
  ) {
    let given = arguments.enumerated().map { number, argument in
      Argument(
        label: argument.label,
        value: Expression(.name(Self.given(number), generics: []), argument.value.span),
        isTrailing: argument.isTrailing)
    }
    var rewriting = Rewriting { state in
      let member = Expression(.member(state, name, generics: []), state.span)
      return Statement(
        .expression(Expression(.call(member, given), expression.span)), expression.span)
    }
    guard let statements = rewriting.body(getter), rewriting.found > 1 else { return nil }
    self.statements = statements
  }

  /// Whether a property may give one piece of state or another, and can be set.
  static func mayChoose(_ variable: VariableDeclaration) -> Bool {
    guard variable.setter != nil, let getter = variable.getter else { return false }
    var isChoosing = false
    Walk { node in
      switch node.kind {
      case .ternary, .statement: isChoosing = true
      default: break
      }
      return !isChoosing
    }.statements(getter)
    return isChoosing
      || getter.contains { statement in
        switch statement.kind {
        case .conditional, .guarding, .switching: true
        default: false
        }
      }
  }

  /// The local under which an argument of the call is known in the getter's code.
  static func given(_ number: Int) -> String { "\u{0}given \(number)" }

  private struct Rewriting {
    let change: (Expression) -> Statement
    var found = 0

    init(_ change: @escaping (Expression) -> Statement) { self.change = change }

    mutating func body(_ body: [Statement]) -> [Statement]? {
      guard let last = body.last else { return nil }
      var result: [Statement] = []
      for statement in body.dropLast() {
        switch statement.kind {
        case .guarding(let conditions, let otherwise):
          guard let otherwise = self.body(otherwise) else { return nil }
          let left = otherwise + [Statement(.returning(nil), statement.span)]
          result.append(Statement(.guarding(conditions, otherwise: left), statement.span))
        case .conditional(let conditions, let then, nil):
          guard let then = self.body(then) else { return nil }
          let left = then + [Statement(.returning(nil), statement.span)]
          result.append(
            Statement(.conditional(conditions, then: left, otherwise: nil), statement.span))
        case .variable: result.append(statement)
        default: return nil
        }
      }
      guard let end = self.end(last) else { return nil }
      return result + [end]
    }

    private mutating func end(_ statement: Statement) -> Statement? {
      switch statement.kind {
      case .expression(let value), .returning(let value?): return self.value(value)
      case .conditional(let conditions, let then, let otherwise?):
        guard let then = body(then), let otherwise = body(otherwise) else { return nil }
        return Statement(
          .conditional(conditions, then: then, otherwise: otherwise), statement.span)
      case .switching(let subject, let cases):
        var changed: [SwitchCase] = []
        for one in cases {
          guard let body = leaf(one.body) else { return nil }
          changed.append(
            SwitchCase(
              patterns: one.patterns, condition: one.condition, body: body, span: one.span,
              isDefault: one.isDefault))
        }
        return Statement(.switching(subject, changed), statement.span)
      default: return nil
      }
    }

    /// A branch that ends the program gives nothing.
    private mutating func leaf(_ body: [Statement]) -> [Statement]? {
      if case .call(let callee, _)? = body.onlyExpression?.kind,
        case .name(let name, _) = callee.kind, Self.ends.contains(name)
      {
        return body
      }
      return self.body(body)
    }

    private static let ends: Set<String> = ["fatalError", "preconditionFailure"]

    private mutating func value(_ value: Expression) -> Statement? {
      switch value.plain.kind {
      case .statement(let inner): return end(inner)
      case .ternary(let condition, let first, let second):
        guard let then = self.value(first), let otherwise = self.value(second) else { return nil }
        return Statement(
          .conditional([.expression(condition)], then: [then], otherwise: [otherwise]), value.span)
      // `paths[tab] ?? []`: a key that is not there yet.
      case .binary("??", let state, _): return self.value(state)
      case .array(let items) where items.isEmpty: return Statement(.expression(value), value.span)
      case .name, .member(.some, _, _), .index:
        found += 1
        return change(value)
      default: return nil
      }
    }
  }
}
