import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Classes that the app declares in Objective-C")
struct OutsideCodeTests {
  private let launch =
    launching(
      """
      window?.rootViewController = UINavigationController(
        rootViewController: ListViewController())
      """) + """
      final class Detail: UIViewController {}
      final class Help: UIViewController {}

      """

  @Test("What Swift adds to a controller runs, whoever shows it")
  func controllers() {
    let graph = expect(
      launch + """
        1️⃣extension ListViewController {
          @objc func open() { 2️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        @objc extension EditorViewController {
          func help() { 3️⃣present(Help(), animated: true) }
        }
        """,
      transitions: [
        "ListViewController -push-> Detail at 2️⃣", "EditorViewController -sheet-> Help at 3️⃣",
      ], unresolved: ["at 1️⃣"])
    #expect(
      graph.unresolved.map(\.concerns) == [
        ["EditorViewController", "ListViewController", UnresolvedCall.anyController]
      ])
    #expect(graph.unshown.filter { $0.kind == .controller } == [])
  }

  @Test("A class that Swift only helps is no screen, and nothing is said of it")
  func helper() {
    expect(
      """
      struct A: View { var body: some View { Text("A") } }
      extension EditorViewController { var titleText: String { "Editor" } }
      """, screens: ["A"])
  }

  @Test("Classes of the system stay the system's")
  func system() {
    expect(
      launch + """
        final class ListViewController: UIViewController {}
        extension SFSafariViewController { @objc func help() { present(Help(), animated: true) } }
        extension UIViewController { func show() { present(Help(), animated: true) } }
        """)
  }

  @Test("What Swift adds to the app's delegate is done by no screen")
  func delegate() {
    let graph = expect(
      """
      // UIApplicationDelegate, in Objective-C
      1️⃣extension NotesAppDelegate {
        @objc func lock() {
          lockWindow = UIWindow()
          2️⃣lockWindow?.rootViewController = Lock()
        }
      }
      final class Lock: UIViewController {
        @objc func help() { 3️⃣present(Help(), animated: true) }
      }
      final class Help: UIViewController {}
      """,
      transitions: ["* -root-> Lock at 2️⃣", "Lock -sheet-> Help at 3️⃣"], unresolved: ["at 1️⃣"],
      entries: [])
    #expect(graph.unresolved[0].reason.hasPrefix("no launch was found; NotesAppDelegate is"))
  }

  @Test("A delegate's method for Objective-C that is given a URL opens links")
  func links() {
    let graph = expect(
      """
      // UIApplicationDelegate, in Objective-C
      extension NotesAppDelegate {
        1️⃣@objc func open(note url: NSURL) {
          navigationController.pushViewController(Note(), animated: true)
        }
      }
      final class Note: UIViewController {}
      """,
      unresolved: ["call"], deepLinks: ["* -> Note at 1️⃣"])
    #expect(graph.deepLinks.map(\.readsURL) == [true])
  }

  @Test("An app that declares a scheme and has no launch in Swift says so")
  func noLaunch() {
    var bundle = AppBundle(file: "Info.plist")
    bundle.urlSchemes = [
      .init(scheme: "notes", place: SourcePlace(file: "Info.plist", line: 4))
    ]
    let files = [
      SwiftFile(path: "Help.swift", text: "final class Help: UIViewController {}")
    ]
    func reasons(_ bundles: [AppBundle]) -> [String] {
      SwiftSourceLoader(threads: 1).read(files, resources: .init(bundles: bundles)).graph
        .unresolved.map(\.reason)
    }
    #expect(
      reasons([bundle]) == [
        "no launch was found: the Swift that was read declares no App and no app delegate"
      ])
    #expect(reasons([]) == [])
  }

  @Test("A class that is given to an object of a library is shown by that")
  func givenClass() {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let account = AccountService()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          setUp()
          return true
        }
        func setUp() { 1️⃣account.loginViewControllerClass = LoginViewController.self }
      }
      final class LoginViewController: UIViewController {
        @objc func code() {
          2️⃣navigationController?.pushViewController(Code(), animated: true)
        }
      }
      final class Code: UIViewController {}
      """,
      transitions: [
        "* -sheet-> LoginViewController at 1️⃣", "LoginViewController -push-> Code at 2️⃣",
      ])
  }

  @Test("An app that starts in Objective-C begins where that calls Swift")
  func launchElsewhere() {
    let graph = expect(
      """
      // The UIApplicationDelegate is in Objective-C.
      extension LegacyRouter {
        1️⃣@objc func showList() {
          2️⃣currentNavigationController?.setViewControllers([List(router: self)], animated: false)
        }
        func showDetail(from controller: UIViewController) {
          3️⃣controller.navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      final class List: UIViewController, UITableViewDelegate {
        private let router: LegacyRouter
        init(router: LegacyRouter) {
          self.router = router
          super.init(nibName: nil, bundle: nil)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          router.showDetail(from: self)
        }
      }
      final class Detail: UIViewController {}
      """,
      transitions: ["* -root-> List at 2️⃣", "List -push-> Detail at 3️⃣"],
      unresolved: ["at 1️⃣"])
    #expect(graph.unresolved.map(\.concerns) == [["*"]])
    #expect(graph.unreached.isEmpty)
  }

  @Test(
    "What only code elsewhere can call runs, whatever selectors name other methods",
    arguments: ["", "button.addTarget(self, action: #selector(active), for: .touchUpInside)"])
  func otherSelectors(_ observing: String) {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      3️⃣extension SettingsViewController {
        @objc func lock() { 1️⃣present(Lock(), animated: true) }
      }
      final class Lock: UIViewController {
        override func viewDidLoad() { \(observing) }
        @objc func active() {}
      }
      """, transitions: ["SettingsViewController -sheet-> Lock at 1️⃣"],
      unresolved: ["at 3️⃣"])
  }

  @Test("What Swift gives a property that a header declares, it holds")
  func headerProperty() {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {}
      3️⃣extension EditorViewController {
        @IBAction func tags() {
          tagsController = Tags()
          1️⃣addChild(tagsController)
        }
        @IBAction func help() {
          self.helpController = Help()
          2️⃣present(self.helpController, animated: true)
        }
      }
      final class Tags: UIViewController {}
      final class Help: UIViewController {}
      """,
      transitions: [
        "EditorViewController -embed-> Tags at 1️⃣", "EditorViewController -sheet-> Help at 2️⃣",
      ], unresolved: ["at 3️⃣"])
  }

  @Test(
    "What a library tells the app's delegate happens wherever a person is",
    arguments: [
      ("extension AppDelegate: SyncDelegate", "1️⃣", ["* -sheet-> Detail at 1️⃣"]),
      // Nobody calls what no protocol of a library's can ask for.
      ("extension AppDelegate", "", []),
    ])
  func told(head: String, mark: String, ways: [String]) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {}
        \(head) {
          func syncDidLogin(_ sync: Sync) {
            \(mark)window?.rootViewController?.present(Detail(), animated: true)
          }
        }
        """, transitions: ways)
  }
}
