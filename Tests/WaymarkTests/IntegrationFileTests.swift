import Foundation
import Testing

/// The files that other programs read: the action, the hook, and the snippets of the documentation.
@Suite struct IntegrationFileTests {
  private func read(_ name: String) throws -> String {
    try String(contentsOf: Binary.checkout.appendingPathComponent(name), encoding: .utf8)
  }

  /// The text of one step of the action, by its name.
  private func step(_ name: String) throws -> Substring {
    let steps = try read("action.yml").split(separator: "    - name: ")
    return try #require(steps.first { $0.hasPrefix(name + "\n") })
  }

  /// What a workflow puts in reaches a shell through the environment only: in a command it could be
  /// a command of its own.
  @Test func noExpressionStandsInACommand() throws {
    for text in try [read("action.yml"), read(".github/workflows/ci.yml")] {
      var indent: Int?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let margin = line.prefix { $0 == " " }.count
        if let start = indent, margin > start || line.isEmpty {
          #expect(!line.contains("${{"), "\(line)")
          continue
        }
        indent = nil
        guard let command = line.firstRange(of: "run: ") else { continue }
        #expect(!line[command.upperBound...].contains("${{"), "\(line)")
        if line.hasSuffix("|") { indent = margin }
      }
    }
  }

  @Test func theActionNamesItsToolsAndTheirVariables() throws {
    for (name, tool) in [
      ("Lint", "action"), ("Comment on the pull request", "comment"),
      ("Install Graphviz", "install-dependencies"),
    ] {
      let step = try step(name)
      #expect(step.contains("Tools/\(tool)"))
      let script = try read("Tools/\(tool)")
      #expect(
        FileManager.default.isExecutableFile(
          atPath: Binary.checkout.appendingPathComponent("Tools/\(tool)").path))
      for variable in [
        "PATHS", "BASELINE", "STRICT", "BASE", "OUT", "NUMBER", "REPOSITORY", "NAME",
      ] {
        guard script.contains("${\(variable):") else { continue }
        #expect(step.contains("        \(variable): "), "\(variable) in \(name)")
      }
    }
  }

  @Test(arguments: ["action", "comment", "demo", "install-dependencies"])
  func scriptsAreBash(tool: String) async throws {
    let path = Binary.checkout.appendingPathComponent("Tools/\(tool)").path
    let done = try await Binary.shell("bash -n '\(path)'")
    #expect(done.status == 0, "\(done.errors)")
    // Where it is installed.
    let checked = try await Binary.shell(
      "! command -v shellcheck > /dev/null || shellcheck '\(path)'")
    #expect(checked.status == 0, "\(checked.output)")
  }

  // MARK: Snippets

  private func snippet(under title: String, _ language: String) throws -> String {
    let text = try read("Documentation/Integrations.md")
    let section = try #require(text.components(separatedBy: "\n## \(title)\n").dropFirst().first)
    let code = try #require(
      section.components(separatedBy: "```\(language)\n").dropFirst().first)
    return try #require(code.components(separatedBy: "\n```").first)
  }

  private func app() async throws -> Repository {
    let repository = try await Repository(commits: false)
    try repository.write(Repository.app, to: "App/Sources/App.swift")
    try await repository.commit("Begin")
    try repository.write(
      Repository.source(home: "Text(\"Nothing\")"), to: "App/Sources/App.swift")
    try await repository.commit("Break it")
    return repository
  }

  /// Runs lines in which `waymark` is the program.
  private func run(
    _ lines: String, in repository: Repository, _ environment: [String: String] = [:]
  ) async throws -> Binary.Outcome {
    try await Binary.shell(
      "waymark() { \"$WAYMARK\" \"$@\"; }\n" + lines, in: repository.path,
      environment: environment)
  }

  @Test func theSnippetForGitLabRuns() async throws {
    let repository = try await app()
    let script = try snippet(under: "GitLab", "yaml").components(separatedBy: "  script:\n")
    let commands = try #require(script.dropFirst().first).split(separator: "\n")
      .filter { $0.hasPrefix("    - ") }.map { String($0.dropFirst(6)) }
    #expect(commands.count == 2)
    let base = try await repository.git("rev-parse", "HEAD~1").trimmingCharacters(
      in: .whitespacesAndNewlines)
    let done = try await run(
      "set -e\n" + commands.joined(separator: "\n"), in: repository,
      ["CI_MERGE_REQUEST_DIFF_BASE_SHA": base])
    #expect(done.status == 0, "\(done.output) \(done.errors)")
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(repository.folder.read("waymark.json").utf8))
        as? [[String: Any]])
    #expect(issues.count == 1)
    let location = issues[0]["location"] as? [String: Any]
    #expect(location?["path"] as? String == "App/Sources/App.swift")
    #expect(try repository.folder.read("waymark.xml").hasPrefix("<?xml"))
    #expect(try repository.folder.read("waymark.md").contains("lost its only way in"))
  }

  @Test func theSnippetForJenkinsRuns() async throws {
    let repository = try await app()
    let done = try await run(try snippet(under: "Jenkins and others", "sh"), in: repository)
    #expect(done.status == 0, "\(done.errors)")
    #expect(
      try repository.folder.read("waymark.xml").contains("name=\"App/Sources/App.swift\""))
  }

  /// The snippet itself runs where Ruby is installed, with a Danger that prints.
  @Test func theSnippetForDangerRuns() async throws {
    guard try await Binary.shell("command -v ruby").status == 0 else { return }
    let repository = try await app()
    try repository.write(try snippet(under: "Danger", "ruby"), to: "Dangerfile")
    try repository.write(
      """
      class Danger
        def warn(message, file:, line:) = puts("warn #{file}:#{line} #{message}")
        def fail(message, file:, line:) = puts("fail #{file}:#{line} #{message}")
      end
      Danger.new.instance_eval(File.read("Dangerfile"))
      """, to: "run.rb")
    let done = try await Binary.shell(
      "mkdir bin && ln -s \"$WAYMARK\" bin/waymark && PATH=$PWD/bin:$PATH ruby run.rb",
      in: repository.path, environment: ["LANG": "C.UTF-8"])
    #expect(done.status == 0, "\(done.errors)")
    #expect(done.output.hasPrefix("warn App/Sources/App.swift:"), "\(done.output)")
  }
}
