import Testing

@Suite("Items of which a branch takes one case")
struct HeldItemTests {
  @Test(
    "In the branch of one case, the item is one of those that are of that case",
    arguments: [
      "ForEach(Self.items) { item in Row(item: item) }",
      "ForEach(Self.items.indices, id: \\.self) { index in Row(item: Self.items[index]) }",
    ])
  func itemOfCase(_ rows: String) {
    expect(
      """
      enum Kind { case list([String]), page(Int) }
      struct Item { let key: String; let kind: Kind }
      struct A: View {
        static let items: [Item] = [
          .init(key: "b", kind: .list(["x"])), .init(key: "c", kind: .page(1)),
        ]
        var body: some View { NavigationStack { List { \(rows) } } }
      }
      struct Row: View {
        let item: Item
        var body: some View {
          switch item.kind {
          case .list: 1️⃣NavigationLink("x", destination: ListPage(item: item))
          case .page: page
          }
        }
        private var page: some View { 2️⃣NavigationLink("x", destination: Page(item: item)) }
      }
      struct ListPage: View {
        let item: Item
        var body: some View { if item.key == "b" { 3️⃣NavigationLink("x") { B() } } else { C1() } }
      }
      struct Page: View {
        let item: Item
        var body: some View { if item.key == "c" { 4️⃣NavigationLink("x") { C() } } else { B1() } }
      }
      struct C1: View { var body: some View { NavigationLink("x") { D() } } }
      struct B1: View { var body: some View { NavigationLink("x") { E() } } }
      """,
      transitions: [
        "A -push-> ListPage at 1️⃣", "A -push-> Page at 2️⃣", "ListPage -push-> B at 3️⃣",
        "Page -push-> C at 4️⃣",
      ])
  }

  @Test("An item that anybody can change is any of them")
  func changedItem() {
    expect(
      """
      enum Kind { case list, page }
      final class Item { let key: String; var kind: Kind; init(key: String, kind: Kind) {} }
      final class Items {
        static let all = [Item(key: "b", kind: .list), Item(key: "c", kind: .page)]
        func turn() { Items.all.forEach { $0.kind = .page } }
      }
      struct A: View {
        var body: some View { NavigationStack { List { ForEach(Items.all) { Row(item: $0) } } } }
      }
      struct Row: View {
        let item: Item
        var body: some View {
          switch item.kind {
          case .list: Text("list")
          case .page: 1️⃣NavigationLink("x") { Page(item: item) }
          }
        }
      }
      struct Page: View {
        let item: Item
        var body: some View {
          if item.key == "b" { 2️⃣NavigationLink("x") { B() } }
          if item.key == "c" { 3️⃣NavigationLink("x") { C() } }
        }
      }
      """,
      transitions: ["A -push-> Page at 1️⃣", "Page -push-> B at 2️⃣", "Page -push-> C at 3️⃣"])
  }
}
