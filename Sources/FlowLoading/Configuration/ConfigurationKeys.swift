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
        name: "extends", shape: files,
        summary: "Configuration files, relative to this one, whose text stands before this one's."),
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
        shape: .table(keys: "a rule", of: .either([level, .record(ruleOptions)])),
        summary: "By the id of the rule its level, or a table of its options."),
      Key(
        name: "baseline", shape: .name("a file such as `.waymark-baseline`"),
        summary: "The baseline, relative to this file: findings that are known."),
      Key(
        name: "deep_link_coverage", shape: .number(0...1),
        summary: "The share of routes that deep links must reach, from 0 to 1."),
      Key(
        name: "operations", shape: .list(.record(operation)),
        summary: "What the calls of the team's own router do."),
    ] + PolicyKeys.all,
    hints: [
      "excluded": "`exclude`", "included": "`include`", "disabled_rules": "`rules: { <id>: off }`",
      "opt_in_rules": "`rules: { <id>: warning }`", "name": "`title`", "paths": "`include`",
      "parent_config": "`extends`", "maximum_taps": "`max_taps`", "require": "`required`",
      "forbid": "`forbidden`", "allow": "`allowed`",
    ])

  static let ruleOptions = Record(
    name: "ruleOptions", called: "the options of a rule",
    summary: "How much a rule matters, and where.",
    keys: [
      Key(name: "severity", shape: level, summary: "The level of its findings, or off."),
      Key(
        name: "exclude", shape: patterns,
        summary: "Patterns of files in which it reports nothing, relative to this file."),
    ],
    hints: ["level": "`severity`", "excluded": "`exclude`", "ignore": "`exclude`"])

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

  private static let level = Shape.word(Configuration.RuleLevel.allCases.map(\.rawValue))

  private static let files = Shape.either([
    .name("a file such as `Shared/waymark.yml`"),
    .list(.name("a file such as `Shared/waymark.yml`")),
  ])

  private static let patterns = Shape.either([
    .name("a pattern such as `Sources/**/*.swift`"),
    .list(.name("a pattern such as `Sources/**/*.swift`")),
  ])
}
