import FlowGraph
import Testing

@Suite("Columns that show what a list selects")
struct ColumnSelectionTests {
  @Test("The only branch of a column that is a screen, with and without a link")
  func oneBranch() {
    for row in ["Text(\"x\")", "NavigationLink(value: item) { Text(\"x\") }"] {
      expect(
        """
        struct Item: Hashable, Identifiable { let id: Int }
        struct A: View {
          @State private var item: Item?
          var body: some View {
            NavigationSplitView { B(item: $item) } detail: {
              if let item { Detail(item: item) } else { Text("none") }
            }
          }
        }
        struct B: View {
          @Binding var item: Item?
          let all: [Item] = []
          var body: some View { List(all, selection: $item) { item in \(row) } }
        }
        struct Detail: View { let item: Item; var body: some View { Text("d") } }
        """, transitions: ["A -embed-> B", "A -embed-> Detail", "B -embed-> Detail"])
    }
  }

  @Test(
    "A branch for whatever no other names",
    arguments: [
      "case let item?: D(item: item)", "case .some(let item): D(item: item)", "case _?: D()",
    ]
  )
  func whateverElse(branch: String) {
    expect(
      """
      enum Item: Hashable, CaseIterable, Identifiable { case one, two, last; var id: Self { self } }
      struct A: View {
        @State private var item: Item?
        var body: some View {
          NavigationSplitView { B(item: $item) } detail: {
            switch item {
            case .last: C()
            \(branch)
            case nil: Text("none")
            }
          }
        }
      }
      struct B: View {
        @Binding var item: Item?
        var body: some View {
          List(Item.allCases, selection: $item) { item in
            1️⃣NavigationLink(value: item) { Text("x") }
          }
        }
      }
      struct D: View { var item: Item?; var body: some View { Text("d") } }
      """,
      transitions: [
        "A -embed-> B", "A -embed-> C", "A -embed-> D", "B -embed-> C at 1️⃣", "B -embed-> D at 1️⃣",
      ])
  }

  @Test("Branches that each ask for something else, in a stack")
  func manyQuestions() {
    expect(
      """
      struct Item: Hashable, Identifiable { let id: Int }
      struct Group2: Hashable, Identifiable { let id: Int }
      struct A: View {
        @State private var item: Item?
        @State private var group: Group2?
        var body: some View {
          NavigationSplitView { B(group: $group) } content: { C2(item: $item) } detail: {
            NavigationStack {
              if let item, item.id > 0 { Detail(item: item) }
              else if let group { Overview(group: group) }
              else { Text("none") }
            }
          }
        }
      }
      struct B: View {
        @Binding var group: Group2?
        let all: [Group2] = []
        var body: some View { 1️⃣List(all, selection: $group) { _ in Text("x") } }
      }
      struct C2: View {
        @Binding var item: Item?
        let all: [Item] = []
        var body: some View { 2️⃣List(all, selection: $item) { _ in Text("x") } }
      }
      struct Detail: View { let item: Item; var body: some View { Text("d") } }
      struct Overview: View { let group: Group2; var body: some View { Text("d") } }
      """,
      transitions: [
        "A -embed-> B", "A -embed-> C2", "A -embed-> Detail", "A -embed-> Overview",
        "B -embed-> Overview at 1️⃣", "C2 -embed-> Detail at 2️⃣",
      ])
  }

  @Test("What a branch asks last says when it shows")
  func lastQuestion() {
    expect(
      """
      struct Item: Hashable, Identifiable { let id: Int }
      final class Store: ObservableObject {
        @Published var item: Item?
        @Published var page: Int?
        func show(_ item: Item) { self.item = item; page = nil }
      }
      struct A: View {
        @StateObject private var store = Store()
        var body: some View {
          NavigationSplitView { B() } detail: {
            if let item = store.item, let page = store.page { Page(item: item, page: page) }
            else if let item = store.item { Detail(item: item) }
            else { Text("none") }
          }
          .environmentObject(store)
        }
      }
      struct B: View {
        @EnvironmentObject private var store: Store
        var body: some View { Button("x") { store.show(Item(id: 1)) } }
      }
      struct Detail: View { let item: Item; var body: some View { Text("d") } }
      struct Page: View { let item: Item; let page: Int; var body: some View { Text("d") } }
      """,
      transitions: ["A -embed-> B", "A -embed-> Detail", "A -embed-> Page", "B -embed-> Detail"])
  }

  @Test(
    "What a link selects is shown by whoever is given the selection",
    arguments: [
      "List(Page.allCases, selection: $page) { page in LINK }",
      "List(selection: $page) { ForEach(Page.allCases) { page in LINK } }",
    ])
  func given(_ list: String) {
    expect(
      """
      enum Page: Hashable, Identifiable, CaseIterable {
        case first, second
        var id: Page { self }
        @ViewBuilder var content: some View {
          switch self {
          case .first: C()
          case .second: D()
          }
        }
      }
      struct A: View {
        @State private var page: Page? = .first
        var body: some View {
          NavigationSplitView { B(page: $page) } detail: { Detail(page: page) }
        }
      }
      struct B: View {
        @Binding var page: Page?
        var body: some View {
          \(list.replacing("LINK", with: "NavigationLink(value: page) { Text(\"p\") }"))
        }
      }
      struct Detail: View {
        var page: Page?
        var body: some View {
          Group {
            if let page { page.content } else { Text("none") }
          }
        }
      }
      struct C: View { var body: some View { NavigationStack { Text("c") } } }
      struct D: View { var body: some View { NavigationStack { Text("d") } } }
      """,
      transitions: ["A -embed-> B", "A -embed-> Detail", "Detail -root-> C", "Detail -root-> D"])
  }
}
