/// What is still to run on an object that a container made.
struct Completion: Hashable {
  let closure: Int
  let object: Value
}

extension Interpreter {
  /// Runs what tells a container how things are made.
  func assemble(_ values: ValueSet) {
    let all = items(of: values).reduce(into: values) { $0.formUnion($1) }
    for value in all.values where type(of: value)?.methods("assemble").isEmpty == false {
      _ = invoke(method: "assemble", of: value, [ValueSet([.external("Container")], isOpen: true)])
    }
  }

  /// Keeps what is known of the types for which a call registers something.
  func keep(
    _ values: ValueSet, _ record: Containers.Record, registered arguments: [Argument],
    _ site: CallSite, _ frame: Frame
  ) {
    if let first = arguments.first(where: { $0.label == nil && !$0.isTrailing }) {
      for type in evaluate(first.value, frame).values {
        keep(values, record, for: type, arguments, frame)
      }
    } else if let factory = Containers.factory(arguments) {
      // `register { Service() }`, asked for by its type or that of a protocol.
      let makers = evaluate(factory, frame)
      let (made, _) = isolated { make(by: makers, site, frame) }
      for type in made.values.compactMap(type(of:)).flatMap(\.lineage) {
        keep(values, record, for: .type(type.id), arguments, frame)
      }
    }
  }

  func keep(
    _ values: ValueSet, _ record: Containers.Record, for type: Value, _ arguments: [Argument],
    _ frame: Frame
  ) {
    guard let place = place(record, of: type, arguments, frame) else { return }
    heap.write(ValueSet(values.values), to: place)
  }

  func make(
    by makers: ValueSet, isNew: Bool = false, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    // `resolve(Player.self, arguments: url, id)`
    let first = site.arguments.firstIndex { Self.givenLabels.contains($0.label ?? "") }
    let given = first.map { site.arguments[$0...] }?.map { evaluate($0.value, frame) } ?? []
    let arguments = [ValueSet([.external("Resolver")], isOpen: true)] + given
    containerDepth += 1
    defer { containerDepth -= 1 }
    return makers.values.reduce(into: ValueSet.none) { made, maker in
      if isNew, case .closure(let closure) = maker {
        made.formUnion(
          invoke(closure: closure, arguments, at: site.expression, asker: site.expression))
      } else {
        made.formUnion(invokeAll(ValueSet(maker), arguments, site.expression, frame))
      }
    }
  }

  /// What tells runs of code apart by who asks for what it makes.
  func askerKey(_ asker: Expression?) -> [ValueSet] {
    guard let asker else { return [] }
    let number = askers[ObjectIdentifier(asker)] ?? askers.count
    askers[ObjectIdentifier(asker)] = number
    return [ValueSet(.integer(number))]
  }

  private static let givenLabels: Set<String> = ["argument", "arguments", "args"]

  /// What a container makes for a type: some instance, where nothing is known to make one.
  func made(for type: Value, _ site: CallSite, _ frame: Frame) -> ValueSet {
    func known(_ record: Containers.Record) -> ValueSet {
      place(record, of: type, site.arguments, frame).map(heap.read) ?? .none
    }
    let makers = known(.makers)
    let made = shared(known(.isKept).isEmpty ? nil : name(of: type), makers, site) {
      var made = make(
        by: makers, isNew: !known(.isNew).isEmpty && namesType(site, frame), site, frame)
      made.remove { $0 == .null }
      complete(made, by: known(.completions), site, frame)
      return made
    }
    guard made.isEmpty else { return made }
    switch type {
    case .type(let number): return ValueSet([.some(number)], isOpen: true)
    case .externalType(let name): return ValueSet([.external(name)], isOpen: true)
    default: return .unknown
    }
  }

  /// Whether a call says itself what it asks for: code that asks for whatever its caller names is
  /// not the one who gets it.
  private func namesType(_ site: CallSite, _ frame: Frame) -> Bool {
    guard case .member(let type?, "self", _)? = site.first?.plain.kind,
      let name = type.plain.lastName
    else { return false }
    return name.startsUppercase && frame.locals[name] == nil
  }

  /// Runs what is to run on objects once they are made. That of a model is kept for later: models
  /// ask for each other in circles there, as none of them can be given to the others before.
  private func complete(
    _ made: ValueSet, by completions: ValueSet, _ site: CallSite, _ frame: Frame
  ) {
    guard !completions.isEmpty else { return }
    for value in made.values {
      if isShown(value) {
        invokeAll(
          completions, [ValueSet([.external("Resolver")], isOpen: true), ValueSet(value)],
          site.expression, frame)
      } else {
        for case .closure(let closure) in completions.values {
          let completion = Completion(closure: closure, object: value)
          if self.completions.insert(completion) { heap.touch() }
        }
      }
    }
  }

  private func isShown(_ value: Value) -> Bool {
    isView(value) || type(of: value)?.isKind(of: "UIResponder") == true
  }

  /// Completes the models that containers made, as done by no screen.
  func interpretCompletions() {
    var done = 0
    while case let rest = Array(completions.dropFirst(done)), !rest.isEmpty {
      for completion in rest {
        let span = heap.closures[completion.closure].closure.span
        begin(span)
        let (_, effects) = isolated {
          within({ $0.trigger = Trigger(label: "initCompleted", span: span) }) {
            _ = invoke(
              closure: completion.closure,
              [ValueSet([.external("Resolver")], isOpen: true), ValueSet(completion.object)])
          }
        }
        keep(effects, of: nil)
      }
      done += rest.count
    }
  }

  private func name(of type: Value) -> String? {
    switch type {
    case .type(let number): index.types[number].name
    case .externalType(let name): name
    default: nil
    }
  }

  /// What making an object does that a container keeps, no screen does that asks for it.
  private func shared(
    _ name: String?, _ makers: ValueSet, _ site: CallSite, _ make: () -> ValueSet
  ) -> ValueSet {
    let maker = makers.values.lazy.compactMap { value -> Span? in
      if case .closure(let number) = value { self.heap.closures[number].closure.span } else { nil }
    }.first
    return shared(name, maker ?? site.span, make)
  }

  /// Where something is kept of a type, for the name that a call gives.
  private func place(
    _ record: Containers.Record, of type: Value, _ arguments: [Argument], _ frame: Frame
  ) -> Place? {
    var name = ""
    if let written = arguments.first(where: { $0.label == "name" })?.value {
      switch evaluate(written, frame).only {
      case .string(let text)?: name = text
      case .null?: break
      default: return nil
      }
    }
    switch type {
    case .type(let number):
      return Place(object: nil, type: number, name: "\u{0}\(record.rawValue).\(name)")
    case .externalType(let outer):
      return Place(
        object: nil, of: .containers, name: "\(outer).\(record.rawValue).\(name)")
    default: return nil
    }
  }
}
