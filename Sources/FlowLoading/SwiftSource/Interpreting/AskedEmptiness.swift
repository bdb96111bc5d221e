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
      return syntax.emptinessAnswers[name]
    case .member(let base?, let name, _):
      guard EmptinessAnswers.asking.contains(name) else {
        let own = emptiness(base, frame)
        return own.isEmpty ? syntax.emptinessAnswers[name] : own
      }
      if name == "canGoBack", case let asked = syntax.emptinessAnswers[name], !asked.isEmpty {
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
    case .call(let callee, let arguments):
      var names = emptiness(callee, frame)
      for argument in arguments { names.formUnion(emptiness(argument.value, frame)) }
      return names
    case .other(let parts): return parts.reduce(into: []) { $0.formUnion(emptiness($1, frame)) }
    default: return []
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
    default: []
    }
  }
}
