import FlowGraph
import Testing

/// Modifiers of libraries whose source is not in the app.
@Suite("Modals of libraries")
struct OutsideModalTests {
  private func source(_ modifier: String, state: String = "isShown = true") -> String {
    """
    struct Item: Identifiable { var id = 1 }
    struct A: View {
      @State private var isShown = false
      @State private var item: Item?
      var body: some View { Button("Show") { 1️⃣\(state) }.\(modifier) }
    }
    struct B: View {
      @Environment(\\.dismiss) private var dismiss
      @State private var isDeep = false
      var body: some View {
        VStack { Button("C") { 2️⃣isDeep = true }; Button("x") { 3️⃣dismiss() } }
          .sheet(isPresented: $isDeep) { C() }
      }
    }
    """
  }

  @Test(
    "What its name says presents shows a modal",
    arguments: [
      ("floatingPanel(isPresented: $isShown, title: nil) { B() }", "sheet"),
      ("popup(isPresented: $isShown, view: { B() }, customize: { $0.type(.toast) })", "sheet"),
      ("largePopover(isPresented: $isShown) { B() }", "popover"),
      ("brandFullScreenCover(isPresented: $isShown, content: B.init)", "cover"),
    ])
  func named(modifier: String, kind: String) {
    let graph = expect(
      source(modifier), transitions: ["A -\(kind)-> B at 1️⃣", "B -sheet-> C at 2️⃣"],
      backs: ["B dismiss at 3️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.certain, .certain])
  }

  @Test("One that only looks like it may show one")
  func unnamed() {
    let graph = expect(
      source("attached(isPresented: $isShown) { B() }"),
      transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 2️⃣"], backs: ["B dismiss at 3️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.possible, .certain])
  }

  @Test("Content is given the item")
  func item() {
    expect(
      source("bottomPanel(item: $item, onDismiss: {}) { _ in B() }", state: "item = Item()"),
      transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 2️⃣"], backs: ["B dismiss at 3️⃣"])
  }

  @Test("The app's own modifier hands on to it")
  func handedOn() {
    expect(
      source("brand(isPresented: $isShown) { B() }")
        + """

        extension View {
          func brand<Content: View>(
            isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
          ) -> some View { floatingPanel(isPresented: isPresented, content: content) }
        }
        """,
      transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 2️⃣"], backs: ["B dismiss at 3️⃣"])
  }

  @Test(
    "Views beside a screen are a part of it",
    arguments: ["alert(\"t\", isPresented: $isShown) { B() }", "decorated(by: isShown) { B() }"])
  func component(modifier: String) {
    expect(source(modifier), transitions: ["A -sheet-> C at 2️⃣"], backs: ["A dismiss at 3️⃣"])
  }
}
