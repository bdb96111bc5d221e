import FlowGraph
import Testing

/// `store.binding(\.route, send: Action.setRoute)`, of a store that the app has itself.
@Suite("Bindings that methods of the app's own make")
struct MadeBindingTests {
  private func app(_ made: String, _ sheet: String, _ path: String) -> String {
    """
    struct AppState { var route: Route?; var path: [Page] = [] }
    enum Route: Identifiable { case e, f; var id: Self { self } }
    enum Page: Hashable { case b, c }
    enum Action { case setRoute(Route?), setPath([Page]), open(Page) }
    final class Store: ObservableObject {
      @Published private(set) var state = AppState()
      func send(_ action: Action) {
        switch action {
        case .setRoute(let route): 1️⃣state.route = route
        case .setPath(let path): 2️⃣state.path = path
        case .open(let page): 3️⃣state.path.append(page)
        }
      }
      \(made)
    }
    struct A: View {
      @StateObject private var store = Store()
      var body: some View {
        NavigationStack(path: \(path)) {
          Home(store: store)
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .b: B()
              case .c: C()
              }
            }
        }
        .sheet(item: \(sheet)) { route in
          switch route {
          case .e: Note(store: store)
          case .f: F()
          }
        }
      }
    }
    struct Home: View {
      let store: Store
      var body: some View {
        Button("Open") { store.send(.open(.b)) }
        Button("Note") { store.send(.setRoute(.e)) }
      }
    }
    struct Note: View {
      let store: Store
      var body: some View { Button("Close") { store.send(.setRoute(nil)) } }
    }
    """
  }

  private static let ways = ["A -root-> Home", "Home -push-> B at 3️⃣", "Home -sheet-> Note at 1️⃣"]

  @Test(
    "A key path says which state it is to",
    arguments: [
      ("store.binding(\\.route, send: { .setRoute($0) })", "send: { .setPath($0) }"),
      ("store.binding(\\.route, send: Action.setRoute)", "send: Action.setPath"),
    ])
  func keyPath(_ sheet: String, _ send: String) {
    expect(
      app(
        """
        func binding<Value>(
          _ path: KeyPath<AppState, Value>, send action: @escaping (Value) -> Action
        ) -> Binding<Value> {
          Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
        }
        """, sheet, "store.binding(\\.path, \(send))"),
      transitions: Self.ways, backs: ["Note dismiss at 1️⃣"])
  }

  @Test("So does a closure")
  func closure() {
    expect(
      app(
        """
        func binding<Value>(
          _ read: @escaping (AppState) -> Value, send action: @escaping (Value) -> Action
        ) -> Binding<Value> {
          Binding(get: { read(self.state) }, set: { self.send(action($0)) })
        }
        """, "store.binding({ $0.route }, send: { .setRoute($0) })",
        "Binding(get: { store.state.path }, set: { store.send(.setPath($0)) })"),
      transitions: Self.ways, backs: ["Note dismiss at 1️⃣"])
  }

  @Test("What shows by a binding made by hand sets it to nothing, and so brings nothing up")
  func onlyNothing() {
    let graph = expect(
      """
      enum Route: Identifiable { case e, f; var id: Self { self } }
      enum Action { case set(Route?), close }
      final class Store: ObservableObject {
        @Published private(set) var route: Route?
        func send(_ action: Action) {
          switch action {
          case .set(let route): 1️⃣self.route = route
          case .close: 2️⃣route = nil
          }
        }
      }
      struct A: View {
        @StateObject private var store = Store()
        var body: some View {
          Home(store: store)
            .sheet(item: Binding(get: { store.route }, set: { store.send(.set($0)) })) { route in
              switch route {
              case .e: Note(store: store)
              case .f: F()
              }
            }
        }
      }
      struct Home: View {
        let store: Store
        var body: some View { NavigationStack { Button("E") { store.send(.set(.e)) } } }
      }
      struct Note: View {
        let store: Store
        var body: some View { Button("Close") { store.send(.close) } }
      }
      """, transitions: ["A -root-> Home", "Home -sheet-> Note at 1️⃣"], backs: ["Note dismiss at 2️⃣"])
    #expect(graph.transitions.filter { $0.to == "Note" }.map(\.trigger) == ["Button “E”"])
  }
}
