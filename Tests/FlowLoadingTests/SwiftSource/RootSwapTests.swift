import FlowGraph
import Testing

@Suite("Modals of an act that replaces the window's root")
struct RootSwapTests {
  private func app(_ act: String) -> String {
    launching(
      "swap(UIHostingController(rootView: A(onDone: { [weak self] in self?.showMain() })))") + """
        extension AppDelegate {
          func showMain() {
            let flow = MainFlow()
            \(act)
          }
          func swap(_ root: UIViewController, completion: (() -> Void)? = nil) {
            guard let window else { return }
            window.rootViewController = root
            UIView.transition(with: window, duration: 0.3, animations: nil) { _ in completion?() }
          }
        }
        final class MainFlow {
          let stack = UINavigationController()
          init() {
            stack.setViewControllers([UIHostingController(rootView: B())], animated: false)
          }
          func welcome() { 1️⃣stack.present(UIHostingController(rootView: C()), animated: true) }
        }
        struct A: View {
          let onDone: () -> Void
          var body: some View { Button("Log in") { onDone() } }
        }
        """
  }

  @Test(
    "What the act presents next stands on the new root",
    arguments: [
      "swap(flow.stack) { flow.welcome() }", "swap(flow.stack); flow.welcome()",
      "swap(flow.stack) { UIApplication.topMost?.present("
        + "UIHostingController(rootView: C()), animated: true) }",
    ])
  func next(_ act: String) {
    expect(app(act), transitions: ["A -root-> B", "B -sheet-> C"], entries: ["A"])
  }

  @Test("What it presents before on its own screen stands there")
  func before() {
    expect(
      app(
        """
        2️⃣window?.rootViewController?.present(UIHostingController(rootView: D()), animated: true)
        swap(flow.stack)
        """),
      transitions: ["A -root-> B", "A -sheet-> D at 2️⃣"], entries: ["A"])
  }

  @Test("Nor does another act's root count")
  func other() {
    expect(
      app("if Bool.random() { swap(flow.stack) } else { 2️⃣flow.ask(from: window) }")
        + """
        extension MainFlow {
          func ask(from window: UIWindow?) {
            window?.rootViewController?.present(UIHostingController(rootView: D()), animated: true)
          }
        }
        """, transitions: ["A -root-> B", "A -sheet-> D"], entries: ["A"])
  }

  @Test(
    "A window's method of the app's own sets the root, whatever it is called",
    arguments: ["set", "swap"], ["application.windows.first", "application.keyWindow"])
  func ownMethod(_ name: String, _ window: String) {
    expect(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          if let window = \(window) {
            window.\(name)(rootViewController: Home(), withTransition: nil)
          }
          return true
        }
      }
      final class Home: UIViewController {}
      extension UIWindow {
        func \(name)(
          rootViewController new: UIViewController, withTransition transition: CATransition? = nil
        ) {
          if let transition { layer.add(transition, forKey: kCATransition) }
          rootViewController = new
        }
      }
      """, entries: ["Home"])
  }

  @Test("What a window shows that comes from a library is told as unresolved")
  func outside() {
    expect(
      plainLaunch + """
        import FlowKit
        final class Start: UIViewController {
          let flow = Flow.current()
          @IBAction func restart() { 1️⃣view.window?.rootViewController = flow.controller() }
        }
        """, unresolved: ["at 1️⃣"])
  }
}
