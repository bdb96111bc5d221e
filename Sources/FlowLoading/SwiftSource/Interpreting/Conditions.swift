import FlowLinks

extension Interpreter {
  /// Whether conditions hold: true, false, or nil where it depends.
  func decide(_ conditions: [Condition], _ frame: Frame) -> Bool? {
    var all: Bool? = true
    let saved = frame.locals
    defer { frame.locals = saved }
    for condition in conditions {
      switch decide(condition, frame) {
      case false?: return false
      case nil: all = nil
      default: break
      }
      // `let parts = URLComponents(url), parts.path == "/home"`: what follows asks the same URL.
      if case .binding(let name, _, let value?, _) = condition,
        case let values = evaluate(value, frame)
      {
        if case .url? = values.only {
          frame.bind(name, values)
        } else if frame.locals[name] == nil, hidesAnother(name, frame) {
          frame.bind(name, values.withoutNull)
        } else if frame.locals[name] == nil, objectNumber(values.only) != nil,
          isFixed(value, frame)
        {
          frame.bind(name, values)
        }
      }
    }
    return all
  }

  /// Whether a local of a name hides a method, or a variable outside of types.
  private func hidesAnother(_ name: String, _ frame: Frame) -> Bool {
    frame.scope?.methods(name).isEmpty == false || index.global(name, in: frame.file) != nil
  }

  private func decide(_ condition: Condition, _ frame: Frame) -> Bool? {
    switch condition {
    case .expression(let expression):
      return truth(expression, frame)
    case .pattern(let pattern, let subject):
      let values = evaluateSubject(subject, frame)
      let saved = frame.locals
      defer { frame.locals = saved }
      let matched = match(pattern, values, frame)
      if !matched.isPossible { return false }
      return values.only.map { matched.certain.contains($0) } == true ? true : nil
    case .binding(let name, _, let value, _):
      let values = value.map { evaluate($0, frame) } ?? valuesNamed(name, frame)
      if values.only == .null { return false }
      if values.isEmpty, !values.isOpen, case .cast(let inner, _, true)? = value?.kind,
        isFixed(inner, frame)
      {
        return false
      }
      if let fits = value.flatMap({ fitsCast($0, values, frame) }) { return fits }
      if isFilled(value ?? Expression(.name(name, generics: []), .none), frame) { return true }
      if let value, values.values.allSatisfy(isStyle), !values.isEmpty, !values.isOpen,
        isFixed(value, frame)
      {
        return true
      }
      return isObject(values, named: value, name, frame) ? true : nil
    case .other:
      return nil
    }
  }

  /// Whether a local whose values are all known is of a type: `presentable as? Flow`; nil where it
  /// depends.
  private func fitsCast(_ value: Expression, _ kept: ValueSet, _ frame: Frame) -> Bool? {
    guard case .cast(let inner, let type, true) = value.plain.kind,
      case .name(let name, _) = inner.plain.kind,
      let all = frame.locals[name]?.values
        ?? (name == "self" ? frame.receiver.map { ValueSet($0) } : nil)
          ?? (isFixed(inner, frame) ? evaluate(inner, frame) : nil),
      !all.isOpen, !all.isEmpty, all.values.allSatisfy(isOfKnownType)
    else { return nil }
    if kept.isEmpty { return kept.isOpen ? nil : false }
    if all.values.allSatisfy({ isNever($0, a: type) }) {
      return isResponder(name, frame) && Self.aroundAll.contains(type.lastName ?? "") ? nil : false
    }
    return kept.values == all.values ? true : nil
  }

  /// Whether `child is Flow`, for a local whose values are all known; nil where it depends.
  private func isOfType(
    _ subject: Expression, _ type: TypeReference, _ expression: Expression, _ frame: Frame
  ) -> Bool? {
    let attempt = Expression(.cast(subject, type, conditional: true), expression.span)
    return fitsCast(attempt, evaluate(attempt, frame), frame)
  }

  func isOfKnownType(_ value: Value) -> Bool {
    switch value {
    case .object, .enumCase: true
    // Nothing is below a type of values.
    case .some(let number): index.types[number].kind == .structure
    default: false
    }
  }

  /// Whether a local is known to hold an object or code, or a `let` to hold code: a parameter that
  /// every caller gives.
  private func isObject(
    _ values: ValueSet, named source: Expression?, _ name: String, _ frame: Frame
  ) -> Bool {
    let local: String
    switch source?.kind {
    case nil: local = name
    case .name(let other, _)?: local = other
    case .index(let base, let arguments)?: return holdsEntry(base, arguments, frame)
    default: return false
    }
    guard !values.isOpen, !values.isEmpty else { return false }
    if values.values.allSatisfy(isCode) {
      return frame.locals[local] != nil || isAlwaysGiven(local, frame)
    }
    guard frame.locals[local] != nil else { return false }
    return values.values.allSatisfy { value in
      switch value {
      case .object: true
      // What went wrong, code says by a case that it writes.
      case .enumCase(let type, _, _):
        ["Error", "LocalizedError", "CustomNSError"].contains(
          where: index.types[type].inherits(external:))
      default: false
      }
    }
  }

  func truth(_ expression: Expression, _ frame: Frame) -> Bool? {
    switch expression.kind {
    case .boolean(let flag): return flag
    case .prefix("!", let inner): return truth(inner, frame).map { !$0 }
    case .binary("&&", let left, let right):
      let first = truth(left, frame)
      if first == false { return false }
      let second = truth(right, frame)
      if second == false { return false }
      return first == true && second == true ? true : nil
    case .binary("||", let left, let right):
      let first = truth(left, frame)
      let second = truth(right, frame)
      if first == true || second == true { return true }
      if isOfAnotherAction(left, first) || isOfAnotherAction(right, second) { return false }
      return first == false && second == false ? false : nil
    case .binary("??", let left, let right):
      guard isFixed(left, frame), let first = evaluate(left, frame).only else { return nil }
      if case .boolean(let flag) = first { return flag }
      return first == .null ? truth(right, frame) : nil
    case .typeTest(let subject, let type): return isOfType(subject, type, expression, frame)
    case .binary("==", let left, let right): return isEqual(left, right, frame)
    case .binary("!=", let left, let right): return isEqual(left, right, frame).map { !$0 }
    case .binary(let name, let left, let right) where Self.isOrder(name):
      return isOrdered(name, left, right, frame)
    default:
      if let verdict = verdict(of: expression, frame) { return verdict }
      if let answer = isAction(expression, frame) { return answer }
      if let answer = isListed(expression, frame) ?? isCaseListed(expression, frame) {
        return answer
      }
      guard isFixed(expression, frame), case .boolean(let flag)? = evaluate(expression, frame).only
      else {
        _ = evaluate(expression, frame)
        return nil
      }
      return flag
    }
  }

  /// Whether a list of texts that never changes has one that cannot change either:
  /// `Route.settings.contains(route.path)`.
  private func isListed(_ expression: Expression, _ frame: Frame) -> Bool? {
    guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
      case .member(let list?, "contains", _) = callee.kind, let text = arguments.first,
      text.label == nil, !text.isTrailing
    else { return nil }
    if case .array = list.plain.kind {} else if !isFixed(list, frame) { return nil }
    guard evaluate(list, frame).texts != nil, isFixed(text.value, frame),
      case .boolean(let flag)? = evaluate(expression, frame).only
    else { return nil }
    return flag
  }

  private func isEqual(_ left: Expression, _ right: Expression, _ frame: Frame) -> Bool? {
    facts.compared.formUnion([left.span, right.span])
    let (first, second) = comparing {
      let first = evaluate(left, frame)
      // `self == .home` in an enum's own code.
      let type = staticType(of: left, frame) ?? (left.isSelf ? typeOfValues(first) : nil)
      return (first, evaluate(right, frame, expected: type))
    }
    // Which URL it is compared with may not be known, but it is asked.
    if !right.isNull, (first.values + second.values).contains(.incomingURL(.whole, as: nil)) {
      noteURLRead()
    }
    // As `if let` has it.
    if case .null = right.kind, first.only == .null { return true }
    if case .null = right.kind,
      isFilled(left, frame) || isObject(first, named: left, "", frame)
    {
      return false
    }
    // Of what was just written all is known, elsewhere code may give more that was not followed.
    if assumed != nil, first.values.count > 1, let other = second.only,
      areOtherCases(first, than: other), isFixed(left, frame)
    {
      return false
    }
    guard isFixed(left, frame), let one = first.only, let other = second.only, !isVague(one),
      !isVague(other), isConstant(right, frame)
    else { return nil }
    switch (one, other) {
    case (.object(let one), .object(let other)):
      let types = (heap.objects[one].type, heap.objects[other].type)
      guard types.0 == types.1, case let type = index.types[types.0],
        let name = constantName(of: one, type), let another = constantName(of: other, type)
      else { return nil }
      return name == another
    case (.closure, .null): return false
    case (.enumCase(let type, let one, _), .enumCase(_, let other, _))
    where one == other && isComparedByOwn(type):
      return nil
    case (.object, _), (_, .object), (.closure, _), (.view, _): return nil
    case (.list, .list):
      guard let items = first.texts, let others = second.texts else { return nil }
      return items == others
    default: return one == other
    }
  }

  /// Whether values are known to be cases of which none is the one asked for.
  private func areOtherCases(_ values: ValueSet, than other: Value) -> Bool {
    guard case .enumCase(let type, let name, _) = other, !values.isOpen, !isComparedByOwn(type)
    else { return false }
    return values.values.allSatisfy { value in
      guard case .enumCase(type, let known, _) = value else { return false }
      return known != name
    }
  }

  /// Whether the program says itself when cases of an enum are equal.
  func isComparedByOwn(_ type: Int) -> Bool {
    !index.types[type].methods("==").isEmpty
      || index.globalFunctions("==").contains { function in
        function.parameters.first?.type.lastName == index.types[type].simpleName
      }
  }

  /// Asking whether a route is one does not make it.
  func comparing<Result>(_ body: () -> Result) -> Result {
    let outer = isComparing
    isComparing = true
    defer { isComparing = outer }
    return body()
  }

  /// The values of what is switched over. State may come to hold cases that no code which was
  /// followed assigns, so all of them stay possible.
  func evaluateSubject(_ subject: Expression, _ frame: Frame) -> ValueSet {
    var values = evaluate(subject, frame)
    if case .tuple(let parts) = subject.kind {
      return ValueSet(.tuple(parts.map(\.label), parts.map { evaluateSubject($0.value, frame) }))
    }
    guard !isFixed(subject, frame), !isGiven(values, byCall: subject, frame),
      !areItems(values, of: subject, frame)
    else { return values }
    for value in values.values {
      switch value {
      case .enumCase(let type, _, _):
        if !knowsAll(values, of: subject, type, frame) { values.add(rest: .some(type)) }
      case .object(let object):
        if let type = type(of: value), constantName(of: object, type) != nil {
          values.add(rest: .some(type.id))
        }
      case .string: values.add(rest: .external("String"))
      case .integer: values.add(rest: .external("Int"))
      case .tuple(let labels, _) where Results.isCase(labels): values.isOpen = true
      default: break
      }
    }
    return values
  }

  /// Whether methods that give only cases which are written in them gave the values: in a local
  /// these would be taken as they are.
  private func isGiven(
    _ values: ValueSet, byCall subject: Expression, _ frame: Frame
  ) -> Bool {
    guard !values.isEmpty, !values.isOpen, case .call(let callee, _) = subject.kind,
      case .member(let base?, let name, _) = callee.kind
    else { return false }
    let methods = evaluate(base, frame).values.flatMap { value in
      type(of: value).map {
        dispatchTargets(value, $0, having: name).flatMap { $0.1.methods(name) }
      }
        ?? []
    }
    return !methods.isEmpty
      && methods.allSatisfy { $0.0.body.map(WrittenCases.areAll) ?? false }
  }

  /// Whether values have all cases that state is ever set to.
  private func knowsAll(
    _ values: ValueSet, of subject: Expression, _ type: Int, _ frame: Frame
  ) -> Bool {
    guard !values.isOpen, let held = casesHeld(by: subject, of: type, frame) else { return false }
    return held.allSatisfy { name in
      values.values.contains { value in
        if case .enumCase(type, name, _) = value { true } else { false }
      }
    }
  }

  /// Binds the names of conditions that hold.
  func bind(_ conditions: [Condition], _ frame: Frame) {
    for condition in conditions {
      switch condition {
      case .binding(let name, let written, let value, _):
        let type = written.map { ScopedType(reference: $0, scope: frame.scope, file: frame.file) }
        let values = value.map { evaluate($0, frame, expected: type) } ?? valuesNamed(name, frame)
        let source = type == nil ? typeUnwrapped(value, name, frame) : nil
        frame.bind(name, values.withoutNull, type: type)
        frame.locals[name]?.unwrapped = source
        frame.locals[name]?.source = value
        frame.locals[name]?.isFilled = true
      case .pattern(let pattern, let subject):
        let values = evaluateSubject(subject, frame)
        narrow(subject, to: [pattern], values, frame)
        noteAskedFor(by: pattern, values)
        _ = match(pattern, values, frame)
        noteSources(pattern, subject, frame)
      case .expression(let expression):
        _ = evaluate(expression, frame)
      case .other: break
      }
    }
    assume(conditions, hold: true, frame)
  }

  private func valuesNamed(_ name: String, _ frame: Frame) -> ValueSet {
    evaluate(Expression(.name(name, generics: []), .none), frame)
  }
}
