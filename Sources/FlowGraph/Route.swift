/// A value that names a destination: an enum case, a `Hashable` model value, an identifier.
public struct Route: Codable, Hashable, Sendable, Placed {
  /// What happens to the route where it arrives.
  public enum Handling: String, Codable, Sendable {
    /// A destination shows a screen or does something.
    case shown
    /// A destination takes it and shows nothing: an empty case, `EmptyView`.
    case empty
    /// No destination takes it.
    case missing
  }

  /// `owner.case`, or the type's name for a model value.
  public var id: String
  /// The last part of the id: the case's own name.
  public var name: String
  /// The type that declares it.
  public var owner: String
  /// Ids of the screens that it can show, sorted.
  public var screens: [String]
  public var handling: Handling
  /// Where the empty destination stands, when `handling` is `empty`; where it shows nothing on a
  /// condition, when `handling` is `shown`.
  public var handledAt: SourcePlace?
  /// Where values of it are made outside patterns, sorted. Empty: nothing produces it.
  public var produced: [SourcePlace]
  /// Where code that nothing was seen to run makes values of it, sorted. Left out where none does.
  public var madeUnused: [SourcePlace]?
  /// Ids of the routes that nothing makes and in whose handling alone it is made, sorted; the places
  /// stand in `madeUnused`. Left out where there are none.
  public var madeByDead: [String]?
  /// True where names alone say that something makes it: no code was seen to. Left out otherwise.
  public var isDoubtful: Bool?
  /// True where a destination has a branch for it that says `EmptyView()`: nothing is what it is
  /// meant to show, on a condition where `handling` is `shown`. Left out otherwise.
  public var isBlank: Bool?
  /// True where code hands it on as a whole until what takes it does nothing: no branch is for it.
  /// Left out otherwise.
  public var isHandedOn: Bool?
  /// The construction that each screen is shown with, such as `ProfileView(id: id)`, sorted:
  /// two routes with equal content cannot be told apart.
  public var content: [String]
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    id: String, name: String, owner: String, screens: [String] = [],
    handling: Handling = .shown, handledAt: SourcePlace? = nil, produced: [SourcePlace] = [],
    madeUnused: [SourcePlace]? = nil, madeByDead: [String]? = nil, isDoubtful: Bool? = nil,
    isBlank: Bool? = nil,
    isHandedOn: Bool? = nil, content: [String] = [], at place: SourcePlace
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.madeUnused = madeUnused
    self.madeByDead = madeByDead
    self.isDoubtful = isDoubtful
    self.isBlank = isBlank
    self.isHandedOn = isHandedOn
    self.screens = screens
    self.handling = handling
    self.handledAt = handledAt
    self.produced = produced
    self.content = content
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// A message of the app's own that one part sends and another acts on: an action enum's case.
public struct Action: Codable, Hashable, Sendable, Placed {
  public enum Handling: String, Codable, Sendable {
    case handled
    /// A handler takes it and does nothing (`break`, an empty closure).
    case ignored
    /// A receiver exists and has no case for it.
    case missing
  }

  /// `owner.case`.
  public var id: String
  public var name: String
  public var owner: String
  public var handling: Handling
  /// The receiver that leaves it out or does nothing.
  public var handler: SourcePlace?
  /// Where it is sent, sorted.
  public var sent: [SourcePlace]
  /// Ids of the screens whose person can send it, sorted.
  public var screens: [String]
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    id: String, name: String, owner: String, handling: Handling, handler: SourcePlace? = nil,
    sent: [SourcePlace] = [], screens: [String] = [], at place: SourcePlace
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.handling = handling
    self.handler = handler
    self.sent = sent
    self.screens = screens
    (file, line, column) = (place.file, place.line, place.column)
  }
}
