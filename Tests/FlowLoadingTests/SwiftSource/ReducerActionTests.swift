import FlowGraph
import Testing

/// Who acts on an action of a reducer's, where its own switch leaves it alone.
@Suite("Actions of reducers")
struct ReducerActionTests {
  private func open(_ graph: FlowGraph) -> [String] {
    graph.actions.filter { $0.handling != .handled }.map(\.id)
  }

  private static func parent(_ composing: String, sent: String, case declared: String) -> String {
    """
    @Reducer struct Counter {
      @ObservableState struct State: Identifiable { let id = 0; var n = 0 }
      enum Action { case set(Int), idle }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .set(let value): state.n = value
          case .idle: break
          }
          return .none
        }
      }
    }
    @Reducer struct Feature {
      @ObservableState struct State { var child = Counter.State() }
      enum Action { case tap, \(declared) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tap: return .send(\(sent))
          case .child: break
          }
          return .none
        }
        \(composing)
      }
    }
    struct A: View {
      let store: StoreOf<Feature>
      var body: some View { Button("x") { store.send(.tap) } }
    }
    """
  }

  @Test(
    "An action that is another reducer's is left to that one",
    arguments: [
      (
        "Scope(state: \\.child, action: \\.child) { Counter() }", ".child(.set(3))",
        "child(Counter.Action)"
      ),
      (
        ".ifLet(\\.$child, action: \\.child) { Counter() }", ".child(.presented(.set(3)))",
        "child(PresentationAction<Counter.Action>)"
      ),
      (
        ".forEach(\\.child, action: \\.child) { Counter() }",
        ".child(.element(id: 0, action: .set(3)))", "child(IdentifiedActionOf<Counter>)"
      ),
      (
        ".ifLet(\\.$child, action: \\.child)", ".child(.presented(.confirm))",
        "child(PresentationAction<Ask>); enum Ask { case confirm }"
      ),
    ])
  func carried(composing: String, sent: String, declared: String) {
    #expect(open(expect(Self.parent(composing, sent: sent, case: declared))).isEmpty)
  }

  @Test("An action that no other reducer takes is not")
  func own() {
    let source = Self.parent("", sent: ".child(3)", case: "child(Int)")
    #expect(open(expect(source)) == ["Feature.Action.child"])
  }

  private func telling(_ handled: String) -> FlowGraph {
    expect(
      """
      @Reducer struct Form {
        @ObservableState struct State {}
        enum Action {
          case save, delegate(Delegate)
          enum Delegate { case saved }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .save: return .send(.delegate(.saved))
            case .delegate: break
            }
            return .none
          }
        }
      }
      @Reducer struct Feature {
        @ObservableState struct State { @Presents var form: Form.State?; var n = 0 }
        enum Action { case open, form(PresentationAction<Form.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \(handled)
            return .none
          }
          .ifLet(\\.$form, action: \\.form) { Form() }
        }
      }
      struct A: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          D(store: store.scope(state: \\.form, action: \\.form))
        }
      }
      struct D: View {
        let store: StoreOf<Form>
        var body: some View { Button("x") { store.send(.save) } }
      }
      """)
  }

  @Test(
    "A parent that asks for a child's action by name acts on it",
    arguments: [
      (
        """
        switch action {
        case .form(.presented(.delegate(.saved))): state.n = 1
        case .form, .open: break
        }
        """, true
      ),
      ("if case .form(.presented(.delegate)) = action { state.n = 1 }", true),
      (
        """
        switch action {
        case .form(.presented(.delegate(.saved))): break
        case .form, .open: break
        }
        """, false
      ),
      ("switch action { case .form, .open: break }", false),
    ])
  func askedFor(handled: String, isHandled: Bool) {
    #expect(open(telling(handled)).contains("Form.Action.delegate") != isHandled)
  }
}

/// Where the code of a reducer stands, and what it writes.
@Suite("Code of reducers")
struct ReducerCodeTests {
  private static func app(_ body: String, _ members: String, more: String = "") -> String {
    """
    \(more)
    @Reducer struct Feature {
      @ObservableState struct State { @Presents var page: Page.State?; \(members) }
      enum Action { case fetch, open(Int), set(Page.State?), page(PresentationAction<Page.Action>) }
      var body: some ReducerOf<Self> {
        \(body)
      }
    }
    @Reducer struct Page {
      @ObservableState struct State { var n = 0 }
      enum Action { case ok }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    struct A: View {
      @Bindable var store: StoreOf<Feature>
      var body: some View {
        Button("f") { store.send(.fetch) }
        Button("x") { store.send(.open(1)) }
          .sheet(item: $store.scope(state: \\.page, action: \\.page)) { D(store: $0) }
      }
    }
    struct D: View {
      let store: StoreOf<Page>
      var body: some View { Button("ok") { store.send(.ok) } }
    }
    """
  }

  @Test("A getter sees the case of a framework's enum that is written two levels deep")
  func nestedWrite() {
    expect(
      Self.app(
        """
        Reduce { state, action in
          switch action {
          case .fetch: state.load.result = .success(3)
          case .open: if let n = state.load.value { 1️⃣state.page = .init(n: n) }
          case .set, .page: break
          }
          return .none
        }
        """, "var load = Load()",
        more: """
          struct Load {
            var result: Result<Int, Failed>?
            var value: Int? {
              guard case .success(let value)? = result else { return nil }
              return value
            }
          }
          struct Failed: Error {}
          """), transitions: ["A -sheet-> D at 1️⃣"])
  }

  @Test("What an effect sends has its place where it is sent")
  func sentByEffect() {
    expect(
      Self.app(
        """
        Reduce { state, action in
          switch action {
          case .open: 1️⃣state.page = Page.State()
          case .page(.presented(.ok)): return .run { send in await 2️⃣send(.page(.dismiss)) }
          case .set, .page, .fetch: break
          }
          return .none
        }
        .ifLet(\\.$page, action: \\.page) { Page() }
        """, ""), transitions: ["A -sheet-> D at 1️⃣"], backs: ["D dismiss at 2️⃣"])
  }

  private static let helped = """
    Reduce { state, action in
      switch action {
      case .set(let page): 1️⃣state.page = page
      default: break
      }
      return .none
    }
    """

  @Test(
    "A static function may make the code of several reducers",
    arguments: [
      (
        "Taps.plain()",
        """
        static func plain() -> some Reducer<Feature.State, Feature.Action> {
          Reduce<Feature.State, Feature.Action> { _, action in
            if case .open = action { return .send(.set(Page.State())) }
            return .none
          }
        }
        """
      ),
      (
        """
        Taps.told(tapped: { if case .open(let n) = $0 { n } else { nil } }, send: { .set($0) })
        """,
        """
        static func told<S, T>(
          tapped: @escaping (T) -> Int?, send: @escaping (Page.State) -> T
        ) -> some Reducer<S, T> {
          Reduce<S, T> { state, action in
            guard let n = tapped(action) else { return .none }
            return .send(send(Page.State(n: n)))
          }
        }
        """
      ),
    ])
  func helper(call: String, function: String) {
    expect(
      Self.app("\(Self.helped)\n\(call)", "", more: "enum Taps {\n\(function)\n}"),
      transitions: ["A -sheet-> D at 1️⃣"])
  }

  @Test("The reducer's own type may declare it")
  func ownHelper() {
    expect(
      Self.app(
        "\(Self.helped)\nSelf.taps()", "",
        more: """
          extension Feature {
            static func taps() -> some ReducerOf<Self> {
              Reduce { _, action in
                if case .open = action { return .send(.set(Page.State())) }
                return .none
              }
            }
          }
          """), transitions: ["A -sheet-> D at 1️⃣"])
  }
}
