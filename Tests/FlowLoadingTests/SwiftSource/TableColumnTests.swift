import Testing

@Suite("Tables, whose columns build a cell for each item")
struct TableColumnTests {
  private func source(_ table: String) -> String {
    """
    struct Order: Identifiable { let id: String }
    struct Store { static func load() -> [Order] { Remote.orders() } }
    struct A: View {
      @State private var selection: Set<Order.ID> = []
      let orders = Store.load()
      var body: some View {
        NavigationStack {
          \(table)
            .navigationDestination(for: Order.ID.self) { _ in B() }
        }
      }
    }
    """
  }

  private let column = """
    TableColumn("Name") { order in
      1️⃣NavigationLink(value: order.id) { Text("n") }
    }
    """

  @Test(
    "A column is given an item of the table",
    arguments: [
      "Table(orders) {", "Table(orders, selection: $selection) {", "Table(of: Order.self) {",
      "Table(selection: $selection, sortOrder: $order) {", "Table(orders, columns: {",
    ])
  func column(_ head: String) {
    let end = head.hasSuffix("({") || head.contains("columns") ? "})" : "}"
    expect(source("\(head)\n\(column)\n\(end)"), transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("The first of what is selected is of the type that is selected")
  func first() {
    expect(
      source(
        """
        List(orders, selection: $selection) { _ in Text("o") }
          .toolbar { 1️⃣NavigationLink(value: selection.first) { Text("Details") } }
        """), transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("One link is one row, whichever number it is given")
  func numbers() {
    let graph = expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack {
            List {
              ForEach([1, 2, 3], id: \\.self) { number in
                1️⃣NavigationLink(value: number) { Text("n") }
              }
              2️⃣NavigationLink(value: 4) { Text("four") }
            }
            .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> B at 2️⃣"])
    #expect(graph.transitions.map(\.via) == [nil, "4"])
  }
}
