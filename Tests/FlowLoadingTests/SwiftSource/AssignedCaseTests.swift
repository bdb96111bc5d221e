import Testing

/// State of a view's own that only its own code sets, to cases by their names.
@Suite("Cases that state is never set to")
struct AssignedCaseTests {
  private func app(_ property: String = "Page = .second", _ more: String = "") -> String {
    """
    enum Page { case first, second, third }
    struct A: View {
      @State private var page: \(property)
      @State private var isShown = false
      var body: some View {
        Button("open") { open() }
          .sheet(isPresented: $isShown) {
            switch page {
            case .first: B()
            case .second: C()
            case .third: D()
            }
          }
        \(more)
      }
      private func open() {
        page = .second
        1️⃣isShown = true
      }
    }
    """
  }

  @Test(
    "Only what the state can hold is shown", arguments: ["Page = .second", "Page = Page.second"])
  func assigned(_ property: String) {
    expect(app(property), transitions: ["A -sheet-> C at 1️⃣"])
  }

  @Test("So is what it holds at first")
  func first() {
    expect(
      app("Page = .first"), transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 1️⃣"])
  }

  @Test(
    "What else can set the state, can set it to anything",
    arguments: [
      "Picker(\"x\", selection: $page) { Text(\"x\") }", "Button(\"x\") { page = load() }",
      "Button(\"x\") { change(&page) }", "Button(\"x\") { page.advance() }",
    ])
  func unknown(_ more: String) {
    expect(
      app("Page = .second", more),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 1️⃣", "A -sheet-> D at 1️⃣"])
  }
}
