import FlowGraph
import Testing

@testable import FlowAnalysis

/// The stack analysis of random graphs, compared with a simulation of the stack itself.
@Suite struct StackSimulationTests {
  private struct Level: Hashable {
    var screen: String
    var onPath: Bool
  }

  private func randomGraph(_ random: inout SeededGenerator) -> FlowGraph {
    let screens = ["A", "B", "C", "D", "E"]
    var graph = FlowGraph.app(entry: "A", roots: ["A"])
    func pick() -> String { screens.randomElement(using: &random) ?? "A" }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      graph.go(
        .push, pick(), pick(), stacks: Bool.random(using: &random) ? ["main"] : [],
        onPath: Bool.random(using: &random))
    }
    if Bool.random(using: &random) {
      let from = pick()
      for position in 0..<Int.random(in: 1...3, using: &random) {
        graph.go(.push, from, pick(), stacks: ["main"], sequence: "set#\(position)")
      }
    }
    for screen in screens {
      graph.back(screen, count: Int.random(in: 1...3, using: &random))
    }
    return graph
  }

  /// Every stack up to a height, found by doing what the graph's rows say.
  private func stacks(of graph: FlowGraph, height: Int) -> Set<[Level]> {
    let whole = graph.transitions.filter { $0.sequence != nil }
    let start = [Level(screen: "A", onPath: false)]
    var seen: Set = [start]
    var open = [start]
    while let stack = open.popLast(), let top = stack.last {
      var next: [[Level]] = stack.count > 1 ? [stack.dropLast()] : []
      for push in graph.transitions where push.sequence == nil && push.fromID == top.screen {
        next.append(stack + [Level(screen: push.toID, onPath: push.onPath)])
      }
      if whole.first?.fromID == top.screen {
        next.append([stack[0]] + whole.map { Level(screen: $0.toID, onPath: true) })
      }
      for stack in next where stack.count <= height && seen.insert(stack).inserted {
        open.append(stack)
      }
    }
    return seen
  }

  @Test(arguments: 0..<8) func agreesWithTheSimulation(block: Int) {
    var random = SeededGenerator(state: UInt64(block) + 100)
    var found = 0
    for _ in 0..<25 {
      var graph = randomGraph(&random)
      // A screen that stands nowhere acts from elsewhere, which the simulation does not know.
      let standing = Set(["A"] + graph.transitions.map(\.toID))
      graph.backs.removeAll { !standing.contains($0.fromID) }
      let stacks = stacks(of: graph, height: 7)
      let expected = graph.backs.filter { back in
        stacks.contains { stack in
          stack.last?.screen == back.fromID && stack.count(where: \.onPath) < back.count ?? 0
        }
      }
      let underflows = StackAnalysis(graph: graph).underflows
      #expect(underflows.map(\.back) == expected)
      found += underflows.count
    }
    #expect(found > 0)
  }
}
