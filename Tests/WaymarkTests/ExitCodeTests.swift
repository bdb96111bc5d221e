import Foundation
import Testing

/// Every exit code that the documentation names, of every command that has it.
@Suite struct ExitCodeTests {
  /// A stack whose root has a Back, a screen that leads to another, and one that no one gets to.
  private static let flow = """
    flow: 1
    entries: [Home]
    coordinators:
      Main:
        stack: Home
        screens:
          Home:
            actions:
              - { tap: Next, push: Detail }
          Detail:
    screens:
      Lost:

    """

  @Test(
    arguments: [
      (["lint"], 0), (["lint", "--strict"], 1), (["lint", "--baseline", "none"], 2),
      (["lint", "nowhere"], 2), (["lint", "-o", "none/x"], 2), (["lint", "--nonsense"], 64),
      (["lint", "--baseline", "stale", "--strict-baseline"], 1),
      (["lint", "--config", "broken.yml"], 2), (["lint", "--from-graph", "broken.yml"], 2),
      (["diff", "g.json", "g.json"], 0), (["diff", "less.json", "g.json"], 1),
      (["diff", "less.json", "g.json", "--fail-on", "none"], 0),
      (["diff", "g.json", "g.json", "--fail-on", "any"], 1),
      (["diff", "none.json", "g.json"], 2), (["diff", "g.json", "g.json", "-o", "x.gif"], 64),
      (["path", "launch", "Detail"], 0), (["path", "Detail", "Lost"], 1),
      (["path", "launch", "Nobody"], 2), (["path", "launch"], 64),
      (["why", "Detail"], 0), (["why", "Nobody"], 2), (["why"], 64),
      (["open", "app://nowhere"], 1), (["open", "app://nowhere", "--in", "nowhere"], 2),
      (["open"], 64), (["diagram", "-o", "a.svg"], 0), (["diagram", "-o", "none/a.svg"], 2),
      (["diagram", "-o", "a.gif"], 64), (["graph"], 0), (["graph", "nowhere"], 2),
      (["deeplinks"], 0), (["deeplinks", "nowhere"], 2), (["paths"], 0), (["paths", "nowhere"], 2),
      (["unresolved"], 0), (["unresolved", "nowhere"], 2), (["rules"], 0),
      (["rules", "no_such_rule"], 2), (["config", "--effective"], 0),
      (["config", "--config", "broken.yml"], 2), (["init"], 0), (["init", "nowhere"], 2),
    ] as [([String], Int32)])
  func code(arguments: [String], status: Int32) async throws {
    let folder = try TestFolder()
    try folder.write(Self.flow, to: "main.flow.yml")
    try folder.write("rules: [", to: "broken.yml")
    try folder.write("dead_screen 0123456789abcdef \"Gone\"\n", to: "stale")
    if arguments.contains("g.json") {
      let less = Self.flow.replacing("screens:\n  Lost:\n", with: "")
      for (text, name) in [(less, "less.json"), (Self.flow, "g.json")] {
        try folder.write(text, to: "main.flow.yml")
        let drawn = try await Binary.run(["graph", "main.flow.yml", "-o", name], in: folder.path)
        #expect(drawn.status == 0, "\(drawn.errors)")
      }
    }
    let done = try await Binary.run(arguments, in: folder.path)
    #expect(done.status == status, "\(done.output) \(done.errors)")
    #expect(!done.isCrash)
    // An error is one line, and a finding is none.
    #expect(done.errorLines.count { $0.hasPrefix("waymark: error: ") } == (status > 1 ? 1 : 0))
  }
}
