import FlowGraph
import Testing

@Suite("What is up before anybody acts")
struct InitialPresentationTests {
  private func sheet(_ state: String, as modifier: String = "sheet(isPresented: $isShown)")
    -> String
  {
    """
    struct Item: Identifiable { let id: Int }
    struct A: View {
      \(state)
      var body: some View { Text("x")1️⃣.\(modifier) { \(modifier.contains("item") ? "_ in " : "")B() } }
    }
    """
  }

  @Test(
    "State that is set at first shows what it presents",
    arguments: [
      "@State private var isShown = true", "@AppStorage(\"welcome\") private var isShown = true",
    ])
  func shown(_ state: String) {
    let graph = expect(sheet(state), transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["appears"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }

  @Test("What the device keeps says on which condition")
  func unknown() {
    let graph = expect(
      sheet("@State private var isShown = !UserDefaults.standard.bool(forKey: \"seen\")"),
      transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == ["!UserDefaults.standard.bool(forKey: \"seen\")"])
  }

  @Test("An item that is there at first is shown")
  func item() {
    expect(
      sheet("@State private var item: Item? = Item(id: 1)", as: "sheet(item: $item)"),
      transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "State that is not set shows nothing",
    arguments: ["@State private var isShown = false", "@State private var isShown: Bool"])
  func hidden(_ state: String) {
    expect(sheet(state), transitions: [])
    expect(sheet("@State private var item: Item?", as: "sheet(item: $item)"), transitions: [])
  }
}
