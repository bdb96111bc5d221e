import Testing

/// Branches that end the program.
@Suite("Branches that never return")
struct EndedBranchTests {
  @Test("What follows a switch is not run for a route that ends in it")
  func routes() {
    let graph = expect(
      """
      enum Page: Hashable, Identifiable { case root, b(Int), c; var id: Int { 1 } }
      struct A: View {
        @State private var path: [Page] = []
        @State private var page: Page?
        @ViewBuilder func destination(_ page: Page) -> some View {
          switch page {
          case .b: B()
          default: fatalError()
          }
        }
        private func sheet(page: Page) -> some View {
          switch page {
          case .c: break
          default: fatalError("another page")
          }
          return C()
        }
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("b") { 1️⃣path.append(.b(1)) }
              Button("c") { 2️⃣page = .c }
            }
            .navigationDestination(for: Page.self, destination: destination)
          }
          .sheet(item: $page, content: sheet)
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
    let screens = Dictionary(uniqueKeysWithValues: graph.routes.map { ($0.name, $0.screens) })
    #expect(screens == ["root": [], "b": ["B"], "c": ["C"]])
  }
}
