/// A piece of a screen that stands where it does nothing, does another thing than it says, or
/// stops the app.
public struct MisplacedPart: Codable, Hashable, Sendable, Placed {
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A link or push on a screen that comes up on no stack.
    case push
    /// A destination inside a lazy container.
    case lazyDestination
    /// A destination on no stack.
    case looseDestination
    /// A destination off the root of a stack whose path is an array of one type.
    case deepDestination
    /// A second destination for a type on one stack.
    case secondDestination
    /// A stack on a stack.
    case stack
    /// A navigation controller that is pushed.
    case pushedController
    /// A controller, only just made, that code pops to.
    case freshTarget
    /// A dismissal on a screen that nothing presents or pushes.
    case dismissal
    /// A title, toolbar or search field on a screen that comes up on no stack.
    case bar
    /// What keeps a person on a screen that nothing takes away.
    case trap
  }

  public var kind: Kind
  /// The link's words, the destination's type, the call or the modifier.
  public var subject: String
  /// The screen that it is on.
  public var screen: String
  public var screenID: String
  /// The screen from which that screen comes up there; nil for a launch and where it is not one.
  public var shownBy: String?
  /// How the screen comes up there.
  public var shownAs: Transition.Kind?
  /// The lazy container or the path that it concerns.
  public var container: String?
  /// The place of what it is in conflict with: the outer stack, the first destination.
  public var other: SourcePlace?
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    kind: Kind, subject: String, screen: String, screenID: String? = nil, shownBy: String? = nil,
    shownAs: Transition.Kind? = nil, container: String? = nil, other: SourcePlace? = nil,
    at place: SourcePlace
  ) {
    self.kind = kind
    self.subject = subject
    self.screen = screen
    self.screenID = screenID ?? screen
    self.shownBy = shownBy
    self.shownAs = shownAs
    self.container = container
    self.other = other
    (file, line, column) = (place.file, place.line, place.column)
  }
}
