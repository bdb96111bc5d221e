import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Structures that a macro's method copies")
struct MacroCopyTests {
  private func load(_ source: String) -> FlowGraph {
    SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
  }

  private func app(_ attribute: String, _ pages: String) -> String {
    """
    \(attribute) struct Pages { let first: First?; let second: Second? }
    @Observable final class Model {
      private(set) var pages = Pages(first: nil, second: nil)
      init() { set { \(pages) } }
      func set(_ change: (Pages) -> Pages) { pages = change(pages) }
    }
    struct Start: View {
      @State var model = Model()
      var body: some View {
        TabView {
          model.pages.first.tabItem { Text("First") }
          model.pages.second.tabItem { Text("Second") }
        }
      }
    }
    struct First: View { var body: some View { Text("") } }
    struct Second: View { var body: some View { Text("") } }
    @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
    """
  }

  private func tabs(_ source: String) -> [String] {
    load(source).transitions.filter { $0.kind == .tab }.map(\.toID).sorted()
  }

  @Test("The copy holds what it is given")
  func given() {
    #expect(
      tabs(app("@Copyable", "$0.copy(first: First(), second: Second())")) == ["First", "Second"])
  }

  @Test("And what it is not given of its own")
  func kept() {
    #expect(
      tabs(app("@Copyable", "$0.copy(first: First()).copy(second: Second())"))
        == ["First", "Second"])
  }

  @Test("A method of other labels is none of the kind, nor is one of a type without a macro")
  func other() {
    #expect(tabs(app("@Copyable", "$0.copy(page: First())")).isEmpty)
    #expect(tabs(app("@Copyable", "$0.nearest(first: First(), second: Second())")).isEmpty)
    #expect(tabs(app("", "$0.copy(first: First(), second: Second())")).isEmpty)
  }
}
