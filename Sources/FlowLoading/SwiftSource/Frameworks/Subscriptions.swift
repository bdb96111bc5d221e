/// What listens to a stream: closures, and subjects that pass on what they hear.
extension Streams {
  static let subscriptions: [String: Frameworks.Method] = [
    "sink": subscribe, "subscribe": subscribe, "bind": subscribe, "drive": subscribe,
    "emit": subscribe, StreamAssignments.name: subscribe,
  ]

  private static let subscribe: Frameworks.Method = { interpreter, bases, base, site, frame in
    if !bases.isEmpty, bases.values.allSatisfy({ $0 == .external("Empty") }) {
      // It never says anything.
      return .unknown
    }
    let streams = streams(bases)
    // A branch that fails says nothing of what comes in the other: `return Fail(error: fault)`.
    let silent = streams.filter { $0.source == .values([]) }
    let others = ValueSet(bases.values.filter { $0.asStream == nil }, isOpen: bases.isOpen)
    let isOther = silent.count == streams.count && (others.isOpen || !others.isEmpty)
    let known = isOther ? unknown(others, site) : streams
    guard !known.isEmpty else { return nil }
    let fillers = BoundRows.fillers(interpreter, site, frame)
    // Rows whose elements come from where nothing is read are filled all the same.
    for filler in fillers { interpreter.invokeAll(ValueSet(filler), [], site.expression, frame) }
    var targets = fillers + targets(interpreter, site, frame)
    let notification = Notifications.published(by: base, interpreter, frame)
    if let notification {
      interpreter.observe(notification, ValueSet(targets))
      if !targets.isEmpty, targets.allSatisfy(interpreter.isPlainObserver),
        interpreter.isToldByPosts(notification)
      {
        runOthers(interpreter, site, frame)
        return .unknown
      }
    }
    // Nobody hears what `subscribe()` sets going.
    if site.arguments.isEmpty { targets = [.null] }
    // `bind(to: table.rx.items) { … }` asks for what it shows.
    guard !streams.isEmpty || !targets.isEmpty else { return nil }
    interpreter.within({ if notification != nil { $0.heard = .notification } }) {
      for stream in known {
        // Of one that skips what is there on some way only, it is not known that it does not.
        let isAtOnce = !known.contains { $0.source == stream.source && $0.steps.contains(.later) }
        for target in targets {
          interpreter.listen(target, to: stream, site, frame, isSubscription: isAtOnce)
        }
      }
    }
    runOthers(interpreter, site, frame)
    return .unknown
  }

  /// A stream of which nothing is known but that something listens to it.
  private static func unknown(_ bases: ValueSet, _ site: CallSite) -> [MessageStream] {
    var values = ValueSet.none
    for value in bases.values {
      switch value {
      // What a closure makes of each value of something unknown.
      case .list(let items): for item in items { values.formUnion(item) }
      case .external: break
      default: return []
      }
    }
    guard site.name == "sink" || site.arguments.contains(where: isTelling) else { return [] }
    return [MessageStream(source: .event(site.name, values))]
  }

  /// Whether an argument is one that only a stream's method takes.
  private static func isTelling(_ argument: Argument) -> Bool {
    guard let label = argument.label else { return false }
    return label == "to" || valueLabels.contains(label)
  }

  /// The closures and subjects that a call hands what comes.
  private static func targets(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> [Value] {
    if site.name == StreamAssignments.name {
      return interpreter.assigning(site).map { interpreter.evaluate($0, frame).values } ?? []
    }
    var found: [Value] = []
    let isBound = site.has("to") || BoundRows.fills(site)
    let owner = site.argument("with").map { interpreter.evaluate($0, frame) }
    for argument in site.arguments {
      if argument.label == nil, site.has("receiveValue") { continue }
      if let label = argument.label, label != "to", label != "on", !valueLabels.contains(label) {
        continue
      }
      // `bind(to: table.rx.items) { row, element, cell in … }`
      if isBound, argument.isTrailing { continue }
      for value in interpreter.evaluate(argument.value, frame).values {
        switch value {
        case .channel: found.append(value)
        case .closure where owner != nil:
          found.append(.piped([.join(owner ?? .none)], value))
        case .closure(let number):
          let hearsEvents =
            site.name == "subscribe" && (argument.label == nil || argument.label == "on")
            && isOfEvents(interpreter.heap.closures[number].closure)
          found.append(hearsEvents ? .piped([.wrap], value) : value)
        case _ where interpreter.isCallable(value): found.append(value)
        default: break
        }
      }
    }
    return found
  }

  /// Whether a closure takes apart the event that it is given: RxSwift has `subscribe { event in …
  /// }` beside `subscribe(onNext:)`.
  private static func isOfEvents(_ closure: Closure) -> Bool {
    var isFound = false
    Walk { node in
      if case .member(_, let name, _) = node.kind, eventNames.contains(name) { isFound = true }
      if case .statement(let statement) = node.kind, asks(statement) { isFound = true }
      return !isFound
    }.statements(closure.body)
    return isFound || closure.body.contains(where: asks)
  }

  private static func asks(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .switching(_, let cases): cases.contains { $0.patterns.contains(where: isEvent) }
    case .conditional(let conditions, _, _), .guarding(let conditions, _):
      conditions.contains {
        if case .pattern(let pattern, _) = $0 { isEvent(pattern) } else { false }
      }
    default: false
    }
  }

  private static func isEvent(_ pattern: Pattern) -> Bool {
    if case .enumCase(_, let name, _, _) = pattern { return eventNames.contains(name) }
    return false
  }

  private static let eventNames = MessageStream.eventCases.union(
    MessageStream.event.compactMap(\.self))

  /// Runs what a call hands over besides: `onError`, `onCompleted`, the cells of a table.
  static func runOthers(_ interpreter: Interpreter, _ site: CallSite, _ frame: Frame) {
    let isBound = site.has("to") && !BoundRows.fills(site)
    let rest = site.arguments.filter { argument in
      guard let label = argument.label else {
        // `sink { completion in … } receiveValue: { … }`
        return (isBound || site.has("receiveValue")) && argument.isTrailing
      }
      return !["to", "on", "with"].contains(label) && !valueLabels.contains(label)
    }
    interpreter.runArguments(
      CallSite(
        name: site.name, arguments: rest, expression: site.expression, expected: site.expected),
      frame)
  }
}

extension Messages {
  /// Lets closures listen to what values pass on; to what passes nothing on that is known, they
  /// listen as to a person.
  static func listen(
    _ interpreter: Interpreter, _ source: ValueSet, _ closures: ValueSet, _ site: CallSite,
    _ frame: Frame, publisher: Expression
  ) {
    if let notification = Notifications.published(by: publisher, interpreter, frame) {
      interpreter.observe(notification, closures)
    }
    var streams = Streams.streams(source)
    if streams.isEmpty { streams = [MessageStream(source: .event(site.name, .none))] }
    for stream in streams {
      for closure in closures.values { interpreter.listen(closure, to: stream, site, frame) }
    }
  }
}

extension Interpreter {
  /// Lets a closure or a subject hear what a stream passes on.
  ///
  /// - Parameter isSubscription: Whether it begins to listen in this very call.
  func listen(
    _ target: Value, to stream: MessageStream, _ site: CallSite, _ frame: Frame,
    isSubscription: Bool = false
  ) {
    let listener = stream.steps.isEmpty ? target : .piped(stream.steps, target)
    func hear(_ values: ValueSet) {
      invokeAll(
        ValueSet(listener), values.isEmpty ? [] : [values], site.expression, frame)
    }
    switch stream.source {
    case .channel(let place):
      heap.listen(listener, on: place)
      if isSubscription, tellsAtOnce(stream), !tellsNobodyYet(target, frame) {
        hearLast(of: place, hear, site)
      }
    case .state(let place) where isSubscription:
      heap.listen(listener, on: place)
      if tellsAtOnce(stream), !tellsNobodyYet(target, frame) {
        hearPresent(of: place, hear, site)
      }
    case .state(let place):
      heap.listen(listener, on: place)
      let initial = initialValue(of: place)
      guard !initial.isBlank || initial.only == .boolean(true) else { break }
      _ = triggered(site, frame) {
        hear(initial)
        return .none
      }
    case .values(let values):
      for value in values { hear(value) }
    case .built(let closures): hear(yielded(by: closures, site.expression))
    case .event(let label, let values):
      set(off: label.isEmpty ? site.name : label, site) { hear(values) }
    }
  }

  /// Runs code as set off by what comes from outside; in a library's model that is the answer to
  /// what a person did.
  func set(off label: String, _ site: CallSite, _ body: () -> Void) {
    guard !index.isModel(site.span) else { return body() }
    within(
      {
        $0.heard = $0.heard == .notification ? .notification : .event
        $0.trigger = Trigger(label: label, span: anchored(site.span))
        $0.hops = []
        $0.isDeferred = false
      }, body)
  }

  /// A stream with one more step; several where the step brings in others.
  ///
  /// What comes from outside goes through at once: who listens in the end may not be known, and
  /// what the step does is done all the same.
  func passing(
    _ stream: MessageStream, through step: MessageStream.Step, _ site: CallSite, _ frame: Frame
  ) -> [MessageStream] {
    guard case .event(let label, let values) = stream.source, stream.steps.isEmpty else {
      return [stream.then(step)]
    }
    let given = values.isEmpty ? [] : [values]
    var passed = values
    var others: [MessageStream] = []
    set(off: label, site) {
      switch step {
      case .map(let closures), .compactMap(let closures):
        passed = transformed(values, by: closures, site.expression, frame)
        passed.remove([.null])
      case .flatten(let closures):
        passed = transformed(values, by: closures, site.expression, frame)
        others = Streams.streams(passed).map { stream in
          // What is known comes when the event does.
          guard case .values(let known) = stream.source else { return stream }
          let all = known.reduce(into: ValueSet.none) { $0.formUnion($1) }
          return MessageStream(source: .event(label, all), steps: stream.steps)
        }
      case .filter(let closures), .watch(let closures):
        invokeAll(closures, given, site.expression, frame)
      default: break
      }
    }
    guard case .flatten = step else { return [MessageStream(source: .event(label, passed))] }
    let isKnown = !passed.isOpen && others.count == passed.values.count
    return others + (isKnown ? [] : [MessageStream(source: .event(label, .none))])
  }

  /// Takes values through what is done to them, to who listens.
  ///
  /// - Returns: What who listens makes of them.
  @discardableResult
  func deliver(
    _ values: ValueSet, through steps: ArraySlice<MessageStream.Step>, to listener: Value,
    _ site: Expression, _ frame: Frame
  ) -> ValueSet {
    guard let step = steps.first else {
      return invokeAll(ValueSet(listener), values.isEmpty ? [] : [values], site, frame)
    }
    // Streams that bring in streams grow by multiplication, though all that they run is known.
    guard spend() else { return .none }
    let rest = steps.dropFirst()
    switch step {
    case .map(let closures), .compactMap(let closures):
      let made = transformed(values, by: closures, site, frame)
      if made.only == .null, !closures.values.contains(where: givesVoid) {
        guard case .map = step, values.only == .null else { return .none }
        return deliver(made, through: rest, to: listener, site, frame)
      }
      return deliver(made.withoutNull, through: rest, to: listener, site, frame)
    case .scan(let closures):
      let made = invokeAll(closures, [.unknown, values], site, frame)
      return deliver(
        made.isEmpty ? .unknown : made, through: rest, to: listener, site, frame)
    case .flatten(let closures):
      // A stream that is tried again, or asks for its next page, brings itself in.
      let code = Set(closures.values.compactMap(code(of:)))
      guard flattening[code, default: 0] < Self.deepestFlattening else { return .none }
      flattening[code, default: 0] += 1
      defer { flattening[code, default: 1] -= 1 }
      let made = closures.isEmpty ? values : transformed(values, by: closures, site, frame)
      let streams = Streams.streams(made)
      let call = CallSite(name: "flatMap", arguments: [], expression: site, expected: nil)
      for stream in streams {
        let joined = MessageStream(source: stream.source, steps: stream.steps + rest)
        if case .event(_, let values) = stream.source {
          // What comes in answer belongs to what asked for it.
          deliver(values, through: joined.steps[...], to: listener, site, frame)
        } else {
          listen(listener, to: joined, call, frame)
        }
      }
      // What an answer is that is not known, whoever listens is told as such.
      if streams.isEmpty || made.isOpen || streams.count < made.values.count {
        deliver(.unknown, through: rest, to: listener, site, frame)
      }
      return .none
    case .filter(let closures):
      let answer = invokeAll(closures, values.isEmpty ? [] : [values], site, frame)
      guard answer.only != .boolean(false) else { return .none }
      let isGuess = answer.only != .boolean(true) && context.conditions.contains(unknownMessage)
      return within({ if isGuess { $0.conditions.append(unasked) } }) {
        deliver(values, through: rest, to: listener, site, frame)
      }
    case .watch(let closures):
      invokeAll(closures, values.isEmpty ? [] : [values], site, frame)
      return deliver(values, through: rest, to: listener, site, frame)
    case .later:
      return deliver(values, through: rest, to: listener, site, frame)
    case .replace(let others):
      return deliver(others, through: rest, to: listener, site, frame)
    case .part(let position, let count):
      let parts = (0..<count).map { $0 == position ? values : ValueSet.unknown }
      let labels = [String?](repeating: nil, count: count)
      return within({ $0.conditions.append(unknownMessage) }) {
        deliver(ValueSet(.tuple(labels, parts)), through: rest, to: listener, site, frame)
      }
    case .join(let others):
      return deliver(
        ValueSet(.tuple([nil, nil], [others, values])), through: rest, to: listener, site, frame)
    case .wrap:
      return deliver(
        ValueSet(.tuple(MessageStream.event, [values])), through: rest, to: listener, site, frame)
    case .rows(let cell, let isGivenCell):
      fillRows(of: values, cell: cell, isGivenCell: isGivenCell, by: listener, site, frame)
      return .none
    }
  }

  /// The code of a closure, whatever it holds: one that asks for the next page holds another page
  /// each time.
  private func code(of value: Value) -> ObjectIdentifier? {
    guard case .closure(let number) = value else { return nil }
    return ObjectIdentifier(heap.closures[number].closure)
  }

  /// How often a step is followed inside what it brought in itself.
  private static let deepestFlattening = 2

  /// What closures, or a key path, make of values.
  func transformed(
    _ values: ValueSet, by closures: ValueSet, _ site: Expression, _ frame: Frame
  ) -> ValueSet {
    if let path = closures.only.flatMap(KeyPaths.names) {
      return path.filter { $0 != "self" }.reduce(values) { found, name in
        found.values.reduce(into: ValueSet([], isOpen: found.isOpen)) {
          $0.formUnion(member(name, of: $1, site, frame))
        }
      }
    }
    let made = invokeAll(closures, values.isEmpty ? [] : [values], site, frame)
    let isKnown =
      !values.isOpen && !closures.isEmpty && !closures.isOpen && !memory.isDeep
      && closures.values.allSatisfy(onlyCasts)
    if isKnown, made.isEmpty, !made.isOpen { return ValueSet(.null) }
    return made.isEmpty ? .unknown : made
  }

  /// Whether a closure says that it gives nothing or `()`, which no value stands for.
  private func givesVoid(_ value: Value) -> Bool {
    guard case .closure(let number) = value,
      case .optional(let inner)? = heap.closures[number].closure.result
    else { return false }
    if case .tuple(let parts, _) = inner { return parts.isEmpty }
    return inner.lastName == "Void"
  }

  /// Whether all that a closure gives is a cast, which is known to fail where it gives nothing.
  private func onlyCasts(_ value: Value) -> Bool {
    guard case .closure(let number) = value, case let body = heap.closures[number].closure.body,
      body.count == 1
    else { return false }
    switch body[0].kind {
    case .expression(let made), .returning(let made?):
      if case .cast = made.plain.kind { return true }
      return false
    default: return false
    }
  }
}
