import Testing

@testable import FlowLoading

@Suite("Enums whose cases are called")
struct CalledCaseTests {
  /// Two tabs, and a jump to each.
  ///
  /// - Parameters:
  ///   - name: Of the enum's method.
  ///   - left: What a tap in the first tab does.
  ///   - opened: What the app does with a URL.
  private func app(
    _ name: String, left: String = "", right: String = "", opened: String = "_ = url"
  ) -> String {
    """
    enum Page: Hashable { case a, b }
    @Observable final class Router { static let shared = Router(); var page: Page = .a }
    enum Jump {
      case toA, toB
      init(_ url: URL) {
        switch url.host {
        case "a": self = .toA
        default: self = .toB
        }
      }
      func \(name)() {
        switch self {
        case .toA: 1️⃣Router.shared.page = .a
        case .toB: 2️⃣Router.shared.page = .b
        }
      }
    }
    struct A: View { var body: some View { Button("x") { \(left) } } }
    struct B: View {
      let jump: Jump
      var body: some View { Button("x") { \(right) } }
    }
    struct Root: View {
      @Bindable var router = Router.shared
      var body: some View {
        TabView(selection: $router.page) {
          Tab("A", systemImage: "a", value: Page.a) { A() }
          Tab("B", systemImage: "b", value: Page.b) { B(jump: .toA) }
        }
        .onOpenURL { url in \(opened) }
      }
    }
    @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
    """
  }

  @Test("A case is called like a function, where it is written or kept")
  func function() {
    expect(
      app("callAsFunction", left: "Jump.toB()", right: "jump()", opened: "print(1)"),
      transitions: ["Root -tab-> A", "Root -tab-> B", "A -tab-> B at 2️⃣", "B -tab-> A at 1️⃣"],
      deepLinks: ["* -> nothing"])
  }

  @Test(
    "What one case does is no part of what another does",
    arguments: [
      ("callAsFunction", "Jump(url)()"), ("go", "Jump(url).go()"),
      ("go", "let jump = Jump(url); jump.go()"),
    ])
  func links(_ name: String, _ opened: String) {
    let graph = expect(
      app(name, opened: opened), transitions: ["Root -tab-> A", "Root -tab-> B"],
      deepLinks: ["*://a -> A", "* -> B"])
    #expect(graph.deepLinks.allSatisfy { $0.path.isEmpty && $0.tab == $0.to })
  }
}
