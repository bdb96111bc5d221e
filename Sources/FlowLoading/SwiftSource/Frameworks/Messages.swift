/// Combine subjects and published properties: what is sent reaches who listens.
enum Messages {
  /// Types whose values pass on what they are sent.
  static let subjects: Set<String> = [
    "PassthroughSubject", "CurrentValueSubject", "AsyncStream", "PublishSubject", "PublishRelay",
    "BehaviorRelay", "BehaviorSubject",
  ]

  static let constructors: [String: Frameworks.Constructor] = [
    "PassthroughSubject": { interpreter, site, frame in
      interpreter.runArguments(site, frame)
      return ValueSet(.external("PassthroughSubject"))
    },
    "CurrentValueSubject": { interpreter, site, frame in
      interpreter.runArguments(site, frame)
      return ValueSet(.external("CurrentValueSubject"))
    },
  ]

  static let methods: [String: Frameworks.Method] = [
    "send": send, "accept": send, "yield": send,
    "sink": { interpreter, bases, base, site, frame in
      guard let closure = site.argument("receiveValue") ?? site.trailing else { return nil }
      let closures = interpreter.evaluate(closure, frame)
      listen(interpreter, bases, closures, site, frame, publisher: base)
      return .unknown
    },
  ]

  private static let send: Frameworks.Method = { interpreter, bases, _, site, frame in
    let places = bases.values.compactMap { value -> Place? in
      if case .channel(let place) = value { return place }
      return nil
    }
    guard !places.isEmpty else { return nil }
    for place in places {
      let type = interpreter.messageType(of: place)
      let values = site.first.map { interpreter.evaluate($0, frame, expected: type) } ?? .none
      let listeners = interpreter.heap.listeners(on: place)
      if listeners.isEmpty {
        interpreter.noteUncalled(name: place.name, sent: [values], site.expression)
      }
      interpreter.noteSent(values, site.expression)
      interpreter.invokeAll(ValueSet(listeners), [values], site.expression, frame)
    }
    return ValueSet.none
  }

  static func listen(
    _ interpreter: Interpreter, _ source: ValueSet, _ closures: ValueSet, _ site: CallSite,
    _ frame: Frame, publisher: Expression
  ) {
    if let notification = Notifications.published(by: publisher, frame) {
      interpreter.observe(notification, closures)
    }
    var isKnown = false
    for value in source.values {
      switch value {
      case .channel(let place):
        isKnown = true
        for closure in closures.values { interpreter.heap.listen(closure, on: place) }
      case .binding(let place):
        isKnown = true
        for closure in closures.values { interpreter.heap.listen(closure, on: place) }
        let initial = interpreter.initialValue(of: place)
        guard !initial.isBlank else { continue }
        interpreter.triggered(site, frame) {
          interpreter.invokeAll(closures, [initial], site.expression, frame)
        }
      default: break
      }
    }
    guard !isKnown else { return }
    interpreter.triggered(site, frame) {
      interpreter.invokeAll(closures, [], site.expression, frame)
    }
  }
}

extension Interpreter {
  /// Lets closures listen to properties of models.
  ///
  /// - Returns: Whether code was seen to write all of them, so that the closures run for what it
  ///   writes and not for whatever they could hold.
  func relay(_ places: [Place], to closures: ValueSet) -> Bool {
    let isHandedOn = closures.values.contains { value in
      guard case .closure(let number) = value else { return false }
      return heap.closures[number].closure.usesArguments
    }
    guard isHandedOn else { return false }
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

  /// The type of what a subject sends: the first generic argument of its declaration.
  func messageType(of place: Place) -> ScopedType? {
    guard let type = declaredType(of: place) else { return nil }
    return type.reference.unwrapped.generics.first.map { type.with($0) }
  }

  func noteSent(_ values: ValueSet, _ expression: Expression) {
    for value in values.values {
      guard case .enumCase(let type, let name, _) = value else { continue }
      record(.sent(CaseName(type: type, name: name), expression.span))
    }
  }
}
