import FlowGraph
import Testing

@Suite("Cases that a list selects, and the column that shows them")
struct SelectedPageTests {
  /// A list of links to pages beside a column that switches over them.
  private func graph(
    links: String, cases: String, more: String = "", _ transitions: [String]
  ) -> FlowGraph {
    expect(
      """
      enum Page: Hashable { case b, c, d }
      struct A: View {
        @State private var page: Page?
        var body: some View {
          NavigationSplitView {
            List(selection: $page) { \(links) }
          } detail: {
            switch page ?? .b {
            \(cases)
            }
          }
        }
      }
      \(more)
      """, transitions: transitions)
  }

  private func routes(_ graph: FlowGraph) -> [String] {
    graph.routes.map { route in
      "\(route.name) \(route.handling.rawValue)"
        + (route.produced.isEmpty ? " dead" : "") + (route.isDoubtful == true ? " doubtful" : "")
        + (route.isBlank == true ? " blank" : "")
    }
  }

  private let link = "NavigationLink(\"x\", value: Page."

  @Test("A page that says it is empty")
  func blank() {
    let found = graph(
      links: "\(link)c); \(link)d)", cases: "case .b: B()\ncase .c: C()\ncase .d: EmptyView()",
      ["A -embed-> B", "A -embed-> C"])
    #expect(routes(found) == ["b shown", "c shown", "d empty blank"])
  }

  @Test("The rest of the cases is empty, but for one that other code asks for")
  func rest() {
    let cases = "case .b: B()\ndefault: EmptyView()"
    let found = graph(links: "\(link)c); \(link)d)", cases: cases, ["A -embed-> B"])
    #expect(routes(found) == ["b shown", "c empty", "d empty"])
    let asked = graph(
      links: "\(link)c); \(link)d)", cases: cases,
      more: "extension Page { var isLast: Bool { if case .d = self { true } else { false } } }",
      ["A -embed-> B"])
    #expect(routes(asked) == ["b shown", "c empty", "d shown"])
  }

  @Test("A page that no link selects is not there")
  func unmade() {
    let cases = "case .b: B()\ncase .c: C()\ncase .d: D()"
    let found = graph(
      links: "\(link)c)", cases: cases, ["A -embed-> B", "A -embed-> C"])
    #expect(routes(found) == ["b shown", "c shown", "d shown dead"])
    let tagged = graph(
      links: "Text(\"x\").tag(Page.d); \(link)c)", cases: cases,
      ["A -embed-> B", "A -embed-> C", "A -embed-> D"])
    #expect(routes(tagged) == ["b shown", "c shown", "d shown"])
  }

  @Test("A page that is empty on a condition, or of which no link is seen, is not told of")
  func doubt() {
    let onCondition = graph(
      links: "\(link)c); \(link)d)",
      cases: "case .b: B()\ncase .d where page == nil: EmptyView()\ndefault: C()",
      ["A -embed-> B", "A -embed-> C"])
    #expect(routes(onCondition) == ["b shown", "c shown", "d shown"])
    let unsent = graph(
      links: "\(link)c); Text(\"x\").tag(Page.d)",
      cases: "case .b: B()\ncase .c: C()\ncase .d: EmptyView()", ["A -embed-> B", "A -embed-> C"])
    #expect(routes(unsent) == ["b shown", "c shown", "d empty doubtful blank"])
  }
}
