import Testing

@Suite("Streams that assign what comes to state")
struct StreamAssignmentTests {
  private func source(_ statement: String) -> String {
    """
    import Combine
    enum Page: Identifiable {
      case b, c
      var id: Self { self }
      @ViewBuilder var view: some View {
        switch self {
        case .b: B()
        case .c: C()
        }
      }
    }
    struct Modal: Identifiable { let page: Page; var id: Page { page } }
    final class Router { let page = CurrentValueSubject<Page?, Never>(nil) }
    final class Model: ObservableObject {
      let router = Router()
      var running: Set<AnyCancellable> = []
      @Published var modal: Modal?
      init() { subscribe() }
      func subscribe() {
        1️⃣router.page.map { page in page.map { Modal(page: $0) } }.\(statement)
      }
      func show(_ page: Page?) { router.page.send(page) }
    }
    struct A: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("b") { model.show(.b) }
          .sheet(item: $model.modal) { modal in modal.page.view }
      }
    }
    """
  }

  @Test(
    "A published property and what a key path leads to",
    arguments: [
      "assign(to: &$modal)", "removeDuplicates { $0?.id == $1?.id }.assign(to: &self.$modal)",
      "assign(to: \\.modal, on: self).store(in: &running)",
    ])
  func assigned(_ statement: String) {
    let graph = expect(source(statement), transitions: ["A -sheet-> B"])
    #expect(graph.transitions.map(\.trigger) == ["Button “b”"])
  }

  @Test("Another method of the name assigns nothing")
  func other() { expect(source("assign(modal)"), unresolved: []) }
}
