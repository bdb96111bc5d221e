import FlowGraph
import Testing

@Suite("Tab bar controllers")
struct TabControllerTests {
  @Test("A tab is selected by its number", arguments: ["tabBarController?", "tabs?"])
  func selected(_ controller: String) {
    let graph = expect(
      Self.app("1️⃣\(controller).selectedIndex = 1"),
      transitions: ["Tabs -tab-> Start", "Tabs -tab-> Other", "Start -tab-> Other at 1️⃣"],
      entries: ["Tabs"])
    #expect(graph.transitions.allSatisfy { $0.via == nil })
  }

  @Test("Stacks that an act fills for the tabs it shows are no moves of the person")
  func filled() {
    expect(
      plainLaunch + """
        final class Tabs: UITabBarController {}
        final class Start: UIViewController {
          @IBAction func signIn() {
            let tabs = Tabs()
            let stack = UINavigationController()
            stack.pushViewController(Detail(), animated: false)
            tabs.setViewControllers([stack], animated: false)
            1️⃣navigationController?.viewControllers = [tabs]
          }
        }
        """,
      transitions: ["Start -root-> Tabs at 1️⃣", "Tabs -tab-> Detail"], entries: ["Start"])
  }

  static func app(_ selection: String) -> String {
    launching("window?.rootViewController = Tabs()") + """
      final class Other: UIViewController {}
      final class Tabs: UITabBarController {
        let other = Other()
        override func viewDidLoad() { viewControllers = [Start(), other] }
      }
      final class Start: UIViewController {
        var tabs: Tabs? { tabBarController as? Tabs }
        @IBAction func tapped(_ sender: UIButton) { \(selection) }
      }
      """
  }
}
