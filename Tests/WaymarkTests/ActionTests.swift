import Foundation
import Testing

/// What GitHub's action runs, in a repository with the files that a runner gives it and a `gh` that
/// only notes how it is called.
@Suite struct ActionTests {
  private static func tool(_ name: String) -> String {
    "'" + Binary.checkout.appendingPathComponent("Tools/\(name)").path + "'"
  }

  private func run(
    _ repository: Repository, paths: String = "App\n", base: String = "HEAD~1",
    _ more: [String: String] = [:]
  ) async throws -> (done: Binary.Outcome, out: TestFolder) {
    let out = try TestFolder()
    let environment = [
      "PATHS": paths, "BASE": base, "OUT": out.path, "GITHUB_OUTPUT": out.path + "/output",
      "GITHUB_STEP_SUMMARY": out.path + "/summary",
    ].merging(more) { $1 }
    let done = try await Binary.shell(
      "bash \(Self.tool("action"))", in: repository.path, environment: environment)
    return (done, out)
  }

  private func pullRequest() async throws -> Repository {
    let repository = try await Repository()
    try repository.write(Repository.withHelp, to: "App/App.swift")
    try await repository.commit("Help")
    return repository
  }

  @Test func aPullRequest() async throws {
    let (done, out) = try await run(try await pullRequest())
    #expect(done.status == 0, "\(done.errors)")
    #expect(try out.read("output") == "sarif=true\nstatus=0\n")
    #expect(try out.read("comment.md").hasPrefix("### Navigation from `HEAD~1` to"))
    #expect(try out.read("comment.md").contains("🟢 `Help`"))
    #expect(try out.read("summary").contains("## Navigation of "))
    #expect(try out.read("summary").contains("```mermaid"))
    #expect(try out.read("diff.svg").contains("Help</text>"))
    #expect(try out.read("waymark.html").contains("<svg"))
    #expect(try out.read("waymark.sarif").contains("App.swift") == false)
  }

  @Test func findingsFailTheStepAtItsEnd() async throws {
    let repository = try await Repository()
    try repository.write(Repository.source(home: "Text(\"Nothing\")"), to: "App/App.swift")
    let (lenient, first) = try await run(repository, base: "HEAD")
    #expect(lenient.status == 0)
    #expect(lenient.output.hasPrefix("::warning file=App/App.swift,line="))
    #expect(try first.read("output") == "sarif=true\nstatus=0\n")
    let (_, second) = try await run(repository, base: "HEAD", ["STRICT": "true"])
    #expect(try second.read("output") == "sarif=true\nstatus=1\n")
    let written = try await Binary.run(
      ["lint", "App", "--write-baseline", "known"], in: repository.path)
    #expect(written.status == 0)
    let (known, third) = try await run(
      repository, base: "HEAD", ["STRICT": "true", "BASELINE": "known"])
    #expect(!known.output.contains("::warning"))
    #expect(try third.read("output") == "sarif=true\nstatus=0\n")
    #expect(try third.read("comment.md").contains("known to the baseline"))
  }

  @Test func onlyNewFindingsCountWhereThatIsWanted() async throws {
    let repository = try await Repository()
    let broken = Repository.source(home: "Text(\"Nothing\")")
    try repository.write(broken, to: "App/App.swift")
    try await repository.commit("Break it")
    let wanted = ["STRICT": "true", "ONLY_NEW": "true"]
    let (old, first) = try await run(repository, base: "HEAD", wanted)
    #expect(!old.output.contains("::warning"))
    #expect(try first.read("output") == "sarif=true\nstatus=0\n")
    #expect(try first.read("waymark.sarif").contains("dead_screen"))
    try repository.write(
      broken + "struct More: View { var body: some View { Text(\"\") } }\n", to: "App/App.swift")
    let (new, second) = try await run(repository, base: "HEAD", wanted)
    #expect(new.output.split(separator: "\n").count { $0.hasPrefix("::warning") } == 1)
    #expect(new.output.contains("More"))
    #expect(try second.read("output") == "sarif=true\nstatus=1\n")
    // Nothing to compare with: all count.
    let (_, third) = try await run(repository, base: "", wanted)
    #expect(try third.read("output") == "sarif=true\nstatus=1\n")
  }

  @Test func theBaseBranchMayHaveMovedOn() async throws {
    let repository = try await Repository()
    try await repository.git("checkout", "-q", "-b", "topic")
    try await repository.commit("Nothing")
    try await repository.git("checkout", "-q", "main")
    try repository.write(Repository.withHelp, to: "App/App.swift")
    try await repository.commit("Help")
    try await repository.git("checkout", "-q", "topic")
    let (_, out) = try await run(repository, base: "main")
    #expect(try out.read("comment.md").contains("Nothing changed."))
  }

  @Test func aBaseThatIsNotThereCostsTheComparison() async throws {
    let repository = try await pullRequest()
    let (missing, out) = try await run(repository, base: "a$(touch x)\n::error::forged")
    #expect(missing.status == 0)
    #expect(missing.output.contains("::notice title=waymark::no comparison with a"))
    #expect(!missing.output.split(separator: "\n").contains { $0.hasPrefix("::error") })
    #expect(!FileManager.default.fileExists(atPath: repository.path + "/x"))
    #expect(try out.read("comment.md").hasPrefix("## Navigation of "))
    #expect(try out.read("output").hasSuffix("status=0\n"))
    let (option, _) = try await run(repository, base: "--output=x")
    #expect(option.output.contains("no comparison with --output?x"))
    #expect(!FileManager.default.fileExists(atPath: repository.path + "/x"))
    let (none, _) = try await run(repository, base: "none")
    #expect(none.status == 0 && !none.output.contains("::notice"))
  }

  @Test func pathsWithSpacesAndDashes() async throws {
    let repository = try await Repository()
    try repository.write(Repository.app, to: "-My App/App.swift")
    try repository.write(Repository.withHelp, to: "Second; touch x/App.swift")
    try await repository.commit("Two apps")
    let (done, out) = try await run(
      repository, paths: "\n-My App\nSecond; touch x\n", base: "HEAD~1")
    #expect(done.status == 0, "\(done.errors)")
    #expect(try out.read("output").hasSuffix("status=0\n"))
    #expect(try out.read("comment.md").contains("Help"))
    #expect(!FileManager.default.fileExists(atPath: repository.path + "/x"))
  }

  @Test func unusableInputIsTheStatus() async throws {
    let (done, out) = try await run(try await Repository(), paths: "Nowhere")
    #expect(done.status == 0)
    #expect(try out.read("output") == "status=2\n")
    #expect(done.errors.contains("Nowhere"))
  }

  // MARK: The comment

  /// - Parameters:
  ///   - ids: what `gh` answers for the comments that bear the mark.
  ///   - refused: the methods that it fails.
  private func comment(
    _ text: String, ids: String, refused: String = "none", name: String = "waymark"
  ) async throws -> (done: Binary.Outcome, calls: [Substring], body: String) {
    let folder = try TestFolder()
    try folder.write(text, to: "comment.md")
    try folder.write(
      """
      #!/bin/sh
      echo "$*" >> "$OUT/calls"
      case "$*" in
      *"--method $REFUSED "*) echo "gh: Resource not accessible (HTTP 403)" >&2; exit 1 ;;
      *--jq*) printf '%s' "$IDS" ;;
      esac
      """, to: "bin/gh")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/gh")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let done = try await Binary.shell(
      "bash \(Self.tool("comment"))",
      environment: [
        "PATH": folder.path + "/bin:" + path, "OUT": folder.path, "NUMBER": "7",
        "REPOSITORY": "o/r", "IDS": ids, "REFUSED": refused, "NAME": name,
      ])
    return (done, try folder.read("calls").split(separator: "\n"), try folder.read("body.md"))
  }

  @Test func theFirstRunWritesAComment() async throws {
    let (done, calls, body) = try await comment("### News\n", ids: "")
    #expect(done.status == 0, "\(done.errors)")
    #expect(calls.count == 2)
    #expect(
      calls.last?.hasPrefix("api --method POST repos/o/r/issues/7/comments -F body=@") == true)
    #expect(body == "<!-- waymark:waymark -->\n### News\n")
  }

  @Test func laterRunsUpdateIt() async throws {
    let (done, calls, _) = try await comment("### News\n", ids: "41\n42\n")
    #expect(done.status == 0)
    #expect(calls.count == 2)
    #expect(calls.last?.hasPrefix("api --method PATCH repos/o/r/issues/comments/41 ") == true)
  }

  @Test func aCommentOfSomeoneElseIsNotInTheWay() async throws {
    let (done, calls, _) = try await comment("### News\n", ids: "41\n42\n", refused: "PATCH")
    #expect(done.status == 0)
    #expect(calls.count == 4)
    #expect(calls.last?.contains("--method POST") == true)
  }

  @Test func aTokenThatMayOnlyReadFailsNothing() async throws {
    let (done, _, _) = try await comment("### News\n", ids: "", refused: "POST")
    #expect(done.status == 0)
    #expect(done.output.hasPrefix("::warning title=waymark::the comment could not be written"))
  }

  @Test func aLongCommentIsCutAtALine() async throws {
    let line = String(repeating: "ü", count: 99)
    let text = String(repeating: line + "\n", count: 1000)
    let (_, _, body) = try await comment(text, ids: "")
    #expect(body.utf8.count < 65_536)
    let lines = body.split(separator: "\n")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == line })
    #expect(lines.last?.hasPrefix("_Cut here") == true)
  }

  @Test func theNameCannotLeaveTheMark() async throws {
    let (_, calls, body) = try await comment("x\n", ids: "", name: "a --> $(id) \") | .x")
    #expect(body.hasPrefix("<!-- waymark:a--id.x -->\n"))
    #expect(calls.first?.contains("<!-- waymark:a--id.x -->") == true)
  }
}
