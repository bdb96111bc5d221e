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

  @Test(
    "Two uses of the app's own modifier on one view are two",
    arguments: [
      "VStack { Text(\"x\") }", "VStack { Text(\"x\") }.overlay { E() }", "E()",
      "E().overlay { F() }",
    ])
  func used(twice base: String) {
    expect(
      """
      struct Item: Identifiable { var id = 1 }
      struct Shown<Content: View>: ViewModifier {
        @Binding var item: Item?
        let shown: (Item) -> Content
        func body(content: Content) -> some View { content.sheet(item: $item) { shown($0) } }
      }
      extension View {
        func sheet<Content: View>(
          item: Binding<Item?>, name: String, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View { modifier(Shown(item: item, shown: content)) }
      }
      struct A: View {
        @State private var first: Item?
        @State private var second: Item?
        var body: some View {
          VStack {
            \(base)
              .sheet(item: $first, name: "b") { _ in B() }
              .sheet(item: $second, name: "c") { _ in C() }
            Button("B") { 1️⃣first = Item() }
            Button("C") { 2️⃣second = Item() }
          }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test(
    "What the app's own modifier is given tells its uses apart",
    arguments: ["case b, c", "case b(String), c(String)"])
  func cases(_ declared: String) {
    func given(_ name: String) -> String {
      declared.contains("String") ? ".\(name)(\"x\")" : ".\(name)"
    }
    expect(
      """
      enum Target { \(declared) }
      struct Flag: ViewModifier {
        @Binding var isShown: Bool
        let target: Target
        func body(content: Content) -> some View {
          switch target {
          case .b: content.sheet(isPresented: $isShown) { B() }
          case .c: content.sheet(isPresented: $isShown) { C() }
          }
        }
      }
      extension View {
        func flag(_ isShown: Binding<Bool>, _ target: Target) -> some View {
          modifier(Flag(isShown: isShown, target: target))
        }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("b") { 1️⃣isShown = true }.flag($isShown, \(given("b")))
            3️⃣NavigationLink("x") { Other() }
          }
        }
      }
      struct Other: View {
        @State private var isShown = false
        var body: some View {
          Button("c") { 2️⃣isShown = true }.flag($isShown, \(given("c")))
        }
      }
      """,
      transitions: ["A -sheet-> B at 1️⃣", "A -push-> Other at 3️⃣", "Other -sheet-> C at 2️⃣"])
  }

  @Test(
    "An own dialog that calls the system's of the same name",
    arguments: ["confirmationDialog", "alert"])
  func dialog(_ name: String) {
    expect(
      """
      enum Key { case title; var text: String { "x" } }
      extension View {
        func \(name)<Actions: View>(
          _ title: Key, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
        ) -> some View {
          self.\(name)(title.text, isPresented: isPresented, actions: actions)
        }
      }
      struct A: View {
        @State var path: [String] = []
        @State var asks = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Ask") { asks.toggle() }
              .\(name)(.title, isPresented: $asks) {
                Button("Scan") { 1️⃣path.append("scan") }
              }
              .navigationDestination(for: String.self) { _ in Scan() }
          }
        }
      }
      struct Scan: View { var body: some View { Text("") } }
      """, transitions: ["A -push-> Scan at 1️⃣"])
  }
}
