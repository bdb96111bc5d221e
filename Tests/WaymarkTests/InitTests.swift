import FlowGraph
import FlowLoading
import Foundation
import Testing

@testable import WaymarkKit

@Suite struct InitTests {
  private let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      let make: () -> UIViewController
      var body: some View { Button("x") { host.present(make(), animated: true) } }
    }
    """

  @Test func writesAFileThatCanBeReadAndNeverOverOne() async throws {
    let folder = try TestFolder()
    try folder.write(app, to: "App.swift")
    let first = try await Binary.run(["init"], in: folder.path)
    #expect(first.status == 0)
    #expect(first.output == "Wrote .waymark.yml\n")
    let text = try folder.read(".waymark.yml")
    #expect(text.contains("A launch shows Home."))
    // A schema that does not lie beside the app makes an editor complain.
    #expect(!text.contains("$schema"))
    #expect(text.contains("present(_:animated:)"))
    #expect(text.contains("App.swift:5"))
    #expect(try await Binary.run(["lint"], in: folder.path).status == 0)

    try folder.write("title: Mine\n", to: ".waymark.yml")
    let second = try await Binary.run(["init"], in: folder.path)
    #expect(second.status == 2)
    #expect(second.errors.contains("--force"))
    #expect(try folder.read(".waymark.yml") == "title: Mine\n")
    #expect(try await Binary.run(["init", "--force"], in: folder.path).status == 0)
    #expect(try folder.read(".waymark.yml") == text)
  }

  @Test("With its marks taken away, what it proposes is a valid configuration")
  func proposalsAreValid() throws {
    var graph = FlowGraph(root: "App")
    graph.unresolved = [
      "router.go(to: .home(1, \"a, b)\"), animated: true)", "show(x) { done() }", "self.close()",
    ].enumerated().map { line, text in
      UnresolvedCall(
        operation: text, reason: "two\nlines",
        at: SourcePlace(file: "A.swift", line: line + 1, column: 1))
    }
    let text = ConfigurationDraft.text(for: graph)
    #expect(text.contains("go(to:animated:)"))
    _ = try Configuration.load(text: text, file: "x")
    let lines = text.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "# operations:"))
    let proposed = lines[start...].filter { !$0.hasPrefix("#     #") }
      .map { String($0.dropFirst(2)) }
    let read = try Configuration.load(text: proposed.joined(separator: "\n") + "\n", file: "x")
    #expect(read.operations.map(\.call).sorted() == ["close()", "go(to:animated:)", "show(_:)"])
  }

  @Test(
    arguments: [
      ("a.b?.go(to: x)", "go(to:)"), ("go()", "go()"), ("go { x }", nil), ("path = []", nil),
      ("Nav.show([1, 2], { $0 }, as: \"a, b\")", "show(_:_:as:)"),
    ] as [(String, String?)])
  func signatures(text: String, wanted: String?) {
    #expect(ConfigurationDraft.signature(of: text) == wanted)
  }
}
