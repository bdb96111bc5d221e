import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Routes that only the handling of others makes")
struct DeadBranchTests {
  private func routes(_ source: String) -> [String: Route] {
    let text = """
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func go(_ route: Route) {
          switch route {
          case .news: path.append(.detail)
          case .about: path.append(.about)
          case .detail: path.append(.detail)
          }
        }
        \(source)
      }
      enum Route: Hashable { case news, about, detail }
      struct A: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { router.go(.about) }.navigationDestination(for: Route.self) { route in
              switch route {
              case .news: B()
              case .about: C()
              case .detail: D()
              }
            }
          }
        }
      }
      struct B: View { var body: some View { Text("B") } }
      struct C: View { var body: some View { Text("C") } }
      struct D: View { var body: some View { Text("D") } }
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: text)])
    return Dictionary(uniqueKeysWithValues: graph.routes.map { ($0.name, $0) })
  }

  @Test("What a dead route's branch makes is made by nothing")
  func dead() {
    let found = routes("func received() { go(.news) }")
    #expect(found["news"]?.produced.isEmpty == true)
    #expect(found["news"]?.madeUnused?.count == 1)
    #expect(found["news"]?.madeByDead == nil)
    // Its own branch makes it too, which keeps it: nothing proves that it is not the first.
    #expect(found["detail"]?.produced.count == 1)
    #expect(found["detail"]?.madeByDead == ["Route.news"])
    #expect(found["about"]?.produced.isEmpty == false)
  }

  @Test("What something sends leads to what its branch makes")
  func alive() {
    let found = routes("func received() { go(.news) }; func other() { received() }")
    #expect(found["news"]?.produced.count == 1)
    #expect(found["detail"]?.madeByDead == nil)
    #expect(found["detail"]?.produced.count == 2)
  }

  @Test("A branch that others fall into is theirs as well")
  func fallsThrough() {
    let found = routes(
      """
      func received() { open(.news) }
      func open(_ route: Route) {
        switch route {
        case .about: fallthrough
        case .news: path.append(.detail)
        case .detail: break
        }
      }
      """)
    #expect(found["detail"]?.produced.count == 2)
  }

  @Test("A name with values is that of the type which is asked for")
  func named() {
    let found = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: """
          enum Route: Hashable { case detail(Int) }
          enum Other: Hashable { case detail(Int) }
          struct A: View {
            @State private var path: [Route] = []
            @State private var others: [Other] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("x") { path.append(.detail(1)) }
                  .navigationDestination(for: Route.self) { _ in Text("B") }
              }
              NavigationStack(path: $others) {
                Text("y").navigationDestination(for: Other.self) { _ in Text("B") }
              }
            }
          }
          @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
          """)
    ]).routes
    #expect(found.filter { $0.owner == "Other" }.map(\.produced.count) == [0])
    #expect(found.filter { $0.owner == "Route" }.allSatisfy { !$0.produced.isEmpty })
  }
}
