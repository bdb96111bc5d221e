import Testing

/// Methods of a view's own that give the view back.
@Suite("Views that methods give back")
struct SelfReturningViewTests {
  @Test(
    "A view's own method that gives itself is still that view",
    arguments: [
      "func tinted() -> Self { self }",
      "func tinted() -> Self { var copy = self; copy.isTinted = true; return copy }",
      "func tinted() -> some View { self.padding() }",
      "func tinted() -> some View { self.padding().background(Color.red) }",
    ])
  func destination(method: String) {
    expect(
      """
      struct A: View {
        var body: some View { NavigationStack { 1️⃣NavigationLink("x") { Other().tinted() } } }
      }
      struct Other: View {
        var isTinted = false
        var body: some View { 2️⃣NavigationLink("d") { B() } }
        \(method)
      }
      """, transitions: ["A -push-> Other at 1️⃣", "Other -push-> B at 2️⃣"])
  }

  @Test("A container's own method keeps what the container holds")
  func container() {
    expect(
      """
      struct Box<Content: View>: View {
        @ViewBuilder var content: Content
        private var isTinted = false
        var body: some View { VStack { content } }
        func tinted(_ flag: Bool) -> Self { var copy = self; copy.isTinted = flag; return copy }
      }
      struct A: View {
        var body: some View {
          NavigationStack { Box { 1️⃣NavigationLink("go") { B() } }.tinted(true) }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
