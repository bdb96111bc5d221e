import Testing

/// Methods called on what may be nothing: `page?.modal()`.
@Suite("Calls on nothing")
struct NothingCalledTests {
  private static let pages = """
    struct Modal: Identifiable {
      let id = 1
      let view: AnyView
    }
    enum Page {
      case first, second
      func modal() -> Modal {
        switch self {
        case .first: Modal(view: AnyView(B()))
        case .second: Modal(view: AnyView(C()))
        }
      }
    }
    """

  @Test(
    "What is nothing gives nothing, and closes what it would open",
    arguments: [
      "screen.sink { self.modal = $0?.modal() }",
      "screen.map { $0?.modal() }.assign(to: &$modal)",
    ])
  func subject(listener: String) {
    expect(
      """
      \(Self.pages)
      class Model: ObservableObject {
        let screen = CurrentValueSubject<Page?, Never>(nil)
        @Published var modal: Modal?
        init() { \(listener) }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("open") { model.screen.send(.first) }
          Button("close") { model.screen.send(nil) }
            .sheet(item: $model.modal) { $0.view }
        }
      }
      """, transitions: ["A -sheet-> B"])
  }

  @Test("Where a stream makes nothing of nothing, the sheet closes")
  func closed() {
    expect(
      """
      \(Self.pages)
      class Router { static let shared = Router(); let screen = CurrentValueSubject<Page?, Never>(nil) }
      class Model: ObservableObject {
        @Published var modal: Modal?
        init() { Router.shared.screen.map { $0?.modal() }.assign(to: &2️⃣$modal) }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("open") { Router.shared.screen.send(.first) }
            .sheet(item: $model.modal) { $0.view }
        }
      }
      struct B: View {
        var body: some View { Button("close") { Router.shared.screen.send(nil) } }
      }
      """, transitions: ["A -sheet-> B"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("So does a parameter that a caller gives nothing")
  func parameter() {
    expect(
      """
      \(Self.pages)
      class Model: ObservableObject {
        @Published var modal: Modal?
        func open(_ page: Page?) { modal = page?.modal() }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("open") { model.open(.second) }
          Button("close") { model.open(nil) }
            .sheet(item: $model.modal) { $0.view }
        }
      }
      """, transitions: ["A -sheet-> C"])
  }
}
