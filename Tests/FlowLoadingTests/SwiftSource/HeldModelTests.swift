import Testing

/// Models that models hold for good, and streams that they hand out.
@Suite("Models that models hold")
struct HeldModelTests {
  private func source(_ broadcaster: String, listen: String) -> String {
    """
    enum Event { case logout, changed }
    \(broadcaster)
    @Observable final class Manager {
      let events = Broadcaster()
      func logout() { events.emit(.logout) }
    }
    struct A: View {
      @State private var manager = Manager()
      @State private var isShown = false
      @State private var task: Task<Void, Never>?
      var body: some View {
        Home()
          .environment(manager)
          .fullScreenCover(isPresented: $isShown) { B() }
          .onAppear { \(listen) }
      }
      func handle(_ event: Event) {
        switch event {
        case .logout: 1️⃣isShown = true
        case .changed: break
        }
      }
    }
    struct Home: View {
      @Environment(Manager.self) private var manager
      var body: some View { Button("logout") { manager.logout() } }
    }
    """
  }

  @Test("Whoever finds a model in the environment finds what it holds")
  func surrounding() {
    let graph = expect(
      source(
        """
        final class Broadcaster {
          private var handlers: [(Event) -> Void] = []
          func emit(_ event: Event) { for handler in handlers { handler(event) } }
          func sink(_ handler: @escaping (Event) -> Void) { handlers.append(handler) }
        }
        """, listen: "manager.events.sink { handle($0) }"),
      transitions: ["A -cover-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “logout”"])
  }

  @Test(
    "What is yielded to the continuations of a table reaches the loops over their streams",
    arguments: ["Array(continuations.values)", "lock.withLock { Array(continuations.values) }"])
  func continuations(all: String) {
    let graph = expect(
      source(
        """
        final class Broadcaster: @unchecked Sendable {
          private let lock = NSLock()
          private var continuations: [UUID: AsyncStream<Event>.Continuation] = [:]
          func subscribe() -> AsyncStream<Event> {
            let id = UUID()
            return AsyncStream { continuation in
              lock.withLock { self.continuations[id] = continuation }
            }
          }
          func emit(_ event: Event) {
            let all = \(all)
            for continuation in all { continuation.yield(event) }
          }
          func sink(_ handler: @escaping (Event) -> Void) -> Task<Void, Never> {
            let stream = subscribe()
            return Task { for await event in stream { handler(event) } }
          }
        }
        """, listen: "task = manager.events.sink { handle($0) }"),
      transitions: ["A -cover-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “logout”"])
  }
}
