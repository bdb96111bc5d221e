import FlowGraph

/// A screen type that no code shows.
struct DeadScreen: Rule {
  let id = "dead_screen"
  let group = RuleGroup.reachability
  let summary = "A screen that nothing shows; previews and tests do not count."
  let rationale =
    "People never see it. Either it is left over, or the line that should show it is missing."
  let howToFix = "Show it, or delete it together with its preview."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.unshown.map { screen in
      finding(
        screen.id,
        "Nothing shows \(screen.name), so no one ever sees it. Show it from a screen, or delete it.",
        at: screen.place,
        unless: context.doubt(about: [screen.id, screen.name])
          ?? context.graph.unreached.first { $0.concerns.contains(screen.name) }
          ?? (screen.kind == .controller ? context.outsideDoubt : nil))
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A view that stands in a preview only", expects: ["OldProfile"],
        code: """
          struct OldProfile: View { var body: some View { Text("Profile") } }
          #Preview { OldProfile() }
          """
      ) { app in
        app.entry("Home")
        app.unshown("OldProfile")
      },
      RuleExample(
        "A controller that a call in doubt may show (a note that says so)",
        expects: ["HelpController"],
        code: """
          final class HelpController: UIViewController {}
          show(makeController(named: "Help"), sender: nil)
          """
      ) { app in
        app.entry("Home")
        app.unshown("HelpController")
        app.unresolved("makeController(named: \"Help\")", concerns: ["HelpController"])
      },
      RuleExample(
        "A controller in an app with Objective-C, which may show it (a note that says so)",
        expects: ["HelpController"],
        code: """
          extension HomeViewController { @objc func open() { … } }   // declared in Objective-C
          final class HelpController: UIViewController {}
          """
      ) { app in
        app.entry("Home")
        app.unshown("HelpController", kind: .controller)
        app.unresolved("extension HomeViewController", concerns: [UnresolvedCall.anyController])
      },
      RuleExample(
        "A view that a link shows",
        code: """
          NavigationLink("Profile") { Profile() }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Profile")
      },
      RuleExample(
        "The first screen of the app",
        code: """
          WindowGroup { Home() }
          """
      ) { app in
        app.entry("Home")
      },
    ]
  }
}
