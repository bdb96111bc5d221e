import Testing
import WaymarkKit

@Suite struct CommandLineTests {
  @Test(
    arguments: [
      [], ["lint"], ["diagram"], ["graph"], ["path"], ["why"], ["deeplinks"], ["unresolved"],
      ["rules"],
    ])
  func helpHasExamples(command: [String]) async throws {
    let outcome = try await Binary.run(command + ["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Examples:\n  waymark "))
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [[], ["lint"]])
  func helpTellsExitCodes(command: [String]) async throws {
    let help = try await Binary.run(command + ["--help"]).output
    for code in ["0   nothing at error", "1   findings", "2   the input", "64  wrong use"] {
      #expect(help.contains(code))
    }
  }

  /// What is written by hand is no wider than a terminal, so that no line of it is broken.
  @Test(
    arguments: [
      "lint", "diff", "diagram", "graph", "path", "paths", "why", "deeplinks", "open",
      "unresolved", "init", "rules", "config",
    ])
  func helpFitsATerminal(command: String) async throws {
    func words(columns: Int) async throws -> Substring {
      let help = try await Binary.run(
        [command, "--help"], environment: ["COLUMNS": "\(columns)"]
      ).output
      // The first paragraph is one sentence, which the parser breaks well.
      let text = help.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
      return text.prefix(upTo: try #require(text.range(of: "USAGE:")).lowerBound)
    }
    #expect(try await words(columns: 80) == words(columns: 400))
  }

  @Test(
    arguments: [
      (["help", "lnit"], "lint"), (["rules", "dead_scren"], "did you mean dead_screen?"),
      (["rules", "xyzzy"], "'waymark rules' lists them"),
      (["lint", "--format", "xml"], "following: text, xcode, json, sarif"),
      (["lint", "--report", "xml=x"], "following: text, xcode, json, sarif"),
      (["diagram", "--format", "svg", "--depth", "1"], "--depth needs --focus"),
    ])
  func wrongUseNamesWhatIsRight(arguments: [String], words: String) async throws {
    let outcome = try await Binary.run(arguments)
    #expect(outcome.status != 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(words))
  }

  @Test(arguments: [["help"], ["help", "lint"], ["help", "deeplinks"], ["help", "open"]])
  func helpOfACommand(arguments: [String]) async throws {
    let outcome = try await Binary.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("OVERVIEW: "))
  }

  @Test func helpDoesNotShowInternalCommands() async throws {
    #expect(!(try await Binary.run(["--help"]).output.contains("render-dot")))
  }

  @Test func version() async throws {
    let outcome = try await Binary.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output == FlowGraph.toolVersion + "\n")
  }

  @Test(
    arguments: [
      ["lint", "--nonsense"], ["lint", "--format", "xml"], ["lint", "--threads", "0"],
      ["diagram", "-o", "picture.xyz"], ["diagram"], ["diagram", "--format", "svg", "--depth=-1"],
      ["diagram", "--format", "svg", "--link-base", "javascript:alert(1)"], ["path", "A"],
      ["lint", "Sources", "--from-graph", "x.json"], ["why"],
    ])
  func wrongUse(arguments: [String]) async throws {
    let outcome = try await Binary.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("waymark: error: "))
    #expect(outcome.errors.contains("--help"))
  }

  @Test(
    arguments: [
      ([], [], 0), ([.note], ["--strict"], 0), ([.warning], [], 0), ([.warning], ["--strict"], 1),
      ([.note, .error], [], 1),
    ] as [([Severity], [String], Int32)])
  func exitCodeOfLint(severities: [Severity], options: [String], status: Int32) async throws {
    let folder = try TestFolder()
    let graph = SampleGraphs.findings(severities)
    let outcome = try await Binary.run(
      ["lint", "--from-graph", folder.write(graph)] + options, in: folder.path)
    #expect(outcome.status == status)
    #expect(outcome.errors.isEmpty)
    for severity in Severity.allCases {
      #expect(outcome.output.contains(": \(severity.rawValue): ") == severities.contains(severity))
    }
  }

  @Test(arguments: [
    ("{", "not a JSON document"), ("{\"schemaVersion\": 99}", "newer"),
    ("{\"schemaVersion\": 1, \"screens\": [{}]}", "screens"), ("", "not a JSON document"),
  ])
  func unusableDocument(text: String, problem: String) async throws {
    let folder = try TestFolder()
    let outcome = try await Binary.run(
      ["lint", "--from-graph", folder.write(text, to: "graph.json")], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("graph.json: "))
    #expect(outcome.errors.contains(problem))
  }

  @Test func missingDocument() async throws {
    let outcome = try await Binary.run(["lint", "--from-graph", "/nowhere/graph.json"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no such file"))
  }

  @Test func documentFromStandardInput() async throws {
    let document = String(decoding: try SampleGraphs.shop.document(), as: UTF8.self)
    let outcome = try await Binary.run(["graph", "--from-graph", "-"], input: document)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"name\" : \"MainTabs\""))
  }

  @Test func unusableStandardInput() async throws {
    let outcome = try await Binary.run(["lint", "--from-graph", "-"], input: "{")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("waymark: error: standard input: "))
  }

  @Test func emptyPath() async throws {
    let outcome = try await Binary.run([""])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("an empty path: no such file"))
  }

  @Test func mistypedCommandIsExplained() async throws {
    let outcome = try await Binary.run(["lnit"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("lnit: no such file or folder"))
    #expect(outcome.errors.contains("waymark --help"))
  }
}
