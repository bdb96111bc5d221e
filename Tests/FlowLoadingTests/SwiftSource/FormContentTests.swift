import Testing

/// Screens that are written as the content of a form where they are shown.
@Suite("The only view in a form")
struct FormContentTests {
  private static let options = """
    struct Options: View {
      @Binding var isOn: Bool
      var body: some View { Section { Toggle("On", isOn: $isOn) } }
    }
    """

  @Test(
    "It is the screen that is pushed",
    arguments: [
      "Form { Options(isOn: $isOn) }", "List { Options(isOn: $isOn) }",
      "Form { Options(isOn: $isOn) }.navigationTitle(\"Options\")",
    ])
  func pushed(content: String) {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        var body: some View {
          NavigationStack { 1️⃣NavigationLink("Options") { \(content) } }
        }
      }
      \(Self.options)
      """, transitions: ["A -push-> Options at 1️⃣"])
  }

  @Test("A row for each item is not, nor a view beside others: the list or form is a page")
  func parts() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        let names: [String]
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("Friends") { List { ForEach(names, id: \\.self) { Row(name: $0) } } }
            2️⃣NavigationLink("All") { Form { Options(isOn: $isOn); Text("More") } }
          }
        }
      }
      struct Row: View {
        let name: String
        var body: some View { Text(name) }
      }
      \(Self.options)
      """, transitions: ["A -push-> A.friends at 1️⃣", "A -push-> A.all at 2️⃣"])
  }

  @Test("A form that is a screen's own body stays a part of it")
  func body() {
    expect(
      """
      struct A: View {
        var body: some View { NavigationStack { 1️⃣NavigationLink("B") { B() } } }
      }
      struct B: View {
        @State private var isOn = false
        var body: some View { Form { Options(isOn: $isOn) } }
      }
      \(Self.options)
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
