import Testing

@Suite("Methods that an app adds to a framework's class, called on what a property gives")
struct AskedObjectTests {
  @Test(
    "On a window",
    arguments: [
      "view.window?.setRoot(Detail())", "UIApplication.shared.keyWindow?.setRoot(Detail())",
      "UIApplication.shared.windows.first?.setRoot(Detail())",
      "UIApplication.shared.windows.first { $0.isKeyWindow }?.setRoot(Detail())",
      """
      guard let window = view.window else { return }
      window.setRoot(Detail())
      """,
    ])
  func window(_ statements: String) {
    expect(
      plainLaunch + """
        extension UIWindow {
          func setRoot(_ page: UIViewController) { 1️⃣rootViewController = page }
        }
        final class Start: UIViewController {
          @IBAction func next() { \(statements) }
        }
        """, transitions: ["Start -root-> Detail at 1️⃣"])
  }

  @Test("On the application")
  func application() {
    expect(
      plainLaunch + """
        extension UIApplication {
          func showOnTop(_ page: UIViewController) {
            1️⃣windows.first?.rootViewController?.present(page, animated: true)
          }
        }
        final class Start: UIViewController {
          @IBAction func next() { UIApplication.shared.showOnTop(Detail()) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "On a controller around another",
    arguments: [
      "parent?.showDetail()", "self.parent?.showDetail()", "splitViewController?.showDetail()",
      "navigationController?.viewControllers.first?.showDetail()",
      "presentedViewController?.showDetail()",
    ])
  func controller(_ statement: String) {
    expect(
      plainLaunch + """
        extension UIViewController {
          func showDetail() { 1️⃣present(Detail(), animated: true) }
        }
        final class Start: UIViewController {
          @IBAction func next() { \(statement) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("On the tab bar controller")
  func tabs() {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        extension UITabBarController {
          func openTab(_ number: Int) { 1️⃣selectedIndex = number }
        }
        final class Tabs: UITabBarController {
          override func viewDidLoad() { viewControllers = [Feed(), Chat(), Me()] }
        }
        final class Feed: UIViewController {
          @IBAction func chat() { tabBarController?.openTab(1) }
        }
        final class Chat: UIViewController {}
        final class Me: UIViewController {}
        """,
      transitions: [
        "Tabs -tab-> Feed", "Tabs -tab-> Chat", "Tabs -tab-> Me", "Feed -tab-> Chat at 1️⃣",
      ])
  }

  @Test("What another thing of the name has is none of them")
  func others() {
    expect(
      plainLaunch + """
        extension UIViewController {
          func showDetail() { 1️⃣present(Detail(), animated: true) }
        }
        final class Start: UIViewController {
          let node = Node.make()
          @IBAction func next() { node.parent?.showDetail() }
        }
        """)
  }
}
