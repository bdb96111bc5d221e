import FlowGraph
import Testing

@Suite("Modals of what state holds, unwrapped by a library")
struct UnwrappedItemTests {
  @Test(
    "Each case shows its own modal",
    arguments: [
      "/Model.Route.", "\\.",
    ])
  func cases(_ path: String) {
    expect(
      """
      final class Model: ObservableObject {
        enum Route { case edit(Int), add }
        @Published var route: Route?
        func edit() { 1️⃣route = .edit(1) }
        func add() { 2️⃣route = .add }
      }
      struct A: View {
        @ObservedObject var model = Model()
        var body: some View {
          VStack {
            Button("Edit") { model.edit() }
            Button("Add") { model.add() }
          }
          .sheet(unwrapping: $model.route, case: \(path)edit) { $id in B() }
          .fullScreenCover(unwrapping: $model.route, case: \(path)add) { _ in C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -cover-> C at 2️⃣"])
  }

  @Test(
    "State that holds something shows it",
    arguments: [("sheet", "sheet"), ("popover", "popover"), ("navigationDestination", "push")])
  func item(_ modifier: String, kind: String) {
    expect(
      """
      struct A: View {
        @State private var note: Int?
        var body: some View {
          NavigationStack {
            Button("Note") { 1️⃣note = 1 }.\(modifier)(unwrapping: $note) { $note in B() }
          }
        }
      }
      """, transitions: ["A -\(kind)-> B at 1️⃣"])
  }
}
