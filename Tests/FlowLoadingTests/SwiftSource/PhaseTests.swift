import FlowGraph
import Testing

@Suite("What the system tells an app's delegates while the app runs")
struct PhaseTests {
  @Test(
    "A delegate shows a screen wherever a person is when the app comes to the front",
    arguments: ["sceneDidBecomeActive", "sceneWillEnterForeground", "sceneWillResignActive"])
  func scene(_ method: String) {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.rootViewController = Start()
        }
        func \(method)(_ scene: UIScene) {
          1️⃣window?.rootViewController?.present(Lock(), animated: false)
        }
      }
      final class Start: UIViewController {}
      final class Lock: UIViewController {}
      """, transitions: ["* -sheet-> Lock at 1️⃣"], entries: ["Start"])
  }

  @Test(
    "A window that is filled where there is none yet is that of a launch",
    arguments: [
      ("if window == nil { show() }", true), ("guard window == nil else { return }; show()", true),
      ("show()", false), ("if window != nil { show() }", false),
    ])
  func lateLaunch(_ statements: String, isLaunch: Bool) {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          if application.applicationState != .background { show() }
          return true
        }
        func applicationWillEnterForeground(_ application: UIApplication) { \(statements) }
        private func show() { 1️⃣window?.rootViewController = Start() }
      }
      final class Start: UIViewController {}
      """, transitions: isLaunch ? [] : ["* -root-> Start at 1️⃣"], entries: ["Start"])
  }

  @Test(
    "What was stored before is acted on when the app becomes active",
    arguments: ["applicationDidBecomeActive", "applicationWillEnterForeground"])
  func stored(_ method: String) {
    let graph = expect(
      """
      enum Link { case scan }
      final class Links {
        static let shared = Links()
        private var link: Link?
        func store() { link = .scan }
        func check() {
          (UIApplication.shared.delegate as? AppDelegate)?.home.link = link
          link = nil
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let home = Start()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: home)
          Links.shared.store()
          return true
        }
        func \(method)(_ application: UIApplication) { Links.shared.check() }
      }
      final class Start: UIViewController {
        var link: Link? { didSet { open() } }
        private func open() {
          guard let link else { return }
          switch link {
          case .scan: 1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
      }
      final class Detail: UIViewController {}
      """, transitions: ["* -push-> Detail at 1️⃣"])
    #expect(graph.transitions.first?.trigger == method)
  }

  @Test(
    "A launch that leaves its window empty begins with what that is given next",
    arguments: [
      ("sceneDidBecomeActive", true), ("sceneWillEnterForeground", true),
      ("sceneDidEnterBackground", false),
    ])
  func emptyWindow(_ method: String, isNext: Bool) {
    expect(
      launchingScene("window = UIWindow(windowScene: scene as! UIWindowScene)") + """
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        extension SceneDelegate {
          func \(method)(_ scene: UIScene) { 1️⃣window?.rootViewController = Start() }
        }
        final class Start: UIViewController {}
        """, transitions: ["* -root-> Start at 1️⃣"], entries: isNext ? ["Start"] : [])
  }

  @Test("What comes of a notification that arrives while the app is in front")
  func arrival() {
    expect(
      launching(
        """
        UNUserNotificationCenter.current().delegate = self
        window?.rootViewController = UINavigationController(rootViewController: Start())
        """) + """
          extension AppDelegate: UNUserNotificationCenterDelegate {
            func userNotificationCenter(
              _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
              withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
              let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
              Banner.shared.show(notification, tap: tap)
              handler([])
            }
            @objc func tapped() {
              let stack = window?.rootViewController as? UINavigationController
              1️⃣stack?.pushViewController(Detail(), animated: true)
            }
          }
          final class Start: UIViewController {}
          final class Detail: UIViewController {}
          """, transitions: ["* -push-> Detail at 1️⃣"])
  }
}
