import FlowGraph
import FlowRules
import Testing

@Suite("Flags that are toggled")
struct ToggledStateTests {
  private func app(_ shown: String, _ page: String) -> String {
    """
    final class Cart: ObservableObject { @Published var count = 0 }
    struct A: View {
      @State private var isOpen = false
      var body: some View {
        Button("Cart") { 1️⃣isOpen.toggle() }.\(shown)(isPresented: $isOpen) { Page() }
      }
    }
    struct Page: View {
      \(page)
    }
    """
  }

  @Test("A toggle of a flag that is not set brings up what it shows, for certain")
  func certain() {
    let graph = expect(
      app("sheet", "var body: some View { Text(\"p\") }"),
      transitions: ["A -sheet-> Page at 1️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.certain])
  }

  @Test("So an object that is missing in what it shows is certain to be")
  func environment() {
    let graph = expect(
      app(
        "sheet",
        "@EnvironmentObject var cart: Cart\n  var body: some View { Text(\"\\(cart.count)\") }"),
      transitions: ["A -sheet-> Page at 1️⃣"])
    let rules = RuleRunner.run(graph).map(\.rule)
    #expect(rules.contains("missing_environment"))
  }

  @Test("In what is up, a toggle of the same flag takes it away")
  func closed() {
    expect(
      app("fullScreenCover", "@Binding var isOpen: Bool\n  var body: some View { BUTTON }")
        .replacing("Page() }", with: "Page(isOpen: $isOpen) }")
        .replacing("BUTTON", with: "Button(\"x\") { 2️⃣isOpen.toggle() }"),
      transitions: ["A -cover-> Page at 1️⃣"], backs: ["Page dismiss at 2️⃣"])
  }

  @Test("A cover that a toggle brings up, and that has no way out")
  func cover() {
    let graph = expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen.toggle() }.fullScreenCover(isPresented: $isOpen) { Page() }
        }
      }
      struct Page: View { var body: some View { Text("p") } }
      """, transitions: ["A -cover-> Page at 1️⃣"])
    let rules = RuleRunner.run(graph).map(\.rule)
    #expect(rules.contains("no_way_back"))
  }
}
