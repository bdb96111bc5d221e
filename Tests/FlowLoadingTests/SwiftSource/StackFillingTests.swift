import FlowGraph
import Testing

@Suite("Navigation controllers that are shown first and filled later")
struct StackFillingTests {
  private static let link = """
    extension AppDelegate {
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        if url.host == "offer" { main?.showOffer() }
        return true
      }
    }
    final class MainFlow {
      let controller = UINavigationController()
      func start() {
        let home = Home()
        home.flow = self
        controller.viewControllers = [home]
      }
      func showOffer() {
        let modal = UINavigationController()
        let child = OfferFlow(controller: modal)
        controller.topViewController?.present(modal, animated: true)
        child.start()
      }
    }
    final class Offer: UIViewController {}
    final class Terms: UIViewController {}

    """

  private static let launch =
    launching(
      """
      main = MainFlow()
      main?.start()
      window = UIWindow()
      window?.rootViewController = main?.controller
      """
    ).replacing("var window: UIWindow?", with: "var window: UIWindow?; var main: MainFlow?") + link

  private static func flow(_ pushes: String) -> String {
    """
    final class OfferFlow {
      let controller: UINavigationController
      init(controller: UINavigationController) { self.controller = controller }
      func start() { \(pushes) }
    }

    """
  }

  private static let offer = "controller.pushViewController(Offer(), animated: true)"
  private static let terms = "controller.pushViewController(Terms(), animated: true)"

  @Test("A link that presents an empty controller and then pushes presents what it pushes")
  func link() {
    let graph = expect(
      Self.launch + Self.flow(Self.offer) + """
        final class Home: UIViewController { var flow: MainFlow? }
        """, deepLinks: ["*://offer -> Offer"])
    #expect(graph.deepLinks.map(\.kind) == [.sheet])
    #expect(graph.deepLinks.flatMap(\.path) == [])
  }

  @Test("So does one whose stack a screen opens too")
  func linkAndScreen() {
    let graph = expect(
      Self.launch + Self.flow(Self.offer) + """
        final class Home: UIViewController {
          var flow: MainFlow?
          @IBAction func tap() { flow?.showOffer() }
        }
        """, transitions: ["Home -sheet-> Offer"], deepLinks: ["*://offer -> Offer"])
    #expect(graph.deepLinks.map(\.kind) == [.sheet])
    #expect(graph.deepLinks.flatMap(\.path) == [])
  }

  @Test("What a link pushes next lies above the root")
  func further() {
    let graph = expect(
      Self.launch + Self.flow(Self.offer + "\n" + Self.terms) + """
        final class Home: UIViewController { var flow: MainFlow? }
        """, deepLinks: ["*://offer -> Terms"])
    #expect(graph.deepLinks.flatMap { $0.path.map(\.screen) } == ["Terms"])
  }

  @Test("A push of code that two objects run is on the stacks of both")
  func twoObjects() {
    let graph = expect(
      launching(
        """
        main = MainFlow()
        if isDemo { main = DemoFlow() }
        main?.start()
        window = UIWindow()
        window?.rootViewController = main?.controller
        """
      ).replacing("var window: UIWindow?", with: "var window: UIWindow?; var main: MainFlow?") + """
        class MainFlow {
          var controller = UINavigationController()
          func start() {
            let home = Home()
            home.flow = self
            controller.viewControllers = [home]
          }
          func add() {
            let modal = UINavigationController()
            let child = AddFlow(controller: modal)
            controller.topViewController?.present(modal, animated: true)
            child.start()
          }
        }
        final class DemoFlow: MainFlow {
          override func start() { super.start() }
        }
        final class AddFlow {
          let controller: UINavigationController
          init(controller: UINavigationController) { self.controller = controller }
          func start() {
            let add = Add()
            add.flow = self
            controller.pushViewController(add, animated: false)
          }
          func pick() {
            let pick = Pick()
            pick.flow = self
            controller.pushViewController(pick, animated: true)
          }
          func leave() { controller.popViewController(animated: true) }
        }
        final class Home: UIViewController {
          var flow: MainFlow?
          @IBAction func tap() { flow?.add() }
        }
        final class Add: UIViewController {
          var flow: AddFlow?
          @IBAction func tap() { flow?.pick() }
        }
        final class Pick: UIViewController {
          var flow: AddFlow?
          @IBAction func tap() { flow?.leave() }
        }
        """, transitions: ["Home -sheet-> Add", "Add -push-> Pick"], backs: ["Pick pop"])
    let pushed = graph.transitions.filter { $0.kind == .push }.flatMap(\.stacks)
    #expect(Set(pushed) == Set(graph.backs.flatMap(\.stacks)))
    #expect(Set(pushed).count == 2)
  }

  @Test(
    "A launch that sets a stack or pushes on it begins with either",
    arguments: [
      ("stack.pushViewController(Start(), animated: true)", "stack.viewControllers = [Other()]"),
      ("stack.viewControllers = [Start()]", "stack.pushViewController(Other(), animated: true)"),
      ("stack.viewControllers = [Start()]", "stack.viewControllers = [Other()]"),
    ])
  func either(_ first: String, _ second: String) {
    expect(
      launching(
        """
        let stack = UINavigationController()
        window?.rootViewController = stack
        if UserDefaults.standard.bool(forKey: "known") { \(first) } else { \(second) }
        """) + """
          final class Start: UIViewController {}
          final class Other: UIViewController {}
          """, entries: ["Other", "Start"])
  }

  @Test("What a launch pushes on what it has set is above that")
  func above() {
    expect(
      launching(
        """
        let stack = UINavigationController()
        window?.rootViewController = stack
        stack.viewControllers = [Start()]
        if UserDefaults.standard.bool(forKey: "known") {
          1️⃣stack.pushViewController(Other(), animated: true)
        }
        """) + """
          final class Start: UIViewController {}
          final class Other: UIViewController {}
          """, transitions: ["Start -push-> Other at 1️⃣"], entries: ["Start"])
  }

  @Test(
    "Shared code that makes one around what it is given shows each caller its own",
    arguments: ["UINavigationController", "Stack"])
  func shared(_ stack: String) {
    expect(
      plainLaunch + """
        \(stack == "Stack" ? "final class Stack: UINavigationController {}" : "")
        final class Third: UIViewController {}
        final class Fourth: UIViewController {}
        enum Presenter {
          static func show(_ page: UIViewController, on host: UIViewController) {
            1️⃣host.present(\(stack)(rootViewController: page), animated: true)
          }
        }
        final class Start: UIViewController {
          let isNew = UserDefaults.standard.bool(forKey: "new")
          func pick() -> UIViewController { if isNew { return Detail() }; return Other() }
          @IBAction func open() { Presenter.show(pick(), on: self) }
        }
        extension Detail {
          func pick() -> UIViewController {
            if UserDefaults.standard.bool(forKey: "new") { return Third() }
            return Fourth()
          }
          @IBAction func open() { Presenter.show(pick(), on: self) }
        }
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 1️⃣", "Detail -sheet-> Third at 1️⃣",
        "Detail -sheet-> Fourth at 1️⃣",
      ])
  }

  @Test("What a function pushes only for one of its callers is pushed on what it pushes for both")
  func perCaller() {
    expect(
      launching("window?.rootViewController = Home()") + """
        enum Page { case list, detail }
        final class Home: UIViewController {
          @IBAction func settings() { open(nil) }
          @IBAction func about() { open(.detail) }
          private func open(_ page: Page?) {
            let flow = Flow()
            flow.start(page)
            1️⃣present(flow.navigation, animated: true)
          }
        }
        final class Flow {
          let navigation = UINavigationController()
          func start(_ page: Page?) {
            push(.list)
            if let page { push(page) }
          }
          func push(_ page: Page) {
            switch page {
            case .list: navigation.pushViewController(Start(), animated: false)
            case .detail: 2️⃣navigation.pushViewController(Offer(), animated: false)
            }
          }
        }
        final class Start: UIViewController {}
        final class Offer: UIViewController {}
        """,
      transitions: ["Home -sheet-> Start at 1️⃣", "Home -push-> Offer at 2️⃣"], entries: ["Home"])
  }

  @Test("A controller of UIKit's own that stands for nothing yet is no screen to go on from")
  func placeholder() {
    expect(
      launching("window?.rootViewController = Home()") + """
        final class Frame: UIViewController {
          private let child: UINavigationController
          var viewControllers: [UIViewController] {
            get { child.viewControllers }
            set { child.viewControllers = newValue }
          }
          init(rootViewController: UIViewController = UIViewController()) {
            child = UINavigationController(rootViewController: rootViewController)
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() { 1️⃣addChild(child); view.addSubview(child.view) }
        }
        final class Flow {
          let frame: Frame
          init(frame: Frame = Frame()) { self.frame = frame }
          func start() { frame.viewControllers = [Code()] }
        }
        final class Home: UIViewController {
          @IBAction func open() {
            let flow = Flow()
            flow.start()
            2️⃣present(flow.frame, animated: true)
          }
        }
        final class Code: UIViewController {}
        """,
      transitions: ["Frame -embed-> Code at 1️⃣", "Home -sheet-> Frame at 2️⃣"], entries: ["Home"],
      screens: ["Code", "Frame", "Home"])
  }
}
