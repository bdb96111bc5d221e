import FlowGraph
import Testing

@Suite("Paths that a router's own subscript gives")
struct SubscriptedPathTests {
  @Test(
    "A router of the environment that is made bindable where it is shown",
    arguments: [
      "get { paths[tab] ?? [] } set { paths[tab] = newValue }",
      "get { paths[tab, default: []] } set { paths[tab] = newValue }",
    ],
    ["1️⃣paths[tab, default: []].append(page)", "1️⃣self[tab].append(page)"])
  func bindable(_ accessors: String, _ push: String) {
    expect(
      """
      enum Tab: Hashable { case home, list }
      enum Page: Hashable { case film, book }
      @Observable final class Router {
        var tab = Tab.home
        private var paths: [Tab: [Page]] = [:]
        subscript(tab: Tab) -> [Page] { \(accessors) }
        func open(_ page: Page) { \(push) }
      }
      @main struct Main: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { A().environment(router) } }
      }
      struct A: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          TabView(selection: $router.tab) {
            NavigationStack(path: $router[.home]) {
              Home().navigationDestination(for: Page.self) { Shown(page: $0) }
            }.tag(Tab.home)
            NavigationStack(path: $router[.list]) {
              Shelf().navigationDestination(for: Page.self) { Shown(page: $0) }
            }.tag(Tab.list)
          }
        }
      }
      struct Shown: View {
        let page: Page
        var body: some View { switch page { case .film: Film(); case .book: Book() } }
      }
      struct Home: View {
        @Environment(Router.self) private var router
        var body: some View { Button("f") { router.open(.film) } }
      }
      struct Shelf: View {
        @Environment(Router.self) private var router
        var body: some View { Button("b") { router.open(.book) } }
      }
      struct Film: View { var body: some View { Text("f") } }
      struct Book: View { var body: some View { Text("b") } }
      """,
      transitions: [
        "A -tab-> Home", "A -tab-> Shelf", "Home -push-> Film at 1️⃣", "Shelf -push-> Book at 1️⃣",
      ])
  }
}
