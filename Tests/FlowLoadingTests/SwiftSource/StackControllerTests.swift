import Testing

@Suite("Navigation controllers of the app's own that do something themselves")
struct StackControllerTests {
  private func app(_ setUp: String, _ root: String = "MainStack(rootViewController: Home())")
    -> String
  {
    launching("window?.rootViewController = \(root)") + """
      final class Home: UIViewController {
        @IBAction func on() { 2️⃣navigationController?.pushViewController(Page(), animated: true) }
      }
      final class Page: UIViewController {}
      final class Help: UIViewController {}
      final class MainStack: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(setUp)
        }
        @objc private func help() { 1️⃣present(Help(), animated: true) }
      }
      """
  }

  @Test(
    "A person does it on the screen at the bottom",
    arguments: [
      """
      topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "", style: .plain, target: self, action: #selector(help))
      """,
      """
      let button = UIButton()
      button.addTarget(self, action: #selector(help), for: .touchUpInside)
      view.addSubview(button)
      """,
    ])
  func acts(_ setUp: String) {
    expect(
      app(setUp),
      transitions: ["Home -sheet-> Help at 1️⃣", "Home -push-> Page at 2️⃣"])
  }

  @Test("One that is filled when it comes up does the same")
  func filled() {
    expect(
      app("print(#selector(help))", "filled()") + """
        extension AppDelegate {
          func filled() -> UINavigationController {
            let stack = MainStack()
            stack.viewControllers = [Home()]
            return stack
          }
        }
        """,
      transitions: ["Home -sheet-> Help at 1️⃣", "Home -push-> Page at 2️⃣"])
  }

  @Test("What it does when it loads is no act of a person")
  func loading() {
    expect(
      app("setViewControllers([Home()], animated: false)", "MainStack()"),
      transitions: ["Home -push-> Page at 2️⃣"], entries: ["Home"])
  }

  @Test("What it takes away is on top, and not what stands at the bottom")
  func leaving() {
    let graph = expect(
      app(
        """
        view.addGestureRecognizer(
          UISwipeGestureRecognizer(target: self, action: #selector(swiped)))
        """) + """
          extension MainStack {
            @objc private func swiped() { popViewController(animated: true) }
          }
          """,
      transitions: ["Home -push-> Page at 2️⃣"])
    #expect(graph.backs.isEmpty)
  }

  @Test(
    "What it shows again that others made, and what a delegate's method gives, are no acts on it")
  func others() {
    expect(
      app(
        """
        view.addGestureRecognizer(
          UISwipeGestureRecognizer(target: self, action: #selector(forward)))
        """) + """
          final class Pages {
            static let shared = Pages()
            lazy var help = Help()
          }
          extension MainStack: UISplitViewControllerDelegate {
            @objc private func forward() {
              pushViewController(Pages.shared.help, animated: true)
            }
            func splitViewController(
              _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
            ) -> UIViewController? { Pages.shared.help }
          }
          """,
      transitions: ["Home -push-> Page at 2️⃣"])
  }
}
