/// A comment in the source that sets findings of one rule aside.
public struct Suppression: Codable, Hashable, Sendable, Placed {
  /// The id of the rule; `all` for every rule.
  public var rule: String
  /// The lines that it covers, counted from one. `lastLine` is nil for the rest of the file.
  public var firstLine: Int
  public var lastLine: Int?
  /// What stands behind the dash: why.
  public var reason: String?
  /// What is wrong with the comment, so that it sets nothing aside; nil where it can be read.
  public var problem: String?
  /// The comment's own place.
  public var file: String
  public var line: Int
  public var column: Int

  public init(
    rule: String, firstLine: Int, lastLine: Int? = nil, reason: String? = nil,
    problem: String? = nil, at place: SourcePlace
  ) {
    self.rule = rule
    self.firstLine = firstLine
    self.lastLine = lastLine
    self.reason = reason
    self.problem = problem
    (file, line, column) = (place.file, place.line, place.column)
  }

  /// The name that stands for every rule.
  public static let everyRule = "all"

  /// Whether it sets a finding aside.
  public func covers(_ finding: Finding) -> Bool {
    problem == nil && finding.file == file && (rule == Self.everyRule || rule == finding.rule)
      && finding.line >= firstLine && lastLine.map { finding.line <= $0 } ?? true
  }
}
