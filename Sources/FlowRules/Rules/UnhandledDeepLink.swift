import FlowGraph

/// A URL of the app's own that it opens and does not take.
struct UnhandledDeepLink: Rule {
  let id = "unhandled_deep_link"
  let group = RuleGroup.deepLinks
  let summary = "A URL of the app's own scheme that the app opens and that no handler takes."
  let rationale =
    "The person taps the link and nothing happens, or the app comes up on its first page."
  let howToFix = "Add a case for the URL to the handler, or correct the URL."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.usedURLs.filter { $0.handled == false }.map { used in
      let story = used.from.flatMap(context.story)
      let from = used.from.map { " on \(context.name($0))" } ?? ""
      let way = story.map { " (\($0.way))" } ?? ""
      return finding(
        used.url, screen: used.from ?? "",
        "The link \(used.url)\(from) leads nowhere\(way): no handler of the app takes this URL."
          + " Add a case for it to the handler, or correct the URL.",
        at: used.place,
        witness: (story?.steps ?? []) + [Step("open \(used.url)", at: used.place)])
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A link that no case takes", expects: ["recipes://settings/diet"],
        code: """
          Link("Diet", destination: URL(string: "recipes://settings/diet")!)
          .onOpenURL { url in if url.path == "/allergies" { path = [.allergies] } }
          """
      ) { app in
        app.entry("Home")
        app.opens("recipes://settings/diet", from: "Home", handled: false)
      },
      RuleExample(
        "A scheme with no handler at all", expects: ["shop://offer"],
        code: """
          UIApplication.shared.open(URL(string: "shop://offer")!)
          """
      ) { app in
        app.entry("Home")
        app.opens("shop://offer", from: nil, handled: false)
      },
      RuleExample(
        "A link that a handler takes",
        code: """
          Link("Allergies", destination: URL(string: "recipes://settings/allergies")!)
          """
      ) { app in
        app.entry("Home")
        app.opens("recipes://settings/allergies", from: "Home", handled: true)
      },
      RuleExample(
        "It is not known what the handler takes",
        code: """
          .onOpenURL { url in linkParser.parse(url) }
          """
      ) { app in
        app.entry("Home")
        app.opens("recipes://settings/diet", from: "Home", handled: nil)
      },
    ]
  }
}
