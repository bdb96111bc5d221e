import FlowGraph
import Testing

@Suite("Paths of stacks")
struct PathTests {
  /// A stack with a path and one action.
  private func acting(_ action: String, path: String = "@State private var path: [Route] = []")
    -> String
  {
    """
    enum Route: Hashable { case b, c }
    struct A: View {
      \(path)
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { \(action) }
            .navigationDestination(for: Route.self) { route in
              switch route {
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
    "What adds to a typed path pushes",
    arguments: [
      "1️⃣path.append(.b)", "1️⃣path.append(Route.b)", "1️⃣self.path.append(.b)",
      "1️⃣path.append(contentsOf: [.b])", "1️⃣path += [.b]", "1️⃣path = [.b]",
      "1️⃣path.insert(.b, at: path.endIndex)", "1️⃣_path.wrappedValue.append(.b)",
      "1️⃣$path.wrappedValue.append(.b)", "1️⃣path = path + [.b]",
      "withAnimation { 1️⃣path.append(.b) }", "let next = Route.b; 1️⃣path.append(next)",
    ])
  func pushes(action: String) {
    expect(acting(action), transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "What adds to a NavigationPath pushes",
    arguments: [
      "1️⃣path.append(Route.b)", "1️⃣path = NavigationPath([Route.b])",
      "2️⃣path = NavigationPath(); 1️⃣path.append(Route.b)",
    ])
  func pushesUntyped(action: String) {
    // Emptying first is its own row: a pop to the root.
    expect(
      acting(action, path: "@State private var path = NavigationPath()"),
      transitions: ["A -push-> B at 1️⃣"],
      backs: action.contains("2️⃣") ? ["A popToRoot at 2️⃣"] : [])
  }

  @Test("A path assigned whole stands level on level, in order")
  func assignedWhole() {
    let graph = expect(
      acting("1️⃣path = [.b, .c]"), transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
    let numbers = graph.transitions.map { ($0.to, $0.sequence?.split(separator: "#").last) }
    #expect(numbers.map(\.0) == ["B", "C"])
    #expect(numbers.map(\.1) == ["0", "1"])
  }

  @Test(
    "What takes the last off pops",
    arguments: [
      "1️⃣path.removeLast()", "1️⃣path.removeLast(1)", "_ = 1️⃣path.popLast()",
      "1️⃣path = path.dropLast()", "1️⃣path = Array(path.dropLast())",
      "1️⃣path.remove(at: path.count - 1)",
    ])
  func pops(action: String) {
    expect(
      popping(action), transitions: ["A -push-> B at 9️⃣"], backs: ["B pop at 1️⃣"])
  }

  @Test(
    "What leaves the beginning of the path pops",
    arguments: [
      "1️⃣path = Array(path.prefix(2))", "1️⃣path = Array(path.prefix(upTo: index))",
      "1️⃣path = Array(path[...index])", "1️⃣path = Array(path[0..<index])",
      "1️⃣path = path.dropLast(2)", "1️⃣path = Array(path.dropLast(index))",
    ])
  func shortens(action: String) {
    expect(
      popping("let index = path.firstIndex(of: .b) ?? 0; " + action),
      transitions: ["A -push-> B at 9️⃣"], backs: ["B pop at 1️⃣"])
  }

  @Test(
    "What empties the path pops to the root",
    arguments: [
      "1️⃣path.removeAll()", "1️⃣path = []", "1️⃣path.removeLast(path.count)",
      "1️⃣path = .init()", "1️⃣path.removeAll(keepingCapacity: true)", "1️⃣path = [Route]()",
    ])
  func popsToRoot(action: String) {
    expect(
      popping(action), transitions: ["A -push-> B at 9️⃣"], backs: ["B popToRoot at 1️⃣"])
  }

  @Test("A NavigationPath is emptied by a new one, and by removing all it counts")
  func popsUntyped() {
    for action in ["1️⃣path = NavigationPath()", "1️⃣path = .init()", "1️⃣path.removeLast(path.count)"] {
      expect(
        popping(action).replacing("[Route]", with: "NavigationPath").replacing(
          "= []", with: "= .init()"
        )
        .replacing("append(.b)", with: "append(Route.b)"),
        transitions: ["A -push-> B at 9️⃣"], backs: ["B popToRoot at 1️⃣"])
    }
  }

  /// The action stands on the pushed screen, which holds a binding to the path.
  private func popping(_ action: String) -> String {
    """
    enum Route: Hashable { case b }
    struct A: View {
      @State private var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { 9️⃣path.append(.b) }
            .navigationDestination(for: Route.self) { _ in B(path: $path) }
        }
      }
    }
    struct B: View {
      @Binding var path: [Route]
      var body: some View { Button("Back") { \(action) } }
    }
    """
  }

  @Test(
    "What happens on an empty path depends on the call",
    arguments: [
      ("1️⃣path.removeLast()", Back.OnEmpty.crash), ("_ = 1️⃣path.popLast()", .ignored),
      ("1️⃣path = path.dropLast()", .ignored),
    ])
  func onEmpty(action: String, outcome: Back.OnEmpty) {
    let graph = expect(
      popping(action), transitions: ["A -push-> B at 9️⃣"], backs: ["B pop at 1️⃣"])
    #expect(graph.backs.map(\.onEmpty) == [outcome])
    #expect(graph.backs.map(\.guarded) == [false])
  }

  @Test(
    "A test of the path guards the pop",
    arguments: [
      "if !path.isEmpty { 1️⃣path.removeLast() }",
      "guard !path.isEmpty else { return }; 1️⃣path.removeLast()",
      "if path.count > 0 { 1️⃣path.removeLast() }", "if path.isEmpty { return }; 1️⃣path.removeLast()",
      "guard path.count >= 1 else { return }; 1️⃣path.removeLast()",
      "if let _ = path.last { 1️⃣path.removeLast() }", "if path.last != nil { 1️⃣path.removeLast() }",
      "while !path.isEmpty { 1️⃣path.removeLast() }",
    ])
  func guarded(action: String) {
    let graph = expect(
      popping(action), transitions: ["A -push-> B at 9️⃣"], backs: ["B pop at 1️⃣"])
    #expect(graph.backs.map(\.guarded) == [true])
  }

  @Test(
    "So does a test of a computed binding to it",
    arguments: [
      ("!current.wrappedValue.isEmpty", true), ("self.current.wrappedValue.count > 0", true),
      ("!other.wrappedValue.isEmpty", false),
    ])
  func guardedBinding(_ condition: String, _ isGuarded: Bool) {
    let graph = expect(
      """
      final class Guide: ObservableObject {
        @Published var left = NavigationPath()
        @Published var right = NavigationPath()
        @Published var onLeft = true
        var other: Binding<[Int]> { .constant([]) }
        var current: Binding<NavigationPath> {
          if onLeft { return Binding(get: { self.left }, set: { self.left = $0 }) }
          return Binding(get: { self.right }, set: { self.right = $0 })
        }
        func pop() {
          guard \(condition) else { return }
          1️⃣current.wrappedValue.removeLast()
        }
      }
      struct A: View {
        @StateObject private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.left) {
            Button("In") { 2️⃣guide.left.append(1) }
              .navigationDestination(for: Int.self) { _ in Two(guide: guide) }
          }
        }
      }
      struct Two: View {
        @ObservedObject var guide: Guide
        var body: some View { Button("Out") { guide.pop() } }
      }
      """, transitions: ["A -push-> Two at 2️⃣"], backs: ["Two pop at 1️⃣"])
    #expect(graph.backs.map(\.guarded) == [isGuarded])
  }

  @Test("A test of something else does not guard the pop")
  func unguarded() {
    let graph = expect(
      popping("if isReady { 1️⃣path.removeLast() }"), transitions: ["A -push-> B at 9️⃣"],
      backs: ["B pop at 1️⃣"])
    #expect(graph.backs.map(\.guarded) == [false])
  }

  @Test("Levels are counted")
  func count() {
    let graph = expect(
      popping("1️⃣path.removeLast(2)"), transitions: ["A -push-> B at 9️⃣"], backs: ["B pop at 1️⃣"])
    #expect(graph.backs.map(\.count) == [2])
  }

  @Test("Two stacks of one type of route do not meet")
  func twoStacks() {
    expect(
      """
      enum Route: Hashable { case next }
      struct A: View {
        var body: some View { TabView { Left(); Right() } }
      }
      struct Left: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") { 1️⃣path.append(.next) }
              .navigationDestination(for: Route.self) { _ in B() }
          }
        }
      }
      struct Right: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") { 2️⃣path.append(.next) }
              .navigationDestination(for: Route.self) { _ in C() }
          }
        }
      }
      """,
      transitions: [
        "A -tab-> Left", "A -tab-> Right", "Left -push-> B at 1️⃣", "Right -push-> C at 2️⃣",
      ])
  }
}
