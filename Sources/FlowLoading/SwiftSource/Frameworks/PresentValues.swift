/// What state and subjects that keep their last value tell whoever begins to listen: Combine's and
/// RxSwift's send it at once, in the very call that subscribes.
extension Streams {
  /// Operators after which what is there already does not come at once.
  static let holdingBack: [String: Frameworks.Method] = Dictionary(
    uniqueKeysWithValues: [
      "dropFirst", "skip", "drop", "collect", "ignoreOutput", "ignoreElements", "last", "takeLast",
      "skipUntil", "skipWhile", "pairwise", "buffer", "window", "sample", "changed",
    ].map { ($0, holdBack) })

  private static let holdBack: Frameworks.Method = { interpreter, bases, _, site, frame in
    let streams = streams(bases)
    guard !streams.isEmpty else { return nil }
    interpreter.runArguments(site, frame)
    return ValueSet(streams.map { .stream($0.then(.later)) }, isOpen: bases.isOpen)
  }

  /// `a.combineLatest(b)` says nothing before each of them has said something.
  static let joining: Frameworks.Method = { interpreter, bases, _, site, frame in
    let own = streams(bases)
    guard !own.isEmpty else { return nil }
    let others = site.arguments.filter { !$0.isTrailing && !$0.value.isClosure }
    let areThere = others.allSatisfy { argument in
      let given = streams(interpreter.evaluate(argument.value, frame))
      return !given.isEmpty && given.allSatisfy(interpreter.tellsAtOnce)
    }
    return areThere ? nil : holdBack(interpreter, bases, site.expression, site, frame)
  }
}

extension Streams {
  /// `state.take(1)`: of what is there already, that and nothing that comes later.
  static let once: Frameworks.Method = { interpreter, bases, _, site, _ in
    let streams = streams(bases)
    guard !streams.isEmpty, isOne(site) else { return nil }
    return ValueSet(
      streams.map {
        .stream(interpreter.present(of: $0) ?? interpreter.awaited(of: $0) ?? $0)
      }, isOpen: bases.isOpen)
  }

  private static func isOne(_ site: CallSite) -> Bool {
    guard let count = site.arguments.first else { return site.name == "first" }
    guard site.arguments.count == 1, count.label == nil, case .integer(1) = count.value.kind else {
      return false
    }
    return true
  }
}

extension Interpreter {
  /// A stream of what another one tells at once, where that is sure to say something: not one that
  /// waits for what passes a test.
  func present(of stream: MessageStream) -> MessageStream? {
    let isSure = stream.steps.allSatisfy { step in
      switch step {
      case .map, .watch, .replace, .wrap: true
      default: false
      }
    }
    guard isSure else { return nil }
    let values: ValueSet
    switch stream.source {
    case .channel(let place) where keepsLast(place):
      values = heap.read(place.last).union(firstValue(of: place))
    case .state(let place):
      values = heap.read(place).union(initialValue(of: place))
    default: return nil
    }
    return MessageStream(
      source: .values([values.isEmpty ? .unknown : values]), steps: stream.steps)
  }

  /// A stream of the one value that code waits for in what the whole app shares: `tracker.$link
  /// .filter { $0 != nil }.first()`. What comes then answers the act that waits, whoever writes it.
  func awaited(of stream: MessageStream) -> MessageStream? {
    guard case .state(let place) = stream.source, let object = place.object,
      sharedObjects.contains(object), !stream.steps.contains(.later)
    else { return nil }
    var values = heap.read(place).union(initialValue(of: place))
    values.isOpen = true
    return MessageStream(source: .values([values]), steps: stream.steps)
  }

  /// Whether a stream tells whoever begins to listen what is there already.
  func tellsAtOnce(_ stream: MessageStream) -> Bool {
    guard !stream.steps.contains(.later) else { return false }
    return switch stream.source {
    case .channel(let place): holdsState(place)
    case .state, .values: true
    case .event, .built: false
    }
  }

  /// Runs what listens to state for what that holds when it begins to listen: whoever subscribes
  /// does what is done then.
  func hearPresent(of place: Place, _ hear: (ValueSet) -> Void, _ site: CallSite) {
    var values = initialValue(of: place)
    // Code that ran before may have given a shared object something else; an object of one's own
    // was made a moment ago.
    if !isMakingShared, let object = place.object, sharedObjects.contains(object) {
      values.formUnion(heap.read(place))
    }
    tell(values, hear, site)
  }

  /// The same of a subject that keeps its last value.
  func hearLast(of place: Place, _ hear: (ValueSet) -> Void, _ site: CallSite) {
    guard holdsState(place) else { return }
    var values = firstValue(of: place)
    if !isMakingShared, let object = place.object, sharedObjects.contains(object) {
      values.formUnion(heap.read(place.last))
    }
    tell(values, hear, site)
  }

  private func tell(_ values: ValueSet, _ hear: (ValueSet) -> Void, _ site: CallSite) {
    let (plain, telling) = (values.values.filter(\.isPlain), values.values.filter { !$0.isPlain })
    within({ if !index.isModel(site.span) { $0.hops.append(site.span) } }) {
      if !telling.isEmpty || values.isOpen {
        hear(ValueSet(distinct: telling, isOpen: values.isOpen))
      }
      guard !plain.isEmpty else { return }
      // Texts, numbers and flags stand for what they are before anybody acted. What depends on
      // more than can be worked out of them is not taken to be so, and nothing is there yet that
      // could be closed.
      let (_, effects) = isolated { hear(ValueSet(distinct: plain, isOpen: false)) }
      for effect in flattened(effects) where effect.context.conditions.isEmpty && opens(effect) {
        var effect = effect
        effect.context = context.enclosing(effect.context)
        buffer.add(effect, asked: [])
      }
    }
  }

  /// Whether an effect brings something up.
  private func opens(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .entry: true
    case .operation(let operation, _):
      switch operation {
      case .state(_, .assign(let values)): !values.values.allSatisfy(\.isNothing)
      case .state(_, .append), .pushValue, .show, .adapt, .embed, .embedView, .route, .select,
        .selectItem, .setStack, .window, .openWindow:
        true
      default: false
      }
    default: false
    }
  }
}

extension Value {
  fileprivate var isPlain: Bool { ValueSet(self).isBlank }

  fileprivate var isNothing: Bool {
    switch self {
    case .null, .boolean(false), .list([]): true
    default: false
    }
  }
}
