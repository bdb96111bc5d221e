import FlowGraph
import FlowRules

/// The rules, for people.
public enum RuleCatalog {
  public struct Entry: Sendable {
    public var id: String
    /// The severity, or `off` for a rule that a team has to switch on.
    public var level: String
    public var summary: String
  }

  /// Sorted by id.
  public static var entries: [Entry] {
    RuleRegistry.all.map { rule in
      Entry(
        id: rule.id, level: rule.isOnByDefault ? rule.defaultSeverity.rawValue : "off",
        summary: rule.summary)
    }
  }

  /// The documentation of a rule, or of all where there is no id, in Markdown.
  ///
  /// - Throws: `InputError` where no rule has that id.
  public static func documentation(_ id: String?) throws -> String {
    guard let id else { return RuleDocumentation.allMarkdown() }
    guard let rule = RuleRegistry.rule(id) else {
      let near = NearestNames.to(id, among: RuleRegistry.all.map(\.id))
      throw InputError(
        "no rule is called '\(TerminalText.clean(id))'; "
          + (near.isEmpty
            ? "'waymark rules' lists them" : "did you mean \(near.joined(separator: " or "))?"))
    }
    return RuleDocumentation.markdown(for: rule)
  }
}
