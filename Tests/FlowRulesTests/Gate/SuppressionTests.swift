import FlowGraph
import Testing

@testable import FlowRules

@Suite struct SuppressionTests {
  /// A type that nothing shows, on line 10 of the sketch's file.
  private func graph(_ suppressions: Suppression...) -> FlowGraph {
    var app = GraphSketch()
    app.entry("Home")
    app.unshown("Old")
    app.graph.unshown[0].line = 10
    app.graph.suppressions = suppressions
    return app.graph
  }

  private func suppression(_ rule: String, _ lines: ClosedRange<Int>, reason: String? = nil)
    -> Suppression
  {
    Suppression(
      rule: rule, firstLine: lines.lowerBound, lastLine: lines.upperBound, reason: reason,
      at: SourcePlace(file: "App.swift", line: lines.lowerBound))
  }

  @Test(arguments: ["dead_screen", "all"])
  func aCoveredFindingIsSetAside(rule: String) {
    let outcome = RuleRunner.check(graph(suppression(rule, 9...10, reason: "why")))
    #expect(outcome.findings.isEmpty)
    #expect(outcome.suppressed.map(\.finding.rule) == ["dead_screen"])
    #expect(outcome.suppressed.map(\.reason) == ["why"])
  }

  @Test(arguments: [("dead_screen", 11...12), ("dead_route", 1...20), ("all", 1...9)])
  func anotherLineOrRuleIsNot(rule: String, lines: ClosedRange<Int>) {
    let outcome = RuleRunner.check(graph(suppression(rule, lines)))
    #expect(
      outcome.findings.map(\.rule).sorted() == ["dead_screen", "superfluous_suppression"])
    #expect(outcome.suppressed.isEmpty)
  }

  @Test func anotherFileIsNot() {
    var graph = graph(suppression("dead_screen", 1...20))
    graph.suppressions[0].file = "Other.swift"
    #expect(RuleRunner.check(graph).findings.contains { $0.rule == "dead_screen" })
  }

  @Test func theFingerprintsOfOthersStay() {
    var twins = graph()
    twins.unresolved = [10, 20].map {
      UnresolvedCall(operation: "go(x)", reason: "r", at: SourcePlace(file: "App.swift", line: $0))
    }
    let on = RuleConfiguration(enabled: ["unresolved_navigation"])
    let before = RuleRunner.check(twins, configuration: on).findings
    twins.suppressions = [suppression("unresolved_navigation", 10...10)]
    let after = RuleRunner.check(twins, configuration: on)
    #expect(after.suppressed.count == 1)
    #expect(Set(after.findings.map(\.fingerprint)).isSubset(of: Set(before.map(\.fingerprint))))
  }

  @Test func superfluousOnesCanBeSuppressedThemselves() {
    let outcome = RuleRunner.check(
      graph(
        suppression("dead_route", 5...5), suppression("superfluous_suppression", 5...5),
        suppression("dead_screen", 10...10)))
    #expect(outcome.findings.isEmpty)
    #expect(
      outcome.suppressed.map(\.finding.rule).sorted() == ["dead_screen", "superfluous_suppression"])
  }

  @Test func theRuleCanBeSwitchedOff() {
    let outcome = RuleRunner.check(
      graph(suppression("dead_route", 1...1)),
      configuration: RuleConfiguration(disabled: ["superfluous_suppression"]))
    #expect(outcome.findings.map(\.rule) == ["dead_screen"])
  }
}
