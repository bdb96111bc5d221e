/// RxSwift's and Combine's operators between who sends and who listens.
///
/// What is done to the values of a stream waits for a listener: only then is it known who sends.
enum Streams {
  static let methods: [String: Frameworks.Method] = [
    "map": step { .map($0) }, "compactMap": step { .compactMap($0) }, "tryMap": step { .map($0) },
    "flatMap": step { .flatten($0) }, "flatMapLatest": step { .flatten($0) },
    "flatMapFirst": step { .flatten($0) }, "concatMap": step { .flatten($0) },
    "switchToLatest": flattened, "merge": merge, "concat": merge, "amb": merge,
    "scan": step { .scan($0) },
    "filter": step { .filter($0) }, "do": watch, "handleEvents": watch,
    "startWith": first, "prepend": first, "withLatestFrom": latest, "mapTo": replaced,
    "withUnretained": owned,
    "just": values, "of": values, "from": elements, "empty": nothing, "never": nothing,
    "combineLatest": combined, "zip": combined,
    "take": once, "first": once, "prefix": once, "multicast": shared,
  ].merging(publishers) { first, _ in first }

  /// Methods that hide a stream's type, which the app can only add to streams of some types.
  static let erasing: Set<String> = ["eraseToAnyPublisher", "asObservable"]

  /// Operators that pass on what comes as it is.
  static let keeping: Set<String> = [
    "retry", "catchAndReturn", "catchErrorJustReturn", "replaceError", "mapError", "observeOn",
    "observe", "subscribeOn", "receive", "share", "debug", "delay", "timeout", "debounce",
    "throttle", "distinctUntilChanged", "removeDuplicates", "asObservable", "asDriver", "asSignal",
    "asSingle", "eraseToAnyPublisher", "setFailureType",
  ]

  /// Methods of a subject that pass a value on.
  static let sending: Set<String> = ["send", "accept", "onNext"]

  /// Calls that make the code around them worth following.
  static let operationNames: Set<String> = [
    "accept", "onNext", "subscribe", "bind", "drive", "emit",
  ]

  /// Types of streams, whose static functions make one.
  private static let types: Set<String> = [
    "Observable", "Single", "Maybe", "Completable", "Infallible", "Driver", "Signal", "Publishers",
  ]

  /// What the program extends to give all streams a method.
  static let protocols = [
    "ObservableType", "ObservableConvertibleType", "SharedSequenceConvertibleType",
    "PrimitiveSequenceType", "Publisher",
  ]

  /// Whether a name is that of something done to streams.
  static func isStep(_ name: String) -> Bool {
    methods[name] != nil || subscriptions[name] != nil || holdingBack[name] != nil
  }

  /// Whether a name is that of a function that makes a stream of a type.
  static func makes(_ type: TypeReference, _ name: String) -> Bool {
    type.lastName.map(types.contains) == true && factories.contains(name)
  }

  private static let factories: Set<String> = [
    "just", "of", "from", "empty", "never", "merge", "concat", "combineLatest", "zip",
  ]

  // MARK: Steps

  private static func step(
    _ make: @escaping @Sendable (ValueSet) -> MessageStream.Step
  ) -> Frameworks.Method {
    { interpreter, bases, _, site, frame in
      let streams = streams(bases)
      guard !streams.isEmpty, let closure = site.trailing ?? site.first else { return nil }
      // A part of state has tables of its own.
      if site.name == "map", KeyPaths.path(closure) != nil, isState(bases) { return nil }
      let closures = interpreter.evaluate(closure, frame, expected: mapping(for: site))
      return ValueSet(
        streams.flatMap { interpreter.passing($0, through: make(closures), site, frame) }
          .map { .stream($0) })
    }
  }

  /// What gives `.done` its meaning in `taps.map { .done }`: the stream that is asked for.
  private static func mapping(for site: CallSite) -> ScopedType? {
    guard site.name == "map" || site.name == "compactMap", let type = site.expected,
      let element = element(of: type)
    else { return nil }
    return type.with(.function([.unknown], element))
  }

  private static func element(of type: ScopedType) -> TypeReference? {
    let stream = type.reference.unwrapped
    guard let name = stream.lastName, name == "AnyPublisher" || types.contains(name) else {
      return nil
    }
    return stream.generics.first
  }

  private static let watch: Frameworks.Method = { interpreter, bases, _, site, frame in
    let streams = streams(bases)
    guard !streams.isEmpty else { return nil }
    let closures = listeners(interpreter, site, frame)
    runOthers(interpreter, site, frame)
    return ValueSet(
      streams.flatMap { interpreter.passing($0, through: .watch(closures), site, frame) }
        .map { .stream($0) })
  }

  private static let flattened: Frameworks.Method = { _, bases, _, _, _ in
    let streams = streams(bases)
    return streams.isEmpty ? nil : ValueSet(streams.map { .stream($0.then(.flatten(.none))) })
  }

  private static let first: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard !streams(bases).isEmpty, let value = site.first else { return nil }
    let values = interpreter.evaluate(value, frame)
    return bases.union(ValueSet(.stream(.init(source: .values([values])))))
  }

  /// `a.withLatestFrom(b)`: what the other holds comes when the first does.
  private static let latest: Frameworks.Method = { interpreter, bases, _, site, frame in
    let streams = streams(bases)
    guard !streams.isEmpty else { return nil }
    if let closure = site.trailing ?? site.argument("resultSelector") {
      let closures = interpreter.evaluate(closure, frame)
      return ValueSet(streams.map { .stream($0.then(.map(closures))) })
    }
    return ValueSet(streams.map { .stream($0.then(.replace(.unknown))) })
  }

  /// `taps.withUnretained(self)`: what comes follows an object.
  private static let owned: Frameworks.Method = { interpreter, bases, _, site, frame in
    let streams = streams(bases)
    guard !streams.isEmpty, let owner = site.first else { return nil }
    let joined = MessageStream.Step.join(interpreter.evaluate(owner, frame))
    guard let closure = site.trailing ?? site.argument("resultSelector") else {
      return ValueSet(streams.map { .stream($0.then(joined)) })
    }
    let closures = interpreter.evaluate(closure, frame)
    return ValueSet(streams.map { .stream($0.then(joined).then(.map(closures))) })
  }

  private static let replaced: Frameworks.Method = { interpreter, bases, _, site, frame in
    let streams = streams(bases)
    guard !streams.isEmpty, let value = site.first else { return nil }
    let values = interpreter.evaluate(value, frame)
    return ValueSet(streams.map { .stream($0.then(.replace(values))) })
  }

  /// `taps.multicast(subject: taken)`: whoever listens to the subject hears what comes, once it is
  /// connected.
  private static let shared: Frameworks.Method = { interpreter, bases, _, site, frame in
    let streams = streams(bases)
    guard !streams.isEmpty, let subject = site.argument("subject") ?? site.first else { return nil }
    let subjects = interpreter.evaluate(subject, frame)
    for stream in streams {
      for case .channel(let place) in subjects.values {
        interpreter.listen(.channel(place), to: stream, site, frame)
      }
    }
    return subjects
  }

  // MARK: Making

  /// `Observable.merge(a, b)`, `a.merge(with: b)`, `Observable.of(a, b).merge()`.
  static let merge: Frameworks.Method = { interpreter, bases, _, site, frame in
    let own = streams(bases)
    guard !own.isEmpty || isType(bases, interpreter) else { return nil }
    if site.arguments.isEmpty {
      return ValueSet(
        own.flatMap { given(in: $0) ?? [$0.then(.flatten(.none))] }.map { .stream($0) })
    }
    let others = given(interpreter, site, frame, as: site.expected)
    return ValueSet((own + others).map { .stream($0) })
  }

  /// The streams of which a stream says that it brings each at once: `Observable.of(a, b)`.
  private static func given(in stream: MessageStream) -> [MessageStream]? {
    guard case .values(let items) = stream.source, stream.steps.isEmpty else { return nil }
    let inner = items.flatMap { streams($0) }
    return inner.isEmpty ? nil : inner
  }

  /// `Observable.combineLatest(a, b) { … }`: either brings what is made of both.
  static let combined: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard isType(bases, interpreter) else {
      return joining(interpreter, bases, base, site, frame)
    }
    let closure = site.trailing ?? site.argument("resultSelector")
    let streams = given(interpreter, site, frame)
    let areThere = streams.allSatisfy(interpreter.tellsAtOnce)
    return ValueSet(
      streams.enumerated().map { position, stream in
        let joined =
          if let closure {
            stream.then(.replace(.unknown)).then(.map(interpreter.evaluate(closure, frame)))
          } else if streams.count == site.arguments.count {
            stream.then(.part(position, of: streams.count))
          } else {
            stream.then(.replace(.unknown))
          }
        return .stream(areThere ? joined : joined.then(.later))
      })
  }

  private static let values: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard isType(bases, interpreter) else { return nil }
    return made(site, site.expected, interpreter, frame)
  }

  private static let elements: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard isType(bases, interpreter), let list = site.first else { return nil }
    let items = interpreter.items(of: interpreter.evaluate(list, frame))
    return ValueSet(.stream(.init(source: .values(items))))
  }

  private static let nothing: Frameworks.Method = { interpreter, bases, _, _, _ in
    isType(bases, interpreter) ? ValueSet(.stream(.init(source: .values([])))) : nil
  }

  static func made(
    _ site: CallSite, _ type: ScopedType?, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet {
    let element = type?.reference.unwrapped.generics.first.flatMap { type?.with($0) }
    let values = site.arguments.map { interpreter.evaluate($0.value, frame, expected: element) }
    return ValueSet(.stream(.init(source: .values(values))))
  }

  /// `.just(step)` where a stream is asked for.
  static func implicit(
    _ site: CallSite, _ type: ScopedType, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet {
    if ["just", "of"].contains(site.name) { return made(site, type, interpreter, frame) }
    let base = ValueSet(.externalType(type.reference.lastName ?? ""))
    return methods[site.name]?(interpreter, base, site.expression, site, frame) ?? .unknown
  }

  // MARK: Parts

  static func streams(_ values: ValueSet) -> [MessageStream] {
    values.values.compactMap(\.asStream)
  }

  private static func isState(_ values: ValueSet) -> Bool {
    values.values.contains { if case .binding = $0 { true } else { false } }
  }

  private static func isType(_ bases: ValueSet, _ interpreter: Interpreter) -> Bool {
    switch bases.only {
    case .externalType(let name): types.contains(name)
    case .type(let number):
      interpreter.index.types[number].isExternal
        && types.contains(interpreter.index.types[number].name)
    default: false
    }
  }

  /// The streams among a call's arguments, and in a list among these.
  private static func given(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame, as whole: ScopedType? = nil
  ) -> [MessageStream] {
    let any = ScopedType(reference: .name("Observable"), scope: nil, file: frame.file)
    let type = whole.flatMap { element(of: $0) == nil ? nil : $0 } ?? any
    return site.arguments.filter { !$0.isTrailing && !$0.value.isClosure }.flatMap { argument in
      let values = interpreter.evaluate(argument.value, frame, expected: type)
      let all = interpreter.items(of: values).reduce(into: values) { $0.formUnion($1) }
      let known = streams(all)
      return known.isEmpty && all.isOpen
        ? [MessageStream(source: .event("", .none))] : known
    }
  }

  /// The closures that a call hands what comes.
  static func listeners(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    site.arguments.reduce(into: ValueSet.none) { found, argument in
      guard argument.label.map(valueLabels.contains) ?? argument.isTrailing else { return }
      found.formUnion(interpreter.evaluate(argument.value, frame))
    }
  }

  static let valueLabels: Set<String> = [
    "onNext", "onSuccess", "receiveValue", "receiveOutput", "afterNext",
  ]
}

extension Interpreter {
  /// Whether a call without a base is one on the stream that the code runs for.
  func isStep(_ name: String, of receiver: Value?) -> Bool {
    switch receiver {
    case .channel?, .stream?: Streams.isStep(name) || Streams.keeping.contains(name)
    case .list?: Frameworks.methods[name] != nil
    default: false
    }
  }
}
