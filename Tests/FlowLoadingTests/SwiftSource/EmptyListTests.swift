import Testing

@Suite("Lists that code leaves empty")
struct EmptyListTests {
  @Test(
    "Rows of a list written empty have no code of others' rows",
    arguments: ["[]", "[].filter { $0.action != nil }"])
  func written(_ list: String) {
    expect(
      Self.app("var items: [Item] { \(list) }"),
      transitions: ["A -tab-> B", "A -tab-> C", "B -sheet-> D at 1️⃣"])
  }

  @Test("A switch that decides for no rows leaves the list empty")
  func switched() {
    expect(
      Self.app(
        """
        enum Kind { case none, some }
        let kind = Kind.none
        var items: [Item] {
          let found: [Item]
          switch kind {
          case .none: found = []
          case .some: found = [Item(action: {})]
          }
          return found
        }
        """),
      transitions: ["A -tab-> B", "A -tab-> C", "B -sheet-> D at 1️⃣"])
  }

  @Test("State that begins empty may hold any row")
  func state() {
    expect(
      Self.app("@State var items: [Item] = []"),
      transitions: [
        "A -tab-> B", "A -tab-> C", "B -sheet-> D at 1️⃣", "C -sheet-> D at 1️⃣",
      ])
  }

  static func app(_ items: String) -> String {
    """
    struct A: View { var body: some View { TabView { B(); C() } } }
    struct Item: Identifiable { let id = 0; var action: (() -> Void)? = nil }
    struct Row: View {
      let item: Item
      var body: some View { if let action = item.action { Button("x", action: action) } }
    }
    struct B: View {
      @State private var isOpen = false
      var body: some View {
        Row(item: Item(action: { 1️⃣isOpen = true })).sheet(isPresented: $isOpen) { D() }
      }
    }
    struct C: View {
      \(items)
      var body: some View { ForEach(items) { Row(item: $0) } }
    }
    """
  }
}
