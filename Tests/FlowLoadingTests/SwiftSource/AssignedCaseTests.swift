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
        Button("second") { page = .second }
        Button("open") { 1️⃣isShown = true }
          .sheet(isPresented: $isShown) {
            switch page {
            case .first: B()
            case .second: C()
            case .third: D()
            }
          }
        \(more)
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

  @Test(
    "A case that the act sets which brings the sheet up chooses what it shows",
    arguments: [
      "switch page { case .first: B(); case .second: C(); case .third: D() }",
      "if page == .first { B() } else { C() }", "content",
      "NavigationStack { switch page { case .first: B(); case .second: C(); case .third: D() } }",
    ])
  func chosen(_ content: String) {
    expect(
      """
      enum Page { case first, second, third }
      struct A: View {
        @State private var page = Page.third
        @State private var isShown = false
        var body: some View {
          VStack {
            Button("first") { page = .first; 1️⃣isShown = true }
            Button("second") { page = .second; 2️⃣isShown = true }
          }
          .sheet(isPresented: $isShown) { \(content) }
        }
        @ViewBuilder private var content: some View {
          if page == .first { B() } else { C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("So does one whose observer brings the sheet up")
  func observed() {
    let graph = expect(
      """
      enum Page { case first, second }
      final class Menu: ObservableObject {
        @Published var isShown = false
        @Published var page: Page? { didSet { 1️⃣isShown = page != nil } }
      }
      struct A: View {
        @StateObject private var menu = Menu()
        var body: some View {
          VStack {
            Button("first") { menu.page = .first }
            Button("second") { menu.page = .second }
          }
          .sheet(isPresented: $menu.isShown) {
            switch menu.page { case .first: B(); case .second: C(); case .none: EmptyView() }
          }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “first”", "Button “second”"])
  }
}
