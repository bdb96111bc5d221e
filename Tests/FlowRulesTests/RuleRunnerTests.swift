import FlowGraph
import Testing

@testable import FlowRules

/// All examples' graphs, each in names of its own, as one.
private func everything(renaming: (String) -> String = { $0 }) -> FlowGraph {
  var all = GraphSketch()
  all.entry("Home")
  all.screen("Lost")
  all.stack(roots: ["Home"])
  all.go("Home", "Detail", via: "Route.a", content: "Detail()", stacks: ["main"], onPath: true)
  all.go("Home", "Detail", via: "Route.b", content: "Detail()", stacks: ["main"], onPath: true)
  all.pop("Home")
  all.pop("Detail", count: 2)
  all.pop("Detail", deferred: true)
  all.route("Route", "dead", screens: ["Lost"], produced: 0)
  all.screen("Unlinked")
  all.route("Route", "unlinked", screens: ["Unlinked"])
  all.route("Route", "empty", handling: .empty)
  all.route("Route", "missing", handling: .missing)
  all.action("Action", "ignored", handling: .ignored, screens: ["Home"])
  all.action("Action", "missing", handling: .missing, screens: ["Detail"])
  all.unshown("Old")
  all.undelivered("Value", from: "Detail")
  all.missing(.segue, "lost", owner: "Detail")
  all.missing(.storyboardID, "Lost", owner: "Main")
  all.hazard(.environment, "Session", on: "Home", names: ["Detail"], detail: "hosting")
  all.hazard(.presentations, "Home.b", on: "Home", names: ["Home.a"], detail: "state")
  all.hazard(.staleState, "Home.item", on: "Home", names: ["Home.isShown", "sheet"])
  all.hazard(.lazyRow, "sheet", on: "Home", names: ["List", "Home"], detail: "shared")
  all.hazard(.pathWrites, "Model.path", on: "Home", names: ["path.append(x)"])
  all.hazard(.coldStart, "Sheet", on: "Home", detail: "view")
  all.go("Home", "Cover", .sheet, trigger: "Button")
  all.go("Cover", "Detail", via: "Route.a", trigger: "Button", stacks: ["main"], onPath: true)
  all.tabs("Home", selection: "Home.tab", tags: [nil, nil])
  all.deepLink(
    "*", to: "Home", path: [(route: "Route.a", screen: "Home")], stack: "main", readsURL: false)
  all.opens("app://x", from: "Detail", handled: false)
  all.go("Detail", "Round", stacks: ["main"], onPath: true)
  all.go("Round", "Home", stacks: ["main"], onPath: true)
  all.declares(.scheme, "other://")
  all.associationProblem("It has no effect.")
  for kind in MisplacedPart.Kind.allCases { all.misplaced(kind, "x", on: "Detail", other: true) }
  all.go("Home", "Mixed", stacks: ["main"])
  all.unresolved("go(x)", concerns: ["Old"])
  all.suppress("dead_screen")
  _ = all.place()
  return all.graph
}

@Suite struct RuleRunnerTests {
  private static let plain = RuleConfiguration(
    enabled: ["unresolved_navigation"], deepLinkCoverageFloor: 1)

  private var on: RuleConfiguration {
    var on = Self.plain
    let statement = Policy.Statement(at: SourcePlace(file: ".waymark.yml", line: 1))
    let (home, detail) = (
      ScreenSelector(names: [.init("Home")]), ScreenSelector(names: [.init("Detail")])
    )
    on.policy.forbidden = [.init(from: home, to: detail, statement: statement)]
    on.policy.allowed = [.init(from: detail, to: .init(), statement: statement)]
    on.policy.required = [
      .init(to: detail, passes: .init(names: [.init("Lost")]), statement: statement)
    ]
    on.policy.distances = [.init(to: detail, taps: 0, statement: statement)]
    return on
  }

  @Test func theOrderOfTheTablesDoesNotMatter() {
    let expected = RuleRunner.run(everything(), configuration: on)
    #expect(expected.count >= 14)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<10 {
      var graph = everything()
      graph.screens.shuffle(using: &random)
      graph.routes.shuffle(using: &random)
      graph.actions.shuffle(using: &random)
      graph.transitions.shuffle(using: &random)
      graph.backs.shuffle(using: &random)
      #expect(RuleRunner.run(graph, configuration: on) == expected)
    }
  }

  @Test func everyRuleReportsSomething() {
    let reported = Set(RuleRunner.run(everything(), configuration: on).map(\.rule))
    #expect(Set(RuleRegistry.ids).subtracting(reported).sorted() == [])
  }

  @Test func movedLinesKeepTheFingerprints() {
    var moved = everything()
    for index in moved.backs.indices { moved.backs[index].line += 1000 }
    for index in moved.unshown.indices { moved.unshown[index].line += 1000 }
    for index in moved.routes.indices { moved.routes[index].line += 1000 }
    let before = Set(RuleRunner.run(everything(), configuration: on).map(\.fingerprint))
    let after = Set(RuleRunner.run(moved, configuration: on).map(\.fingerprint))
    #expect(before == after)
  }

  @Test func equalFindingsAtTwoPlacesHaveTwoFingerprints() {
    var app = GraphSketch()
    app.entry("Home")
    app.stack(roots: ["Home"])
    app.pop("Home")
    app.pop("Home")
    let findings = RuleRunner.run(app.graph)
    #expect(findings.map(\.subject) == ["Home", "Home"])
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test func rulesCanBeSwitchedOff() {
    let quiet = RuleConfiguration(disabled: Set(RuleRegistry.ids), enabled: ["dead_route"])
    #expect(RuleRunner.run(everything(), configuration: quiet).isEmpty)
    let rules = RuleRunner.run(
      everything(), configuration: RuleConfiguration(disabled: ["dead_route"])
    ).map(\.rule)
    #expect(!rules.contains("dead_route"))
    #expect(!rules.contains("unresolved_navigation"))
    #expect(rules.contains("dead_screen"))
  }

  @Test func anOverrideChangesTheSeverity() {
    let strict = RuleConfiguration(severities: ["dead_route": .error, "dead_screen": .error])
    let findings = RuleRunner.run(everything(), configuration: strict)
    #expect(findings.first { $0.rule == "dead_route" }?.severity == .error)
    // Not proven, because a call may show it: an override does not make it so.
    #expect(findings.first { $0.rule == "dead_screen" }?.severity == .note)
    let mild = RuleConfiguration(severities: ["pop_without_push": .note])
    #expect(
      RuleRunner.run(everything(), configuration: mild)
        .filter { $0.rule == "pop_without_push" }.allSatisfy { $0.severity == .note })
  }

  @Test func whatMayBeUndoneIsNotProven() {
    var app = GraphSketch()
    app.entry("Home")
    app.go("Lost", "Deeper")
    app.route("Route", "dead", screens: ["Lost"], produced: 0)
    app.action("Sent", "missing", handling: .missing)
    app.undelivered("Value", from: "Home")
    let sure = RuleRunner.run(app.graph)
    #expect(sure.allSatisfy { !$0.message.contains("Not proven") })
    for (concern, rules) in [
      ("Lost", ["unreachable_screen", "unreachable_screen"]),
      ("Route", ["dead_route", "unreachable_screen", "unreachable_screen"]),
      ("Sent", ["unhandled_action"]), ("Value", ["missing_destination"]), ("Other", []),
      ("", ["unreachable_screen", "unreachable_screen"]),
    ] {
      var graph = app
      graph.unresolved("go(x)", concerns: concern.isEmpty ? [] : [concern])
      let doubted = RuleRunner.run(graph.graph).filter {
        $0.message.contains(". Not proven: `go(x)`")
      }
      #expect(doubted.map(\.rule).sorted() == rules, "an unresolved call about \(concern)")
      #expect(doubted.allSatisfy { $0.severity == .note })
    }
  }

  @Test func namesFromSourceStayAsTheyAre() {
    let hostile = "A<\"B\">]]>\n→ 🧭 & ` | \\"
    var app = GraphSketch()
    app.entry(hostile)
    app.stack(roots: [hostile])
    app.pop(hostile, trigger: "Button \"\(hostile)\"", operation: hostile)
    app.route(hostile, hostile, handling: .missing)
    app.unshown(hostile + "2")
    app.opens(hostile, from: hostile, handled: false)
    app.action("", "", handling: .ignored, screens: [hostile, "gone"])
    app.go(hostile, hostile, via: "", content: "((\"", sequence: "#")
    app.deepLink("", to: nil, handler: "", readsURL: false)
    let findings = RuleRunner.run(app.graph)
    #expect(
      Set(findings.map(\.rule)) == [
        "pop_without_push", "unhandled_route", "dead_screen", "unhandled_deep_link",
        "unhandled_action", "deep_link_ignores_url",
      ])
    #expect(findings.contains { $0.subject == hostile && $0.message.contains(hostile) })
  }

  @Test func anEmptyGraphHasNoFindings() {
    #expect(RuleRunner.run(FlowGraph(), configuration: on).isEmpty)
  }
}
