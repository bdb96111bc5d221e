import FlowGraph
import Testing

@testable import FlowLoading

@Suite("XCoordinator")
struct XCoordinatorTests {
  private static let launch = """
    import XCoordinator
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let window: UIWindow! = UIWindow()
      let router = AppCoordinator().strongRouter
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        router.setRoot(for: window)
        return true
      }
    }
    final class Detail: UIViewController {}

    """

  @Test("A trigger runs the transition that is prepared for the route, where that is made")
  func trigger() {
    expect(
      Self.launch + """
        enum AppRoute: Route { case start, detail, help, back }
        class AppCoordinator: NavigationCoordinator<AppRoute> {
          init() { super.init(initialRoute: .start) }
          override func prepareTransition(for route: AppRoute) -> NavigationTransition {
            switch route {
            case .start: return .push(Start(router: unownedRouter))
            case .detail: return 1️⃣.push(Detail())
            case .help: return 2️⃣.multiple(.dismiss(), 3️⃣.present(Help(), animation: .fade))
            case .back: return 4️⃣.popToRoot()
            }
          }
        }
        final class Help: UIViewController {}
        final class Start: UIViewController {
          let router: UnownedRouter<AppRoute>
          init(router: UnownedRouter<AppRoute>) { self.router = router }
          @objc func go() { router.trigger(.detail) }
          @objc func help() { router.rx.trigger(.help) }
          @objc func back() { router.trigger(.back, with: .default) }
        }
        """,
      transitions: ["Start -push-> Detail at 1️⃣", "Start -sheet-> Help at 3️⃣"],
      backs: ["Start dismiss", "Start popToRoot at 4️⃣"], entries: ["Start"])
  }

  @Test("Tab, split and page coordinators are named after the app's type and hold its flows")
  func containers() {
    expect(
      Self.launch + """
        enum Empty: Route { case start }
        class AppCoordinator: NavigationCoordinator<Empty> {
          init() { super.init(initialRoute: .start) }
          override func prepareTransition(for route: Empty) -> NavigationTransition {
            .push(Start(router: strongRouter))
          }
        }
        final class Start: UIViewController {
          let router: StrongRouter<Empty>
          init(router: StrongRouter<Empty>) { self.router = router }
          @objc func tabs() { 1️⃣present(Tabs().viewController, animated: true) }
          @objc func pages() { 2️⃣present(Pages().viewController, animated: true) }
        }
        class Flow: NavigationCoordinator<Empty> {
          init() { super.init(initialRoute: .start) }
          override func prepareTransition(for route: Empty) -> NavigationTransition {
            .push(Detail())
          }
        }
        class Tabs: TabBarCoordinator<Empty> {
          init() { super.init(tabs: [Flow().strongRouter]) }
        }
        class Pages: PageCoordinator<Empty> {
          init() { super.init(pages: [Flow().strongRouter], loop: true) }
        }
        """,
      transitions: [
        "Start -sheet-> Tabs at 1️⃣", "Start -sheet-> Pages at 2️⃣", "Tabs -tab-> Detail",
        "Pages -embed-> Detail",
      ])
  }

  @Test("What a screen registers when it is set up, a person sets off on it")
  func registered() {
    expect(
      Self.launch + """
        enum AppRoute: Route { case start, peek, detail }
        class AppCoordinator: NavigationCoordinator<AppRoute> {
          init() { super.init(initialRoute: .start) }
          override func prepareTransition(for route: AppRoute) -> NavigationTransition {
            switch route {
            case .start:
              let start = Start()
              start.bind(to: Model(router: strongRouter))
              return .push(start)
            case .peek: return registerPeek(for: view, route: .detail)
            case .detail: return 1️⃣.push(Detail())
            }
          }
        }
        final class Model {
          let router: StrongRouter<AppRoute>
          init(router: StrongRouter<AppRoute>) { self.router = router }
          lazy var open = CocoaAction { [unowned self] in self.router.trigger(.detail) }
        }
        final class Start: UIViewController {
          func bind(to model: Model) {
            button.rx.tap.bind(to: model.open)
            model.router.trigger(.peek)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Detail at 1️⃣"])
  }

  @Test("The cases that a coordinator prepares are routes")
  func routes() throws {
    let graph = expect(
      Self.launch + """
        enum AppRoute: Route { case start, unused }
        class AppCoordinator: NavigationCoordinator<AppRoute> {
          init() { super.init(initialRoute: .start) }
          override func prepareTransition(for route: AppRoute) -> NavigationTransition {
            switch route {
            case .start: return .push(Detail())
            case .unused: return .dismiss()
            }
          }
        }
        """, entries: ["Detail"])
    let routes = graph.routes.map { "\($0.id) \($0.handling) \($0.produced.isEmpty)" }
    #expect(routes == ["AppRoute.start shown false", "AppRoute.unused shown true"])
  }
}
