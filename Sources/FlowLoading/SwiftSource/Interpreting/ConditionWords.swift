import FlowLinks

/// What conditions say: in words for people, and in claims that attribution and linking ask.
extension Interpreter {
  func describe(_ conditions: [Condition], _ frame: Frame) -> [RunCondition] {
    let saved = frame.locals
    defer { frame.locals = saved }
    return conditions.compactMap { condition in
      let described = describe(condition, frame)
      // `if let host = url.host, host == "item"`: what follows asks the part of the URL.
      if linkDepth > 0, case .binding(let name, _, let value?, _) = condition,
        case let values = evaluate(value, frame), values.values.contains(where: \.isOfURL)
      {
        frame.bind(name, values)
      }
      return described
    }
  }

  func describe(_ condition: Condition, _ frame: Frame) -> RunCondition? {
    if case .binding(let name, _, let value?, _) = condition,
      value.plain.lastName == "viewControllers" || value.plain.tableName != nil
    {
      frame.unwrapped[name] = value.plain
    }
    guard let span = condition.span, !isOwnLife(condition) else { return nil }
    let number = kept(span, negated: false) {
      switch condition {
      case .binding:
        ConditionText(
          span: condition.castSubject ?? span, form: condition.castForm ?? .isSet,
          emptinessOf: emptiness(condition, frame),
          castsTo: castType(condition, frame), asksOf: asked(by: condition, frame),
          footing: footingClaims(of: condition, holds: true, frame),
          filled: filledState(condition, frame))
      case .pattern(let pattern, let subject):
        ConditionText(
          span: subject.span, form: .matches(words(pattern)),
          emptinessOf: emptiness(condition, frame),
          asksOf: asked(by: condition, frame),
          steady: steadyFacts(of: condition, holds: true, frame))
      default:
        ConditionText(
          span: span, form: .holds, emptinessOf: emptiness(condition, frame),
          asksOf: asked(by: condition, frame), held: heldCase(condition, frame),
          footing: footingClaims(of: condition, holds: true, frame),
          isStackEmpty: emptinessClaim(of: condition),
          filled: filledState(condition, frame),
          selection: selection(condition, isNegated: false, frame),
          steady: steadyFacts(of: condition, holds: true, frame))
      }
    }
    noteClaim(of: condition, number, holds: true, frame)
    noteURLTests(number) { urlClauses(of: condition, frame) }
    if linkDepth > 0, !conditionTexts[number.number].asksURL,
      isMadeOfURL(condition, frame) || isChoosing(condition, frame)
    {
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

  /// The state of which `if let id = selected?.id`, `if let selected` and `selected != nil` say that
  /// it holds something.
  private func filledState(_ condition: Condition, _ frame: Frame) -> Set<Place> {
    var asked: Expression
    switch condition {
    case .binding(let name, _, let value, let span):
      asked = value?.plain ?? Expression(.name(name, generics: []), span)
    case .expression(let expression):
      guard case .binary("!=", let left, let right) = expression.plain.kind, right.isNull else {
        return []
      }
      asked = left.plain
    default: return []
    }
    while case .member(let base?, _, _) = asked.kind, case .unwrap(let inner) = base.kind {
      asked = inner.plain
    }
    return Set(places(of: asked, frame))
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
        span: (conditions.count == 1 ? conditions[0].castSubject : nil)
          ?? Span(file: first.file, start: first.start, end: spans.map(\.end).max() ?? first.end),
        form: failing(conditions),
        emptinessOf: conditions.reduce(into: []) { $0.formUnion(emptiness($1, frame)) },
        footing: conditions.count == 1
          ? footingClaims(of: conditions[0], holds: false, frame) : [],
        isStackEmpty: conditions.count == 1 ? emptinessClaim(of: conditions[0]).map { !$0 } : nil,
        selection: conditions.count == 1
          ? selection(conditions[0], isNegated: true, frame) : nil,
        steady: conditions.count == 1
          ? steadyFacts(of: conditions[0], holds: false, frame) : [])
    }
    if conditions.count == 1 { noteClaim(of: conditions[0], number, holds: false, frame) }
    if linkDepth > 0, !conditionTexts[number.number].deniesURL {
      let denies = conditions.contains { !urlClauses(of: $0, frame).isEmpty }
      conditionTexts[number.number].deniesURL = denies
      if denies { conditionTexts[number.number].asksURL = true }
    }
    return [number]
  }

  /// What conditions say that do not hold: of one pattern, which value it is not.
  private func failing(_ conditions: [Condition]) -> ConditionText.Form {
    if conditions.count == 1, case .pattern(let pattern, _) = conditions[0] {
      return .differs(words(pattern))
    }
    if conditions.count == 1, case .matches(let type)? = conditions[0].castForm {
      return .differs(type)
    }
    return .fails
  }

  func condition(
    of subject: Expression, _ one: SwitchCase, of cases: [SwitchCase], _ values: ValueSet,
    _ frame: Frame
  ) -> RunCondition {
    let number = kept(one.span, negated: false) {
      ConditionText(
        span: subject.span,
        form: .matches(one.isDefault ? "another" : one.patterns.map(words).joined(separator: ", ")),
        emptinessOf: one.patterns.reduce(into: emptiness(of: subject, in: one, of: cases, frame)) {
          $0.formUnion(ReducerTree.paths(in: $1))
        },
        asksOf: one.isDefault ? [] : asked(subject, frame),
        steadyIn: one.condition == nil ? steadyOwner(of: subject, frame) : nil,
        steady: deviceFacts(of: one, among: cases, subject))
    }
    noteSelection(number, subject, one, of: cases, frame)
    noteClaim(of: one, among: cases, subject, number, frame)
    if !one.isDefault {
      noteURLTests(number) {
        let clauses = urlClauses(of: one.patterns, subject, frame)
        let more = one.condition.map { urlClauses(of: $0, frame) } ?? []
        if clauses.isEmpty || more.isEmpty { return clauses + more }
        return clauses.flatMap { clause in more.map { clause + $0 } }
      }
      if one.patterns.contains(where: isCase) { noteCases(number, one.patterns, values) }
    } else if linkDepth > 0, values.values.contains(where: holdsURL) {
      conditionTexts[number.number].deniesURL = true
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
    case .differs(let pattern): return "!(\(text) is \(pattern))"
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

extension Condition {
  /// What `if let row = cell as? Row` asks for its class.
  fileprivate var castSubject: Span? { cast?.subject.span }

  fileprivate var castForm: ConditionText.Form? {
    cast.map { .matches($0.type.unwrapped.dottedName ?? "another type") }
  }

  private var cast: (subject: Expression, type: TypeReference)? {
    guard case .binding(_, _, let value?, _) = self,
      case .cast(let subject, let type, _) = value.kind
    else { return nil }
    return (subject, type)
  }
}
