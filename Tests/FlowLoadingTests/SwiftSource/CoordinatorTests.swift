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

  @Test("A path behind a computed property or a subscript")
  func indirect() {
    expect(
      """
      @Observable final class Router {
        var homePath: [Int] = []
        var path: [Int] { get { homePath } set { homePath = newValue } }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.homePath) {
            Button("y") { 1️⃣router.path.append(2) }
              .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Paths in a dictionary by tab")
  func dictionary() {
    expect(
      """
      enum Section: Hashable { case home, other }
      @Observable final class Router {
        var paths: [Section: [Int]] = [:]
        func open(_ section: Section) { 1️⃣paths[section, default: []].append(1) }
        subscript(section: Section) -> [Int] {
          get { paths[section] ?? [] }
          set { paths[section] = newValue }
        }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router[.home]) {
            Button("x") { router.open(.home) }
              .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Each tab shows what is put on its own path in a dictionary")
  func dictionaryOfTabs() {
    expect(
      """
      enum Section: Hashable { case home, other }
      @Observable final class Router {
        var paths: [Section: [Int]] = [.home: [], .other: []]
        func open(_ section: Section) { 1️⃣paths[section]?.append(1) }
        func binding(for section: Section) -> Binding<[Int]> {
          Binding(get: { self.paths[section] ?? [] }, set: { self.paths[section] = $0 })
        }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          TabView {
            NavigationStack(path: router.binding(for: .home)) {
              B(router: router).navigationDestination(for: Int.self) { _ in D() }
            }
            NavigationStack(path: router.binding(for: .other)) {
              C().navigationDestination(for: Int.self) { _ in E() }
            }
          }
        }
      }
      struct B: View {
        let router: Router
        var body: some View {
          VStack {
            Button("own") { router.open(.home) }
            Button("other") { 2️⃣router.paths[.other] = [1] }
          }
        }
      }
      """,
      transitions: [
        "A -tab-> B", "A -tab-> C", "B -push-> D at 1️⃣", "B -push-> E at 2️⃣",
      ])
  }

  @Test("A path written by a key path")
  func keyPath() {
    expect(
      """
      @Observable final class Router {
        var path: [Int] = []
        func write<Value>(_ path: ReferenceWritableKeyPath<Router, Value>, _ value: Value) {
          1️⃣self[keyPath: path] = value
        }
      }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { router.write(\\.path, [1]) }
              .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
