import FlowGraph
import Testing

@Suite("Containers that code finds again")
struct FoundTabTests {
  @Test("What is set on a tab controller that was cast to its class are its tabs, and no stack")
  func tabs() {
    expect(
      plainLaunch + """
        final class Tabs: UITabBarController {}
        final class Start: UIViewController {
          let tabs = Tabs()
          var found: Tabs? { split.viewController(for: .compact) as? Tabs }
          override func viewDidLoad() {
            super.viewDidLoad()
            found?.setViewControllers([Home(), Settings()], animated: false)
          }
          @objc func open() { 1️⃣present(tabs, animated: true) }
        }
        final class Home: UIViewController {}
        final class Settings: UIViewController {}
        """,
      transitions: [
        "Start -sheet-> Tabs at 1️⃣", "Tabs -tab-> Home", "Tabs -tab-> Settings",
      ])
  }

  @Test("A tab is told by where its controller is made, when the container is found again")
  func selected() {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Tabs: UITabBarController {
          let one = UINavigationController(rootViewController: One())
          let two = UINavigationController(rootViewController: Two())
          override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([one, two], animated: false)
          }
        }
        final class One: UIViewController {
          @objc func go() {
            let tabs = tabBarController as? Tabs
            1️⃣tabs?.selectedViewController = tabs?.two
          }
        }
        final class Two: UIViewController {}
        """, transitions: ["Tabs -tab-> One", "Tabs -tab-> Two", "One -tab-> Two at 1️⃣"])
  }

  @Test("Columns that a bare split controller shows in a controller are content of that")
  func columns() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let split = UISplitViewController(style: .doubleColumn)
          override func viewDidLoad() {
            super.viewDidLoad()
            split.setViewController(Detail(), for: .primary)
            addChild(split)
            view.addSubview(split.view)
          }
        }
        """, transitions: ["Start -embed-> Detail"])
  }
}
