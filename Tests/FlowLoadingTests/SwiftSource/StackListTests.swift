import Testing

/// Lists of controllers that are laid on a stack whole.
@Suite("Lists laid on a stack")
struct StackListTests {
  @Test("Lists that branches choose between do not lie on each other")
  func alternatives() {
    expect(
      launching(
        """
        let stack = UINavigationController()
        let controllers: [UIViewController]
        if UserDefaults.standard.bool(forKey: "new") {
          controllers = [Welcome()]
        } else {
          controllers = [Welcome(), 1️⃣Setup()]
        }
        stack.setViewControllers(controllers, animated: false)
        window.rootViewController = stack
        """) + """

          class Welcome: UIViewController {}
          class Setup: UIViewController {}
          """,
      transitions: ["Welcome -push-> Setup"])
  }

  @Test("A controller that stays on top shows what it puts beneath itself on the way back alone")
  func beneath() {
    expect(
      launching("window.rootViewController = UINavigationController(rootViewController: List())")
        + """

        class List: UIViewController {
          @IBAction func open() { 1️⃣navigationController?.pushViewController(Page(), animated: true) }
        }
        class Page: UIViewController {
          @IBAction func renew() {
            2️⃣navigationController?.setViewControllers([Detail(), self], animated: false)
          }
        }
        class Detail: UIViewController {}
        """,
      transitions: ["List -push-> Page at 1️⃣", "Page -push-> Detail at 2️⃣"])
  }

  @Test(
    "The root that a stack has stays, and what follows is pushed on it",
    arguments: ["stack.viewControllers[0]", "stack.viewControllers.first!"])
  func root(bottom: String) {
    expect(
      launching(
        """
        let tabs = UITabBarController()
        tabs.viewControllers = [
          UINavigationController(rootViewController: First()),
          UINavigationController(rootViewController: Second()),
        ]
        window.rootViewController = tabs
        """) + """

          class First: UIViewController {
            override func viewDidLoad() {
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: self, action: #selector(add))
            }
            @objc func add() {
              guard let stack = tabBarController?.selectedViewController as? UINavigationController
              else { return }
              1️⃣stack.setViewControllers([\(bottom), Detail()], animated: true)
            }
          }
          class Second: UIViewController {}
          class Detail: UIViewController {}
          """,
      transitions: [
        "AppDelegate -tab-> First", "AppDelegate -tab-> Second", "First -push-> Detail at 1️⃣",
      ], backs: ["First popToRoot at 1️⃣"])
  }
}
