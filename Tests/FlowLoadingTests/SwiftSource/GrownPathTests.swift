import FlowGraph
import Testing

@Suite("Paths that are assigned with more on them")
struct GrownPathTests {
  @Test(
    "One branch empties the path, the other adds to it",
    arguments: ["isReset ? [] : path + [route]", "isReset ? path + [route] : []"])
  func branches(_ value: String) {
    let graph = expect(
      """
      enum Route: Hashable { case b, c }
      struct A: View {
        @State private var path: [Route] = []
        let isReset: Bool
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") { go(.b) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .b: B()
                case .c: C()
                }
              }
          }
        }
        func go(_ route: Route) { 1️⃣path = \(value) }
      }
      """,
      transitions: ["A -push-> B at 1️⃣"], backs: ["A popToRoot"])
    #expect(graph.transitions.map(\.guard) != graph.backs.map(\.guard))
  }

  @Test("A router's path is a part of the path of its stack")
  func partOfPath() {
    expect(
      """
      enum Route: Hashable { case b, c }
      final class Router: ObservableObject {
        @Published var all: [Route] = []
        var rest: [Route] {
          get { Array(all.dropFirst()) }
          set {
            if all.isEmpty { 1️⃣self.all = newValue } else { 2️⃣self.all = [all[0]] + newValue }
          }
        }
        func go(_ route: Route) { self.rest = self.rest + [route] }
      }
      struct A: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.all) {
            Button("Go") { router.go(.b) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .b: B()
                case .c: C()
                }
              }
          }
        }
      }
      """,
      transitions: ["A -push-> B at 1️⃣", "A -push-> B at 2️⃣"])
  }

  @Test("A list that is filtered shows nothing that was not there")
  func filtered() {
    expect(
      """
      enum Note: Identifiable { case b, c; var id: Self { self } }
      final class Queue: ObservableObject {
        @Published var notes: [Note] = []
        var first: Note? {
          get { notes.isEmpty ? nil : notes[0] }
          set { if let newValue { notes.insert(newValue, at: 0) } else { notes.removeFirst() } }
        }
      }
      struct A: View {
        @StateObject var queue = Queue()
        var body: some View {
          VStack {
            Button("b") { 1️⃣queue.first = .b }
            Button("clean") { queue.notes = queue.notes.filter { $0 != .b } }
          }
          .sheet(item: $queue.first) { note in
            switch note {
            case .b: B()
            case .c: C()
            }
          }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "So many are taken off as a value tells: all of them only where that is the path's own count",
    arguments: [
      ("let count = min(steps, path.count); 1️⃣path.removeLast(count)", "pop"),
      ("1️⃣path.removeLast(min(steps, path.count))", "pop"), ("1️⃣path.removeLast(steps)", "pop"),
      ("1️⃣path.removeLast(path.count)", "popToRoot"),
    ])
  func counted(_ back: String, _ kind: String) {
    expect(
      """
      @Observable final class Pilot {
        var path = NavigationPath()
        func back(_ steps: Int) { \(back) }
      }
      struct A: View {
        @State private var pilot = Pilot()
        var body: some View {
          NavigationStack(path: $pilot.path) {
            Button("go") { pilot.path.append(1) }
              .navigationDestination(for: Int.self) { _ in Page(pilot: pilot) }
          }
        }
      }
      struct Page: View {
        let pilot: Pilot
        @State private var steps = 2
        var body: some View { Button("back") { pilot.back(steps) } }
      }
      """, transitions: ["A -push-> Page"], backs: ["Page \(kind) at 1️⃣"])
  }
}
