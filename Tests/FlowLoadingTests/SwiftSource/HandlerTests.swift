import FlowGraph
import Testing

@Suite("Methods that nothing outside the program calls")
struct HandlerTests {
  @Test(
    "What the app's own protocol asks for runs where the app calls it",
    arguments: ["Order", "String", "Components.Order"])
  func requirement(_ type: String) {
    let graph = expect(
      plainLaunch + """
        protocol ListDelegate: AnyObject { func orderPicked(_ order: \(type)) }
        final class List: UITableViewController { weak var delegate: ListDelegate? }
        final class Start: UIViewController, UITextFieldDelegate {
          private let list = List()
          override func viewDidLoad() {
            super.viewDidLoad()
            list.delegate = self
            1️⃣addChild(list)
          }
        }
        extension Start: ListDelegate {
          func orderPicked(_ order: \(type)) {
            navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -embed-> List at 1️⃣"])
    #expect(graph.unreached.map(\.line) == [24])
  }

  @Test("A call of it is an act on the screen that calls")
  func call() {
    expect(
      plainLaunch + """
        protocol ListDelegate: AnyObject { func orderPicked(_ order: Order) }
        final class List: UITableViewController {
          weak var delegate: ListDelegate?
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            delegate?.orderPicked(Order())
          }
        }
        final class Start: UIViewController, ListDelegate {
          private let list = List()
          override func viewDidLoad() {
            super.viewDidLoad()
            list.delegate = self
            1️⃣addChild(list)
          }
          func orderPicked(_ order: Order) {
            2️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """,
      transitions: ["Start -embed-> List at 1️⃣", "List -push-> Detail at 2️⃣"])
  }

  @Test(
    "A session's delegate is told, whatever bears the method's name elsewhere",
    arguments: [
      "final class Other { let urlSession: URLSession\n  init(urlSession: URLSession) { self.urlSession = urlSession } }",
      "final class Other { func run(urlSession: URLSession) { print(urlSession) } }",
      "",
    ])
  func namesake(_ other: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private let loader = Loader()
          override func viewDidLoad() {
            super.viewDidLoad()
            loader.start(self)
          }
        }
        final class Loader: NSObject, URLSessionDataDelegate {
          weak var page: Start?
          func start(_ page: Start) {
            self.page = page
            URLSession(configuration: .default, delegate: self, delegateQueue: nil)
              .dataTask(with: address).resume()
          }
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
            1️⃣page?.present(Detail(), animated: true)
          }
        }
        \(other)
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A method of a class that no framework knows more of than its base class is nobody's")
  func unknownOutside() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          func orderPicked(_ order: Order) {
            navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """)
    #expect(graph.unreached.count == 1)
  }

  @Test(
    "A method for a framework's delegate runs, though a protocol of the app repeats it",
    arguments: [
      "final class Start: UIViewController, UITextFieldDelegate {",
      """
      protocol Typing: UITextFieldDelegate {
        func textFieldDidEndEditing(_ textField: UITextField)
      }
      final class Start: UIViewController, Typing {
      """,
      """
      class Base: UIViewController, UITextFieldDelegate {}
      final class Start: Base {
      """,
    ])
  func framework(_ start: String) {
    expect(
      plainLaunch + """
        \(start)
          func textFieldDidEndEditing(_ textField: UITextField) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A private method for Objective-C that no selector names does not run")
  func unselected() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc private func open() { present(Detail(), animated: true) }
        }
        """)
    #expect(graph.unreached.count == 1)
  }

  @Test(
    "One that a selector names does, however that is written",
    arguments: [
      "#selector(open)", "#selector(Start.open)", "Selector(\"open\")", "Selector((\"open\"))",
      "NSSelectorFromString(\"open\")", "Selector(name)",
    ])
  func selected(_ selector: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let name = "open"
          override func viewDidLoad() {
            NotificationCenter.default.addObserver(
              self, selector: \(selector), name: nil, object: nil)
          }
          @objc private func open() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "An @objc method that no selector names is no act, where selectors name others",
    arguments: ["@objc func other()", "@objc private func other()"])
  func unselected(method: String) {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .done, target: self, action: #selector(done))
          }
          @objc func done() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
          \(method) { present(Other(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.unreached.count == 1)
  }

  @Test(
    "What the program adds to all controllers, and some override, runs where it is called",
    arguments: [("", ["Start -sheet-> Detail at 1️⃣"]), ("session.end()", [])])
  func addition(_ end: String, _ only: [String]) {
    expect(
      plainLaunch + """
        protocol SessionDelegate: AnyObject { func ended(); func failed() }
        final class Session {
          weak var delegate: SessionDelegate?
          func end() { delegate?.ended() }
          func start() { delegate?.failed() }
        }
        extension UIViewController: SessionDelegate {
          @objc func ended() {}
          @objc func failed() {}
        }
        final class Start: UIViewController {
          var session: Session { let made = Session(); made.delegate = self; return made }
          override func viewDidLoad() { session.start() }
          @IBAction func end() { \(end) }
        }
        extension Start {
          override func ended() { 2️⃣present(Other(), animated: true) }
          override func failed() { 1️⃣present(Detail(), animated: true) }
        }
        """,
      transitions: only.isEmpty
        ? ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"] : only)
  }

  @Test("A method that a control calls runs, whoever overrides it")
  func selectedAddition() {
    expect(
      plainLaunch + """
        extension UIViewController {
          func addHelp(_ button: UIButton) {
            button.addTarget(self, action: #selector(help), for: .touchUpInside)
          }
          @objc func help() {}
        }
        final class Start: UIViewController {
          override func viewDidLoad() { addHelp(UIButton()) }
          override func help() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A protocol of a sibling that repeats what UIKit calls takes no method from UIKit")
  func sibling() {
    expect(
      plainLaunch + """
        class Source: NSObject, UITableViewDelegate {
          weak var host: UIViewController?
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
        }
        final class DetailSource: Source {
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            1️⃣host?.present(Detail(), animated: true)
          }
        }
        protocol Picking { func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) }
        final class OtherSource: Source, Picking {}
        final class Start: UIViewController {
          private let source = DetailSource()
          private let table = UITableView()
          override func viewDidLoad() {
            source.host = self
            table.delegate = source
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A class that conforms to nothing of a framework's has no method that one calls",
    arguments: [("NSObject", []), ("NSObject, NSUserActivityDelegate", ["Start -sheet-> Detail"])])
  func unconforming(_ inherited: String, _ transitions: [String]) {
    expect(
      plainLaunch + """
        final class Helper: \(inherited) {
          weak var owner: UIViewController?
          func userActivity(_ activity: NSUserActivity, didWait: Bool) {
            owner?.present(Detail(), animated: true)
          }
        }
        final class Start: UIViewController {
          private let helper = Helper()
          override func viewDidLoad() { helper.owner = self }
        }
        """, transitions: transitions)
  }

  @Test("A delegate's method can be named after what it gives", arguments: ["", "Own"])
  func labelled(_ prefix: String) {
    expect(
      plainLaunch + """
        final class Start: UISplitViewController, UISplitViewControllerDelegate {
          override func viewDidLoad() { delegate = self }
          func primaryViewController(
            forCollapsing split: \(prefix)UISplitViewController
          ) -> UIViewController? { Detail() }
        }
        """, transitions: prefix.isEmpty ? ["Start -embed-> Detail"] : [])
  }

  @Test(
    "A delegate's method can have a label before its caller",
    arguments: [("authorizationController", true), ("authorization", false)])
  func labelledCaller(_ name: String, _ isCalled: Bool) {
    expect(
      plainLaunch + """
        final class Start: UIViewController, ASAuthorizationControllerDelegate {
          func \(name)(
            controller: ASAuthorizationController,
            didCompleteWithAuthorization authorization: ASAuthorization
          ) {
            1️⃣show(Detail(), sender: self)
          }
        }
        """, transitions: isCalled ? ["Start -push-> Detail at 1️⃣"] : [])
  }

  @Test(
    "A presenter's method that is called after UIKit's is the presenter's",
    arguments: ["NSObject, PageOutput", "NSObject, PageOutput, UITextFieldDelegate", "PageOutput"])
  func presenter(_ inherits: String) {
    expect(
      plainLaunch + """
        protocol PageOutput: AnyObject { func viewDidLoad() }
        final class Presenter: \(inherits) {
          weak var start: Start?
          func viewDidLoad() { 2️⃣start?.present(Detail(), animated: true) }
        }
        final class Page: UIViewController {
          var output: PageOutput?
          override func viewDidLoad() {
            super.viewDidLoad()
            output?.viewDidLoad()
          }
        }
        final class Start: UIViewController {
          @IBAction func open() {
            let page = Page()
            let presenter = Presenter()
            presenter.start = self
            page.output = presenter
            1️⃣navigationController?.pushViewController(page, animated: true)
          }
        }
        """, transitions: ["Start -push-> Page at 1️⃣", "Page -sheet-> Detail at 2️⃣"])
  }

  @Test("A tap on a notification is no act on the screen that holds who is told of it")
  func notification() {
    expect(
      plainLaunch + """
        protocol Local: AnyObject { func mute() }
        final class LocalService: NSObject, Local, UNUserNotificationCenterDelegate {
          func mute() {}
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler handler: @escaping () -> Void
          ) {
            UIApplication.shared.keyWindow?.rootViewController?.present(Detail(), animated: true)
          }
        }
        final class Presenter {
          private lazy var local: Local = LocalService()
          func mute() { local.mute() }
        }
        final class Start: UIViewController {
          let output = Presenter()
          @IBAction func mute() { output.mute() }
        }
        """, deepLinks: ["notification -> Detail"])
  }

  @Test("What it keeps in state that a view waits for comes up on that view")
  func notificationState() {
    expect(
      """
      final class Center: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
        @Published var isShown = false
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler handler: @escaping () -> Void
        ) {
          1️⃣isShown = true
        }
      }
      struct A: View {
        @StateObject var center = Center()
        var body: some View { Text("a").sheet(isPresented: $center.isShown) { B() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], deepLinks: ["notification -> nothing"])
  }

  @Test("Who is asked to take an action is not shown for that")
  func targets() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func targetViewController(
            forAction action: Selector, sender: Any?
          ) -> UIViewController? { Detail() }
          func other() -> UIViewController? { nil }
        }
        """)
  }

  @Test("A control that an extension adds to any controller acts on whoever asks for it")
  func added() {
    expect(
      plainLaunch + """
        extension UIViewController {
          func addHelp() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Help", style: .plain, target: self, action: #selector(help))
          }
          @objc func help() { 1️⃣present(Detail(), animated: true) }
        }
        final class Start: UIViewController {
          override func viewDidLoad() { addHelp() }
          @IBAction func more() { 2️⃣show(Other(), sender: self) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
  }
}
