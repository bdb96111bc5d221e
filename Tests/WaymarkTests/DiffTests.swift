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
