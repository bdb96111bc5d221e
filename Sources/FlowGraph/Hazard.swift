/// Something that code asks for and that SwiftUI or UIKit does not carry out as it is written.
public struct Hazard: Codable, Hashable, Sendable, Placed {
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// An object of the environment, the subject, that nothing on a way to its readers provides.
    case environment
    /// One action that presents two things, the subject being the second.
    case presentations
    /// One action that dismisses and presents in the same turn.
    case dismissal
    /// Content of a presentation that reads a second state, the subject, set in the same action.
    case staleState
    /// A presentation on a row, the subject, of a container that makes its rows as they come up.
    case lazyRow
    /// A second write to a path, the subject, in one action.
    case pathWrites
    /// A handler of links, the subject, that a launch by a link does not run.
    case coldStart
    /// State, the subject, that is set to open something and that nothing reads.
    case unreadState
  }

  public var kind: Kind
  /// What it is about: a type, a piece of state, a screen, a handler.
  public var subject: String
  /// The screen on which it happens; nil where that is no screen.
  public var screen: String?
  public var screenID: String?
  /// What else takes part: the readers, the other presentation, the other write.
  public var names: [String]
  /// Which form of the kind it is, in a word: where an environment ends, how a row's state is kept.
  public var detail: String?
  public var trigger: String?
  public var certainty: Certainty
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    _ kind: Kind, _ subject: String, on screen: String? = nil, screenID: String? = nil,
    names: [String] = [], detail: String? = nil, trigger: String? = nil,
    certainty: Certainty = .certain, at place: SourcePlace
  ) {
    self.kind = kind
    self.subject = subject
    self.screen = screen
    self.screenID = screenID ?? screen
    self.names = names
    self.detail = detail
    self.trigger = trigger
    self.certainty = certainty
    (file, line, column) = (place.file, place.line, place.column)
  }
}
