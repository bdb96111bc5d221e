import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Calls that the configuration describes")
struct DeclaredOperationTests {
  private func graph(_ source: String, _ operations: [String]) throws -> FlowGraph {
    let text = "operations:\n" + operations.map { "  - { \($0) }\n" }.joined()
    let configuration = try Configuration.load(text: text, file: ".waymark.yml")
    return SwiftSourceLoader(threads: 1).read(
      MarkedSource(source).files, operations: configuration.operations
    ).graph
  }

  private func rows(_ graph: FlowGraph) -> [String] {
    graph.transitions.map { "\($0.from) -\($0.kind.rawValue)-> \($0.to)" }
      + graph.backs.map { "\($0.from) \($0.kind.rawValue)" }
  }

  private static let app = """
    enum Route: Hashable { case b, c(Int) }
    struct A: View {
      let router: AppRouter
      var body: some View {
        NavigationStack {
          VStack {
            Button("b") { router.go(to: .b) }
            Button("c") { AppRouter.shared.show(.c(1), animated: true) }
            Button("close") { router.leave() }
          }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .b: B()
            case .c: C()
            }
          }
        }
      }
    }
    """

  @Test("A route is shown by the destination for its type, in the way that is declared")
  func routes() throws {
    let graph = try graph(
      Self.app,
      [
        #"call: "AppRouter.go(to:)", does: push"#,
        #"call: "AppRouter.show(_:animated:)", does: sheet, route: 0"#,
        #"call: "leave()", does: dismiss"#,
      ])
    #expect(rows(graph).sorted() == ["A -push-> B", "A -sheet-> C", "A dismiss"])
    #expect(graph.unresolved == [])
  }

  @Test("Another type's function of the same name is not meant, nor other labels")
  func others() throws {
    let graph = try graph(
      Self.app,
      [
        #"call: "OtherRouter.go(to:)", does: push"#,
        #"call: "AppRouter.show(screen:)", does: sheet"#,
      ])
    #expect(rows(graph) == [])
  }

  @Test("A screen's type or a screen itself can be the route")
  func screens() throws {
    let graph = try graph(
      """
      struct A: View {
        var body: some View {
          Button("b") { Nav.open(B.self) }
          Button("c") { Nav.open(C()) }
        }
      }
      """, [#"call: "Nav.open(_:)", does: cover"#])
    #expect(rows(graph).sorted() == ["A -cover-> B", "A -cover-> C"])
  }

  @Test("What the function does in the source gives way to what is declared")
  func declared() throws {
    let graph = try graph(
      """
      final class AppRouter {
        func go(to route: Route) { dismiss(animated: true) }
      }
      """ + "\n" + Self.app, [#"call: "AppRouter.go(to:)", does: push"#])
    #expect(rows(graph) == ["A -push-> B"])
  }

  @Test("A tab is selected by its tag; a route that leads nowhere is unresolved")
  func tabs() throws {
    let graph = try graph(
      """
      enum Tag { case b, c }
      struct A: View {
        @State private var tag = Tag.b
        var body: some View {
          TabView(selection: $tag) {
            B().tag(Tag.b)
            Home().tag(Tag.c)
          }
        }
      }
      struct Home: View {
        var body: some View {
          Button("b") { Tabs.select(Tag.b) }
          Button("x") { Tabs.push("nothing") }
        }
      }
      """,
      [#"call: "Tabs.select(_:)", does: select"#, #"call: "Tabs.push(_:)", does: push"#])
    #expect(rows(graph).sorted() == ["A -tab-> B", "A -tab-> Home", "Home -tab-> B"])
    #expect(graph.unresolved.map(\.operation) == [#"Tabs.push("nothing")"#])
  }
}
