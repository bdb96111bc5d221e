import Testing

@Suite("What stands on a view whose source is elsewhere")
struct OrnamentTests {
  private func source(_ shown: String, avatar: String = "Text(\"a\")") -> String {
    """
    struct A: View {
      @State private var isShown = false
      var body: some View {
        Button("b") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { \(shown) }
      }
    }
    struct Avatar: View { var body: some View { \(avatar) } }
    struct Picture: View { var body: some View { Image("a") } }
    """
  }

  @Test(
    "A view that is there to be looked at is no screen: the view that it stands on is",
    arguments: ["Text(\"a\")", "if isLarge { Picture() } else { Text(\"a\").bold() }"])
  func ornament(_ avatar: String) {
    expect(
      source("DashboardView(user: 1) { Avatar() }", avatar: avatar),
      transitions: ["A -sheet-> DashboardView at 1️⃣"])
  }

  @Test(
    "What frames what it builds is looked through",
    arguments: [
      ("DashboardView { Avatar() }", "Text(\"a\")"),
      ("DashboardView(user: 1) { Avatar() }", "Button(\"a\") { go() }"),
      ("DashboardView(user: 1) { Avatar() }", "Text(\"a\").onTapGesture { go() }"),
      ("DashboardView(user: 1) { Avatar() }", "ScrollView { Text(\"a\") }"),
    ])
  func frame(_ shown: String, _ avatar: String) {
    expect(source(shown, avatar: avatar), transitions: ["A -sheet-> Avatar at 1️⃣"])
  }
}
