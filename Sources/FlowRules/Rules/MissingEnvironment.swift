import FlowGraph

/// A way to a screen on which nothing provides an object that it reads from the environment.
struct MissingEnvironment: Rule {
  let id = "missing_environment"
  let group = RuleGroup.stack
  let summary =
    "A way to a screen on which nothing provides an environment object that it reads."
  let rationale =
    "SwiftUI stops the app (`No ObservableObject of type … found`) as soon as the screen reads the"
    + " object. A hosting controller and a new window begin with an empty environment, and what is"
    + " pushed inherits from the stack, not from the stack's root. Sheets do inherit."
  let howToFix =
    "Add `environmentObject(_:)` or `environment(_:)` where the way begins: to the hosting"
    + " controller's root view, to the window's content, around the stack."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.hazards.filter { $0.kind == .environment }.compactMap { hazard in
      let story = hazard.screenID.flatMap { context.story(to: $0) }
      if hazard.screenID != nil, story == nil { return nil }
      let way = story.map { ": \($0.way)" } ?? ""
      let readers = listed(hazard.names)
      let reads = hazard.names.count == 1 ? "reads" : "read"
      let isProven = hazard.certainty == .certain
      let doubt = isProven ? "" : " Not proven: nothing that was read provides one anywhere."
      return finding(
        hazard.subject, screen: hazard.screenID ?? "", detail: [hazard.detail],
        severity: isProven ? nil : .note,
        "\(readers) \(reads) `\(hazard.subject)` from the environment, and"
          + " \(place(hazard)) has none\(way). SwiftUI stops the app when it comes to that."
          + " \(advice(hazard))\(doubt)",
        at: hazard.place,
        witness: (story?.steps ?? [])
          + [Step("no `\(hazard.subject)` in the environment from here on", at: hazard.place)],
        unless: context.doubt(about: [hazard.subject]))
    }
  }

  private func place(_ hazard: Hazard) -> String {
    switch hazard.detail {
    case "hosting": "the hosting controller" + (hazard.screen.map { " that \($0) shows" } ?? "")
    case "window": "the window" + (hazard.screen.map { " that \($0) opens" } ?? "")
    case "stack":
      "what is pushed on the stack" + (hazard.screen.map { " of \($0)" } ?? "")
    case "modal":
      "what stands" + (hazard.screen.map { " on \($0)" } ?? "")
        + " outside of the view that is given it"
    default: "what a launch shows"
    }
  }

  private func advice(_ hazard: Hazard) -> String {
    switch hazard.detail {
    case "hosting": "Provide it to the controller's root view."
    case "window": "Provide it to the window's content too."
    case "stack": "Provide it around the stack rather than to its root."
    case "modal": "Put the modifier that presents before the one that provides it."
    default: "Provide it to the scene's content."
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A hosting controller begins with an empty environment", expects: ["Session"],
        code: """
          struct ProfileView: View { @EnvironmentObject var session: Session … }
          // in ListController
          present(UIHostingController(rootView: ProfileView()), animated: true)
          """
      ) { app in
        app.entry("ListController")
        app.go("ListController", "ProfileView", .sheet)
        app.hazard(
          .environment, "Session", on: "ListController", names: ["ProfileView"],
          detail: "hosting")
      },
      RuleExample(
        "Provided to the root, and so not to what is pushed", expects: ["Store"],
        code: """
          NavigationStack { ShelfView().environment(store) }
          // ShelfView pushes BookView, which reads it:
          @Environment(Store.self) private var store
          """
      ) { app in
        app.entry("MainView")
        app.go("MainView", "ShelfView", .root)
        app.go("ShelfView", "BookView")
        app.hazard(.environment, "Store", on: "MainView", names: ["BookView"], detail: "stack")
      },
      RuleExample(
        "Nothing that was read provides it (a note)", expects: ["Theme"],
        code: """
          WindowGroup { HomeView() }
          struct HomeView: View { @EnvironmentObject var theme: Theme … }
          """
      ) { app in
        app.entry("HomeView")
        app.hazard(
          .environment, "Theme", names: ["HomeView"], detail: "launch", certainty: .possible)
      },
      RuleExample(
        "A sheet inherits",
        code: """
          WindowGroup { HomeView().environmentObject(session) }
          // in HomeView
          .sheet(isPresented: $isEditing) { ProfileView() }   // reads the session
          """
      ) { app in
        app.entry("HomeView")
        app.go("HomeView", "ProfileView", .sheet)
      },
      RuleExample(
        "A sheet inherits from the view that it is attached to", expects: ["Session"],
        code: """
          WindowGroup {
            HomeView()
              .environmentObject(session)
              .sheet(item: $link) { ProfileView(link: $0) }   // reads the session
          }
          """
      ) { app in
        app.entry("HomeView")
        app.hazard(.environment, "Session", names: ["ProfileView"], detail: "modal")
      },
      RuleExample(
        "An optional object may be absent",
        code: """
          @Environment(Store.self) private var store: Store?
          """
      ) { app in
        app.entry("HomeView")
      },
      RuleExample(
        "Nothing leads to the controller that would lose it",
        code: """
          final class OldController: UIViewController { /* hosts ProfileView() */ }
          """
      ) { app in
        app.entry("HomeView")
        app.go("OldController", "ProfileView", .sheet)
        app.hazard(
          .environment, "Session", on: "OldController", names: ["ProfileView"], detail: "hosting")
      },
    ]
  }
}
