import FlowGraph
import Testing

@testable import FlowAnalysis

/// How the work grows with the size, in transitions rather than seconds, so that a busy machine
/// does not matter.
@Suite struct GrowthTests {
  /// A stack of `size` screens, each of which pushes three others and can pop.
  private func navigation(_ size: Int) -> System {
    var random = SeededGenerator(state: 11)
    var system = System()
    for screen in 0..<size {
      for _ in 0..<3 {
        let next = Int.random(in: 0..<size, using: &random)
        system.addPush(from: 0, top: screen, to: 0, writing: next, over: screen, label: next)
      }
      system.addPop(from: 0, top: screen, to: 0, label: -1)
    }
    return system
  }

  @Test func saturationGrowsWithTheRules() {
    let small = navigation(500).reachable(from: [.init(0, [0])]).transitionCount
    let large = navigation(2000).reachable(from: [.init(0, [0])]).transitionCount
    #expect(small > 500)
    #expect(large < small * 5)
    #expect(large < 8000 * 3)
  }

  @Test func aManyTimesSharedStackIsSolved() {
    var graph = FlowGraph.app(entry: "S0")
    let ids = (0..<5).map { "stack\($0)" }
    for id in ids {
      graph.stacks.append(Stack(id: id, owner: "S0", roots: ["S0"], path: "Router.path", at: at(1)))
    }
    for screen in 0..<200 {
      graph.go(.push, "S\(screen)", "S\(screen * 7 % 200)", stacks: ids)
      graph.go(.push, "S\(screen)", "S\(screen + 1)", stacks: ids)
      graph.back("S\(screen)", stacks: ids)
    }
    let analysis = StackAnalysis(graph: graph)
    #expect(analysis.underflows.map(\.back.fromID) == Array(repeating: "S0", count: 5))
    #expect(analysis.underflows.map(\.stack.id) == ids)
  }
}
