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

  @Test(
    "Two on one view are told apart, and so are pages that are given as values",
    arguments: [
      (
        "@ViewBuilder content: @escaping () -> Content", "Drawer { content() }", "{ C() }",
        "{ D() }"
      ),
      ("content: Content", "Drawer { content }", "content: C()", "content: D()"),
    ])
  func twice(_ parameter: String, _ drawer: String, _ first: String, _ second: String) {
    func call(_ given: String) -> String {
      given.hasPrefix("{") ? "($isFirst) \(given)" : "($isFirst, \(given))"
    }
    let calls = [
      call(first), call(second).replacing("isFirst", with: "isSecond"),
    ].map { ".drawer\($0)" }.joined()
    let graph = expect(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      struct Drawer<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { NavigationStack { content } }
      }
      extension View {
        func drawer<Content: View>(_ isOpen: Binding<Bool>, \(parameter)) -> some View {
          sheet(isPresented: isOpen) { \(drawer) }
        }
      }
      struct A: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View {
          VStack { Button("c") { isFirst = true }; Button("d") { isSecond = true } }\(calls)
        }
      }
      struct C: View { var body: some View { Text("c") } }
      struct D: View { var body: some View { Text("d") } }
      """,
      transitions: ["A -sheet-> C", "A -sheet-> D"])
    #expect(
      Set(graph.transitions.map { "\($0.trigger ?? "") \($0.to)" })
        == ["Button “c” C", "Button “d” D"])
  }
}
