import FlowGraph

/// A title, toolbar or search field that no bar shows.
struct BarOutsideStack: Rule {
  let id = "bar_outside_stack"
  let group = RuleGroup.stack
  let summary =
    "A title, toolbar or search field on a screen that stands in no stack, so it never shows."
  let rationale =
    "SwiftUI draws them in the bar of the stack around the screen; without a stack the person does"
    + " not see them, nor the buttons in them."
  let howToFix = "Wrap the screen in `NavigationStack { … }`, or take the modifier off."
  let defaultSeverity = Severity.note

  func findings(in context: RuleContext) -> [Finding] {
    let parts = Dictionary(grouping: context.misplaced(.bar), by: \.screenID)
    return parts.values.compactMap { parts in
      guard let part = parts.min(by: { $0.place < $1.place }) else { return nil }
      let names = listed(parts.map { "`\($0.subject)`" }.once().sorted())
      return finding(
        part.screen, screen: part.screenID,
        "\(names) on \(part.screen), \(part.arrival), does not show: no navigation stack is around"
          + " it. Wrap the screen in `NavigationStack { … }`, or take the modifier off.",
        at: part.place,
        witness: context.witness(of: part, "\(part.screen): \(part.subject)"),
        unless: context.doubt(about: part))
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A title in a sheet without a stack", expects: ["Settings"],
        code: """
          Home().sheet(isPresented: $isOpen) { Settings() }
          // in Settings
          Form { /* … */ }.navigationTitle("Settings")
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Settings", .sheet)
        app.misplaced(.bar, "navigationTitle", on: "Settings", shownBy: "Home", as: .sheet)
      },
      RuleExample(
        "A toolbar on the first screen (one finding for a screen)", expects: ["Home"],
        code: """
          WindowGroup { Home() }
          // in Home
          content.navigationTitle("Home").toolbar { Button("Add") { add() } }
          """
      ) { app in
        app.entry("Home")
        app.misplaced(.bar, "navigationTitle", on: "Home")
        app.misplaced(.bar, "toolbar", on: "Home")
      },
      RuleExample(
        "Inside a stack",
        code: """
          NavigationStack { Form { /* … */ }.navigationTitle("Settings") }
          """
      ) { app in
        app.entry("Settings")
        app.stack(roots: ["Settings"], path: nil)
      },
      RuleExample(
        "A pushed screen",
        code: """
          NavigationLink("Settings") { Settings() }   // with a title
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"], path: nil)
        app.go("Home", "Settings", stacks: ["main"])
      },
    ]
  }
}
