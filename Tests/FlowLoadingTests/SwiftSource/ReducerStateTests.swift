import FlowGraph
import Testing

@testable import FlowLoading

/// Shapes that the state of a feature and what a store makes of it have.
@Suite("State of stores and reducers")
struct ReducerStateTests {
  private static func feature(_ state: String, _ action: String, _ body: String) -> String {
    """
    @Reducer struct Feature {
      @CasePathable enum Route { case detail(Int), filters }
      @ObservableState struct State: Equatable { \(state) }
      enum Action: BindableAction { case binding(BindingAction<State>); \(action) }
      \(body)
    }
    """
  }

  private static let flag = feature(
    "var isOpen = false", "case open, other",
    """
    var body: some Reducer<State, Action> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding, .other: return .none
        case .open: 1️⃣state.isOpen = true; return .none
        }
      }
    }
    """)

  @Test(
    "What a reducer writes to its state, the store's binding shows",
    arguments: ["StoreOf<Feature>", "Store<Feature.State, Feature.Action>"])
  func flag(_ store: String) {
    expect(
      """
      \(Self.flag)
      struct A: View {
        @Bindable var store: \(store)
        var body: some View {
          Button("x") { store.send(.open) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "Extensions of stores extend what these are worth",
    arguments: [
      "StoreOf<Feature>", "Store<Feature.State, Feature.Action>",
      "Store where State == Feature.State, Action == Feature.Action",
    ])
  func extended(_ store: String) {
    expect(
      """
      \(Self.feature(
        "var page: Page?", "case open",
        """
        enum Page { case b }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .binding: return .none
            case .open: 1️⃣state.page = .b; return .none
            }
          }
        }
        """))
      extension \(store) {
        func shows(_ page: Feature.Page) -> Binding<Bool> {
          Binding(get: { self.page == page }, set: { self.page = $0 ? page : nil })
        }
      }
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.open) }.sheet(isPresented: store.shows(.b)) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "An action that only writes state does nothing else",
    arguments: [".set(\\.isOpen, false)", ".binding(.set(\\.isOpen, false))"])
  func setting(_ action: String) {
    expect(
      """
      \(Self.flag)
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.open) }
            .sheet(isPresented: $store.isOpen) { B { 2️⃣store.send(\(action)) } }
        }
      }
      struct B: View {
        let done: () -> Void
        var body: some View { Button("y", action: done) }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test(
    "An effect may have its type written out",
    arguments: [
      "return Effect.run { send in await send(.next) }", "return Effect.send(.next)",
      "let effect = Effect.run { send in await send(.next) }; return effect",
    ])
  func written(_ effect: String) {
    expect(
      """
      \(Self.feature(
        "var isOpen = false", "case open, next",
        """
        var body: some Reducer<State, Action> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .binding: return .none
            case .open: \(effect)
            case .next: 1️⃣state.isOpen = true; return .none
            }
          }
        }
        """))
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.open) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("The store may be made where the view is")
  func made() {
    expect(
      """
      \(Self.flag)
      struct A: View {
        @State var store = Store(initialState: Feature.State()) { Feature() }
        var body: some View {
          Button("x") { store.send(.open) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An action that opens nothing leads nowhere")
  func other() {
    expect(
      """
      \(Self.flag)
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.other) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: [])
  }

  @Test(
    "A reducer's code may stand elsewhere than in its body",
    arguments: [
      """
      var body: some Reducer<State, Action> { BindingReducer(); core }
      var core: some Reducer<State, Action> {
        Reduce { state, action in
          switch action { case .open: 1️⃣state.isOpen = true; return .none
          default: return .none }
        }
      }
      """,
      """
      var body: some Reducer<State, Action> { Recursive { (self) in core(self: self) } }
      func core(self: Reduce<State, Action>) -> some Reducer<State, Action> {
        Reduce { state, action in
          switch action { case .open: 1️⃣state.isOpen = true; return .none
          default: return .none }
        }
      }
      """,
      """
      var body: some Reducer<State, Action> { Reduce(core) }
      func core(state: inout State, action: Action) -> Effect<Action> {
        switch action { case .open: 1️⃣state.isOpen = true; return .none
        default: return .none }
      }
      """,
      """
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action { case .open: 1️⃣state.isOpen = true; return .none
        default: return .none }
      }
      """,
    ])
  func elsewhere(_ body: String) {
    expect(
      """
      \(Self.feature("var isOpen = false", "case open", body))
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.open) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A binding that sends an action is one to the state, and a case of it to the case")
  func sending() {
    let graph = expect(
      """
      \(Self.feature(
        "var route: Route?", "case go(Route?)",
        """
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .binding: return .none
            case .go(let route): 1️⃣state.route = route; return .none
            }
          }
        }
        """))
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        let number: Int
        var body: some View {
          VStack {
            Button("d") { store.send(.go(.detail(number))) }
            Button("f") { store.send(.go(.filters)) }
          }
          .sheet(item: $store.route.sending(\\.go).detail, id: \\.self) { _ in
            D { store.send(.go(nil)) }
          }
          .fullScreenCover(item: $store.route.sending(\\.go).filters) { _ in C() }
        }
      }
      struct D: View {
        let close: () -> Void
        var body: some View { Button("x", action: close) }
      }
      """, transitions: ["A -sheet-> D at 1️⃣", "A -cover-> C at 1️⃣"],
      backs: ["D dismiss at 1️⃣"])
    #expect(graph.transitions.map(\.via) == ["Feature.Route.filters", "Feature.Route.detail"])
    #expect(graph.transitions.allSatisfy { $0.certainty == .certain })
  }

  @Test("A feature's store is made of a part of another's state")
  func scope() {
    expect(
      """
      \(Self.feature(
        "@Presents var child: Child.State?", "case child(PresentationAction<Child.Action>), open",
        """
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .binding, .child: return .none
            case .open: 1️⃣state.child = Child.State(); return .none
            }
          }
          .ifLet(\\.$child, action: \\.child) { Child() }
        }
        """))
      @Reducer struct Child {
        @ObservableState struct State { var isOpen = false }
        enum Action { case open }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action { case .open: 2️⃣state.isOpen = true; return .none }
          }
        }
      }
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.open) }
            .sheet(item: $store.scope(state: \\.child, action: \\.child)) { store in
              D(store: store)
            }
        }
      }
      struct D: View {
        @Bindable var store: StoreOf<Child>
        var body: some View {
          Button("x") { store.send(.open) }.popover(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> D at 1️⃣", "D -popover-> B at 2️⃣"])
  }

  @Test(
    "What a reducer gives back runs on",
    arguments: [
      ".send(.open)", ".run { send in await send(.open) }", ".merge(.none, .send(.open))",
      ".concatenate([.send(.open)])",
      ".run { [id = 1] send in await send(.open) }.cancellable(id: 1)",
      "later(state)",
    ])
  func effects(_ effect: String) {
    expect(
      """
      \(Self.feature(
        "var isOpen = false", "case open, begin",
        """
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .binding: return .none
            case .begin: return \(effect)
            case .open: 1️⃣state.isOpen = true; return .none
            }
          }
        }
        func later(_ state: State) -> EffectOf<Self> { .send(.open) }
        """))
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.begin) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
