import FlowGraph
import Testing

/// What apps write that were made before views could observe a store themselves.
@Suite("Stores as the Composable Architecture had them before")
struct OldStoreTests {
  private static let child = """
    struct Child: Reducer {
      struct State: Equatable {}
      enum Action: Equatable { case done }
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    }
    struct C: View {
      let store: StoreOf<Child>
      var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
          Button("done") { viewStore.send(.done) }
        }
      }
    }
    """

  @Test(
    "A modifier takes a store of presented state",
    arguments: [
      ("sheet", "sheet"), ("fullScreenCover", "cover"), ("popover", "popover"),
      ("navigationDestination", "push"),
    ])
  func presented(_ modifier: String, _ kind: String) {
    expect(
      """
      \(Self.child)
      struct Root: Reducer {
        struct State: Equatable { @PresentationState var child: Child.State? }
        enum Action: Equatable { case open, child(PresentationAction<Child.Action>) }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .open: 1️⃣state.child = Child.State(); return .none
            case .child(.presented(.done)): 2️⃣state.child = nil; return .none
            case .child: return .none
            }
          }
          .ifLet(\\.$child, action: /Action.child) { Child() }
        }
      }
      struct A: View {
        let store: StoreOf<Root>
        var body: some View {
          NavigationStack {
            WithViewStore(store, observe: { $0 }) { viewStore in
              Button("open") { viewStore.send(.open) }
            }
            .\(modifier)(store: store.scope(state: \\.$child, action: { .child($0) })) {
              C(store: $0)
            }
          }
        }
      }
      """, transitions: ["A -\(kind)-> C at 1️⃣"],
      backs: ["C \(kind == "push" ? "pop" : "dismiss") at 2️⃣"])
  }

  @Test("A modifier takes a case of what is presented")
  func destinations() {
    expect(
      """
      \(Self.child)
      struct Root: Reducer {
        struct State: Equatable { @PresentationState var destination: Destination.State? }
        enum Action: Equatable {
          case open, other, destination(PresentationAction<Destination.Action>)
        }
        struct Destination: Reducer {
          enum State: Equatable { case child(Child.State), other(Child.State) }
          enum Action: Equatable { case child(Child.Action), other(Child.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: /State.child, action: /Action.child) { Child() }
            Scope(state: /State.other, action: /Action.other) { Child() }
          }
        }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .open: 1️⃣state.destination = .child(Child.State()); return .none
            case .other: 2️⃣state.destination = .other(Child.State()); return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: /Action.destination) { Destination() }
        }
      }
      struct A: View {
        let store: StoreOf<Root>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            VStack {
              Button("open") { viewStore.send(.open) }
              Button("other") { viewStore.send(.other) }
            }
            .sheet(
              store: store.scope(state: \\.$destination, action: Root.Action.destination),
              state: /Root.Destination.State.child, action: Root.Destination.Action.child
            ) { C(store: $0) }
            .fullScreenCover(
              store: store.scope(state: \\.$destination, action: Root.Action.destination),
              state: /Root.Destination.State.other, action: Root.Destination.Action.other
            ) { _ in D() }
          }
        }
      }
      """, transitions: ["A -sheet-> C at 1️⃣", "A -cover-> D at 2️⃣"])
  }

  @Test("A stack shows the pages of its path by the case")
  func stack() {
    expect(
      """
      \(Self.child)
      struct Root: Reducer {
        struct State: Equatable { var path = StackState<Path.State>() }
        enum Action: Equatable { case open, path(StackAction<Path.State, Path.Action>) }
        struct Path: Reducer {
          enum State: Equatable { case child(Child.State), plain(Child.State) }
          enum Action: Equatable { case child(Child.Action), plain(Child.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: /State.child, action: /Action.child) { Child() }
            Scope(state: /State.plain, action: /Action.plain) { Child() }
          }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .open: 1️⃣state.path.append(.child(Child.State())); return .none
            case .path(.element(id: _, action: .child(.done))):
              2️⃣state.path.append(.plain(.init()))
              return .none
            case .path: return .none
            }
          }
          .forEach(\\.path, action: /Action.path) { Path() }
        }
      }
      struct A: View {
        let store: StoreOf<Root>
        var body: some View {
          NavigationStackStore(store.scope(state: \\.path, action: { .path($0) })) {
            WithViewStore(store, observe: { $0 }) { viewStore in
              Button("open") { viewStore.send(.open) }
            }
          } destination: { state in
            switch state {
            case .child: CaseLet(/Root.Path.State.child, action: Root.Path.Action.child, then: C.init(store:))
            case .plain: CaseLet(/Root.Path.State.plain, action: Root.Path.Action.plain) { _ in D() }
            }
          }
        }
      }
      """, transitions: ["A -push-> C at 1️⃣", "C -push-> D at 2️⃣"])
  }

  @Test(
    "A binding that sends an action is one to the state that it reads",
    arguments: ["\\.isShown", "{ $0.isShown }"])
  func binding(_ get: String) {
    expect(
      """
      \(Self.child)
      struct Root: Reducer {
        struct State: Equatable { var isShown = false; var child: Child.State? }
        enum Action: Equatable { case setShown(Bool), child(Child.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .setShown(isShown): 1️⃣state.isShown = isShown; return .none
            case .child: return .none
            }
          }
          .ifLet(\\.child, action: /Action.child) { Child() }
        }
      }
      struct A: View {
        let store: StoreOf<Root>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("open") { viewStore.send(.setShown(true)) }
              .sheet(isPresented: viewStore.binding(get: \(get), send: Root.Action.setShown)) {
                IfLetStore(store.scope(state: \\.child, action: Root.Action.child)) {
                  C(store: $0)
                } else: { ProgressView() }
              }
          }
        }
      }
      """, transitions: ["A -sheet-> C at 1️⃣"])
  }
}
