import FlowGraph
import Testing

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
    "Detail -push-> Detail at 1️⃣", "Detail -push-> Detail at 2️⃣",
  ]

  @Test(
    "A screen of one tab does what is done while that is selected, one of both does either",
    arguments: [
      "switch selected { case .home: 1️⃣homePath.append(page); default: 2️⃣searchPath.append(page) }",
      "switch selected { case .search, .more: 2️⃣searchPath.append(page); case .home: 1️⃣homePath.append(page) }",
      "if selected == .home { 1️⃣homePath.append(page) } else { 2️⃣searchPath.append(page) }",
      "if selected != .home { 2️⃣searchPath.append(page) } else { 1️⃣homePath.append(page) }",
    ])
  func cases(_ open: String) { expect(app(open), transitions: Self.rows) }

  @Test("Tabs can be told by texts")
  func texts() {
    expect(
      app(
        "switch selected { case \"home\": 1️⃣homePath.append(page); default: 2️⃣searchPath.append(page) }",
        tag: "\"home\"", "\"search\""), transitions: Self.rows)
  }

  @Test("What other state holds says nothing of tabs")
  func otherState() {
    expect(
      app("if Store.tab == .home { 1️⃣homePath.append(page) } else { 2️⃣searchPath.append(page) }"),
      transitions: Self.rows + ["Home -push-> Detail at 2️⃣"])
  }
}
