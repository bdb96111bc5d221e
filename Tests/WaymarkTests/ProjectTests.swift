import Foundation
import Testing
import WaymarkKit

/// Whole runs on flow files and configuration files.
@Suite struct ProjectTests {
  private let flow = """
    flow: 1
    entries: [Home]
    coordinators:
      Main:
        stack: Home
        screens:
          Home:
            actions:
              - { tap: Open, push: Detail }
          Detail:
            actions:
              - { tap: "Say \\"hi\\" <b>&", sheet: Help }
    screens:
      Help:
      Lost:

    """

  @Test func lintsAFlowFile() async throws {
    let folder = try TestFolder()
    try folder.write(flow, to: "App/main.flow.yml")
    let outcome = try await Binary.run([], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("App/main.flow.yml:15:3: warning: "))
    #expect(outcome.output.contains("   15 |   Lost:\n"))
    #expect(outcome.output.hasSuffix("4 screens, 2 transitions, 0 deep links: 1 warning.\n"))
    #expect(try await Binary.run(["--strict"], in: folder.path).status == 1)
  }

  @Test func everyProblemOfABrokenFlowFileIsOneLine() async throws {
    let folder = try TestFolder()
    try folder.write("flow: 1\nentris: [A]\nscreens: 7\n", to: "a.flow.yml")
    try folder.write("flow: [1\n", to: "b.flow.yml")
    try folder.write(Data(), to: "c.flow.yml")
    let outcome = try await Binary.run(["lint"], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    let places = outcome.errorLines.map { $0.split(separator: " ")[2] }
    #expect(outcome.errorLines.allSatisfy { $0.hasPrefix("waymark: error: ") })
    #expect(places.contains("a.flow.yml:2:1:"))
    #expect(places.contains { $0.hasPrefix("a.flow.yml:3:") })
    #expect(places.contains { $0.hasPrefix("b.flow.yml:") })
    #expect(places.contains("c.flow.yml:1:1:"))
    #expect(outcome.errors.contains("did you mean `entries`?"))
  }

  @Test func configurationIsFoundAndObeyed() async throws {
    let folder = try TestFolder()
    try folder.write(flow, to: "App/main.flow.yml")
    try folder.write("rules:\n  unreachable_screen: error\n", to: ".waymark.yml")
    #expect(try await Binary.run(["App"], in: folder.path).status == 1)
    try folder.write("rules:\n  unreachable_screen: off\n", to: "other.yml")
    let off = try await Binary.run(["App", "--config", "other.yml", "--strict"], in: folder.path)
    #expect(off.status == 0)
    try folder.write("exclude: [App]\n", to: ".waymark.yml")
    #expect(try await Binary.run([], in: folder.path).errors.contains("no Swift source"))
  }

  @Test(arguments: [
    ("rules:\n  pop_without_psh: off\n", "2:3"), ("exlude: [A]\n", "1:1"), ("[", ""),
    ("exclude: ['a{']\n", "1:11"),
  ])
  func mistakesInTheConfiguration(text: String, place: String) async throws {
    let folder = try TestFolder()
    try folder.write(flow, to: "main.flow.yml")
    try folder.write(text, to: "waymark.yml")
    let outcome = try await Binary.run(["--config", "waymark.yml"], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("waymark: error: waymark.yml:\(place)"))
  }

  @Test func missingConfiguration() async throws {
    let folder = try TestFolder()
    try folder.write(flow, to: "main.flow.yml")
    let outcome = try await Binary.run(["--config", "none.yml"], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("none.yml: no such configuration file"))
  }

  @Test func namedEntries() async throws {
    let folder = try TestFolder()
    try folder.write(flow, to: "main.flow.yml")
    #expect(try await Binary.run(["--entry", "Lost", "--strict"], in: folder.path).status == 0)
    let unknown = try await Binary.run(["--entry", "Lots"], in: folder.path)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean Lost?"))
  }

  @Test func patternsOfTheCommandLine() async throws {
    let folder = try TestFolder()
    try folder.write(flow, to: "Kit/Deep/main.flow.yml")
    try folder.write("flow: 1\nscreens:\n  Alone:\n", to: "App/alone.flow.yml")
    func screens(_ options: String...) async throws -> Int {
      let outcome = try await Binary.run(["graph"] + options, in: folder.path)
      return try FlowGraph(document: Data(outcome.output.utf8)).screens.count
    }
    #expect(try await screens() == 5)
    #expect(try await screens("--exclude", "Deep") == 1)
    #expect(try await screens("--exclude", "Kit/*") == 1)
    #expect(try await screens("--include", "alone.*") == 1)
    let bad = try await Binary.run(["--exclude", "a{"], in: folder.path)
    #expect(bad.status == 2)
    #expect(bad.errors.contains("--exclude 'a{'"))
  }

  @Test(arguments: [
    ("svg", Data("<?xml".utf8)), ("png", Data([0x89, 0x50, 0x4E, 0x47])),
    ("pdf", Data("%PDF".utf8)), ("dot", Data("digraph".utf8)), ("mmd", Data("%%".utf8)),
  ])
  func draws(form: String, beginning: Data) async throws {
    let folder = try TestFolder()
    try folder.write(flow, to: "main.flow.yml")
    let outcome = try await Binary.run(
      ["diagram", "-o", "out.\(form)", "--title", "-T \"<&>\" 🧭"], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let picture = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out.\(form)"))
    #expect(picture.starts(with: beginning))
  }

  @Test func drawsTheSurroundingsOfAScreen() async throws {
    let folder = try TestFolder()
    try folder.write(flow, to: "main.flow.yml")
    func dot(_ options: String...) async throws -> Binary.Outcome {
      try await Binary.run(["diagram", "--format", "dot"] + options, in: folder.path)
    }
    #expect(try await dot().output.contains("Help"))
    #expect(!(try await dot("--focus", "Home", "--depth", "1").output.contains("Help")))
    let unknown = try await dot("--focus", "Hme")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean Home"))
  }

  @Test func rules() async throws {
    let list = try await Binary.run(["rules"])
    #expect(list.output.contains("pop_without_push"))
    let one = try await Binary.run(["rules", "pop_without_push"])
    #expect(one.output.hasPrefix("### pop_without_push"))
    let unknown = try await Binary.run(["rules", "nonsense"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("'waymark rules' lists them"))
  }

  @Test func aFileInNoTargetIsNoPartOfTheApp() async throws {
    let folder = try TestFolder()
    try folder.write(
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("x") } }

      """, to: "App/App.swift")
    let old = "struct Old: View { var body: some View { Text(\"x\") } }\n"
    try folder.write(old, to: "App/Old.swift")
    let dead = try await Binary.run([], in: folder.path)
    #expect(dead.output.contains("Nothing shows Old"))
    try folder.write(
      """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (F, O); };
          F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          O = { isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
          T = {
            isa = PBXNativeTarget; name = App; buildPhases = (S);
            productType = "com.apple.product-type.application";
          };
          S = { isa = PBXSourcesBuildPhase; files = (B); };
          B = { isa = PBXBuildFile; fileRef = F; };
        };
        rootObject = P;
      }

      """, to: "App.xcodeproj/project.pbxproj")
    let outcome = try await Binary.run([], in: folder.path)
    #expect(!outcome.output.contains("Old"))
    #expect(outcome.errors.isEmpty)
  }
}
