import Foundation
import Testing

@Suite struct OutputTests {
  @Test func filesAreWrittenWhole() async throws {
    let folder = try TestFolder()
    let graph = try folder.write(SampleGraphs.shop)
    try folder.write("old", to: "out.json")
    let outcome = try await Binary.run(
      ["graph", "--from-graph", graph, "-o", "out.json"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    let printed = try await Binary.run(["graph", "--from-graph", graph]).output
    #expect(printed.hasPrefix("{"))
    #expect(try folder.read("out.json") == printed)
    #expect(try folder.names() == ["graph.json", "out.json"])
  }

  @Test func linksStayLinks() async throws {
    let folder = try TestFolder()
    let graph = try folder.write(SampleGraphs.shop)
    try folder.write("old", to: "real.json")
    try folder.link("link.json", to: "real.json")
    _ = try await Binary.run(["graph", "--from-graph", graph, "-o", "link.json"], in: folder.path)
    #expect(try folder.read("real.json").contains("MainTabs"))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.json")
    #expect(link == "real.json")
  }

  @Test(arguments: [
    ("no/such/out.json", "does not exist"), (".", "is a folder"), ("/dev/full", "cannot write"),
  ])
  func unwritable(target: String, problem: String) async throws {
    if target == "/dev/full", !FileManager.default.fileExists(atPath: target) { return }
    let folder = try TestFolder()
    let graph = try folder.write(SampleGraphs.shop)
    let outcome = try await Binary.run(
      ["graph", "--from-graph", graph, "-o", target], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(problem))
    #expect(try folder.names() == ["graph.json"])
  }

  @Test func brokenPipeIsNoCrash() async throws {
    let folder = try TestFolder()
    var graph = SampleGraphs.shop
    graph.unresolved = (0..<20_000).map {
      .init(operation: "open(\($0))", reason: "unknown", at: SampleGraphs.place($0))
    }
    _ = try folder.write(graph)
    let outcome = try await Binary.shell(
      #"{ "$WAYMARK" graph --from-graph graph.json; echo "status $?" >&2; } | head -c 1"#,
      in: folder.path)
    #expect(outcome.errors == "status 0\n")
    #expect(outcome.output == "{")
  }

  @Test func colorsOnlyWhenAsked() async throws {
    let folder = try TestFolder()
    let graph = try folder.write(SampleGraphs.findings([.warning]))
    func output(_ options: [String], _ environment: [String: String] = [:]) async throws -> String {
      try await Binary.run(["--from-graph", graph] + options, environment: environment).output
    }
    #expect(!(try await output([]).contains("\u{1B}")))
    #expect(try await output(["--color", "always"]).contains("\u{1B}[1;35mwarning"))
    #expect(try await output(["--color", "always"], ["NO_COLOR": "1"]).contains("\u{1B}["))
    #expect(!(try await output(["--color", "never"]).contains("\u{1B}")))
  }

  @Test func placesCanBeOpenedFromTheCurrentFolder() async throws {
    let folder = try TestFolder()
    let graph = try folder.write(SampleGraphs.findings([.warning]))
    let text = try await Binary.run(["--from-graph", graph, "--root", "App"], in: folder.path)
    #expect(
      text.output.contains("\nApp/App.swift:8:1: ") || text.output.hasPrefix("App/App.swift:8:1: "))
    let xcode = try await Binary.run(
      ["--from-graph", graph, "--root", "App", "--format", "xcode"], in: folder.path)
    #expect(xcode.output.contains(folder.path + "/App/App.swift:8:1: "))
  }
}
