import FlowGraph
import Testing

@testable import FlowLoading

@Suite("State machines whose handlers navigate")
struct StateMachineTests {
  /// A flow on one stack whose machine is set up by `setUp`.
  private static func flow(_ setUp: String, events: String = "go, close") -> String {
    """
    import SwiftState
    @Observable class Flow {
      var path: [Int] = []
      enum State: StateType { case initial, first, second }
      enum Event: EventType { case \(events) }
      private let machine: StateMachine<State, Event>
      init() {
        machine = .init(state: .initial)
        setUp()
      }
      func send(_ event: Event) { machine.tryEvent(event) }
      func setUp() {
        \(setUp)
      }
    }
    struct A: View {
      @State private var flow = Flow()
      var body: some View {
        NavigationStack(path: $flow.path) {
          Button("x") { flow.send(.go) }
            .navigationDestination(for: Int.self) { _ in B() }
        }
      }
    }
    """
  }

  @Test("An event runs what is registered for it, on the screen that tries it")
  func event() {
    expect(
      Self.flow(
        """
        machine.addRoutes(event: .go, transitions: [.initial => .first]) { [weak self] _ in
          1️⃣self?.path.append(1)
        }
        machine.addRoutes(event: .close, transitions: [.first => .initial]) { [weak self] _ in
          self?.path.removeLast()
        }
        """),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A handler of all events is told which event it was")
  func anyHandler() {
    expect(
      Self.flow(
        """
        machine.addRoutes(event: .go, transitions: [.initial => .first])
        machine.addAnyHandler(.any => .any) { [weak self] context in
          guard let self else { return }
          switch (context.fromState, context.event, context.toState) {
          case (_, .go, .first): 1️⃣path.append(1)
          case (_, .close, _): path.removeLast()
          default: break
          }
        }
        """),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A mapping says which state an event leads to")
  func mapping() {
    expect(
      Self.flow(
        """
        machine.addRouteMapping { event, fromState, _ in
          switch (fromState, event) {
          case (_, .go): return .second
          default: return nil
          }
        }
        machine.addAnyHandler(.any => .any) { [weak self] context in
          switch context.toState {
          case .first: self?.path.removeLast()
          case .second: 1️⃣self?.path.append(1)
          default: break
          }
        }
        """),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A handler of errors navigates nowhere")
  func errors() {
    expect(
      Self.flow("machine.addErrorHandler { [weak self] _ in self?.path.append(1) }"),
      transitions: [])
  }
}
