import Testing

@Suite("Windows over the app's own")
struct OverlayWindowTests {
  @Test(
    "What a window on a level of its own shows comes over the screen",
    arguments: [
      """
      final class Locker {
        var window: UIWindow?
        func show() {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.windowLevel = .alert
          1️⃣window?.rootViewController = Detail()
          window?.makeKeyAndVisible()
        }
      }
      """,
      """
      final class NoticeWindow: UIWindow {
        init(content: UIViewController, level: UIWindow.Level) {
          super.init(frame: UIScreen.main.bounds)
          setUp(content, level)
        }
        private func setUp(_ content: UIViewController, _ level: UIWindow.Level) {
          1️⃣rootViewController = content
          windowLevel = level
        }
      }
      final class Locker {
        func show() { NoticeWindow(content: Detail(), level: .statusBar) }
      }
      """,
    ])
  func raised(locker: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let locker = Locker()
          @objc func lock() { locker.show() }
        }
        \(locker)
        """, transitions: ["Start -cover-> Detail at 1️⃣"])
  }

  @Test("The window that the launch fills gets another root, whatever its level")
  func main() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func leave() {
            guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
            delegate.window?.windowLevel = .statusBar
            1️⃣delegate.window?.rootViewController = Detail()
          }
        }
        """, transitions: ["Start -root-> Detail at 1️⃣"])
  }

  @Test("The empty controller under what an overlay's stack shows is no screen")
  func emptyRoot() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func open() { Overlay.open() }
        }
        enum Overlay {
          static var stack: UINavigationController? { window.rootViewController as? UINavigationController }
          static let window: UIWindow = {
            let window = UIWindow(frame: .zero)
            window.rootViewController = OverlayStack(rootViewController: UIViewController())
            return window
          }()
          static func open() { 1️⃣stack?.pushViewController(Detail(), animated: true) }
        }
        final class OverlayStack: UINavigationController {}
        """, transitions: ["Start -push-> Detail at 1️⃣"], screens: ["Detail", "Other", "Start"])
  }
}
