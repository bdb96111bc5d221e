import FlowGraph

/// A screen that is further from launch than the team wants.
struct MaxTaps: Rule {
  let id = "max_taps"
  let group = RuleGroup.policy
  let summary = "A screen that takes more taps from launch than `max_taps` in `.waymark.yml` says."
  let rationale = "What lies deep is seldom found: each tap loses people."
  let howToFix = "Add a shorter way to it, or raise the limit."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    let matching = PolicyMatching(context: context)
    return context.configuration.policy.distances.flatMap { distance in
      matching.screens(distance.to).compactMap { screen, _ -> Finding? in
        guard let taps = context.reachability.acts(to: screen.id), taps > distance.taps else {
          return nil
        }
        let story = context.story(to: screen.id)
        return finding(
          screen.id, severity: distance.statement.severity,
          "\(screen.name) takes \(taps) taps from launch, and the team wants \(distance.taps) at"
            + " most\(story.map { ": \($0.way)" } ?? "").\(matching.reason(distance.statement))"
            + " \(howToFix)",
          at: screen.place, witness: story?.steps ?? [])
      }
    }
  }

  var examples: [RuleExample] {
    let two: RuleConfiguration = .policy { policy, statement in
      policy.distances = [
        .init(to: .init(names: [.init("Help")]), taps: 2, statement: statement)
      ]
    }
    let code = """
      # .waymark.yml
      max_taps:
        - { to: Help, taps: 2 }
      """
    return [
      RuleExample("Three taps to help", expects: ["Help"], configuration: two, code: code) { app in
        app.entry("Home")
        app.go("Home", "Profile")
        app.go("Profile", "Settings")
        app.go("Settings", "Help")
      },
      RuleExample(
        "No screen may be deeper than one tap", expects: ["Item"],
        configuration: .policy { policy, statement in
          policy.distances = [.init(to: .init(), taps: 1, statement: statement)]
        }, code: "# .waymark.yml\nmax_taps: 1"
      ) { app in
        app.entry("Home")
        app.go("Home", "List")
        app.go("List", "Item")
      },
      RuleExample(
        "What a container shows by itself is no tap", configuration: two, code: code
      ) { app in
        app.entry("Tabs")
        app.go("Tabs", "Home", .tab)
        app.go("Home", "Settings")
        app.go("Settings", "Help")
      },
      RuleExample("Two taps to help", configuration: two, code: code) { app in
        app.entry("Home")
        app.go("Home", "Settings")
        app.go("Settings", "Help")
      },
    ]
  }
}
