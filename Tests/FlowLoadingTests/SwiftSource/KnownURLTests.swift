import FlowGraph
import Testing

@Suite("URLs that the app opens itself")
struct KnownURLTests {
  /// An app whose tabs a router chooses by the URL that it is given.
  private func app(_ route: String, _ screen: String, more: String = "") -> String {
    """
    final class Router: ObservableObject {
      @Published var tab = 0
      @Published var isShown = false
      @Published var path: [Setting] = []
      func route(_ url: URL) { \(route) }
    }
    enum Setting: String { case about, power }
    \(more)
    struct A: View {
      @StateObject private var router = Router()
      var body: some View {
        TabView(selection: $router.tab) { B().tag(0); C().tag(1); D().tag(2) }
          .sheet(isPresented: $router.isShown) { E() }
          .onOpenURL { router.route($0) }
      }
    }
    struct B: View {
      let number = 4
      var body: some View { \(screen) }
    }
    """
  }

  private let tabs = ["A -tab-> B", "A -tab-> C", "A -tab-> D"]

  private func link(_ url: String) -> String {
    "Link(destination: URL(string: \(url))!) { Text(\"x\") }"
  }

  @Test("It is no file")
  func noFile() {
    let graph = expect(
      app("if url.isFileURL { tab = 2 } else { tab = 1 }", link("\"app:///a\"")),
      transitions: tabs + ["B -tab-> C"], deepLinks: ["* -> C", "* -> D", "app:///a -> C"])
    #expect(graph.usedURLs.map(\.handled) == [true])
  }

  @Test("A function that is asked whether it takes the URL")
  func asked() {
    expect(
      app(
        """
        if Invite.canHandle(url) { isShown = true }
        else if url.absoluteString.lowercased().contains("app:///") { tab = 1 }
        else { tab = 2 }
        """, link("\"app:///news/today\""),
        more: """
          enum Invite {
            static func canHandle(_ url: URL) -> Bool {
              let segments = segments(url)
              guard let part = url.fragment, !part.isEmpty else { return segments == ["v"] }
              return url.host == "invite"
            }
            static func segments(_ url: URL) -> [String] {
              url.pathComponents.filter { $0 != "/" }.map { $0.lowercased() }
            }
          }
          """),
      transitions: tabs + ["B -tab-> C"],
      deepLinks: ["* -> C", "* -> D", "* -> E", "app:///news/today -> C"])
  }

  @Test("A function that asks state as well depends on it")
  func askedWithState() {
    expect(
      app(
        "if canHandle(url) { isShown = true } else { tab = 1 }", link("\"app://invite\""),
        more: """
          extension Router {
            func canHandle(_ url: URL) -> Bool { url.host == "invite" && tab == 0 }
          }
          """),
      transitions: tabs + ["B -sheet-> E", "B -tab-> C"],
      deepLinks: ["* -> E", "* -> C", "app://invite -> E"])
  }

  @Test("What is put into the query leaves the path known")
  func interpolation() {
    let graph = expect(
      app(
        """
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
        if parts.path == "/one" { tab = 1 } else if parts.path == "/two" { tab = 2 }
        """, link("\"app:///two?id=\\(number)\"")),
      transitions: tabs + ["B -tab-> D"],
      deepLinks: ["*://*/one -> C", "*://*/two -> D", "app:///two?id=… -> D"])
    #expect(graph.usedURLs.map(\.url) == ["app:///two?id=…"])
  }

  private let settings = """
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.path.hasPrefix("/settings")
    else { return }
    let words = parts.path.split(separator: "/").dropFirst().map(String.init)
    let setting = words.first.flatMap(Setting.init(rawValue:))
    if let setting { path = [setting] } else { path = [] }
    """

  private let settingsScreen = """
    struct C: View {
      @EnvironmentObject var router: Router
      var body: some View {
        NavigationStack(path: $router.path) {
          List { Text("x") }.navigationDestination(for: Setting.self) { setting in
            switch setting { case .about: About(); case .power: Power() }
          }
        }
      }
    }
    struct About: View { var body: some View { Text("x") } }
    struct Power: View { var body: some View { Text("x") } }
    """

  @Test("A part of its path is the raw value of a route")
  func rawValue() {
    expect(
      app(settings, link("\"app:///settings/about\""), more: settingsScreen),
      transitions: tabs + ["B -push-> About"], backs: ["B popToRoot"],
      deepLinks: [
        "*://*/settings*/** -> About", "*://*/settings*/** -> Power",
        "app:///settings/about -> About",
      ])
  }

  @Test("A URL that nobody knows may be of any route")
  func unknownURL() {
    expect(
      app(
        settings,
        """
        Button("x") { if let notice { router.route(notice) } }
        }
        var notice: URL? { UIPasteboard.general.url }
        @EnvironmentObject var router: Router
        var other: some View { Text("x")
        """, more: settingsScreen),
      transitions: tabs + ["B -push-> About", "B -push-> Power"], backs: ["B popToRoot"],
      deepLinks: ["*://*/settings*/** -> About", "*://*/settings*/** -> Power"])
  }

  @Test("A handler in the environment hears of what its own views open")
  func environment() {
    let graph = expect(
      """
      struct A: View { var body: some View { TabView { B(); C() } } }
      struct B: View { var body: some View { Link(destination: URL(string: "card:1")!) { Text("x") } } }
      struct C: View {
        @State private var isShown = false
        @State private var isMore = false
        var body: some View {
          VStack {
            Link(destination: URL(string: "card:2")!) { Text("x") }
            Button("y") { isMore = true }
          }
          .sheet(isPresented: $isShown) { D() }
          .sheet(isPresented: $isMore) { E() }
          .environment(\\.openURL, OpenURLAction { url in
            if url.scheme == "card" { isShown = true }
            return .handled
          })
        }
      }
      struct E: View { var body: some View { Link(destination: URL(string: "card:3")!) { Text("x") } } }
      """,
      transitions: [
        "A -tab-> B", "A -tab-> C", "C -sheet-> D", "C -sheet-> E", "E -sheet-> D",
      ], deepLinks: ["card://* -> D", "card:2 -> D", "card:3 -> D"])
    #expect(graph.usedURLs.map(\.handled) == [nil, true, true])
  }

  @Test(
    "What is compared with one as a whole is read",
    arguments: [
      ("URL(string: \"app://key\")!", "app://key"), ("#URL(\"app://key\")", "app://key"),
      ("makeURL()", "*"),
    ])
  func compared(_ url: String, _ pattern: String) {
    let graph = expect(
      """
      extension URL { static var key: URL { \(url) } }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Text("a")
            .onOpenURL { url in if url == .key { isShown = true } }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      """, deepLinks: ["\(pattern) -> B"])
    #expect(graph.deepLinks.allSatisfy { $0.readsURL })
  }
}
