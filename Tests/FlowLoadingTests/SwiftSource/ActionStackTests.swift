import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Stacks that code makes and that are no part of its screen")
struct ActionStackTests {
  private func stacks(_ button: String) -> Int {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        @main struct Test: App { var body: some Scene { WindowGroup { A() } } }
        struct A: View {
          @State private var image: UIImage?
          var body: some View {
            NavigationStack { List { Text("a") }.toolbar { \(button) } }
          }
        }
        extension View {
          func asImage() -> UIImage {
            let controller = UIHostingController(rootView: self)
            return controller.view.snapshot()
          }
        }
        """
      ).files)
    return graph.misplaced.count { $0.kind == .stack }
  }

  @Test(
    "An image of a stack is not shown",
    arguments: [
      "NavigationView { List { Text(\"x\") } }.frame(width: 3).asImage()",
      "ImageRenderer(content: NavigationStack { List { Text(\"x\") } }).uiImage",
    ])
  func image(_ made: String) {
    #expect(stacks("Button(\"Share\") { image = \(made) }") == 0)
  }

  @Test("What a view's content holds is")
  func content() {
    #expect(stacks("NavigationStack { List { Text(\"x\") } }") == 1)
  }
}
