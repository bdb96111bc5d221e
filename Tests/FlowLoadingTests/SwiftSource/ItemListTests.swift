import Testing

/// Generic views that draw what they are given, and cards around content.
@Suite("Views that draw what they are given")
struct ItemListTests {
  @Test(
    "A list of rows that a closure draws fills the level that it is shown on",
    arguments: [
      "1️⃣NavigationLink { Options(row: { Text(\"\\($0)\") }) } label: { Text(\"x\") }",
      "Button(\"x\") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { Options { Text(\"\\($0)\") } }",
    ])
  func rows(way: String) {
    expect(
      """
      struct Options<Row: View>: View {
        @State private var isPicked = false
        var row: (Int) -> Row
        var body: some View {
          List { ForEach(0..<3) { i in Button { 2️⃣isPicked = true } label: { row(i) } } }
            .sheet(isPresented: $isPicked) { B() }
        }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View { NavigationStack { Form { \(way) } } }
      }
      """,
      transitions: [
        way.contains("sheet") ? "A -sheet-> Options at 1️⃣" : "A -push-> Options at 1️⃣",
        "Options -sheet-> B at 2️⃣",
      ])
  }

  @Test("A list inside a generic type draws by that type's content")
  func nested() {
    expect(
      """
      struct Picker2<T, Content: View>: View where T: Hashable {
        let options: [T]
        let content: (T) -> Content
        private struct Options: View {
          let options: [T]
          var content: (T) -> Content
          var body: some View { List { ForEach(options, id: \\.self) { content($0) } } }
        }
        var body: some View {
          1️⃣NavigationLink { Options(options: options, content: content) } label: { Text("x") }
        }
      }
      struct A: View {
        var body: some View {
          NavigationStack { Form { Picker2(options: ["a"]) { Text($0) } } }
        }
      }
      """, transitions: ["A -push-> Picker2.Options at 1️⃣"])
  }

  @Test("A card around a screen's own content is no screen")
  func card() {
    expect(
      """
      struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { Edit() }
        }
      }
      struct Edit: View {
        @State private var title = ""
        var body: some View {
          NavigationStack {
            ScrollView { Card { TextField("t", text: $title) } }
          }
        }
      }
      """, transitions: ["A -sheet-> Edit at 1️⃣"])
  }
}
