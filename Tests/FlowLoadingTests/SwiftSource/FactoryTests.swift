import FlowGraph
import Testing

@Suite("Containers whose properties are factories")
struct FactoryTests {
  private func screen(_ declaration: String) -> String {
    """
    struct A: View {
      \(declaration)
      var body: some View {
        NavigationStack(path: $router.path) {
          Button("Detail") { router.go(.detail) }
            .navigationDestination(for: Route.self) { route in
              switch route { case .detail: B() }
            }
        }
      }
    }
    """
  }

  private func services(_ property: String) -> String {
    """
    enum Route: Hashable { case detail }
    final class Router: ObservableObject {
      @Published var path = NavigationPath()
      func go(_ route: Route) { 1️⃣path.append(route) }
    }
    final class Services: SharedContainer {
      static let shared = Services()
      let manager = ContainerManager()
    }
    extension Services { \(property) }
    extension Container { var ownRouter: Factory<Router> { self { Router() } } }

    """
  }

  @Test(
    "What is asked for by a key path or by a call is what the factory makes",
    arguments: [
      #"@StateObject private var router = resolve(\Services.router)"#,
      #"@LazyInjected(\Services.router) private var router"#,
      #"@InjectedObject(\Services.router) private var router"#,
      #"@InjectedObject(\.ownRouter) private var router"#,
      #"@StateObject private var router = resolve(\.ownRouter)"#,
      "@StateObject private var router = Services.shared.router()",
      "@StateObject private var router = Services.shared.router.resolve()",
      "@StateObject private var router = Container.shared.ownRouter()",
    ])
  func asked(_ declaration: String) {
    expect(
      services("var router: Factory<Router> { self { Router() } }") + screen(declaration),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "However the factory is made, and however long a thing is kept",
    arguments: [
      "var router: Factory<Router> { self { Router() }.singleton }",
      "var router: Factory<Router> { Factory(self) { Router() } }",
      "var router: Factory<Router> { self { Router() }.scope(.session).onTest { Router() } }",
      "var router: Factory<Router> { self { .init() }.shared }",
      "var router: Factory<Router> { self { @MainActor in self.made() } }; "
        + "private var made: Factory<Router> { self { Router() } }",
    ])
  func made(_ property: String) {
    expect(
      services(property) + screen(#"@InjectedObject(\Services.router) private var router"#),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("What is made and what asks for it share one object, another factory's is another")
  func shared() {
    expect(
      """
      \(services("""
        var router: Factory<Router> { self { Router() }.singleton }
        var other: Factory<Router> { self { Router() }.singleton }
        """))
      final class Model {
        private let router = resolve(\\Services.router)
        private let other = resolve(\\Services.other)
        func open() { router.go(.detail) }
      }
      struct A: View {
        let model = Model()
        @InjectedObject(\\Services.router) private var router
        @InjectedObject(\\Services.other) private var other
        var body: some View {
          TabView {
            NavigationStack(path: $router.path) {
              Button("Detail") { model.open() }
                .navigationDestination(for: Route.self) { _ in B() }
            }
            NavigationStack(path: $other.path) {
              Text("x").navigationDestination(for: Route.self) { _ in C() }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "What is kept is made once, and no screen makes it again",
    arguments: ["singleton", "cached", "scope(.singleton)"])
  func kept(_ scope: String) {
    expect(
      launching(
        "window?.rootViewController = UINavigationController(rootViewController: Home())") + """

          extension Container {
            var session: Factory<Session> { self { Session() }.\(scope) }
          }
          final class Session {
            let updated = PassthroughSubject<Void, Never>()
            init() { refresh() }
            func refresh() { updated.send() }
            func log() {}
          }
          final class Popup: UIViewController {}
          final class Home: UIViewController {
            let session = Container.shared.session()
            override func viewDidLoad() {
              session.updated.sink { [weak self] in
                1️⃣self?.navigationController?.pushViewController(Popup(), animated: true)
              }.store(in: &bag)
            }
            @IBAction func about() {
              2️⃣navigationController?.pushViewController(About(), animated: true)
            }
          }
          final class About: UIViewController {
            override func viewDidAppear(_ animated: Bool) { Container.shared.session().log() }
          }
          """,
      transitions: ["Home -push-> Popup at 1️⃣", "Home -push-> About at 2️⃣"], entries: ["Home"])
  }

  @Test("A static function's navigation controller is another for each object that asks for one")
  func modalStacks() {
    expect(
      plainLaunch + """
        final class Router {
          let nav: UINavigationController
          init(_ nav: UINavigationController) { self.nav = nav }
          static func modal(_ style: UIModalPresentationStyle) -> Router {
            let nav = UINavigationController()
            nav.modalPresentationStyle = style
            return Router(nav)
          }
          func push(_ page: UIViewController) { nav.pushViewController(page, animated: true) }
        }
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) {
            let modal = Router.modal(.popover)
            modal.push(Page())
            1️⃣present(modal.nav, animated: true)
          }
        }
        final class Page: UIViewController {
          @IBAction func go(_ sender: Any) {
            let modal = Router.modal(.formSheet)
            modal.push(Detail())
            2️⃣present(modal.nav, animated: true)
          }
        }
        """,
      transitions: ["Start -popover-> Page at 1️⃣", "Page -sheet-> Detail at 2️⃣"])
  }

  @Test("What a static function makes for a controller tells that controller")
  func staticForController() {
    expect(
      plainLaunch + """
        protocol CardDelegate: AnyObject { func open() }
        struct Card {
          let title: String
          weak var delegate: CardDelegate?
        }
        enum Cards {
          static func make(_ title: String, delegate: CardDelegate?) -> Card {
            Card(title: title, delegate: delegate)
          }
        }
        final class CardView: UIView {
          weak var delegate: CardDelegate?
          func setUp(_ card: Card) { delegate = card.delegate }
          @IBAction func tapped() { delegate?.open() }
        }
        final class Start: UIViewController, CardDelegate {
          @IBOutlet weak var card: CardView!
          override func viewDidLoad() { card.setUp(Cards.make("a", delegate: self)) }
          @IBAction func next() { 1️⃣show(Second(), sender: self) }
          func open() { 2️⃣present(Detail(), animated: true) }
        }
        final class Second: UIViewController, CardDelegate {
          @IBOutlet weak var card: CardView!
          override func viewDidLoad() { card.setUp(Cards.make("b", delegate: self)) }
          func open() {}
        }
        """, transitions: ["Start -push-> Second at 1️⃣", "Start -sheet-> Detail at 2️⃣"])
  }
}
