import FlowGraph

/// What the interpreter writes down while it runs.
extension Interpreter {
  func note(_ effect: Operation.Effect, _ span: Span) {
    record(.operation(effect, span))
  }

  /// A change of state that some view may be bound to.
  ///
  /// - Parameter isBound: Whether something is known to be bound to the state, whatever its name.
  func noteState(
    _ change: StateChange, _ place: Place, _ expression: Expression, isBound: Bool = false
  ) {
    spoil(place)
    if linkDepth > 0 { record(.writes(place)) }
    guard
      isBound || syntax.boundNames.contains(place.propertyName) || place.isPayload
        || chooses(place, change),
      heap.steers(place.propertyName)
    else { return }
    // An initial value that an initialiser stores is not an act.
    note(.state(place, change), expression.span)
  }

  // MARK: Routes and actions

  /// A case that an expression makes.
  func noteProduced(_ values: ValueSet, _ expression: Expression) {
    guard !isComparing, case .enumCase(let type, let name, _)? = values.only else { return }
    facts.produced[CaseName(type: type, name: name), default: []].insert(expression.span)
    noteGiven(CaseName(type: type, name: name))
  }

  /// Keeps to which functions a handler of links gives a case.
  func noteHandedOn(_ values: [ValueSet], to function: FunctionDeclaration) {
    guard linkDepth > 0 else { return }
    for case .enumCase(let type, let name, _) in values.flatMap(\.values) {
      facts.handedOn[CaseName(type: type, name: name), default: [:]][ObjectIdentifier(function)] =
        function
    }
  }

  func noteAnyCase(_ type: TypeInfo) { facts.anyCase.insert(type.id) }

  /// Which enum an implicit member turned out to mean; -1 for a type outside the program.
  func noteImplicit(_ expression: Expression, _ name: String, _ type: Int?) {
    guard let type else { return }
    // Names of cases are looked for without what they are given.
    var named = expression
    if case .call(let callee, _) = expression.kind { named = callee }
    facts.implicit[named.span, default: []].insert(type)
  }

  /// A branch that took values of an action.
  func noteHandled(
    _ values: ValueSet, by one: SwitchCase, of cases: [SwitchCase], _ frame: Frame
  ) {
    let does = one.isDefault || frame.actsBeside || does(one.body) || saysWhy(one.whole)
    let choice = Span(
      file: one.span.file, start: (cases.first ?? one).span.start,
      end: (cases.last ?? one).whole.end)
    let handler = NavigationFacts.Handler(
      span: one.span, does: does, isBlank: !one.isDefault && isBlank(one.body),
      blankElse: one.isDefault ? nil : blankElse(one.body), choice: choice)
    for value in values.values {
      guard case .enumCase(let type, let name, _) = value else { continue }
      facts.handled[CaseName(type: type, name: name), default: []].insert(handler)
    }
  }

  func does(_ body: [Statement]) -> Bool {
    body.contains { statement in
      if case .jump = statement.kind { return false }
      return true
    }
  }

  /// Cases that a pattern names, however deep they lie in what it is about: a parent that takes
  /// `.child(.presented(.done))` acts on the child's `done`.
  func noteAskedFor(by pattern: Pattern, _ values: ValueSet) {
    if case .enumCase = pattern {
      for case .enumCase(let type, let name, _) in values.values.filter({ matches([pattern], $0) })
      {
        facts.askedFor.insert(CaseName(type: type, name: name))
      }
    }
    noteAskedFor(inside: pattern, values)
  }

  func noteAskedFor(inside pattern: Pattern, _ values: ValueSet) {
    switch pattern {
    case .optional(let inner): noteAskedFor(by: inner, values)
    case .enumCase(_, _, let parts, _):
      for value in values.values where matches([pattern], value) {
        switch value {
        case .enumCase(_, _, let payload): noteAskedFor(by: parts, withoutPlace(payload))
        case .tuple(_, let payload): noteAskedFor(by: parts, payload)
        default: break
        }
      }
    case .tuple(let parts):
      for case .tuple(_, let items) in values.values {
        noteAskedFor(by: parts.map { (nil, $0) }, items)
      }
    default: break
    }
  }

  private func noteAskedFor(by parts: [(label: String?, pattern: Pattern)], _ items: [ValueSet]) {
    guard parts.count == items.count else { return }
    for (part, item) in zip(parts, items) { noteAskedFor(by: part.pattern, item) }
  }

  /// `case .web: if let page { WebView(page) } else { EmptyView() }`
  private func blankElse(_ body: [Statement]) -> Span? {
    guard body.count == 1, case .conditional(_, let then, let otherwise?) = body[0].kind,
      isBlank(otherwise), !isBlank(then), !then.isEmpty
    else { return nil }
    return otherwise.first?.span
  }

  /// `case .web: EmptyView()`
  func isBlank(_ body: [Statement]) -> Bool {
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .expression(let view), .returning(let view?):
      return isBlank(view)
    default: return false
    }
  }

  /// `EmptyView()`, under whatever modifiers that bring nothing of their own.
  private func isBlank(_ view: Expression) -> Bool {
    guard case .call(let callee, let arguments) = view.kind else { return false }
    switch callee.kind {
    case .name("EmptyView", _): return arguments.isEmpty
    case .member(let base?, _, _):
      return isBlank(base)
        && arguments.allSatisfy { if case .closure = $0.value.kind { false } else { true } }
    default: return false
    }
  }

  /// Whether a comment in an empty branch says that it is meant: `case .canceled: break // …`. One
  /// that says what is still to be done does not, nor one that is for the rule.
  private func saysWhy(_ branch: Span) -> Bool {
    let text = index.text(branch, toLineEnd: true)
    guard let start = text.firstRange(of: "//") ?? text.firstRange(of: "/*") else { return false }
    let comment = text[start.upperBound...]
    // Code that was taken out is no reason.
    let isCode =
      comment.contains("=")
      || zip(comment, comment.dropFirst()).contains { one, next in
        one.isLetter && next == "("
      }
    let words = comment.split { !$0.isLetter && $0 != "_" }
    return !isCode && !words.isEmpty
      && words.allSatisfy { !Self.noReasons.contains($0.lowercased()) }
  }

  private static let noReasons: Set<String> = ["todo", "fixme", "waymark", "unhandled_action"]

  func noteUnhandled(
    _ remaining: ValueSet, of values: ValueSet, subject: Expression, cases: [SwitchCase]
  ) {
    guard !cases.contains(where: \.isDefault) else { return }
    let named = Set(cases.flatMap(\.patterns).flatMap(\.caseNames))
    for value in remaining.values {
      // What is of another enum came here by mistake: no such value can be switched over.
      guard case .enumCase(let type, let name, _) = value,
        !named.isDisjoint(with: index.types[type].cases.keys)
      else { continue }
      let isNamed = cases.contains { one in one.patterns.contains { matches([$0], value) } }
      if isNamed { continue }
      record(.missed(CaseName(type: type, name: name), subject.span))
    }
  }

  /// A call of a closure property that holds no closure: an action that no one takes.
  func noteUncalled(name: String?, sent: [ValueSet], _ expression: Expression) {
    guard name != nil else { return }
    for value in sent.first?.values ?? [] {
      guard case .enumCase(let type, let one, _) = value else { continue }
      record(.uncalled(CaseName(type: type, name: one), expression.span))
    }
  }

  // MARK: Deep links

  func noteURLRead() {
    record(.readsURL)
  }

  /// A list's selection: a value link of its type in the list sets it.
  ///
  /// - Parameter type: The binding's own type, where it is written: it may be made by hand over
  ///   state that can hold more.
  func noteSelection(_ binding: ValueSet, as type: ScopedType?) {
    let places = boundPlaces(binding)
    for place in places {
      if let declared = declaredType(of: place) { noteSelection(declared, [place]) }
    }
    if let type, type.reference.lastName == "Binding", let held = type.reference.generics.first {
      noteSelection(type.with(held), Set(places))
    }
  }

  private func noteSelection(_ selected: ScopedType, _ places: Set<Place>) {
    var type = selected.with(selected.reference.unwrapped)
    // `Set<Item.ID>` selects several.
    if let element = type.reference.generics.first { type = type.with(element) }
    for value in typeValue(type).values {
      switch value {
      case .type(let number):
        facts.selections[TypeKey(index.types[number]), default: []].formUnion(places)
      case .externalType(let name):
        facts.selections[.external(name), default: []].formUnion(places)
      default: break
      }
    }
  }

  /// What a list puts into the state of its selection: something, where it is not known what.
  func selected(in place: Place) -> ValueSet {
    guard let declared = declaredType(of: place), case .optional(let inner) = declared.reference,
      resolve(declared.with(inner))?.kind != .enumeration
    else { return .unknown }
    return anyValue(of: declared.with(inner))
  }

  /// A URL that is handed on to what is not followed may be read there.
  func noteEscape(_ values: [ValueSet]) {
    if values.contains(where: { $0.values.contains { holdsURL($0) } }) { noteURLRead() }
  }

  /// Keeps which screens a function is given that shows what it is given, by its name.
  func noteHandedOver(_ values: [ValueSet], to function: FunctionDeclaration) {
    guard NavigationCalls.saysToShow(function.name) else { return }
    for (position, given) in values.enumerated() {
      for value in given.values where isView(value) || isController(value) {
        guard let type = type(of: value), !type.isExternal else { continue }
        facts.handedOver[type.id, default: []].insert(.init(function: function, position: position))
      }
    }
  }

  /// Whether a value is the incoming URL, or a list or the like with it inside.
  func holdsURL(_ value: Value) -> Bool { holdsURL(value, depth: 0) }

  private func holdsURL(_ value: Value, depth: Int) -> Bool {
    switch value {
    case .incomingURL: true
    case .list(let items), .tuple(_, let items), .enumCase(_, _, let items):
      depth < 3 && items.contains { $0.values.contains { holdsURL($0, depth: depth + 1) } }
    default: false
    }
  }

  /// A function that is given the incoming URL is the app's handler of it.
  func noteURLReceived(_ function: FunctionDeclaration, _ owner: TypeInfo?, _ values: [ValueSet]) {
    guard function.name != "init",
      values.contains(where: { $0.values.contains(.incomingURL(.whole, as: nil)) }),
      !onlyAnswers(function)
    else { return }
    let name = owner.map { $0.isExternal ? function.name : "\($0.name).\(function.name)" }
    record(.receivesURL(name ?? function.name, function.span))
  }

  /// Whether a function does no more with a URL than make something else of it.
  private func onlyAnswers(_ function: FunctionDeclaration) -> Bool {
    guard let result = function.result, !result.isVoid, result.lastName != "Bool" else {
      return false
    }
    return !syntax.isWorthFollowing(function) && !syntax.isPosting(function)
  }

  func unresolved(_ reason: String, _ span: Span, concerns: [String] = []) {
    record(.unresolved(.init(span: span, reason: reason, concerns: concerns)))
  }
}
