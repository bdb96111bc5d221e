import FlowGraph
import Testing

@testable import FlowLoading

/// Paths that code chooses among by the tab that is selected.
@Suite("Code that asks which tab is selected")
struct OtherTabTests {
  private func app(_ open: String, tag: String = ".home", _ other: String = ".search") -> String {
    """
    enum Page: Hashable { case detail }
    enum Tab: Hashable { case home, search, more }
    @main struct Main: App { var body: some Scene { WindowGroup { Tabs() } } }
    struct Tabs: View {
      @State private var selected: \(tag.hasPrefix(".") ? "Tab" : "String") = \(tag)
      @State private var homePath: [Page] = []
      @State private var searchPath: [Page] = []
      var body: some View {
        TabView(selection: $selected) {
          NavigationStack(path: $homePath) {
            Home(open: open).navigationDestination(for: Page.self) { _ in Detail(open: open) }
          }.tag(\(tag.hasPrefix(".") ? "Tab" : "")\(tag))
          NavigationStack(path: $searchPath) {
            Search().navigationDestination(for: Page.self) { _ in Detail(open: open) }
          }.tag(\(other.hasPrefix(".") ? "Tab" : "")\(other))
        }
      }
      private func open(_ page: Page) { \(open) }
    }
    struct Home: View {
      let open: (Page) -> Void
      var body: some View { Button("") { open(.detail) } }
    }
    struct Search: View { var body: some View { NavigationLink("", value: Page.detail) } }
    struct Detail: View {
      let open: (Page) -> Void
      var body: some View { Button("") { open(.detail) } }
    }
    """
  }

  private static let rows = [
    "Tabs -tab-> Home", "Tabs -tab-> Search", "Search -push-> Detail", "Home -push-> Detail at 1️⃣",
    "Detail -push-> Detail",
  ]

  @Test(
    "A screen of one tab does what is done while that is selected, one of both does it on either",
    arguments: [
      "switch selected { case .home: 1️⃣homePath.append(page); default: 2️⃣searchPath.append(page) }",
      "switch selected { case .search, .more: 2️⃣searchPath.append(page); case .home: 1️⃣homePath.append(page) }",
      "if selected == .home { 1️⃣homePath.append(page) } else { 2️⃣searchPath.append(page) }",
      "if selected != .home { 2️⃣searchPath.append(page) } else { 1️⃣homePath.append(page) }",
    ])
  func cases(_ open: String) {
    let graph = expect(app(open), transitions: Self.rows)
    let onBoth = graph.transitions.filter { $0.from == "Detail" }
    #expect(onBoth.map(\.stacks.count) == [2])
    #expect(onBoth.map(\.guard) == [nil])
  }

  @Test("Tabs can be told by texts")
  func texts() {
    expect(
      app(
        "switch selected { case \"home\": 1️⃣homePath.append(page); default: 2️⃣searchPath.append(page) }",
        tag: "\"home\"", "\"search\""), transitions: Self.rows)
  }

  @Test("Tabs can be told by raw values")
  func rawValues() {
    let open = """
      switch selected {
      case "home": 1️⃣homePath.append(page)
      case Item.search.rawValue: 2️⃣searchPath.append(page)
      default: break
      }
      """
    expect(
      app(open, tag: "\"home\"", "\"search\"") + "\nenum Item: String { case search }",
      transitions: Self.rows)
  }

  @Test("A case is another whatever it carries, and is any that carries something")
  func payloads() {
    func rows(_ pattern: String) -> FlowGraph {
      SwiftSourceLoader(threads: 1).load(
        MarkedSource(
          """
          enum Page: Hashable { case detail }
          enum Tab: Hashable { case home, list(Int) }
          @main struct Main: App { var body: some Scene { WindowGroup { Tabs() } } }
          struct Tabs: View {
            @State private var selected = Tab.home
            @State private var homePath: [Page] = []
            @State private var listPath: [Page] = []
            var body: some View {
              TabView(selection: $selected) {
                NavigationStack(path: $homePath) {
                  Home(open: open).navigationDestination(for: Page.self) { _ in C() }
                }.tag(Tab.home)
                NavigationStack(path: $listPath) {
                  List(open: open).navigationDestination(for: Page.self) { _ in D() }
                }.tag(Tab.list(1))
              }
            }
            private func open(_ page: Page) {
              switch selected {
              case .home: homePath.append(page)
              case \(pattern): listPath.append(page)
              }
            }
          }
          struct Home: View {
            let open: (Page) -> Void
            var body: some View { Button("") { open(.detail) } }
          }
          struct List: View {
            let open: (Page) -> Void
            var body: some View { Button("") { open(.detail) } }
          }
          """
        ).files)
    }
    func pushes(_ pattern: String) -> [String] {
      rows(pattern).transitions.filter { $0.kind == .push }.map { "\($0.from)-\($0.to)" }.sorted()
    }
    #expect(pushes(".list(let number)") == ["Home-C", "List-D"])
    #expect(pushes(".list(2)") == ["Home-C", "Home-D", "List-D"])
  }

  @Test("What other state holds says nothing of tabs")
  func otherState() {
    expect(
      app("if Store.tab == .home { 1️⃣homePath.append(page) } else { 2️⃣searchPath.append(page) }"),
      transitions: Self.rows + ["Home -push-> Detail at 2️⃣"])
  }
}
