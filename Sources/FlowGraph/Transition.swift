/// How sure a row of the graph is.
public enum Certainty: String, Codable, Sendable {
  /// Follows from the code.
  case certain
  /// One of several possibilities that the code leaves open.
  case possible
}

/// One hop from a trigger to the operation it sets off.
public struct Step: Codable, Hashable, Sendable, Placed {
  /// What happens here, in the code's words: `Button "Next"`, `viewModel.next()`.
  public var label: String
  public var file: String
  public var line: Int
  public var column: Int

  public init(_ label: String, at place: SourcePlace) {
    self.label = label
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// What a person sees: from one screen to another.
public struct Transition: Codable, Hashable, Sendable, Placed {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case push, sheet, cover, popover, root, tab, embed

    /// Whether the new screen lies above the old one as a layer of its own.
    public var isModal: Bool { self == .sheet || self == .cover || self == .popover }
    /// Whether a container shows its content, with no act of a person.
    public var isStructure: Bool { self == .root || self == .tab || self == .embed }
  }

  /// The name of the screen it starts on; `*` where any screen can set it off.
  public var from: String
  public var fromID: String
  public var to: String
  public var toID: String
  public var kind: Kind
  /// The route, value or function that names the destination: `Path.second`, `Recipe`.
  public var via: String?
  /// What sets it off: `Button "Next Screen"`, `onAppear`, `URL`.
  public var trigger: String?
  /// What else sets off the same operation on this screen, by its place; nil where nothing does.
  public var otherTriggers: [String]?
  /// The condition under which it runs, as written: `recipe.isPremium`.
  public var `guard`: String?
  public var certainty: Certainty
  /// The construction of the screen as written: `ProfileView(id: id)`.
  public var content: String?
  /// Ids of the stacks that it pushes on; empty where it makes its own level or they are unknown.
  public var stacks: [String]
  /// For a push: whether it puts its value on a bound path (a value or a write), so that code
  /// can take it off again. A view link pushes without the path knowing.
  public var onPath: Bool
  /// Ties transitions of one operation together: the elements of a path that is assigned whole
  /// share it, in order, as `id#0`, `id#1`; nil for an operation with one transition.
  public var sequence: String?
  /// The operation's own place.
  public var file: String
  public var line: Int
  public var column: Int
  /// The hops from the trigger to the operation.
  public var steps: [Step]

  public init(
    from: String, fromID: String? = nil, to: String, toID: String? = nil, kind: Kind,
    via: String? = nil, trigger: String? = nil, otherTriggers: [String]? = nil,
    guard condition: String? = nil, certainty: Certainty = .certain, content: String? = nil,
    stacks: [String] = [],
    onPath: Bool = false, sequence: String? = nil, at place: SourcePlace, steps: [Step] = []
  ) {
    self.from = from
    self.fromID = fromID ?? from
    self.to = to
    self.toID = toID ?? to
    self.kind = kind
    self.via = via
    self.trigger = trigger
    self.otherTriggers = otherTriggers
    self.guard = condition
    self.certainty = certainty
    self.content = content
    self.stacks = stacks
    self.onPath = onPath
    self.sequence = sequence
    (file, line, column) = (place.file, place.line, place.column)
    self.steps = steps
  }

  /// All that sets it off, what tells it best first.
  public var triggers: [String] { (trigger.map { [$0] } ?? []) + (otherTriggers ?? []) }

  /// The name that stands for "any screen" in `from`.
  public static let anywhere = "*"
}

/// An operation that goes back.
public struct Back: Codable, Hashable, Sendable, Placed {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case pop, popTo, popToRoot, dismiss
  }

  /// What the operation does where there is nothing to take off.
  public enum OnEmpty: String, Codable, Sendable {
    case crash, ignored
  }

  public var from: String
  public var fromID: String
  public var kind: Kind
  /// How many levels it takes off; nil where that is not known.
  public var count: Int?
  /// The name of the screen it returns to, where the code names it.
  public var to: String?
  public var trigger: String?
  public var `guard`: String?
  /// Whether the guard tests that the stack holds something to pop.
  public var guarded: Bool
  public var onEmpty: OnEmpty
  /// Whether it runs a hop after the tap (`DispatchQueue.main.async`, `Task`), so that two quick
  /// taps can both pass before the first has run.
  public var deferred: Bool
  public var certainty: Certainty
  /// Ids of the stacks whose path it changes; empty for `dismiss` and where unknown.
  public var stacks: [String]
  /// The call as written: `paths.removeLast()`.
  public var operation: String
  /// The state whose change sets it off, sorted; nil where something else does.
  public var observes: [String]?
  public var file: String
  public var line: Int
  public var column: Int
  public var steps: [Step]

  public init(
    from: String, fromID: String? = nil, kind: Kind, count: Int? = 1, to: String? = nil,
    trigger: String? = nil, guard condition: String? = nil, guarded: Bool = false,
    onEmpty: OnEmpty = .ignored, deferred: Bool = false, certainty: Certainty = .certain,
    stacks: [String] = [], operation: String = "", observes: [String]? = nil,
    at place: SourcePlace, steps: [Step] = []
  ) {
    self.from = from
    self.fromID = fromID ?? from
    self.kind = kind
    self.count = count
    self.to = to
    self.trigger = trigger
    self.guard = condition
    self.guarded = guarded
    self.onEmpty = onEmpty
    self.deferred = deferred
    self.certainty = certainty
    self.stacks = stacks
    self.operation = operation
    self.observes = observes
    (file, line, column) = (place.file, place.line, place.column)
    self.steps = steps
  }
}
