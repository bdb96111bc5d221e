import FlowGraph
import Testing

@Suite("Branches that say they show nothing")
struct BlankBranchTests {
  /// How each route is handled where a modifier lays something around what is presented.
  private func handling(_ branch: String, frame: String) -> [String] {
    expect(
      """
      enum Page: String, Identifiable { case b, c; var id: String { rawValue } }
      struct A: View {
        @State private var page: Page?
        var body: some View {
          Button("b") { 1️⃣page = .b }
          Button("c") { page = .c }
            .sheet(item: $page) { sheet(for: $0).framed() }
        }
        @ViewBuilder private func sheet(for page: Page) -> some View {
          switch page {
          case .b: B()
          case .c: \(branch)
          }
        }
      }
      struct Logo: View { var body: some View { Image("logo") } }
      struct Lockable<Content: View, Locked: View>: View {
        @State private var isLocked = false
        @ViewBuilder let content: () -> Content
        @ViewBuilder let locked: () -> Locked
        var body: some View { ZStack { content(); if isLocked { locked() } } }
      }
      extension View { func framed() -> some View { modifier(Frame()) } }
      struct Frame: ViewModifier {
        func body(content: Content) -> some View { \(frame) }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"]
    ).routes.map { "\($0.name) \($0.handling.rawValue)" }
  }

  @Test(
    "A blank page in a frame is blank",
    arguments: [
      "content", "VStack { Color.red; content }", "Lockable(content: { content }) { Logo() }",
    ])
  func framed(_ frame: String) {
    #expect(handling("EmptyView()", frame: frame) == ["b shown", "c empty"])
    #expect(handling("Text(\"c\")", frame: frame) == ["b shown", "c shown"])
  }
}
