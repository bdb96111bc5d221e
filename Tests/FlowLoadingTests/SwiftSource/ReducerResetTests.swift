import FlowGraph
import Testing

@Suite("Reducers that write a state as a whole")
struct ReducerResetTests {
  private static func app(_ code: String) -> String {
    """
    @Reducer struct Item {
      @ObservableState struct State: Equatable { var id = 1 }
      enum Action { case done }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    struct B: View {
      let store: StoreOf<Item>
      var body: some View { Button("done") { store.send(.done) } }
    }
    @Reducer struct Root {
      @Reducer enum Path { case item(Item), help }
      @ObservableState struct State { var path = StackState<Path.State>() }
      enum Action { case path(StackActionOf<Path>), open }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(code)
          case .path: return .none
          }
        }.forEach(\\.path, action: \\.path)
      }
    }
    struct A: View {
      @Bindable var store: StoreOf<Root>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Button("open") { store.send(.open) }
        } destination: { store in
          switch store.case {
          case .item(let store): B(store: store)
          case .help: C()
          }
        }
      }
    }
    """
  }

  @Test(
    "A path is replaced",
    arguments: [
      ("StackState([.item(Item.State())])", "B"), ("StackState<Path.State>([.help])", "C"),
      (".init([.help])", "C"),
    ])
  func path(_ value: String, _ shown: String) {
    expect(
      Self.app("case .open: 1️⃣state.path = \(value); return .none"),
      transitions: ["A -push-> \(shown) at 1️⃣"])
  }

  @Test("An element is taken off its parent's path")
  func popped() {
    expect(
      Self.app(
        """
        case .open: 1️⃣state.path.append(.item(Item.State())); return .none
        case let .path(.element(id: id, action: .item(.done))):
          2️⃣state.path.pop(from: id)
          return .none
        """), transitions: ["A -push-> B at 1️⃣"], backs: ["B pop at 2️⃣"])
  }

  @Test("The state of a child is replaced by one that selects a tab, or presents something")
  func child() {
    expect(
      """
      @Reducer struct Root {
        @ObservableState struct State: Equatable { var tabs = Tabs.State() }
        enum Action { case open, show, tabs(Tabs.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.tabs, action: \\.tabs) { Tabs() }
          Reduce { state, action in
            switch action {
            case .open: 1️⃣state.tabs = Tabs.State(tab: .other)
            case .show: 2️⃣state.tabs = Tabs.State(tab: .first, item: Item.State())
            case .tabs: break
            }
            return .none
          }
        }
      }
      @Reducer struct Item {
        @ObservableState struct State: Equatable {}
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer struct Tabs {
        enum Tab { case first, other }
        @ObservableState struct State: Equatable {
          var tab = Tab.first
          @Presents var item: Item.State?
        }
        enum Action: BindableAction {
          case binding(BindingAction<State>), item(PresentationAction<Item.Action>)
        }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in .none }.ifLet(\\.$item, action: \\.item) { Item() }
        }
      }
      @main struct Main: App {
        let store = Store(initialState: Root.State()) { Root() }
        var body: some Scene { WindowGroup { Home(store: store) } }
      }
      struct Home: View {
        let store: StoreOf<Root>
        var body: some View {
          A(store: store.scope(state: \\.tabs, action: \\.tabs))
            .toolbar {
              Button("open") { store.send(.open) }
              Button("show") { store.send(.show) }
            }
        }
      }
      struct A: View {
        @Bindable var store: StoreOf<Tabs>
        var body: some View {
          TabView(selection: $store.tab) {
            B().tag(Tabs.Tab.first)
            C().tag(Tabs.Tab.other)
          }
          .sheet(item: $store.scope(state: \\.item, action: \\.item)) { _ in D() }
        }
      }
      """,
      transitions: [
        "Home -root-> A", "A -tab-> B", "A -tab-> C", "Home -tab-> C at 1️⃣",
        "Home -tab-> B at 2️⃣", "Home -sheet-> D at 2️⃣",
      ])
  }
}
