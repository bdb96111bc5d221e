import Testing

@Suite("Delegates of tab controllers that are no screens")
struct TabDelegateTests {
  @Test("A tap on a tab is told to the object that is the delegate")
  func tapped() {
    expect(
      launching("let guide = Guide(); guide.start(); window?.rootViewController = guide.tabs") + """
        final class Guide: NSObject, UITabBarControllerDelegate {
          let tabs = UITabBarController()
          func start() {
            tabs.delegate = self
            tabs.viewControllers = [1️⃣Home()]
          }
          func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
          ) {
            2️⃣tabs.present(Detail(), animated: true)
          }
        }
        final class Home: UIViewController {}
        final class Detail: UIViewController {}
        """,
      transitions: ["Guide -tab-> Home at 1️⃣", "Guide -sheet-> Detail at 2️⃣"])
  }

  @Test(
    "A tab that is never selected is no way to what it holds",
    arguments: [
      ("if viewController is Add { open(); return false }", false),
      ("if let add = viewController as? Add { print(add); return false }", false),
      ("if viewController is Add, isFull { return false }", true),
      ("if viewController is Add { if isFull { return true }; return false }", true),
    ])
  func refused(_ statement: String, isTab: Bool) {
    let opened = statement.contains("open()") ? ["Tabs -sheet-> Detail"] : []
    let graph = expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Tabs: UITabBarController, UITabBarControllerDelegate {
          var isFull = UserDefaults.standard.bool(forKey: "isFull")
          override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
            viewControllers = [Home(), Add()]
          }
          func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
          ) -> Bool {
            \(statement)
            return true
          }
          func open() { present(Detail(), animated: true) }
        }
        final class Home: UIViewController {}
        final class Add: UIViewController {}
        final class Detail: UIViewController {}
        """,
      transitions: ["Tabs -tab-> Home"] + opened + (isTab ? ["Tabs -tab-> Add"] : []))
    // It is no screen that no one gets to.
    #expect(graph.screens.map(\.name).contains("Add") == isTab)
  }

  @Test("A press on a tab pops from wherever a person is on the tab's stack")
  func popped() {
    let graph = expect(
      launching(
        "let tabs = UITabBarController()\n"
          + "tabs.viewControllers = [UINavigationController(rootViewController: Home())]\n"
          + "window?.rootViewController = tabs") + """
          final class Home: UIViewController, UITabBarControllerDelegate {
            override func viewWillAppear(_ animated: Bool) { tabBarController?.delegate = self }
            func tabBarController(
              _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) {
              1️⃣navigationController?.popViewController(animated: true)
            }
            @IBAction func back() { 2️⃣navigationController?.popViewController(animated: true) }
          }
          """,
      transitions: ["AppDelegate -tab-> Home"], backs: ["Home pop at 1️⃣", "Home pop at 2️⃣"])
    #expect(
      graph.backs.map { "\($0.trigger ?? "") \($0.guarded)" }.sorted() == [
        "back false", "tabBarController(_:didSelect:) true",
      ])
  }
}
