import FlowGraph

/// A way that goes round a screen which every way must pass.
struct Required: Rule {
  let id = "required"
  let group = RuleGroup.policy
  let summary =
    "A way to a screen that goes round the one which `required` in `.waymark.yml` says it passes."
  let rationale =
    "A page behind a login, an age check or a confirmation must have no back door: one forgotten"
    + " deep link is enough."
  let howToFix = "Lead this way over the screen that it leaves out, or change the policy."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    let matching = PolicyMatching(context: context)
    let leaving = Dictionary(grouping: context.graph.transitions, by: \.fromID)
    return context.configuration.policy.required.flatMap { passage in
      findings(passage, matching, leaving)
    }
  }

  /// A screen lies on every way to another (dominates it) exactly where the other cannot be
  /// reached without it.
  private func findings(
    _ passage: Policy.Passage, _ matching: PolicyMatching, _ leaving: [String: [Transition]]
  ) -> [Finding] {
    let graph = matching.context.graph
    let links = passage.from == nil ? graph.deepLinks : []
    let starts = passage.from.map { matching.screens($0).map { ($0.screen.id, $0.captured) } }
    // A launch or a link captures nothing, so all of them are one start.
    let groups: [(ids: [String], captured: [String])] =
      starts.map { $0.map { ([$0.0], $0.1) } }
      ?? [(graph.entries.map(\.screenID) + links.compactMap(\.toID), [])]
    return groups.flatMap { start -> [Finding] in
      let passed = Set(matching.screens(passage.passes, with: start.captured).map(\.screen.id))
      guard passed.isDisjoint(with: start.ids) || passage.from == nil else { return [] }
      let ways = Ways(from: start.ids, in: graph, leaving: leaving, avoiding: passed)
      return ways.order.compactMap { id in
        guard !start.ids.contains(id) || passage.from == nil,
          matching.match(passage.to, id, with: start.captured) != nil, let way = ways.way(to: id)
        else { return nil }
        let begin = way.first?.fromID ?? id
        let link = links.first { $0.toID == begin }
        let isLaunch = graph.entries.contains { $0.screenID == begin }
        guard let place = way.last?.place ?? link?.place ?? matching.context.screen(id)?.place
        else {
          return nil
        }
        let opening =
          passage.from != nil || begin == Transition.anywhere
          ? [] : [isLaunch ? "launch" : link.map { "open \($0.pattern)" } ?? "launch"]
        let names = opening + [matching.name(begin)] + way.map { matching.name($0.toID) }
        let around =
          passed.isEmpty
          ? "a screen that does not exist"
          : listed(passed.map(matching.context.name).sorted())
        return finding(
          matching.name(id), screen: begin, detail: passed.sorted(),
          severity: passage.statement.severity,
          "A way to \(matching.name(id)) goes round \(around), which the team requires it to"
            + " pass: \(names.joined(separator: " → ")).\(matching.reason(passage.statement))"
            + " \(howToFix)",
          at: place,
          witness: (link.map { isLaunch ? [] : [Step("open \($0.pattern)", at: $0.place)] } ?? [])
            + matching.steps(way))
      }
    }
  }

  var examples: [RuleExample] {
    let login: RuleConfiguration = .policy { policy, statement in
      policy.required = [
        .init(
          to: .init(names: [.init("Payment")]), passes: .init(names: [.init("Login")]),
          statement: statement)
      ]
    }
    let code = """
      # .waymark.yml
      required:
        - { to: Payment, passes: Login }
      """
    return [
      RuleExample(
        "A link goes round the login", expects: ["Payment"], configuration: login, code: code
      ) { app in
        app.entry("Login")
        app.go("Login", "Home", .root)
        app.go("Home", "Payment")
        app.deepLink("shop://pay", to: "Payment")
      },
      RuleExample(
        "A second way goes round it", expects: ["Payment"], configuration: login, code: code
      ) { app in
        app.entry("Home")
        app.go("Home", "Login", .sheet)
        app.go("Login", "Payment")
        app.go("Home", "Basket")
        app.go("Basket", "Payment")
      },
      RuleExample(
        "A screen that no one gets to has no way round", configuration: login, code: code
      ) { app in
        app.entry("Home")
        app.screen("Login")
        app.go("Lost", "Payment")
      },
      RuleExample("Every way passes it", configuration: login, code: code) { app in
        app.entry("Home")
        app.go("Home", "Login", .sheet)
        app.go("Login", "Payment")
        app.go("Payment", "Home", .root)
      },
    ]
  }
}
