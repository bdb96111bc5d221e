import FlowGraph

/// A rule of an association file that has no effect, or another than it seems to.
struct UniversalLinkShadowed: Rule {
  let id = "universal_link_shadowed"
  let group = RuleGroup.deepLinks
  let summary =
    "A rule of an apple-app-site-association file that has no effect: an earlier one takes all its"
    + " URLs, or a key is misspelt."
  let rationale =
    "The system says nothing about such a file. The link opens the browser in place of the app, or"
    + " the app where the site was to keep it."
  let howToFix = "Put the narrower rule first, and write keys as Apple documents them."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.associationProblems.map { problem in
      finding(problem.file, screen: problem.message, problem.message, at: problem.place)
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "An exclusion behind what it excludes from", expects: ["App.swift"],
        code: """
          "components": [
            { "/": "/help/*" },
            { "/": "/help/website/*", "exclude": true }
          ]
          """
      ) { app in
        app.entry("Home")
        app.associationProblem("\"/help/website/*\" has no effect.")
      },
      RuleExample(
        "A misspelt key", expects: ["App.swift"],
        code: """
          { "appIDs": ["ABCDE12345.com.example.app"], "componenents": [{ "/": "/buy/*" }] }
          """
      ) { app in
        app.entry("Home")
        app.associationProblem("The system does not know \"componenents\" and passes over it.")
      },
      RuleExample(
        "Two rules for different URLs",
        code: """
          "components": [{ "/": "/buy/*" }, { "/": "/help/*" }]
          """
      ) { app in app.entry("Home") },
      RuleExample(
        "The narrower rule first",
        code: """
          "components": [
            { "/": "/help/website/*", "exclude": true },
            { "/": "/help/*" }
          ]
          """
      ) { app in app.entry("Home") },
    ]
  }
}
