/// The keys of a configuration file. The parser, its messages and
/// `Schemas/config.schema.json` come from these tables.
enum ConfigurationKeys {
  typealias Key = Record.Key

  static let file = Record(
    name: "file", called: "the configuration",
    summary: "What a team tells waymark about its app.",
    keys: [
      Key(name: "title", shape: .text, summary: "The title of diagrams and reports."),
      Key(
        name: "include", shape: patterns,
        summary: "Patterns of the files to read, relative to this file; all unless given."),
      Key(
        name: "exclude", shape: patterns,
        summary: "Patterns of files to leave out, relative to this file. It wins over include."),
      Key(
        name: "entries", shape: .names(of: "a screen"),
        summary: "Screens that a launch can show first, where the code does not tell."),
      Key(
        name: "rules",
        shape: .table(
          keys: "a rule", of: .word(Configuration.RuleLevel.allCases.map(\.rawValue))),
        summary: "Levels that differ from the default, by the id of the rule."),
      Key(
        name: "deep_link_coverage", shape: .number(0...1),
        summary: "The share of routes that deep links must reach, from 0 to 1."),
      Key(
        name: "operations", shape: .list(.record(operation)),
        summary: "What the calls of the team's own router do."),
    ],
    hints: [
      "excluded": "`exclude`", "included": "`include`", "disabled_rules": "`rules: { <id>: off }`",
      "opt_in_rules": "`rules: { <id>: warning }`", "name": "`title`", "paths": "`include`",
    ])

  static let operation = Record(
    name: "operation", called: "an operation",
    summary: "One call of the team's own router and what it does.",
    keys: [
      Key(
        name: "call", shape: .name("a call such as `AppRouter.go(to:)`"),
        summary: "The function with the labels of its arguments: `AppRouter.go(to:)`.",
        required: true),
      Key(
        name: "does", shape: .word(DeclaredOperation.Effect.allCases.map(\.rawValue)),
        summary: "What a call of it does.", required: true),
      Key(
        name: "route", shape: .either([.integer(0...99), .name("the label of an argument")]),
        summary: "The argument that names the destination: its position from 0, or its label."),
    ],
    hints: [
      "kind": "`does`", "function": "`call`", "method": "`call`", "argument": "`route`",
    ])

  private static let patterns = Shape.either([
    .name("a pattern such as `Sources/**/*.swift`"),
    .list(.name("a pattern such as `Sources/**/*.swift`")),
  ])
}
