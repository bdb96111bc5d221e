import Testing

@testable import FlowLoading

/// Pages of one path, some of which are of one feature.
@Suite("Pages of a path of features")
struct ReducerPageTests {
  private func flow(
    _ cases: String, _ handled: String, root: String = "B()", destinations: String
  ) -> String {
    """
    @Reducer struct Step {
      @ObservableState struct State: Equatable {}
      enum Action { case next, done, back }
      var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
    }
    @Reducer struct Flow {
      @Reducer enum Path { \(cases) }
      @ObservableState struct State { var path = StackState<Path.State>(); var step = Step.State() }
      enum Action { case path(StackActionOf<Path>), step(Step.Action), start, changed(Int) }
      var body: some ReducerOf<Self> {
        Scope(state: \\.step, action: \\.step) { Step() }
        Reduce { state, action in
          switch action {
          \(handled)
          default: return .none
          }
        }.forEach(\\.path, action: \\.path)
      }
    }
    struct A: View {
      @Bindable var store: StoreOf<Flow>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          \(root)
        } destination: { store in
          switch store.case { \(destinations) }
        }
      }
    }
    @main struct Shop: App {
      var body: some Scene { WindowGroup { A(store: Store(initialState: Flow.State()) { Flow() }) } }
    }
    struct First: View {
      let store: StoreOf<Step>
      var body: some View { Button("n") { store.send(.next) }; Button("b") { store.send(.back) } }
    }
    struct Second: View {
      let store: StoreOf<Step>
      var body: some View { Button("d") { store.send(.done) }; Button("n") { store.send(.next) } }
    }
    """
  }

  private let start = "Button(\"s\") { store.send(.start) }"

  @Test("Each page of a feature sends as the case that it is shown for")
  func cases() {
    expect(
      flow(
        "case first(Step); case second(Step); case third(Step)",
        """
        case .start: 1️⃣state.path.append(.first(Step.State())); return .none
        case .path(.element(id: _, action: .first(.next))):
          2️⃣state.path.append(.second(Step.State())); return .none
        case .path(.element(id: _, action: .second(.done))):
          3️⃣state.path.append(.third(Step.State())); return .none
        """, root: start,
        destinations: """
          case let .first(store): First(store: store)
          case let .second(store): Second(store: store)
          case .third: C()
          """),
      transitions: ["A -push-> First at 1️⃣", "First -push-> Second at 2️⃣", "Second -push-> C at 3️⃣"])
  }

  @Test(
    "An action of a page, and a round over the pages, say that there is one",
    arguments: [
      "case .path(.element(id: _, action: .first(.back))): state.path.removeLast(); return .none",
      """
      case .start: state.path.append(.first(Step.State())); return .none
      case .step(.back):
        for page in state.path { print(page); let _ = state.path.removeLast() }
        return .none
      """,
      """
      case .step(.back):
        for (id, page) in zip(state.path.ids, state.path) { let _ = state.path.removeLast() }
        return .none
      """,
      "case .step(.back): if state.path.ids.isEmpty { return .none }; state.path.removeLast(); return .none",
    ])
  func notEmpty(_ handled: String) {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        flow(
          "case first(Step)",
          handled.contains(".start")
            ? handled
            : handled
              + "\ncase .start: state.path.append(.first(Step.State())); return .none",
          root: "VStack { \(start); First(store: store.scope(state: \\.step, action: \\.step)) }",
          destinations: "case let .first(store): First(store: store)")
      ).files)
    let pops = graph.backs.filter { $0.kind == .pop }
    #expect(!pops.isEmpty)
    #expect(pops.allSatisfy { $0.guarded })
  }

  @Test(
    "An effect of a publisher sends what its values are made",
    arguments: ["Action.changed", "{ .changed($0) }", "{ Action.changed($0) }"])
  func publisher(_ made: String) {
    expect(
      """
      @Reducer struct Feature {
        @ObservableState struct State { var isOpen = false }
        enum Action { case appeared, changed(Int), binding(BindingAction<State>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .appeared: return .publisher { updates().map(\(made)) }
            case .changed: 1️⃣state.isOpen = true; return .none
            case .binding: return .none
            }
          }
        }
      }
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Text("a").onAppear { store.send(.appeared) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
