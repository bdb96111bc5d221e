import FlowGraph
import Testing

@Suite("Tabs")
struct TabTests {
  @Test("Tabs by value, each selected by its value")
  func byValue() {
    expect(
      """
      enum Choice: Hashable { case b, c }
      struct A: View {
        @State private var choice = Choice.b
        var body: some View {
          TabView(selection: $choice) {
            Tab("B", systemImage: "b", value: Choice.b) { B(choice: $choice) }
            Tab("C", systemImage: "c", value: .c) { C() }
          }
        }
      }
      struct B: View {
        @Binding var choice: Choice
        var body: some View { Button("x") { 1️⃣choice = .c } }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C", "B -tab-> C at 1️⃣"])
  }

  @Test("Tabs by tag and item")
  func byTag() {
    let graph = expect(
      """
      struct A: View {
        @State private var choice = 0
        var body: some View {
          TabView(selection: $choice) {
            NavigationStack { B() }.tabItem { Label("Bee", systemImage: "b") }.tag(0)
            C().tag(1).tabItem { Text("Sea") }
          }
          .onAppear { 1️⃣choice = 1 }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C", "A -tab-> C at 1️⃣"])
    #expect(graph.tabGroups.first?.tabs.map(\.label) == ["Bee", "Sea"])
    #expect(graph.tabGroups.first?.tabs.map(\.tag) == ["0", "1"])
  }

  @Test("Tabs without a selection, behind a condition and in a group")
  func plain() throws {
    let graph = expect(
      """
      struct A: View {
        let isAdmin: Bool
        var body: some View {
          TabView {
            B().tabItem { Text("b") }
            Group { C() }
            if isAdmin { D() }
            #if os(iOS)
            E()
            #endif
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { A(isAdmin: flag()) } } }
      func flag() -> Bool { UserDefaults.standard.bool(forKey: "admin") }
      """,
      transitions: ["A -tab-> B", "A -tab-> C", "A -tab-> D", "A -tab-> E"])
    #expect(graph.transitions.first { $0.to == "D" }?.guard == "isAdmin")
    #expect(graph.transitions.first { $0.to == "B" }?.guard == nil)
  }

  @Test("An enum's cases make the tabs, by its own method")
  func allCases() {
    expect(
      """
      enum AppTab: String, CaseIterable, Identifiable {
        case b, c
        var id: Self { self }
        @ViewBuilder func makeContent() -> some View {
          switch self { case .b: B(); case .c: C() }
        }
        @ViewBuilder var label: some View { Text(rawValue) }
      }
      struct A: View {
        @State private var tab = AppTab.b
        var body: some View {
          TabView(selection: $tab) {
            ForEach(AppTab.allCases) { tab in
              tab.makeContent().tabItem { tab.label }.tag(tab)
            }
          }
          .toolbar { Button("x") { 1️⃣tab = .c } }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C", "A -tab-> C at 1️⃣"])
  }

  @Test("Tabs have stacks of their own")
  func ownStacks() {
    expect(
      """
      struct A: View {
        var body: some View {
          TabView {
            NavigationStack { B() }
            NavigationStack { C() }
          }
        }
      }
      struct B: View { var body: some View { 1️⃣NavigationLink("x") { D() } } }
      """, transitions: ["A -tab-> B", "A -tab-> C", "B -push-> D at 1️⃣"])
  }

  @Test("A coordinator selects the tab and fills its path")
  func coordinator() {
    let graph = expect(
      """
      @Observable final class Router {
        enum Section { case home, search }
        var section = Section.home
        var path: [Int] = []
        func openSearch() { 1️⃣section = .search; 2️⃣path = [7] }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          TabView(selection: $router.section) {
            Tab("H", systemImage: "h", value: .home) { B() }
            Tab("S", systemImage: "s", value: .search) {
              NavigationStack(path: $router.path) {
                C().navigationDestination(for: Int.self) { _ in D() }
              }
            }
          }
          .environment(router)
        }
      }
      struct B: View {
        @Environment(Router.self) var router
        var body: some View { Button("x") { router.openSearch() } }
      }
      """,
      transitions: ["A -tab-> B", "A -tab-> C", "B -tab-> C at 1️⃣", "B -push-> D at 2️⃣"])
    #expect(graph.tabGroups.first?.selection == "Router.section")
  }

  @Test("Tabs from tuples that only the type of the list has labels for")
  func labelledTuples() {
    expect(
      """
      struct Item {
        let content: AnyView
        static var b: Item { Item(content: AnyView(B())) }
        static var c: Item { Item(content: AnyView(C())) }
      }
      final class Tabs: ObservableObject {
        typealias Entry = (item: Item, number: Int)
        let entries: [Entry]
        init(_ items: [Item]) { entries = items.map { item in (item, 1) } }
      }
      struct A: View {
        @StateObject private var tabs = Tabs([.b, .c])
        var body: some View {
          TabView {
            ForEach(tabs.entries, id: \\.number) { entry in entry.item.content }
          }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C"])
  }

  @Test("Pages to leaf through are content of their screen, unless state chooses one")
  func pages() {
    func source(_ selection: String) -> String {
      """
      struct A: View {
        @State private var page = 0
        var body: some View {
          VStack {
            TabView\(selection) {
              Cover().tag(0)
              C().tag(1)
            }
            .tabViewStyle(.page)
          }
        }
      }
      struct Cover: View {
        @State private var isShown = false
        var body: some View { Button("x") { isShown = true }.sheet(isPresented: $isShown) { B() } }
      }
      """
    }
    expect(source(""), transitions: ["A -sheet-> B"])
    expect(
      source("(selection: $page)"),
      transitions: ["A -tab-> Cover", "A -tab-> C", "Cover -sheet-> B"])
  }

  @Test(
    "So are pages that a loop makes all alike", arguments: ["Color.clear.overlay { c() }", "c()"])
  func alikePages(_ frame: String) {
    expect(
      """
      struct A: View { var body: some View { VStack { Text("x"); Strip() } } }
      struct Strip: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) {
            ForEach(0..<3, id: \\.self) { number in Frame { Photo().tag(number) } }
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
        }
      }
      struct Frame<Content: View>: View {
        let c: () -> Content
        var body: some View { \(frame) }
      }
      struct Photo: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A loop gives each of its pages the tag of its element's id",
    arguments: ["", ".tabItem { Text(\"x\") }"])
  func loop(_ modifier: String) {
    let graph = expect(
      """
      enum Page: CaseIterable { case b, c }
      struct A: View {
        @State private var page = Page.b
        @State private var number = 0
        let texts: [String]
        var body: some View {
          TabView(selection: $page) {
            ForEach(Page.allCases, id: \\.self) { page in content(page)\(modifier) }
          }
          TabView(selection: $number) {
            ForEach(Array(texts.enumerated()), id: \\.offset) { _, text in Text(text)\(modifier) }
          }
          Button("x") { 1️⃣page = .c }
        }
        @ViewBuilder func content(_ page: Page) -> some View {
          switch page { case .b: B(); case .c: C() }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C", "A -tab-> C at 1️⃣"])
    #expect(graph.tabGroups.flatMap(\.tabs).allSatisfy { $0.tag != nil })
  }

  @Test("A modal that selects the tab beneath it is still shown from there")
  func selectedFromModal() {
    expect(
      """
      enum Page { case b, c }
      @Observable final class Model {
        var isShown = false
        var toFront: (() -> Void)?
        func start() { 1️⃣isShown = true }
      }
      struct A: View {
        @Bindable var model = Model()
        @State private var page: Page = .b
        var body: some View {
          TabView(selection: $page) {
            Tab("b", systemImage: "b", value: Page.b) { NavigationStack { chrome(B()) } }
            Tab("c", systemImage: "c", value: Page.c) { NavigationStack { chrome(C()) } }
          }
          .onAppear { model.toFront = { 2️⃣page = .b } }
          .sheet(isPresented: $model.isShown) { Compose(model: model) }
        }
        private func chrome(_ content: some View) -> some View {
          content.toolbar { Button("x") { model.start() } }
        }
      }
      struct Compose: View {
        let model: Model
        var body: some View { Button("x") { model.toFront?() } }
      }
      """,
      transitions: [
        "A -tab-> B", "A -tab-> C", "B -sheet-> Compose at 1️⃣", "C -sheet-> Compose at 1️⃣",
        "Compose -tab-> B at 2️⃣",
      ])
  }

  @Test("Pages of which a loop's elements say which each is are tabs, in a style of pages too")
  func switchedPages() {
    func source(_ content: String) -> String {
      """
      enum Page { case b, c }
      final class Model: ObservableObject {
        @Published var current = 0
        @Published var pages: [Page] = [.b, .c]
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          VStack {
            TabView(selection: $model.current) {
              ForEach(0..<model.pages.count, id: \\.self) { number in page(number).tag(number) }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            Text("pages")
          }
        }
        @ViewBuilder func page(_ number: Int) -> some View { \(content) }
      }
      """
    }
    expect(
      source("switch model.pages[number] { case .b: B(); case .c: C() }"),
      transitions: ["A -tab-> B", "A -tab-> C"])
    // A page that is one view or another, and one that holds several.
    expect(source("if number > model.pages.count { B() } else { C() }"))
    expect(source("switch model.pages[number] { case .b: B(); C(); case .c: D(); E() }"))
  }

  @Test("Tabs and sections that are there on a condition, or hidden on one")
  func onConditions() {
    let graph = expect(
      """
      struct A: View {
        @AppStorage("x") private var isBeta = false
        @Environment(\\.horizontalSizeClass) private var width
        var body: some View {
          TabView {
            Tab("B", systemImage: "b") { B() }
            if isBeta { Tab("C", systemImage: "c") { C() } }
            Tab("D", systemImage: "d") { D() }.hidden(width == .compact)
            TabSection("More") { Tab("E", systemImage: "e") { E() } }.hidden(width == .compact)
          }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C", "A -tab-> D", "A -tab-> E"])
    #expect(
      graph.transitions.map(\.guard)
        == [nil, "isBeta", "!(width == .compact)", "!(width == .compact)"])
  }
}
