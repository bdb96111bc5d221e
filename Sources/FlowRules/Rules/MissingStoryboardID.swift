import FlowGraph

/// A scene that code asks a storyboard for and that is not there.
struct MissingStoryboardID: Rule {
  let id = "missing_storyboard_id"
  let group = RuleGroup.stack
  let summary = "A scene that code makes by an identifier that the storyboard does not hold."
  let rationale =
    "UIKit stops the app: \"Storyboard doesn't contain a view controller with identifier\". iPad and"
    + " iPhone storyboards are looked at apart."
  let howToFix =
    "Give the scene the identifier (Identity inspector, Storyboard ID), or correct the one in the"
    + " code."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.missingReferences.filter { $0.kind == .storyboardID }.map { row in
      finding(
        row.identifier, screen: row.owner,
        "The app stops when it makes the scene `\(row.identifier)`\(row.where): \(row.list) has no"
          + " view controller with that identifier. Give the scene the identifier, or correct it"
          + " here.",
        at: row.place)
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "No scene of the storyboard has the identifier", expects: ["Detial"],
        code: """
          // Main.storyboard has the scene "Detail"
          let detail = storyboard.instantiateViewController(withIdentifier: "Detial")
          """
      ) { app in
        app.entry("ListController")
        app.missing(.storyboardID, "Detial", owner: "Main")
      },
      RuleExample(
        "The iPad's storyboard lacks it", expects: ["Detail"],
        code: """
          // Main.storyboard has the scene "Detail", Main~ipad.storyboard has not
          let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
          """
      ) { app in
        app.entry("ListController")
        app.missing(
          .storyboardID, "Detail", owner: "Main", storyboards: ["Main~ipad.storyboard"],
          idiom: "ipad")
      },
      RuleExample(
        "A storyboard that is not among the files is not judged",
        code: """
          UIStoryboard(name: "Kit", bundle: kit).instantiateViewController(withIdentifier: "Any")
          """
      ) { app in
        app.entry("ListController")
        app.unresolved("instantiateViewController(withIdentifier: \"Any\")")
      },
      RuleExample(
        "The scene is there",
        code: """
          let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
          """
      ) { app in
        app.entry("ListController")
        app.go("ListController", "DetailController")
      },
    ]
  }
}
