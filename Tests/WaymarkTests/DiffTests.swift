import Foundation
import Testing

/// `waymark diff` through the built program.
@Suite struct DiffTests {
  @Test func theWorkingTreeAgainstARevision() async throws {
    let repository = try await Repository()
    try repository.write(Repository.withHelp, to: "App/App.swift")
    let done = try await repository.diff("HEAD", "--in", "App")
    #expect(done.status == 0, "\(done.errors)")
    #expect(done.output.contains("+ Help  (App/App.swift:"))
    #expect(done.output.contains("Home → Help: sheet on Button “Help”"))
    #expect(done.output.contains("1 screen added"))
    // Nothing is left behind.
    #expect(try await repository.git("status", "--porcelain") == " M App/App.swift\n")
    #expect(try await repository.git("worktree", "list").split(separator: "\n").count == 1)
  }

  @Test func twoRevisionsAndTheirRange() async throws {
    let repository = try await Repository()
    try await repository.git("tag", "-a", "v1", "-m", "One")
    try repository.write(Repository.withHelp, to: "App/App.swift")
    try await repository.commit("Help")
    try repository.write("not swift at all", to: "App/App.swift")
    let plain = try await repository.diff("v1", "HEAD")
    #expect(plain.output.contains("+ Help"))
    let range = try await repository.diff("v1..HEAD")
    #expect(range.output == plain.output)
    let back = try await repository.diff("HEAD", "v1")
    #expect(back.output.contains("- Help"))
    let fork = try await repository.diff("v1...")
    #expect(fork.output.contains("+ Help"))
  }

  @Test func sinceTheForkLeavesOutWhatTheOtherBranchDid() async throws {
    let repository = try await Repository()
    try await repository.git("checkout", "-q", "-b", "topic")
    try await repository.commit("Nothing")
    try await repository.git("checkout", "-q", "main")
    try repository.write(Repository.withHelp, to: "App/App.swift")
    try await repository.commit("Help")
    try await repository.git("checkout", "-q", "topic")
    #expect(try await repository.diff("main").output.contains("- Help"))
    #expect(try await repository.diff("main...").output.contains("nothing changed"))
    #expect(try await repository.diff("main", "--merge-base").output.contains("nothing changed"))
  }

  @Test func anUnrelatedFileIsNoChange() async throws {
    let repository = try await Repository()
    try repository.write("read me", to: "README.md")
    try await repository.commit("Words")
    let done = try await repository.diff("HEAD~1", "HEAD")
    #expect(done.output == "Navigation from HEAD~1 to HEAD: nothing changed.\n")
    #expect(done.status == 0)
  }

  @Test func aScreenThatLostItsOnlyWayInFails() async throws {
    let repository = try await Repository()
    try repository.write(Repository.source(home: "Text(\"Nothing\")"), to: "App/App.swift")
    let done = try await repository.diff("HEAD")
    #expect(done.output.contains("! Detail lost its only way in"))
    #expect(done.output.contains("- Home → Detail: push"))
    #expect(done.output.contains("dead_screen"))
    #expect(done.status == 1)
    #expect(try await repository.diff("HEAD", "--fail-on", "none").status == 0)
  }

  @Test func failOnAnySeesOldFindings() async throws {
    let repository = try await Repository()
    try repository.write(Repository.source(home: "Text(\"Nothing\")"), to: "App/App.swift")
    try await repository.commit("Break it")
    #expect(try await repository.diff("HEAD").status == 0)
    #expect(try await repository.diff("HEAD", "--fail-on", "any").status == 1)
  }

  @Test func graphDocuments() async throws {
    let repository = try await Repository()
    #expect(
      try await Binary.run(["graph", "App", "-o", "old.json"], in: repository.path).status == 0)
    try repository.write(Repository.withHelp, to: "App/App.swift")
    #expect(
      try await Binary.run(["graph", "App", "-o", "new.json"], in: repository.path).status == 0)
    let files = try await repository.diff("old.json", "new.json")
    #expect(files.output.contains("+ Help"))
    let tree = try await repository.diff("old.json", "--in", "App")
    #expect(tree.output.contains("+ Help"))
    let revision = try await repository.diff("HEAD", "new.json", "--in", "App")
    #expect(revision.output.contains("+ Help"))
    let missing = try await repository.diff("none.json")
    #expect(missing.status == 2)
    #expect(missing.errorLines.count == 1 && missing.errors.contains("none.json: no such file"))
    let fork = try await repository.diff("old.json", "new.json", "--merge-base")
    #expect(fork.status == 2 && fork.errors.contains("graph document"))
  }

  @Test func formsOfTheReport() async throws {
    let repository = try await Repository()
    try repository.write(Repository.withHelp, to: "App/App.swift")
    let json = try await repository.diff("HEAD", "--format", "json")
    let document =
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(document?["schemaVersion"] as? Int == 1)
    let markdown = try await repository.diff("HEAD", "--format", "markdown")
    #expect(markdown.output.contains("```mermaid\nflowchart LR\n"))
    #expect(markdown.output.hasPrefix("### Navigation from `HEAD` to `the working tree`"))
  }

  private static let broken = Repository.source(home: "Text(\"Nothing\")")

  @Test func newFindingsAsSARIF() async throws {
    let repository = try await Repository()
    try repository.write(Self.broken, to: "App/App.swift")
    let done = try await repository.diff("HEAD", "--format", "sarif")
    #expect(done.status == 1)
    let log = try JSONSerialization.jsonObject(with: Data(done.output.utf8)) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect(results?.map { $0["ruleId"] as? String } == ["dead_screen"])
    #expect(results?.first?["baselineState"] as? String == "new")
    #expect(done.output.contains("\"uri\" : \"App/App.swift\""))
    // Old ones are none of its business.
    try await repository.commit("Break it")
    #expect(!(try await repository.diff("HEAD", "--format", "sarif").output.contains("ruleId")))
  }

  @Test func newFindingsAsAnnotations() async throws {
    let repository = try await Repository()
    try repository.write(Self.broken, to: "App/App.swift")
    let done = try await repository.diff(
      "HEAD", "--format", "github",
      environment: ["GITHUB_STEP_SUMMARY": repository.path + "/summary.md"])
    #expect(done.status == 1)
    let lines = done.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("::warning file=App/App.swift,line=") == true)
    #expect(lines.last?.contains("1 screen no longer reachable") == true)
    let summary = try repository.folder.read("summary.md")
    #expect(summary.hasPrefix("### Navigation from") && summary.contains("```mermaid"))
  }

  @Test func theBaselineHoldsForAChange() async throws {
    let repository = try await Repository()
    try repository.write(Self.broken, to: "App/App.swift")
    let written = try await Binary.run(
      ["lint", "App", "--write-baseline", "known"], in: repository.path)
    #expect(written.status == 0)
    let done = try await repository.diff("HEAD", "--baseline", "known")
    #expect(done.status == 0)
    #expect(!done.output.contains("New findings"))
    #expect(done.output.contains("1 new finding is known to the baseline."))
    #expect(
      try await repository.diff("HEAD", "--baseline", "known", "--fail-on", "any").status == 0)
    // The configuration names it as well.
    try repository.write("baseline: known\n", to: ".waymark.yml")
    #expect(try await repository.diff("HEAD").status == 0)
    let json = try await repository.diff("HEAD", "--format", "json")
    #expect(json.output.contains("\"known\" : 1"))
    let missing = try await repository.diff("HEAD", "--baseline", "none")
    #expect(missing.status == 2 && missing.errors.contains("none: no such baseline"))
    // Another defect of the same kind is new.
    try repository.write(
      Self.broken + "\nstruct Other: View { var body: some View { Text(\"\") } }\n",
      to: "App/App.swift")
    let second = try await repository.diff("HEAD")
    #expect(second.status == 1)
    #expect(second.output.contains("1 new warning"))
  }

  @Test func commentsHoldForAChange() async throws {
    let repository = try await Repository()
    let quiet = Self.broken.replacing(
      "struct Detail", with: "// waymark:disable:next dead_screen - soon\nstruct Detail")
    try repository.write(quiet, to: "App/App.swift")
    let done = try await repository.diff("HEAD")
    #expect(done.status == 0, "\(done.output)")
    #expect(!done.output.contains("New findings"))
    // What a comment hides is not fixed.
    try repository.write(Self.broken, to: "App/App.swift")
    try await repository.commit("Break it")
    try repository.write(quiet, to: "App/App.swift")
    let hidden = try await repository.diff("HEAD")
    #expect(!hidden.output.contains("fixed"))
    #expect(hidden.output.contains("1 finding is set aside by a comment now."))
    // Without its comment it is new again.
    try await repository.commit("Hide it")
    try repository.write(Self.broken, to: "App/App.swift")
    #expect(try await repository.diff("HEAD").status == 1)
  }

  @Test func verboseTellsTimeAndMemory() async throws {
    let repository = try await Repository()
    try repository.write(Repository.withHelp, to: "App/App.swift")
    let done = try await repository.diff("HEAD", "--verbose", "-o", "a.svg")
    let stages = done.errorLines.compactMap {
      $0.wholeMatch(of: /waymark: (.*): \d+ ms, \d+ MB at most so far/)?.output.1
    }
    #expect(
      stages == [
        "reading files", "working out the navigation", "comparing the versions",
        "drawing the picture",
      ])
  }

  @Test func picturesOfAChange() async throws {
    let repository = try await Repository()
    try repository.write(Repository.withHelp, to: "App/App.swift")
    let done = try await repository.diff(
      "HEAD", "-o", "a.svg", "-o", "a.png", "-o", "a.html", "-o", "a.mmd", "-o", "a.dot")
    #expect(done.status == 0, "\(done.errors)")
    #expect(try repository.folder.read("a.svg").contains("Help</text>"))
    #expect(try repository.folder.read("a.html").contains("id=\"view-before\""))
    #expect(try repository.folder.read("a.mmd").hasPrefix("flowchart LR"))
    let wrong = try await repository.diff("HEAD", "-o", "a.gif")
    #expect(wrong.status == 64 && wrong.errorLines.count == 1)
  }
}
