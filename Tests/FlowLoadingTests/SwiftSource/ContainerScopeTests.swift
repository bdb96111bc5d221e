import FlowGraph
import Testing

/// An app whose home shows a popup when a session that a container makes says so, and pushes B.
private func app(_ registrations: String, _ declarations: String) -> String {
  """
  \(launching("""
    window?.rootViewController = UINavigationController(rootViewController: Home())
    """))
  enum Services {
    static let container: Container = {
      let container = Container()
      \(registrations)
      return container
    }()
  }
  protocol Session { var updated: PassthroughSubject<Void, Never> { get }; func log() }
  final class SessionImpl: Session {
    let updated = PassthroughSubject<Void, Never>()
    init() { refresh() }
    func refresh() { updated.send() }
    func log() {}
  }
  struct Popup: View { var body: some View { Text("popup") } }
  final class Home: UIViewController {
    let session = Services.container.resolve(Session.self)!
    override func viewDidLoad() {
      session.updated.sink { [weak self] in
        1️⃣self?.present(UIHostingController(rootView: Popup()), animated: true)
      }.store(in: &bag)
    }
    @IBAction func about(_ sender: Any) {
      2️⃣navigationController?.pushViewController(UIHostingController(rootView: About()), animated: true)
    }
  }
  \(declarations)
  """
}

@Suite("How long containers keep what they make, and what they complete")
struct ContainerScopeTests {
  @Test(
    "What a container keeps is made once, and no screen makes it again",
    arguments: [".container", ".weak", ".user"])
  func kept(_ scope: String) {
    expect(
      app(
        "container.register(Session.self) { _ in SessionImpl() }.inObjectScope(\(scope))",
        """
        extension ObjectScope {
          static let user = ObjectScope(storageFactory: PermanentStorage.init)
        }
        struct About: View {
          var body: some View {
            Text("about").onAppear { Services.container.resolve(Session.self)!.log() }
          }
        }
        """),
      transitions: ["Home -sheet-> Popup at 1️⃣", "Home -push-> About at 2️⃣"])
  }

  @Test("What completes one object is not run for another")
  func completion() {
    expect(
      app(
        """
        container.register(Session.self) { _ in SessionImpl() }.inObjectScope(.container)
        container.register(Haptics.self) { _ in Haptics() }
        container.register(Plan.self) { _ in Plan() }
          .initCompleted { r, plan in plan.session = r.resolve(Session.self) }
        """,
        """
        final class Haptics { func run() {} }
        final class Plan: UIViewController { var session: Session? }
        struct About: View {
          var body: some View {
            Text("about").onAppear { Services.container.resolve(Haptics.self)!.run() }
          }
        }
        """),
      transitions: ["Home -sheet-> Popup at 1️⃣", "Home -push-> About at 2️⃣"])
  }

  @Test(
    "What completes an object sets off what observes its properties",
    arguments: [
      ".initCompleted { r, badge in badge.model = r.resolve(Model.self) }",
      ".inObjectScope(.transient).initCompleted { r, badge in badge.model = r.resolve(Model.self) }",
    ])
  func observed(_ completion: String) {
    expect(
      """
      import RxSwift
      \(launching("""
        window?.rootViewController = UINavigationController(rootViewController: Home())
        """))
      enum Services {
        static let container: Container = {
          let container = Container()
          container.register(Model.self) { _ in Model() }
          container.register(Badge.self) { _ in Badge() }\(completion)
          return container
        }()
      }
      final class Model {}
      final class Badge: UIView {
        let tapped = PublishSubject<String>()
        var button = UIButton()
        var model: Model! { didSet { listen() } }
        private func listen() {
          button.rx.tap.bind { [weak self] _ in self?.tapped.onNext("a") }.disposed(by: bag)
        }
      }
      final class Detail: UIViewController {}
      final class Home: UIViewController {
        var badge: Badge!
        override func viewDidLoad() {
          badge = Services.container.resolve(Badge.self)
          view.addSubview(badge)
          badge.tapped.subscribe { [weak self] name in
            1️⃣self?.navigationController?.pushViewController(Detail(), animated: true)
          }.disposed(by: bag)
        }
      }
      """, transitions: ["Home -push-> Detail at 1️⃣"])
  }

  @Test("Models that complete each other in a circle are told of each other")
  func circle() {
    expect(
      """
      \(launching("""
        window?.rootViewController = UINavigationController(rootViewController: Home())
        """))
      enum Services {
        static let container: Container = {
          let container = Container()
          container.register(First.self) { _ in First() }
            .initCompleted { r, first in first.second = r.resolve(Second.self) }
          container.register(Second.self) { _ in Second() }
            .initCompleted { r, second in second.first = r.resolve(First.self) }
          return container
        }()
      }
      final class First {
        var second: Second?
        var shows: (() -> Void)?
        func go() { second?.back() }
      }
      final class Second {
        var first: First?
        func back() { first?.shows?() }
      }
      final class Detail: UIViewController {}
      final class Home: UIViewController {
        let first = Services.container.resolve(First.self)!
        override func viewDidLoad() {
          first.shows = { [weak self] in
            1️⃣self?.navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        @IBAction func tap(_ sender: Any) { first.go() }
      }
      """, transitions: ["Home -push-> Detail at 1️⃣"])
  }

  @Test("Each who asks for a thing that is made anew gets one of its own")
  func anew() {
    expect(
      """
      final class Router: ObservableObject { @Published var showsHelp = false }
      enum Services {
        static let container: Container = {
          let container = Container()
          container.register(Router.self) { _ in Router() }.inObjectScope(.transient)
          container.register(A.self) { r in A(router: r.resolve(Router.self)!) }
          container.register(Login.self) { r in Login(router: r.resolve(Router.self)!) }
          return container
        }()
      }
      struct Login: View {
        @StateObject private var router: Router
        init(router: Router) { _router = StateObject(wrappedValue: router) }
        var body: some View {
          Button("Help") { 1️⃣router.showsHelp = true }
            .fullScreenCover(isPresented: $router.showsHelp) { B() }
        }
      }
      struct A: View {
        @StateObject private var router: Router
        init(router: Router) { _router = StateObject(wrappedValue: router) }
        var body: some View {
          NavigationView {
            VStack {
              Button("Help") { 2️⃣router.showsHelp = true }
              3️⃣NavigationLink("Log in") { Services.container.resolve(Login.self)! }
            }
            .sheet(isPresented: $router.showsHelp) { B() }
          }
        }
      }
      @main struct Demo: App {
        var body: some Scene { WindowGroup { Services.container.resolve(A.self)! } }
      }
      """,
      transitions: [
        "Login -cover-> B at 1️⃣", "A -sheet-> B at 2️⃣", "A -push-> Login at 3️⃣",
      ])
  }
}
