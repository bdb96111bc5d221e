/// Streams that bring what several tell together: `a.combineLatest(b)`, `Publishers.Zip(a, b)`,
/// `Observable.combineLatest([a, b])`, `a.withLatestFrom(b)`.
///
/// Whichever of them tells something, who listens is given what the others told last beside it.
/// The first time is when all of them have told something: at once, where all hold state.
extension Streams {
  static let joins: [String: Frameworks.Method] = {
    var all: [String: Frameworks.Method] = [
      "combineLatest": joined, "zip": joined, "withLatestFrom": latest,
      "MergeMany": merge, "Concatenate": merge,
    ]
    for count in ["", "3", "4", "5", "6", "7", "8"] {
      all["CombineLatest\(count)"] = joined
      all["Zip\(count)"] = joined
      all["Merge\(count)"] = merge
    }
    return all
  }()

  private static let joined: Frameworks.Method = { interpreter, bases, _, site, frame in
    var parts: [[MessageStream]] = []
    var isList = false
    if isType(bases, interpreter) {
      isList = site.arguments.filter(isStream).count == 1
    } else if let list = bases.onlyList {
      // `[a, b].combineLatest()`
      guard list.contains(where: { !streams($0).isEmpty }) else { return nil }
      parts = list.map(alternatives)
      isList = true
    } else {
      // A publisher of which nothing is known is joined with one that is.
      guard bases.values.allSatisfy(isPublisher) else { return nil }
      parts = [alternatives(bases)]
    }
    let given = given(interpreter, site, frame)
    guard !streams(bases).isEmpty || !parts.isEmpty && isList || given.contains(where: isKnown)
    else { return nil }
    parts += given
    // Of a list of which nothing is known, neither is what it brings.
    guard parts.count > 1 else {
      return ValueSet((parts.first ?? []).map { .stream($0.then(.replace(.unknown))) })
    }
    let stream = MessageStream(source: .joined(.init(parts: parts, isList: isList)))
    guard let closure = selector(site) else { return ValueSet(.stream(stream)) }
    return ValueSet(.stream(stream.then(.map(interpreter.evaluate(closure, frame)))))
  }

  /// `a.withLatestFrom(b)`: what the other holds comes when the first does.
  private static let latest: Frameworks.Method = { interpreter, bases, _, site, frame in
    let own = streams(bases)
    guard !own.isEmpty else { return nil }
    let others = given(interpreter, site, frame)
    let closures = selector(site).map { interpreter.evaluate($0, frame) }
    return ValueSet(
      own.map { stream in
        if let closures {
          .stream(stream.then([.part(0, of: .init(parts: [[stream]] + others)), .map(closures)]))
        } else {
          .stream(stream.then(others.count == 1 ? .latest(others[0]) : .replace(.unknown)))
        }
      })
  }

  /// The closure that makes one value of those that were told.
  private static func selector(_ site: CallSite) -> Expression? {
    site.trailing ?? site.argument("resultSelector")
      ?? site.arguments.first { $0.label == nil && $0.value.isClosure }?.value
  }

  private static func isStream(_ argument: Argument) -> Bool {
    guard !argument.isTrailing, !argument.value.isClosure else { return false }
    return argument.label.map { $0 == "with" } ?? true
  }

  /// The streams that a call is given, by place.
  private static func given(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> [[MessageStream]] {
    site.arguments.filter(isStream).flatMap { argument in
      let values = interpreter.evaluate(
        argument.value, frame,
        expected: ScopedType(reference: .name("Observable"), scope: nil, file: frame.file))
      return values.onlyList?.map(alternatives) ?? [alternatives(values)]
    }
  }

  /// What can stand at one place: something that tells when nobody knows, where that is not known.
  private static func alternatives(_ values: ValueSet) -> [MessageStream] {
    let known = streams(values)
    return known.isEmpty ? [MessageStream(source: .event("", .none))] : known
  }

  private static func isKnown(_ streams: [MessageStream]) -> Bool {
    streams.contains { if case .event("", _) = $0.source { false } else { true } }
  }

  private static func isPublisher(_ value: Value) -> Bool {
    switch value {
    case .external: true
    default: value.asStream != nil
    }
  }
}

extension Interpreter {
  /// Lets a closure or a subject hear what several streams tell.
  ///
  /// A model of a cell joins dozens of its properties to fill the cell and to set up its controls.
  /// Whatever they tell, that is the same, and is done once. Who brings something up, or takes it
  /// away, does so whenever one of them tells something.
  func listen(
    _ target: Value, to stream: MessageStream, joining join: MessageStream.Join,
    _ site: CallSite, _ frame: Frame, isSubscription: Bool, _ hear: (ValueSet) -> Void
  ) {
    let (_, effects) = isolated { hear(join.blank) }
    let all = flattened(effects)
    // What is assigned to other state costs nothing to hear, and who hears of that may act.
    guard site.name == StreamAssignments.name || all.contains(where: isAct) else {
      return absorb(effects)
    }
    absorb(
      EffectList(
        all.filter { $0.context.trigger != nil }.map { .act($0) }, asks: effects.asks,
        isForeign: effects.isForeign))
    attend(target, to: stream, site, frame)
    guard tellsAtOnce(stream) else { return }
    func present(isFirst: Bool) -> ValueSet {
      join.told(join.parts.map { presentValue(of: $0, isFirst: isFirst, site.expression, frame) })
    }
    let values = present(isFirst: false)
    if isSubscription { return tell(values, at: present(isFirst: true), hear, site) }
    guard !values.values.allSatisfy(\.isPlain) else { return }
    _ = triggered(site, frame) {
      hear(values)
      return .none
    }
  }

  /// Whether an effect is one on navigation that no control is needed for.
  private func isAct(_ effect: Effect) -> Bool {
    guard effect.context.trigger == nil else { return false }
    return switch effect.kind {
    case .operation, .entry, .posts: true
    default: false
    }
  }

  /// Lets a closure or a subject hear what a stream passes on from now on.
  func attend(_ target: Value, to stream: MessageStream, _ site: CallSite, _ frame: Frame) {
    switch stream.source {
    case .channel(let place), .state(let place):
      heap.listen(stream.steps.isEmpty ? target : .piped(stream.steps, target), on: place)
    case .joined(let join):
      for (position, streams) in join.parts.enumerated() {
        for part in streams {
          let step = MessageStream.Step.part(position, of: join)
          attend(target, to: part.then([step] + stream.steps), site, frame)
        }
      }
    // It has told all that it has to tell when others do.
    case .values: break
    case .built, .event: listen(target, to: stream, site, frame)
    }
  }

  /// What is there of streams when somebody begins to listen.
  ///
  /// - Parameter isFirst: Whether nobody can have acted before.
  func presentValue(
    of streams: [MessageStream], isFirst: Bool, _ site: Expression, _ frame: Frame
  ) -> ValueSet {
    streams.reduce(into: .none) { result, stream in
      let values =
        switch stream.source {
        case .channel(let place): isFirst ? firstValue(of: place) : presentValue(ofSubject: place)
        case .state(let place): isFirst ? initialValue(of: place) : presentValue(ofState: place)
        case .values(let all): all.reduce(into: ValueSet.none) { $0.formUnion($1) }
        case .joined(let join):
          join.told(join.parts.map { presentValue(of: $0, isFirst: isFirst, site, frame) })
        case .event, .built: ValueSet.unknown
        }
      result.formUnion(
        passed(values, through: stream.steps, site, frame) {
          presentValue(of: $0, isFirst: isFirst, site, frame)
        })
    }
  }

  /// What streams told last, as far as that is known whenever another one tells something: of
  /// texts, numbers and flags it is not.
  func latestValue(
    of streams: [MessageStream], _ site: Expression, _ frame: Frame
  ) -> ValueSet {
    streams.reduce(into: .none) { result, stream in
      let values =
        switch stream.source {
        case .channel(let place): lastValues(of: [.channel(place)])?.changing ?? .unknown
        case .state(let place): readPlace(place).changing
        case .values(let all): all.reduce(into: ValueSet.none) { $0.formUnion($1) }
        case .joined(let join): join.told(join.parts.map { latestValue(of: $0, site, frame) })
        case .event, .built: ValueSet.unknown
        }
      result.formUnion(
        passed(values, through: stream.steps, site, frame) { latestValue(of: $0, site, frame) })
    }
  }

  /// What steps make of values that are only looked at.
  private func passed(
    _ values: ValueSet, through steps: [MessageStream.Step], _ site: Expression, _ frame: Frame,
    others: ([MessageStream]) -> ValueSet
  ) -> ValueSet {
    steps.reduce(values) { values, step in
      switch step {
      case .map(let closures), .compactMap(let closures):
        guard !values.isEmpty, spend() else { return .unknown }
        return isolated { transformed(values, by: closures, site, frame) }.0
      case .filter, .watch, .later: return values
      case .replace(let known): return known
      case .latest(let streams): return others(streams)
      case .part(let position, let join):
        return join.told(join.parts.enumerated().map { $0 == position ? values : others($1) })
      case .scan, .flatten, .join, .wrap, .rows: return .unknown
      }
    }
  }
}

extension Interpreter {
  /// Runs what listens to several streams. What one of them told it is given; that state holds just
  /// this would only set its calls apart.
  func besidesAssumed<Result>(_ body: () -> Result) -> Result {
    let saved = assumed
    assumed = nil
    defer { assumed = saved }
    return body()
  }

  /// Hands on what several streams told. A model that sets one property after the other tells the
  /// same each time, as far as that is known: what comes of it is found out once.
  func hand(
    _ values: ValueSet, _ steps: ArraySlice<MessageStream.Step>, to listener: Value,
    _ site: Expression, _ frame: Frame
  ) -> ValueSet {
    remembered(
      .init(
        function: Self.handingOn, receiver: .piped(Array(steps), listener), arguments: [values])
    ) {
      deliver(values, through: steps, to: listener, site, frame)
    }
  }

  private static let handingOn = ObjectIdentifier(MessageStream.self)

  /// What of values that are told together can steer who hears them. Data comes with every status
  /// and every name, and what is done with it is the same; where many things are told at once,
  /// neither is it asked which of them are so.
  func steering(_ values: ValueSet, width: Int) -> ValueSet {
    var isOpen = values.isOpen
    var kept: [Value] = []
    for value in values.values {
      switch value {
      case .string, .integer: isOpen = true
      case .boolean, .null:
        if width > Self.fewStreams { isOpen = true } else { kept.append(value) }
      case .tuple(let labels, let items):
        kept.append(.tuple(labels, items.map { steering($0, width: width) }))
      case .object(let object):
        let type = index.types[heap.objects[object].type]
        kept.append(syntax.dataTypes.isData(type) ? .some(type.id) : value)
      default: kept.append(value)
      }
    }
    return ValueSet(kept, isOpen: isOpen)
  }

  /// Combine joins as many with one name.
  private static let fewStreams = 4
}

extension MessageStream.Join {
  /// How many streams tell something, those counted that are joined in turn.
  fileprivate func width(_ stream: MessageStream) -> Int {
    guard case .joined(let inner) = stream.source else { return 1 }
    return inner.width
  }

  /// What they tell where nothing is known of it.
  fileprivate var blank: ValueSet {
    told(
      parts.map { streams in
        guard streams.count == 1, streams[0].steps.isEmpty,
          case .joined(let inner) = streams[0].source
        else { return .unknown }
        return inner.blank
      })
  }

  var width: Int { parts.reduce(0) { $0 + ($1.map(width).max() ?? 1) } }
}

extension ValueSet {
  /// The same where others may be there by now.
  fileprivate var changing: ValueSet { ValueSet(values.filter { !$0.isPlain }, isOpen: true) }
}
