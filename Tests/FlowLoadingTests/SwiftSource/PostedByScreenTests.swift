import Testing

/// Notifications that a screen's own code posts: a person there did it.
@Suite("Notifications that screens post")
struct PostedByScreenTests {
  private func app(_ observing: String, _ more: String = "", post: String = "open") -> String {
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: Start())
        \(observing)
        return true
      }
    }
    extension AppDelegate {
      @objc private func restart() { 1️⃣window?.rootViewController = Other() }
    }
    final class Start: UIViewController {
      @IBAction func settings() { 2️⃣present(Settings(), animated: true) }
    }
    final class Settings: UIViewController {
      @IBAction func post() { NotificationCenter.default.post(name: .\(post), object: nil) }
    }
    final class Other: UIViewController {}
    \(more)
    """
  }

  @Test("What an app delegate observes with a selector, the screen that posts does")
  func selector() {
    expect(
      app(
        "NotificationCenter.default.addObserver(self, selector: #selector(restart), name: .open, object: nil)"
      ),
      transitions: [
        "Settings -root-> Other at 1️⃣", "Start -sheet-> Settings at 2️⃣",
      ])
  }

  @Test("With a closure too")
  func closure() {
    expect(
      app(
        """
        NotificationCenter.default.addObserver(forName: .open, object: nil, queue: nil) { _ in
          self.restart()
        }
        """),
      transitions: ["Settings -root-> Other at 1️⃣", "Start -sheet-> Settings at 2️⃣"])
  }

  @Test(
    "What other code posts as well, is heard anywhere",
    arguments: [
      "struct Clock { func tick() { NotificationCenter.default.post(name: .open, object: nil) } }",
      "func tick() { NotificationCenter.default.post(name: .open, object: nil) }",
    ])
  func others(_ code: String) {
    expect(
      app(
        "NotificationCenter.default.addObserver(self, selector: #selector(restart), name: .open, object: nil)",
        code),
      transitions: [
        "* -root-> Other at 1️⃣", "Settings -root-> Other at 1️⃣", "Start -sheet-> Settings at 2️⃣",
      ])
  }

  @Test("What the system posts too, is heard anywhere")
  func system() {
    expect(
      app(
        """
        NotificationCenter.default.addObserver(
          self, selector: #selector(restart), name: UIApplication.didBecomeActiveNotification,
          object: nil)
        """, post: "UIApplication.didBecomeActiveNotification"
      )
      .replacing("name: .UI", with: "name: UI"),
      transitions: [
        "* -root-> Other at 1️⃣", "Settings -root-> Other at 1️⃣", "Start -sheet-> Settings at 2️⃣",
      ])
  }

  @Test("A post that is never seen to run leaves the observer to anybody")
  func unseen() {
    expect(
      app(
        "NotificationCenter.default.addObserver(self, selector: #selector(restart), name: .open, object: nil)",
        "final class Lost: UIViewController { func post() { NotificationCenter.default.post(name: .open, object: nil) } }",
        post: "close"),
      transitions: ["* -root-> Other at 1️⃣", "Start -sheet-> Settings at 2️⃣"])
  }

  @Test("Another notification than the one that is observed leads nowhere")
  func other() {
    expect(
      app(
        "NotificationCenter.default.addObserver(self, selector: #selector(restart), name: .open, object: nil)",
        post: "close"),
      transitions: ["* -root-> Other at 1️⃣", "Start -sheet-> Settings at 2️⃣"])
  }

  @Test("A tab that its container selects, is selected by who posts")
  func tab() {
    expect(
      launching("window?.rootViewController = Root()") + """
        final class Root: UIViewController {
          let tabs = UITabBarController()
          override func viewDidLoad() {
            super.viewDidLoad()
            tabs.viewControllers = [History(), Scanner()]
            NotificationCenter.default.addObserver(
              self, selector: #selector(scan), name: .scan, object: nil)
            addChild(tabs)
          }
          @objc func scan() { 1️⃣tabs.selectedIndex = 1 }
        }
        final class History: UIViewController {
          @IBAction func request() { NotificationCenter.default.post(name: .scan, object: nil) }
        }
        final class Scanner: UIViewController {}
        """,
      transitions: [
        "History -tab-> Scanner at 1️⃣", "Root -tab-> History", "Root -tab-> Scanner",
      ], screens: ["History", "Root", "Scanner"])
  }

  @Test("What a service posts, who observes does on its own screen")
  func service() {
    expect(
      plainLaunch + """
        final class Service {
          static let shared = Service()
          func load() { NotificationCenter.default.post(name: .open, object: nil) }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(open), name: .open, object: nil)
          }
          @objc func open() { 1️⃣navigationController?.pushViewController(Other(), animated: true) }
          @IBAction func settings() { 2️⃣present(Settings(), animated: true) }
        }
        final class Settings: UIViewController {
          @IBAction func load() { Service.shared.load() }
        }
        """,
      transitions: ["Start -push-> Other at 1️⃣", "Start -sheet-> Settings at 2️⃣"])
  }

  @Test(
    "What the launch observes that only a screen posts, that screen does, however it is observed",
    arguments: [
      "NotificationCenter.default.publisher(for: .expired).sink { _ in self.showLogin() }.store(in: &bag)",
      "Task { for await _ in NotificationCenter.default.notifications(named: .expired) { self.showLogin() } }",
      "NotificationCenter.default.addObserver(forName: .expired, object: nil, queue: .main) { _ in self.showLogin() }",
    ])
  func observedAtLaunch(_ observing: String) {
    expect(
      launching(
        """
        window = UIWindow()
        flow = Flow(window: window!)
        flow?.start()
        """
      ).replacing("var window", with: "var flow: Flow?\n  var window") + """
        extension Notification.Name { static let expired = Notification.Name("expired") }
        final class Flow {
          let window: UIWindow
          var bag = Set<AnyCancellable>()
          init(window: UIWindow) { self.window = window }
          func start() {
            \(observing)
            window.rootViewController = Home()
          }
          func showLogin() { 1️⃣window.rootViewController = Login() }
        }
        final class Home: UIViewController {
          @IBAction func out() { NotificationCenter.default.post(name: .expired, object: nil) }
        }
        final class Login: UIViewController {}
        """, transitions: ["Home -root-> Login at 1️⃣"], entries: ["Home"])
  }
}
