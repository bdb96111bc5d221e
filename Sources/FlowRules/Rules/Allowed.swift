import FlowGraph

/// A transition that the team's list of allowed ones does not hold.
struct Allowed: Rule {
  let id = "allowed"
  let group = RuleGroup.policy
  let summary = "A transition that no entry of `allowed` in `.waymark.yml` fits."
  let rationale =
    "The team keeps a list of the ways between its screens, so that a new one is a decision and not"
    + " an accident."
  let howToFix = "Take an allowed way, or add this one to the list."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    let allowed = context.configuration.policy.allowed
    guard !allowed.isEmpty else { return [] }
    let matching = PolicyMatching(context: context)
    return context.graph.transitions
      .filter { one in !allowed.contains { matching.means($0, one) } }
      .map { one in
        let (from, to) = (matching.name(one.fromID), matching.name(one.toID))
        return finding(
          "\(from) → \(to)", detail: [one.kind.rawValue, one.via, one.trigger],
          "\(from) \(matching.says(one.kind)) \(to), and no entry of `allowed` fits that."
            + " \(howToFix)",
          at: one.place, witness: context.story(to: one.fromID)?.steps ?? [])
      }
  }

  var examples: [RuleExample] {
    let toItems: RuleConfiguration = .policy { policy, statement in
      policy.allowed = [
        .init(
          from: .init(), to: .init(names: [.init("Item*")]), kinds: [.push], statement: statement)
      ]
    }
    let code = """
      # .waymark.yml
      allowed:
        - { to: Item*, kind: push }
      """
    return [
      RuleExample(
        "A sheet where pushes are allowed", expects: ["Home → ItemHelp"], configuration: toItems,
        code: code
      ) { app in
        app.entry("Home")
        app.go("Home", "Item")
        app.go("Home", "ItemHelp", .sheet)
      },
      RuleExample(
        "A push to a screen that is not on the list", expects: ["Home → Basket"],
        configuration: toItems, code: code
      ) { app in
        app.entry("Home")
        app.go("Home", "Basket")
      },
      RuleExample("Without a list everything is allowed", code: "# .waymark.yml\ntitle: Shop") {
        app in
        app.entry("Home")
        app.go("Home", "Basket")
      },
      RuleExample("Every transition is on the list", configuration: toItems, code: code) { app in
        app.entry("Home")
        app.go("Home", "Item")
      },
    ]
  }
}
