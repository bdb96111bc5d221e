import FlowGraph

/// The rules, for people.
public struct RuleCatalog: Sendable {
  public struct Entry: Sendable {
    public var id: String
    public var severity: Severity
    public var summary: String
    public var rationale: String
    public var fix: String
  }

  /// Sorted by id.
  public var entries: [Entry]

  public static let standard = RuleCatalog(entries: [])

  /// - Throws: `InputError` where no rule has that id.
  public func find(_ id: String) throws -> Entry {
    if let entry = entries.first(where: { $0.id == id }) { return entry }
    throw InputError("no rule is called '\(id)'; 'waymark rules' lists them")
  }
}
