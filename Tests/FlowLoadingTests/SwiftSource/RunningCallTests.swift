import FlowGraph
import Testing

@Suite("Calls that are under way already")
struct RunningCallTests {
  @Test("One gives what its other ways give, and not any case there is")
  func cases() {
    expect(
      """
      enum Page: Hashable { case video, settings }
      struct Router {
        func route(_ url: URL) -> Page? {
          switch url.host {
          case "video": return .video
          case "open":
            guard let inner = URL(string: url.query ?? "") else { return nil }
            return route(inner)
          default: return nil
          }
        }
      }
      @main struct Main: App {
        @State var path: [Page] = []
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) {
              Home().navigationDestination(for: Page.self) { page in
                switch page {
                case .video: Video()
                case .settings: Settings()
                }
              }
            }
            .onOpenURL { url in
              guard let page = Router().route(url) else { return }
              path.append(page)
            }
          }
        }
      }
      struct Home: View { var body: some View { NavigationLink("", value: Page.settings) } }
      struct Video: View { var body: some View { Text("") } }
      struct Settings: View { var body: some View { Text("") } }
      """,
      transitions: ["Home -push-> Settings"], deepLinks: ["*://video -> Video"])
  }

  @Test("One that gives nothing else gives anything")
  func endless() {
    expect(
      """
      enum Page: Hashable { case video, settings }
      struct Router { func route(_ url: URL) -> Page? { route(url.deletingLastPathComponent()) } }
      @main struct Main: App {
        @State var path: [Page] = []
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) {
              Home(open: { url in if let page = Router().route(url) { path.append(page) } })
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .video: Video()
                  case .settings: Settings()
                  }
                }
            }
          }
        }
      }
      struct Home: View {
        let open: (URL) -> Void
        var body: some View { Button("") { open(Store.url) } }
      }
      struct Video: View { var body: some View { Text("") } }
      struct Settings: View { var body: some View { Text("") } }
      """,
      transitions: ["Home -push-> Settings", "Home -push-> Video"])
  }
}
