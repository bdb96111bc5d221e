import Testing

@Suite("Classes that make objects of themselves")
struct CustomerTests {
  /// A coordinator whose list runs this code, beside others that show modals on routers of their
  /// own.
  private func app(_ members: String) -> String {
    #"""
    final class Router {
      let navigation: UINavigationController
      weak var delegate: RouterDelegate?
      static func modal(style: UIModalPresentationStyle) -> Router {
        let navigation = UINavigationController()
        navigation.modalPresentationStyle = style
        return Router(navigation)
      }
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func push(_ controller: UIViewController) {
        1️⃣navigation.pushViewController(controller, animated: true)
      }
    }
    protocol RouterDelegate: AnyObject {}
    final class Coordinator {
      let router: Router
      init(router: Router) { self.router = router }
      func start() {
        let list = ListController()
        list.coordinator = self
        router.push(list)
      }
      func showHelp() {
        let modal = Router.modal(style: .formSheet)
        modal.push(HelpController())
        2️⃣router.navigation.present(modal.navigation, animated: true)
      }
      func showSettings() {
        let modal = Router.modal(style: .formSheet)
        modal.push(SettingsController())
        3️⃣router.navigation.present(modal.navigation, animated: true)
      }
    }
    final class ListController: UIViewController {
      var coordinator: Coordinator?
      @objc func help() { coordinator?.showHelp() }
      @objc func settings() { coordinator?.showSettings() }
      \#(members)
    }
    final class HelpController: UIViewController {}
    final class SettingsController: UIViewController {}
    final class AboutController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: Coordinator?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        let navigation = UINavigationController()
        coordinator = Coordinator(router: Router(navigation))
        coordinator?.start()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    """#
  }

  @Test("Routers that one coordinator asks its class for hold what is put on each of them")
  func routers() {
    expect(
      app(""),
      transitions: [
        "ListController -sheet-> HelpController at 2️⃣",
        "ListController -sheet-> SettingsController at 3️⃣",
      ])
  }

  @Test("An object of which nothing is known is the one of its class that is made")
  func onlyObject() {
    expect(
      app(
        """
        @objc func one(_ other: Coordinator) { other.showHelp() }
        @objc func two(_ other: Coordinator) { other.showSettings() }
        """),
      transitions: [
        "ListController -sheet-> HelpController at 2️⃣",
        "ListController -sheet-> SettingsController at 3️⃣",
      ])
  }

  @Test("A push on a router of which nothing is known fills none of those that are")
  func unknownRouter() {
    expect(
      app("@objc func about(_ router: Router) { router.push(AboutController()) }"),
      transitions: [
        "ListController -push-> AboutController at 1️⃣",
        "ListController -sheet-> HelpController at 2️⃣",
        "ListController -sheet-> SettingsController at 3️⃣",
      ])
  }

  @Test(
    "A stack that a computed property makes is another each time that it is asked for",
    arguments: [
      ("static var fresh: UINavigationController { UINavigationController() }", "Flow.fresh"),
      ("class func fresh() -> UINavigationController { UINavigationController() }", "Flow.fresh()"),
    ])
  func computed(_ declaration: String, _ fresh: String) {
    expect(
      launching("window?.rootViewController = app.stack; app.start()")
        .replacing("var window", with: "let app = AppFlow(); var window") + """
          class Flow {
            \(declaration)
            let first: UIViewController?
            let original: UINavigationController
            var stack: UINavigationController
            init(first: UIViewController?, stack: UINavigationController = \(fresh)) {
              self.first = first
              original = stack
              self.stack = stack
            }
            func reset() { stack = original }
            func open(_ flow: Flow) {
              guard let first = flow.first else { return }
              flow.stack.setViewControllers([first], animated: false)
              1️⃣stack.present(flow.stack, animated: true)
            }
          }
          final class AppFlow: Flow {
            init() { super.init(first: nil) }
            func start() { stack.setViewControllers([Start(flow: self)], animated: false) }
          }
          final class HelpFlow: Flow { init() { super.init(first: Help()) } }
          final class Start: UIViewController {
            let flow: AppFlow
            init(flow: AppFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
            @IBAction func help() { flow.open(HelpFlow()) }
            @objc func reset(_ flow: Flow) { flow.reset() }
          }
          final class Help: UIViewController {}
          """, transitions: ["Start -sheet-> Help at 1️⃣"])
  }

  @Test("A stack that a stored property holds is one, whoever asks for it")
  func stored() {
    expect(
      launching("window?.rootViewController = Stacks.main; Stacks.main.viewControllers = [Start()]")
        + """
        enum Stacks { static let main = UINavigationController() }
        final class Start: UIViewController {
          @IBAction func go() { 1️⃣Stacks.main.pushViewController(Help(), animated: true) }
        }
        final class Help: UIViewController {
          @IBAction func back() { 2️⃣Stacks.main.popViewController(animated: true) }
        }
        """, transitions: ["Start -push-> Help at 1️⃣"], backs: ["Help pop at 2️⃣"])
  }

  @Test(
    "So is one that a property makes once and keeps",
    arguments: ["if let known { return known }", "if let stack = known { return stack }"])
  func kept(_ lookup: String) {
    let graph = expect(
      launching("window?.rootViewController = Stacks.main; Stacks.main.viewControllers = [Start()]")
        + """
        enum Stacks {
          private static var known: UINavigationController?
          static var main: UINavigationController {
            \(lookup)
            let made = UINavigationController()
            known = made
            return made
          }
        }
        final class Start: UIViewController {
          @IBAction func go() { 1️⃣Stacks.main.pushViewController(Help(), animated: true) }
        }
        final class Help: UIViewController {
          @IBAction func back() { 2️⃣Stacks.main.popViewController(animated: true) }
        }
        """, transitions: ["Start -push-> Help at 1️⃣"], backs: ["Help pop at 2️⃣"])
    #expect(graph.backs.count == 1)
    #expect(graph.stacks.count == 1)
  }

  /// Steps that run those after them, which a class makes of the classes that inherit it.
  private func steps(_ factory: String) -> String {
    launching(
      "window?.rootViewController = UINavigationController(rootViewController: Start())") + """
        class Step {
          let following: [Step]
          init(_ following: [Step] = []) { self.following = following }
          func run(on host: UIViewController) {
            perform(on: host)
            for step in following { step.run(on: host) }
          }
          func perform(on host: UIViewController) {}
        }
        final class Connect: Step {}
        final class ShowHelp: Step {
          override func perform(on host: UIViewController) { 1️⃣host.show(Help(), sender: nil) }
        }
        final class ShowAbout: Step {
          override func perform(on host: UIViewController) { 2️⃣host.show(About(), sender: nil) }
        }
        extension Step {
          \(factory)
        }
        extension URL {
          func follow(on host: UIViewController) {
            let steps = Step([.connect(then: [ShowAbout()])])
            steps.run(on: host)
          }
        }
        final class Start: UIViewController {
          @IBAction func help() { Step([.connect(then: [ShowHelp()])]).run(on: self) }
        }
        final class Help: UIViewController {
          @IBAction func about() { URL(fileURLWithPath: "about").follow(on: self) }
        }
        final class About: UIViewController {}
        """
  }

  @Test("What a class makes of one that inherits it holds what each asks for, objects or not")
  func inheriting() {
    expect(
      steps("static func connect(then steps: [Step]) -> Connect { Connect(steps) }"),
      transitions: ["Start -push-> Help at 1️⃣", "Help -push-> About at 2️⃣"])
  }

  @Test("What it made once, all who ask for it hold")
  func inheritingKept() {
    expect(
      steps(
        """
        static var last: Connect?
          static func connect(then steps: [Step]) -> Connect {
            let made = Connect(steps)
            last = made
            return made
          }
        """),
      transitions: [
        "Start -push-> Help at 1️⃣", "Start -push-> About at 2️⃣", "Help -push-> About at 2️⃣",
        "Help -push-> Help at 1️⃣",
      ])
  }

  @Test("What an object has made of which only the class is known is told apart by where it asks")
  func unknownObject() {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: Picker())")
        + """
        final class Router {
          let navigation: UINavigationController
          init(_ navigation: UINavigationController) { self.navigation = navigation }
          static func modal(style: UIModalPresentationStyle) -> Router {
            let navigation = UINavigationController()
            navigation.modalPresentationStyle = style
            return Router(navigation)
          }
          func push(_ next: UIViewController) { navigation.pushViewController(next, animated: true) }
        }
        final class Tools: NSObject {
          func showTips(in controller: UIViewController) {
            let router = Router.modal(style: .formSheet)
            router.push(Tips())
            controller.present(router.navigation, animated: true)
          }
          func showLog(in controller: UIViewController) {
            let router = Router.modal(style: .popover)
            router.push(Log())
            controller.present(router.navigation, animated: true)
          }
        }
        final class Picker: UIViewController {
          @IBOutlet var tools: Tools!
          @IBAction func tips() { tools.showTips(in: self) }
          @IBAction func log() { tools.showLog(in: self) }
        }
        final class Tips: UIViewController {}
        final class Log: UIViewController {}
        """, transitions: ["Picker -sheet-> Tips", "Picker -popover-> Log"])
  }

  @Test("Objects that one factory makes with other flags are others, with all that they make")
  func flags() {
    expect(
      launching(
        """
        flow.start()
        window?.rootViewController = flow.tabs
        """) + """
          extension AppDelegate { var flow: Flow { Flow.shared } }
          final class Browser {
            let stack = UINavigationController()
            private let isPlain: Bool
            init(isPlain: Bool) { self.isPlain = isPlain }
            func open() {
              if !isPlain { stack.present(Magic(), animated: true); return }
              stack.pushViewController(Page(), animated: true)
            }
          }
          final class Flow {
            static let shared = Flow()
            let tabs = UITabBarController()
            func browser(isPlain: Bool) -> Browser { Browser(isPlain: isPlain) }
            func start() {
              let list = List()
              list.flow = self
              tabs.viewControllers = [
                UINavigationController(rootViewController: list), browser(isPlain: false).stack,
              ]
            }
            func show(in page: UIViewController) {
              let browser = browser(isPlain: true)
              browser.open()
              1️⃣page.present(browser.stack, animated: true)
            }
          }
          final class List: UIViewController {
            var flow: Flow?
            @IBAction func go() { flow?.show(in: self) }
          }
          final class Page: UIViewController {}
          final class Magic: UIViewController {}
          """, transitions: ["Flow -tab-> List", "List -sheet-> Page at 1️⃣"])
  }

  @Test("So are those that one factory makes of other cases")
  func cases() {
    expect(
      plainLaunch + """
        enum Kind { case send, request }
        final class Payment {
          let stack: UINavigationController
          let kind: Kind
          init(stack: UINavigationController, kind: Kind) {
            self.stack = stack
            self.kind = kind
          }
          func start() {
            switch kind {
            case .send: 1️⃣stack.pushViewController(Detail(), animated: true)
            case .request: 2️⃣stack.pushViewController(Other(), animated: true)
            }
          }
        }
        final class Wallet {
          static let shared = Wallet()
          var payment: Payment?
          func show(_ kind: Kind, on stack: UINavigationController) {
            payment = Payment(stack: stack, kind: kind)
            payment?.start()
          }
        }
        final class Start: UIViewController {
          @IBAction func ask() { Wallet.shared.show(.request, on: navigationController!) }
          @IBAction func more() { 3️⃣navigationController?.pushViewController(More(), animated: true) }
        }
        final class More: UIViewController {
          @IBAction func send() { Wallet.shared.show(.send, on: navigationController!) }
        }
        """,
      transitions: [
        "Start -push-> Other at 2️⃣", "Start -push-> More at 3️⃣", "More -push-> Detail at 1️⃣",
      ])
  }
}
