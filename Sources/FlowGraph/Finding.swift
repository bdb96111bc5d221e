/// How much a finding matters.
public enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
  case note, warning, error

  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}

/// One thing that a rule reports.
public struct Finding: Codable, Hashable, Sendable, Placed {
  /// The id of the rule, in snake case.
  public var rule: String
  public var severity: Severity
  /// The screen, route, action or URL that it is about.
  public var subject: String
  /// What happens to the person who uses the app, and what to do.
  public var message: String
  public var file: String
  public var line: Int
  public var column: Int
  /// The steps from launch that make it happen; empty where none lead there.
  public var witness: [Step]
  /// Equal for the same defect in later versions of the source; moved lines do not change it.
  public var fingerprint: String

  public init(
    rule: String, severity: Severity, subject: String, message: String, at place: SourcePlace,
    witness: [Step] = [], fingerprint: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.subject = subject
    self.message = message
    (file, line, column) = (place.file, place.line, place.column)
    self.witness = witness
    self.fingerprint = fingerprint ?? Fingerprint.of(rule, subject)
  }
}
