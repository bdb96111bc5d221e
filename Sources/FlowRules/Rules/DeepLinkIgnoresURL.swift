import FlowGraph

/// A handler that does the same for every URL.
struct DeepLinkIgnoresURL: Rule {
  let id = "deep_link_ignores_url"
  let group = RuleGroup.deepLinks
  let summary = "A deep link handler that never looks at the URL it is given."
  let rationale =
    "Every link of the app leads to one place, whatever it says: a link to a product opens the"
    + " settings."
  let howToFix = "Read the URL's host and path, and do nothing for a URL that is not known."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    // A link in the app's own text may well mean one thing.
    let blind = context.graph.deepLinks.filter { !$0.readsURL && $0.source != .link }
    return Dictionary(grouping: blind) { $0.handler }.values.compactMap { links in
      guard let link = links.min(by: { $0.place < $1.place }) else { return nil }
      let screens = links.compactMap(\.toID).once().map(context.name).sorted()
      let effect =
        screens.isEmpty ? "does the same for every link" : "opens \(listed(screens)) for every link"
      return finding(
        link.handler,
        "`\(link.handler)` \(effect) and never reads the URL: a link to any other page, or a"
          + " mistyped one, ends there too. Read the URL's host and path, and leave unknown ones"
          + " alone.",
        at: link.place, witness: [Step("open any link of the app", at: link.place)])
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "The parameter is not used", expects: ["Coordinator.handleURL"],
        code: """
          func handleURL(_ url: URL) {
            tab = .settings
            path = [.allergies]
          }
          """
      ) { app in
        app.entry("Home")
        app.screen("AllergiesView")
        app.deepLink(
          "*", to: "AllergiesView", handler: "Coordinator.handleURL", readsURL: false)
      },
      RuleExample(
        "A closure that drops the URL", expects: ["HomeView.onOpenURL"],
        code: """
          .onOpenURL { _ in showsOffer = true }
          """
      ) { app in
        app.entry("HomeView")
        app.deepLink("*", to: nil, handler: "HomeView.onOpenURL", readsURL: false)
      },
      RuleExample(
        "The handler tests the host",
        code: """
          .onOpenURL { url in if url.host == "offer" { showsOffer = true } }
          """
      ) { app in
        app.entry("HomeView")
        app.screen("Offer")
        app.deepLink("*://offer", to: "Offer", handler: "HomeView.onOpenURL")
      },
      RuleExample(
        "An app without deep links",
        code: """
          WindowGroup { HomeView() }
          """
      ) { app in
        app.entry("HomeView")
      },
    ]
  }
}
