import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Tabs by their place in a list")
struct TabPlaceTests {
  /// Tabs that a loop over `items` tags by number; a menu selects some.
  private func app(items: String, select: String) -> String {
    """
    enum Item: CaseIterable { case b, c, d }
    enum Store {
      static func item(at place: Int) -> Item? { UserDefaults.standard.object(forKey: "item") as? Item }
    }
    final class Shared: ObservableObject {
      static let it = Shared()
      @Published var tab = 0
      \(items)
    }
    struct A: View {
      @ObservedObject private var shared = Shared.it
      var body: some View {
        TabView(selection: $shared.tab) {
          ForEach(Array(shared.items.enumerated()), id: \\.element) { index, item in
            content(item).tabItem { Text("Item") }.tag(index)
          }
          E().tag(3)
        }
      }
      @ViewBuilder private func content(_ item: Item) -> some View {
        switch item {
        case .b: B()
        case .c: NavigationStack { C() }
        case .d: D()
        }
      }
    }
    struct E: View {
      var body: some View { Button("Go") { 1️⃣\(select) } }
    }
    """
  }

  private static let tabs = ["A -tab-> B", "A -tab-> C", "A -tab-> D", "A -tab-> E"]
  private static let known = "let items: [Item] = [.d, .b, .c]"
  private static let unknown = "var items: [Item] { (0..<3).compactMap { Store.item(at: $0) } }"

  @Test("By number, where the list is known")
  func numbers() {
    expect(
      app(items: Self.known, select: "Shared.it.tab = 0"),
      transitions: Self.tabs + ["E -tab-> D at 1️⃣"])
    expect(
      app(items: "var items: [Item] { Item.allCases }", select: "Shared.it.tab = 1"),
      transitions: Self.tabs + ["E -tab-> C at 1️⃣"])
  }

  @Test("By number, where nobody knows what stands there")
  func unknownNumbers() {
    let filtered = "var items: [Item] { Item.allCases.filter { Store.shows($0) } }"
    for items in [Self.unknown, filtered] {
      let graph = expect(
        app(items: items, select: "Shared.it.tab = 0"), transitions: Self.tabs,
        unresolved: ["at 1️⃣"])
      #expect(graph.unresolved.map(\.concerns) == [["B", "C", "D", "E"]])
      expect(
        app(items: items, select: "Shared.it.tab = 3"),
        transitions: Self.tabs)
    }
  }

  @Test("By the place of an item", arguments: [known, unknown])
  func items(_ items: String) {
    expect(
      app(
        items: items,
        select: "if let index = Shared.it.items.firstIndex(of: .c) { 2️⃣Shared.it.tab = index }"),
      transitions: Self.tabs + ["E -tab-> C at 2️⃣"])
  }

  @Test("By a number that code works out")
  func computed() {
    expect(
      app(items: Self.known, select: "Shared.it.tab = Store.lastTab()"), transitions: Self.tabs,
      unresolved: ["at 1️⃣"])
  }

  @Test("Pages that are no screens lead nowhere")
  func pages() {
    expect(
      """
      struct A: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) {
            ForEach(Array(Store.titles().enumerated()), id: \\.offset) { index, title in
              Text(title).tag(index)
            }
          }
          .onAppear { page = 0 }
        }
      }
      """)
  }

  @Test("A selection of the person's by the tab bar is nobody's operation")
  func plain() {
    expect(
      """
      struct A: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: Binding(get: { tab }, set: { tab = $0 })) {
            B().tag(0)
            C().tag(1)
          }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C"])
  }
}
