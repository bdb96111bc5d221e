import FlowDiagrams
import FlowGraph
import Testing

@Suite("DOT, as a whole")
struct DotGoldenTests {
  @Test(arguments: Samples.all.map(\.name))
  func sample(name: String) throws {
    let graph = try #require(Samples.all.first { $0.name == name }?.graph)
    let dot = try Diagram(graph: graph, options: Samples.options(name)).dot()
    try expectGolden(dot, "\(name).dot")
  }

  @Test func topToBottom() throws {
    let options = Samples.options("down", direction: .topToBottom)
    try expectGolden(try Diagram(graph: Samples.tabs, options: options).dot(), "down.dot")
  }

  @Test func overview() throws {
    let options = Samples.options("overview", scope: .groups)
    try expectGolden(try Diagram(graph: Samples.grouped, options: options).dot(), "overview.dot")
  }

  @Test func hostile() throws {
    let dot = try Diagram(graph: Samples.hostile, options: Samples.options("hostile")).dot()
    try expectGolden(dot, "hostile.dot")
  }
}

@Suite("Determinism")
struct DeterminismTests {
  /// Equal graphs give equal bytes, in whatever order their tables stand.
  @Test(arguments: 1...5)
  func shuffled(seed: Int) throws {
    var random = Shuffler(state: UInt64(seed))
    for graph in Samples.all.map(\.graph) + [Samples.large(60), Samples.hostile] {
      var other = graph
      other.screens.shuffle(using: &random)
      other.transitions.shuffle(using: &random)
      other.findings.shuffle(using: &random)
      other.deepLinks.shuffle(using: &random)
      other.unshown.shuffle(using: &random)
      for scope in [DiagramOptions.Scope.screens, .groups] {
        let options = Samples.options(scope: scope)
        let expected = try Diagram(graph: graph, options: options).dot()
        #expect(try Diagram(graph: other, options: options).dot() == expected)
        let mermaid = try MermaidDiagram(graph: graph, options: options).text()
        #expect(try MermaidDiagram(graph: other, options: options).text() == mermaid)
      }
    }
  }

  private struct Shuffler: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
