/// Finds what conditions ask about being empty.
extension Interpreter {
  /// Properties whose emptiness, count or contents a condition asks about.
  func emptiness(_ condition: Condition, _ frame: Frame) -> Set<String> {
    switch condition {
    case .expression(let expression), .pattern(_, let expression): emptiness(expression, frame)
    case .binding(_, _, let value, _): value.map { emptiness($0, frame) } ?? []
    case .other: []
    }
  }

  func emptiness(_ expression: Expression, _ frame: Frame) -> Set<String> {
    switch expression.kind {
    case .name(let name, _):
      if let slot = frame.locals[name] { return slot.emptinessOf }
      // `if !isEmpty { removeLast() }` in an extension of lists.
      if EmptinessAnswers.asking.contains(name), frame.scope?.variable(name) == nil {
        return ["self"]
      }
      return syntax.emptinessAnswers.lists(name, of: frame.scope)
    case .member(let base?, let name, _):
      guard EmptinessAnswers.asking.contains(name) else {
        let own = emptiness(base, frame)
        return own.isEmpty ? answered(name, by: base, frame) : own
      }
      if name == "canGoBack", case let asked = answered(name, by: base, frame), !asked.isEmpty {
        return asked.union(EmptinessAnswers.listed(base))
      }
      // `path.wrappedValue.isEmpty` asks about the binding.
      if case .member(let binding?, "wrappedValue", _) = base.plain.kind {
        return Set(["wrappedValue", binding.lastName].compactMap { $0 })
      }
      return EmptinessAnswers.listed(base.unwrapped(in: frame))
    case .binary(let sign, let left, let right):
      // `path != []`
      if sign == "!=" || sign == "==", case .array(let items) = right.plain.kind, items.isEmpty {
        return EmptinessAnswers.listed(left.unwrapped(in: frame))
      }
      return emptiness(left, frame).union(emptiness(right, frame))
    case .prefix(_, let inner), .unwrap(let inner): return emptiness(inner, frame)
    case .tuple(let parts) where parts.count == 1: return emptiness(parts[0].value, frame)
    case .call(let callee, let arguments):
      var names = emptiness(callee, frame)
      for argument in arguments { names.formUnion(emptiness(argument.value, frame)) }
      return names
    case .other(let parts): return parts.reduce(into: []) { $0.formUnion(emptiness($1, frame)) }
    default: return []
    }
  }

  /// What `router.isAtRoot` asks.
  private func answered(_ name: String, by base: Expression, _ frame: Frame) -> Set<String> {
    guard syntax.emptinessAnswers.contains(name) else { return [] }
    let type =
      base.isSelf
      ? frame.scope
      : staticType(of: base, frame).flatMap { resolve($0.with($0.reference.unwrapped)) }
    return syntax.emptinessAnswers.lists(name, of: type)
  }

  /// The lists that are not empty in a branch of a `switch` over what they say: not in the one that
  /// takes nothing, nor in a `default` where no other does.
  func emptiness(
    of subject: Expression, in one: SwitchCase, of cases: [SwitchCase], _ frame: Frame
  ) -> Set<String> {
    guard !takesEmpty(one, subject),
      !one.isDefault || cases.contains(where: { takesEmpty($0, subject) })
    else { return [] }
    return emptiness(subject, frame)
  }

  private func takesEmpty(_ one: SwitchCase, _ subject: Expression) -> Bool {
    one.patterns.contains { pattern in
      switch pattern {
      case .wildcard, .bind: return true
      case .enumCase(_, let name, _, _): return name == "none"
      case .expression(let value):
        switch value.plain.kind {
        case .null, .integer(0): return true
        case .boolean(let flag): return flag == (subject.lastName == "isEmpty")
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether an expression says that a list is empty, or that it is not; nil where an answer of the
  /// program's says either.
  func saysEmpty(_ expression: Expression) -> Bool? {
    switch expression.plain.kind {
    case .member(.some, "isEmpty", _): return true
    case .prefix("!", let inner): return saysEmpty(inner).map { !$0 }
    case .binary(let sign, let left, _) where left.lastName == "count":
      return ["==", "<", "<="].contains(sign)
    default: return nil
    }
  }

  /// That something is on the paths which a loop goes through: `for page in path`; nil where it goes
  /// through none.
  func rounds(over sequence: Expression, _ frame: Frame) -> RunCondition? {
    var names: Set<String> = []
    Walk { node in
      names.formUnion(EmptinessAnswers.listed(node))
      return true
    }.expression(sequence)
    let paths = names.filter(heap.steers)
    guard !paths.isEmpty else { return nil }
    return kept(sequence.span, negated: false) {
      ConditionText(span: sequence.span, form: .isNotEmpty, emptinessOf: paths)
    }
  }

  /// What the answer in a local says about being empty: `let isLast = nav.viewControllers.count ==
  /// 1`, of which a condition asks later.
  func emptiness(keptOf value: Expression, _ frame: Frame) -> Set<String> {
    switch value.plain.kind {
    case .binary, .prefix, .member, .name: emptiness(value.plain, frame)
    // Not more than there are: `min(steps, path.count)`.
    case .call(let callee, _) where callee.lastName == "min": emptiness(value.plain, frame)
    default: []
    }
  }
}
