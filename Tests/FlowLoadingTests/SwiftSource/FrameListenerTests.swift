import FlowGraph
import Testing

@Suite("What the app itself says to a view that is always there")
struct FrameListenerTests {
  private func app(
    _ heard: String =
      ".onChange(of: router.pending) { _, page in if let page { path.append(page) } }",
    on row: String = ""
  ) -> String {
    """
    enum Page: Hashable { case video(URL) }
    @Observable final class Router {
      var pending: Page?
      func open(_ page: Page) { pending = page }
    }
    @main struct Main: App {
      @State var router = Router()
      var body: some Scene {
        WindowGroup {
          Root().environment(router)
            .onReceive(NotificationCenter.default.publisher(for: .link)) { note in
              if let url = note.object as? URL { router.open(.video(url)) }
            }
        }
      }
    }
    struct Root: View {
      @Environment(Router.self) var router
      @State var path: [Page] = []
      var body: some View {
        NavigationStack(path: $path) {
          Home().navigationDestination(for: Page.self) { page in Video() }
        }
        \(heard)
      }
    }
    struct Home: View { var body: some View { NavigationLink("") { Detail() } } }
    struct Detail: View {
      @Environment(Router.self) var router
      @State var isShown = false
      var body: some View { Text("").sheet(isPresented: $isShown) { Video() }\(row) }
    }
    struct Video: View { var body: some View { Text("") } }
    """
  }

  private static let links = ["Home -push-> Detail", "Root -root-> Home"]

  @Test("A person can be anywhere then")
  func frame() {
    let graph = expect(app(), transitions: Self.links + ["* -push-> Video"])
    let row = graph.transitions.first { $0.from == "*" }
    #expect(row?.trigger == "onReceive")
    #expect(row?.steps.isEmpty == false)
  }

  @Test("What a view hears that may not be there, it does itself")
  func screen() {
    expect(
      app("", on: ".onChange(of: router.pending) { _, page in if page != nil { isShown = true } }"),
      transitions: Self.links + ["Detail -sheet-> Video"])
  }
}
