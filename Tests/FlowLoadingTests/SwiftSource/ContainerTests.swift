import FlowGraph
import Testing

@testable import FlowLoading

/// An app whose launch registers a router and shows a screen, in which a button uses a container.
private func app(
  container: String = "Container.shared", register: String = "", _ action: String,
  declarations: String = ""
) -> String {
  """
  \(launching("""
    let navigation = UINavigationController()
    let container = \(container)
    container.register(AppRouter.self) { _ in AppRouter(navigation: navigation) }
    container.register(Routing.self) { r in r.resolve(AppRouter.self)! }
    \(register)
    navigation.viewControllers = [UIHostingController(rootView: Start())]
    window?.rootViewController = navigation
    """))
  extension AppDelegate { static let container = Container() }
  protocol Routing { func show() }
  final class AppRouter: Routing {
    let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    func show() {
      1️⃣navigation.pushViewController(UIHostingController(rootView: B()), animated: true)
    }
  }
  final class Unused { func show() {} }
  struct Start: View { var body: some View { Button("x") { \(action) } } }
  \(declarations)
  """
}

private let opener = """
  enum Route { case open, stay }
  final class Opener {
    init(_ route: Route) {
      switch route {
      case .open: Container.shared.resolve(Routing.self)!.show()
      case .stay: break
      }
    }
  }
  """

@Suite("Containers that make objects for a type")
struct ContainerTests {
  @Test(
    "A class below a library's container shows what it hands that to begin with",
    arguments: [
      """
      required init(content: UIViewController, drawer: UIViewController) {
        super.init(content: content, drawer: drawer)
      }
      """,
      """
      init(content: UIViewController, drawer: UIViewController) {
        super.init(pages: [content, drawer])
        setUp()
      }
      """,
    ])
  func ofLibrary(_ initializer: String) {
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: launching(
          """
          let home = Home(content: Map(), drawer: Pins())
          window?.rootViewController = UINavigationController(rootViewController: home)
          """) + """
            final class Home: DrawerViewController {
              \(initializer)
              func setUp() {}
            }
            final class Map: UIViewController {
              @IBAction func help() { show(Help(), sender: self) }
            }
            final class Pins: UIViewController {}
            final class Help: UIViewController {}
            """)
    ])
    let rows = graph.transitions.map { "\($0.from) \($0.kind.rawValue) \($0.to)" }
    #expect(rows.sorted() == ["Home embed Map", "Home embed Pins", "Map push Help"])
  }

  @Test(
    "What a container gives is of the type that it is asked for",
    arguments: ["Container.shared", "AppDelegate.container", "Container()"],
    ["Routing", "AppRouter"])
  func typed(_ container: String, _ type: String) {
    let asked = container == "Container()" ? "Container.shared" : container
    expect(
      app(
        container: container, "let router = \(asked).resolve(\(type).self)!; router.show()"),
      transitions: ["Start -push-> B at 1️⃣"])
  }

  @Test(
    "However it is asked",
    arguments: [
      "Container.shared.resolve(Routing.self)!.show()",
      "guard let router = Container.shared.resolve(Routing.self) else { return }; router.show()",
      "let router: Routing = Container.shared.resolve(); router.show()",
      "let router: Routing? = Container.shared.resolve(name: nil); router?.show()",
    ])
  func asked(_ action: String) {
    expect(app(action), transitions: ["Start -push-> B at 1️⃣"])
  }

  @Test(
    "A factory runs where its type is asked for, with what it is given there",
    arguments: [
      ("container.register(Opener.self) { r, route in Opener(route) }", "argument: Route.open"),
      (
        "container.register(Opener.self, mainActorFactory: { r, n, route in Opener(route) })",
        "arguments: 1, Route.open"
      ),
    ])
  func factory(_ register: String, _ arguments: String) {
    expect(
      app(
        register: register, "_ = Container.shared.resolve(Opener.self, \(arguments))",
        declarations: opener),
      transitions: ["Start -push-> B at 1️⃣"])
  }

  @Test("A name tells factories of one type apart", arguments: ["a", "b"])
  func name(_ name: String) {
    expect(
      app(
        register: """
          container.register(Opener.self, name: "a") { _ in Opener(.open) }
          container.register(Opener.self, name: "b") { _ in Opener(.stay) }
          """, "_ = Container.shared.resolve(Opener.self, name: \"\(name)\")",
        declarations: opener),
      transitions: name == "a" ? ["Start -push-> B at 1️⃣"] : [])
  }

  @Test(
    "A factory without a type makes what its code makes",
    arguments: [
      "container.register { Opener() }", "container.register { Opener() as Opening }",
      "container.register(Opener.self) { _ in Opener() }.implements(Opening.self)",
      "container.autoregister(Opening.self, initializer: Opener.init)",
    ])
  func untyped(_ register: String) {
    expect(
      app(
        register: register,
        "let opener: Opening = Container.shared.resolve(); opener.go()",
        declarations: """
          protocol Opening { func go() }
          final class Opener: Opening {
            init() {}
            func go() { Container.shared.resolve(Routing.self)!.show() }
          }
          final class Stayer: Opening { func go() { 2️⃣UIViewController().dismiss(animated: true) } }
          enum Made { static let stayer = Stayer() }
          """),
      transitions: ["Start -push-> B at 1️⃣"])
  }

  @Test(
    "An assembly registers what it is given to an assembler for",
    arguments: [
      "_ = Assembler([ScreenAssembly()], container: container)",
      "Assembler(container: container).apply(assemblies: [ScreenAssembly()])",
    ])
  func assembly(_ register: String) {
    expect(
      app(
        register: register, "_ = Container.shared.resolve(Opener.self)",
        declarations: """
          final class ScreenAssembly: Assembly {
            func assemble(container: Container) {
              container.register(Opener.self) { r in Opener(router: r.resolve(Routing.self)!) }
            }
          }
          final class Opener { init(router: Routing) { router.show() } }
          """),
      transitions: ["Start -push-> B at 1️⃣"])
  }
}
