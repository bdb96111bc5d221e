import FlowGraph
import Testing

@Suite("What only happens in a navigation controller, or in none")
struct FootingClaimTests {
  private func leave(_ condition: String) -> String {
    """
    final class Page: UIViewController {
      @objc func leave() {
        if \(condition) {
          1️⃣navigationController?.popViewController(animated: true)
        } else {
          2️⃣dismiss(animated: true)
        }
      }
    }
    """
  }

  private static let conditions = [
    "let stack = navigationController", "let navigationController",
    "self.navigationController != nil", "navigationController != nil",
  ]

  @Test("A screen that is only pushed has a navigation controller", arguments: conditions)
  func pushed(_ condition: String) {
    expect(
      plainLaunch + leave(condition) + """
        final class Start: UIViewController {
          @objc func open() {
            4️⃣present(UINavigationController(rootViewController: List()), animated: true)
          }
        }
        final class List: UIViewController {
          @objc func open() { 3️⃣navigationController?.pushViewController(Page(), animated: true) }
        }
        """, transitions: ["Start -sheet-> List at 4️⃣", "List -push-> Page at 3️⃣"],
      backs: ["Page pop at 1️⃣"])
  }

  @Test("A screen that is only presented has none", arguments: conditions)
  func presented(_ condition: String) {
    expect(
      plainLaunch + leave(condition) + """
        final class Start: UIViewController {
          @objc func open() { 3️⃣present(Page(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Page at 3️⃣"], backs: ["Page dismiss at 2️⃣"])
  }

  @Test("A screen that is shown either way does both")
  func either() {
    expect(
      plainLaunch + leave("let stack = navigationController") + """
        final class Start: UIViewController {
          @objc func open() { 3️⃣present(Page(), animated: true) }
          @objc func push() { 4️⃣navigationController?.pushViewController(Page(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Page at 3️⃣", "Start -push-> Page at 4️⃣"],
      backs: ["Page pop at 1️⃣", "Page dismiss at 2️⃣"])
  }

  @Test(
    "A screen that is only pushed is not the bottom of its stack",
    arguments: [
      "navigationController?.viewControllers.count == 1",
      "self.navigationController!.viewControllers.count < 2",
      "!(navigationController?.viewControllers.count != 1)",
      "navigationController?.viewControllers.first === self",
      "let pages = navigationController?.viewControllers, pages.count == 1",
    ])
  func above(_ condition: String) {
    expect(
      plainLaunch + """
        class Page: UIViewController {
          @objc func leave() {
            if \(condition) {
              dismiss(animated: true)
            } else {
              1️⃣navigationController?.popViewController(animated: true)
            }
          }
        }
        final class Policy: Page {}
        final class Start: UIViewController {
          @objc func open() {
            4️⃣present(UINavigationController(rootViewController: List()), animated: true)
          }
        }
        final class List: UIViewController {
          @objc func open() { 3️⃣navigationController?.pushViewController(Policy(), animated: true) }
        }
        """, transitions: ["Start -sheet-> List at 4️⃣", "List -push-> Policy at 3️⃣"],
      backs: ["Policy pop at 1️⃣"])
  }

  @Test("A screen that is pushed here and the bottom of a stack there does both")
  func aboveOrBottom() {
    expect(
      plainLaunch + """
        final class Page: UIViewController {
          @objc func leave() {
            if navigationController?.viewControllers.count == 1 {
              2️⃣dismiss(animated: true)
            } else {
              1️⃣navigationController?.popViewController(animated: true)
            }
          }
        }
        final class Start: UIViewController {
          @objc func open() {
            4️⃣present(UINavigationController(rootViewController: Page()), animated: true)
          }
          @objc func push() { 3️⃣navigationController?.pushViewController(Page(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Page at 4️⃣", "Start -push-> Page at 3️⃣"],
      backs: ["Page pop at 1️⃣", "Page dismiss at 2️⃣"])
  }

  @Test("A pop of the navigation controller that a screen never has is no way back")
  func idle() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func open() { 1️⃣present(Lock(), animated: true) }
        }
        final class Lock: UIViewController {
          @objc func unlock() {
            navigationController?.popViewController(animated: true)
            2️⃣dismiss(animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Lock at 1️⃣"], backs: ["Lock dismiss at 2️⃣"])
  }

  @Test("A tab that is selected stands where it stood")
  func selected() {
    expect(
      launching(
        """
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: Hall()), Side()]
        window?.rootViewController = tabs
        """) + """
          final class Hall: UIViewController {
            @objc func open() {
              if let stack = navigationController {
                1️⃣stack.pushViewController(Page(), animated: true)
              } else {
                present(Page(), animated: true)
              }
            }
          }
          final class Side: UIViewController {
            @objc func home() { 2️⃣tabBarController?.selectedIndex = 0 }
          }
          final class Page: UIViewController {}
          """,
      transitions: [
        "AppDelegate -tab-> Hall", "AppDelegate -tab-> Side", "Hall -push-> Page at 1️⃣",
        "Side -tab-> Hall at 2️⃣",
      ])
  }
}
