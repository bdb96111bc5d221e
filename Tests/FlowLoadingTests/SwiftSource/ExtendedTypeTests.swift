import FlowGraph
import Testing

@Suite("Values of types that the program extends")
struct ExtendedTypeTests {
  private func pushed(
    _ type: String, _ value: String, more: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let graph = expect(
      """
      extension \(type) { func words() -> Swift.String { "" } }
      \(more)
      struct A: View {
        var body: some View {
          NavigationStack {
            List { 1️⃣NavigationLink(value: \(value)) { Text("x") } }
              .navigationDestination(for: \(type).self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"], sourceLocation: sourceLocation)
    #expect(graph.undelivered.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("A number") func number() { pushed("Int64", "Int64(7)") }
  @Test("A text") func text() { pushed("String", "\"a\"") }
  @Test("An identifier") func identifier() { pushed("UUID", "UUID()") }

  @Test("A property of a type that is declared elsewhere")
  func property() {
    pushed("UUID", "Item().id", more: "struct Item: Identifiable { var id: UUID = UUID() }")
  }

  @Test("A number is of the type that it is declared to be")
  func declaredNumber() {
    let graph = expect(
      """
      typealias Number = Int64
      struct A: View {
        @State private var number: Number = 7
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              1️⃣NavigationLink(value: number) { Text("x") }
              Button("y") { 2️⃣path.append(number) }
            }
            .navigationDestination(for: Int64.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> B at 2️⃣"])
    #expect(graph.undelivered.isEmpty)
  }

  @Test("A list takes the number that a link in it selects")
  func selection() {
    let graph = expect(
      """
      extension Int64 { func words() -> String { "" } }
      struct Item: Identifiable { let id: Int64 }
      struct A: View {
        @State private var chosen: Int64?
        let items: [Item] = []
        var body: some View {
          NavigationSplitView { B(chosen: $chosen) } detail: {
            NavigationStack { if let chosen { C() } else { Text("none") } }
          }
        }
      }
      struct B: View {
        @Binding var chosen: Int64?
        let items: [Item] = []
        var body: some View {
          List(items, selection: $chosen) { item in
            1️⃣NavigationLink(value: item.id) { Text("x") }
          }
        }
      }
      """, transitions: ["A -embed-> B", "A -embed-> C", "B -embed-> C at 1️⃣"])
    #expect(graph.undelivered.isEmpty)
  }

  @Test("An identifier by the name that its type gives its type")
  func named() {
    let graph = expect(
      """
      struct Guest: Identifiable, Hashable { typealias ID = UUID; let id: ID }
      struct A: View {
        @State private var guests: [Guest] = []
        var body: some View {
          NavigationStack {
            List(guests) { guest in 1️⃣NavigationLink("g", value: guest.id) }
              .navigationDestination(for: Guest.ID.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
    #expect(graph.undelivered.isEmpty)
  }
}
