import Testing

@testable import FlowLoading

@Suite("State of models that selects tabs or starts tasks")
struct RelayedFlagTests {
  private func app(_ sets: String, _ observes: String, _ handler: String = "") -> String {
    """
    @main struct Main: App {
      @State private var hub = Hub()
      var body: some Scene { WindowGroup { Tabs().environment(hub)\(handler) } }
    }
    @Observable final class Hub {
      private(set) var wanted: Int?
      private(set) var isWanted = false
      func open(_ id: Int) { \(sets) }
    }
    struct Tabs: View {
      enum Page { case news, shows }
      @Environment(Hub.self) private var hub
      @State private var page = Page.news
      @State private var isOpen = false
      var body: some View {
        TabView(selection: $page) {
          Tab("News", systemImage: "newspaper", value: Page.news) { News() }
          Tab("Shows", systemImage: "ticket", value: Page.shows) { Shows() }
        }
        .sheet(isPresented: $isOpen) { Detail() }
        \(observes)
      }
    }
    struct News: View {
      @Environment(Hub.self) private var hub
      var body: some View { Button("All") { hub.open(1) } }
    }
    struct Shows: View { var body: some View { Text("s") } }
    struct Detail: View { var body: some View { Text("d") } }
    """
  }

  private static let tabs = ["Tabs -tab-> News", "Tabs -tab-> Shows"]

  @Test("A method of a model sets a flag, and a tab is selected for it")
  func tab() {
    expect(
      app("isWanted = true", ".onChange(of: hub.isWanted) { if $1 { 1️⃣page = .shows } }"),
      transitions: Self.tabs + ["News -tab-> Shows at 1️⃣"], entries: ["Tabs"])
  }

  @Test("So a link's handler does by a method of the model")
  func link() {
    expect(
      app(
        "wanted = id", ".onChange(of: hub.wanted) { if $1 != nil { 1️⃣page = .shows } }",
        """
        .onOpenURL { url in
          guard url.host() == "show", let id = Int(url.lastPathComponent) else { return }
          hub.open(id)
        }
        """),
      transitions: Self.tabs + ["News -tab-> Shows at 1️⃣"],
      deepLinks: ["*://show/**/{id:Int} -> Shows"], entries: ["Tabs"])
  }

  @Test("A task that starts anew for the state is set off by it")
  func task() {
    let graph = expect(
      app(
        "wanted = id",
        ".task(id: hub.wanted) { guard hub.wanted != nil else { return }; 1️⃣isOpen = true }"),
      transitions: Self.tabs + ["News -sheet-> Detail at 1️⃣"],
      entries: ["Tabs"])
    #expect(graph.transitions.contains { $0.from == "News" && $0.trigger == "Button “All”" })
  }

  @Test(
    "As the view appears, the task runs too: with nil where no initialiser fills the state",
    arguments: [
      ("", "if hub.user != nil { isOpen = true }", false),
      ("", "if hub.user == nil { isOpen = true }", true),
      ("", "guard hub.user != nil else { isOpen = true; return }", true),
      (
        "init() { user = store.string(forKey: \"user\") }", "if hub.user != nil { isOpen = true }",
        true
      ),
      (
        "init() { load() }; func load() { user = \"\" }", "if hub.user != nil { isOpen = true }",
        true
      ),
    ])
  func appearing(_ making: String, _ act: String, _ isShown: Bool) {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        @main struct Main: App {
          @StateObject private var hub = Hub()
          var body: some Scene { WindowGroup { Home().environmentObject(hub) } }
        }
        final class Hub: ObservableObject {
          @Published var user: String?
          \(making)
          func enter() { user = "x" }
        }
        struct Home: View {
          @EnvironmentObject var hub: Hub
          @State private var isOpen = false
          var body: some View {
            Text("h").task(id: hub.user) { \(act) }.sheet(isPresented: $isOpen) { Tour() }
          }
        }
        struct Tour: View {
          @EnvironmentObject var hub: Hub
          var body: some View { Button("t") { hub.enter() } }
        }
        """
      ).files)
    let starting = graph.transitions.filter { $0.from == "Home" }
    #expect(Set(starting.map(\.to)) == (isShown ? ["Tour"] : []))
  }
}
