import Testing

@testable import FlowLoading

@Suite("Overloads of which one takes the cases of an enum")
struct CaseOverloadTests {
  private func app(_ overloads: String, _ first: String, _ second: String = ".b") -> String {
    """
    enum Page: Hashable { case b, c(String) }
    @Observable final class Pilot {
      var pages: [Page] = []
      \(overloads)
    }
    @main struct Main: App {
      @State private var pilot = Pilot()
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $pilot.pages) {
            A().navigationDestination(for: Page.self) { page in
              switch page {
              case .b: B()
              case .c: C()
              }
            }
          }
          .environment(pilot)
        }
      }
    }
    struct A: View {
      @Environment(Pilot.self) private var pilot
      var body: some View {
        Button("first") { pilot.go(to: \(first)) }
        Button("second") { pilot.go(to: \(second)) }
      }
    }
    struct B: View { var body: some View { Text("b") } }
    struct C: View { var body: some View { Text("c") } }
    """
  }

  private func expectEach(
    _ overloads: String, _ first: String, _ second: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let graph = expect(
      app(overloads, first, second), transitions: ["A -push-> C", "A -push-> B"],
      sourceLocation: sourceLocation)
    #expect(
      Set(graph.transitions.map { "\($0.trigger ?? "") \($0.to)" })
        == ["Button “first” C", "Button “second” B"], sourceLocation: sourceLocation)
  }

  @Test(
    "A list and one of its items",
    arguments: [
      "func go(to all: [Page]) { pages = all }; func go(to page: Page) { go(to: [page]) }",
      "func go(to page: Page) { go(to: [page]) }; func go(to all: [Page]) { pages = all }",
    ], [".b", "Page.b"])
  func list(_ overloads: String, _ second: String) {
    expectEach(overloads, "[.c(\"x\")]", second)
  }

  @Test(
    "A type of the system's beside the enum",
    arguments: [
      "func go(to url: URL) { pages = [.c(url.path)] }; func go(to page: Page) { pages.append(page) }",
      "func go(to page: Page) { pages.append(page) }; func go(to url: URL) { pages = [.c(url.path)] }",
    ], [".b", "Page.b"])
  func system(_ overloads: String, _ second: String) {
    expectEach(overloads, "URL(string: \"a:\")!", second)
  }
}
