import FlowGraph

/// The keys of a configuration that say what ways an app may have.
enum PolicyKeys {
  typealias Key = Record.Key

  static let all = [
    Key(
      name: "forbidden", shape: .list(.record(forbidden)),
      summary: "Transitions and ways that must not be."),
    Key(
      name: "allowed", shape: .list(.record(allowed)),
      summary: "The transitions that may be; where the key stands, each must fit an entry."),
    Key(
      name: "required", shape: .list(.record(passage)),
      summary: "Screens that every way to another must pass."),
    Key(
      name: "max_taps", shape: .either([.integer(0...1000), .list(.record(distance))]),
      summary: "How many taps from launch a screen may be, for all or for some."),
  ]

  static let forbidden = Record(
    name: "forbidden", called: "an entry of `forbidden`",
    summary: "A transition, or a way of several, that must not be.",
    keys: ends + [
      Key(
        name: "reachable", shape: .flag,
        summary: "Whether ways of more than one transition are meant as well.")
    ] + remarks, hints: hints)

  static let allowed = Record(
    name: "allowed", called: "an entry of `allowed`", summary: "Transitions that may be.",
    keys: ends + [remarks[0]], hints: hints)

  static let passage = Record(
    name: "passage", called: "an entry of `required`",
    summary: "Screens that every way to another must pass.",
    keys: [
      Key(
        name: "from", shape: selector,
        summary: "The screens where the ways begin; a launch or a deep link unless given."),
      Key(name: "to", shape: selector, summary: "The screens where they end.", required: true),
      Key(
        name: "passes", shape: selector, summary: "The screens of which each way passes one.",
        required: true),
    ] + remarks,
    hints: ["via": "`passes`", "through": "`passes`", "reason": "`comment`"])

  static let distance = Record(
    name: "distance", called: "an entry of `max_taps`",
    summary: "How many taps from launch some screens may be.",
    keys: [
      Key(name: "to", shape: selector, summary: "The screens.", required: true),
      Key(
        name: "taps", shape: .integer(0...1000), summary: "The most taps from launch.",
        required: true),
    ] + remarks, hints: ["max": "`taps`", "screen": "`to`", "reason": "`comment`"])

  private static let ends = [
    Key(name: "from", shape: selector, summary: "The screens that it starts on; all unless given."),
    Key(name: "to", shape: selector, summary: "The screens that it leads to; all unless given."),
    Key(
      name: "kind", shape: .either([kind, .list(kind)]),
      summary: "The kinds of transition that are meant; all unless given."),
  ]

  private static let remarks = [
    Key(name: "comment", shape: .text, summary: "Why; each finding shows it."),
    Key(
      name: "severity", shape: .word(Severity.allCases.map(\.rawValue)),
      summary: "The severity of its findings."),
  ]

  private static let hints = [
    "reason": "`comment`", "level": "`severity`", "kinds": "`kind`", "source": "`from`",
    "target": "`to`",
  ]

  private static let kind = Shape.word(Transition.Kind.allCases.map(\.rawValue))

  private static let pattern = Shape.name("a pattern such as `Checkout*`")

  /// A pattern of the name, several, or a table of conditions.
  private static let selector = Shape.either([pattern, .list(pattern), .record(conditions)])

  static let conditions = Record(
    name: "selector", called: "a choice of screens",
    summary: "The screens that meet every condition.",
    keys: conditionKeys + [
      Key(
        name: "except", shape: .either([pattern, .list(pattern), .record(excepted)]),
        summary: "Screens that are not meant.")
    ], hints: conditionHints)

  private static let excepted = Record(
    name: "excepted", called: "a choice of screens",
    summary: "The screens that meet every condition.", keys: conditionKeys, hints: conditionHints)

  private static let conditionKeys = [
    Key(
      name: "name", shape: .either([pattern, .list(pattern)]),
      summary: "Patterns of the name; what `*` stands for is `$1` in `to`."),
    Key(
      name: "file", shape: .either([pattern, .list(pattern)]),
      summary: "Patterns of the file, relative to this one."),
    Key(
      name: "group", shape: .either([pattern, .list(pattern)]),
      summary: "Patterns of the coordinator, module or flow."),
    Key(name: "tag", shape: .names(of: "a tag"), summary: "Tags, of which it bears one."),
    Key(
      name: "kind", shape: .either([screenKind, .list(screenKind)]),
      summary: "Kinds of screen."),
  ]

  private static let screenKind = Shape.word(Screen.Kind.allCases.map(\.rawValue))

  private static let conditionHints = [
    "names": "`name`", "path": "`file`", "tags": "`tag`", "not": "`except`", "module": "`group`",
  ]
}
