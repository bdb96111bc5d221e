import Testing

@Suite("Sheets that nothing shows")
struct UnshownSheetTests {
  private func app(_ first: String, _ more: String = "") -> String {
    """
    struct A: View {
      @State private var isEdited = false
      var body: some View {
        NavigationStack {
          NavigationLink("b") { B() }
          Button("edit") { isEdited = true }
            .sheet(isPresented: $isEdited) { Editor(close: { 1️⃣isEdited = false }) }
        }
      }
    }
    struct B: View {
      @State private var isEdited = \(first)
      var body: some View {
        Text("b").sheet(isPresented: $isEdited) { Editor(close: { 2️⃣isEdited = false }) }
        \(more)
      }
    }
    struct Editor: View {
      let close: () -> Void
      var body: some View { Button("close") { close() } }
    }
    """
  }

  @Test("Code that would close one is no way back")
  func never() {
    expect(
      app("false"), transitions: ["A -push-> B", "A -sheet-> Editor"],
      backs: ["Editor dismiss at 1️⃣"])
  }

  @Test(
    "One that is shown, whoever shows it, is closed",
    arguments: [
      ("true", ""), ("false", "Button(\"x\") { isEdited = true }"),
      ("false", "Button(\"x\") { isEdited.toggle() }"),
    ])
  func sometimes(_ first: String, _ more: String) {
    expect(
      app(first, more),
      transitions: ["A -push-> B", "A -sheet-> Editor", "B -sheet-> Editor"],
      backs: ["Editor dismiss at 1️⃣", "Editor dismiss at 2️⃣"])
  }

  @Test(
    "An act on what one shows already brings nothing up",
    arguments: [
      ("guard let id = chosen?.id else { return }; chosen = items.first { $0.id == id }", false),
      ("if let chosen { self.chosen = items.first { $0.id == chosen.id } }", false),
      ("if chosen != nil { chosen = items.first }", false),
      ("if chosen == nil { chosen = items.first }", true),
      ("guard let id = other?.id else { return }; chosen = items.first { $0.id == id }", true),
    ])
  func filled(_ refresh: String, _ isShown: Bool) {
    let again = isShown ? ["A -sheet-> B at 2️⃣"] : []
    expect(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { A() } } }
      struct Item: Identifiable { let id = 1 }
      struct A: View {
        @State private var items: [Item] = []
        @State private var chosen: Item?
        @State private var other: Item?
        var body: some View {
          List(items) { item in Button("b") { 1️⃣chosen = item } }
            .sheet(item: $chosen) { _ in B() }
            .refreshable { refresh() }
        }
        func refresh() { \(refresh.replacing("chosen = items", with: "2️⃣chosen = items")) }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -sheet-> B at 1️⃣"] + again)
  }

  @Test("An act that changes which of several is shown brings that up")
  func changed() {
    expect(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { A() } } }
      enum Page: Identifiable { case b, c; var id: Self { self } }
      struct A: View {
        @State private var page: Page?
        var body: some View {
          Button("b") { 1️⃣page = .b }
            .sheet(item: $page) { page in
              switch page {
              case .b: B(next: next)
              case .c: C()
              }
            }
        }
        func next() { if page != nil { 2️⃣page = .c } }
      }
      struct B: View {
        let next: () -> Void
        var body: some View { Button("c") { next() } }
      }
      struct C: View { var body: some View { Text("c") } }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 2️⃣"])
  }
}
