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
}
