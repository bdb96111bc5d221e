import FlowGraph
import Testing

@Suite("Modifiers of the app's own that bear the name of SwiftUI's")
struct ModifierOverloadTests {
  @Test(
    "A modifier of the app's own whose body calls SwiftUI's of the same name",
    arguments: ["sheet", "self.sheet"])
  func modifier(_ callee: String) {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen, title: "b") { B() }
        }
      }
      extension View {
        func sheet<Content: View>(
          isPresented: Binding<Bool>, title: String, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
          \(callee)(isPresented: isPresented) { content().accessibilityLabel(title) }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A closure after a call of SwiftUI's modifier is for none of the app's own parameters",
    arguments: [("Binding<NavigationPath>", ".constant(NavigationPath())"), ("Other", "Other()")])
  func destination(_ type: String, _ given: String) {
    expect(
      """
      final class Editor {}
      final class Other {}
      struct Route: Hashable { let name: String }
      struct A: View {
        let editor = Editor()
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("x", value: Route(name: "a"))
              .navigationDestination(for: editor, path: \(given))
          }
        }
      }
      extension View {
        func navigationDestination(for editor: Editor, path: \(type)) -> some View {
          navigationDestination(for: Route.self) { _ in B() }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
