import FlowGraph
import Testing

@testable import FlowDiagrams

@Suite struct MermaidDiagramTests {
  private func place(_ line: Int) -> SourcePlace { SourcePlace(file: "A.swift", line: line) }

  private var graph: FlowGraph {
    var graph = FlowGraph()
    graph.screens = ["Tabs", "Home", "end"].enumerated().map {
      Screen(name: $1, at: place($0 + 1))
    }
    graph.entries = [Entry(name: "Tabs", at: place(1))]
    graph.transitions = [
      Transition(from: "Tabs", to: "Home", kind: .tab, at: place(4)),
      Transition(from: "Home", to: "end", kind: .push, at: place(5)),
      Transition(from: "Home", to: "end", kind: .sheet, at: place(6)),
      Transition(from: "*", to: "Unknown", kind: .push, at: place(7)),
    ]
    return graph
  }

  @Test func drawsScreensAndOneArrowBetweenTwo() {
    #expect(
      MermaidDiagram(graph: graph, title: "App").text() == """
        ---
        title: "App"
        ---
        flowchart LR
          n0["anywhere"]
          n1["Home"]
          n2(["Tabs"])
          n3["Unknown"]
          n4["end"]
          n0 -->|"push"| n3
          n1 -->|"push, sheet"| n4
          n2 -.->|"tab"| n1

        """)
  }

  @Test func orderOfTheTablesDoesNotMatter() {
    var turned = graph
    turned.screens.reverse()
    turned.transitions.reverse()
    #expect(
      MermaidDiagram(graph: turned, title: "App").text()
        == MermaidDiagram(graph: graph, title: "App").text())
  }

  @Test func namesCannotEndTheirQuotes() {
    #expect(
      MermaidDiagram.quoted("a\"]-->b\n<script>#quot;`&\\🧭")
        == "\"a#quot;]--#gt;b #lt;script#gt;#35;quot;#96;#amp;#92;🧭\"")
  }

  @Test func emptyGraph() {
    let text = MermaidDiagram(graph: FlowGraph(), title: "", direction: .topToBottom).text()
    #expect(text == "---\ntitle: \"\"\n---\nflowchart TB\n")
  }
}
