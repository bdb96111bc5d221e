import FlowGraph
import Testing

@Suite("Selections and identifiers")
struct SelectionTests {
  @Test("In a column a value link selects, and the other column switches")
  func splitView() {
    expect(
      """
      enum Panel: Hashable { case truck, orders }
      struct A: View {
        @State private var panel: Panel? = .truck
        var body: some View {
          NavigationSplitView { Sidebar(panel: $panel) } detail: {
            NavigationStack { Detail(panel: $panel) }
          }
        }
      }
      struct Sidebar: View {
        @Binding var panel: Panel?
        var body: some View {
          List(selection: $panel) {
            1️⃣NavigationLink(value: Panel.truck) { Text("t") }
            2️⃣NavigationLink(value: Panel.orders) { Text("o") }
          }
        }
      }
      struct Detail: View {
        @Binding var panel: Panel?
        var body: some View {
          switch panel ?? .truck {
          case .truck: Truck()
          case .orders: Orders()
          }
        }
      }
      struct Truck: View {
        var body: some View {
          3️⃣NavigationLink(value: "t") { Text("x") }
            .navigationDestination(for: String.self) { _ in Engine() }
        }
      }
      struct Orders: View {
        var body: some View {
          4️⃣NavigationLink(value: "o") { Text("x") }
            .navigationDestination(for: String.self) { _ in Order() }
        }
      }
      struct Engine: View { var body: some View { Text("e") } }
      struct Order: View { var body: some View { Text("o") } }
      """,
      transitions: [
        "A -embed-> Sidebar", "A -embed-> Detail", "Detail -embed-> Truck",
        "Detail -embed-> Orders",
        "Sidebar -embed-> Truck at 1️⃣", "Sidebar -embed-> Orders at 2️⃣",
        // The list's own selection can be any of them.
        "Sidebar -embed-> Truck", "Sidebar -embed-> Orders",
        // Screens that take turns keep their own destinations apart.
        "Truck -push-> Engine at 3️⃣", "Orders -push-> Order at 4️⃣",
      ])
  }

  @Test("A type's ID is the type of its id")
  func identifier() {
    expect(
      """
      struct Item: Identifiable { var id: String }
      struct A: View {
        @State var items: [Item] = []
        var body: some View {
          NavigationStack {
            List(items) { item in 1️⃣NavigationLink(value: item.id) { Text("x") } }
              .navigationDestination(for: Item.ID.self) { _ in B() }
          }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A destination for an unknown type may be the one that is missed")
  func unknownDestination() {
    let graph = expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink(value: 1) { Text("x") }
              .navigationDestination(for: Kit.typeOfPage()) { _ in B() }
          }
        }
      }
      """, unresolved: ["at 1️⃣", "call"])
    #expect(graph.undelivered.isEmpty)
  }
}
