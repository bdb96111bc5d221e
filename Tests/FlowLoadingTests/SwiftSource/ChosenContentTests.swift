import Testing

@Suite("What comes up by a flag, and is chosen by what is set beside it")
struct ChosenContentTests {
  @Test(
    "A push, by a case and by a text",
    arguments: [
      ("var chosen: Page = .b", ".b", ".c", "if chosen == .b { B() } else { C() }"),
      ("var chosen: Page = .b", ".b", ".c", "switch chosen { case .b: B(); case .c: C() }"),
      ("var chosen = \"\"", "\"b\"", "\"c\"", "if chosen == \"b\" { B() } else { C() }"),
    ],
    [
      ".navigationDestination(isPresented: $shows) { CONTENT }",
      ".sheet(isPresented: $shows) { CONTENT }",
    ]
  )
  func chosen(_ state: (String, String, String, String), _ modifier: String) {
    let kind = modifier.contains("sheet") ? "sheet" : "push"
    expect(
      """
      enum Page { case b, c }
      struct A: View {
        @State private \(state.0)
        @State private var shows = false
        var body: some View {
          NavigationStack {
            VStack {
              Button("B") { chosen = \(state.1); 1️⃣shows = true }
              Button("C") { chosen = \(state.2); 2️⃣shows = true }
            }
            \(modifier.replacingOccurrences(of: "CONTENT", with: state.3))
          }
        }
      }
      """, transitions: ["A -\(kind)-> B at 1️⃣", "A -\(kind)-> C at 2️⃣"])
  }
}
