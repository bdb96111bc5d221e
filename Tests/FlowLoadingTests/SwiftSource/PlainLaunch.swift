/// A window whose navigation controller begins with `Start`, and a plain screen.
let plainLaunch = """
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
    ) -> Bool {
      window?.rootViewController = UINavigationController(rootViewController: Start())
      return true
    }
  }
  final class Detail: UIViewController {}
  final class Other: UIViewController {}

  """
