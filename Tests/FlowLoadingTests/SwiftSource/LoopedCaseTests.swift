import Testing

@Suite("Cases that loops and tables run through")
struct LoopedCaseTests {
  @Test("Each turn of a loop fills a container of its own", arguments: ["Card", "NavigationStack"])
  func containers(_ container: String) {
    let graph = expect(
      """
      enum Part: String, CaseIterable, Identifiable { case b, c; var id: String { rawValue } }
      struct A: View {
        @State private var part: Part = .b
        var body: some View {
          TabView(selection: $part) {
            ForEach(Part.allCases) { part in
              \(container) {
                switch part {
                case .b: B()
                case .c: C()
                }
              }
              .tag(part)
            }
          }
        }
      }
      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { NavigationStack { content } }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C"])
    #expect(graph.transitions.count == 2)
  }

  @Test(
    "What a table of cases holds at first stays, whatever is put in later",
    arguments: ["[.library: [.opened], .gifts: []]", "Item.all"])
  func table(_ initial: String) {
    expect(
      """
      enum Part: CaseIterable { case library, gifts }
      enum Item: Hashable {
        case opened, gift
        static var all: [Part: [Item]] {
          var table: [Part: [Item]] = [:]
          for part in Part.allCases { table[part] = items(in: part) }
          return table
        }
        static func items(in part: Part) -> [Item] {
          switch part {
          case .library: return [.opened]
          case .gifts: return []
          }
        }
      }
      struct A: View {
        @State private var menu: [Part: [Item]] = \(initial)
        var body: some View {
          NavigationStack {
            List {
              ForEach(Part.allCases, id: \\.self) { part in
                if let items = menu[part] { ForEach(items, id: \\.self) { row($0) } }
              }
            }
            .navigationDestination(for: Item.self) { item in
              switch item {
              case .opened: B()
              case .gift: EmptyView()
              }
            }
            .task { menu[.gifts] = [.gift] }
          }
        }
        @ViewBuilder private func row(_ item: Item) -> some View {
          if case .gift = item {
            Button("Gift") { print("gift") }
          } else {
            1️⃣NavigationLink(value: item) { Text("Open") }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A loop over several cases names no tab after another one's case")
  func names() {
    let graph = expect(
      """
      enum Part: Int, Identifiable {
        case b, c
        var id: Int { rawValue }
        init(_ number: Int) { self = number == 0 ? .b : .c }
        @ViewBuilder func content() -> some View {
          switch self {
          case .b: B()
          case .c: C()
          }
        }
      }
      struct A: View {
        @State private var selected = Part.b
        @AppStorage("first") private var first = 0
        @AppStorage("second") private var second = 1
        @State private var isWide = false
        private var parts: [Part] { isWide ? [.b, .c] : [Part(first), Part(second)] }
        var body: some View {
          TabView(selection: $selected) {
            ForEach(parts) { part in
              Tab(value: part) { part.content() } label: { Text("Part") }
            }
          }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C"])
    let names = Dictionary(grouping: graph.transitions, by: \.to).mapValues { Set($0.map(\.via)) }
    #expect(names["B"]?.contains("Part.c") == false)
    #expect(names["C"]?.contains("Part.b") == false)
  }
}
