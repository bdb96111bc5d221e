import FlowGraph
import Testing

@testable import FlowLoading

@Suite struct AssertionTests {
  private func load(_ text: String) -> SwiftSourceLoader.Result {
    SwiftSourceLoader(threads: 1).read([SwiftFile(path: "App.swift", text: text)])
  }

  private let app = """
    import SwiftUI
    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { NavigationStack { Home() } } }
    }
    struct Home: View {
      let router: ClosedRouter
      var body: some View {
        VStack {
          Button("Item") {
            // PUSH
            router.perform("item")
          }
          Header()
        }
      }
    }
    // ITEM
    struct Item: View { var body: some View { Text("Item") } }
    // HEADER
    struct Header: View { var body: some View { Text("Header") } }

    """

  @Test func aPushIsAddedFromTheScreenAroundIt() throws {
    #expect(load(app).graph.unshown.map(\.name) == ["Item"])
    let result = load(app.replacing("// PUSH", with: "// waymark:push Item"))
    #expect(result.diagnostics.isEmpty)
    #expect(result.graph.unshown.isEmpty)
    let push = try #require(result.graph.transitions.first { $0.to == "Item" })
    #expect(push.from == "Home")
    #expect(push.kind == .push)
    #expect(push.line == 11)
    #expect(push.stacks == result.graph.stacks.map(\.id))
    #expect(push.certainty == .certain)
  }

  @Test(arguments: ["sheet", "cover", "popover", "root", "tab", "embed"])
  func everyKindCanBeAsserted(kind: String) throws {
    let graph = load(app.replacing("// PUSH", with: "// waymark:\(kind) Item")).graph
    #expect(graph.transitions.first { $0.to == "Item" }?.kind.rawValue == kind)
  }

  @Test(arguments: ["pop", "popToRoot", "dismiss"])
  func waysBackCanBeAsserted(kind: String) throws {
    let graph = load(app.replacing("// PUSH", with: "// waymark:\(kind)")).graph
    let back = try #require(graph.backs.first)
    #expect(back.kind.rawValue == kind)
    #expect(back.from == "Home")
  }

  @Test func outsideAnyScreenItCanBeSetOffFromAnywhere() throws {
    let graph = load(
      app + """
        final class Coordinator {
          // waymark:push Item
          func go() { mystery() }
        }
        """
    ).graph
    let push = try #require(graph.transitions.first { $0.to == "Item" })
    #expect(push.from == Transition.anywhere)
    #expect(push.certainty == .possible)
  }

  @Test func whatCouldNotBeResolvedIsResolved() {
    let text = app.replacing(
      "router.perform(\"item\")",
      with: "UIApplication.shared.keyWindow!.rootViewController = make()")
    let open = load(text).graph.unresolved.count
    let said = load(text.replacing("// PUSH", with: "// waymark:push Item")).graph
    #expect(said.unresolved.count <= open)
    #expect(!said.unresolved.contains { $0.line == 11 })
  }

  @Test func anEntryIsOneOfTheScreensThatALaunchShows() {
    let result = load(app.replacing("// ITEM", with: "// waymark:entry"))
    #expect(result.graph.entries.map(\.name).sorted() == ["Home", "Item"])
    #expect(result.graph.unshown.isEmpty)
  }

  @Test func aScreenIsNoComponent() throws {
    #expect(!load(app).graph.screens.contains { $0.name == "Header" })
    let graph = load(app.replacing("// HEADER", with: "// waymark:screen")).graph
    #expect(graph.screens.contains { $0.name == "Header" })
    #expect(graph.transitions.contains { $0.from == "Home" && $0.to == "Header" })
  }

  @Test(
    arguments: [
      ("// waymark:push Itme", "no screen is called `Itme`; did you mean `Item`?"),
      ("// waymark:push", "takes the name of the screen"), ("// waymark:pop Item", "takes no name"),
      ("// waymark:entry", "stands before no type"),
    ])
  func mistakesAreDiagnostics(comment: String, problem: String) throws {
    let result = load(app.replacing("// PUSH", with: comment))
    #expect(result.diagnostics.count == 1)
    #expect(try #require(result.diagnostics.first).problem.contains(problem))
    #expect(try #require(result.diagnostics.first).problem.hasPrefix("line 10: "))
  }
}
