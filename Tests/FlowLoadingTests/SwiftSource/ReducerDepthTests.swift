import FlowGraph
import Testing

@testable import FlowLoading

/// Features far above and beside the one that is sent an action.
@Suite("Features around features")
struct ReducerDepthTests {
  private static func deep(_ handled: String) -> String {
    """
    @Reducer struct Leaf {
      enum Kind { case short, long }
      struct State: Equatable {}
      enum Action { case tapped(Kind) }
    }
    @Reducer struct Branch {
      @Reducer enum Destination { case leaf(Leaf) }
      @ObservableState struct State { @Presents var destination: Destination.State? }
      enum Action { case open; case destination(PresentationAction<Destination.Action>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .open = action { 1️⃣state.destination = .leaf(.init()) }
          return .none
        }
      }
    }
    @Reducer struct Trunk {
      @Reducer enum Destination { case branch(Branch) }
      @ObservableState struct State { @Presents var destination: Destination.State? }
      enum Action { case begin; case destination(PresentationAction<Destination.Action>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .begin = action { 2️⃣state.destination = .branch(.init()) }
          return .none
        }
      }
    }
    @Reducer struct Root {
      @ObservableState struct State { var isOpen = false; var trunk: Trunk.State }
      enum Action { case trunk(Trunk.Action) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case \(handled): 3️⃣state.isOpen = true; return .none
          case .trunk: return .none
          }
        }
      }
    }
    struct A: View {
      @Bindable var store: StoreOf<Root>
      var body: some View {
        NavigationStack {
          TrunkView(store: store.scope(state: \\.trunk, action: \\.trunk))
        }.sheet(isPresented: $store.isOpen) { F() }
      }
    }
    struct TrunkView: View {
      @Bindable var store: StoreOf<Trunk>
      var body: some View {
        Button("x") { store.send(.begin) }
          .navigationDestination(
            item: $store.scope(state: \\.destination?.branch, action: \\.destination.branch)
          ) { BranchView(store: $0) }
      }
    }
    struct BranchView: View {
      @Bindable var store: StoreOf<Branch>
      var body: some View {
        Button("x") { store.send(.open) }
          .navigationDestination(
            item: $store.scope(state: \\.destination?.leaf, action: \\.destination.leaf)
          ) { LeafView(store: $0) }
      }
    }
    struct LeafView: View {
      let store: StoreOf<Leaf>
      var body: some View { Button("x") { store.send(.tapped(.short)) } }
    }
    """
  }

  private static let deepRows = [
    "A -root-> TrunkView", "TrunkView -push-> BranchView at 2️⃣",
    "BranchView -push-> LeafView at 1️⃣",
  ]

  @Test("A reducer hears what features far below it are sent, and tells it apart")
  func far() {
    func handled(_ kind: String) -> String {
      """
      .trunk(.destination(.presented(.branch(.destination(.presented(.leaf(.tapped(\(kind)))))))))
      """
    }
    expect(Self.deep(handled(".short")), transitions: Self.deepRows + ["LeafView -sheet-> F at 3️⃣"])
    expect(Self.deep(handled(".long")), transitions: Self.deepRows)
  }

  @Test("A reducer in another's body acts on that one's actions")
  func composed() {
    expect(
      """
      @Reducer struct Feature {
        @ObservableState struct State { var isOpen = false }
        enum Action { case begin, end }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }
          Logic()
          Other()
        }
      }
      @Reducer struct Logic {
        var body: some ReducerOf<Feature> {
          Reduce { state, action in
            switch action {
            case .begin: return open(&state)
            case .end: return .none
            }
          }
        }
        private func open(_ state: inout Feature.State) -> EffectOf<Feature> {
          1️⃣state.isOpen = true
          return .none
        }
      }
      @Reducer struct Other {
        struct State { var isOpen = false }
        enum Action { case begin }
        var body: some ReducerOf<Self> {
          Reduce { state, action in state.isOpen = true; return .none }
        }
      }
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.begin) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  private static let parts = """
    struct Rows: View {
      let store: Store<RowState, RowAction>
      var body: some View { Button("x") { store.send(.tapped) } }
    }
    struct RowState {}
    enum RowAction { case tapped, moved }
    @Reducer struct First {
      @ObservableState struct State { var isOpen = false; var rows = RowState() }
      enum Action { case rows(RowAction) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .rows(.tapped): 1️⃣state.isOpen = true; return .none
          case .rows(.moved): state.isOpen = true; return .none
          }
        }
      }
    }
    @Reducer struct Second {
      @ObservableState struct State { var isOpen = false; var rows = RowState() }
      enum Action { case rows(RowAction) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          if case .rows(.tapped) = action { return .run { send in await send(.rows(.moved)) } }
          if case .rows(.moved) = action { 2️⃣state.isOpen = true }
          return .none
        }
      }
    }

    """

  @Test("A store of a part of a feature's actions sends them to the feature of the view around it")
  func part() {
    expect(
      Self.parts + """
        struct A: View { var body: some View { TabView { FirstView(); SecondView() } } }
        struct FirstView: View {
          @State var store: StoreOf<First>
          var body: some View {
            Rows(store: store.scope(state: \\.rows, action: \\.rows))
              .sheet(isPresented: $store.isOpen) { B() }
          }
        }
        struct SecondView: View {
          @State var store: StoreOf<Second>
          var body: some View {
            Rows(store: store.scope(state: \\.rows, action: \\.rows))
              .sheet(isPresented: $store.isOpen) { C() }
          }
        }
        """,
      transitions: [
        "A -tab-> FirstView", "A -tab-> SecondView", "FirstView -sheet-> B at 1️⃣",
        "SecondView -sheet-> C at 2️⃣",
      ])
  }

  @Test("What a feature's code sends in turn is for the feature of the view around it")
  func around() {
    func parent(_ name: String, _ mark: String) -> String {
      """
      @Reducer struct \(name) {
        @ObservableState struct State { var isOpen = false; var child: Child.State }
        enum Action { case child(Child.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .child(.ended) = action { \(mark)state.isOpen = true }
            return .none
          }
        }
      }
      struct \(name)View: View {
        @Bindable var store: StoreOf<\(name)>
        var body: some View {
          ChildView(store: store.scope(state: \\.child, action: \\.child))
            .sheet(isPresented: $store.isOpen) { \(name)Sheet() }
        }
      }
      struct \(name)Sheet: View { var body: some View { Text("x") } }
      """
    }
    expect(
      """
      @Reducer struct Child {
        struct State: Equatable {}
        enum Action { case tapped, ended }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: return .send(.ended)
            case .ended: return .none
            }
          }
        }
      }
      struct ChildView: View {
        let store: StoreOf<Child>
        var body: some View { Button("x") { store.send(.tapped) } }
      }
      \(parent("First", "1️⃣"))
      \(parent("Second", "2️⃣"))
      struct A: View {
        let first: StoreOf<First>
        let second: StoreOf<Second>
        var body: some View {
          TabView { FirstView(store: first); SecondView(store: second) }
        }
      }
      """,
      transitions: [
        "A -tab-> FirstView", "A -tab-> SecondView", "FirstView -sheet-> FirstSheet at 1️⃣",
        "SecondView -sheet-> SecondSheet at 2️⃣",
      ])
  }
}
