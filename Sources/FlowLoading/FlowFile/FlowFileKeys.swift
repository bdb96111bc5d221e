/// The keys of a flow file. The parser, its messages and `Schemas/flow.schema.json` come from
/// these tables.
enum FlowFileKeys {
  typealias Key = Record.Key

  static let file = Record(
    name: "file", called: "a flow file",
    summary: "A navigation flow drawn by hand: before there is code, or what code cannot say.",
    keys: [
      Key(
        name: "flow", shape: .integer(1...1), summary: "The version of this format: 1.",
        required: true),
      Key(name: "title", shape: .text, summary: "The title of the diagram."),
      Key(
        name: "strict", shape: .flag,
        summary: "Whether every screen must be declared. Otherwise a name that is used is enough."),
      Key(
        name: "entries", shape: .names(of: "a screen"),
        summary: "The screens, or coordinators, that a launch can show first."),
      Key(
        name: "coordinators",
        shape: .table(keys: "a coordinator", of: .optional(.record(coordinator))),
        summary: "The parts of the app that own a stack and its screens."),
      Key(
        name: "screens", shape: screens,
        summary:
          "Screens outside any coordinator, and screens of the source that this file adds to."
      ),
      Key(name: "routes", shape: routes, summary: "Routes as `Owner.case`, and what they show."),
      Key(
        name: "anywhere", shape: .list(.record(action)),
        summary: "Actions that can be set off on any screen."),
      Key(
        name: "deepLinks", shape: .list(.record(deepLink)),
        summary: "URLs and what they open."),
    ],
    hints: [
      "deep_links": "`deepLinks`", "links": "`deepLinks`", "version": "`flow: 1`",
      "name": "`title`", "tabs": "`tabs` inside the screen that shows the tabs",
      "stack": "`stack` inside a coordinator or a screen",
    ])

  static let coordinator = Record(
    name: "coordinator", called: "a coordinator",
    summary: "A part of the app that navigates for its screens.",
    keys: [
      Key(name: "stack", shape: stackShape, summary: "Its stack: the root, or more about it."),
      Key(name: "screens", shape: screens, summary: "The screens that belong to it."),
      Key(name: "routes", shape: routes, summary: "Its routes, and the screens that they show."),
    ],
    hints: ["root": "`stack: <screen>`", "actions": "`actions` inside a screen"])

  static let stack = Record(
    name: "stack", called: "a stack", summary: "One navigation stack.",
    keys: [
      Key(
        name: "root", shape: .names(of: "a screen"),
        summary: "What lies at the bottom; several where a condition decides.", required: true),
      Key(
        name: "path", shape: .text,
        summary: "The state that holds what was pushed, as `Type.property`."),
    ])

  static let screen = Record(
    name: "screen", called: "a screen", summary: "A screen and what a person can do on it.",
    keys: [
      Key(name: "title", shape: .text, summary: "What people call it; the diagram shows this."),
      Key(name: "note", shape: .text, summary: "A remark for the reader."),
      Key(name: "tags", shape: .list(.text), summary: "Words to sort screens by."),
      Key(
        name: "group", shape: .text,
        summary: "The cluster that it is drawn in; its coordinator unless given."),
      Key(
        name: "container", shape: .flag,
        summary: "Whether it shows other screens rather than content of its own."),
      Key(name: "stack", shape: stackShape, summary: "The stack that this screen shows."),
      Key(
        name: "tabs", shape: .list(.either([.name("the name of a screen"), .record(tab)])),
        summary: "The tabs that this screen shows."),
      Key(
        name: "actions", shape: .list(.record(action)),
        summary: "What can be done on it, and where that leads."),
    ],
    hints: [
      "name": "the name as the key in front of the screen", "root": "`stack: <screen>`",
      "push": "`actions: [{ push: <screen> }]`", "sheet": "`actions: [{ sheet: <screen> }]`",
      "action": "`actions`",
    ])

  static let tab = Record(
    name: "tab", called: "a tab", summary: "One tab.",
    keys: [
      Key(
        name: "show", shape: .name("the name of a screen"), summary: "The screen of the tab.",
        required: true),
      Key(name: "label", shape: .text, summary: "What the person reads on the tab."),
      Key(name: "tag", shape: .text, summary: "The value that selects it in code."),
    ],
    hints: ["screen": "`show`", "title": "`label`"])

  /// The operations of an action: one of them in each.
  static let operations = [
    "push", "sheet", "cover", "popover", "select", "replace", "embed", "pop", "popTo", "popToRoot",
    "dismiss",
  ]

  static let action = Record(
    name: "action", called: "an action", summary: "One thing that leads to another screen or back.",
    keys: [
      Key(name: "tap", shape: .text, summary: "What the person taps."),
      Key(
        name: "when", shape: .text, summary: "What else sets it off, such as `payment succeeded`."),
      Key(name: "if", shape: .text, summary: "The condition under which it happens."),
      Key(name: "via", shape: .text, summary: "The route that names the destination in code."),
      Key(
        name: "push", shape: .names(of: "a screen"),
        summary: "Pushes a screen; a list pushes all of it, the last on top."),
      Key(
        name: "sheet", shape: .name("the name of a screen"),
        summary: "Presents a screen as a sheet."),
      Key(
        name: "cover", shape: .name("the name of a screen"),
        summary: "Presents a screen over the full screen."),
      Key(
        name: "popover", shape: .name("the name of a screen"),
        summary: "Presents a screen as a popover."),
      Key(
        name: "select", shape: .name("the name of a screen"),
        summary: "Selects the tab with this screen."),
      Key(
        name: "replace", shape: .name("the name of a screen"),
        summary: "Puts a screen in place of the whole stack or window."),
      Key(
        name: "embed", shape: .name("the name of a screen"),
        summary: "Shows a screen in the place of this one's content."),
      Key(
        name: "pop", shape: .either([.yes, .integer(1...99)]),
        summary: "Goes back by one level (`true`) or by a number of levels."),
      Key(
        name: "popTo", shape: .name("the name of a screen"),
        summary: "Goes back to a screen on the stack."),
      Key(name: "popToRoot", shape: .yes, summary: "Goes back to the root of the stack."),
      Key(name: "dismiss", shape: .yes, summary: "Closes the sheet, cover or popover."),
    ],
    exactlyOne: operations,
    hints: [
      "on": "`tap` or `when`", "trigger": "`tap` or `when`", "guard": "`if`",
      "present": "`sheet`, `cover` or `popover`", "modal": "`sheet`, `cover` or `popover`",
      "fullScreenCover": "`cover`", "root": "`replace`", "back": "`pop: true`",
      "close": "`dismiss: true`", "tab": "`select`", "to": "`push`, `sheet` or `cover`",
      "show": "`push`, `sheet` or `cover`", "goto": "`push`, `sheet` or `cover`",
    ])

  static let deepLink = Record(
    name: "deepLink", called: "a deep link", summary: "A URL and what it opens.",
    keys: [
      Key(
        name: "url", shape: .name("a URL"),
        summary: "The URL; `{id}` stands for any value.", required: true),
      Key(
        name: "opens", shape: .names(of: "a screen"),
        summary: "The screen on top, or the stack from the bottom up, with or without its root."),
      Key(
        name: "tab", shape: .name("the name of a screen"),
        summary: "The screen of the tab that it selects."),
      Key(
        name: "onTop", shape: .flag,
        summary: "Whether it adds to the stack; otherwise it replaces what lies there."),
      Key(name: "handler", shape: .text, summary: "The function that receives the URL."),
    ],
    hints: ["to": "`opens`", "path": "`opens`", "pattern": "`url`", "link": "`url`"])

  private static let screens = Shape.table(keys: "a screen", of: .optional(.record(screen)))
  private static let routes = Shape.table(keys: "a route", of: .names(of: "a screen"))
  private static let stackShape = Shape.either([
    .name("the name of a screen"), .list(.name("the name of a screen")), .record(stack),
  ])
}
