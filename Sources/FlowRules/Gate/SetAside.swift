import FlowGraph

/// A finding that does not count, and why.
public struct SetAsideFinding: Codable, Hashable, Sendable {
  /// What set it aside.
  public enum Cause: String, Codable, Sendable, CaseIterable {
    /// A comment in the source.
    case comment
    /// An entry of the baseline.
    case baseline
  }

  public var finding: Finding
  public var cause: Cause
  /// What the person wrote beside it.
  public var reason: String?

  public init(_ finding: Finding, by cause: Cause, reason: String? = nil) {
    self.finding = finding
    self.cause = cause
    self.reason = reason
  }
}
