import FlowGraph
import Testing

@Suite("Tabs that a tab bar controller makes by code of their own")
struct ControllerTabTests {
  @Test(
    "A tab shows what its code gives",
    arguments: [
      "tabs = [UITab(title: \"a\", image: nil, identifier: \"a\") { _ in First() }, make()]",
      "self.tabs = [UISearchTab(viewControllerProvider: { _ in First() }), make()]",
      "setTabs([UITab(title: \"a\", image: nil, identifier: \"a\") { _ in First() }, make()], animated: false)",
      """
      tabs = [
        UITabGroup(
          title: "a", image: nil, identifier: "a",
          children: [UITab(title: "a", image: nil, identifier: "a") { _ in First() }, make()])
      ]
      """,
      """
      tabs = [
        UITabGroup(title: "a", image: nil, identifier: "a", children: [make()]) { _ in
          UINavigationController(rootViewController: First())
        }
      ]
      """,
    ])
  func content(_ statement: String) {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Tabs: UITabBarController {
          init() {
            super.init(nibName: nil, bundle: nil)
            \(statement)
          }
          private func make() -> UITab {
            let provider: (UITab) -> UIViewController = { _ in
              UINavigationController(rootViewController: Second())
            }
            return UITab(
              title: "b", image: nil, identifier: "b", viewControllerProvider: provider)
          }
        }
        final class First: UIViewController {
          @objc func go() { 1️⃣present(Third(), animated: true) }
        }
        final class Second: UIViewController {}
        final class Third: UIViewController {}
        """,
      transitions: ["Tabs -tab-> First", "Tabs -tab-> Second", "First -sheet-> Third at 1️⃣"])
  }

  @Test("A property that is only named so shows nothing")
  func otherProperty() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          var tabs: [UIViewController] = []
          override func viewDidLoad() { tabs = [Detail(), Other()] }
        }
        """)
  }

  private func remembered(_ tabs: String) -> String {
    launching("window?.rootViewController = Bar()") + """
      enum Item: String {
        case home, search, profile
        var page: UIViewController {
          switch self {
          case .home: Home()
          case .search: Search()
          case .profile: Profile()
          }
        }
      }
      final class Bar: UITabBarController {
        override func viewDidLoad() {
          1️⃣\(tabs)
        }
      }
      final class Home: UIViewController {
        @IBAction func debug() { 2️⃣tabBarController?.selectedIndex = 1 }
      }
      final class Search: UIViewController {}
      final class Profile: UIViewController {}
      final class Debug: UIViewController {}
      """
  }

  @Test("Behind what is made of a list that nobody knows, no number says which tab it is")
  func behindUnknown() {
    let shown = ["Home", "Search", "Profile", "Debug"].map { "Bar -tab-> \($0)" }
    expect(
      remembered(
        """
        var pages = UserDefaults.standard.stringArray(forKey: "tabs")!
          .compactMap { Item(rawValue: $0)?.page }
        pages.append(Debug())
        setViewControllers(pages, animated: false)
        """), transitions: shown, unresolved: ["at 2️⃣"])
    expect(
      remembered(
        """
        let isNew = UserDefaults.standard.bool(forKey: "new")
        viewControllers = [isNew ? Search() : Home(), Debug(), Profile()]
        """), transitions: shown + ["Home -tab-> Debug at 2️⃣"])
  }

  @Test(
    "A stack around each page of a list, by the name of its initialiser",
    arguments: ["UINavigationController", "Stack"])
  func mapped(_ stack: String) {
    expect(
      launching("window?.rootViewController = Bar()") + """
        \(stack == "Stack" ? "final class Stack: UINavigationController {}" : "")
        final class Bar: UITabBarController {
          override func viewDidLoad() {
            let pages: [UIViewController] = [Home(), Search()]
            viewControllers = pages.map(\(stack).init(rootViewController:))
          }
        }
        final class Home: UIViewController {
          @IBAction func open() {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        final class Search: UIViewController {}
        final class Detail: UIViewController {}
        """,
      transitions: ["Bar -tab-> Home", "Bar -tab-> Search", "Home -push-> Detail at 1️⃣"])
  }

  @Test("A list of one controller many times")
  func repeated() {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            viewControllers = Array(
              repeating: UINavigationController(rootViewController: 1️⃣Page()), count: 2)
          }
        }
        final class Page: UIViewController {}
        """, transitions: ["Tabs -tab-> Page at 1️⃣"])
  }
}
