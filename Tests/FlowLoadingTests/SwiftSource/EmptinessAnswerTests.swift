import FlowGraph
import FlowRules
import Testing

/// Pops that run only on what has been pushed, in other words than `if !path.isEmpty`.
@Suite("Questions whether a path is empty")
struct EmptinessAnswerTests {
  /// A button that goes back, which stands on the first page too.
  private func app(_ model: String, _ button: String, _ more: String = "") -> String {
    """
    final class Router: ObservableObject {
      @Published var path: [Int] = []
      @Published var isReady = UserDefaults.standard.bool(forKey: "ready")
      \(model)
    }
    struct A: View {
      @StateObject private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          VStack {
            Button("Go") { 9️⃣router.path.append(1) }
            Bar(router: router)
          }
          .navigationDestination(for: Int.self) { _ in Page(router: router) }
        }
      }
    }
    struct Page: View {
      let router: Router
      var body: some View { Bar(router: router) }
    }
    struct Bar: View {
      @ObservedObject var router: Router
      var body: some View { \(button) }
    }
    \(more)
    """
  }

  /// Whether going back runs on the first page, where nothing is on the path.
  private func expectBack(
    _ source: String, trapsOnFirst: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let graph = expect(
      source, transitions: ["A -push-> Page at 9️⃣"], backs: ["A pop at 1️⃣", "Page pop at 1️⃣"],
      sourceLocation: sourceLocation)
    let rules = RuleRunner.run(graph).map(\.rule)
    #expect(rules.contains("pop_without_push") == trapsOnFirst, sourceLocation: sourceLocation)
  }

  @Test(
    "A property or a function that asks",
    arguments: [
      ("var hasPages: Bool { !path.isEmpty }", "guard hasPages else { return }"),
      ("var depth: Int { path.count }", "guard depth > 0 else { return }"),
      ("func hasPages() -> Bool { path.count > 0 }", "guard hasPages() else { return }"),
      (
        "var depth: Int { path.count }\n  var isAtRoot: Bool { depth == 0 }",
        "if isAtRoot { return }"
      ),
    ])
  func answer(_ answer: String, _ asked: String) {
    expectBack(
      app(
        "\(answer)\n  func back() { \(asked); 1️⃣path.removeLast() }",
        "Button(\"Back\") { router.back() }"), trapsOnFirst: false)
  }

  @Test("One that asks for something else is no answer")
  func otherAnswer() {
    expectBack(
      app(
        "var hasPages: Bool { isReady }\n  func back() { if hasPages { 1️⃣path.removeLast() } }",
        "Button(\"Back\") { router.back() }"), trapsOnFirst: true)
  }

  @Test(
    "A control that cannot be used while nothing is on the path",
    arguments: [
      ("disabled(router.path.isEmpty)", false), ("disabled(router.path.count == 0)", false),
      ("disabled(!router.hasPages)", false), ("allowsHitTesting(!router.path.isEmpty)", false),
      ("disabled(router.path.count > 3)", true), ("disabled(!router.path.isEmpty)", true),
      ("allowsHitTesting(router.path.isEmpty)", true), ("disabled(!router.isReady)", true),
      ("opacity(router.path.isEmpty ? 0.5 : 1)", true),
    ])
  func control(_ modifier: String, _ traps: Bool) {
    expectBack(
      app(
        "var hasPages: Bool { !path.isEmpty }",
        "Button(\"Back\") { 1️⃣router.path.removeLast() }.\(modifier)"), trapsOnFirst: traps)
  }

  @Test(
    "A comparison with an empty list, and a switch over the answer",
    arguments: [
      ("if path != [] { 1️⃣path.removeLast() }", false),
      ("if path == [] { return }; 1️⃣path.removeLast()", false),
      ("switch path.isEmpty { case true: break; case false: 1️⃣path.removeLast() }", false),
      ("switch path.count { case 0: break; default: 1️⃣path.removeLast() }", false),
      ("switch isReady { case false: break; case true: 1️⃣path.removeLast() }", true),
    ])
  func comparison(_ body: String, _ traps: Bool) {
    expectBack(
      app("func back() { \(body) }", "Button(\"Back\") { router.back() }"), trapsOnFirst: traps)
  }

  @Test(
    "A method that the program adds to lists",
    arguments: [
      ("if !isEmpty { 1️⃣removeLast() }", false), ("if count > 0 { 1️⃣removeLast() }", false),
      ("guard !isEmpty else { return }; 1️⃣self.removeLast()", false), ("1️⃣removeLast()", true),
    ])
  func ofList(_ body: String, _ traps: Bool) {
    expectBack(
      app(
        "", "Button(\"Back\") { router.path.popSafely() }",
        "extension Array { mutating func popSafely() { \(body) } }"), trapsOnFirst: traps)
  }

  @Test("A property that asks, whose name is one that frameworks use for it")
  func canGoBack() {
    expectBack(
      app(
        "var canGoBack: Bool { !path.isEmpty }\n  func back() { if canGoBack { 1️⃣path.removeLast() } }",
        "Button(\"Back\") { router.back() }"), trapsOnFirst: false)
  }

  @Test(
    "Questions about one of the paths that lie in a table",
    arguments: [
      ("guard !(paths[tab]?.isEmpty ?? true) else { return }", false),
      ("guard let path = paths[tab], !path.isEmpty else { return }", false),
      ("guard paths[tab, default: NavigationPath()].count > 0 else { return }", false),
      ("let count = min(2, paths[tab]?.count ?? 0); guard count > 0 else { return }", false),
      ("guard !paths.isEmpty else { return }", true), ("", true),
    ])
  func tables(_ guarding: String, _ traps: Bool) {
    let graph = expect(
      """
      enum Tab: Hashable { case home, search }
      @Observable final class Router {
        var paths: [Tab: NavigationPath] = [:]
        subscript(tab: Tab) -> NavigationPath {
          get { paths[tab, default: NavigationPath()] }
          set { paths[tab] = newValue }
        }
        func back(on tab: Tab) {
          \(guarding)
          1️⃣paths[tab]?.removeLast()
        }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router[.home]) {
            VStack {
              Button("go") { 2️⃣router.paths[.home, default: NavigationPath()].append(1) }
              Button("back") { router.back(on: .home) }
            }
            .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 2️⃣"], backs: ["A pop at 1️⃣"])
    #expect(RuleRunner.run(graph).contains { $0.rule == "pop_without_push" } == traps)
  }
}
