import FlowGraph
import FlowReports
import Foundation
import Testing

@Suite struct ReportTests {
  @Test(arguments: Fixture.allCases, ReportFormat.allCases)
  func matchesGolden(fixture: Fixture, format: ReportFormat) throws {
    let report = try Report.render(fixture.input, as: format)
    try expectGolden(report, "\(fixture.rawValue).\(format.rawValue)")
  }

  @Test func colorsOnlyWhenAsked() throws {
    let plain = try Report.render(Fixture.recipes.input, as: .text)
    #expect(!plain.contains("\u{1B}"))
    let colored = try Report.render(
      Fixture.recipes.input, as: .text, style: ReportStyle(color: true))
    try expectGolden(colored, "recipes.color.text")
    let stripped = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(stripped == plain)
  }

  @Test func quietWithNothingToReportIsSilent() throws {
    let style = ReportStyle(quiet: true)
    #expect(try Report.render(Fixture.clean.input, as: .text, style: style).isEmpty)
    #expect(try Report.render(Fixture.clean.input, as: .xcode, style: style).isEmpty)
  }

  @Test(arguments: ReportFormat.allCases)
  func orderOfFindingsDoesNotMatter(format: ReportFormat) throws {
    let input = Fixture.recipes.input
    let wanted = try Report.render(input, as: format)
    var graph = FlowGraph(root: "App")
    graph.findings = input.result.findings.reversed()
    var other = input
    other.result = FindingsResult(graph: graph)
    other.result.summary = input.result.summary
    #expect(try Report.render(other, as: format) == wanted)
  }

  @Test(arguments: [ReportFormat.text, .xcode])
  func hostileNamesCannotForgeLines(format: ReportFormat) throws {
    let report = try Report.render(Fixture.hostile.input, as: format)
    #expect(!report.contains("\u{1B}"))
    #expect(!report.contains("\u{202E}"))
    #expect(!report.contains("\r"))
    #expect(!report.split(separator: "\n").contains { $0.hasPrefix("fake.swift") })
  }

  @Test(arguments: ReportFormat.allCases)
  func placesInMessagesAreThoseOfTheReader(format: ReportFormat) throws {
    var graph = FlowGraph(root: "App")
    graph.findings = [
      Finding(
        rule: "nested_stack", severity: .warning, subject: "Detail",
        message: "The one at My Views/Home.swift:6 (Home.swift:2), as in Other.swift:3.",
        at: SourcePlace(file: "Home.swift", line: 4))
    ]
    let known = ["Home.swift", "My Views/Home.swift"]
    let input = ReportInput(
      FindingsResult(graph: graph), root: "/projects/App", pathPrefix: "App/",
      source: { known.contains($0) ? "" : nil })
    let report = try Report.render(input, as: format).replacing("\\/", with: "/")
    let places =
      [.json, .xcode].contains(format)
      ? ["My Views/Home.swift:6"]
      : ["App/My Views/Home.swift:6", "App/Home.swift:2", " Other.swift:3"]
    for place in places where format != .githubSummary {
      #expect(report.contains(place), "\(report)")
    }
  }

  @Test func jsonReadsBack() throws {
    struct Document: Decodable {
      var findings: [Finding]
      var summary: ReportSummary
    }
    let json = try Report.render(Fixture.hostile.input, as: .json)
    let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    #expect(Set(document.findings) == Set(Fixture.hostile.input.result.findings))
    #expect(document.summary.warnings == 3)
  }

  @Test(
    arguments: [
      (0, 0, "nothing to report."), (1, 0, "1 error."), (2, 1, "2 errors, 1 note."),
    ])
  func summaryCounts(errors: Int, notes: Int, end: String) {
    let place = SourcePlace(file: "A.swift", line: 1)
    let findings =
      (0..<errors).map {
        Finding(rule: "r", severity: .error, subject: "\($0)", message: "", at: place)
      }
      + (0..<notes).map {
        Finding(rule: "r", severity: .note, subject: "\($0)", message: "", at: place)
      }
    let summary = ReportSummary(graph: FlowGraph(), findings: findings)
    #expect(summary.sentence == "0 screens, 0 transitions, 0 deep links: \(end)")
  }

  @Test func theSummaryCountsScreensWithoutAKnownWay() {
    let place = SourcePlace(file: "App.swift", line: 1)
    var graph = FlowGraph()
    graph.screens = ["A", "B", "C"].map { Screen(name: $0, at: place) }
    graph.unseen = ["B", "Other"]
    #expect(
      ReportSummary(graph: graph, findings: []).sentence
        == "3 screens, 0 transitions, 0 deep links: nothing to report."
        + " What shows 1 screen was not seen.")
    graph.unseen = ["A", "B"]
    #expect(
      ReportSummary(graph: graph, findings: []).sentence.hasSuffix(
        "What shows 2 screens was not seen."))
  }
}
