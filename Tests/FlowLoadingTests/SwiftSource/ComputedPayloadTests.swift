import Testing

@Suite("Bindings to payloads that an enum computes of itself")
struct ComputedPayloadTests {
  @Test(
    "Each is shown for its own case",
    arguments: [
      "final class Model: ObservableObject {",
      """
      class Base<Place>: ObservableObject { @Published var place: Place? }
      final class Model: Base<Model.Place> {
      """,
    ])
  func ownCase(model: String) {
    let state = model.contains("Base") ? "" : "@Published var place: Place?"
    expect(
      """
      \(model)
        enum Place {
          case draft(Int), row(Int), help
          var draft: Int? { guard case .draft(let id) = self else { return nil }; return id }
          var isHelp: Bool { if case .help = self { return true }; return false }
        }
        \(state)
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack {
            VStack {
              Button("Draft") { 1️⃣model.place = .draft(1) }
              Button("Row") { 2️⃣model.place = .row(2) }
              Button("Help") { 3️⃣model.place = .help }
            }
            .sheet(item: Binding(get: { model.place?.draft }, set: { _ in model.place = nil })) {
              B(id: $0)
            }
            .navigationDestination(
              isPresented: Binding(
                get: { if case .row = model.place { true } else { false } },
                set: { if !$0 { model.place = nil } })
            ) { C() }
            .popover(
              isPresented: .init(get: { model.place?.isHelp ?? false }, set: { _ in model.place = nil })
            ) { D() }
          }
        }
      }
      struct B: View { let id: Int; var body: some View { Text("b") } }
      """,
      transitions: ["A -sheet-> B at 1️⃣", "A -push-> C at 2️⃣", "A -popover-> D at 3️⃣"])
  }
}
