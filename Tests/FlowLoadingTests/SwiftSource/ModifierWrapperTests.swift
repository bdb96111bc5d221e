import Testing

@testable import FlowLoading

@Suite("Wrappers that a modifier makes in a builder")
struct ModifierWrapperTests {
  @Test(
    "What each view gives to one modifier is its own",
    arguments: [
      "sheet(isPresented: isOpen) { Drawer(content: content).presentationDetents([.medium]) }",
      "sheet(isPresented: isOpen) { Drawer { content() } }",
      "sheet(isPresented: isOpen) { ZStack { Drawer(content: content) } }",
      "sheet(isPresented: isOpen) { ZStack { Color.black; Drawer { content() } } }",
      "sheet(isPresented: isOpen) { Group { Drawer(content: content) } }",
    ])
  func drawers(_ body: String) {
    expect(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { TabView { A(); B() } } }
      struct Drawer<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Capsule(); content() } }
      }
      extension View {
        func drawer<Content: View>(
          _ isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) -> some View { \(body) }
      }
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack { Button("c") { 1️⃣isOpen = true }.drawer($isOpen) { C() } }
        }
      }
      struct B: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack { Button("d") { 2️⃣isOpen = true }.drawer($isOpen) { D() } }
        }
      }
      struct C: View { var body: some View { Text("c") } }
      struct D: View { var body: some View { Text("d") } }
      """,
      transitions: [
        "Root -tab-> A", "Root -tab-> B", "A -sheet-> C at 1️⃣", "B -sheet-> D at 2️⃣",
      ])
  }
}
