/// A delegate whose launch runs some statements.
func launching(_ statements: String) -> String {
  """
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
    ) -> Bool {
      \(statements)
      return true
    }
  }

  """
}

/// A delegate that shows a `Start`, which the test declares, on a stack.
let plainLaunch =
  launching("window?.rootViewController = UINavigationController(rootViewController: Start())")
    + """
    final class Detail: UIViewController {}
    final class Other: UIViewController {}

    """
