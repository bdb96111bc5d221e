import Testing

@testable import FlowLoading

/// Alerts, dialogs and menus of the Composable Architecture, whose buttons state describes.
@Suite("Buttons that state describes")
struct ReducerButtonTests {
  private func game(_ buttons: String, view: String, of state: String, handled: String) -> String {
    """
    import ComposableArchitecture
    @Reducer struct Done {
      @ObservableState struct State: Equatable {}
      enum Action {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    @Reducer struct Game {
      @Reducer enum Destination {
        \(state)
        case done(Done)
        @CasePathable enum Choice { case finish, other(Int), unused }
      }
      @ObservableState struct State { @Presents var destination: Destination.State? }
      enum Action { case destination(PresentationAction<Destination.Action>), menu }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .menu:
            state.destination = .choice(\(buttons))
            return .none
          case .destination(.presented(.choice(\(handled)))):
            1️⃣state.destination = .done(Done.State())
            return .none
          case .destination: return .none
          }
        }
        .ifLet(\\.$destination, action: \\.destination) { Destination.body }
      }
    }
    struct DoneView: View {
      let store: StoreOf<Done>
      var body: some View { Text("done") }
    }
    struct A: View {
      @Bindable var store: StoreOf<Game>
      var body: some View {
        Button("Menu") { store.send(.menu) }
          \(view)
          .sheet(item: $store.scope(state: \\.destination?.done, action: \\.destination.done)) {
            DoneView(store: $0)
          }
      }
    }
    @main struct TestApp: App {
      var body: some Scene {
        WindowGroup { A(store: Store(initialState: Game.State()) { Game() }) }
      }
    }
    struct Menu<Action> {
      var buttons: [Button]
      struct Button { let title: String; let action: Action }
    }
    extension View {
      func menu<Action>(_ item: Binding<Store<Menu<Action>, Action>?>) -> some View { self }
    }
    """
  }

  private let alert =
    ".alert($store.scope(state: \\.destination?.choice, action: \\.destination.choice))"

  @Test(
    "A person who taps one sends the action that it carries",
    arguments: [
      ("AlertState { text } actions: { ButtonState(action: .finish) { text } }", "finish"),
      ("AlertState { text } actions: { ButtonState(action: .send(.finish)) { text } }", "finish"),
      ("AlertState { text } actions: { ButtonState(action: .other(3)) { text } }", "other"),
    ])
  func alerts(_ state: String, _ handled: String) {
    let graph = expect(
      game(
        state, view: alert, of: "case choice(AlertState<Choice>)", handled: ".\(handled)"),
      transitions: ["A -sheet-> DoneView at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["choice"])
  }

  @Test("So does one who taps a button of a menu of the app's own")
  func ownMenu() {
    expect(
      game(
        "Menu(buttons: [.init(title: \"x\", action: .finish)])",
        view: ".menu($store.scope(state: \\.destination?.choice, action: \\.destination.choice))",
        of: "@ReducerCaseEphemeral case choice(Menu<Choice>)", handled: ".finish"),
      transitions: ["A -sheet-> DoneView at 1️⃣"])
  }

  @Test("What no button carries, nobody sends; nor is there a button that no view shows")
  func none() {
    let state = "AlertState { text } actions: { ButtonState(action: .finish) { text } }"
    let one = "case choice(AlertState<Choice>)"
    expect(game(state, view: alert, of: one, handled: ".unused"))
    expect(game(state, view: "", of: one, handled: ".finish"))
    let bare = "AlertState { text } actions: { ButtonState(action: .other(1)) { text } }"
    let row = ".overlay(Row(action: .finish))"
    expect(game(bare, view: alert + row, of: one, handled: ".finish"))
  }
}
