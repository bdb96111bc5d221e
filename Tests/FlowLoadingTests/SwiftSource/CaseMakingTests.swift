import Testing

/// Values that an enum makes of its cases: `func modal() -> Modal { Modal(view: view) }`.
@Suite("Values made by cases")
struct CaseMakingTests {
  @Test("Each case makes its own")
  func modal() {
    expect(
      """
      struct Modal: Identifiable {
        let id = 1
        let view: AnyView
      }
      enum Page {
        case first, second
        @ViewBuilder var view: some View {
          switch self {
          case .first: B()
          case .second: C()
          }
        }
        func modal() -> Modal { Modal(view: AnyView(view)) }
      }
      class Model: ObservableObject {
        @Published var modal: Modal?
        func open(_ page: Page) { 1️⃣modal = page.modal() }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("first") { model.open(.first) }
            .sheet(item: $model.modal) { $0.view.environmentObject(model) }
        }
      }
      struct B: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("second") { model.open(.second) } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 1️⃣"])
  }
}
