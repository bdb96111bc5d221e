import Testing

/// Stacks whose path is state that is not known, and what SwiftUI alone writes to a path.
@Suite("Paths that are not known, and setters of paths")
struct UnknownPathTests {
  private let destination =
    "Text(\"x\").navigationDestination(for: Step.self) { _ in B() }"

  @Test("A binding of a library's store, which may put anything on the stack")
  func unknown() {
    let graph = expect(
      """
      enum Step: Hashable { case b }
      struct A: View {
        @ObservedObject var store: MysteryStore
        var body: some View {
          1️⃣NavigationStack(path: store.binding(get: \\.path)) { \(destination) }
        }
      }
      """, unresolved: ["at 1️⃣"])
    #expect(graph.unresolved.map(\.concerns) == [["B"]])
  }

  @Test(
    "A path that is known, or one that shows nothing",
    arguments: ["$path", ".constant([])", "Binding(get: { path }, set: { path = $0 })"])
  func known(path: String) {
    expect(
      """
      enum Step: Hashable { case b }
      struct A: View {
        @State private var path: [Step] = []
        var body: some View { NavigationStack(path: \(path)) { \(destination) } }
      }
      """)
  }

  private func source(_ binding: String, _ setter: String) -> String {
    """
    enum Step: Hashable { case b, c }
    enum Action { case set([Step]), push(Step) }
    final class Router: ObservableObject {
      @Published var path: [Step] = []
      func send(_ action: Action) {
        switch action {
        case .set(let path): self.path = path
        case .push(let step): 1️⃣path.append(step)
        }
      }
      func store(_ path: [Step]) { self.path = path }
    }
    struct A: View {
      @StateObject private var router = Router()
      var body: some View {
        NavigationStack(path: \(binding)(get: { router.path }, set: { \(setter) })) {
          Button("b") { router.send(.push(.b)) }
            .navigationDestination(for: Step.self) { step in
              switch step {
              case .b: B()
              case .c: C()
              }
            }
        }
      }
    }
    """
  }

  @Test(
    "A setter that hands on the path that it is given pushes nothing",
    arguments: [
      ("Binding", "router.send(.set($0))"), (".init", "router.send(.set($0))"),
      ("Binding", "router.store($0)"), ("Binding", "print($0); router.path = $0"),
    ])
  func handedBack(binding: String, setter: String) {
    expect(source(binding, setter), transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("What a setter puts on the path by itself")
  func added() {
    expect(
      source("Binding", "router.path = $0; 2️⃣router.path.append(.c)"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }
}
