import FlowGraph
import Testing

@Suite("Paths owned by others")
struct CoordinatorTests {
  /// A view model that holds the path, pushed by `body` and bound by the root view.
  @Test("A view model holds the path")
  func viewModel() {
    expect(
      """
      final class Model: ObservableObject {
        @Published var path = NavigationPath()
      }
      extension Model {
        func next() { 1️⃣path.append(Route.b) }
      }
      enum Route: Hashable { case b }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("Next") { model.next() }
              .navigationDestination(for: Route.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A method reference is the action")
  func methodReference() {
    expect(
      """
      @Observable final class Model {
        var path: [Int] = []
        func next() { 1️⃣path.append(1) }
      }
      struct A: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("Next", action: model.next)
              .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A protocol's one witness runs, later, on a weak self")
  func protocolLaterWeak() {
    let graph = expect(
      """
      protocol Navigating: AnyObject { func push(_ value: any Hashable); func back() }
      final class RootModel: ObservableObject {
        enum Path: Hashable { case detail(DetailModel) }
        @Published var paths = NavigationPath()
        lazy var first: FirstModel = { .init(navigator: self) }()
      }
      extension RootModel: Navigating {
        func push(_ value: any Hashable) {
          DispatchQueue.main.async { [weak self] in 1️⃣self?.paths.append(value) }
        }
        func back() {
          DispatchQueue.main.async { [weak self] in 2️⃣self?.paths.removeLast() }
        }
      }
      final class FirstModel: ObservableObject {
        private let navigator: Navigating
        init(navigator: Navigating) { self.navigator = navigator }
        func next() { navigator.push(RootModel.Path.detail(.init(navigator: navigator))) }
      }
      final class DetailModel: ObservableObject, Hashable {
        private unowned let navigator: any Navigating
        init(navigator: any Navigating) { self.navigator = navigator }
        func close() { navigator.back() }
      }
      struct A: View {
        @StateObject var model = RootModel()
        var body: some View {
          NavigationStack(path: $model.paths) {
            B(model: model.first)
              .navigationDestination(for: RootModel.Path.self) { path in
                switch path {
                case .detail(let model): C(model: model)
                }
              }
          }
        }
      }
      struct B: View {
        @ObservedObject var model: FirstModel
        var body: some View { Button("Next") { model.next() } }
      }
      struct C: View {
        @ObservedObject var model: DetailModel
        var body: some View { Button("Back", action: { model.close() }) }
      }
      """,
      transitions: ["A -root-> B", "B -push-> C at 1️⃣"], backs: ["C pop at 2️⃣"])
    #expect(graph.backs.map(\.deferred) == [true])
    #expect(graph.backs.map(\.onEmpty) == [.crash])
  }

  @Test("A lazy property is typed by its annotation, a payload by its case")
  func implicitInit() {
    expect(
      """
      enum Route: Hashable { case b(Payload) }
      struct Payload: Hashable { let name: String }
      final class Model: ObservableObject {
        @Published var path: [Route] = []
        lazy var start: Route = .b(.init(name: "x"))
        func go() { 1️⃣path.append(start) }
      }
      struct A: View {
        @StateObject private var model: Model = .init()
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("x") { model.go() }
              .navigationDestination(for: Route.self) { route in
                if case .b(let payload) = route { B() }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

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

  @Test("A protocol with a default in an extension, and one witness among test doubles")
  func oneWitness() {
    expect(
      """
      protocol Routing { var path: [Int] { get set }; func open(_ id: Int) }
      final class MockRouting: Routing { var path: [Int] = []; func open(_ id: Int) {} }
      @Observable final class LiveRouting: Routing {
        var path: [Int] = []
        func open(_ id: Int) { 1️⃣path.append(id) }
      }
      struct A: View {
        @State private var routing = LiveRouting()
        var body: some View {
          NavigationStack(path: $routing.path) {
            B(routing: routing).navigationDestination(for: Int.self) { _ in C() }
          }
        }
      }
      struct B: View {
        var routing: any Routing
        var body: some View { Button("x") { routing.open(2) } }
      }
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣"])
  }

  @Test("A path behind a key path, a computed property or a dictionary of paths")
  func indirect() {
    expect(
      """
      @Observable final class Router {
        var homePath: [Int] = []
        var path: [Int] { get { homePath } set { 3️⃣homePath = newValue } }
        subscript(tab: String) -> [Int] { get { homePath } set { homePath = newValue } }
        func write<Value>(_ path: ReferenceWritableKeyPath<Router, Value>, _ value: Value) {
          1️⃣self[keyPath: path] = value
        }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.homePath) {
            VStack {
              Button("x") { router.write(\\.homePath, [1]) }
              Button("y") { router.path.append(2) }
            }
            .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> B"])
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
}
