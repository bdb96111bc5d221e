import FlowGraph

/// A comment that suppresses nothing.
struct SuperfluousSuppression: Rule {
  let id = "superfluous_suppression"
  let group = RuleGroup.upkeep
  let summary = "A `waymark:` comment that suppresses nothing or cannot be read."
  let rationale =
    "The mistake it was written for is gone, or moved away from it. Left where it stands it hides"
    + " the next one."
  let howToFix = "Delete the comment, or move it to what it is for."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.graph.suppressions.isEmpty else { return [] }
    let others = RuleRunner.reported(in: context, by: RuleRegistry.all.filter { $0.id != id })
    return findings(SuppressionOutcome(others, context.graph.suppressions), in: context)
  }

  /// The findings where it is known what the other rules report.
  func findings(_ outcome: SuppressionOutcome, in context: RuleContext) -> [Finding] {
    outcome.idle.compactMap { one in
      problem(of: one, in: context).map { problem in
        finding(
          one.rule.isEmpty ? "waymark" : one.rule, detail: [one.problem],
          "This comment suppresses nothing: \(problem).", at: one.place)
      }
    }
  }

  private func problem(of one: Suppression, in context: RuleContext) -> String? {
    if let problem = one.problem { return problem }
    if one.rule == id { return nil }
    if one.rule == Suppression.everyRule {
      return "no rule reports anything here; delete it"
    }
    guard let rule = RuleRegistry.rule(one.rule) else {
      return "no rule is called `\(one.rule)`; `waymark rules` lists them"
    }
    // What does not run cannot tell whether it would report.
    guard context.configuration.isOn(rule) else { return nil }
    return "`\(one.rule)` reports nothing here; delete it"
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "The screen is shown by now", expects: ["dead_screen"],
        code: """
          // waymark:disable:next dead_screen - comes with the new shop
          struct Promo: View { … }          // and Home pushes Promo
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Promo")
        app.suppress("dead_screen")
      },
      RuleExample(
        "A rule that does not exist", expects: ["dead_screens"],
        code: """
          struct Promo: View { … }          // waymark:disable:this dead_screens
          """
      ) { app in
        app.entry("Home")
        app.suppress("dead_screens")
      },
      RuleExample(
        "A comment that suppresses a finding",
        code: """
          // waymark:disable:next dead_screen - comes with the new shop
          struct Promo: View { … }          // nothing shows Promo
          """
      ) { app in
        app.entry("Home")
        app.suppress("dead_screen")
        app.unshown("Promo")
      },
      RuleExample(
        "A rule that is switched off cannot tell",
        configuration: RuleConfiguration(disabled: ["dead_screen"]),
        code: """
          struct Promo: View { … }          // waymark:disable:this dead_screen
          """
      ) { app in
        app.entry("Home")
        app.suppress("dead_screen")
      },
    ]
  }
}
