extension Interpreter {
  /// Runs statements and gives the values of those that stand alone, as a result builder does.
  @discardableResult
  func run(_ statements: [Statement], _ frame: Frame) -> ValueSet {
    var produced = ValueSet.none
    let isSingle = statements.count == 1
    let hasActed = frame.actsBeside
    defer { frame.actsBeside = hasActed }
    if !hasActed, !isSingle, statements.contains(where: \.isSwitch) {
      frame.actsBeside = acts(statements)
    }
    // A local function may be called above its declaration.
    for statement in statements {
      if case .function(let function) = statement.kind { frame.functions[function.name] = function }
    }
    for (position, statement) in statements.enumerated() {
      switch statement.kind {
      case .expression(let expression):
        let isLast = position == statements.count - 1
        let values = evaluate(expression, frame, expected: isSingle || isLast ? frame.result : nil)
        if frame.result != nil || !Self.takesOut(expression) {
          produced.formUnion(isSingle ? values : ValueSet(values.values.flatMap(views)))
        }
        if !isLast, let queued = queued(by: expression, frame) {
          let rest = Array(statements[(position + 1)...])
          produced.formUnion(assuming(queued) { run(rest, frame) })
          return produced
        }
      case .guarding(let conditions, let otherwise):
        // What follows runs under the conditions, so it is nested in them.
        let outcome = decide(conditions, frame)
        if outcome != true {
          // What this way makes is not new to the code behind it.
          let made = frame.made
          defer { frame.made = made }
          produced.formUnion(
            branch(frame, conditions: negated(conditions, frame)) {
              assume(conditions, hold: false, frame)
              return run(otherwise, frame)
            })
        }
        if outcome == false { return produced }
        bind(conditions, frame)
        let rest = Array(statements[(position + 1)...])
        let described = describe(conditions, frame)
        produced.formUnion(within({ $0.conditions += described }) { run(rest, frame) })
        return produced
      case .conditional(let conditions, let then, nil) where leaves(then):
        // `if path.isEmpty { return }`: what follows runs where the conditions fail.
        let outcome = decide(conditions, frame)
        let made = frame.made
        produced.formUnion(run(statement, frame))
        frame.made = made
        if outcome == true { return produced }
        let rest = Array(statements[(position + 1)...])
        let described = outcome == nil ? negated(conditions, frame) : []
        assume(conditions, hold: false, frame)
        produced.formUnion(within({ $0.conditions += described }) { run(rest, frame) })
        return produced
      case .switching(let subject, let cases) where cases.contains(where: neverReturns):
        produced.formUnion(run(statement, frame))
        if ends(subject, cases, frame) { return produced }
      default:
        if let rest = runPairs(statement, before: statements[(position + 1)...], frame) {
          produced.formUnion(rest)
          return produced
        }
        produced.formUnion(run(statement, frame))
        bindEmpty(statement, before: statements[(position + 1)...], frame)
        if case .jump = statement.kind { return produced }
        if case .returning = statement.kind { return produced }
      }
    }
    return produced
  }

  /// Whether a statement takes something out of a list, and does nothing with that.
  private static func takesOut(_ statement: Expression) -> Bool {
    guard case .call(let callee, _) = statement.kind, case .member(.some, let name, _) = callee.kind
    else { return false }
    return name.hasPrefix("remove") && Mutation.names.contains(name)
  }

  /// Whether nothing after a part runs.
  func leaves(_ body: [Statement]) -> Bool {
    switch body.last?.kind {
    case .returning?, .throwing?, .jump("continue")?, .jump("break")?: true
    default: false
    }
  }

  private func run(_ statement: Statement, _ frame: Frame) -> ValueSet {
    switch statement.kind {
    case .variable(let pattern, let written, let value):
      declare(pattern, written, value, statement.span, frame)
    case .computed(let variable): bindComputed(variable, frame)
    case .returning(let value):
      if let value {
        let values = evaluate(value, frame, expected: frame.result)
        if isPlaceholder(value) {
          frame.placeholders.formUnion(values)
        } else {
          frame.returned.formUnion(values)
        }
      }
      frame.hasReturned = true
    case .conditional(let conditions, let then, let otherwise):
      return runConditional(conditions, then, otherwise, frame)
    case .switching(let subject, let cases):
      return runSwitch(subject, cases, frame)
    case .loop(let pattern, let sequence, let filter, let body):
      runLoop(pattern, sequence, where: filter, body, frame)
    case .whileLoop(let conditions, let body):
      runWhile(conditions, body, frame)
    case .block(let body, let catches):
      var produced = branch(frame, conditions: []) { run(body, frame) }
      for one in catches { produced.formUnion(branch(frame, conditions: []) { run(one, frame) }) }
      return produced
    case .deferred(let body):
      _ = branch(frame, conditions: []) { run(body, frame) }
    case .throwing(let value):
      _ = evaluate(value, frame)
    case .expression, .guarding, .function, .jump:
      break
    }
    return .none
  }

  /// Runs the body of a loop as long as what it assigns to variables grows, a few times: each look
  /// goes one step up a chain, `responder = responder.next`.
  private func runWhile(_ conditions: [Condition], _ body: [Statement], _ frame: Frame) {
    for _ in 0..<Self.mostSteps {
      fresh = [:]
      let before = frame.locals.slots.map(\.values)
      _ = branch(frame, conditions: describe(conditions, frame)) {
        bind(conditions, frame)
        return run(body, frame)
      }
      if frame.locals.slots.map(\.values) == before { break }
    }
  }

  private static let mostSteps = 4

  /// Runs a part with a scope of its own.
  ///
  /// - Parameter isCertain: Whether it is known to run.
  func branch(
    _ frame: Frame, conditions: [RunCondition], isCertain: Bool = false, _ body: () -> ValueSet
  ) -> ValueSet {
    let locals = frame.locals
    let functions = frame.functions
    defer {
      frame.locals = locals
      frame.functions = functions
    }
    if isCertain { return within({ $0.conditions += conditions }, body) }
    return keepingFresh { within({ $0.conditions += conditions }, body) }
  }

  private func declare(
    _ pattern: Pattern, _ written: TypeReference?, _ value: Expression?, _ span: Span,
    _ frame: Frame
  ) {
    var type = written.map { ScopedType(reference: $0, scope: frame.scope, file: frame.file) }
    if case .bind(let name) = pattern, value?.isNull ?? true {
      frame.bind(name, value == nil ? .none : ValueSet(.null), type: type, origin: span)
      return
    }
    var values = value.map { evaluate($0, frame, expected: type) } ?? .none
    if let channel = localSubject(pattern, values, span, frame) { values = channel }
    if value != nil, let type, values.isEmpty || isForeign(values, type) {
      values = anyValue(of: type)
      // `let cell: RowCell = table.dequeue(for: path)`
      if let known = resolve(type) {
        if let cells = reusedCells(known, frame).nonEmpty {
          values = ValueSet(cells, isOpen: true)
        } else {
          notePart(known, foundBy: value, in: frame)
        }
      }
    }
    if let value, isCopyOfState(values, value, frame) { values.isOpen = true }
    // `let dict = userInfo as? [String: String]` says its type as well.
    if type == nil, let value, case .cast = value.kind { type = staticType(of: value, frame) }
    // As does `var routes = [Route]()`.
    if type == nil, case .call(let callee, let arguments)? = value?.kind, arguments.isEmpty,
      let list = typeNamed(callee, frame), elementType(list) != nil
    {
      type = list
    }
    if case .bind(let name) = pattern {
      let asked = value.map { emptiness(keptOf: $0, frame) } ?? []
      frame.bind(name, values, type: type)
      frame.locals[name]?.emptinessOf = asked
      if let value, case .binary = value.plain.kind { frame.locals[name]?.flag = value }
    } else {
      _ = match(pattern, values, frame)
    }
  }

  private func runConditional(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ frame: Frame
  ) -> ValueSet {
    let outcome = decide(conditions, frame)
    var produced = ValueSet.none
    if outcome != false, !presentInline(conditions, then, frame) {
      let described = outcome == true ? [] : describe(conditions, frame)
      produced.formUnion(
        branch(frame, conditions: described, isCertain: outcome == true) {
          bind(conditions, frame)
          return run(then, frame)
        })
    }
    if outcome != true, let otherwise {
      let described = outcome == false ? [] : negated(conditions, frame)
      produced.formUnion(
        branch(frame, conditions: described, isCertain: outcome == false) {
          assume(conditions, hold: false, frame)
          return run(otherwise, frame)
        })
    }
    return produced
  }

  private func runSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ frame: Frame
  ) -> ValueSet {
    let values = evaluateSubject(subject, frame)
    noteBranches(cases, values)
    var produced = ValueSet.none
    var remaining = values
    var index = 0
    while index < cases.count {
      let one = cases[index]
      index += 1
      if one.isDefault {
        // Reached by what no case took, or by what is not known.
        if remaining.isEmpty, !remaining.isOpen, !values.isEmpty { continue }
        noteHandled(remaining, by: one, of: cases, frame)
        produced.formUnion(
          branch(frame, conditions: [condition(of: subject, one, of: cases, values, frame)]) {
            narrow(subject, toRest: remaining, frame)
            return run(one.body, frame)
          })
        continue
      }
      let isCertain = values.only.map(isSettled) == true && one.condition == nil
      var taken = false
      let part = branch(
        frame,
        conditions: isCertain
          ? unsaid(by: one) : [condition(of: subject, one, of: cases, values, frame)],
        isCertain: isCertain && values.only.map(isWhole) == true
      ) {
        for pattern in one.patterns {
          let before = frame.locals
          let matched = match(pattern, values, frame)
          guard matched.isPossible else { continue }
          // `case .check(let run), .button(let run)`: a name holds what any of them brings.
          if taken {
            for name in pattern.names {
              before[name].map { frame.locals[name]?.assign($0.values) }
            }
          }
          taken = true
          if one.condition == nil { remaining.remove(matched.certain) }
        }
        guard taken else { return .none }
        narrow(subject, to: one.patterns, values, frame)
        for pattern in one.patterns { noteSources(pattern, subject, frame) }
        if let condition = one.condition { _ = evaluate(condition, frame) }
        let holder = holder(of: subject, taking: one.patterns, frame)
        var result = assuming(holder) { run(one.body, frame) }
        // A fallthrough goes on into the next body with no test.
        var last = one.body.last
        var next = index
        while case .jump("fallthrough")? = last?.kind, next < cases.count {
          result.formUnion(run(cases[next].body, frame))
          last = cases[next].body.last
          next += 1
        }
        return result
      }
      if taken {
        let handled = values.values.filter { matches(one.patterns, $0) }
        noteHandled(ValueSet(distinct: handled, isOpen: false), by: one, of: cases, frame)
        for pattern in one.patterns where does(one.body) { noteAskedFor(inside: pattern, values) }
      }
      produced.formUnion(part)
    }
    noteUnhandled(remaining, of: values, subject: subject, cases: cases)
    return produced
  }

  /// Whether a case is known with all that it carries: two arms can take `.page` of an unknown page.
  private func isWhole(_ value: Value) -> Bool {
    switch value {
    case .enumCase(_, _, let parts), .tuple(_, let parts):
      parts.allSatisfy { $0.only.map(isWhole) == true }
    case .some, .external: false
    default: true
    }
  }

  /// Whether a value is known in all its parts.
  private func isSettled(_ value: Value) -> Bool {
    guard case .tuple(let labels, let items) = value, !Results.isCase(labels) else { return true }
    return items.allSatisfy { $0.only.map(isSettled) == true }
  }

  func runLoop(
    _ pattern: Pattern, _ sequence: Expression, where filter: Expression?, _ body: [Statement],
    _ frame: Frame
  ) {
    let values = evaluate(sequence, frame)
    var elements = ValueSet.none
    var channels: [Place] = []
    for value in values.values {
      switch value {
      case .list(let items): for item in items { elements.formUnion(item) }
      case .channel(let place): channels.append(place)
      case .incomingURL(let part, _): elements.formUnion(URLParts.element(of: part) ?? .none)
      case .stream(let stream):
        guard case .built(let closures) = stream.source else { break }
        elements.formUnion(yielded(by: closures, through: stream.steps, sequence, frame))
      default: break
      }
    }
    elements = known(among: elements)
    // A dictionary gives what lies in it with the key.
    let isDictionary = isDictionary(values, sequence, frame)
    if isDictionary, !elements.isEmpty {
      elements = ValueSet(.tuple(["key", "value"], [.unknown, elements]))
    }
    let asked = asked(by: filter, body)
    elements = self.elements(elements, of: pattern, where: asked, frame)
    if values.isOpen { elements.isOpen = true }
    let heard = { [self] in
      closure(
        Closure(
          parameters: [.init(name: boundName(pattern), type: nil)], result: nil, body: body,
          span: sequence.span), sequence, frame)
    }
    if let notification = Notifications.published(by: sequence, self, frame) {
      let told = heard()
      observe(notification, ValueSet(told))
      if isPlainObserver(told), isToldByPosts(notification) { return }
      let site = CallSite(name: "for await", arguments: [], expression: sequence, expected: nil)
      let stream = MessageStream(source: .event(site.name, .unknown))
      return within({ $0.heard = .notification }) { listen(told, to: stream, site, frame) }
    }
    for channel in channels {
      // `for await value in stream`: the body runs for each value that is sent.
      heap.listen(heard(), on: channel)
    }
    guard channels.isEmpty, !isEmptyLocal(sequence, values, frame),
      !isEmptyHere(sequence, values, frame)
    else { return }
    leaveUnassigned(in: body)
    let rounds = rounds(over: sequence, frame)
    let turns = isDictionary ? nil : turns(of: body, where: filter, over: values, frame)
    let chosen = chosenElements(among: elements, of: pattern, where: asked, frame)
    for element in turns?.elements ?? chosen ?? [elements] {
      _ = branch(frame, conditions: [rounds].compactMap { $0 }) {
        _ = match(pattern, element, frame)
        if case .bind(let name) = pattern {
          let type = genericElement(of: sequence, [element], frame)
          frame.bind(name, element, type: type ?? (turns == nil ? nil : typeOfValues(element)))
          frame.locals[name]?.list = sequence
        }
        for name in pattern.names { frame.locals[name]?.isElement = true }
        return run(body, frame)
      }
    }
    turns.map { leaveGaps($0, frame) }
  }

  private func boundName(_ pattern: Pattern) -> String {
    if case .bind(let name) = pattern { return name }
    return "_"
  }

  func isView(_ value: Value) -> Bool {
    if case .view = value { return true }
    return false
  }
}

extension ValueSet {
  mutating func remove(_ gone: [Value]) {
    self = ValueSet(distinct: values.filter { !gone.contains($0) }, isOpen: isOpen)
  }
}
