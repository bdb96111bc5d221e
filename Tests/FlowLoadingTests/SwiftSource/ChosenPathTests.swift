import FlowGraph
import Testing

/// `currentPath.append(route)`, where a getter gives the path of the tab that is open.
@Suite("Paths that a computed property chooses")
struct ChosenPathTests {
  private func app(_ getter: String, _ push: String, _ pop: String) -> String {
    """
    enum Tab: Hashable { case home, more }
    enum Route: Hashable { case b, c }
    final class Router: ObservableObject {
      @Published var tab: Tab = .home
      @Published var home: [Route] = []
      @Published var more: [Route] = []
      var current: [Route] {
        get { \(getter) }
        set { if tab == .home { home = newValue } else { more = newValue } }
      }
      func push(_ route: Route) { \(push) }
      func pop() { \(pop) }
    }
    struct A: View {
      @StateObject private var router = Router()
      var body: some View {
        TabView(selection: $router.tab) {
          NavigationStack(path: $router.home) {
            Home(router: router).navigationDestination(for: Route.self) { page($0) }
          }.tag(Tab.home)
          NavigationStack(path: $router.more) {
            More(router: router).navigationDestination(for: Route.self) { page($0) }
          }.tag(Tab.more)
        }
      }
      @ViewBuilder func page(_ route: Route) -> some View {
        switch route {
        case .b: One(router: router)
        case .c: Two(router: router)
        }
      }
    }
    struct Home: View {
      let router: Router
      var body: some View { Button("B") { router.push(.b) } }
    }
    struct More: View {
      let router: Router
      var body: some View { Button("C") { router.push(.c) } }
    }
    struct One: View {
      let router: Router
      var body: some View { Button("Back") { router.pop() } }
    }
    struct Two: View {
      let router: Router
      var body: some View { Button("Back") { router.pop() } }
    }
    """
  }

  private static let ways = [
    "A -tab-> Home", "A -tab-> More", "Home -push-> One at 1️⃣", "More -push-> Two at 1️⃣",
  ]

  @Test(
    "What is added to it is pushed in the tab that is open",
    arguments: [
      "switch tab { case .home: home; case .more: more }",
      "switch tab { case .home: return home; case .more: return more }",
      "tab == .home ? home : more",
      "if tab == .home { return home }; return more",
    ])
  func pushed(_ getter: String) {
    expect(app(getter, "1️⃣current.append(route)", ""), transitions: Self.ways)
  }

  @Test(
    "What is taken off it is popped there",
    arguments: [
      "if !current.isEmpty { 2️⃣current.removeLast() }", "_ = 2️⃣current.popLast()",
    ])
  func popped(_ pop: String) {
    expect(
      app("switch tab { case .home: home; case .more: more }", "1️⃣current.append(route)", pop),
      transitions: Self.ways, backs: ["One pop at 2️⃣", "Two pop at 2️⃣"])
  }

  @Test("What empties it goes back to the tab's first page")
  func emptied() {
    expect(
      app("tab == .home ? home : more", "1️⃣current.append(route)", "2️⃣current.removeAll()"),
      transitions: Self.ways, backs: ["One popToRoot at 2️⃣", "Two popToRoot at 2️⃣"])
  }
}
