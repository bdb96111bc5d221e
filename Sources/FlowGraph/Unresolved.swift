/// A navigation operation whose target could not be worked out.
public struct UnresolvedCall: Codable, Hashable, Sendable, Placed {
  /// The call as written.
  public var operation: String
  /// Why, in a sentence fragment that begins in lower case.
  public var reason: String
  /// The type or route owner it might concern, which tells a rule whether it could undo a finding.
  ///
  /// ``anyController`` stands for every controller of UIKit's.
  public var concerns: [String]
  public var file: String
  public var line: Int
  public var column: Int

  /// What code concerns that was not read and can show any controller.
  public static let anyController = "*"

  /// Why code was not followed to its end: what it would have done is not in the graph.
  public static let tooLarge = "the code that runs from here is too large to follow whole"

  public init(operation: String, reason: String, concerns: [String] = [], at place: SourcePlace) {
    self.operation = operation
    self.reason = reason
    self.concerns = concerns
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// A value that is pushed on a stack where no destination for its type stands.
public struct UndeliveredValue: Codable, Hashable, Sendable, Placed {
  /// The type of the value.
  public var type: String
  /// The screen that pushes it.
  public var from: String
  public var fromID: String
  /// Ids of the stacks that have no destination for it.
  public var stacks: [String]
  public var certainty: Certainty
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    type: String, from: String, fromID: String? = nil, stacks: [String] = [],
    certainty: Certainty = .certain, at place: SourcePlace
  ) {
    self.type = type
    self.from = from
    self.fromID = fromID ?? from
    self.stacks = stacks
    self.certainty = certainty
    (file, line, column) = (place.file, place.line, place.column)
  }
}

/// A segue or a scene that code asks a storyboard for and that is not there: UIKit stops the app.
public struct MissingReference: Codable, Hashable, Sendable, Placed {
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// `performSegue(withIdentifier:sender:)`
    case segue
    /// `instantiateViewController(withIdentifier:)`
    case storyboardID
  }

  public var kind: Kind
  /// The identifier as written.
  public var identifier: String
  /// The class whose scene lacks the segue, or the name of the storyboard.
  public var owner: String
  /// The storyboards that lack it.
  public var storyboards: [String]
  /// The kind of device whose storyboards these are; nil where they are for all.
  public var idiom: String?
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    kind: Kind, identifier: String, owner: String, storyboards: [String], idiom: String? = nil,
    at place: SourcePlace
  ) {
    self.kind = kind
    self.identifier = identifier
    self.owner = owner
    self.storyboards = storyboards
    self.idiom = idiom
    (file, line, column) = (place.file, place.line, place.column)
  }
}
