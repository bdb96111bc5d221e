import FlowGraph

/// A handler of links that a launch by a link does not run.
struct DeepLinkColdStart: Rule {
  let id = "deep_link_cold_start"
  let group = RuleGroup.deepLinks
  let summary =
    "A handler of links that works in a running app only: the link that launches it is lost."
  let rationale =
    "A scene delegate gets the link of a launch with the options of `willConnectTo`, not by"
    + " `openURLContexts`; `onOpenURL` on a view that is not there yet is never called."
  let howToFix =
    "Look at `connectionOptions` in `scene(_:willConnectTo:options:)` too, or move `onOpenURL` to"
    + " a view that every launch builds."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.hazards.filter { $0.kind == .coldStart }.map { hazard in
      if hazard.detail == "delegate" {
        let part = hazard.names.first ?? "urlContexts"
        return finding(
          hazard.subject, detail: [part],
          "\(hazard.subject) takes links while the app runs, and nothing looks at"
            + " `connectionOptions.\(part)`: a link that launches the app opens it and leads"
            + " nowhere. Handle the options in `scene(_:willConnectTo:options:)`.",
          at: hazard.place)
      }
      let story = hazard.screenID.flatMap { context.story(to: $0) }
      let way = story.map { " (\($0.way))" } ?? ""
      return finding(
        hazard.subject, screen: hazard.screenID ?? "",
        "The handler of links stands on \(hazard.subject), which only comes up when a person goes"
          + " there\(way): a link that launches the app is lost. Move the handler to a view that"
          + " every launch builds.",
        at: hazard.place, witness: story?.steps ?? [])
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A scene delegate that takes links in a running app only",
        expects: ["SceneDelegate.scene(_:openURLContexts:)"],
        code: """
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            router.open(contexts.first?.url)
          }
          // and `connectionOptions.urlContexts` nowhere
          """
      ) { app in
        app.entry("HomeController")
        app.hazard(
          .coldStart, "SceneDelegate.scene(_:openURLContexts:)", names: ["urlContexts"],
          detail: "delegate")
      },
      RuleExample(
        "A handler on a sheet's view", expects: ["SettingsView"],
        code: """
          .sheet(isPresented: $isShowing) { SettingsView() }
          // in SettingsView
          .onOpenURL { path = [Route($0)] }
          """
      ) { app in
        app.entry("HomeView")
        app.go("HomeView", "SettingsView", .sheet)
        app.hazard(.coldStart, "SettingsView", on: "SettingsView", detail: "view")
      },
      RuleExample(
        "A handler on the root",
        code: """
          WindowGroup { HomeView().onOpenURL { model.open($0) } }
          """
      ) { app in
        app.entry("HomeView")
      },
      RuleExample(
        "Both halves of the pair",
        code: """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
                     options connectionOptions: UIScene.ConnectionOptions) {
            router.open(connectionOptions.urlContexts.first?.url)
          }
          """
      ) { app in
        app.entry("HomeController")
      },
    ]
  }
}
