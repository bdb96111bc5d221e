import FlowGraph
import Testing

@Suite("Tabs that code asks for by their place")
struct PlacedTabTests {
  private func app(_ act: String) -> String {
    launching(
      """
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: Home()),
        UINavigationController(rootViewController: Books()),
        UINavigationController(rootViewController: More()),
      ]
      window = UIWindow()
      window?.rootViewController = tabs
      """) + """
        enum Place: Int { case home, books, more }
        extension AppDelegate {
          var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }
          func stack(_ place: Place) -> UINavigationController? {
            tabs?.viewControllers?[place.rawValue] as? UINavigationController
          }
          func act() { \(act) }
        }
        final class Home: UIViewController {
          @objc func go() { (UIApplication.shared.delegate as? AppDelegate)?.act() }
        }
        final class Books: UIViewController {}
        final class More: UIViewController {}
        final class Page: UIViewController {}
        """
  }

  private let tabs = [
    "AppDelegate -tab-> Home", "AppDelegate -tab-> Books", "AppDelegate -tab-> More",
  ]

  @Test(
    "By a number, or by a case that has one",
    arguments: [
      "guard let one = tabs?.viewControllers?[1] else { return }",
      "guard let one = stack(.books) else { return }",
    ])
  func place(_ found: String) {
    expect(
      app("\(found); 1️⃣tabs?.selectedViewController = one"),
      transitions: tabs + ["Home -tab-> Books at 1️⃣"])
  }

  @Test("One of all, which something else tells, is not known")
  func any() {
    expect(
      app(
        """
        for one in tabs?.viewControllers ?? [] where one.title == "books" {
          1️⃣tabs?.selectedViewController = one
        }
        """), transitions: tabs, unresolved: ["at 1️⃣"])
  }

  @Test("The selected one is what was selected last")
  func selected() {
    let graph = expect(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?
        ) -> Bool {
          let tabs = UITabBarController()
          tabs.viewControllers = [
            UINavigationController(rootViewController: Home()),
            UINavigationController(rootViewController: Books()),
          ]
          window = UIWindow()
          window?.rootViewController = tabs
          return true
        }
        1️⃣func application(
          _ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
          guard url.host == "page", let tabs = window?.rootViewController as? UITabBarController
          else { return false }
          tabs.selectedIndex = 1
          let stack = tabs.selectedViewController as? UINavigationController
          stack?.pushViewController(Page(), animated: true)
          return true
        }
      }
      final class Home: UIViewController {}
      final class Books: UIViewController {}
      final class Page: UIViewController {}
      """, transitions: ["AppDelegate -tab-> Home", "AppDelegate -tab-> Books"],
      deepLinks: ["*://page -> Page at 1️⃣"])
    let stacks = graph.stacks.filter { $0.root == "Books" }.map(\.id)
    #expect(graph.deepLinks.map(\.stack) == stacks)
  }

  @Test("Of two that code chooses between, either may be selected")
  func either() {
    expect(
      app(
        """
        let one = tabs?.viewControllers?[1]
        let other = tabs?.viewControllers?[2]
        1️⃣tabs?.selectedViewController = Bool.random() ? one : other
        """),
      transitions: tabs + ["Home -tab-> Books at 1️⃣", "Home -tab-> More at 1️⃣"])
  }

  @Test(
    "Of a class that puts its tabs into itself, cast or not",
    arguments: ["", " as? UINavigationController", " as? Stack"])
  func ownClass(_ cast: String) {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Stack: UINavigationController {}
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [Stack(rootViewController: Home()), Stack(rootViewController: Books())]
          }
        }
        final class Home: UIViewController {
          @objc func go() {
            guard let tabs = view.window?.rootViewController as? Tabs,
              let books = tabs.viewControllers?[1]\(cast)
            else { return }
            1️⃣tabs.selectedViewController = books
          }
        }
        final class Books: UIViewController {}
        """,
      transitions: ["Tabs -tab-> Home", "Tabs -tab-> Books", "Home -tab-> Books at 1️⃣"])
  }
}
