import FlowGraph
import Testing

/// A screen whose button pushes what a router makes, which starts a task on the way.
private func starting(_ made: String, _ declarations: String) -> String {
  """
  \(launching("window?.rootViewController = Router.shared.navigation; Router.shared.begin()"))
  final class Router {
    static let shared = Router()
    let navigation = UINavigationController()
    func begin() { navigation.viewControllers = [UIHostingController(rootView: Start())] }
    func showSignUp() {
      \(made)
      1️⃣navigation.pushViewController(UIHostingController(rootView: view), animated: true)
    }
    func showUpdate() {
      2️⃣navigation.pushViewController(UIHostingController(rootView: Update()), animated: true)
    }
  }
  struct Start: View { var body: some View { Button("x") { Router.shared.showSignUp() } } }
  struct Update: View { var body: some View { Text("x") } }
  \(declarations)
  """
}

@Suite("Tasks that initialisers start")
struct StartedTaskTests {
  @Test("What a view starts while it is made, the view does")
  func view() {
    let graph = expect(
      starting(
        "let view = SignUp()",
        """
        struct SignUp: View {
          init() { Task { await load() } }
          func load() async { Router.shared.showUpdate() }
          var body: some View { Text("x") }
        }
        """),
      transitions: ["Start -push-> SignUp at 1️⃣", "SignUp -push-> Update at 2️⃣"])
    #expect(
      graph.transitions.first { $0.from == "SignUp" }?.steps.map(\.label) == [
        "init", "load()", "Router.shared.showUpdate()",
      ])
  }

  @Test(
    "What its model starts, the view does that is given the model",
    arguments: [
      "let view = SignUp(model: Model())", "let model = Model(); let view = SignUp(model: model)",
    ])
  func model(_ made: String) {
    expect(
      starting(
        made,
        """
        final class Model { init() { Task { Router.shared.showUpdate() } } }
        struct SignUp: View { let model: Model; var body: some View { Text("x") } }
        """),
      transitions: ["Start -push-> SignUp at 1️⃣", "SignUp -push-> Update at 2️⃣"])
  }

  @Test("What a helper starts that no view holds comes after what its maker pushed")
  func helper() {
    expect(
      starting(
        "let view = SignUp(); _ = Helper()",
        """
        final class Helper { init() { Task { Router.shared.showUpdate() } } }
        struct SignUp: View { var body: some View { Text("x") } }
        """),
      transitions: ["Start -push-> SignUp at 1️⃣", "SignUp -push-> Update at 2️⃣"])
  }

  @Test("What an initialiser does at once, whoever makes the view does")
  func atOnce() {
    expect(
      starting(
        "let view = SignUp()",
        """
        struct SignUp: View {
          init() { Router.shared.showUpdate() }
          var body: some View { Text("x") }
        }
        """),
      transitions: ["Start -push-> SignUp at 1️⃣", "Start -push-> Update at 2️⃣"])
  }

  @Test("What the app's own model starts as it is made is no act of those who use it later")
  func ofApp() {
    expect(
      """
      @main struct Main: App {
        @State private var model = Model(isFresh: true)
        var body: some Scene {
          WindowGroup {
            A(model: $model).sheet(isPresented: $model.isAsking) { Login(model: $model) }
          }
        }
      }
      @Observable final class Model {
        var page = 0
        var isAsking = false
        private var task: Task<Void, Never>?
        init(isFresh: Bool) { if isFresh { task = Task { await load() } } }
        func load() async { 2️⃣page = 1 }
      }
      struct A: View {
        @Binding var model: Model
        var body: some View {
          TabView {
            Pages(model: $model).tabItem { Text("a") }
            Settings(model: $model).tabItem { Text("b") }
          }
        }
      }
      struct Pages: View {
        @Binding var model: Model
        var body: some View { TabView(selection: $model.page) { B().tag(0); C().tag(1) } }
      }
      struct Settings: View {
        @Binding var model: Model
        var body: some View { Button("In") { 1️⃣model.isAsking = true } }
      }
      struct Login: View {
        @Binding var model: Model
        var body: some View { Button("Done") { model.isAsking = false } }
      }
      """,
      transitions: [
        "A -tab-> Pages", "A -tab-> Settings", "Pages -tab-> B", "Pages -tab-> C",
        "A -tab-> C at 2️⃣", "Settings -sheet-> Login at 1️⃣",
      ], backs: ["Login dismiss"])
  }

  @Test("What it shows then comes up by itself on the first screen")
  func ofAppAtFirst() {
    let graph = expect(
      """
      @main struct Main: App {
        @State private var model = Model()
        var body: some Scene { WindowGroup { A(model: model) } }
      }
      @Observable final class Model {
        var isNew = false
        init() { Task { await check() } }
        func check() async { 1️⃣isNew = true }
      }
      struct A: View {
        @Bindable var model: Model
        var body: some View { Text("a").sheet(isPresented: $model.isNew) { B() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["init"])
  }

  @Test(
    "What the delegate's own objects start is of the launch, whoever holds them later",
    arguments: [
      "DispatchQueue.main.async { [weak self] in self?.load() }", "Task { load() }", "load()",
    ])
  func ofDelegate(_ start: String) {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let services = Services()
        var bag = Set<AnyCancellable>()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window?.rootViewController = Door()
          services.ready.sink { [weak self] _ in self?.open() }.store(in: &bag)
          return true
        }
        func open() { window?.rootViewController = Shelf(services: services) }
      }
      final class Services {
        let ready = PassthroughSubject<Bool, Never>()
        init() { \(start) }
        func load() { ready.send(true) }
      }
      final class Door: UIViewController {}
      final class Shelf: UIViewController {
        let services: Services
        init(services: Services) { self.services = services; super.init(nibName: nil, bundle: nil) }
        override func viewDidAppear(_ animated: Bool) { 1️⃣present(Book(services: services), animated: true) }
      }
      final class Book: UIViewController {
        let services: Services
        init(services: Services) { self.services = services; super.init(nibName: nil, bundle: nil) }
      }
      """, transitions: ["Shelf -sheet-> Book at 1️⃣"], entries: ["Door", "Shelf"])
  }
}
