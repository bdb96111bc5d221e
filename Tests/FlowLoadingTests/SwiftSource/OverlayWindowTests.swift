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

  @Test(
    "A window that leaves touches to what lies beneath comes up anywhere, if many show it",
    arguments: [
      """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let view = super.hitTest(point, with: event)
          return view == rootViewController?.view ? nil : view
        }
      """,
      """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          banner.frame.contains(point)
        }
      """,
      """
      override init(frame: CGRect) {
          super.init(frame: frame)
          isUserInteractionEnabled = false
        }
      """,
    ], [false, true])
  func touchThrough(_ method: String, _ few: Bool) {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func save() { Notices.shared.show() }
          @objc func one() { 2️⃣present(One(), animated: true) }
          @objc func two() { 3️⃣present(Two(), animated: true) }
          @objc func three() { 4️⃣present(Three(), animated: true) }
        }
        final class One: UIViewController { @objc func save() { Notices.shared.show() } }
        final class Two: UIViewController { @objc func save() { Notices.shared.show() } }
        final class Three: UIViewController { \(few ? "" : "@objc func save() { Notices.shared.show() }") }
        final class NoticeWindow: UIWindow {
          \(method)
        }
        final class Notices {
          static let shared = Notices()
          var window: NoticeWindow?
          func show() {
            window = NoticeWindow(frame: UIScreen.main.bounds)
            window?.windowLevel = .alert
            1️⃣window?.rootViewController = Detail()
            window?.isHidden = false
          }
        }
        """,
      transitions: [
        "Start -sheet-> One at 2️⃣", "Start -sheet-> Two at 3️⃣", "Start -sheet-> Three at 4️⃣",
      ]
        + (few
          ? ["Start", "One", "Two"].map { "\($0) -cover-> Detail at 1️⃣" }
          : ["* -popover-> Detail at 1️⃣"]))
    #expect(few || graph.transitions.first { $0.to == "Detail" }?.trigger == nil)
  }

  @Test(
    "A stack that the same act fills and puts into the window begins with what it was filled with",
    arguments: [
      ("1️⃣stack.setViewControllers([Start()], animated: true)", ["Start"]),
      ("print(stack)", ["Start", "Other"]),
    ])
  func filledAndShown(_ fill: String, _ roots: [String]) {
    expect(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let stack = UINavigationController()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          if UserDefaults.standard.bool(forKey: "isNew") {
            stack.setViewControllers([Other()], animated: false)
          } else {
            stack.setViewControllers([Start()], animated: false)
          }
          window?.rootViewController = stack
          return true
        }
        func reset() {
          \(fill)
          2️⃣window?.rootViewController = stack
        }
      }
      final class Start: UIViewController {
        @objc func next() { 3️⃣navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class Detail: UIViewController {
        @objc func out() { (UIApplication.shared.delegate as? AppDelegate)?.reset() }
      }
      final class Other: UIViewController {}
      """,
      transitions: [
        "Start -push-> Detail at 3️⃣"
      ] + roots.map { "Detail -root-> \($0) at 2️⃣" }
        + (roots.count == 1 ? ["Detail -root-> Start at 1️⃣"] : []))
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

  @Test(
    "A second window that nobody has for the app's stands over it",
    arguments: [
      ("", "cover"), ("self.window = notice", "root"),
      ("(UIApplication.shared.delegate as? AppDelegate)?.window = notice", "root"),
    ])
  func second(_ kept: String, _ kind: String) {
    expect(
      plainLaunch + """
        final class Notices {
          var window: UIWindow?
          var current: UIWindow?
          func show(in scene: UIWindowScene) {
            let notice = UIWindow(windowScene: scene)
            1️⃣notice.rootViewController = Detail()
            notice.makeKeyAndVisible()
            \(kept)
            current = notice
          }
        }
        final class Start: UIViewController {
          let notices = Notices()
          @IBAction func tell() { notices.show(in: view.window!.windowScene!) }
        }
        """, transitions: ["Start -\(kind)-> Detail at 1️⃣"])
  }

  @Test("One that a launch lays over its own is no second beginning")
  func launched() {
    expect(
      launching(
        """
        window = UIWindow()
        window?.rootViewController = Start()
        let curtain = UIWindow()
        curtain.windowLevel = .alert
        1️⃣curtain.rootViewController = Detail()
        curtain.makeKeyAndVisible()
        self.curtain = curtain
        """
      ).replacing("var window: UIWindow?", with: "var window: UIWindow?; var curtain: UIWindow?")
        + """
        final class Start: UIViewController {}
        final class Detail: UIViewController {}
        """, transitions: ["Start -cover-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("The only one of a launch is its own, whatever its level")
  func only() {
    expect(
      launching(
        """
        window = UIWindow()
        window?.windowLevel = .normal
        window?.rootViewController = Start()
        """) + "final class Start: UIViewController {}\n", entries: ["Start"])
  }
}
