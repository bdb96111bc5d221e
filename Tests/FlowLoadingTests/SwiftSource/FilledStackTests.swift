import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite("Stacks that one act makes, shows and fills")
struct FilledStackTests {
  private func flow(_ enter: String) -> String {
    launching("enter()") + """
      extension AppDelegate {
        func enter() { \(enter) }
        func leave() { 3️⃣window?.rootViewController = Other() }
      }
      final class Start: UIViewController {
        @objc func again() { (UIApplication.shared.delegate as? AppDelegate)?.enter() }
        @objc func out() { (UIApplication.shared.delegate as? AppDelegate)?.leave() }
      }
      final class Other: UIViewController {
        @objc func back() { (UIApplication.shared.delegate as? AppDelegate)?.enter() }
      }
      """
  }

  @Test(
    "A person who stands on one that the same code made is on another by then",
    arguments: [
      """
      let stack = UINavigationController()
      1️⃣window?.rootViewController = stack
      stack.pushViewController(Start(), animated: false)
      """,
      """
      let stack = UINavigationController()
      stack.pushViewController(Start(), animated: false)
      1️⃣window?.rootViewController = stack
      """,
      """
      let stack = UINavigationController()
      1️⃣window?.rootViewController = stack
      func fill(_ stack: UINavigationController) {
        stack.pushViewController(Start(), animated: false)
      }
      fill(stack)
      """,
    ])
  func madeAgain(_ enter: String) {
    expect(
      flow(enter),
      transitions: ["Start -root-> Other at 3️⃣", "Other -root-> Start at 1️⃣"])
  }

  @Test(
    "One that code makes and fills for a place among tabs is no move of whoever is elsewhere",
    arguments: [
      "let stack = UINavigationController(); stack.viewControllers = [Start()]; return stack",
      "let stack = UINavigationController(); stack.setViewControllers([Start()], animated: false)\n"
        + "return stack",
      "return UINavigationController().then { $0.viewControllers = [Start()] }",
    ])
  func madeForTab(_ make: String) {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        enum Factory { static func home() -> UIViewController { \(make) } }
        final class Center {
          static let shared = Center()
          weak var tabs: Tabs?
          func tell() { tabs?.renew() }
        }
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [Factory.home(), More()]
            Center.shared.tabs = self
          }
          func renew() {
            if var list = viewControllers {
              list.remove(at: 0)
              list.insert(Factory.home(), at: 0)
              viewControllers = list
            }
          }
        }
        final class Start: UIViewController {}
        final class More: UIViewController {
          @IBAction func open() { 1️⃣present(Other(), animated: true) }
        }
        final class Other: UIViewController { @IBAction func pick() { Center.shared.tell() } }
        """,
      transitions: ["Tabs -tab-> Start", "Tabs -tab-> More", "More -sheet-> Other at 1️⃣"])
  }

  @Test("Shared code that puts what it is given on a stack of its own makes one for each")
  func givenToShared() {
    expect(
      launching("window?.rootViewController = Start()") + """
        extension UIViewController {
          func presentInStack(_ page: UIViewController) {
            let stack = UINavigationController()
            stack.viewControllers = [page]
            1️⃣present(stack, animated: true)
          }
        }
        extension AppDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            (top() as? Start)?.offer()
          }
          func top() -> UIViewController? { Finder.top(window) }
        }
        final class Start: UIViewController {
          func offer() { Offers().open(on: self) }
          @IBAction func pay() { Payments().open(on: UIApplication.shared.top() as? Start) }
        }
        struct Offers {
          func open(on page: UIViewController) { page.presentInStack(Offer()) }
        }
        struct Payments {
          func open(on page: UIViewController?) { page?.presentInStack(Payment()) }
        }
        final class Offer: UIViewController {}
        final class Payment: UIViewController {}
        """,
      transitions: ["* -sheet-> Offer at 1️⃣", "Start -sheet-> Payment at 1️⃣"])
  }

  @Test("What the same code puts there after a pop to the root is above it")
  func poppedBefore() {
    expect(
      launching(
        """
        flow.start()
        window?.rootViewController = flow.stack
        if options?["chat"] != nil { flow.show() }
        """) + """
          extension AppDelegate { var flow: Flow { Flow.shared } }
          final class Flow {
            static let shared = Flow()
            let stack = UINavigationController()
            func start() {
              if isKnown { stack.pushViewController(List(), animated: false) }
            }
            func show() {
              stack.popToRootViewController(animated: false)
              1️⃣stack.pushViewController(Chat(), animated: false)
            }
            var isKnown: Bool { UserDefaults.standard.bool(forKey: "isKnown") }
          }
          final class List: UIViewController {}
          final class Chat: UIViewController {}
          """,
      entries: ["List"])
  }

  @Test(
    "What an act pushes on a stack that it shows, and that the launch has filled, is above that")
  func filledByLaunch() {
    expect(
      launching(
        """
        let split = UISplitViewController()
        split.viewControllers = [Side()]
        window?.rootViewController = split
        Flow.shared.start()
        """) + """
          final class Flow {
            static let shared = Flow()
            let stack = UINavigationController()
            func start() { stack.pushViewController(List(), animated: false) }
            func show() { 3️⃣stack.pushViewController(Page(), animated: false) }
          }
          final class Side: UIViewController {
            @IBAction func list() { 1️⃣showDetailViewController(Flow.shared.stack, sender: nil) }
            @IBAction func page() {
              2️⃣showDetailViewController(Flow.shared.stack, sender: nil)
              Flow.shared.show()
            }
          }
          final class List: UIViewController {}
          final class Page: UIViewController {}
          """,
      transitions: [
        "AppDelegate -embed-> Side", "Side -push-> List at 1️⃣", "Side -push-> List at 2️⃣",
        "Side -push-> Page at 3️⃣",
      ])
  }

  @Test("A window that every branch fills anew shows a stack that is filled after")
  func eitherWindow() {
    expect(
      launching("enter()") + """
        extension AppDelegate {
          func enter() {
            let flow = Flow()
            switch UIDevice.current.userInterfaceIdiom {
            case .phone:
              1️⃣window?.rootViewController = flow.stack
            default:
              let split = UISplitViewController()
              split.viewControllers = [Side(), flow.stack]
              2️⃣window?.rootViewController = split
            }
            flow.start()
          }
        }
        final class Flow {
          let stack = UINavigationController()
          func start() {
            stack.pushViewController(List(), animated: false)
            if isDeep { 3️⃣stack.pushViewController(Page(), animated: false) }
          }
          var isDeep: Bool { UserDefaults.standard.bool(forKey: "isDeep") }
        }
        final class List: UIViewController {
          @objc func again() { (UIApplication.shared.delegate as? AppDelegate)?.enter() }
        }
        final class Page: UIViewController {}
        final class Side: UIViewController {}
        """,
      transitions: [
        "AppDelegate -embed-> Side", "AppDelegate -embed-> List",
        "List -root-> AppDelegate at 2️⃣", "List -push-> Page at 3️⃣",
      ])
  }

  @Test("What fills one in a branch says when its screen comes up")
  func filledOnCondition() {
    let graph = expect(
      flow(
        """
        let stack = UINavigationController()
        1️⃣window?.rootViewController = stack
        if UserDefaults.standard.bool(forKey: "isKnown") {
          stack.pushViewController(Start(), animated: false)
        }
        """),
      transitions: ["Start -root-> Other at 3️⃣", "Other -root-> Start at 1️⃣"])
    #expect(
      graph.transitions.first { $0.to == "Start" }?.guard?.contains("isKnown") == true)
  }

  @Test(
    "One of a storyboard that code gives another root shows that alone", arguments: [true, false])
  func otherRoot(_ isReplaced: Bool) throws {
    let text = StoryboardText.storyboard(
      initial: "start",
      StoryboardText.scene("start", class: "Start"),
      StoryboardText.navigation("nav", root: "first", identifier: "nav"),
      StoryboardText.scene("first", class: "First"))
    let graph = SwiftSourceLoader(threads: 1).read(
      [
        SwiftFile(
          path: "Screens.swift",
          text: """
            final class Start: UIViewController {
              override func viewDidAppear(_ animated: Bool) {
                let stack = storyboard!.instantiateViewController(withIdentifier: "nav")
                if let stack = stack as? UINavigationController {
                  \(isReplaced ? "stack.viewControllers = [Second()]" : "print(stack)")
                  present(stack, animated: true)
                }
              }
            }
            final class First: UIViewController {}
            final class Second: UIViewController {}
            """)
      ],
      resources: .init(
        documents: [
          try InterfaceBuilderReader.read(data: Data(text.utf8), file: "Main.storyboard")
        ], entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)])
    ).graph
    #expect(
      graph.transitions.map { "\($0.from) \($0.to)" }
        == [isReplaced ? "Start Second" : "Start First"])
  }

  @Test("Branches that fill one stack show each its own screen")
  func branches() {
    let graph = expect(
      launching("window?.rootViewController = Start()") + """
        final class Start: UIViewController {
          let stack = UINavigationController()
          override func viewDidLoad() {
            super.viewDidLoad()
            if UserDefaults.standard.bool(forKey: "isKnown") {
              stack.viewControllers = [Home()]
              1️⃣present(stack, animated: false)
            } else {
              stack.viewControllers = [Login()]
              2️⃣present(stack, animated: false)
            }
          }
        }
        final class Home: UIViewController {}
        final class Login: UIViewController {}
        """, transitions: ["Start -sheet-> Home at 1️⃣", "Start -sheet-> Login at 2️⃣"])
    #expect(graph.transitions.allSatisfy { $0.certainty == .certain })
  }

  @Test("A link that sets a stack as a whole goes one way through it")
  func levels() {
    let graph = expect(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let start = Start()
        lazy var stack = UINavigationController(rootViewController: start)
        func application(
          _ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?
        ) -> Bool {
          window?.rootViewController = stack
          return true
        }
        1️⃣func application(
          _ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
          guard url.host == "page" else { return false }
          stack.viewControllers = [start, List(), Page()]
          return true
        }
      }
      final class Start: UIViewController {}
      final class List: UIViewController {}
      final class Page: UIViewController {}
      """, deepLinks: ["*://page -> Page at 1️⃣"])
    #expect(graph.deepLinks.map { $0.path.map { $0.screen } } == [["List", "Page"]])
    #expect(graph.deepLinks.allSatisfy { $0.replacesPath })
  }

  @Test("What fills one in another branch does not come up in this one")
  func otherBranch() {
    expect(
      launching("window?.rootViewController = Start()") + """
        final class Start: UIViewController {
          let stack = UINavigationController()
          override func viewDidLoad() {
            super.viewDidLoad()
            if UserDefaults.standard.bool(forKey: "isKnown") {
              if title == nil {
                stack.viewControllers = [Home()]
              } else {
                stack.viewControllers = [News()]
              }
              1️⃣present(stack, animated: false)
            } else {
              stack.viewControllers = [Login()]
              2️⃣present(stack, animated: false)
            }
          }
        }
        final class Home: UIViewController {}
        final class News: UIViewController {}
        final class Login: UIViewController {}
        """,
      transitions: [
        "Start -sheet-> Home at 1️⃣", "Start -sheet-> News at 1️⃣", "Start -sheet-> Login at 2️⃣",
      ])
  }

  @Test("A stack that one way out of a guard makes is an old one behind the guard")
  func kept() {
    let source =
      plainLaunch + """
        final class Start: UIViewController {
          private var modal: UINavigationController?
          @IBAction func go() { open([Page(next: next)]) }
          private func next() { open([]) }
          func open(_ pages: [UIViewController]) {
            guard let stack = modal else {
              let fresh = UINavigationController()
              fresh.setViewControllers(pages, animated: false)
              present(fresh, animated: true)
              modal = fresh
              return
            }
            stack.setViewControllers([Other()], animated: true)
          }
        }
        final class Page: UIViewController {
          let next: () -> Void
          init(next: @escaping () -> Void) {
            self.next = next
            super.init(nibName: nil, bundle: nil)
          }
          @IBAction func go() { next() }
        }
        """
    let graph = SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
    #expect(
      graph.transitions.contains { ($0.fromID, $0.kind, $0.toID) == ("Page", .root, "Other") })
  }

  @Test(
    "One that fills a container is filled before the container comes up, by whatever code",
    arguments: [
      "stack.setViewControllers([Page()], animated: false)",
      "fill(stack)", "let flow = Flow(stack: stack); flow.start()",
    ])
  func container(_ fill: String) {
    expect(
      plainLaunch + """
        final class Page: UIViewController {}
        final class Flow {
          weak var stack: UINavigationController?
          init(stack: UINavigationController) { self.stack = stack }
          func start() { stack?.setViewControllers([Page()], animated: false) }
        }
        final class Frame: UIViewController {
          let inner: UIViewController
          init(inner: UIViewController) {
            self.inner = inner
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() { 2️⃣addChild(inner); view.addSubview(inner.view) }
        }
        final class Start: UIViewController {
          func fill(_ stack: UINavigationController) {
            stack.setViewControllers([Page()], animated: false)
          }
          @IBAction func open() {
            let stack = UINavigationController()
            let frame = Frame(inner: stack)
            \(fill)
            1️⃣present(frame, animated: true)
          }
        }
        """,
      transitions: ["Start -sheet-> Frame at 1️⃣", "Frame -embed-> Page at 2️⃣"])
  }
}
