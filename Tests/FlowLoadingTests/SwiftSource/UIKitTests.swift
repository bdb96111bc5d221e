import FlowGraph
import Testing

@testable import FlowLoading

@Suite("UIKit")
struct UIKitTests {
  /// A window whose navigation controller begins with `Start`.
  private static let launch =
    launching(
      """
      window = UIWindow()
      window?.rootViewController = UINavigationController(rootViewController: Start())
      window?.makeKeyAndVisible()
      """) + """
      final class Detail: UIViewController {}

      """

  @Test("An action pushes on the controller's own stack")
  func push() {
    expect(
      Self.launch + """
        final class Start: UIViewController {
          @objc func next() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
          @IBAction func up() { 2️⃣navigationController?.popToRootViewController(animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"], backs: ["Start popToRoot at 2️⃣"],
      entries: ["Start"])
  }

  @Test("The style decides what a presentation is; a navigation controller leads to its root")
  func present() {
    expect(
      Self.launch + """
        final class Start: UIViewController {
          override func viewDidAppear(_ animated: Bool) { 1️⃣present(Detail(), animated: true) }
          @objc func full() {
            let navigation = UINavigationController(rootViewController: Other())
            navigation.modalPresentationStyle = .fullScreen
            2️⃣present(navigation, animated: true)
          }
        }
        final class Other: UIViewController {
          @objc func done() { 3️⃣dismiss(animated: true) }
        }
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -cover-> Other at 2️⃣"],
      backs: ["Other dismiss at 3️⃣"])
  }

  @Test("A system screen is no screen of the app; its handler is an act")
  func alert() {
    expect(
      Self.launch + """
        final class Start: UIViewController {
          @objc func ask() {
            let alert = UIAlertController(title: "Go?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in
              1️⃣self.show(Detail(), sender: nil)
            })
            present(alert, animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A delegate method of a table runs; a method that nobody calls does not")
  func delegateMethod() {
    expect(
      Self.launch + """
        final class Start: UIViewController {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            1️⃣show(Detail(), sender: nil)
          }
          func forgotten() { present(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A coordinator sets closures, starts children and shows a flow that it fills")
  func coordinators() {
    expect(
      """
      protocol Flow: AnyObject { func start() }
      extension Flow { func begin(_ child: any Flow) { child.start() } }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          let navigation = UINavigationController()
          window = UIWindow()
          window?.rootViewController = navigation
          Main(navigation).start()
          return true
        }
      }
      final class Main: Flow {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = List()
          list.onOpen = { [weak self] in self?.open() }
          navigation.setViewControllers([list], animated: false)
        }
        private func open() { begin(Help(presenter: navigation)) }
      }
      final class Help: Flow {
        let stack = UINavigationController()
        let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func start() {
          let first = First()
          first.onMore = { [weak self] in
            1️⃣self?.stack.pushViewController(More(), animated: true)
          }
          stack.viewControllers = [first]
          2️⃣presenter.present(stack, animated: true)
        }
      }
      final class List: UIViewController {
        var onOpen: (() -> Void)?
        @objc func tap() { onOpen?() }
      }
      final class First: UIViewController {
        var onMore: (() -> Void)?
        @objc func tap() { onMore?() }
      }
      final class More: UIViewController {}
      """,
      transitions: ["First -push-> More at 1️⃣", "List -sheet-> First at 2️⃣"], entries: ["List"])
  }

  @Test("Replacing the stack from a screen on it is a root")
  func replace() {
    expect(
      Self.launch + """
        final class Start: UIViewController {
          @objc func done() { 1️⃣navigationController?.setViewControllers([Detail()], animated: true) }
        }
        """, transitions: ["Start -root-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("A tab bar controller of the app's shows its tabs")
  func tabs() {
    expect(
      launchingScene(
        """
        window?.rootViewController = Tabs()
        """) + """
          final class AppDelegate: UIResponder, UIApplicationDelegate {}
          final class Tabs: UITabBarController {
            override func viewDidLoad() {
              viewControllers = [UINavigationController(rootViewController: Home()), Search()]
            }
          }
          final class Home: UIViewController {}
          final class Search: UIViewController {}
          """, transitions: ["Tabs -tab-> Home", "Tabs -tab-> Search"], entries: ["Tabs"])
  }

  @Test("A hosting controller is the view that it hosts")
  func hosting() {
    expect(
      Self.launch + """
        final class Start: UIViewController {
          @objc func next() { 1️⃣show(UIHostingController(rootView: B()), sender: nil) }
        }
        """, transitions: ["Start -push-> B at 1️⃣"])
  }

  @Test("A table of constants as long as a book is read in no time")
  func longTable() {
    let entries = (0..<3000).map { "\"k\($0)\": [\($0)]" }.joined(separator: ", ")
    expect(
      Self.launch + """
        let table = [\(entries)]
        final class Start: UIViewController {
          @objc func next() { for index in 0..<100 { find(table, index) } }
          func find(_ table: [String: [Int]], _ index: Int) { 1️⃣show(Detail(), sender: nil) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A style named on its protocol is the type that its extension says `Self` is")
  func styleOfAProtocol() {
    expect(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let navigation = UINavigationController()
        lazy var coordinator = Coordinator(flow: .push(on: navigation))
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          coordinator.start()
          window?.rootViewController = navigation
          return true
        }
      }
      protocol Flow { func begin(_ controller: UIViewController) }
      struct PushFlow: Flow {
        let navigation: UINavigationController
        func begin(_ controller: UIViewController) {
          navigation.pushViewController(controller, animated: false)
        }
      }
      extension Flow where Self == PushFlow {
        static func push(on navigation: UINavigationController) -> Self {
          .init(navigation: navigation)
        }
      }
      class Coordinator {
        let flow: any Flow
        init(flow: any Flow) { self.flow = flow }
        func start() { flow.begin(First()) }
      }
      class First: UIViewController {
        func more() { 1️⃣navigationController?.pushViewController(Second(), animated: true) }
        override func viewDidAppear(_ animated: Bool) { more() }
      }
      class Second: UIViewController {}
      """, transitions: ["First -push-> Second at 1️⃣"], entries: ["First"])
  }

  @Test("A navigation controller of the app's own class shows the root that it is given")
  func ownNavigationController() {
    expect(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = First()
          return true
        }
      }
      class Navigation: UINavigationController {}
      class First: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          1️⃣present(Navigation(rootViewController: Second()), animated: true)
        }
      }
      class Second: UIViewController {}
      """, transitions: ["First -sheet-> Second at 1️⃣"], entries: ["First"])
  }

  @Test("What a controller makes of a property is no act of the screen that sets it")
  func observerOfAnother() {
    expect(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: First())
          return true
        }
      }
      class First: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let second = Second()
          second.model = "x"
          1️⃣navigationController?.pushViewController(second, animated: true)
        }
      }
      class Second: UIViewController {
        var model: String? { didSet { present(Third(), animated: true) } }
      }
      class Third: UIViewController {}
      """, transitions: ["First -push-> Second at 1️⃣"], entries: ["First"])
  }

  @Test("A library's container controller stands for what it holds")
  func containerOfALibrary() {
    expect(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = Snackbars(rootViewController: First())
          return true
        }
      }
      class Snackbars: SnackbarController { func prepare() {} }
      class First: UIViewController {}
      """, entries: ["First"], screens: ["First"])
  }

  @Test("A cast to Self in a protocol's extension gives the type that it is called on")
  func castToSelf() {
    expect(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = First.make()
          return true
        }
      }
      protocol Made {}
      extension Made where Self: UIViewController {
        static func make() -> Self {
          let storyboard = UIStoryboard(name: NSStringFromClass(Self.self), bundle: nil)
          guard let made = storyboard.instantiateInitialViewController() as? Self else {
            fatalError()
          }
          return made
        }
      }
      class First: UIViewController, Made {}
      class Second: UIViewController, Made {}
      """, entries: ["First"])
  }

  @Test("A view of UIKit's own is no screen")
  func viewOfUIKit() {
    expect(
      plainLaunch + """
        enum Maker {
          static func page(_ view: WKWebView) -> UIViewController {
            let stack = UINavigationController(rootViewController: Detail())
            stack.topViewController?.view.addSubview(view)
            return stack
          }
        }
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) { 1️⃣present(Maker.page(WKWebView()), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What the app adds to views is called on a controller's own")
  func addedToViews() {
    expect(
      plainLaunch + """
        extension UIView {
          func reveal(_ page: UIViewController, on presenter: UIViewController) {
            1️⃣presenter.present(page, animated: true)
          }
        }
        final class Start: UIViewController {
          @IBAction func tap() { view.reveal(Detail(), on: self) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A controller that presents itself on the window's is shown by who asks it, not by itself")
  func presentsItself() {
    expect(
      plainLaunch + """
        class Notice: UIViewController {
          @objc func show() {
            1️⃣UIApplication.shared.keyWindow?.rootViewController?.present(self, animated: true)
          }
        }
        final class Prize: Notice {}
        final class Start: UIViewController {
          override func viewDidAppear(_ animated: Bool) { Prize().show() }
        }
        """, transitions: ["Start -sheet-> Prize at 1️⃣"])
  }

  @Test(
    "A detail is presented where the app has no split view",
    arguments: [
      ("", "", "sheet"), ("", "page.modalPresentationStyle = .fullScreen", "cover"),
      ("final class Columns: UISplitViewController {}", "", "push"),
      ("let columns = UISplitViewController(style: .doubleColumn)", "", "push"),
      ("let columns = WideSplitViewController()", "", "push"),
    ])
  func detail(_ declaration: String, _ statement: String, _ kind: String) {
    expect(
      plainLaunch + """
        \(declaration)
        final class Start: UIViewController {
          @IBAction func open() {
            let page = Detail()
            \(statement)
            1️⃣showDetailViewController(page, sender: self)
          }
        }
        """, transitions: ["Start -\(kind)-> Detail at 1️⃣"])
  }
}
