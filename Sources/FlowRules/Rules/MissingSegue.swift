import FlowGraph

/// A segue that code performs and that no scene of its class has.
struct MissingSegue: Rule {
  let id = "missing_segue"
  let group = RuleGroup.stack
  let summary = "A segue that code performs and that the storyboard of its class does not hold."
  let rationale =
    "UIKit stops the app: \"Receiver has no segue with identifier\". iPad and iPhone storyboards are"
    + " looked at apart: a segue is often added to one of the two."
  let howToFix =
    "Add the segue to the scene, or correct the identifier; where there is a storyboard for each"
    + " kind of device, in all of them."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.missingReferences.filter { $0.kind == .segue }.map { row in
      finding(
        row.identifier, screen: row.owner,
        "The app stops when \(row.owner) performs the segue `\(row.identifier)`\(row.where):"
          + " no scene of \(row.owner) in \(row.list) has a segue of that identifier. Add it, or"
          + " correct the identifier.",
        at: row.place)
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "No scene of the class has the segue", expects: ["showDetial"],
        code: """
          // Main.storyboard: ListController has the segue "showDetail"
          final class ListController: UIViewController {
            @IBAction func open() { performSegue(withIdentifier: "showDetial", sender: self) }
          }
          """
      ) { app in
        app.entry("ListController")
        app.missing(.segue, "showDetial", owner: "ListController")
      },
      RuleExample(
        "The iPad's storyboard lacks it", expects: ["showDetail"],
        code: """
          // Main~ipad.storyboard: ListController has no segues
          performSegue(withIdentifier: "showDetail", sender: self)
          """
      ) { app in
        app.entry("ListController")
        app.missing(
          .segue, "showDetail", owner: "ListController", storyboards: ["Main~ipad.storyboard"],
          idiom: "ipad")
      },
      RuleExample(
        "The segue is there",
        code: """
          performSegue(withIdentifier: "showDetail", sender: self)
          """
      ) { app in
        app.entry("ListController")
        app.go("ListController", "DetailController", via: "showDetail")
      },
      RuleExample(
        "An identifier that is made up at run time is not judged",
        code: """
          performSegue(withIdentifier: prefix + name, sender: self)
          """
      ) { app in
        app.entry("ListController")
        app.unresolved("performSegue(withIdentifier: name, sender: self)")
      },
    ]
  }
}

extension MissingReference {
  /// The devices that are concerned: ` on iPad`.
  var `where`: String {
    switch idiom {
    case "ipad"?: " on iPad"
    case "iphone"?: " on iPhone"
    case let other?: " on \(other)"
    case nil: ""
    }
  }

  var list: String { storyboards.map { "`\($0)`" }.joined(separator: ", ") }
}
