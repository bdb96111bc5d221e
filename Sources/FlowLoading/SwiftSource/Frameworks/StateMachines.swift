/// State machines whose handlers navigate, as SwiftState's do: an event runs what was registered
/// for it, in the circumstances of whoever tries the event.
///
/// A machine is a channel, named by the property that holds it. What is registered for one event
/// stands under that event's name beside it.
enum StateMachines {
  /// Types that are machines, with their states and events as generic arguments.
  static let types: Set<String> = ["StateMachine"]

  static let constructors: [String: Frameworks.Constructor] = [
    "StateMachine": { interpreter, site, frame in
      interpreter.runArguments(site, frame)
      return ValueSet(.external("StateMachine"))
    }
  ]

  static let methods: [String: Frameworks.Method] = [
    "addRoutes": register, "addRoute": register, "addHandler": register,
    "addAnyHandler": register, "addRouteMapping": registerMapping,
    // What goes wrong in the machine navigates nowhere that a person means to go.
    "addErrorHandler": { _, bases, _, _, _ in machines(bases).isEmpty ? nil : ValueSet.none },
    "tryEvent": tryEvent, "tryState": tryState,
  ]

  /// Calls that make the code around them worth following.
  static let operationNames: Set<String> = [
    "tryEvent", "tryState", "addRoutes", "addAnyHandler", "addRouteMapping",
  ]

  /// `addRoutes(event: .login, transitions: [.start => .login]) { context in … }`
  private static let register: Frameworks.Method = { interpreter, bases, _, site, frame in
    let machines = machines(bases)
    guard !machines.isEmpty else { return nil }
    for machine in machines {
      let events = site.argument("event").map {
        interpreter.evaluate($0, frame, expected: interpreter.machineType(of: machine, at: 1))
      }
      let state = interpreter.machineType(of: machine, at: 0)
      let places = (events.map(names) ?? [anyEvent]).map(machine.registered)
      for transition in transitions(site) {
        for (side, expression) in [(before, transition.from), (after, transition.to)] {
          let states = interpreter.evaluate(expression, frame, expected: state)
          for place in places { interpreter.heap.write(states, to: place.registered(side)) }
        }
      }
      guard let handler = site.argument("handler") ?? site.trailing else { continue }
      let closures = interpreter.evaluate(handler, frame)
      for place in places {
        for closure in closures.values { interpreter.heap.listen(closure, on: place) }
      }
    }
    return ValueSet.none
  }

  /// `addRouteMapping { event, fromState, userInfo in … }` gives the state that an event leads to.
  private static let registerMapping: Frameworks.Method = { interpreter, bases, _, site, frame in
    let machines = machines(bases)
    guard !machines.isEmpty, let mapping = site.argument("mapping") ?? site.trailing else {
      return nil
    }
    for machine in machines {
      let state = interpreter.machineType(of: machine, at: 0)
      let expected = state.map { $0.with(.function([], $0.reference)) }
      for closure in interpreter.evaluate(mapping, frame, expected: expected).values {
        interpreter.heap.listen(closure, on: machine.registered(mappings))
      }
    }
    return ValueSet.none
  }

  private static let tryEvent: Frameworks.Method = { interpreter, bases, _, site, frame in
    let machines = machines(bases)
    guard !machines.isEmpty, let first = site.first else { return nil }
    let information = site.argument("userInfo").map { interpreter.evaluate($0, frame) }
    for machine in machines {
      let type = interpreter.machineType(of: machine, at: 1)
      for event in interpreter.cases(of: interpreter.evaluate(first, frame, expected: type)) {
        interpreter.run(event, on: machine, information ?? .unknown, site, frame)
      }
    }
    return ValueSet.none
  }

  private static let tryState: Frameworks.Method = { interpreter, bases, _, site, frame in
    let machines = machines(bases)
    guard !machines.isEmpty, let first = site.first else { return nil }
    for machine in machines {
      let type = interpreter.machineType(of: machine, at: 0)
      let states = interpreter.evaluate(first, frame, expected: type)
      let context = interpreter.context(
        event: ValueSet(.null), from: interpreter.anyValue(of: type), to: states, .unknown)
      let handlers = interpreter.heap.listeners(on: machine.registered(anyEvent))
      interpreter.invokeAll(ValueSet(handlers), [context], site.expression, frame)
    }
    return ValueSet.none
  }

  private static func machines(_ bases: ValueSet) -> [Place] {
    bases.values.compactMap { value in
      if case .channel(let place) = value { return place }
      return nil
    }
  }

  /// The events that something is registered for; what cannot be told stands for each.
  private static func names(_ events: ValueSet) -> [String] {
    let names = events.values.compactMap { value in
      if case .enumCase(_, let name, _) = value { return name }
      return nil
    }
    return names.isEmpty ? [anyEvent] : names
  }

  /// The pairs of `.from => .to` among a call's arguments.
  private static func transitions(_ site: CallSite) -> [(from: Expression, to: Expression)] {
    site.arguments.flatMap { argument in
      switch argument.value.kind {
      case .array(let items): items.compactMap(transition)
      default: [argument.value].compactMap(transition)
      }
    }
  }

  private static func transition(_ expression: Expression) -> (from: Expression, to: Expression)? {
    guard case .binary("=>", let from, let to) = expression.kind else { return nil }
    return (from, to)
  }

  fileprivate static let anyEvent = "any"
  fileprivate static let mappings = "mapping"
  fileprivate static let before = "from"
  fileprivate static let after = "to"
}

extension Place {
  /// What is registered with a machine under a name.
  fileprivate func registered(_ name: String) -> Place {
    Place(object: object, type: type, name: "\(self.name)#\(name)", local: local)
  }
}

extension Interpreter {
  /// The states or the events of a machine, as its declaration writes them.
  fileprivate func machineType(of place: Place, at position: Int) -> ScopedType? {
    guard let type = declaredType(of: place) else { return nil }
    let generics = type.reference.unwrapped.generics
    return generics.indices.contains(position) ? type.with(generics[position]) : nil
  }

  /// Each case that values can be.
  fileprivate func cases(of values: ValueSet) -> [Value] {
    var result: [Value] = []
    for value in values.values {
      switch value {
      case .enumCase: result.append(value)
      case .some(let number):
        let type = index.types[number]
        for name in type.caseOrder {
          let payload = type.cases[name]?.payload.map {
            anyValue(of: ScopedType(reference: $0.type, scope: type, file: type.span.file))
          }
          result.append(.enumCase(number, name, payload ?? []))
        }
      default: break
      }
    }
    return result
  }

  /// Runs what one event sets off.
  fileprivate func run(
    _ event: Value, on machine: Place, _ information: ValueSet, _ site: CallSite, _ frame: Frame
  ) {
    guard case .enumCase(_, let name, _) = event else { return }
    let own = machine.registered(name)
    let state = machineType(of: machine, at: 0)
    let froms = heap.read(own.registered(StateMachines.before))
    let from = froms.isEmpty ? anyValue(of: state) : froms
    var to = heap.read(own.registered(StateMachines.after))
    let mappings = heap.listeners(on: machine.registered(StateMachines.mappings))
    let mapped = invokeAll(
      ValueSet(mappings), [ValueSet(event), from, information], site.expression, frame)
    to.formUnion(ValueSet(mapped.values.filter { $0 != .null }))
    if to.isEmpty { to = anyValue(of: state) }
    let context = context(event: ValueSet(event), from: from, to: to, information)
    let handlers =
      heap.listeners(on: own) + heap.listeners(on: machine.registered(StateMachines.anyEvent))
    invokeAll(ValueSet(handlers), [context], site.expression, frame)
  }

  /// What a handler is told.
  fileprivate func context(
    event: ValueSet, from: ValueSet, to: ValueSet, _ information: ValueSet
  ) -> ValueSet {
    ValueSet(
      .tuple(["event", "fromState", "toState", "userInfo"], [event, from, to, information]))
  }
}
