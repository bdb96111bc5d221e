/// What a pattern did with a set of values.
struct Match {
  var isPossible = false
  /// Values that the pattern takes whatever else holds.
  var certain: [Value] = []
}

extension Interpreter {
  /// Matches values against a pattern and binds its names.
  func match(_ pattern: Pattern, _ values: ValueSet, _ frame: Frame) -> Match {
    switch pattern {
    case .wildcard:
      return Match(isPossible: true, certain: values.values)
    case .bind(let name):
      frame.bind(name, values)
      return Match(isPossible: true, certain: values.values)
    case .optional(let inner):
      return matchSomething(inner, values, frame)
    case .tuple(let parts):
      return matchTuple(parts, values, frame)
    case .enumCase(_, "none", let parts, _)
    where parts.isEmpty && isOfOptional(values, "none"):
      return matchNothing(values, frame)
    case .enumCase(_, "some", let parts, _) where parts.count < 2 && isOfOptional(values, "some"):
      return matchSomething(parts.first?.pattern ?? .wildcard, values, frame)
    case .enumCase(_, let name, let parts, _):
      if let constant = constant(pattern, frame) { return matchExpression(constant, values, frame) }
      return matchCase(name, parts, values, frame)
    case .type(let inner, let type):
      return matchType(inner, type, values, frame)
    case .expression(let expression):
      return matchExpression(expression, values, frame)
    }
  }

  /// Whether `.some` or `.none` is that of an optional: no enum of the program declares it.
  private func isOfOptional(_ values: ValueSet, _ name: String) -> Bool {
    !values.values.contains { type(of: $0)?.cases[name] != nil }
  }

  /// `case let name?` and `case .some(let name)` take what is not nothing.
  private func matchSomething(_ inner: Pattern, _ values: ValueSet, _ frame: Frame) -> Match {
    let held = values.withoutNull
    if held.isEmpty, !held.isOpen, !values.isEmpty { return Match() }
    return match(inner, held, frame)
  }

  /// `case .none:` of an optional takes what `case nil:` takes.
  private func matchNothing(_ values: ValueSet, _ frame: Frame) -> Match {
    var result = matchCase("none", [], values, frame)
    if values.isOpen || values.values.contains(where: isVague) { result.isPossible = true }
    return result
  }

  private func matchTuple(_ parts: [Pattern], _ values: ValueSet, _ frame: Frame) -> Match {
    var result = Match(isPossible: values.isOpen || values.isEmpty)
    var columns = [ValueSet](repeating: values.isOpen ? .unknown : .none, count: parts.count)
    for value in values.values {
      guard case .tuple(_, let items) = value, items.count == parts.count else { continue }
      if zip(parts, items).allSatisfy({ matchesAny($0, $1) }) {
        result.isPossible = true
        for (position, item) in items.enumerated() { columns[position].formUnion(item) }
      }
    }
    if result.isPossible {
      for (part, column) in zip(parts, columns) { _ = match(part, column, frame) }
    }
    return result
  }

  private func matchesAny(_ pattern: Pattern, _ values: ValueSet) -> Bool {
    values.isOpen || values.isEmpty || values.values.contains { matches([pattern], $0) }
  }

  /// Whether a value can match one of the patterns, with no names bound.
  func matches(_ patterns: [Pattern], _ value: Value) -> Bool {
    patterns.contains { pattern in
      switch pattern {
      case .wildcard, .bind: true
      case .enumCase(_, "some", let parts, _)
      where parts.count < 2 && isOfOptional(ValueSet(value), "some"):
        value != .null && matches([parts.first?.pattern ?? .wildcard], value)
      case .enumCase where constant(pattern) != nil:
        isVague(value) || constant(pattern).flatMap(literal) == value
      case .enumCase(_, let name, let parts, _):
        switch value {
        case .enumCase(_, let found, let all):
          found == name
            && fits(parts, withoutPlace(all))
        case .null: name == "none"
        case .tuple(let labels, _) where labels == Collections.insertion: name == "insert"
        case .tuple(let labels, _) where labels == MessageStream.event:
          MessageStream.eventCases.contains(name)
        case .tuple(let labels, let all) where Value.frameworkCaseName(labels) != nil:
          Value.frameworkCaseName(labels) == name && fits(parts, all)
        case .some: true
        case .object: isConstant(value, named: name).map { $0 != .no } ?? (name == "some")
        case .external: name == "some" || isOutside(value, name) || isAnyOutside(value)
        default: name == "some"
        }
      case .optional(let inner): value != .null && matches([inner], value)
      case .expression(let expression): literal(expression).map { $0 == value } ?? true
      default: true
      }
    }
  }

  private func fits(_ parts: [(label: String?, pattern: Pattern)], _ payload: [ValueSet]) -> Bool {
    parts.count != payload.count
      || zip(parts, payload).allSatisfy { matchesAny($0.pattern, $1) }
  }

  private func matchCase(
    _ name: String, _ parts: [(label: String?, pattern: Pattern)], _ values: ValueSet,
    _ frame: Frame
  ) -> Match {
    var result = Match()
    var columns = [ValueSet](repeating: .none, count: parts.count)
    func collect(_ payload: [ValueSet]) {
      if payload.count == parts.count {
        for (position, item) in payload.enumerated() { columns[position].formUnion(item) }
      } else if parts.count == 1, payload.count > 1 {
        // `case .pair(let both)`
        columns[0].insert(.tuple(payload.map { _ in nil }, payload))
      }
    }
    for value in values.values {
      switch value {
      case .enumCase(_, let found, let payload):
        guard found == name, matches([.enumCase(type: nil, name: name, parts, .none)], value) else {
          continue
        }
        result.isPossible = true
        result.certain.append(value)
        collect(withoutPlace(payload))
      case .some where isConstant(value, named: name) != nil,
        .object where isConstant(value, named: name) != nil:
        guard let answer = isConstant(value, named: name), answer != .no else { continue }
        result.isPossible = true
        if answer == .yes { result.certain.append(value) }
      case .some(let type):
        // Of a protocol's values, those of an enum that conforms to it.
        let known = index.types[type]
        let enums = known.kind == .protocolType ? known.descendants() : [known]
        guard let owner = enums.first(where: { $0.cases[name] != nil }),
          let declared = owner.cases[name]
        else { continue }
        result.isPossible = true
        if values.knows(type, name) { continue }
        collect(
          declared.payload.map {
            anyValue(of: ScopedType(reference: $0.type, scope: owner, file: owner.span.file))
          })
      case .tuple(let labels, let payload) where labels == Collections.insertion:
        guard name == "insert" else { continue }
        result.isPossible = true
        collect(payload)
      case .tuple(let labels, let payload) where labels == MessageStream.event:
        guard MessageStream.eventCases.contains(name) else { continue }
        result.isPossible = true
        collect(payload)
      case .tuple(let labels, let payload) where Value.frameworkCaseName(labels) != nil:
        guard matches([.enumCase(type: nil, name: name, parts, .none)], value) else { continue }
        result.isPossible = true
        result.certain.append(value)
        collect(payload)
      case .null where name == "none":
        result.isPossible = true
        result.certain.append(value)
      case .external where isOutside(value, name):
        result.isPossible = true
        result.certain.append(value)
      case .external where isAnyOutside(value) && name != "some":
        // `switch self` in what the program adds to an enum that it does not declare.
        result.isPossible = true
      default:
        if name == "some", parts.count == 1 {
          result.isPossible = true
          columns[0].insert(value)
        }
      }
    }
    if values.isOpen, !values.values.contains(where: { type(of: $0)?.cases[name] != nil }) {
      // Some value of a type that is not known: every case is possible.
      result.isPossible =
        result.isPossible || !values.values.contains(where: { type(of: $0) != nil })
    }
    if values.isEmpty {
      result.isPossible = true
    }
    if result.isPossible {
      for (part, column) in zip(parts, columns) {
        _ = match(part.pattern, column.isEmpty ? .unknown : column, frame)
      }
    }
    return result
  }

  private func matchType(
    _ inner: Pattern?, _ type: TypeReference, _ values: ValueSet, _ frame: Frame
  ) -> Match {
    let wanted = ScopedType(reference: type, scope: frame.scope, file: frame.file)
    let kept = cast(values, to: wanted, conditional: true, frame)
    if let inner { _ = match(inner, kept, frame) }
    return Match(
      isPossible: !kept.isEmpty || kept.isOpen,
      certain: inner.map(takesAll) == false
        ? [] : values.values.filter { isCertainly($0, of: wanted) })
  }

  private func takesAll(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .bind, .wildcard: true
    default: false
    }
  }

  private func matchExpression(_ expression: Expression, _ values: ValueSet, _ frame: Frame)
    -> Match
  {
    guard let wanted = literal(expression) ?? evaluate(expression, frame).only else {
      return Match(isPossible: true)
    }
    if values.values.contains(wanted) {
      return Match(isPossible: true, certain: [wanted])
    }
    return Match(
      isPossible: values.isOpen || values.isEmpty || values.values.contains(where: isVague))
  }

  /// Whether a value stands for many, so that a comparison with it says nothing.
  func isVague(_ value: Value) -> Bool {
    switch value {
    case .some, .external, .incomingURL: true
    default: false
    }
  }

  func literal(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .string(let text?, let parts) where parts.isEmpty: .string(text)
    case .integer(let number?): .integer(number)
    case .boolean(let flag): .boolean(flag)
    case .null: .null
    default: nil
    }
  }
}

extension Span {
  static let none = Span(file: 0, start: 0, end: 0)
}
