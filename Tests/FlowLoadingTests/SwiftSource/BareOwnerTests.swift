import Testing

@testable import FlowLoading

@Suite("Stacks around controllers that have none")
struct BareOwnerTests {
  private func app(root: String, _ leave: String) -> String {
    launching("window?.rootViewController = \(root)") + """
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [UINavigationController(rootViewController: 1️⃣List(self))]
        }
        func home() { 2️⃣\(leave) }
      }
      final class List: UIViewController {
        let tabs: Tabs
        init(_ tabs: Tabs) {
          self.tabs = tabs
          super.init(nibName: nil, bundle: nil)
        }
        @IBAction func leave() { tabs.home() }
      }
      """
  }

  @Test(
    "Where the window shows one alone, leaving its stack does nothing",
    arguments: [
      "navigationController?.popToViewController(self, animated: true)",
      "navigationController?.popToRootViewController(animated: true)",
      "navigationController?.popViewController(animated: true)",
    ])
  func bare(_ leave: String) {
    let graph = expect(
      app(root: "Tabs()", leave), transitions: ["Tabs -tab-> List at 1️⃣"], backs: [])
    #expect(graph.unresolved.isEmpty)
  }

  @Test("Where it stands on one, that is left")
  func stacked() {
    let graph = expect(
      app(
        root: "UINavigationController(rootViewController: Tabs())",
        "navigationController?.popToRootViewController(animated: true)"),
      transitions: ["Tabs -tab-> List at 1️⃣"], backs: ["List popToRoot at 2️⃣"])
    #expect(graph.unresolved.isEmpty)
  }
}
