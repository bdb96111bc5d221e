import FlowGraph

/// A navigation call that could not be worked out.
struct UnresolvedNavigation: Rule {
  let id = "unresolved_navigation"
  let group = RuleGroup.upkeep
  let summary = "A navigation call that could not be resolved, with the reason."
  let rationale =
    "The graph may lack a way that people take, so that findings about absence are not proven."
    + " Off by default: `lint` prints how many there are."
  let howToFix =
    "Name the destination where the call is made, or describe the router in `.waymark.yml`."
  let defaultSeverity = Severity.note
  let isOnByDefault = false

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.unresolved.map { call in
      if call.concerns.contains(UnresolvedCall.anyController) {
        return finding(
          call.operation, detail: call.concerns,
          "Part of the app was not read: \(call.reason). Describe what it shows in a flow file.",
          at: call.place)
      }
      let about =
        call.concerns.isEmpty
        ? "" : " It may concern \(listed(call.concerns.map { "`\($0)`" }))."
      return finding(
        call.operation, detail: call.concerns,
        "It is not known where `\(call.operation)` leads: \(call.reason).\(about) Name the"
          + " destination here, or describe the router in `.waymark.yml`.",
        at: call.place)
    }
  }

  var examples: [RuleExample] {
    let on = RuleConfiguration(enabled: [id])
    return [
      RuleExample(
        "A router from a closed package", expects: ["router.open(link)"], configuration: on,
        code: """
          import CompanyRouter
          router.open(link)
          """
      ) { app in
        app.entry("Home")
        app.unresolved("router.open(link)", reason: "`router` is of a type that no file declares")
      },
      RuleExample(
        "A screen made from a string",
        expects: ["show(type.init(), sender: nil)"], configuration: on,
        code: """
          let type = NSClassFromString(name) as! UIViewController.Type
          show(type.init(), sender: nil)
          """
      ) { app in
        app.entry("Home")
        app.unresolved("show(type.init(), sender: nil)", concerns: ["UIViewController"])
      },
      RuleExample(
        "A controller that is declared in Objective-C", expects: ["extension HomeViewController"],
        configuration: on,
        code: """
          extension HomeViewController { @objc func open() { … } }
          """
      ) { app in
        app.entry("Home")
        app.unresolved(
          "extension HomeViewController",
          reason: "HomeViewController is declared outside the Swift that was read, and what its"
            + " code there shows is not known",
          concerns: ["HomeViewController", UnresolvedCall.anyController])
      },
      RuleExample(
        "A call whose destination is known", configuration: on,
        code: """
          show(HelpController(), sender: nil)
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "HelpController")
      },
      RuleExample(
        "The rule is off",
        code: """
          router.open(link)
          """
      ) { app in
        app.entry("Home")
        app.unresolved("router.open(link)")
      },
    ]
  }
}
