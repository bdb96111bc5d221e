import FlowGraph
import Testing

@Suite("What a library of dependencies gives by key")
struct DependencyTests {
  private func source(_ declaration: String, _ asked: String) -> String {
    """
    import Dependencies
    final class Pilot: ObservableObject {
      @Published var path = NavigationPath()
      func fly(_ number: Int) { 1️⃣path.append(number) }
    }
    \(declaration)
    @Observable final class Finder {
      @ObservationIgnored @Dependency(\(asked)) private var pilot
      func submit() { Task { @MainActor in pilot.fly(3) } }
    }
    @main struct Main: App {
      @Dependency(\(asked)) private var pilot
      var body: some Scene { WindowGroup { A().environmentObject(pilot) } }
    }
    struct A: View {
      @EnvironmentObject private var pilot: Pilot
      @State private var finder = Finder()
      var body: some View {
        NavigationStack(path: $pilot.path) {
          Button("Find") { finder.submit() }
            .navigationDestination(for: Int.self) { _ in B() }
        }
      }
    }
    """
  }

  @Test(
    "The live value of the key is what the app runs with",
    arguments: [
      """
      private enum PilotKey: DependencyKey {
        static let liveValue = Pilot()
        static let testValue = Pilot()
      }
      extension DependencyValues {
        var pilot: Pilot {
          get { self[PilotKey.self] }
          set { self[PilotKey.self] = newValue }
        }
      }
      """,
      """
      struct PilotKey: DependencyKey { static var liveValue: Pilot { Pilots.shared } }
      enum Pilots { static let shared = Pilot() }
      extension DependencyValues { var pilot: Pilot { self[PilotKey.self] } }
      """,
      """
      extension Pilot: DependencyKey { static let liveValue = Pilot() }
      extension DependencyValues {
        var pilot: Pilot {
          get { self[Pilot.self] }
          set { self[Pilot.self] = newValue }
        }
      }
      """,
    ])
  func keyPath(_ declaration: String) {
    let graph = expect(
      source(declaration, "\\.pilot"), transitions: ["A -push-> B at 1️⃣"])
    #expect(graph.hazards.isEmpty)
  }

  @Test("A type can be its own key")
  func type() {
    expect(
      source("extension Pilot: DependencyKey { static let liveValue = Pilot() }", "Pilot.self"),
      transitions: ["A -push-> B at 1️⃣"])
  }
}
