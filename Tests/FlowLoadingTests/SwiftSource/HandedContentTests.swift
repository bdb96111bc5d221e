import FlowGraph
import Testing

@Suite("Containers that are handed their content")
struct HandedContentTests {
  @Test(
    "A closure that a view was given is a stack's content under its label",
    arguments: [
      "NavigationView(content: content)", "NavigationStack(root: content)",
      "NavigationStack { content() }",
    ])
  func stack(_ container: String) {
    let graph = expect(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Tabs(first: { Home() }) } } }
      struct Tabs<First: View>: View {
        let first: () -> First
        var body: some View {
          TabView {
            tab(content: first)
          }
        }
        private func tab<Content: View>(content: @escaping () -> Content) -> some View {
          \(container).tabItem { Text("Home") }
        }
      }
      struct Home: View {
        var body: some View { 1️⃣NavigationLink("More") { Page() } }
      }
      struct Page: View { var body: some View { Text("x") } }
      """, transitions: ["Demo -tab-> Home", "Home -push-> Page at 1️⃣"])
    #expect(graph.stacks.map(\.roots) == [["Home"]])
  }
}
