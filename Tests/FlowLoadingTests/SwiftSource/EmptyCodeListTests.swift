import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Lists of what carries code, and optionals, that are left empty for good")
struct EmptyCodeListTests {
  private func load(_ source: String) -> FlowGraph {
    SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
  }

  /// Two scenes that show one view with the actions that each gives it.
  private func app(_ model: String, _ given: String, _ left: String) -> String {
    """
    struct Act: Identifiable { let id: String; let run: () -> Void }
    \(model)
    struct Empty: View {
      let model: Model
      var body: some View { ForEach(model.acts) { act in Button(act.id) { act.run() } } }
    }
    struct Search: View {
      @State var adds = false
      var body: some View {
        Empty(model: \(given)).sheet(isPresented: $adds) { Add() }
      }
    }
    struct Alerts: View { var body: some View { Empty(model: \(left)) } }
    struct Add: View { var body: some View { Text("") } }
    struct Start: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Search") { Search() }
          NavigationLink("Alerts") { Alerts() }
        }
      }
    }
    @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
    """
  }

  private func sheets(_ source: String) -> [String] {
    load(source).transitions.filter { $0.kind == .sheet }.map { "\($0.fromID) \($0.toID)" }
  }

  @Test("A list that is given empty")
  func list() {
    let source = app(
      "struct Model { let acts: [Act] }",
      "Model(acts: [Act(id: \"Add\", run: { adds = true })])", "Model(acts: [])")
    #expect(sheets(source) == ["Search Add"])
  }

  @Test("A list that is worked out of nothing")
  func computed() {
    let source = app(
      """
      struct Model {
        let add: (() -> Void)?
        var acts: [Act] {
          let acts: [Act]
          if let add { acts = [Act(id: "Add", run: add)] } else { acts = [] }
          return acts
        }
      }
      """, "Model(add: { adds = true })", "Model(add: nil)")
    #expect(sheets(source) == ["Search Add"])
  }

  @Test("A list of data that is empty at first has rows later")
  func data() {
    expect(
      """
      struct Item: Identifiable { let id: String }
      struct Model { let items: [Item] }
      struct Start: View {
        let model = Model(items: [])
        var body: some View {
          NavigationStack {
            ForEach(model.items) { item in 1️⃣NavigationLink(item.id) { Detail() } }
          }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A constant case that is given as nil is nil", arguments: [true, false])
  func constant(_ isDecoded: Bool) {
    let graph = load(
      """
      enum Next { case back, push(Route) }
      enum Route: Hashable { case lock, home }
      struct Settings\(isDecoded ? ": Codable" : "") { let back: Next? }
      @main struct MyApp: App {
        @State var path: [Route] = []
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) {
              Button("Lock") { path.append(.lock) }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .lock: Lock(path: $path, settings: Settings(back: nil))
                  case .home: Home()
                  }
                }
            }
          }
        }
      }
      struct Lock: View {
        @Binding var path: [Route]
        let settings: Settings
        var body: some View {
          Button("Back") {
            if let back = settings.back {
              switch back {
              case .back: path.removeLast()
              case .push(let route): path.append(route)
              }
            }
          }
        }
      }
      struct Home: View { var body: some View { Text("") } }
      """)
    #expect(graph.transitions.contains { $0.fromID == "Lock" } == isDecoded)
  }
}
