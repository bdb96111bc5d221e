import Testing

@Suite("Actions of a feature's view")
struct ViewActionTests {
  @Test(
    "What the macro adds sends them to the store",
    arguments: [
      "send(.tapped)", "send(.tapped, animation: .default)", "store.send(.view(.tapped))",
    ])
  func sent(_ call: String) {
    expect(
      """
      @Reducer struct Main {
        @ObservableState struct State: Equatable { var isOpen = false }
        enum Action: ViewAction {
          case view(View)
          enum View { case tapped, idle }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.tapped): 1️⃣state.isOpen = true; return .none
            case .view(.idle): return .none
            }
          }
        }
      }
      @ViewAction(for: Main.self)
      struct A: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          Button("New") { \(call) }.sheet(isPresented: $store.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
