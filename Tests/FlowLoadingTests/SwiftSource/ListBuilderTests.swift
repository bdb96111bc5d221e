import Testing

/// Result builders of the app's own that make lists.
@Suite("Builders of lists")
struct ListBuilderTests {
  @Test(
    "Each line under a builder of a list is an item, as in a list that is written",
    arguments: [
      "Row(all: [Item.home, Item.find])", "Row(tabs: [Item.home, Item.find])",
      "Row { Item.home; Item.find }",
      "Row { let first = Item.home; first; if isOn { Item.find } }",
      "Row { if isOn { Item.home } else { Item.find } }",
      "Row { switch number { case 0: Item.home; default: Item.find } }",
      "Row { return [Item.home, Item.find] }",
      "Row(all: made())", "Row(all: kept)",
    ])
  func items(made: String) {
    expect(
      """
      @resultBuilder enum Many<Element> {
        static func buildBlock(_ parts: Element...) -> [Element] { parts }
      }
      struct Item {
        let id: Int
        let content: AnyView
        static var home: Item { Item(id: 0, content: AnyView(B())) }
        static var find: Item { Item(id: 1, content: AnyView(C())) }
      }
      struct Row {
        let tabs: [Item]
        init(@Many<Item> tabs: () -> [Item]) {
          let tabs = tabs()
          self.tabs = tabs.map { $0 }
        }
        init(tabs: [Item]) { self.tabs = tabs }
        init(all: [Item]) { tabs = all }
      }
      struct A: View {
        @AppStorage("on") var isOn = false
        @AppStorage("number") var number = 0
        @Many<Item> func made() -> [Item] { Item.home; Item.find }
        @Many<Item> var kept: [Item] { Item.home; Item.find }
        var body: some View {
          let row = \(made)
          TabView { ForEach(row.tabs, id: \\.id) { tab in tab.content } }
        }
      }
      """,
      transitions: ["A -tab-> B", "A -tab-> C"])
  }
}
