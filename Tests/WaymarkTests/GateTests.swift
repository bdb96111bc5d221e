import Foundation
import Testing

/// Baselines, suppressions and reports through the built program.
@Suite struct GateTests {
  /// A back on the root of a stack, and a screen that no one gets to.
  private let flow = """
    flow: 1
    entries: [Home]
    coordinators:
      Main:
        stack: Home
        screens:
          Home:
            actions:
              - { tap: Back, pop: true }
    screens:
      Lost:

    """

  private func project() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(flow, to: "App/main.flow.yml")
    return folder
  }

  private func run(_ arguments: String..., in folder: TestFolder) async throws -> Binary.Outcome {
    try await Binary.run(["lint", "--strict"] + arguments, in: folder.path)
  }

  // MARK: Baseline

  @Test func aBaselineKnowsWhatItWasWrittenFrom() async throws {
    let folder = try project()
    #expect(try await run(in: folder).status == 1)
    let written = try await run("--write-baseline", "known", in: folder)
    #expect(written.status == 0)
    #expect(written.errors == "waymark: wrote 2 findings to known\n")
    let later = try await run("--baseline", "known", "--strict-baseline", in: folder)
    #expect(later.status == 0)
    #expect(later.output.hasSuffix("nothing to report; 2 known to the baseline.\n"))
  }

  @Test func movedLinesAndRenamedFilesAreStillKnown() async throws {
    let folder = try project()
    _ = try await run("--write-baseline", "known", in: folder)
    try FileManager.default.removeItem(atPath: folder.path + "/App")
    try folder.write("# moved\n\n\n" + flow, to: "Sources/other.flow.yml")
    #expect(try await run("--baseline", "known", in: folder).status == 0)
  }

  @Test func aSecondDefectOnTheSameScreenIsNew() async throws {
    let folder = try project()
    _ = try await run("--write-baseline", "known", in: folder)
    let second = "          - { tap: Close, pop: true }\n          - { tap: Back, pop: true }"
    try folder.write(
      flow.replacing("          - { tap: Back, pop: true }", with: second), to: "App/main.flow.yml")
    let outcome = try await run("--baseline", "known", "--quiet", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("(pop_without_push)"))
    #expect(outcome.output.contains("Close"))
    #expect(outcome.output.count { $0 == "(" } < 8)
  }

  @Test func whatNoLongerOccursIsNamed() async throws {
    let folder = try project()
    _ = try await run("--write-baseline", "known", in: folder)
    try folder.write(flow.replacing("  Lost:\n", with: "  {}\n"), to: "App/main.flow.yml")
    let lenient = try await run("--baseline", "known", in: folder)
    #expect(lenient.status == 0)
    #expect(lenient.output.contains("1 entry of the baseline no longer occurs"))
    #expect(lenient.output.contains("unreachable_screen"))
    #expect(try await run("--baseline", "known", "--strict-baseline", in: folder).status == 1)
  }

  @Test func reasonsStayWhenItIsWrittenAgain() async throws {
    let folder = try project()
    _ = try await run("--write-baseline", "known", in: folder)
    try folder.write(
      folder.read("known").replacing("\"Lost\"\n", with: "\"Lost\" - goes in March\n"), to: "known")
    let before = try folder.read("known")
    _ = try await run("--write-baseline", "known", in: folder)
    #expect(try folder.read("known") == before)
    let shown = try await run("--baseline", "known", "--report-suppressed", in: folder)
    #expect(shown.output.contains("known: Lost (unreachable_screen) - goes in March"))
  }

  @Test func aBrokenBaselineIsAnError() async throws {
    let folder = try project()
    try folder.write("\n<<<<<<< HEAD\n", to: "known")
    for option in ["--baseline", "--write-baseline"] {
      let outcome = try await run(option, "known", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("waymark: error: known:2: this is a merge conflict"))
    }
    #expect(try folder.read("known") == "\n<<<<<<< HEAD\n")
    let missing = try await run("--baseline", "none", in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("no such baseline"))
  }

  @Test func theConfigurationNamesABaseline() async throws {
    let folder = try project()
    try folder.write("baseline: known\n", to: ".waymark.yml")
    let missing = try await run(in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("no such baseline"))
    #expect(try await run("--write-baseline", "known", in: folder).status == 0)
    #expect(try await run("--strict-baseline", "App", in: folder).status == 0)
  }

  // MARK: Suppression

  @Test func commentsSuppress() async throws {
    let folder = try project()
    try folder.write(
      flow.replacing(
        "  Lost:\n", with: "  # waymark:disable:next unreachable_screen - soon\n  Lost:\n"
      ).replacing(
        "pop: true }", with: "pop: true } # waymark:disable:this pop_without_push"),
      to: "App/main.flow.yml")
    let outcome = try await run("--report-suppressed", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("suppressed: Lost (unreachable_screen) - soon"))
    #expect(outcome.output.hasSuffix("nothing to report; 2 suppressed.\n"))
    // A graph document keeps them.
    let document = try await Binary.run(["graph", "-o", "g.json"], in: folder.path)
    #expect(document.status == 0)
    #expect(try await run("--from-graph", "g.json", in: folder).status == 0)
  }

  @Test func aSuperfluousCommentIsReported() async throws {
    let folder = try project()
    try folder.write("# waymark:disable:file dead_screen\n" + flow, to: "App/main.flow.yml")
    let outcome = try await run(in: folder)
    #expect(outcome.output.contains("main.flow.yml:1:1: warning: "))
    #expect(outcome.output.contains("(superfluous_suppression)"))
  }

  // MARK: Reports

  @Test func severalReportsInOneRun() async throws {
    let folder = try project()
    let outcome = try await run(
      "--report", "sarif=out.sarif", "--report", "text", "--report", "junit=out.xml",
      "--report", "html=out.html", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("(pop_without_push)"))
    #expect(try folder.read("out.sarif").contains("\"version\" : \"2.1.0\""))
    #expect(try folder.read("out.xml").hasPrefix("<?xml"))
    let page = try folder.read("out.html")
    #expect(page.contains("<svg"))
    #expect(!page.contains("src=\"http"))
  }

  @Test func annotationsBringTheStepsSummary() async throws {
    let folder = try project()
    try folder.write("before\n", to: "summary.md")
    let outcome = try await Binary.run(
      ["lint", "--format", "github"], in: folder.path,
      environment: ["GITHUB_STEP_SUMMARY": folder.path + "/summary.md"])
    #expect(outcome.output.hasPrefix("::warning file="))
    #expect(try folder.read("summary.md").hasPrefix("before\n## Navigation of "))
  }

  @Test(
    arguments: [
      ["--report", "text", "--report", "json"], ["--report", "sarf=x"], ["--report", "text="],
      ["--report", "text", "--format", "json"], ["--report", "text", "-o", "x"],
      ["--report", "json=x", "--report", "sarif=x"], ["--strict-baseline"],
    ])
  func wrongUse(arguments: [String]) async throws {
    let folder = try project()
    let outcome = try await Binary.run(["lint"] + arguments, in: folder.path)
    #expect(outcome.status == 64)
    #expect(outcome.errorLines.count == 1)
  }

  @Test func aReportThatCannotBeWrittenIsAnError() async throws {
    let folder = try project()
    let outcome = try await run("--report", "sarif=none/out.sarif", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("none"))
  }

  @Test func verboseTellsTimeAndMemory() async throws {
    let outcome = try await run("--verbose", in: project())
    let stages = outcome.errorLines.filter {
      $0.wholeMatch(of: /.*: \d+ ms, \d+ MB at most.*/) != nil
    }
    #expect(stages.count == 4)
  }
}
