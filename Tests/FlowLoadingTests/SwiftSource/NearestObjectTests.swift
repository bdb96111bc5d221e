import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Objects of the environment")
struct NearestObjectTests {
  /// Two tabs, each with a router of its own around it.
  private func tabs(_ code: String) -> String {
    """
    enum Route: Hashable { case detail, profile }
    enum Panel: String, Identifiable { case help; var id: String { rawValue } }
    final class Router: ObservableObject {
      @Published var path: [Route] = []
      @Published var panel: Panel?
      func open(_ route: Route) { path.append(route) }
    }
    @main struct Shop: App { var body: some Scene { WindowGroup { Tabs() } } }
    struct Tabs: View {
      @StateObject private var first = Router()
      @StateObject private var second = Router()
      var body: some View {
        TabView {
          HomeTab().environmentObject(first).tabItem { Text("Home") }
          MoreTab().environmentObject(second).tabItem { Text("More") }
        }
      }
    }
    struct HomeTab: View {
      @EnvironmentObject private var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          Home().navigationDestination(for: Route.self) { route in
            switch route {
            case .detail: Detail()
            case .profile: Profile()
            }
          }
        }
        .sheet(item: $router.panel) { _ in Help() }
      }
    }
    struct MoreTab: View {
      @EnvironmentObject private var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          More().navigationDestination(for: Route.self) { route in
            switch route {
            case .detail: MoreDetail()
            case .profile: MoreProfile()
            }
          }
        }
        .sheet(item: $router.panel) { _ in MoreHelp() }
      }
    }
    struct Profile: View { var body: some View { Text("Profile") } }
    struct MoreDetail: View { var body: some View { Text("Detail") } }
    struct MoreProfile: View { var body: some View { Text("Profile") } }
    struct MoreHelp: View { var body: some View { Text("Help") } }
    \(code)
    """
  }

  private func read(_ source: String) -> FlowGraph {
    SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
  }

  private func acts(_ graph: FlowGraph) -> Set<String> {
    Set(
      graph.transitions.filter { $0.trigger != nil }
        .map { "\($0.from) -\($0.kind)-> \($0.to)" })
  }

  @Test("The screens of a tab write that tab's router alone")
  func tabsOfTheirOwn() {
    let graph = read(
      tabs(
        """
        struct Home: View {
          @EnvironmentObject private var router: Router
          var body: some View {
            Button("Detail") { router.open(.detail) }
            Button("Help") { router.panel = .help }
          }
        }
        struct Detail: View {
          @EnvironmentObject private var router: Router
          var body: some View { Button("Profile") { router.path.append(.profile) } }
        }
        struct More: View {
          @EnvironmentObject private var router: Router
          var body: some View {
            Button("Profile") { router.open(.profile) }
            Button("Help") { router.panel = .help }
          }
        }
        struct Help: View { var body: some View { Text("Help") } }
        """))
    #expect(
      acts(graph) == [
        "Home -push-> Detail", "Home -sheet-> Help", "Detail -push-> Profile",
        "More -push-> MoreProfile", "More -sheet-> MoreHelp",
      ])
  }

  @Test("A sheet of a tab writes that tab's router")
  func aSheet() {
    let graph = read(
      tabs(
        """
        struct Home: View {
          @EnvironmentObject private var router: Router
          var body: some View { Button("Help") { router.panel = .help } }
        }
        struct Detail: View { var body: some View { Text("Detail") } }
        struct More: View { var body: some View { Text("More") } }
        struct Help: View {
          @EnvironmentObject private var router: Router
          var body: some View { Button("Detail") { router.open(.detail) } }
        }
        """))
    #expect(acts(graph) == ["Home -sheet-> Help", "Help -push-> Detail"])
  }

  @Test("A page that is pushed in one tab and presented in another writes both tabs' routers")
  func pushedAndPresented() {
    let graph = read(
      tabs(
        """
        struct Home: View {
          @EnvironmentObject private var router: Router
          var body: some View {
            VStack {
              Button("Detail") { router.open(.detail) }
              Button("Help") { router.panel = .help }
            }
          }
        }
        struct Detail: View { var body: some View { NavigationLink("Help") { MoreHelp() } } }
        struct More: View {
          @EnvironmentObject private var router: Router
          var body: some View { Button("Help") { router.panel = .help } }
        }
        struct Help: View { var body: some View { Text("Help") } }
        """
      ).replacingOccurrences(
        of: "struct MoreHelp: View { var body: some View { Text(\"Help\") } }",
        with: """
          struct MoreHelp: View {
            @EnvironmentObject private var router: Router
            var body: some View { Button("Profile") { router.open(.profile) } }
          }
          """))
    let ways = acts(graph)
    #expect(ways.contains("MoreHelp -push-> Profile"))
    #expect(ways.contains("MoreHelp -push-> MoreProfile"))
  }
}
