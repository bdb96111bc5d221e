import FlowGraph
import Testing

@testable import FlowRules

/// A root with a Back button, a screen that nothing shows, and a row that two files declare.
private func shop(renaming file: String = "App.swift", movedBy lines: Int = 0) -> FlowGraph {
  var app = GraphSketch()
  app.entry("Home")
  app.stack(roots: ["Home"])
  app.pop("Home", trigger: "Button \"Back\"")
  app.route("Route", "dead", screens: ["Lost"], produced: 0)
  app.unshown("Old")
  app.screen("Lost")
  for index in app.graph.screens.indices where app.graph.screens[index].name == "Lost" {
    app.graph.screens[index].id = "Lost@\(file)"
  }
  app.graph.routes[0].screens = ["Lost@\(file)"]
  return moved(app.graph, to: file, by: lines)
}

private func moved(_ graph: FlowGraph, to file: String, by lines: Int) -> FlowGraph {
  var graph = graph
  func move(_ row: inout some Placed) { (row.file, row.line) = (file, row.line + lines) }
  for index in graph.screens.indices { move(&graph.screens[index]) }
  for index in graph.backs.indices { move(&graph.backs[index]) }
  for index in graph.routes.indices { move(&graph.routes[index]) }
  for index in graph.unshown.indices { move(&graph.unshown[index]) }
  return graph
}

@Suite struct BaselineTests {
  private let baseline = Baseline(RuleRunner.run(shop()))

  private func new(_ graph: FlowGraph) -> [Finding] {
    baseline.divide(RuleRunner.run(graph)).new
  }

  @Test func itKnowsAllThatItWasWrittenFrom() {
    let outcome = baseline.divide(RuleRunner.run(shop()))
    #expect(
      Set(baseline.entries.map(\.rule)) == [
        "pop_without_push", "dead_route", "dead_screen", "unreachable_screen",
      ])
    #expect(outcome.new.isEmpty)
    #expect(outcome.stale.isEmpty)
    #expect(outcome.known.count == baseline.entries.count)
  }

  @Test func movedLinesAreNoFindings() { #expect(new(shop(movedBy: 40)).isEmpty) }

  @Test func renamedFilesAreNoFindings() {
    #expect(new(shop(renaming: "Views/Renamed.swift")).isEmpty)
  }

  @Test func unrelatedScreensAreNoFindings() {
    var graph = shop()
    graph.screens.append(Screen(name: "About", at: SourcePlace(file: "About.swift", line: 1)))
    graph.transitions.append(
      Transition(
        from: "Home", to: "About", kind: .sheet, at: SourcePlace(file: "App.swift", line: 90)))
    #expect(new(graph).isEmpty)
  }

  @Test(arguments: [1, 99])
  func aSecondDefectOnTheSameScreenIsOne(line: Int) throws {
    var graph = shop(movedBy: 10)
    var second = try #require(graph.backs.first)
    second.line = line
    second.trigger = "Button \"Close\""
    graph.backs.append(second)
    let found = new(graph)
    #expect(found.map(\.rule) == ["pop_without_push"])
    // Before or behind the known one, it is the new one that shows.
    #expect(found.first?.line == line)
  }

  @Test func aSecondDefectThatLooksTheSameIsOne() throws {
    var graph = shop()
    var second = try #require(graph.backs.first)
    second.line += 50
    graph.backs.append(second)
    #expect(new(graph).map(\.rule) == ["pop_without_push"])
  }

  @Test func whatNoLongerOccursIsStale() {
    var graph = shop()
    graph.unshown = []
    let outcome = baseline.divide(RuleRunner.run(graph))
    #expect(outcome.new.isEmpty)
    #expect(outcome.stale.map(\.subject) == ["Old"])
  }

  @Test func theTextReadsBack() throws {
    let hostile = "A\"\\\n\u{202E}🧭 - no # reason"
    let entries = [
      Baseline.Entry(
        rule: "dead_screen", fingerprint: "0123456789abcdef", subject: hostile,
        reason: "because - \"so\""),
      Baseline.Entry(rule: "a_rule", fingerprint: "ffffffffffffffff", subject: ""),
    ]
    let text = Baseline(entries).text()
    #expect(text.split(separator: "\n").count { !$0.hasPrefix("#") } == 2)
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(try Baseline(text: text) == Baseline(entries))
    #expect(try Baseline(text: text.replacing("\n", with: "\r\n")) == Baseline(entries))
  }

  @Test func theTextIsSortedAndKeepsReasons() throws {
    let text = baseline.text()
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines == lines.sorted())
    let reasoned = try Baseline(
      text: text.replacing("\"Old\"\n", with: "\"Old\" - goes in March\n"))
    let again = Baseline(RuleRunner.run(shop(movedBy: 5)), keepingReasonsOf: reasoned)
    #expect(again == reasoned)
    #expect(again.text().contains("\"Old\" - goes in March\n"))
  }

  @Test(
    arguments: [
      ("dead_screen", "an entry is"), ("a 12 \"x\"", "no fingerprint"),
      ("a 0123456789ABCDEF \"x\"", "no fingerprint"), ("<<<<<<< HEAD", "merge conflict"),
      ("a 0123456789abcdef \"\\q\"", "JSON string"), ("# waymark baseline 2", "update waymark"),
    ])
  func whatIsNoEntryIsAnError(line: String, problem: String) {
    let error = #expect(throws: BaselineError.self) { try Baseline(text: "\n" + line) }
    #expect(error?.line == 2)
    #expect(error?.problem.contains(problem) == true)
  }
}
