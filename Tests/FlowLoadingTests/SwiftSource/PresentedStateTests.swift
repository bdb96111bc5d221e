import Testing

/// State of the Composable Architecture that is presented, beside the modifiers that present.
@Suite("Presented state")
struct PresentedStateTests {
  private func game(_ reducer: String, _ body: String, _ more: String = "") -> String {
    """
    import ComposableArchitecture
    @Reducer struct Done {
      @ObservableState struct State: Equatable { var count = 0 }
      enum Action { case again }
      var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
    }
    @Reducer struct Game {
      @Reducer(state: .equatable) enum Destination { case done(Done) }
      @ObservableState struct State: Equatable {
        @Presents var destination: Destination.State?
        var count = 0\(more)
      }
      enum Action { case destination(PresentationAction<Destination.Action>), end, load }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(reducer)
          default: return .none
          }
        }
        .ifLet(\\.$destination, action: \\.destination) { Destination.body }
      }
    }
    struct DoneView: View {
      let store: StoreOf<Done>
      var body: some View { Button("Again") { store.send(.again) } }
    }
    struct A: View {
      @Bindable var store: StoreOf<Game>
      var body: some View { \(body) }
    }
    @main struct TestApp: App {
      var body: some Scene {
        WindowGroup { A(store: Store(initialState: Game.State()) { Game() }) }
      }
    }
    """
  }

  private let cover = """
    Button("End") { store.send(.end) }.task { store.send(.load) }
      .fullScreenCover(item: $store.scope(state: \\.destination?.done, action: \\.destination.done)) {
        DoneView(store: $0)
      }
    """

  @Test("A view for it that lies over others is a screen")
  func overlay() {
    expect(
      game(
        "case .end: 1️⃣state.destination = .done(Done.State()); return .none",
        """
        ZStack {
          Button("End") { store.send(.end) }
          if let store = store.scope(state: \\.destination?.done, action: \\.destination.done.presented) {
            DoneView(store: store).zIndex(1)
          }
        }
        """), transitions: ["A -embed-> DoneView at 1️⃣"])
  }

  @Test("A case that is put back with other things in it brings nothing up")
  func restated() {
    expect(
      game(
        """
        case .end: 1️⃣state.destination = .done(Done.State()); return .none
        case .load: state.count = 2; return .none
        """, cover,
        """
         {
          didSet {
            guard var done = self.destination?.done else { return }
            done.count = count
            self.destination = .done(done)
          }
        }
        """), transitions: ["A -cover-> DoneView at 1️⃣"])
  }

  @Test("A new state presents nothing but what it is given")
  func reset() {
    expect(
      game(
        """
        case .end: 1️⃣state.destination = .done(Done.State()); return .none
        case .destination(.presented(.done(.again))): 2️⃣state = State(count: 1); return .none
        """, cover), transitions: ["A -cover-> DoneView at 1️⃣"],
      backs: ["DoneView dismiss at 2️⃣"])
  }

  @Test("A case with something else in it is another one")
  func changed() {
    expect(
      """
      enum Step { case name, form(String, Field) }
      enum Field { case mail, address }
      final class Model: ObservableObject {
        @Published var step: Step?
        func next() {
          guard case .form(let user, _)? = step else { return }
          1️⃣step = .form(user, .address)
        }
        func start() { 2️⃣step = .form("x", .mail) }
      }
      extension Step: Identifiable { var id: Int { 0 } }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          Button("start") { model.start() }
            .sheet(item: $model.step) { step in
              switch step {
              case .name: D()
              case .form(_, .mail): Mail(model: model)
              case .form(_, .address): C()
              }
            }
        }
      }
      struct Mail: View {
        let model: Model
        var body: some View { Button("next") { model.next() } }
      }
      """, transitions: ["A -sheet-> Mail at 2️⃣", "Mail -sheet-> C at 1️⃣"])
  }
}
