/// Getters of bindings that ask which case state holds.
extension SwiftUIState {
  /// The cases of state for which a getter gives something:
  /// `guard case .failed(let error) = state else { return nil }; return error`.
  static func cases(
    askedBy body: [Statement], _ interpreter: Interpreter, _ frame: Frame
  ) -> [Place]? {
    guard let (subject, names) = cases(askedBy: body) else { return nil }
    if let computed = cases(forWhich: subject, isOneOf: names, interpreter, frame) {
      return computed
    }
    var places: [Place] = []
    for place in interpreter.places(of: subject, frame) {
      guard let type = interpreter.enumType(of: place),
        names.allSatisfy({ type.cases[$0] != nil })
      else { continue }
      interpreter.heap.tellCases(of: type.id)
      places += names.map { place.payload(of: $0) }
    }
    return places.nonEmpty
  }

  /// The cases of state for which something holds that the enum computes of itself:
  /// `state.showsLink`. Nil where no such thing is asked.
  static func cases(
    forWhich asked: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> [Place]? {
    cases(computedBy: asked, interpreter, frame, where: interpreter.holds)
  }

  static func cases(
    forAnyOf asked: [Expression], _ interpreter: Interpreter, _ frame: Frame
  ) -> [Place]? {
    asked.compactMap { cases(forWhich: $0, interpreter, frame) }.flatMap(\.self).nonEmpty
  }

  /// The cases of which the enum makes one that is asked for: `state.step == .link`.
  static func cases(
    forWhich asked: Expression, isOneOf names: [String], _ interpreter: Interpreter, _ frame: Frame
  ) -> [Place]? {
    cases(computedBy: asked, interpreter, frame) { variable, owner, one in
      guard case .enumCase(_, let made, _)? = interpreter.value(of: variable, owner, one) else {
        return nil
      }
      return names.contains(made)
    }
  }

  private static func cases(
    computedBy asked: Expression, _ interpreter: Interpreter, _ frame: Frame,
    where holds: (VariableDeclaration, TypeInfo, Value) -> Bool?
  ) -> [Place]? {
    var asked = asked.plain
    // `state?.showsLink ?? false`
    while case .binary("??", let inner, let other) = asked.kind {
      if case .boolean(true) = other.plain.kind { return nil }
      asked = inner.plain
    }
    guard case .member(let base?, let name, _) = asked.kind else { return nil }
    var result: [Place]?
    for place in interpreter.places(of: base, frame) {
      guard let type = interpreter.enumType(of: place), type.kind == .enumeration,
        let (variable, owner) = type.variable(name), variable.getter != nil, !variable.isStatic
      else { continue }
      interpreter.heap.tellCases(of: type.id)
      let names = type.caseOrder.filter { name in
        holds(variable, owner, interpreter.anyCase(name, of: type)) != false
      }
      result = (result ?? []) + names.map { place.payload(of: $0) }
    }
    return result
  }

  fileprivate static func cases(
    askedBy body: [Statement]
  ) -> (subject: Expression, names: [String])? {
    guard let first = body.first, body.count < 3 else { return nil }
    let rest = Array(body.dropFirst())
    switch first.kind {
    case .conditional(let conditions, let then, let otherwise):
      guard conditions.count == 1, case .pattern(let pattern, let subject) = conditions[0],
        !isNothing(then), isNothing(otherwise ?? rest), otherwise == nil || rest.isEmpty
      else { return nil }
      return name(pattern).map { (subject, [$0]) }
    case .guarding(let conditions, let otherwise):
      guard conditions.count == 1, case .pattern(let pattern, let subject) = conditions[0],
        isNothing(otherwise), rest.count == 1, !isNothing(rest)
      else { return nil }
      return name(pattern).map { (subject, [$0]) }
    case .switching(let subject, let cases):
      guard rest.isEmpty, cases.allSatisfy({ $0.condition == nil }) else { return nil }
      var names: [String] = []
      for one in cases where !isNothing(one.body) {
        let found = one.patterns.compactMap(name)
        guard !one.isDefault, found.count == one.patterns.count else { return nil }
        names += found
      }
      return names.isEmpty ? nil : (subject, names)
    default: return nil
    }
  }

  private static func name(_ pattern: Pattern) -> String? {
    guard case .enumCase(_, let name, let parts, _) = pattern,
      parts.allSatisfy({ isAny($0.pattern) })
    else { return nil }
    return name
  }

  private static func isAny(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard, .bind: true
    default: false
    }
  }

  /// Whether code only says that nothing is to be shown.
  private static func isNothing(_ body: [Statement]) -> Bool {
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .expression(let value), .returning(let value?):
      switch value.plain.kind {
      case .null, .boolean(false): return true
      default: return false
      }
    default: return false
    }
  }
}

extension Interpreter {
  /// A case of an enum with whatever it can carry.
  func anyCase(_ name: String, of type: TypeInfo) -> Value {
    let payload = type.cases[name]?.payload ?? []
    return .enumCase(
      type.id, name,
      payload.map {
        anyValue(of: ScopedType(reference: $0.type, scope: type, file: type.span.file))
      })
  }

  /// Whether a computed flag is set; nil where that depends on more than its owner.
  func holds(_ flag: VariableDeclaration, _ owner: TypeInfo, _ receiver: Value) -> Bool? {
    // `var draft: Draft? { guard case .edit(let draft) = self else { return nil }; return draft }`
    if let (subject, names) = flag.getter.flatMap({ SwiftUIState.cases(askedBy: $0) }),
      subject.isSelf, case .enumCase(_, let name, _) = receiver
    {
      return names.contains(name)
    }
    // `var isDraft: Bool { draft != nil }`
    if case .binary("!=", let asked, let value)? = flag.getter?.onlyExpression?.plain.kind,
      case .null = value.plain.kind, let name = asked.ownPropertyName, name != flag.name,
      let part = owner.variables[name], part.getter != nil,
      let holds = holds(part, owner, receiver)
    {
      return holds
    }
    let frame = Frame(receiver: receiver, scope: owner, file: flag.span.file)
    if let holds = flag.getter.flatMap({ body in isolated { verdict(of: body, frame) }.0 }) {
      return holds
    }
    switch value(of: flag, owner, receiver) {
    case .boolean(let holds)?: return holds
    case .null?: return false
    default: return nil
    }
  }

  /// Whether which case of another enum a case makes can say what is shown for it.
  func isAsked(_ type: TypeInfo, of receiver: Value?) -> Bool {
    guard type.kind == .enumeration, case .enumCase(let owner, _, _)? = receiver else {
      return false
    }
    return heap.tellsCases(of: owner)
  }

  /// The one value of a property.
  fileprivate func value(
    of variable: VariableDeclaration, _ owner: TypeInfo, _ receiver: Value
  ) -> Value? {
    comparing { isolated { read(variable, owner: owner, receiver: receiver) }.0.only }
  }
}
