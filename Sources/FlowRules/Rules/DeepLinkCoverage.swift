import FlowGraph

/// Too few routes have a deep link.
struct DeepLinkCoverage: Rule {
  let id = "deep_link_coverage"
  let group = RuleGroup.deepLinks
  let summary =
    "The share of routes that some deep link reaches is under the floor; silent until a floor is"
    + " set."
  let rationale =
    "A page without a link cannot be shared, opened from a message or reached from a widget."
  let howToFix =
    "Add deep links for the routes that are named, or lower `deep_link_coverage.floor`."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    let routes = context.graph.routes.filter { !$0.produced.isEmpty && !$0.screens.isEmpty }
    guard let floor = context.configuration.deepLinkCoverageFloor, !routes.isEmpty else {
      return []
    }
    let elements = context.graph.deepLinks.flatMap(\.path)
    let linkedRoutes = Set(elements.compactMap(\.route))
    let linkedScreens = Set(context.graph.deepLinks.compactMap(\.toID))
    let missed = routes.filter {
      !linkedRoutes.contains($0.id) && linkedScreens.isDisjoint(with: $0.screens)
    }
    let reached = routes.count - missed.count
    guard Double(reached) / Double(routes.count) < floor,
      let first = missed.min(by: { $0.place < $1.place })
    else { return [] }
    return [
      finding(
        "deep links",
        "Links open \(reached) of \(routes.count) routes, and the floor is"
          + " \(percent(floor)): people cannot share or open"
          + " \(listed(missed.map { "`\($0.id)`" }, most: 6)). Add deep links for them.",
        at: first.place)
    ]
  }

  /// Without a fraction where there is none: `75%`, `66.7%`.
  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "One route of two, with a floor of 75%", expects: ["deep links"],
        configuration: RuleConfiguration(deepLinkCoverageFloor: 0.75),
        code: """
          enum Route { case offer, basket }
          .onOpenURL { url in if url.host == "offer" { path = [.offer] } }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Offer")
        app.go("Home", "Basket")
        app.route("Route", "offer", screens: ["Offer"])
        app.route("Route", "basket", screens: ["Basket"])
        app.deepLink("shop://offer", to: "Offer")
      },
      RuleExample(
        "No deep link at all", expects: ["deep links"],
        configuration: RuleConfiguration(deepLinkCoverageFloor: 0.1),
        code: """
          enum Route { case offer }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Offer")
        app.route("Route", "offer", screens: ["Offer"])
      },
      RuleExample(
        "The floor is met", configuration: RuleConfiguration(deepLinkCoverageFloor: 0.5),
        code: """
          enum Route { case offer, basket }
          .onOpenURL { url in if url.host == "offer" { path = [.offer] } }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Offer")
        app.go("Home", "Basket")
        app.route("Route", "offer", screens: ["Offer"])
        app.route("Route", "basket", screens: ["Basket"])
        app.deepLink("shop://offer", to: "Offer", path: [(route: "Route.offer", screen: "Offer")])
      },
      RuleExample(
        "No floor is set",
        code: """
          enum Route { case offer }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Offer")
        app.route("Route", "offer", screens: ["Offer"])
      },
    ]
  }
}
