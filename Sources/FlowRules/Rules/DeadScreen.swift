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
        message(for: screen),
        at: screen.place,
        unless: context.doubt(about: [screen.id, screen.name])
          ?? context.graph.unreached.first { $0.concerns.contains(screen.name) }
          ?? (screen.kind == .controller ? context.outsideDoubt : nil))
    }
  }

  private func message(for screen: UnshownScreen) -> String {
    if let made = screen.madeAt {
      return "Code makes \(screen.name) at \(made.file):\(made.line) and lets it go without showing"
        + " it, so no one ever sees it. Push or present it there, or delete it."
    }
    if let made = screen.madeUnused {
      return
        "Only a function that nothing calls shows \(screen.name), at \(made.file):\(made.line),"
        + " so no one ever sees it. Call it where people should get there, or delete both."
    }
    if let taker = screen.droppedBy {
      return "Code gives \(screen.name) to the function at \(taker.file):\(taker.line), which does"
        + " nothing with it, so no one ever sees it. Show it there, or delete both."
    }
    return
      "Nothing shows \(screen.name), so no one ever sees it. Show it from a screen, or delete it."
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
        "A controller that is made and set up, and then let go", expects: ["DetailController"],
        code: """
          @objc func open() {
            let page = DetailController()
            page.delegate = self      // and nothing after it
          }
          """
      ) { app in
        app.entry("Home")
        app.unshown("DetailController", kind: .controller, made: true)
      },
      RuleExample(
        "A controller that only a function shows which nothing calls",
        expects: ["TravelController"],
        code: """
          private func presentTravel() { present(TravelController(), animated: true) }
          """
      ) { app in
        app.entry("Home")
        app.unshown("TravelController", kind: .controller, unused: true)
      },
      RuleExample(
        "A controller that a router is given and does not show", expects: ["SignUpController"],
        code: """
          router.push(SignUpController())
          // in Router
          func push(_ controller: UIViewController) {}
          """
      ) { app in
        app.entry("Home")
        app.unshown("SignUpController", kind: .controller, dropped: true)
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
