import Testing

@testable import FlowLoading

@Suite("Routes that only unused code makes")
struct UnusedCodeTests {
  /// How often a route's case is made by code that runs, and by functions that nothing calls.
  private func made(_ function: String, _ inherits: String = "", _ use: String = "") -> [Int] {
    let source =
      """
      enum Route: Hashable { case b, c }
      @Observable final class Router\(inherits) {
        var path: [Route] = []
        \(function) { path.append(.c) }
        \(use)
      }
      protocol Opening { func open() }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { router.path.append(.b) }.navigationDestination(for: Route.self) { route in
              switch route {
              case .b: B()
              case .c: C()
              }
            }
          }
        }
      }
      struct B: View { var body: some View { Text("B") } }
      struct C: View { var body: some View { Text("C") } }
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    return graph.routes.filter { $0.name == "c" }.flatMap {
      [$0.produced.count, $0.madeUnused?.count ?? 0]
    }
  }

  @Test("A function that no code names makes nothing")
  func unnamed() {
    #expect(made("func open()") == [0, 1])
    #expect(made("func open()", ": NSObject, ObservableObject") == [0, 1])
  }

  @Test("What code calls or hands on, by a protocol of its own too")
  func named() {
    #expect(made("func open()", "", "func other() { open() }") == [1, 0])
    #expect(made("func open()", "", "lazy var action = open") == [1, 0])
    #expect(
      made("func open()", ": Opening", "static func go(_ o: Opening) { o.open() }") == [1, 0])
    #expect(made("func open()", "", "let s = #selector(open)") == [1, 0])
  }

  @Test("What a framework, a library or a control can call")
  func fromOutside() {
    #expect(made("func adapter(_ a: Adapter, didOpen b: Int)", ": AdapterDelegate") == [1, 0])
    #expect(made("@objc func open()") == [1, 0])
    #expect(made("override func open()", ": Library") == [1, 0])
    #expect(made("init(a: Int)") == [1, 0])
  }
}
