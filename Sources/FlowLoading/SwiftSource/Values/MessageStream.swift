/// What passes values on as they come: a subject, published state, a control, an answer.
///
/// Kept with its hash: streams of streams are compared with all others that state holds.
final class MessageStream: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case channel(Place)
    case state(Place)
    /// Values that are known and come at once: `.just(step)`.
    case values([ValueSet])
    /// What closures say that run for whoever listens: `AsyncStream { … }`.
    case built(ValueSet)
    /// Something outside the program: a control that a person touches, an answer.
    case event(String, ValueSet)
  }

  /// What is done to each value on its way.
  enum Step: Hashable, Sendable {
    /// What closures make of it; without closures that are known, something unknown.
    case map(ValueSet)
    /// The same, where nothing comes of what closures make nothing of.
    case compactMap(ValueSet)
    /// What closures make of it and of what they made of those before it, which is not known.
    case scan(ValueSet)
    /// What comes from the stream that closures make of it, or that it is.
    case flatten(ValueSet)
    /// It passes on, unless a closure is known to say no.
    case filter(ValueSet)
    /// It passes on after closures saw it.
    case watch(ValueSet)
    /// It passes on, unless it is what was there already.
    case later
    /// Other values come in its place.
    case replace(ValueSet)
    /// It comes as one part of a tuple; what the others are then is not known.
    case part(Int, of: Int)
    /// It comes after others, as with `subscribe(with: self)`.
    case join(ValueSet)
    /// It comes as an event that holds it.
    case wrap
    /// Each element of a list comes, with a cell or with nothing that is known.
    case rows(cell: ValueSet, isGivenCell: Bool)
  }

  let source: Source
  let steps: [Step]
  private let hash: Int

  init(source: Source, steps: [Step] = []) {
    (self.source, self.steps) = (source, steps)
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(steps)
    hash = hasher.finalize()
  }

  static func == (one: MessageStream, other: MessageStream) -> Bool {
    one === other
      || one.hash == other.hash && one.source == other.source && one.steps == other.steps
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  func then(_ step: Step) -> MessageStream { MessageStream(source: source, steps: steps + [step]) }

  /// `event.element`, `case .next(let value)`: the value inside an event, which no enum of the
  /// program stands for.
  static let event: [String?] = ["element"]
  /// The cases of an event that hold a value.
  static let eventCases: Set<String> = ["next", "success"]
}

extension Value {
  /// The stream that a value is.
  var asStream: MessageStream? {
    switch self {
    case .channel(let place): MessageStream(source: .channel(place))
    case .binding(let place): MessageStream(source: .state(place))
    case .stream(let stream): stream
    default: nil
    }
  }
}
