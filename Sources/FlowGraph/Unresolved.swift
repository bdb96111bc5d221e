/// A navigation operation whose target could not be worked out.
public struct UnresolvedCall: Codable, Hashable, Sendable, Placed {
  /// The call as written.
  public var operation: String
  /// Why, in a sentence fragment that begins in lower case.
  public var reason: String
  /// The type or route owner it might concern, which tells a rule whether it could undo a finding.
  public var concerns: [String]
  public var file: String
  public var line: Int
  public var column: Int

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
