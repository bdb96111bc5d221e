import FlowGraph
import Testing

@Suite("State that is replaced as a whole, or at its end")
struct ReplacedStateTests {
  private func app(_ held: String, _ open: String, _ close: String) -> String {
    """
    struct AppState {
      enum Phase { case login, home }
      var phase: Phase = .login
      var name = ""
    }
    final class Store: ObservableObject {
      \(held)
      func open() { 1️⃣\(open) }
      func close() { 2️⃣\(close) }
    }
    struct A: View {
      @StateObject private var store = Store()
      var body: some View {
        switch store.state.phase {
        case .login: Login(store: store)
        case .home: Home(store: store)
        }
      }
    }
    struct Login: View {
      let store: Store
      var body: some View { Button("In") { store.open() } }
    }
    struct Home: View {
      let store: Store
      var body: some View { Button("Out") { store.close() } }
    }
    """
  }

  private static let ways = [
    "A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣",
    "Home -embed-> Login at 2️⃣",
  ]

  @Test(
    "The case in a struct that is made anew says which page shows",
    arguments: [
      ("state = AppState(phase: .home)", "state = AppState()"),
      ("state = .init(phase: .home, name: \"me\")", "state = .init()"),
      ("self.state = AppState(phase: .home, name: \"me\")", "state.phase = .login"),
    ])
  func whole(_ open: String, _ close: String) {
    expect(
      app("@Published private(set) var state: AppState = AppState()", open, close),
      transitions: Self.ways)
  }

  /// A stack on whose first page another takes its place.
  private func stack(_ swap: String) -> String {
    """
    enum Route: Hashable { case b, c }
    final class Router: ObservableObject {
      @Published var path: [Route] = []
      func push(_ route: Route) { 1️⃣path.append(route) }
      func swap(_ route: Route) { \(swap) }
    }
    struct A: View {
      @StateObject private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          Button("B") { router.push(.b) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .b: Page(router: router)
              case .c: C()
              }
            }
        }
      }
    }
    struct Page: View {
      let router: Router
      var body: some View { Button("C") { router.swap(.c) } }
    }
    """
  }

  @Test(
    "What takes the place of the last item is shown instead of it",
    arguments: [
      "2️⃣path[path.count - 1] = route", "2️⃣path[path.endIndex - 1] = route",
      "2️⃣path[path.indices.last!] = route", "2️⃣self.path[self.path.count - 1] = route",
    ])
  func top(_ swap: String) {
    expect(
      stack(swap), transitions: ["A -push-> Page at 1️⃣", "Page -push-> C at 2️⃣"],
      backs: ["Page pop at 2️⃣"])
  }

  @Test("A struct whose type is only told by what it is at first")
  func inferred() {
    expect(
      """
      enum Phase { case login, home }
      struct AppState { var phase: Phase = .login }
      final class Store: ObservableObject {
        @Published private(set) var state = AppState()
        func open() { 1️⃣state = AppState(phase: .home) }
      }
      struct A: View {
        @StateObject private var store = Store()
        var body: some View {
          switch store.state.phase {
          case .login: Login(store: store)
          case .home: Home()
          }
        }
      }
      struct Login: View {
        let store: Store
        var body: some View { Button("In") { store.open() } }
      }
      struct Home: View { var body: some View { Text("Home") } }
      """,
      transitions: ["A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣"])
  }
}
