/// What code asks before it gives a control one of its own methods to call: `if isNew { item =
/// UIBarButtonItem(…, action: #selector(cancel)) }`.
struct ControlConditions {
  /// A condition as written, and whether it fails.
  struct Asked {
    let conditions: [Condition]
    let isNegated: Bool
    let span: Span
  }

  /// The conditions around each place that names a method, by the method's name.
  private(set) var places: [String: [[Asked]]] = [:]

  /// - Complexity: Linear in the code of the type.
  init(_ type: TypeInfo) {
    for function in type.functions.values.joined() { function.body.map { collect($0, []) } }
    for variable in type.variables.values {
      for body in [variable.getter, variable.observer] { body.map { collect($0, []) } }
      variable.value.map { note([$0], []) }
    }
  }

  /// What is asked at each of so many places.
  func shared(by name: String, places count: Int) -> [Asked] {
    guard let all = places[name], all.count >= count, let first = all.first else { return [] }
    return first.filter { one in
      all.allSatisfy { $0.contains { $0.span == one.span && $0.isNegated == one.isNegated } }
    }
  }

  private mutating func collect(_ statements: [Statement], _ around: [Asked]) {
    for statement in statements {
      switch statement.kind {
      case .conditional(let conditions, let then, let otherwise):
        collect(then, around + asked(conditions, isNegated: false))
        collect(otherwise ?? [], around + asked(conditions, isNegated: true))
      case .block(let body, let catches): for one in [body] + catches { collect(one, around) }
      case .switching(_, let cases): for one in cases { collect(one.body, around) }
      case .expression(let value): note([value], around)
      default:
        var values: [Expression] = []
        Walk {
          values.append($0)
          return false
        }.statement(statement)
        note(values, around)
      }
    }
  }

  /// Whether something is there yet, `if let button`, is asked of the moment in which the control is
  /// set up.
  private func asked(_ conditions: [Condition], isNegated: Bool) -> [Asked] {
    let plain = conditions.filter { if case .expression = $0 { true } else { false } }
    guard !isNegated || plain.count == conditions.count, let span = plain.first?.span else {
      return []
    }
    if isNegated { return [Asked(conditions: plain, isNegated: true, span: span)] }
    return plain.compactMap { one in
      one.span.map { Asked(conditions: [one], isNegated: false, span: $0) }
    }
  }

  private mutating func note(_ values: [Expression], _ around: [Asked]) {
    var found: [String] = []
    let walk = Walk { node in
      guard case .macro("selector", let arguments) = node.kind else { return true }
      if let name = arguments.first?.value.lastName { found.append(name) }
      return false
    }
    values.forEach(walk.expression)
    for name in found { places[name, default: []].append(around) }
  }
}

extension Interpreter {
  /// The conditions on which a person finds any control that calls a method; nil where none is ever
  /// set up on this object: a flag that only other classes set.
  func conditionsOfControls(
    calling function: FunctionDeclaration, _ owner: TypeInfo, _ receiver: Value
  ) -> [RunCondition]? {
    guard owner.isController, !function.attributes.isEmpty,
      function.attributes.allSatisfy({ $0.name == "objc" })
    else { return [] }
    let known = controlConditions[owner.id] ?? ControlConditions(owner)
    controlConditions[owner.id] = known
    let asked = known.shared(
      by: function.name, places: max(1, syntax.selectors.count(naming: function, of: owner)))
    let frame = Frame(receiver: receiver, scope: owner, file: function.span.file)
    if asked.contains(where: { decide($0.conditions, frame) == $0.isNegated }) { return nil }
    return asked.flatMap { one in
      one.isNegated
        ? negated(one.conditions, frame) : describe(one.conditions, frame)
    }
  }
}
