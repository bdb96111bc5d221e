import Testing

@Suite("User activities of the app's own")
struct OwnActivityTests {
  @Test(
    "The URL of another handler that selects the same tab is not the activity's",
    arguments: [(".first", "B"), (".second", "C")])
  func tab(_ tab: String, _ opened: String) {
    expect(
      """
      enum Page { case first, second }
      @main struct Start: App {
        @State private var page: Page = .first
        var body: some Scene { WindowGroup { A(page: $page).onOpenURL(perform: handle) } }
        private func handle(_ url: URL) {
          guard url.scheme == "app" else { return }
          if url.host == "random" { page = \(tab) }
        }
      }
      struct A: View {
        @Binding var page: Page
        var body: some View {
          TabView(selection: $page) { B().tag(Page.first); C().tag(Page.second) }
            .onContinueUserActivity("org.example.first") { _ in page = .first }
            .onContinueUserActivity("org.example.second") { _ in page = .second }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C"],
      deepLinks: [
        "app://random -> \(opened)", "org.example.first -> B", "org.example.second -> C",
      ])
  }
}
