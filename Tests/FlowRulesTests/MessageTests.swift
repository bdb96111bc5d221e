import FlowGraph
import Testing

@testable import FlowRules

@Suite struct MessageTests {
  private func finding(_ id: String, example: Int = 0) throws -> Finding {
    let rule = try #require(RuleRegistry.rule(id))
    let example = rule.examples[example]
    return try #require(
      RuleRunner.run(example.graph, configuration: example.configuration)
        .first { $0.rule == id })
  }

  @Test func aPopTellsTheWayAndTheCrash() throws {
    let pop = try finding("pop_without_push")
    #expect(
      pop.message
        == "`path.removeLast()` runs with nothing on the path: launch → RootView →"
        + " FirstContentView → Back. It traps on an empty path, and the app crashes."
        + " Test that the path is not empty first, or take the control off FirstContentView.")
    #expect(pop.severity == .error)
    #expect(
      pop.witness.map(\.label) == [
        "launch", "RootView shows FirstContentView", "FirstContentView: Button \"Back\"",
        "path.removeLast()",
      ])
  }

  @Test func aPopOfSeveralSaysHowManyThereAre() throws {
    let pop = try finding("pop_without_push", example: 1)
    #expect(pop.message.hasPrefix("`path.removeLast(2)` runs for 2 levels with only 1 on the path"))
    let link = try finding("pop_without_push", example: 2)
    #expect(link.message.contains("launch → Home → Detail → Back"))
  }

  @Test func aPopThatDoesNothingIsAWarning() throws {
    let pop = try finding("pop_without_push", example: 3)
    #expect(pop.severity == .warning)
    #expect(pop.message.contains("Nothing happens: the person stays on ListController."))
  }

  @Test func manyScreensThroughOneOperationAreOneFinding() throws {
    let pop = try finding("unguarded_pop")
    #expect(pop.message.contains("Two quick taps on Second and Third run `paths.removeLast()`"))
  }

  @Test func aLinkShowsThePile() throws {
    let link = try finding("deep_link_repeats_root")
    #expect(link.message.contains("(SettingsView, SettingsView, AllergiesView)"))
    #expect(try finding("deep_link_repeats_root", example: 1).severity == .note)
  }

  @Test(
    "What code that was not followed may undo is a note",
    arguments: [
      ("missing_destination", "Code that was not followed"),
      ("unhandled_route", "Code that was not followed"),
    ])
  func notFollowed(_ id: String, _ title: String) throws {
    let examples = try #require(RuleRegistry.rule(id)).examples
    let number = try #require(examples.firstIndex { $0.title.hasPrefix(title) })
    let found = try finding(id, example: number)
    #expect(found.severity == .note)
    #expect(found.message.contains("too large to follow whole"))
  }

  @Test func eachLinkIsToldWithWhereItLeads() throws {
    let link = try finding("deep_link_under_modal", example: 2)
    #expect(
      link.message.contains(
        "leads `books://profile` to ProfileView and `books://shelf` to ShelfView and takes"))
  }

  @Test func longListsAreCut() {
    #expect(listed([]) == "")
    #expect(listed(["a"]) == "a")
    #expect(listed(["a", "b"]) == "a and b")
    #expect(listed(["a", "b", "c", "d"]) == "a, b, c and d")
    #expect(listed(["a", "b", "c", "d", "e"]) == "a, b, c and 2 more")
  }

  @Test(arguments: [
    ("ProfileView()", false), ("ProfileView", false), ("LegalView(page: \"terms\")", false),
    ("LegalView(page: .terms, big: true, n: 3)", false), ("A(b: Kind.c.d)", false),
    ("ProfileView(id: id)", true), ("A(b: C(d: e))", true), ("A(\"\\(x)\")", true),
    ("A { self.go() }", true), ("A(\"open", true), ("A(b: model.id)", true), ("A(\"é x\")", false),
  ]) func payloadsAreSeen(construction: String, hasPayload: Bool) {
    #expect(Construction(construction).hasPayload == hasPayload)
  }

  @Test(arguments: [
    ("A(b: c)", "A(b: d)", true), ("A(b: c)", "A(e: c)", false), ("A()", "A(b: c)", false),
    ("A(b: C(d: e), f: g)", "A(b: c, f: { h: i })", true), ("A(c)", "A(b: c)", false),
    ("A( b: c, d: e, f…", "A(b: c)", true), ("A( b: c, d: e…", "A(x: c)", false),
    ("A(b: x ? y : z)", "A(b: y)", true), ("A", "A()", true),
  ]) func labelsTellConstructionsApart(one: String, other: String, isSame: Bool) {
    #expect(Construction(one).hasLabels(of: Construction(other)) == isSame)
    #expect(Construction(other).hasLabels(of: Construction(one)) == isSame)
  }
}
