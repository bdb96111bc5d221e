import FlowGraph

/// A dismissal on a screen that was never put above another.
struct DismissWithoutPresentation: Rule {
  let id = "dismiss_without_presentation"
  let group = RuleGroup.stack
  let summary = "A dismiss on a screen that is neither presented nor pushed."
  let rationale = "The person taps and nothing happens: there is nothing to take away."
  let howToFix =
    "Take the control off the screen, or change the state that shows the screen instead."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.misplaced(.dismissal).map { part in
      finding(
        part.screen, screen: part.screenID, detail: [part.subject],
        "`\(part.subject)` on \(part.screen) does nothing: nothing presents or pushes"
          + " \(part.screen), \(part.arrival). Take the control away, or change the state that"
          + " shows the screen.",
        at: part.place, witness: context.witness(of: part, "\(part.screen): \(part.subject)"),
        unless: context.doubt(about: part))
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A Close button on the first screen", expects: ["Home"],
        code: """
          WindowGroup { Home() }
          struct Home: View {
            @Environment(\\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
          }
          """
      ) { app in
        app.entry("Home")
        app.misplaced(.dismissal, "dismiss()", on: "Home")
      },
      RuleExample(
        "A tab that wants to leave", expects: ["Profile"],
        code: """
          TabView { Home(); Profile() }
          // in Profile
          Button("Sign out") { session.end(); dismiss() }
          """
      ) { app in
        app.entry("Main")
        app.go("Main", "Profile", .tab)
        app.misplaced(.dismissal, "dismiss()", on: "Profile", shownBy: "Main", as: .tab)
      },
      RuleExample(
        "A sheet",
        code: """
          Home().sheet(isPresented: $isOpen) { Editor() }
          // in Editor
          Button("Done") { dismiss() }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Editor", .sheet)
      },
      RuleExample(
        "The root of a sheet's stack",
        code: """
          Home().sheet(isPresented: $isOpen) { NavigationStack { Editor() } }
          // in Editor
          Button("Done") { dismiss() }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Flow", .sheet)
        app.go("Flow", "Editor", .root)
      },
    ]
  }
}
