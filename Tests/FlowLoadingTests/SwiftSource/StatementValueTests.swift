import Testing

/// What a statement comes to, where nobody asks for it.
@Suite("Values of statements")
struct StatementValueTests {
  @Test(
    "What a function without a result takes out of a list, it shows nowhere",
    arguments: ["pilot.back()", "pilot.pages.removeLast()", "pilot.leave()"])
  func takenOut(_ act: String) {
    expect(
      """
      import Fancy
      final class Pilot: ObservableObject {
        @Published var pages: [AnyView] = [AnyView(B())]
        func back() { pages.removeLast() }
        func leave() { back() }
      }
      struct A: View {
        @StateObject private var pilot = Pilot()
        @State private var isShown = false
        var body: some View {
          Button("open") { isShown = true }
            .sheet(isPresented: $isShown) { FancyBar { \(act) } }
        }
      }
      """)
  }
}
