import FlowGraph
import Testing

/// A model is told to show something, and the view that owns the stack looks on.
@Suite("State of a model that views hand on")
struct RelayTests {
  private let model = """
    enum Route: Hashable { case b, c(Int), d, e }
    extension Route {
      @ViewBuilder func view() -> some View {
        switch self {
        case .b: B()
        case .c: C()
        case .d: D()
        case .e: E()
        }
      }
    }
    @Observable final class Router {
      var pending: Route?
      func navigate(to route: Route) { pending = route }
    }
    struct A: View {
      @Environment(Router.self) private var router
      @State private var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          Home().navigationDestination(for: Route.self) { $0.view() }
        }
        .onChange(of: router.pending) { _, new in
          guard let new else { return }
          1️⃣path.append(new)
          router.pending = nil
        }
      }
    }
    struct Home: View {
      @Environment(Router.self) private var router
      var body: some View {
        Button("b") { router.navigate(to: .b) }
        Button("c") { router.navigate(to: .c(1)) }
      }
    }
    """

  @Test("Whoever tells the model goes there, with what is told")
  func pending() {
    let graph = expect(
      model + """

        @main struct TheApp: App {
          @State private var router = Router()
          var body: some Scene { WindowGroup { A().environment(router) } }
        }
        """,
      transitions: ["A -root-> Home", "Home -push-> B at 1️⃣", "Home -push-> C at 1️⃣"])
    #expect(
      graph.transitions.filter { $0.kind == .push }.map(\.trigger) == ["Button “b”", "Button “c”"])
  }

  @Test("So does a link from outside")
  func link() {
    let graph = expect(
      model + """

        @main struct TheApp: App {
          @State private var router = Router()
          var body: some Scene {
            WindowGroup {
              A().environment(router).onOpenURL { url in
                if url.host() == "d" { router.navigate(to: .d) }
              }
            }
          }
        }
        """,
      transitions: ["A -root-> Home", "Home -push-> B at 1️⃣", "Home -push-> C at 1️⃣"],
      deepLinks: ["*://d -> D"])
    #expect(graph.routes.filter { $0.produced.isEmpty }.map(\.name) == ["e"])
  }

  @Test("A model that nothing was seen to tell may be told anything")
  func untold() {
    let graph = expect(
      model.replacing("router.navigate(to: .b)", with: "print(1)").replacing(
        "router.navigate(to: .c(1))", with: "print(1)") + """

          @main struct TheApp: App {
            @State private var router = Router()
            var body: some Scene { WindowGroup { A().environment(router) } }
          }
          """,
      transitions: [
        "A -root-> Home", "A -push-> B at 1️⃣", "A -push-> C at 1️⃣", "A -push-> D at 1️⃣",
        "A -push-> E at 1️⃣",
      ])
    #expect(graph.transitions.filter { $0.kind == .push }.allSatisfy { $0.trigger == "onChange" })
  }

  @Test("Objects of one class of data are as many as are made")
  func ownObjects() {
    expect(
      """
      @Observable final class Code {
        var number: Int
        init(_ number: Int) { self.number = number }
      }
      struct A: View { var body: some View { TabView { Scan(); Edit(code: Code(0)) } } }
      struct Scan: View {
        @State private var code = Code(1)
        @State private var isShown = false
        var body: some View {
          Button("x") { code.number = 7 }
            .onChange(of: code.number) { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      struct Edit: View {
        @State private var code: Code
        init(code: Code) { _code = State(initialValue: code) }
        var body: some View { Button("y") { code.number = 42 } }
      }
      """, transitions: ["A -tab-> Scan", "A -tab-> Edit", "Scan -sheet-> B at 1️⃣"])
  }
}
