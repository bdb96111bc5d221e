import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Raw values of enums of numbers") struct RawNumberTests {
  @Test(
    "A tab is selected by the number of a case, counted where none is written",
    arguments: [
      ("case first, second", "second", "C"), ("case first = 1, second = 0", "second", "B"),
      ("case none = -1, first, second", "second", "C"), ("case first, second", "first", "B"),
    ])
  func tabs(cases: String, chosen: String, screen: String) {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        enum Page: Int { \(cases) }
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [B(), C()]
          }
          func choose(_ page: Page) { selectedIndex = page.rawValue }
        }
        class B: UIViewController {
          override func viewDidLoad() { button.addTarget(self, action: #selector(go), for: .touchUpInside) }
          @objc func go() { (tabBarController as? Tabs)?.choose(.\(chosen)) }
        }
        class C: UIViewController {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
          ) { window?.rootViewController = Tabs() }
        }
        """
      ).files)
    let selected = graph.transitions.filter { $0.kind == .tab && $0.trigger != nil }
    #expect(selected.map(\.to) == (screen == "B" ? [] : [screen]))
  }
}
