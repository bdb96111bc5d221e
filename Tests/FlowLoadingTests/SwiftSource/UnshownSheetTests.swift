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
}
