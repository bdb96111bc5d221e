import ArgumentParser
import WaymarkKit

struct Rules: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, markdown }

  static let configuration = CommandConfiguration(
    abstract: "Lists the rules, or explains one.",
    discussion: """
      Examples:
        waymark rules
        waymark rules pop_without_push
        waymark rules --format markdown > Rules.md
      """)

  @Argument(help: "The id of a rule.")
  var id: String?

  @Option(help: "text for a list, markdown for the documentation of all.")
  var format = Format.text

  func run() throws {
    guard id == nil, format == .text else {
      return try Output.standard(try RuleCatalog.documentation(id))
    }
    let entries = RuleCatalog.entries
    let width = entries.map(\.id.count).max() ?? 0
    let lines = entries.map { rule in
      rule.id.padding(toLength: width, withPad: " ", startingAt: 0) + "  "
        + rule.level.padding(toLength: 7, withPad: " ", startingAt: 0) + "  " + rule.summary
    }
    try Output.standard(lines.map { $0 + "\n" }.joined())
  }
}
