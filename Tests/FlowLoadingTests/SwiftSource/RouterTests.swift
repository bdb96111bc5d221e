import FlowGraph
import Testing

@Suite("Routers that are found by their type")
struct RouterTests {
  @Test(
    "A coordinator comes through the environment",
    arguments: [
      ("@Environment(Router.self) private var router", ".environment(router)", "@Observable"),
      ("@EnvironmentObject private var router: Router", ".environmentObject(router)", ""),
      ("@EnvironmentObject var router: Router", "", ""),
      (
        "@Environment(Router.self) private var router: Router?", ".environment(router)",
        "@Observable"
      ),
    ])
  func environment(property: String, modifier: String, attribute: String) {
    let call = property.hasSuffix("?") ? "router?.push(.c)" : "router.push(.c)"
    expect(
      """
      enum Route: Hashable { case c }
      \(attribute) final class Router: ObservableObject {
        var path: [Route] = []
        func push(_ route: Route) { 1️⃣path.append(route) }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            B().navigationDestination(for: Route.self) { _ in C() }
          }
          \(modifier)
        }
      }
      struct B: View {
        \(property)
        var body: some View { Button("x") { \(call) } }
      }
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣"])
  }

  @Test("A local Bindable gives the path")
  func bindable() {
    expect(
      """
      @Observable final class Router { var path: [Int] = []; func go() { 1️⃣path.append(1) } }
      struct A: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            Button("x") { router.go() }
              .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      @main struct TheApp: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { A().environment(router) } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A generic router keeps its routes apart")
  func genericRouter() {
    expect(
      """
      final class Router<Route: Hashable>: ObservableObject {
        @Published var path: [Route] = []
        @Published var sheet: Route?
        func push(_ route: Route) { 1️⃣path.append(route) }
        func pop() { _ = 2️⃣path.popLast() }
      }
      enum Home: Hashable { case b }
      enum Other: Hashable { case c }
      struct A: View { var body: some View { TabView { HomeTab(); OtherTab() } } }
      struct HomeTab: View {
        @StateObject private var router = Router<Home>()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { router.push(.b) }
              .navigationDestination(for: Home.self) { _ in B(router: router) }
          }
        }
      }
      struct OtherTab: View {
        @StateObject private var router = Router<Other>()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { router.push(.c) }
              .navigationDestination(for: Other.self) { _ in C() }
          }
        }
      }
      struct B: View {
        let router: Router<Home>
        var body: some View { Button("Back") { router.pop() } }
      }
      """,
      transitions: [
        "A -tab-> HomeTab", "A -tab-> OtherTab", "HomeTab -push-> B at 1️⃣",
        "OtherTab -push-> C at 1️⃣",
      ], backs: ["B pop at 2️⃣"])
  }

  @Test("A generic router's path is assigned with its own routes")
  func genericAssigned() {
    expect(
      """
      @Observable final class Router<Route: Hashable> { var path: [Route] = [] }
      enum Home: Hashable { case b(Int), c }
      @Observable final class AppRouter {
        let home = Router<Home>()
        func open() { 1️⃣home.path = [.b(2)] }
        func more() { 2️⃣home.path.append(.c) }
      }
      struct A: View {
        @State private var router = AppRouter()
        var body: some View {
          @Bindable var home = router.home
          NavigationStack(path: $home.path) {
            VStack { Button("x") { router.open() }; Button("y") { router.more() } }
              .navigationDestination(for: Home.self) { route in
                switch route { case .b: B(); case .c: C() }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("Overloads are told apart by the type of what they are given")
  func overloads() {
    expect(
      """
      @Observable final class Model {
        enum First { case go }
        enum Second { case on }
        var path: [Int] = []
        var isShown = false
        func handle(_ action: First) { 1️⃣path.append(1) }
        func handle(_ action: Second) { 2️⃣isShown = true }
      }
      struct A: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            B(send: model.handle)
              .navigationDestination(for: Int.self) { _ in C { model.handle($0) } }
          }
          .sheet(isPresented: $model.isShown) { D() }
        }
      }
      struct B: View {
        let send: (Model.First) -> Void
        var body: some View { Button("x") { send(.go) } }
      }
      struct C: View {
        let send: (Model.Second) -> Void
        var body: some View { Button("x") { send(.on) } }
      }
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣", "C -sheet-> D at 2️⃣"])
  }

  @Test("What a superclass or a protocol's extension holds is inherited")
  func inherited() {
    expect(
      """
      class BaseRouter: ObservableObject {
        @Published var path: [Int] = []
        func open(_ id: Int) { 1️⃣path.append(id) }
      }
      final class Router: BaseRouter {
        func start() { open(1) }
        override func open(_ id: Int) { super.open(id) }
      }
      protocol Closing { var router: BaseRouter { get } }
      extension Closing { func close() { _ = 2️⃣router.path.popLast() } }
      struct A: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { router.start() }
              .navigationDestination(for: Int.self) { _ in B(router: router) }
          }
        }
      }
      struct B: View, Closing {
        let router: BaseRouter
        var body: some View { Button("x") { close() } }
      }
      """, transitions: ["A -push-> B at 1️⃣"], backs: ["B pop at 2️⃣"])
  }

  @Test("A value of the environment that the app declares")
  func customEnvironment() {
    expect(
      #"""
      extension EnvironmentValues { @Entry var router = Router() }
      @Observable final class Router { var path: [Int] = []; func push() { 1️⃣path.append(1) } }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            B().navigationDestination(for: Int.self) { _ in C() }
          }
          .environment(\.router, router)
        }
      }
      struct B: View {
        @Environment(\.router) private var router
        var body: some View { Button("x") { router.push() } }
      }
      """#, transitions: ["A -root-> B", "B -push-> C at 1️⃣"])
  }

  @Test("A router that all share")
  func shared() {
    expect(
      """
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var path: [Int] = []
        func push() { 1️⃣path.append(1) }
      }
      struct A: View {
        @ObservedObject private var router = Router.shared
        var body: some View {
          NavigationStack(path: $router.path) {
            B().navigationDestination(for: Int.self) { _ in C() }
          }
        }
      }
      struct B: View {
        var body: some View {
          VStack {
            Button("x") { Router.shared.push() }
            Button("y") { 2️⃣Router.shared.path.append(4) }
          }
        }
      }
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣", "B -push-> C at 2️⃣"])
  }

  @Test("A method beside a property of its name")
  func methodBesideProperty() {
    expect(
      """
      enum Style: Identifiable { case b; var id: Self { self } }
      @Observable class Model {
        var display = false
        var style: Style?
        func display(style: Style) { 1️⃣self.style = style }
        func tap() { display(style: .b) }
      }
      struct A: View {
        @State private var model = Model()
        var body: some View {
          Button("x") { model.tap() }.sheet(item: $model.style) { _ in B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
