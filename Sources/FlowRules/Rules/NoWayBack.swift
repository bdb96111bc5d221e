import FlowGraph

/// A screen that a person cannot leave.
struct NoWayBack: Rule {
  let id = "no_way_back"
  let group = RuleGroup.reachability
  let summary = "A screen that a person cannot leave."
  let rationale =
    "A cover has no gesture that takes it away, nor has a sheet that refuses the swipe, nor a"
    + " pushed screen without its back button. With no control that leaves, the person has to quit"
    + " the app."
  let howToFix =
    "Add a control that leaves, such as a Close button that calls `dismiss()`, or give the gesture"
    + " back."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.misplaced(.trap).map { part in
      let why =
        switch part.shownAs {
        case .sheet: "it cannot be swiped away"
        case .push: "its back button is hidden"
        default: "a cover has no gesture to leave it by"
        }
      return finding(
        part.screen, screen: part.screenID,
        "No one can leave \(part.screen), \(part.arrival): \(why), and nothing on it dismisses it"
          + " or leads on. Add a control that leaves, such as a Close button.",
        at: part.place, witness: context.witness(of: part, "\(part.screen): no way to leave"),
        unless: context.doubt(about: part))
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A cover without a button to close it", expects: ["Intro"],
        code: """
          Home().fullScreenCover(isPresented: $isNew) { Intro() }
          struct Intro: View { var body: some View { Text("Welcome") } }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Intro", .cover)
        app.misplaced(.trap, "Intro", on: "Intro", shownBy: "Home", as: .cover)
      },
      RuleExample(
        "A sheet that cannot be swiped away", expects: ["Terms"],
        code: """
          Home().sheet(isPresented: $asks) { Terms().interactiveDismissDisabled() }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Terms", .sheet)
        app.misplaced(.trap, "Terms", on: "Terms", shownBy: "Home", as: .sheet)
      },
      RuleExample(
        "The back button is hidden", expects: ["Receipt"],
        code: """
          NavigationLink("Pay") { Receipt() }
          // in Receipt
          Text("Thank you").navigationBarBackButtonHidden()
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Receipt", stacks: [])
        app.misplaced(.trap, "Receipt", on: "Receipt", shownBy: "Home", as: .push)
      },
      RuleExample(
        "A cover with a Close button",
        code: """
          Home().fullScreenCover(isPresented: $isNew) { Intro() }
          // in Intro
          Button("Close") { dismiss() }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Intro", .cover)
      },
      RuleExample(
        "A sheet that a swipe takes away",
        code: """
          Home().sheet(isPresented: $asks) { Terms() }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Terms", .sheet)
      },
    ]
  }
}
