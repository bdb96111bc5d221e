import FlowGraph
import Testing

/// Views that show one feature or another as the state of a store says.
@Suite("Features that take turns")
struct ReducerSwapTests {
  private static let features = """
    @Reducer struct Login {
      @ObservableState struct State: Equatable { var isOpen = false }
      enum Action { case done }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer struct Home {
      @ObservableState struct State: Equatable { var isOpen = false }
      enum Action { case logout }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    struct B: View {
      let store: StoreOf<Login>
      var body: some View { Button("in") { store.send(.done) } }
    }
    struct C: View {
      let store: StoreOf<Home>
      var body: some View { Button("out") { store.send(.logout) } }
    }
    """

  private static func app(_ reducer: String, store: String, _ body: String) -> String {
    """
    \(features)
    \(reducer)
    @main struct Main: App {
      let store = \(store)
      var body: some Scene { WindowGroup { Root(store: store) } }
    }
    struct Root: View {
      let store: StoreOf<AppFeature>
      var body: some View { \(body) }
    }
    """
  }

  private static let moves = ["B -embed-> C at 1️⃣", "C -embed-> B at 2️⃣"]
  private static let parts = ["Root -embed-> B", "Root -embed-> C"]

  private static func reduce(_ code: String, _ rest: String) -> String {
    """
    Reduce { state, action in
      switch action { \(code) }
      return .none
    }
    \(rest)
    """
  }

  private static let whole = reduce(
    """
    case .login(.done): 1️⃣state = .home(Home.State())
    case .home(.logout): 2️⃣state = .login(.init())
    """,
    """
    .ifCaseLet(\\.login, action: \\.login) { Login() }
    .ifCaseLet(\\.home, action: \\.home) { Home() }
    """)

  @Test("A reducer that is an enum of others is put into another case")
  func enumReducer() {
    let graph = expect(
      Self.app(
        """
        @Reducer enum AppFeature {
          case login(Login), home(Home)
          static var body: some ReducerOf<Self> { \(Self.whole) }
        }
        """,
        store: "Store(initialState: AppFeature.State.login(Login.State())) { AppFeature.body }",
        """
        switch store.case {
        case let .login(store): NavigationStack { B(store: store) }
        case let .home(store): NavigationStack { C(store: store) }
        }
        """), transitions: Self.moves + ["Root -root-> B", "Root -root-> C"])
    #expect(graph.unresolved.isEmpty)
  }

  @Test(
    "A state that is an enum is put into another case",
    arguments: [
      """
      switch store.state {
      case .login: if let store = store.scope(state: \\.login, action: \\.login) { B(store: store) }
      case .home: if let store = store.scope(state: \\.home, action: \\.home) { C(store: store) }
      }
      """,
      """
      SwitchStore(store) { state in
        switch state {
        case .login: CaseLet(/AppFeature.State.login, action: AppFeature.Action.login) { B(store: $0) }
        case .home: CaseLet(/AppFeature.State.home, action: AppFeature.Action.home) { C(store: $0) }
        }
      }
      """,
    ])
  func enumState(_ body: String) {
    expect(
      Self.app(
        """
        @Reducer struct AppFeature {
          @ObservableState enum State: Equatable { case login(Login.State), home(Home.State) }
          enum Action { case login(Login.Action), home(Home.Action) }
          var body: some ReducerOf<Self> { \(Self.whole) }
        }
        """, store: "Store(initialState: AppFeature.State.login(.init())) { AppFeature() }", body),
      transitions: Self.moves + Self.parts)
  }

  @Test("A store of a part of the state is switched over")
  func part() {
    expect(
      Self.app(
        """
        @Reducer struct AppFeature {
          @Reducer enum Page { case login(Login), home(Home) }
          @ObservableState struct State { var page: Page.State = .login(Login.State()) }
          enum Action { case page(Page.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.page, action: \\.page) { Page.body }
            \(Self.reduce(
              """
              case .page(.login(.done)): 1️⃣state.page = .home(Home.State())
              case .page(.home(.logout)): 2️⃣state.page = .login(.init())
              """, ""))
          }
        }
        """, store: "Store(initialState: AppFeature.State()) { AppFeature() }",
        """
        switch store.scope(state: \\.page, action: \\.page).case {
        case let .login(store): B(store: store)
        case let .home(store): C(store: store)
        }
        """), transitions: Self.moves + Self.parts)
  }

  @Test("A store of a part that may be missing")
  func optional() {
    expect(
      Self.app(
        """
        @Reducer struct AppFeature {
          @ObservableState struct State {
            var login: Login.State? = .init()
            var home: Home.State?
          }
          enum Action { case login(Login.Action), home(Home.Action) }
          var body: some ReducerOf<Self> {
            \(Self.reduce(
              """
              case .login(.done): 1️⃣state.home = Home.State()
              case .home(.logout): 2️⃣state.home = nil
              """,
              """
              .ifLet(\\.login, action: \\.login) { Login() }
              .ifLet(\\.home, action: \\.home) { Home() }
              """))
          }
        }
        """, store: "Store(initialState: AppFeature.State()) { AppFeature() }",
        """
        if let store = store.scope(state: \\.home, action: \\.home) {
          C(store: store)
        } else if let store = store.scope(state: \\.login, action: \\.login) {
          B(store: store)
        }
        """), transitions: Self.moves + Self.parts)
  }
}
