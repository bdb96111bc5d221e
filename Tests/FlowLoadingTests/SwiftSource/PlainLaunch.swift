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

/// A scene's delegate that runs some statements when the scene connects.
func launchingScene(_ statements: String) -> String {
  """
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      \(statements)
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
