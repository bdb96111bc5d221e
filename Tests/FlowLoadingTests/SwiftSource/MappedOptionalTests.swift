import Testing

@Suite("Optionals that are mapped")
struct MappedOptionalTests {
  @Test("A view that is sent is wrapped and shown, nothing is not")
  func sent() {
    expect(
      """
      import Combine
      final class Router {
        static let shared = Router()
        let modal = CurrentValueSubject<AnyView?, Never>(nil)
      }
      struct Wrapper: Identifiable { let id = UUID(); let view: AnyView }
      final class Model: ObservableObject {
        @Published var shown: Wrapper?
        var kept = Set<AnyCancellable>()
        init() {
          Router.shared.modal
            .sink { view in 1️⃣self.shown = view.map { Wrapper(view: $0) } }
            .store(in: &kept)
        }
      }
      struct A: View {
        @StateObject var model = Model()
        @State var isOther = false
        var body: some View {
          VStack {
            Button("Open") { Router.shared.modal.send(AnyView(B())) }
            Button("Other") { 2️⃣isOther = true }
          }
          .sheet(item: $model.shown) { $0.view }
          .sheet(isPresented: $isOther) { Other() }
        }
      }
      struct Other: View {
        var body: some View { Button("Close") { Router.shared.modal.send(nil) } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> Other at 2️⃣"])
  }

  @Test("Of an optional list, `map` hands on the list")
  func list() {
    expect(
      """
      struct A: View {
        var body: some View { NavigationStack { Page(names: ["x"]) } }
      }
      struct Page: View {
        let names: [String]?
        var body: some View { VStack { Text("t"); names.map { Links(names: $0) } } }
      }
      struct Links: View {
        let names: [String]
        var body: some View { 1️⃣NavigationLink("x") { B() } }
      }
      """, transitions: ["A -root-> Page", "Page -push-> B at 1️⃣"])
  }
}
