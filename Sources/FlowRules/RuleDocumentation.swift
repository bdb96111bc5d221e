/// Writes the rules' own documentation as Markdown.
public enum RuleDocumentation {
  /// The page of all rules, `Documentation/Rules.md`.
  public static func allMarkdown() -> String {
    var page = """
      # Rules

      Each rule has an id, by which `.waymark.yml` switches it off or changes its severity. The \
      examples below are also the rules' tests.

      A finding about something that is absent says *not proven* and is a note where a call that \
      could not be resolved may undo it.

      | Rule | Severity | Reports |
      |---|---|---|

      """
    for group in RuleGroup.allCases {
      for rule in RuleRegistry.all where rule.group == group {
        page += "| [`\(rule.id)`](#\(rule.id)) | \(severity(of: rule)) | \(rule.summary) |\n"
      }
    }
    for group in RuleGroup.allCases {
      let rules = RuleRegistry.all.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      page += "\n## \(group.rawValue.prefix(1).uppercased())\(group.rawValue.dropFirst())\n"
      for rule in rules { page += "\n" + markdown(for: rule) }
    }
    return page
  }

  /// The section of one rule.
  public static func markdown(for rule: any Rule) -> String {
    var section = """
      ### \(rule.id)

      \(rule.summary)

      Severity: \(severity(of: rule)).

      **Why.** \(rule.rationale)

      **What to do.** \(rule.howToFix)

      """
    section += examples(rule.examples.filter { !$0.expected.isEmpty }, under: "Reported")
    section += examples(rule.examples.filter { $0.expected.isEmpty }, under: "Not reported")
    return section
  }

  private static func severity(of rule: any Rule) -> String {
    rule.isOnByDefault ? rule.defaultSeverity.rawValue : "\(rule.defaultSeverity.rawValue), off"
  }

  private static func examples(_ examples: [RuleExample], under heading: String) -> String {
    guard !examples.isEmpty else { return "" }
    var text = "\n#### \(heading)\n"
    for example in examples {
      let subjects = example.expected.map { "`\($0)`" }.joined(separator: ", ")
      text += "\n\(example.title)\(subjects.isEmpty ? "" : ": \(subjects)")\n\n"
      text += fenced(example.code) + "\n"
    }
    return text
  }

  /// A fence is longer than any run of backticks within.
  private static func fenced(_ code: String) -> String {
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)swift\n\(code)\n\(fence)"
  }
}
