/// Combine subjects and published properties: what is sent reaches who listens.
enum Messages {
  /// Types whose values pass on what they are sent.
  static let subjects: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "AsyncStream", "PublishSubject", "PublishRelay",
    "BehaviorRelay", "BehaviorSubject", "ReplaySubject", "ReplayRelay",
  ]

  /// Those of them that keep the last value.
  static let states: Set<String> = ["CurrentValueSubject", "BehaviorRelay", "BehaviorSubject"]

  /// Those that tell again what they were sent, to whoever begins to listen.
  static let replaying: Set<String> = ["ReplaySubject", "ReplayRelay"]

  /// What `subject.value = x` changes, as a name.
  static func state(ofSubject name: String) -> String { "\(name).value" }

  /// What can be changed so in a program.
  static func states(in index: ProgramIndex) -> Set<String> {
    index.types.reduce(into: []) { names, type in
      for variable in type.stored where keepsLast(variable, type, index) {
        names.insert(state(ofSubject: variable.name))
      }
    }
  }

  private static func keepsLast(
    _ variable: VariableDeclaration, _ owner: TypeInfo, _ index: ProgramIndex
  ) -> Bool {
    if let type = variable.type?.unwrapped {
      return index.expanded(type, in: owner).lastName.map(states.contains) ?? false
    }
    guard case .call(let callee, _)? = variable.value?.kind else { return false }
    return callee.lastName.map(states.contains) ?? false
  }

  static let constructors: [String: Frameworks.Constructor] = [
    "PassthroughSubject": { interpreter, site, frame in
      interpreter.runArguments(site, frame)
      return ValueSet(.external("PassthroughSubject"))
    },
    "CurrentValueSubject": { interpreter, site, frame in
      interpreter.runArguments(site, frame)
      return ValueSet(.external("CurrentValueSubject"))
    },
    "AsyncStream": stream, "AsyncThrowingStream": stream,
  ]

  /// `AsyncStream { continuation in … }`: what the closure yields, or where it keeps the
  /// continuation for others, a channel through which goes what is yielded to that.
  private static let stream: Frameworks.Constructor = { interpreter, site, frame in
    guard let closure = site.trailing ?? site.argument("build") else {
      interpreter.runArguments(site, frame)
      return .unknown
    }
    let place = Place(
      object: interpreter.objectNumber(frame.receiver), of: .streams, name: "stream",
      local: site.span)
    let values = interpreter.evaluate(closure, frame)
    let type = BuiltStreams.type(ofElementsIn: site, frame)
    if let built = interpreter.closureBuilding(values) {
      interpreter.yieldedTypes[.yielded(by: built)] = type
      return ValueSet(.stream(MessageStream(source: .built(values))))
    }
    interpreter.yieldedTypes[place] = type
    _ = interpreter.invokeAll(values, [ValueSet(.channel(place))], closure, frame)
    return ValueSet(.channel(place))
  }

  static let methods: [String: Frameworks.Method] = [
    "send": send, "accept": send, "yield": send, "onNext": send, "makeStream": makeStream,
    // `try subject.value()` of RxSwift's
    "value": { interpreter, bases, _, site, _ in
      guard site.arguments.isEmpty else { return nil }
      return interpreter.lastValues(of: bases.values)
    },
  ]

  /// `AsyncStream.makeStream(of: Event.self)`: a stream, and what says something through it.
  private static let makeStream: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard case .externalType(let name)? = bases.only, constructors[name] != nil else { return nil }
    let place = Place(
      object: interpreter.objectNumber(frame.receiver), of: .streams, name: "stream",
      local: site.span)
    var type: ScopedType?
    if case .name(_, let generics) = base.plain.kind, let written = generics.first {
      type = ScopedType(reference: written, scope: frame.scope, file: frame.file)
    } else if case .member(let element?, "self", _)? = site.argument("of")?.plain.kind {
      type = interpreter.typeNamed(element, frame)
    }
    interpreter.yieldedTypes[place] = type
    let channel = ValueSet(.channel(place))
    return ValueSet(.tuple(["stream", "continuation"], [channel, channel]))
  }

  private static let send: Frameworks.Method = { interpreter, bases, _, site, frame in
    let places = bases.values.compactMap { value -> Place? in
      if case .channel(let place) = value { return place }
      return nil
    }
    guard !places.isEmpty else { return nil }
    for place in places {
      let type = interpreter.messageType(of: place)
      let values = site.first.map { interpreter.evaluate($0, frame, expected: type) } ?? .none
      interpreter.send(values, to: place, site.expression, frame)
    }
    return ValueSet.none
  }
}

extension Interpreter {
  /// Hands values to all who listen to a channel.
  func send(_ values: ValueSet, to place: Place, _ expression: Expression, _ frame: Frame) {
    if place.isYielded {
      heap.write(values.isEmpty ? .unknown : values, to: place)
      return noteSent(values, expression)
    }
    let message = Message(place: place, values: values)
    // Channels that are bound to each other in a circle.
    guard sending.insert(message).inserted else { return }
    defer { sending.remove(message) }
    if keepsLast(place) { heap.write(values, to: place.last) }
    let listeners = heap.listeners(on: place)
    if listeners.isEmpty, !holdsState(place) {
      noteUncalled(name: place.name, sent: [values], expression)
    }
    if !holdsState(place) { noteSent(values, expression) }
    within({ if isUnknown(values) { $0.conditions.append(unknownMessage) } }) {
      for listener in listeners {
        listening(listener) { invokeAll(ValueSet(listener), [values], expression, frame) }
      }
    }
  }

  /// Runs code of an object that listens.
  func listening(_ listener: Value, _ body: () -> Void) {
    let object = object(listening: listener)
    within({
      guard let object, $0.listener != object else { return }
      ($0.listener, $0.listenerBefore) = (object, $0.listener ?? $0.listenerBefore)
    }) {
      guard let controller = object.flatMap({ controller(holding: .object($0)) }),
        !isShowing(controller)
      else { return body() }
      settingUp(for: controller, body)
    }
  }

  /// Runs code of a controller that listens while another screen acts. A control that it makes then
  /// stands on the controller; an alert, or what waits for an animation, comes of the act.
  func settingUp<Result>(for controller: TypeInfo, _ body: () -> Result) -> Result {
    let (result, effects) = isolated(body)
    let all = effects.hasTriggers ? flattened(effects) : []
    let isControl = all.map { $0.context.trigger.map(Triggers.isControl) ?? false }
    guard isControl.contains(true) else {
      absorb(effects)
      return result
    }
    func list(_ wanted: Bool) -> EffectList {
      EffectList(
        zip(all, isControl).filter { $1 == wanted }.map { .act($0.0) }, asks: effects.asks,
        isForeign: effects.isForeign)
    }
    hold(list(true), for: HeldKey(type: controller.id))
    absorb(list(false))
    return result
  }

  private func object(listening value: Value) -> Int? {
    switch value {
    case .closure(let number): objectNumber(heap.closures[number].receiver)
    case .method(let receiver, _, _): objectNumber(receiver)
    case .piped(_, let listener): object(listening: listener)
    default: nil
    }
  }

  /// Whether a channel keeps the last value: a state that nobody acts on is no action.
  func holdsState(_ place: Place) -> Bool {
    subjectType(of: place)?.reference.lastName.map(Messages.states.contains) ?? false
  }

  /// Whether a channel has the last value for whoever begins to listen, though it may be sent none.
  func keepsLast(_ place: Place) -> Bool {
    subjectType(of: place)?.reference.lastName.map {
      Messages.states.contains($0) || Messages.replaying.contains($0)
    } ?? false
  }

  /// The type of a subject, whatever the program calls it.
  private func subjectType(of place: Place) -> ScopedType? {
    guard let type = declaredType(of: place) else { return nil }
    return type.with(index.expanded(type.reference.unwrapped, in: type.scope).unwrapped)
  }

  /// What channels hold that keep the last value; nil where none of the values is one.
  func lastValues(of channels: [Value]) -> ValueSet? {
    var result: ValueSet?
    for case .channel(let place) in channels where holdsState(place) {
      result = (result ?? .none).union(lastValue(of: place))
    }
    return result
  }

  private func lastValue(of place: Place) -> ValueSet {
    let type = messageType(of: place)
    var values = heap.read(place.last).union(firstValue(of: place))
    let isChoice = type.flatMap { resolve($0.with($0.reference.unwrapped)) }?.kind == .enumeration
    // What else sends may stand where nothing was followed.
    if isChoice || values.values.allSatisfy({ $0 == .null }) {
      values.formUnion(anyValue(of: type))
    }
    values.isOpen = true
    return values
  }

  /// What a channel holds that keeps the last value, before anything was sent.
  func firstValue(of place: Place) -> ValueSet {
    if place.type >= 0, let (variable, owner) = index.types[place.type].variable(place.name),
      case .call(_, let arguments)? = variable.value?.kind, let first = arguments.first
    {
      let receiver = place.object.map { $0 >= 0 ? Value.object($0) : .some(place.type) }
      let frame = Frame(receiver: receiver, scope: owner, file: variable.span.file)
      return isolated { evaluate(first.value, frame, expected: messageType(of: place)) }.0
    }
    return .none
  }

  /// `subject.value = x` sends as well, and so does `subject.value.tab = x`.
  func sendLast(
    _ values: ValueSet, by left: Expression, _ expression: Expression, _ frame: Frame
  ) {
    var part = left
    while true {
      let channels: [Value]
      switch part.kind {
      case .member(let base?, "value", _): channels = evaluate(base, frame).values
      case .name("value", _) where frame.locals["value"] == nil:
        channels = frame.receiver.map { [$0] } ?? []
      default: channels = []
      }
      let places = channels.compactMap { channel -> Place? in
        guard case .channel(let place) = channel, holdsState(place) else { return nil }
        return place
      }
      for place in places {
        send(part === left ? values : evaluate(part, frame), to: place, expression, frame)
      }
      guard places.isEmpty else { return }
      switch part.kind {
      case .member(let base?, _, _), .index(let base, _), .unwrap(let base): part = base
      default: return
      }
    }
  }

  /// Lets closures listen to properties of models.
  ///
  /// - Returns: Whether code was seen to write all of them, so that the closures run for what it
  ///   writes and not for whatever they could hold.
  func relay(_ places: [Place], to closures: ValueSet) -> Bool {
    // A view that leaves does so from where it is, whoever makes it.
    if closures.values.contains(where: leaves) { return false }
    let relayed = places.filter { place in
      place.type >= 0 && index.types[place.type].kind == .classType
        && syntax.relayedNames.contains(place.name)
    }
    for place in relayed {
      for closure in closures.values { heap.listen(closure, on: place) }
    }
    return !relayed.isEmpty && relayed.count == places.count
      && relayed.allSatisfy { place in
        let known = heap.read(place)
        return known.values.contains { $0 != .null && !initialValue(of: place).values.contains($0) }
      }
  }

  private func leaves(_ value: Value) -> Bool {
    guard case .closure(let number) = value else { return false }
    var isFound = false
    Walk { node in
      if case .call(let callee, _) = node.kind, callee.lastName == "dismiss" { isFound = true }
      return !isFound
    }.statements(heap.closures[number].closure.body)
    return isFound
  }

  /// The type of what a subject sends: the first generic argument of its declaration.
  func messageType(of place: Place) -> ScopedType? {
    if let type = yieldedTypes[place] { return type }
    guard let type = subjectType(of: place) else { return nil }
    return type.reference.generics.first.map { type.with($0) }
  }

  func noteSent(_ values: ValueSet, _ expression: Expression) {
    for value in values.values {
      guard case .enumCase(let type, let name, _) = value else { continue }
      record(.sent(CaseName(type: type, name: name), expression.span))
    }
  }
}

/// What is on its way through a channel.
struct Message: Hashable {
  let place: Place
  let values: ValueSet
}
