import Testing

@Suite("State that several branches share")
struct ExclusiveBranchTests {
  private func source(_ subject: String, _ row: String = "Row(kind: kinds[0])") -> String {
    """
    import Kinds
    struct A: View {
      let kinds: [Kind]
      var body: some View { NavigationStack { List { \(row) } } }
    }
    struct Row: View {
      \(subject)
      @State private var isActive = false
      var body: some View { VStack { content } }
      @ViewBuilder private var content: some View {
        switch kind.value {
        case .one(let text): one(text)
        case .two(let text): two(text)
        }
      }
      private func one(_ text: String) -> some View {
        VStack {
          Button(text) { 1️⃣isActive = true }
          EmptyView().sheet(isPresented: $isActive) { B() }
        }
      }
      private func two(_ text: String) -> some View {
        VStack {
          Button(text) { 2️⃣isActive = true }
          EmptyView().sheet(isPresented: $isActive) { C() }
        }
      }
    }
    """
  }

  @Test("What is set in one case of a switch over a constant shows what stands in that case")
  func constant() {
    expect(
      source("let kind: Kind"),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test(
    "In one over what can change it may show what stands in another",
    arguments: ["@State var kind: Kind", "@ObservedObject var kind: Kind"])
  func state(_ subject: String) {
    expect(
      source(subject),
      transitions: [
        "A -sheet-> B at 1️⃣", "A -sheet-> C at 1️⃣", "A -sheet-> B at 2️⃣", "A -sheet-> C at 2️⃣",
      ])
  }

  @Test("Rows of one list that are of a case each have state of their own")
  func rows() {
    expect(
      """
      enum Kind: CaseIterable { case one, two }
      struct A: View {
        var body: some View {
          NavigationStack { List { ForEach(Kind.allCases, id: \\.self) { Row(kind: $0) } } }
        }
      }
      struct Row: View {
        let kind: Kind
        @State private var isActive = false
        var body: some View {
          switch kind {
          case .one: Button("1") { 1️⃣isActive = true }.sheet(isPresented: $isActive) { B() }
          case .two: Button("2") { 2️⃣isActive = true }.sheet(isPresented: $isActive) { C() }
          }
        }
      }
      """,
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("A link inside the button that sets it off is one way, and one beside it another")
  func link() {
    func source(_ body: String) -> String {
      """
      struct A: View {
        @State private var isActive = false
        var body: some View { NavigationView { VStack { \(body) } } }
      }
      """
    }
    let link = "NavigationLink(destination: B(), isActive: $isActive) { Text(\"x\") }"
    expect(
      source("Button { 1️⃣isActive = true } label: { \(link) }"),
      transitions: ["A -push-> B at 1️⃣"])
    expect(
      source("Button(\"x\") { 1️⃣isActive = true }; 2️⃣\(link)"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> B at 2️⃣"])
  }

  @Test("So it is on a page that leads to pages of its kind")
  func nestedPages() {
    let graph = expect(
      """
      struct A: View { var body: some View { NavigationView { List { Row() } } } }
      struct Page: View { var body: some View { List { Row() } } }
      struct Row: View {
        @State private var isActive = false
        var body: some View {
          Button { 1️⃣isActive = true } label: {
            NavigationLink(destination: Page(), isActive: $isActive) { Text("x") }
          }
        }
      }
      """,
      transitions: ["A -push-> Page at 1️⃣", "Page -push-> Page at 1️⃣"])
    #expect(graph.transitions.count == 2)
  }
}
