import Testing

/// Views that are not in the source, as parts of a screen.
@Suite("Views from elsewhere")
struct OutsideViewTests {
  @Test(
    "What a part of a screen is given to do, it does there",
    arguments: [
      ("ScannerView(codes: [.qr])", "{ result in 1️⃣dismiss() }", "{ result in 2️⃣isShown = true }"),
      ("ScannerView()", "{ 1️⃣dismiss() }", "{ 2️⃣isShown = true }"),
    ])
  func callbacks(view: String, first: String, second: String) {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("Scan") { 3️⃣isOpen = true }.fullScreenCover(isPresented: $isOpen) { Scan() }
        }
      }
      struct Scan: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isShown = false
        var body: some View {
          VStack {
            \(view) \(first)
            \(view) \(second)
          }
          .sheet(isPresented: $isShown) { B() }
        }
      }
      """,
      transitions: ["A -cover-> Scan at 3️⃣", "Scan -sheet-> B at 2️⃣"],
      backs: ["Scan dismiss at 1️⃣"])
  }

  @Test("Modifiers of a chain have places of their own")
  func chain() {
    let graph = expect(
      """
      struct A: View {
        @ObservedObject var store: MysteryStore
        var body: some View {
          VStack { Text("x") }
            1️⃣.sheet(isPresented: store.binding(get: \\.isHelpShown)) { B() }
            2️⃣.fullScreenCover(isPresented: store.binding(get: \\.isTourShown)) { C() }
        }
      }
      """,
      transitions: ["A -sheet-> B at 1️⃣", "A -cover-> C at 2️⃣"],
      unresolved: ["at 1️⃣", "at 2️⃣"])
    #expect(graph.unreached.isEmpty)
    #expect(graph.unresolved.allSatisfy { $0.operation.hasPrefix(".") })
  }

  @Test(
    "A view from elsewhere runs what the model that it is given was made with",
    arguments: ["Kit.ButtonModel", ""])
  func model(_ type: String) {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var button: Kit.ButtonModel {
          \(type)\(type.isEmpty ? ".init" : "")(title: "x", action: { 1️⃣isOpen = true })
        }
        var body: some View {
          VStack { KitButton(.primary, model: button) }.sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
