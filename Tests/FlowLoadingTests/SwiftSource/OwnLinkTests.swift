import FlowGraph
import Testing

@testable import FlowLoading

/// Routes that the app wraps, links and views that hand them on.
@Suite("Links by initialisers of the app's own, and views that hand a route on") struct OwnLinkTests
{
  /// A route in an object of its own.
  private static let counted = """
    class Held: Hashable {
      private(set) var page: Page
      private var updates = 0
      init(page: Page) { self.page = page }
      func replace(with page: Page) { self.page = page; updates += 1 }
    }
    """

  private static func app(_ initializers: String, _ links: String, frame: String = "") -> String {
    """
    enum Page { case b, c, settings(Setting) }
    enum Setting { case d }
    enum Other: Hashable { case x }
    \(frame.isEmpty ? "struct Held: Hashable { let page: Page }" : frame)
    extension NavigationLink where Destination == Never {
      \(initializers)
    }
    extension Page {
      @ViewBuilder func view() -> some View {
        switch self {
        case .b: B()
        case .c: C()
        case .settings(.d): D()
        }
      }
    }
    struct HeldView: View {
      let held: Held
      var body: some View { held.page.view() }
    }
    struct A: View {
      let named: Page = .c
      var body: some View {
        NavigationStack {
          \(links)
            .navigationDestination(for: Held.self) { HeldView(held: $0) }
        }
      }
    }
    struct B: View { var body: some View { Text("b") } }
    struct C: View { var body: some View { Text("c") } }
    struct D: View { var body: some View { Text("d") } }
    """
  }

  @Test(
    "A link leads where its value does, at the call of the app",
    arguments: [
      (
        "init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: Held(page: page), label: label) }",
        "1️⃣NavigationLink(.b) { Text(\"b\") }", "A -push-> B at 1️⃣"
      ),
      (
        "init(_ title: String, to page: Page) where Label == Text { self.init(value: Held(page: page)) { Text(title) } }",
        "1️⃣NavigationLink(\"d\", to: .settings(.d))", "A -push-> D at 1️⃣"
      ),
      (
        "init(_ title: String, destination: Page) { self.init(value: Held(page: destination)) { Text(title) } }",
        "1️⃣NavigationLink(\"c\", destination: named)", "A -push-> C at 1️⃣"
      ),
      (
        "init(_ title: String, to page: Page) { self.init(value: Held(page: page)) { Text(title) } }",
        "1️⃣NavigationLink(\"d\", to: Page.settings(.d))", "A -push-> D at 1️⃣"
      ),
      // Of two enums, the one that has the case.
      (
        """
        init(_ other: Other, @ViewBuilder label: () -> Label) { self.init(value: other, label: label) }
        init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: Held(page: page), label: label) }
        """, "1️⃣NavigationLink(.b) { Text(\"b\") }", "A -push-> B at 1️⃣"
      ),
      // One hands on to another, and a title has a default.
      (
        """
        init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: Held(page: page), label: label) }
        init(_ title: String, icon: Icon = .none, value: String, destination: Page) { self.init(destination) { Text(title) } }
        """, "1️⃣NavigationLink(\"b\", value: \"on\", destination: .b)", "A -push-> B at 1️⃣"
      ),
    ])
  func links(initializers: String, links: String, row: String) {
    let graph = expect(Self.app(initializers, links), transitions: [row])
    #expect(graph.unresolved == [])
  }

  @Test("Two links by one initialiser each lead to their own")
  func twoLinks() {
    let graph = expect(
      Self.app(
        "init(_ title: String, to page: Page) { self.init(value: Held(page: page)) { Text(title) } }",
        "VStack { 1️⃣NavigationLink(\"b\", to: .b); 2️⃣NavigationLink(\"c\", to: .c) }",
        frame: Self.counted), transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
    #expect(
      graph.transitions.map(\.trigger).sorted { ($0 ?? "") < ($1 ?? "") } == [
        "NavigationLink “b”", "NavigationLink “c”",
      ])
  }

  @Test("A view beside such initialisers is still shown by SwiftUI's")
  func frameworks() {
    expect(
      Self.app(
        "init(_ title: String, destination: Page) { self.init(value: Held(page: destination)) { Text(title) } }",
        "1️⃣NavigationLink(\"b\", destination: B())"), transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("An initialiser of which it is not known what it takes is not guessed")
  func generic() {
    expect(
      Self.app(
        """
        init<R: Routable>(_ route: R, @ViewBuilder label: () -> Label) {
          self.init(value: route.held, label: label)
        }
        """, "1️⃣NavigationLink(.b) { B() }"), unresolved: ["at 1️⃣"])
  }

  @Test("An initialiser that does more is not guessed")
  func more() {
    expect(
      Self.app(
        """
        init(_ title: String, to page: Page) {
          let held = Held(page: page)
          self.init(value: held) { Text(title) }
        }
        """, "1️⃣NavigationLink(\"b\", to: .b)"), unresolved: ["at 1️⃣"])
  }

  @Test("What one function wraps around each route that it is given is told apart by the route")
  func pushes() {
    let graph = expect(
      """
      \(Self.app("", "Text(\"a\")", frame: Self.counted))
      class Layer: ObservableObject {
        @Published var path: [Held] = []
        func push(_ page: Page) { 1️⃣path.append(.init(page: page)) }
      }
      struct Start: View {
        @StateObject private var layer = Layer()
        var body: some View {
          NavigationStack(path: $layer.path) {
            VStack { Button("b") { layer.push(.b) }; Row(layer: layer) }
              .navigationDestination(for: Held.self) { HeldView(held: $0) }
          }
        }
      }
      struct Row: View {
        let layer: Layer
        var body: some View { Button("d") { layer.push(.settings(.d)) } }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Start() } } }
      """, transitions: ["Start -push-> B at 1️⃣", "Start -push-> D at 1️⃣"])
    #expect(
      graph.transitions.map { "\($0.trigger ?? "") \($0.to)" }.sorted()
        == ["Button “b” B", "Button “d” D"])
  }

  @Test("A view around another one that it is given is a screen")
  func wrapping() {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { 1️⃣NavigationLink("p") { Profile(detail: B()) } } } }
      struct Profile: View {
        let detail: B
        var body: some View { detail.padding() }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -push-> Profile at 1️⃣"])
  }

  @Test("A view that hands on what only draws is a screen")
  func drawing() {
    expect(
      """
      struct Item { let title: Text }
      struct A: View { var body: some View { NavigationStack { 1️⃣NavigationLink("b") { B(item: Item()) } } } }
      struct B: View {
        let item: Item
        var body: some View { item.title.bold() }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "A container controller of the app's own in SwiftUI holds its screens",
    arguments: ["UITabBarController", "TabController"])
  func representedTabs(result: String) {
    expect(
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View { var body: some View { Tabs(items: [Item { B() }, Item { C() }]) } }
      struct Item {
        let content: AnyView
        init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
      }
      struct Tabs: UIViewControllerRepresentable {
        let items: [Item]
        func makeUIViewController(context: Context) -> \(result) {
          let tabs = TabController(isNew: true)
          tabs.viewControllers = items.enumerated().map { Host(item: $1, index: $0) }
          return tabs
        }
        func updateUIViewController(_ tabs: \(result), context: Context) {}
      }
      class TabController: UITabBarController {
        init(isNew: Bool) { super.init(nibName: nil, bundle: nil) }
      }
      class Host: UIHostingController<AnyView> {
        init(item: Item, index: Int) { super.init(rootView: item.content) }
      }
      struct B: View { var body: some View { Text("b") } }
      struct C: View { var body: some View { Text("c") } }
      """,
      transitions: ["A -embed-> TabController", "TabController -tab-> B", "TabController -tab-> C"])
  }
}
