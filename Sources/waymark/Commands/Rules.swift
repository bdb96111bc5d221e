import ArgumentParser
import WaymarkKit

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the rules, or explains one.",
    discussion: """
      Examples:
        waymark rules
        waymark rules pop_without_push
      """)

  @Argument(help: "The id of a rule.")
  var id: String?

  func run() throws {
    let catalog = RuleCatalog.standard
    if let id {
      let rule = try catalog.find(id)
      try Output.standard(
        """
        \(rule.id) (\(rule.severity.rawValue)): \(rule.summary)

        \(rule.rationale)

        How to fix it: \(rule.fix)

        """)
      return
    }
    let width = catalog.entries.map(\.id.count).max() ?? 0
    let lines = catalog.entries.map { rule in
      rule.id.padding(toLength: width, withPad: " ", startingAt: 0) + "  "
        + rule.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0) + "  "
        + rule.summary
    }
    try Output.standard(lines.map { $0 + "\n" }.joined())
  }
}
