/// Pages that a computed property chooses in several steps: `switch session.phase { … }`, where `var
/// phase: Phase { guard token != nil else { return .login }; return isDone ? .home : .intro }`.
extension Interpreter {
  /// The tests that the property makes, with the page in the place of what it gives for it; nil where
  /// it is stored, or gives what cannot be told from its code.
  func workedOut(
    inSteps subject: Expression, _ parts: [SwitchSyntax.Part], _ frame: Frame
  ) -> [Statement]? {
    let found: (VariableDeclaration, TypeInfo)?
    var base: Expression?
    switch subject.plain.kind {
    case .name(let name, _) where frame.locals[name] == nil: found = frame.scope?.variable(name)
    case .member(let owner?, let name, _):
      if !owner.isSelf { base = owner }
      found =
        owner.isSelf
        ? frame.scope?.variable(name)
        : staticType(of: owner, frame).flatMap { resolve($0.with($0.reference.unwrapped)) }?
          .variable(name)
    default: return nil
    }
    guard let (variable, owner) = found, variable.setter == nil, let getter = variable.getter,
      !owner.isExternal, owner.kind != .enumeration
    else { return nil }
    let type = declared(variable, owner).flatMap { resolve($0.with($0.reference.unwrapped)) }
    let inlining = GetterInlining(
      owner: owner, base: base, parts: parts, cases: Set(type?.cases.keys.map { $0 } ?? []))
    return inlining.tree(getter, [:])
  }
}

/// Puts pages in the place of what a getter gives.
private struct GetterInlining {
  let owner: TypeInfo
  /// What the getter's `self` is called outside; nil where it is `self` there too.
  let base: Expression?
  let parts: [SwitchSyntax.Part]
  /// The cases of what it gives.
  let cases: Set<String>

  /// What the getter's own names stand for.
  typealias Names = [String: Expression]

  func tree(_ body: [Statement], _ names: Names) -> [Statement]? {
    guard let first = body.first else { return nil }
    let rest = Array(body.dropFirst())
    switch first.kind {
    case .returning(let value?): return leaf(value, names)
    case .expression(let value): return rest.isEmpty ? leaf(value, names) : nil
    case .variable(.bind(let name), _, let value?):
      var inner = names
      inner[name] = renamed(value, names)
      return tree(rest, inner)
    case .guarding(let conditions, let otherwise):
      let (tests, inner) = renamed(conditions, names)
      guard let then = tree(rest, inner), let otherwise = tree(otherwise, names) else {
        return nil
      }
      return [
        Statement(.conditional(tests, then: then, otherwise: otherwise), first.span)
      ]
    case .conditional(let conditions, let then, let otherwise):
      let (tests, inner) = renamed(conditions, names)
      guard let then = tree(then, inner), let otherwise = tree((otherwise ?? []) + rest, names)
      else { return nil }
      return [
        Statement(.conditional(tests, then: then, otherwise: otherwise), first.span)
      ]
    case .switching(let subject, let cases) where rest.isEmpty:
      var changed: [SwitchCase] = []
      for one in cases {
        guard one.patterns.allSatisfy({ $0.names.isEmpty }), let body = tree(one.body, names)
        else { return nil }
        changed.append(
          SwitchCase(
            patterns: one.patterns, condition: one.condition, body: body, span: one.span,
            isDefault: one.isDefault))
      }
      return [Statement(.switching(renamed(subject, names), changed), first.span)]
    default: return nil
    }
  }

  private func leaf(_ value: Expression, _ names: Names) -> [Statement]? {
    switch value.plain.kind {
    case .statement(let inner): return tree([inner], names)
    case .ternary(let condition, let first, let second):
      guard let then = leaf(first, names), let otherwise = leaf(second, names) else { return nil }
      let test = Condition.expression(renamed(condition, names))
      return [Statement(.conditional([test], then: then, otherwise: otherwise), value.span)]
    case .boolean(let flag): return page { $0 == .truth(flag) }
    case .null: return page { $0.takes(.null) }
    case .member(_, let name, _) where cases.contains(name):
      return page { $0.takes(case: name) }
    case .call(let callee, _):
      guard case .member(_, let name, _) = callee.plain.kind, cases.contains(name) else {
        return nil
      }
      return page { $0.takes(case: name) }
    case .binary, .prefix("!", _):
      guard !parts.isEmpty,
        parts.allSatisfy({ if case .truth = $0.accepted { true } else { false } }),
        let then = page({ $0 == .truth(true) }), let otherwise = page({ $0 == .truth(false) })
      else { return nil }
      let test = Condition.expression(renamed(value, names))
      return [Statement(.conditional([test], then: then, otherwise: otherwise), value.span)]
    default: return nil
    }
  }

  private func page(_ takes: (ScreenSwitch.Accepted) -> Bool) -> [Statement]? {
    parts.first { takes($0.accepted) }?.body ?? []
  }

  private func renamed(_ conditions: [Condition], _ names: Names) -> ([Condition], Names) {
    var inner = names
    let renamed = conditions.map { condition -> Condition in
      switch condition {
      case .expression(let asked): return .expression(self.renamed(asked, inner))
      case .pattern(let pattern, let subject):
        return .pattern(pattern, self.renamed(subject, inner))
      case .binding(let name, let type, let value, let span):
        let whole = self.renamed(value ?? Expression(.name(name, generics: []), span), inner)
        inner[name] = whole
        return .binding(name, type, whole, span)
      case .other: return .other
      }
    }
    return (renamed, inner)
  }

  private func renamed(_ expression: Expression, _ names: Names) -> Expression {
    let span = expression.span
    switch expression.kind {
    case .name(let name, _):
      if let known = names[name] { return known }
      if name == "self" { return base ?? expression }
      guard let base, owner.variable(name) != nil else { return expression }
      return Expression(.member(base, name, generics: []), span)
    case .member(let inner?, let name, let generics):
      return Expression(.member(renamed(inner, names), name, generics: generics), span)
    case .unwrap(let inner): return Expression(.unwrap(renamed(inner, names)), span)
    case .prefix(let sign, let inner):
      return Expression(.prefix(sign, renamed(inner, names)), span)
    case .binary(let sign, let left, let right):
      return Expression(.binary(sign, renamed(left, names), renamed(right, names)), span)
    case .call(let callee, let arguments):
      return Expression(.call(renamed(callee, names), arguments), span)
    default: return expression
    }
  }
}
