import Testing

@Suite("Lists that are made of other lists")
struct NestedListTests {
  private func source(_ found: String) -> String {
    """
    enum Page: Hashable, CaseIterable { case b, c }
    struct Item { let page: Page; let title: String }
    struct Part { let items: [Item] }
    struct Found: Identifiable { let id = UUID(); let item: Item; let text: String }
    struct Target: Hashable { let page: Page }
    enum Items {
      static let first = [Item(page: .b, title: "B")]
      static let second: [Item] = []
      static var all: [Item] { first + second }
      static let parts = [Part(items: [Item(page: .b, title: "B")])]
      static let groups = [[Item(page: .b, title: "B")], [Item(page: .c, title: "C")]]
    }
    struct A: View {
      @State private var text = ""
      private var found: [Found] { \(found) }
      var body: some View {
        NavigationStack {
          ForEach(found) { one in
            1️⃣NavigationLink(value: Target(page: one.item.page)) { Text(one.text) }
          }
          .navigationDestination(for: Target.self) { target in
            switch target.page {
            case .b: B()
            case .c: C()
            }
          }
        }
      }
    }
    """
  }

  @Test(
    "What is put into a list of each item",
    arguments: [
      "Items.all.flatMap { [Found(item: $0, text: text)] }",
      """
      Items.all.flatMap { item in
        var results = [Found]()
        if item.title.contains(text) { results.append(Found(item: item, text: item.title)) }
        return results
      }
      """,
      """
      Items.all.filter { $0.title.contains(text) }.flatMap { item -> [Found] in
        var results: [Found] = []
        for name in names { results.append(Found(item: item, text: name)) }
        return results
      }
      """,
    ])
  func made(_ found: String) {
    expect(source(found), transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("All lists of a list")
  func groups() {
    expect(
      source("Items.groups.flatMap { $0 }.map { Found(item: $0, text: text) }"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
  }

  @Test("What is made of the last items of a long list")
  func long() {
    expect(
      """
      enum Page: Hashable { case a, b, c }
      struct Item { let page: Page; let title: String }
      struct Row: Identifiable { let id = UUID(); let item: Item }
      let items = [
        \((0..<30).map { "Item(page: .\($0 < 28 ? "a" : "b"), title: \"\($0)\")" }.joined(separator: ",\n"))
      ]
      struct A: View {
        private var rows: [Row] { items.map { Row(item: $0) } }
        var body: some View {
          NavigationStack {
            ForEach(rows) { row in
              1️⃣NavigationLink(value: row.item.page) { Text(row.item.title) }
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .a: D()
              case .b: B()
              case .c: C()
              }
            }
          }
        }
      }
      struct D: View { var body: some View { Text("d") } }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> D at 1️⃣"])
  }

  @Test(
    "What other functions of a list leave of it",
    arguments: [
      "Items.parts.flatMap(\\.items).map { Found(item: $0, text: text) }",
      "Items.all.compactMap { $0.title.contains(text) ? Found(item: $0, text: text) : nil }",
      "zip(Items.all, 1...).map { Found(item: $0.0, text: text) }",
      "zip(Items.all, Items.groups[1]).map { Found(item: $0.0, text: text) }",
      """
      var made = Items.all.map { Found(item: $0, text: text) }
      made.insert(Found(item: Items.all[0], text: "first"), at: 0)
      return made
      """,
      "Page.allCases.filter { $0 != .c }.map { Found(item: Item(page: $0, title: text), text: text) }",
      """
      Page.allCases.compactMap { page in
        page == .c ? nil : Found(item: Item(page: page, title: text), text: text)
      }
      """,
    ])
  func left(_ found: String) {
    expect(source(found), transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Which cases are left that state is asked about is not known")
  func asked() {
    expect(
      source(
        "Page.allCases.filter { $0 != last }.map { Found(item: Item(page: $0, title: text), text: text) }"
      ).replacing("@State private var text", with: "@State var last = Page.c; @State var text"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
  }
}
