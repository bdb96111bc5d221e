import FlowGraph

/// A screen that something shows, in a part of the app that no one gets to.
struct UnreachableScreen: Rule {
  let id = "unreachable_screen"
  let group = RuleGroup.reachability
  let summary = "No way from any entry or deep link leads to a screen that something shows."
  let rationale =
    "People never see the screen. It costs time to maintain and to translate, and a feature that"
    + " was meant to be found is lost."
  let howToFix = "Show it from a screen that people can get to, or delete it."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    // A graph without an entry is a part of an app: all that it shows is shown by others.
    guard !graph.entries.isEmpty else { return [] }
    let unshown = Set(graph.unshown.map(\.id))
    let lost = graph.screens.filter {
      !context.reachability.isReachable($0.id) && !unshown.contains($0.id)
        && !context.reachability.hasUnseenWay($0.id)
    }
    guard !lost.isEmpty else { return [] }
    let showing = Dictionary(grouping: graph.transitions, by: \.toID)
    let doubts = doubts(in: context)
    return lost.map { screen in
      let sources = (showing[screen.id] ?? []).map(\.fromID).filter { $0 != screen.id }.once()
        .map(context.name)
      let routes = context.routes(showing: screen.id).filter(\.produced.isEmpty)
      let why =
        if !sources.isEmpty {
          "only \(listed(sources)) shows it, and no one gets there either"
        } else if let route = routes.first {
          "only the route `\(route.id)` shows it, and nothing makes that route"
        } else {
          "nothing that people can get to shows it"
        }
      return finding(
        screen.id,
        "No one can get to \(screen.name): \(why). Show it from a screen that people can get to,"
          + " or delete it.",
        at: screen.place,
        unless: doubts[screen.id] ?? (screen.kind == .controller ? context.outsideDoubt : nil)
          ?? context.generalDoubt)
    }
  }

  /// The unresolved call that might lead to each screen, at once or through others.
  private func doubts(in context: RuleContext) -> [String: UnresolvedCall] {
    var doubts: [String: UnresolvedCall] = [:]
    var open: [String] = []
    for screen in context.graph.screens {
      let routes = context.routes(showing: screen.id)
      let names = [screen.id, screen.name] + routes.flatMap { [$0.id, $0.owner] }
      guard
        let call = context.doubt(about: names)
          ?? context.graph.unreached.first(where: { $0.concerns.contains(screen.name) })
      else { continue }
      doubts[screen.id] = call
      open.append(screen.id)
    }
    let leaving = Dictionary(grouping: context.graph.transitions, by: \.fromID)
    while let next = open.popLast() {
      for transition in leaving[next] ?? [] where doubts[transition.toID] == nil {
        doubts[transition.toID] = doubts[next]
        open.append(transition.toID)
      }
    }
    return doubts
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A screen that only an unreachable screen shows", expects: ["Promo", "PromoTerms"],
        code: """
          enum Route { case promo }        // nothing makes Route.promo
          struct Promo: View {
            var body: some View { NavigationLink("Terms") { PromoTerms() } }
          }
          """
      ) { app in
        app.entry("Home")
        app.go("Promo", "PromoTerms", trigger: "Link \"Terms\"")
        app.route("Route", "promo", screens: ["Promo"], produced: 0)
      },
      RuleExample(
        "Two screens that show each other", expects: ["Left", "Right"],
        code: """
          WindowGroup { Home() }
          struct Left: View { var body: some View { NavigationLink("Right") { Right() } } }
          struct Right: View { var body: some View { NavigationLink("Left") { Left() } } }
          """
      ) { app in
        app.entry("Home")
        app.go("Left", "Right")
        app.go("Right", "Left")
      },
      RuleExample(
        "A call that could not be resolved may show it (a note that says so)", expects: ["Promo"],
        code: """
          struct Home: View { var body: some View { Button("Go") { router.show(screenFromServer) } } }
          """
      ) { app in
        app.entry("Home")
        app.screen("Promo")
        app.unresolved("router.show(screenFromServer)")
      },
      RuleExample(
        "A chain of screens from the entry",
        code: """
          WindowGroup { NavigationStack { Home() } }
          struct Home: View { var body: some View { NavigationLink("Shop") { Shop() } } }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Shop", trigger: "Link \"Shop\"")
      },
      RuleExample(
        "A screen that only a deep link opens",
        code: """
          Home().onOpenURL { url in if url.host == "promo" { path = [.promo] } }
          """
      ) { app in
        app.entry("Home")
        app.screen("Promo")
        app.deepLink("shop://promo", to: "Promo")
      },
      RuleExample(
        "A screen that only code makes which nothing was seen to run, and what it leads to",
        code: """
          // A library calls this.
          final class Provider: PageProvider { func page() -> UIViewController { Promo() } }
          final class Promo: UIViewController {
            @objc func more() { present(PromoTerms(), animated: true) }
          }
          """
      ) { app in
        app.entry("Home")
        app.go("Promo", "PromoTerms")
        app.graph.unseen = ["Promo"]
      },
      RuleExample(
        "A package of screens with no app in it",
        code: """
          public struct Shop: View { /* shown by another package */ }
          """
      ) { app in
        app.go("Shop", "Basket")
      },
    ]
  }
}
