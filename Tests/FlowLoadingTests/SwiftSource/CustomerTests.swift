import Testing

@Suite("Classes that make objects of themselves")
struct CustomerTests {
  /// A coordinator whose list runs this code, beside others that show modals on routers of their
  /// own.
  private func app(_ members: String) -> String {
    #"""
    final class Router {
      let navigation: UINavigationController
      weak var delegate: RouterDelegate?
      static func modal(style: UIModalPresentationStyle) -> Router {
        let navigation = UINavigationController()
        navigation.modalPresentationStyle = style
        return Router(navigation)
      }
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func push(_ controller: UIViewController) {
        1️⃣navigation.pushViewController(controller, animated: true)
      }
    }
    protocol RouterDelegate: AnyObject {}
    final class Coordinator {
      let router: Router
      init(router: Router) { self.router = router }
      func start() {
        let list = ListController()
        list.coordinator = self
        router.push(list)
      }
      func showHelp() {
        let modal = Router.modal(style: .formSheet)
        modal.push(HelpController())
        2️⃣router.navigation.present(modal.navigation, animated: true)
      }
      func showSettings() {
        let modal = Router.modal(style: .formSheet)
        modal.push(SettingsController())
        3️⃣router.navigation.present(modal.navigation, animated: true)
      }
    }
    final class ListController: UIViewController {
      var coordinator: Coordinator?
      @objc func help() { coordinator?.showHelp() }
      @objc func settings() { coordinator?.showSettings() }
      \#(members)
    }
    final class HelpController: UIViewController {}
    final class SettingsController: UIViewController {}
    final class AboutController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: Coordinator?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        let navigation = UINavigationController()
        coordinator = Coordinator(router: Router(navigation))
        coordinator?.start()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    """#
  }

  @Test("Routers that one coordinator asks its class for hold what is put on each of them")
  func routers() {
    expect(
      app(""),
      transitions: [
        "ListController -sheet-> HelpController at 2️⃣",
        "ListController -sheet-> SettingsController at 3️⃣",
      ])
  }

  @Test("An object of which nothing is known is the one of its class that is made")
  func onlyObject() {
    expect(
      app(
        """
        @objc func one(_ other: Coordinator) { other.showHelp() }
        @objc func two(_ other: Coordinator) { other.showSettings() }
        """),
      transitions: [
        "ListController -sheet-> HelpController at 2️⃣",
        "ListController -sheet-> SettingsController at 3️⃣",
      ])
  }

  @Test("A push on a router of which nothing is known fills none of those that are")
  func unknownRouter() {
    expect(
      app("@objc func about(_ router: Router) { router.push(AboutController()) }"),
      transitions: [
        "ListController -push-> AboutController at 1️⃣",
        "ListController -sheet-> HelpController at 2️⃣",
        "ListController -sheet-> SettingsController at 3️⃣",
      ])
  }
}
