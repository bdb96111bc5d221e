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
