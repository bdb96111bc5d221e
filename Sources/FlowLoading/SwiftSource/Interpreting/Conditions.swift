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
        case let values = evaluate(value, frame), case .url? = values.only
      {
        frame.bind(name, values)
      }
    }
    return all
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
    if all.values.allSatisfy({ isNever($0, a: type) }) { return false }
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
    return values.values.allSatisfy { if case .object = $0 { true } else { false } }
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
    case .typeTest(let subject, let type): return isOfType(subject, type, expression, frame)
    case .binary("==", let left, let right): return isEqual(left, right, frame)
    case .binary("!=", let left, let right): return isEqual(left, right, frame).map { !$0 }
    default:
      if let verdict = verdict(of: expression, frame) { return verdict }
      if let answer = isAction(expression, frame) { return answer }
      guard isFixed(expression, frame), case .boolean(let flag)? = evaluate(expression, frame).only
      else {
        _ = evaluate(expression, frame)
        return nil
      }
      return flag
    }
  }

  private func isEqual(_ left: Expression, _ right: Expression, _ frame: Frame) -> Bool? {
    facts.compared.formUnion([left.span, right.span])
    let (first, second) = comparing {
      (evaluate(left, frame), evaluate(right, frame, expected: staticType(of: left, frame)))
    }
    if case .null = right.kind, isFilled(left, frame) { return false }
    guard isFixed(left, frame), let one = first.only, let other = second.only, !isVague(one),
      !isVague(other)
    else { return nil }
    switch (one, other) {
    case (.object(let one), .object(let other)):
      let types = (heap.objects[one].type, heap.objects[other].type)
      guard types.0 == types.1, case let type = index.types[types.0],
        let name = constantName(of: one, type), let another = constantName(of: other, type)
      else { return nil }
      return name == another
    case (.closure, .null): return false
    case (.object, _), (_, .object), (.closure, _), (.view, _): return nil
    case (.list, .list):
      guard let items = first.texts, let others = second.texts else { return nil }
      return items == others
    default: return one == other
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
    guard !isFixed(subject, frame), !isGiven(values, byCall: subject, frame) else { return values }
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

  // MARK: Words

  func describe(_ condition: Condition, _ frame: Frame) -> RunCondition? {
    guard let span = condition.span, !isOwnLife(condition) else { return nil }
    let number = kept(span, negated: false) {
      switch condition {
      case .binding:
        ConditionText(
          span: span, form: .isSet, emptinessOf: emptiness(condition, frame),
          castsTo: castType(condition, frame), asksOf: asked(by: condition, frame),
          footing: footingClaim(of: condition, frame))
      case .pattern(let pattern, let subject):
        ConditionText(
          span: subject.span, form: .matches(words(pattern)),
          emptinessOf: emptiness(condition, frame),
          asksOf: asked(by: condition, frame))
      default:
        ConditionText(
          span: span, form: .holds, emptinessOf: emptiness(condition, frame),
          asksOf: asked(by: condition, frame), held: heldCase(condition, frame),
          footing: footingClaim(of: condition, frame), isStackEmpty: emptinessClaim(of: condition),
          selection: selection(condition, isNegated: false, frame),
          steady: steadyFacts(of: condition, holds: true, frame))
      }
    }
    noteURLTests(number) { urlClauses(of: condition, frame) }
    if linkDepth > 0, !conditionTexts[number.number].asksURL, isMadeOfURL(condition, frame) {
      conditionTexts[number.number].asksURL = true
      askings += 1
    }
    if case .pattern(let pattern, let subject) = condition, isCase(pattern) {
      noteCases(number, [pattern], evaluate(subject, frame))
    }
    return number
  }

  /// `guard let self`: that the object still lives says nothing to a reader.
  private func isOwnLife(_ condition: Condition) -> Bool {
    guard case .binding(let name, _, let value, _) = condition else { return false }
    return value.map(\.isSelf) ?? (name == "self")
  }

  /// The type that `if let intent = … as? PostIntent` asks for.
  private func castType(_ condition: Condition, _ frame: Frame) -> Int? {
    guard case .binding(_, _, let value?, _) = condition, case .cast(_, let type, _) = value.kind
    else { return nil }
    return resolve(ScopedType(reference: type, scope: frame.scope, file: frame.file))?.id
  }

  private func isCase(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .enumCase: true
    case .optional(let inner): isCase(inner)
    default: false
    }
  }

  /// Keeps what a condition asks of the incoming URL, the first time that it asks anything.
  private func noteURLTests(_ condition: RunCondition, _ make: () -> [[URLTest]]) {
    guard linkDepth > 0, conditionTexts[condition.number].clauses.isEmpty else { return }
    let clauses = make()
    guard !clauses.isEmpty else { return }
    conditionTexts[condition.number].clauses = clauses
    askings += 1
  }

  private func noteCases(_ condition: RunCondition, _ patterns: [Pattern], _ values: ValueSet) {
    guard conditionTexts[condition.number].cases.isEmpty else { return }
    defer { if !conditionTexts[condition.number].cases.isEmpty { askings += 1 } }
    for case .enumCase(let type, let name, _) in values.values
    where patterns.contains(where: { takes($0, name) }) {
      conditionTexts[condition.number].cases.append(CaseName(type: type, name: name))
    }
    for case .some(let type) in values.values {
      for name in index.types[type].caseOrder where patterns.contains(where: { takes($0, name) }) {
        let found = CaseName(type: type, name: name)
        if !conditionTexts[condition.number].cases.contains(found) {
          conditionTexts[condition.number].cases.append(found)
        }
      }
    }
  }

  private func takes(_ pattern: Pattern, _ name: String) -> Bool {
    switch pattern {
    case .enumCase(_, let wanted, _, _): wanted == name
    case .optional(let inner): takes(inner, name)
    default: false
    }
  }

  func condition(holding expression: Expression) -> RunCondition {
    kept(expression.span, negated: false) { ConditionText(span: expression.span, form: .holds) }
  }

  /// That some condition does not hold; nothing where all ask only for a version of the system.
  func negated(_ conditions: [Condition], _ frame: Frame) -> [RunCondition] {
    let spans = conditions.compactMap(\.span)
    guard let first = spans.first else { return [] }
    let number = kept(first, negated: true) {
      ConditionText(
        span: Span(file: first.file, start: first.start, end: spans.map(\.end).max() ?? first.end),
        form: .fails,
        emptinessOf: conditions.reduce(into: []) { $0.formUnion(emptiness($1, frame)) },
        footing: conditions.count == 1 ? footingClaim(of: conditions[0], frame)?.negated : nil,
        isStackEmpty: conditions.count == 1 ? emptinessClaim(of: conditions[0]).map { !$0 } : nil,
        selection: conditions.count == 1
          ? selection(conditions[0], isNegated: true, frame) : nil,
        steady: conditions.count == 1
          ? steadyFacts(of: conditions[0], holds: false, frame) : [])
    }
    if linkDepth > 0, !conditionTexts[number.number].asksURL {
      conditionTexts[number.number].asksURL = conditions.contains {
        !urlClauses(of: $0, frame).isEmpty
      }
    }
    return [number]
  }

  func condition(
    of subject: Expression, _ one: SwitchCase, of cases: [SwitchCase], _ values: ValueSet,
    _ frame: Frame
  ) -> RunCondition {
    let number = kept(one.span, negated: false) {
      ConditionText(
        span: subject.span,
        form: .matches(one.isDefault ? "another" : one.patterns.map(words).joined(separator: ", ")),
        emptinessOf: one.patterns.reduce(into: []) { $0.formUnion(ReducerTree.paths(in: $1)) },
        asksOf: one.isDefault ? [] : asked(subject, frame),
        steadyIn: one.condition == nil ? steadyOwner(of: subject, frame) : nil)
    }
    noteSelection(number, subject, one, of: cases, frame)
    if !one.isDefault {
      noteURLTests(number) {
        let clauses = urlClauses(of: one.patterns, subject, frame)
        let more = one.condition.map { urlClauses(of: $0, frame) } ?? []
        if clauses.isEmpty || more.isEmpty { return clauses + more }
        return clauses.flatMap { clause in more.map { clause + $0 } }
      }
      if one.patterns.contains(where: isCase) { noteCases(number, one.patterns, values) }
    }
    return number
  }

  /// What a case that is certain says beside: an action of a path's element, that there is one.
  func unsaid(by one: SwitchCase) -> [RunCondition] {
    let paths = one.patterns.reduce(into: Set<String>()) { $0.formUnion(ReducerTree.paths(in: $1)) }
    guard !paths.isEmpty else { return [] }
    let text = ConditionText(span: one.span, form: .unsaid, emptinessOf: paths)
    return [kept(one.span, negated: true) { text }]
  }

  /// The number of a condition, whose text is made the first time that it is met.
  func kept(_ span: Span, negated: Bool, _ make: () -> ConditionText) -> RunCondition {
    let key = ConditionKey(span: span, isNegated: negated)
    if let known = conditionNumbers[key] { return RunCondition(number: known) }
    conditionNumbers[key] = conditionTexts.count
    conditionTexts.append(make())
    return RunCondition(number: conditionTexts.count - 1)
  }

  func emptinessNames(_ condition: RunCondition) -> Set<String> {
    conditionTexts[condition.number].emptinessOf
  }

  func asksWhetherEmpty(_ condition: RunCondition, _ name: String) -> Bool {
    conditionTexts[condition.number].emptinessOf.contains(name)
  }

  /// Whether a condition says nothing to a reader, as one in a library's model.
  func isUnsaid(_ condition: RunCondition) -> Bool {
    let text = conditionTexts[condition.number]
    if case .unsaid = text.form { return true }
    return index.isModel(text.span)
  }

  func words(_ condition: RunCondition) -> String {
    let condition = conditionTexts[condition.number]
    // Reports cut it; here, two conditions that begin alike must not become one.
    let text = text(condition.span, limit: 240)
    switch condition.form {
    case .holds, .unsaid: return text
    case .isSet:
      var name = text.hasPrefix("let ") ? String(text.dropFirst(4)) : text
      if name.hasPrefix("_ = ") { name.removeFirst(4) }
      return "\(name) is set"
    case .isNotEmpty: return "\(text) is not empty"
    case .matches(let pattern): return "\(text) is \(pattern)"
    case .fails:
      if text.hasPrefix("!"), !text.contains(" ") { return String(text.dropFirst()) }
      return text.contains(" ") ? "!(\(text))" : "!\(text)"
    }
  }

  private func words(_ pattern: Pattern) -> String {
    switch pattern {
    case .enumCase(_, let name, _, _): ".\(name)"
    case .expression(let expression): text(expression.span, limit: 40)
    case .optional(let inner): words(inner)
    case .type(_, let type): type.dottedName ?? "another type"
    case .tuple(let parts): "(\(parts.map(words).joined(separator: ", ")))"
    case .bind, .wildcard: "any"
    }
  }
}
