import FlowGraph
import Testing

@testable import FlowLoading

/// Reducers that hold others hear their actions, and send them theirs.
@Suite("Reducers in reducers")
struct ReducerTreeTests {
  private static let child = """
    @Reducer struct Child {
      @ObservableState struct State: Identifiable { let id = 1; var isOpen = false }
      enum Action { case done, open, idle }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .done, .idle: return .none
          case .open: 2️⃣state.isOpen = true; return .none
          }
        }
      }
    }
    struct D: View {
      @Bindable var store: StoreOf<Child>
      let action: Child.Action
      var body: some View {
        Button("x") { store.send(action) }.popover(isPresented: $store.isOpen) { C() }
      }
    }
    """

  private static func parent(_ carried: String, _ handled: String, sent: String) -> String {
    """
    \(child)
    @Reducer struct Feature {
      @ObservableState struct State { var isOpen = false; var child: Child.State }
      enum Action { case child(\(carried)), begin }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case \(handled): 1️⃣state.isOpen = true; return .none
          case .begin: return .run { send in await send(\(sent)) }
          case .child: return .none
          }
        }
        Scope(state: \\.child, action: \\.child) { Child() }
      }
    }
    """
  }

  private static let carried: [(String, String, String)] = [
    ("Child.Action", ".child(.done)", ".child(.open)"),
    (
      "PresentationAction<Child.Action>", ".child(.presented(.done))", ".child(.presented(.open))"
    ),
    (
      "IdentifiedActionOf<Child>", ".child(.element(id: _, action: .done))",
      ".child(.element(id: 1, action: .open))"
    ),
    (
      "StackAction<Child.State, Child.Action>", "let .child(.element(_, .done))",
      ".child(.element(id: 1, action: .open))"
    ),
  ]

  @Test("A child's action is its parents' too", arguments: carried)
  func up(_ carried: String, _ handled: String, _ sent: String) {
    expect(
      """
      \(Self.parent(carried, handled, sent: sent))
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          D(store: store.scope(state: \\.child, action: \\.child), action: .done)
            .sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Another action of the child's is none that the parent acts on")
  func idle() {
    expect(
      """
      \(Self.parent("Child.Action", ".child(.done)", sent: ".child(.open)"))
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          D(store: store.scope(state: \\.child, action: \\.child), action: .idle)
            .sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: [])
  }

  @Test("What a parent sends to its child runs the child's code", arguments: carried)
  func down(_ carried: String, _ handled: String, _ sent: String) {
    expect(
      """
      \(Self.parent(carried, handled, sent: sent))
      struct A: View {
        let store: StoreOf<Feature>
        var body: some View {
          Button("x") { store.send(.begin) }
          D(store: store.scope(state: \\.child, action: \\.child), action: .idle)
        }
      }
      """, transitions: ["A -popover-> C at 2️⃣"])
  }

  @Test("The action's path says whose store it is, where the state's is wrapped")
  func wrapped() {
    expect(
      """
      \(Self.child)
      @Reducer struct Feature {
        struct State { var child: Box<Child.State?> = .init(nil); var other: Box<Int> = .init(1) }
        enum Action { case child(Child.Action) }
        var body: some Reducer<State, Action> {
          Scope(state: \\.child.value!, action: \\.child, child: Child.init)
        }
      }
      final class Box<T> {
        var value: T
        init(_ value: T) { self.value = value }
      }
      struct A: View {
        let store: StoreOf<Feature>
        var body: some View {
          if let child = store.scope(state: \\.child.value, action: \\.child) {
            Button("x") { child.send(.open) }
          }
          D(store: store.scope(state: \\.child.value!, action: \\.child), action: .idle)
        }
      }
      """, transitions: ["A -popover-> C at 2️⃣"])
  }
}

/// What the macro makes of enums of features, and stacks of them.
@Suite("Enums of reducers")
struct ReducerEnumTests {
  private static func app(_ handled: String = "") -> String {
    """
    @Reducer struct Tour {
      @Reducer enum Path { case detail(Detail), other(Other) }
      @Reducer(state: .equatable) enum Modal { case edit(Detail), ask(AlertState<Ask>); enum Ask {} }
      @ObservableState struct State {
        var path = StackState<Path.State>()
        @Presents var modal: Modal.State?
      }
      enum Action {
        case path(StackActionOf<Path>), modal(PresentationAction<Modal.Action>), open, edit, close
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .open: 1️⃣state.path.append(.detail(Detail.State())); return .none
          case .edit: 2️⃣state.modal = .edit(Detail.State()); return .none
          case .close: return 4️⃣.send(.modal(.dismiss))
          \(handled)
          case .path, .modal: return .none
          }
        }
        .forEach(\\.path, action: \\.path)
        .ifLet(\\.$modal, action: \\.modal)
      }
    }
    @Reducer struct Detail {
      @ObservableState struct State {}
      enum Action { case done, leave }
      @Dependency(\\.dismiss) var dismiss
      var body: some ReducerOf<Self> {
        Reduce { _, action in
          switch action {
          case .done: return .none
          case .leave: return .run { _ in await 5️⃣self.dismiss() }
          }
        }
      }
    }
    @Reducer struct Other { @ObservableState struct State {}; enum Action {} }
    struct A: View {
      @Bindable var store: StoreOf<Tour>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Home(store: store)
        } destination: { store in
          switch store.case {
          case .detail(let store): D(store: store)
          case .other: C()
          }
        }
        .sheet(item: $store.scope(state: \\.modal?.edit, action: \\.modal.edit)) { store in
          E(store: store, close: { self.store.send(.close) })
        }
      }
    }
    struct Home: View {
      let store: StoreOf<Tour>
      var body: some View {
        Button("x") { store.send(.open) }
        Button("y") { store.send(.edit) }
      }
    }
    struct D: View {
      let store: StoreOf<Detail>
      var body: some View {
        Button("x") { store.send(.done) }
        3️⃣NavigationLink(state: Tour.Path.State.other(Other.State())) { Text("o") }
      }
    }
    struct E: View {
      let store: StoreOf<Detail>
      let close: () -> Void
      var body: some View {
        Button("x") { store.send(.leave) }
        Button("y", action: close)
      }
    }
    """
  }

  private static let rows = [
    "A -root-> Home", "Home -push-> D at 1️⃣", "D -push-> C at 3️⃣", "Home -sheet-> E at 2️⃣",
  ]
  private static let leaving = ["E dismiss at 4️⃣", "E dismiss at 5️⃣"]

  @Test(
    """
    A path of features pushes the view of each, and what is presented leaves by its own dismissal \
    and by its parent's
    """)
  func path() {
    expect(Self.app(), transitions: Self.rows, backs: Self.leaving)
  }

  @Test("An element's action may take it off the path")
  func element() {
    expect(
      Self.app("case .path(.element(_, .detail(.done))): 6️⃣state.path.removeLast(); return .none"),
      transitions: Self.rows, backs: Self.leaving + ["D pop at 6️⃣"])
  }

  @Test("Of two features that hold one, the one whose view sends is meant")
  func around() {
    expect(
      """
      @Reducer struct Row {
        @ObservableState struct State {}
        enum Action { case tap }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer struct First {
        @ObservableState struct State { var row = Row.State(); var isOpen = false }
        enum Action { case row(Row.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action { case .row(.tap): 1️⃣state.isOpen = true; return .none }
          }
        }
      }
      @Reducer struct Second {
        @ObservableState struct State { var row = Row.State() }
        enum Action { case row(Row.Action) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct RowView: View {
        let store: StoreOf<Row>
        var body: some View { Button("x") { store.send(.tap) } }
      }
      struct A: View {
        var body: some View { TabView { D(); E() } }
      }
      struct D: View {
        @State var store = Store(initialState: First.State()) { First() }
        var body: some View {
          RowView(store: store.scope(state: \\.row, action: \\.row))
            .sheet(isPresented: $store.isOpen) { B() }
        }
      }
      struct E: View {
        let store: StoreOf<Second>
        var body: some View { RowView(store: store.scope(state: \\.row, action: \\.row)) }
      }
      """, transitions: ["A -tab-> D", "A -tab-> E", "D -sheet-> B at 1️⃣"])
  }
}
