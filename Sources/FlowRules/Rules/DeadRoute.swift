import FlowGraph

/// A route that a destination waits for and that no code makes.
struct DeadRoute: Rule {
  let id = "dead_route"
  let group = RuleGroup.reachability
  let summary = "A route that nothing makes, so that its destination never runs."
  let rationale =
    "The branch that shows its screen is never taken. Often another way to the same screen was"
    + " added and the route stayed behind, or the button that should send it does something else."
  let howToFix = "Send the route where people should get to its screen, or delete its case."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    var made = Set(context.graph.transitions.compactMap(\.via))
    made.formUnion(context.graph.deepLinks.flatMap { $0.path.compactMap(\.route) })
    return context.graph.routes.filter { $0.produced.isEmpty && !made.contains($0.id) }
      .map { route in
        let screens = listed(route.screens.map(context.name))
        let elsewhere = route.screens.filter(context.reachability.isReachable).map(context.name)
        let effect =
          if screens.isEmpty {
            "its destination never runs"
          } else if elsewhere.isEmpty {
            "no one gets to \(screens) through it"
          } else {
            "its branch for \(screens) never runs; people get to \(listed(elsewhere)) another way"
          }
        let makers =
          if let maker = route.madeUnused?.first, let causes = route.madeByDead {
            "Only the handling of \(listed(causes.map { "`\($0)`" })), which nothing was seen to"
              + " send, makes the route `\(route.id)`, at \(maker.file):\(maker.line)"
          } else if let maker = route.madeUnused?.first {
            "Only a function that nothing calls makes the route `\(route.id)`, at"
              + " \(maker.file):\(maker.line)"
          } else {
            "Nothing makes the route `\(route.id)`"
          }
        return finding(
          route.id,
          "\(makers): \(effect). Send it where people should get to its screen, or delete the"
            + " case.",
          at: route.place, unless: context.doubt(about: concerned(by: route, in: context)))
      }
  }

  /// The route and those through whose handling alone it is made: what sends one of them sends it.
  private func concerned(by route: Route, in context: RuleContext) -> [String] {
    var names: [String] = []
    var open = [route.id]
    while let id = open.popLast() {
      guard !names.contains(id) else { continue }
      names.append(id)
      guard let known = context.route(id) else { continue }
      names.append(known.owner)
      open += known.madeByDead ?? []
    }
    return names
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A case that only the destination names", expects: ["Path.first"],
        code: """
          enum Path { case first, second }
          .navigationDestination(for: Path.self) { path in
            switch path {
            case .first: FirstView()      // nothing appends Path.first
            case .second: SecondView()
            }
          }
          """
      ) { app in
        app.entry("FirstView")
        app.go("FirstView", "SecondView", via: "Path.second")
        app.route("Path", "first", screens: ["FirstView"], produced: 0)
        app.route("Path", "second", screens: ["SecondView"])
      },
      RuleExample(
        "Its screen is shown by a link instead", expects: ["SettingsRoute.profile"],
        code: """
          enum SettingsRoute { case main, profile }
          NavigationLink("Profile") { ProfileView() }
          """
      ) { app in
        app.entry("SettingsView")
        app.go("SettingsView", "ProfileView")
        app.route("SettingsRoute", "profile", screens: ["ProfileView"], produced: 0)
      },
      RuleExample(
        "Only a function that nothing calls makes it", expects: ["Path.news"],
        code: """
          func notificationReceived() { path.append(Path.news) }   // no code names it
          """
      ) { app in
        app.entry("FirstView")
        app.screen("NewsView")
        app.route("Path", "news", screens: ["NewsView"], produced: 0, unused: 1)
      },
      RuleExample(
        "Only the handling of a dead route makes it", expects: ["AppRoute.news", "HomeRoute.news"],
        code: """
          func notificationReceived() { trigger(.news) }   // no code names it
          case .news: return deepLink(AppRoute.home, HomeRoute.news)
          """
      ) { app in
        app.entry("HomeView")
        app.screen("NewsView")
        app.route("AppRoute", "news", produced: 0, unused: 1)
        app.route(
          "HomeRoute", "news", screens: ["NewsView"], produced: 0, unused: 1,
          madeByDead: ["AppRoute.news"])
      },
      RuleExample(
        "A route that code makes",
        code: """
          Button("Next") { path.append(Path.second) }
          """
      ) { app in
        app.entry("FirstView")
        app.go("FirstView", "SecondView", via: "Path.second")
        app.route("Path", "second", screens: ["SecondView"])
      },
      RuleExample(
        "A route that a deep link puts on the path",
        code: """
          .onOpenURL { _ in path = [.allergies] }
          """
      ) { app in
        app.entry("SettingsView")
        app.screen("AllergiesView")
        app.deepLink(
          "recipes://allergies", to: "AllergiesView",
          path: [(route: "SettingsRoute.allergies", screen: "AllergiesView")])
        app.route("SettingsRoute", "allergies", screens: ["AllergiesView"], produced: 0)
      },
    ]
  }
}
