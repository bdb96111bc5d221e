import FlowGraph

/// Two writes to one path in one action.
struct CompetingPathWrites: Rule {
  let id = "competing_path_writes"
  let group = RuleGroup.stack
  let summary = "Two writes to one path in one action."
  let rationale =
    "SwiftUI may say “bound path tried to update multiple times per frame”, show the steps between"
    + " as screens that flash up, or drop one of them."
  let howToFix = "Work the new path out first and assign it once."
  let defaultSeverity = Severity.note

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.hazards.filter { $0.kind == .pathWrites }.map { hazard in
      let screen = hazard.screen ?? "any screen"
      let trigger = hazard.trigger.map { "\($0) on \(screen)" } ?? screen
      let story = hazard.screenID.flatMap { context.story(to: $0) }
      return finding(
        hazard.subject, screen: hazard.screenID ?? "", detail: hazard.names + [hazard.trigger],
        "\(trigger) writes `\(hazard.subject)` twice, here and with"
          + " `\(hazard.names.first ?? "another write")`: SwiftUI may update the stack twice in one"
          + " frame and drop a step. Assign the path once.",
        at: hazard.place,
        witness: (story?.steps ?? []) + [Step(trigger, at: hazard.place)])
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "Pops, then pushes", expects: ["Model.path"],
        code: """
          Button("Replace") { model.path.removeLast(); model.path.append(.other) }
          """
      ) { app in
        app.entry("HomeView")
        app.hazard(
          .pathWrites, "Model.path", on: "HomeView", names: ["model.path.removeLast()"],
          trigger: "Button \"Replace\"")
      },
      RuleExample(
        "Pushes twice", expects: ["Model.path"],
        code: """
          Button("Deep") { model.path.append(.a); model.path.append(.b) }
          """
      ) { app in
        app.entry("HomeView")
        app.hazard(
          .pathWrites, "Model.path", on: "HomeView", names: ["model.path.append(.a)"],
          trigger: "Button \"Deep\"")
      },
      RuleExample(
        "One assignment of the whole path",
        code: """
          Button("Deep") { model.path = [.a, .b] }
          """
      ) { app in
        app.entry("HomeView")
      },
      RuleExample(
        "One write on each branch",
        code: """
          Button("Open") { if isShort { path = [.a] } else { path.append(.b) } }
          """
      ) { app in
        app.entry("HomeView")
      },
    ]
  }
}
