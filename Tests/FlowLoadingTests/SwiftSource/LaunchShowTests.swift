import FlowGraph
import Testing

@Suite("What a launch shows over what it begins with")
struct LaunchShowTests {
  private static func source(_ launch: String, _ helpers: String = "") -> String {
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        let navigation = UINavigationController(rootViewController: Start())
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        \(launch)
        return true
      }
      \(helpers)
    }
    final class Start: UIViewController {}
    final class Detail: UIViewController {}
    final class Other: UIViewController {}
    """
  }

  @Test("A launch shows nothing on what another app in the repository begins with")
  func otherApp() {
    expect(
      Self.source("Presenter().show()") + """

        final class SampleDelegate: UIResponder, UIApplicationDelegate {
          let window = UIWindow()
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
          ) -> Bool {
            window.rootViewController = Other()
            return true
          }
        }
        final class Presenter {
          func show() {
            guard let top = UIApplication.shared.keyWindow?.rootViewController else { return }
            1️⃣top.present(Detail(), animated: false)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Other", "Start"])
  }

  @Test(
    "A launch presents on what it shows",
    arguments: [
      "1️⃣window?.rootViewController?.present(Detail(), animated: false)",
      "1️⃣navigation.present(Detail(), animated: false)",
      "DispatchQueue.main.async { 1️⃣navigation.present(Detail(), animated: false) }",
      "if isNew { 1️⃣self.window?.rootViewController?.present(Detail(), animated: false) }",
    ])
  func present(_ launch: String) {
    expect(
      Self.source(launch), transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("Containers that hold each other have no first screen")
  func containersInEachOther() {
    expect(
      Self.source(
        """
        let outer = Outer(), inner = Inner()
        outer.viewControllers = [inner]
        inner.viewControllers = [outer]
        1️⃣outer.present(Detail(), animated: false)
        """)
          + """

          final class Outer: UINavigationController {}
          final class Inner: UINavigationController {}
          """, transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("A function of the delegate presents for it")
  func helper() {
    expect(
      Self.source(
        "welcome()",
        "func welcome() { 1️⃣window?.rootViewController?.present(Detail(), animated: false) }"),
      transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("A launch pushes over what it has put on the stack, one over the other")
  func push() {
    expect(
      Self.source(
        """
        1️⃣navigation.pushViewController(Detail(), animated: false)
        2️⃣navigation.pushViewController(Other(), animated: false)
        """),
      transitions: ["Start -push-> Detail at 1️⃣", "Detail -push-> Other at 2️⃣"],
      entries: ["Start"])
  }

  @Test("What it pushes in one branch does not lie below what it pushes in the other")
  func branches() {
    expect(
      Self.source(
        """
        if isNew {
          1️⃣navigation.pushViewController(Detail(), animated: false)
        } else {
          2️⃣navigation.pushViewController(Other(), animated: false)
        }
        """),
      transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"],
      entries: ["Start"])
  }

  @Test("It presents on the root of its own branch")
  func rootOfBranch() {
    expect(
      launchingScene(
        """
        window = UIWindow(windowScene: scene as! UIWindowScene)
        if isNew {
          window?.rootViewController = Other()
          1️⃣top()?.present(Detail(), animated: false)
        } else {
          window?.rootViewController = Start()
        }
        """) + """
          final class Start: UIViewController {}
          final class Detail: UIViewController {}
          final class Other: UIViewController {}
          final class AppDelegate: UIResponder, UIApplicationDelegate {}
          """, transitions: ["Other -sheet-> Detail at 1️⃣"], entries: ["Other", "Start"])
  }

  @Test("The first push on a stack without a root is its root")
  func fill() {
    expect(
      launching(
        """
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        if isNew {
          navigation.pushViewController(Detail(), animated: false)
        } else {
          navigation.pushViewController(Start(), animated: false)
        }
        """) + """
          final class Start: UIViewController {}
          final class Detail: UIViewController {}
          """, entries: ["Detail", "Start"])
  }

  @Test(
    "What a launch pushes after the first lies above it, wherever the stack is put",
    arguments: [
      "window?.rootViewController = navigation",
      """
      let tabs = UITabBarController()
      tabs.setViewControllers([navigation], animated: false)
      window?.rootViewController = tabs
      """,
    ])
  func second(_ shown: String) {
    expect(
      launching(
        """
        let navigation = UINavigationController()
        navigation.pushViewController(Start(), animated: false)
        if options?["url"] != nil {
          1️⃣navigation.pushViewController(Detail(), animated: false)
        }
        \(shown)
        """) + """
          final class Start: UIViewController {}
          final class Detail: UIViewController {}
          """,
      transitions: ["Start -push-> Detail at 1️⃣"]
        + (shown.contains("tabs") ? ["AppDelegate -tab-> Start"] : []))
  }
}
