import Testing

@testable import FlowLoading

/// Handlers of which the incoming URL chooses one.
@Suite("Handlers that links choose")
struct LinkChoiceTests {
  private func links(_ handlers: String, _ handle: String, more: String = "") -> [String] {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        enum Route: Hashable { case b, c }
        @Observable final class Router { var path: [Route] = [] }
        \(more)
        struct A: View {
          @State private var router = Router()
          \(handlers)
          var body: some View {
            NavigationStack(path: $router.path) {
              Text("x").navigationDestination(for: Route.self) { route in
                switch route { case .b: B(); case .c: C() }
              }
            }
            .onOpenURL { url in
              \(handle)
            }
          }
        }
        """
      ).files)
    return graph.deepLinks.map { link in
      "\(link.pattern) -> \(link.path.compactMap(\.screen).joined(separator: " "))"
        + (link.guard.map { " if \($0)" } ?? "")
    }
  }

  @Test(
    "The one that lies under a part of the URL",
    arguments: [
      "if let handler = handlers[url.host ?? \"\"] { handler(url) }",
      "handlers[url.host ?? \"\"]?(url)",
    ])
  func table(_ handle: String) {
    #expect(
      links(
        """
        private var handlers: [String: (URL) -> Void] {
          ["b": { _ in router.path = [.b] }, "c": { _ in router.path = [.c] }]
        }
        """, handle) == ["*://b -> B", "*://c -> C"])
  }

  private static let handlers = """
    protocol Handler { func takes(_ url: URL) -> Bool; func open(_ url: URL) }
    struct Bees: Handler {
      let router: Router
      func takes(_ url: URL) -> Bool { url.host == "b" }
      func open(_ url: URL) { router.path = [.b] }
    }
    struct Seas: Handler {
      let router: Router
      func takes(_ url: URL) -> Bool { url.host == "c" }
      func open(_ url: URL) { router.path = [.c] }
    }
    """

  @Test(
    "The one that says that it takes the URL",
    arguments: [
      "for one in handlers where one.takes(url) { one.open(url); break }",
      "for one in handlers { if one.takes(url) { one.open(url); return } }",
      "if let one = handlers.first(where: { $0.takes(url) }) { one.open(url) }",
    ])
  func asked(_ handle: String) {
    #expect(
      links(
        "private var handlers: [any Handler] { [Bees(router: router), Seas(router: router)] }",
        handle,
        more: Self.handlers) == ["*://b -> B", "*://c -> C"])
  }

  @Test("All that are asked for nothing act together")
  func all() {
    #expect(
      links(
        "private var handlers: [any Handler] { [Bees(router: router), Seas(router: router)] }",
        "for one in handlers { one.open(url) }", more: Self.handlers) == ["* -> B C"])
  }

  @Test("One whose question is not understood is still one of several")
  func open() {
    #expect(
      links(
        """
        private var handlers: [Entry] {
          [
            Entry(pattern: "b+") { _ in router.path = [.b] },
            Entry(pattern: "c+") { _ in router.path = [.c] },
          ]
        }
        """, "if let one = handlers.first(where: { $0.takes(url) }) { one.open(url) }",
        more: """
          struct Entry {
            let pattern: String
            let open: (URL) -> Void
            func takes(_ url: URL) -> Bool { Patterns.shared.match(url, pattern) }
          }
          """) == ["* -> B", "* -> C"])
  }
}
