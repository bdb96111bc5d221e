import FlowGraph
import Testing

@Suite("Tab bar controllers")
struct TabControllerTests {
  @Test("A tab is selected by its number", arguments: ["tabBarController?", "tabs?"])
  func selected(_ controller: String) {
    let graph = expect(
      Self.app("1️⃣\(controller).selectedIndex = 1"),
      transitions: ["Tabs -tab-> Start", "Tabs -tab-> Other", "Start -tab-> Other at 1️⃣"],
      entries: ["Tabs"])
    #expect(graph.transitions.allSatisfy { $0.via == nil })
  }

  @Test("Stacks that an act fills for the tabs it shows are no moves of the person")
  func filled() {
    expect(
      plainLaunch + """
        final class Tabs: UITabBarController {}
        final class Start: UIViewController {
          @IBAction func signIn() {
            let tabs = Tabs()
            let stack = UINavigationController()
            stack.pushViewController(Detail(), animated: false)
            tabs.setViewControllers([stack], animated: false)
            1️⃣navigationController?.viewControllers = [tabs]
          }
        }
        """,
      transitions: ["Start -root-> Tabs at 1️⃣", "Tabs -tab-> Detail"], entries: ["Start"])
  }

  static func app(_ selection: String) -> String {
    launching("window?.rootViewController = Tabs()") + """
      final class Other: UIViewController {}
      final class Tabs: UITabBarController {
        let other = Other()
        override func viewDidLoad() { viewControllers = [Start(), other] }
      }
      final class Start: UIViewController {
        var tabs: Tabs? { tabBarController as? Tabs }
        @IBAction func tapped(_ sender: UIButton) { \(selection) }
      }
      """
  }

  @Test("A tab bar controller without a class of its own takes the window's root")
  func window() {
    expect(
      launching("flow = Flow(window!); flow?.start()").replacing(
        "var window: UIWindow?", with: "var window: UIWindow?; var flow: Flow?") + """
          final class Flow {
            let window: UIWindow
            init(_ window: UIWindow) { self.window = window }
            func start() {
              let start = Start()
              start.flow = self
              window.rootViewController = start
            }
            func open() {
              let tabs = UITabBarController()
              tabs.viewControllers = [Detail()]
              1️⃣window.rootViewController = tabs
            }
          }
          final class Start: UIViewController {
            var flow: Flow?
            @IBAction func tapped() { flow?.open() }
          }
          final class Detail: UIViewController {}
          """,
      transitions: ["Start -root-> Flow at 1️⃣", "Flow -tab-> Detail"], entries: ["Start"])
  }

  @Test("A bare controller that code puts into another is no page of it")
  func blank() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() { put(page(.random(in: 0...2))) }
          func page(_ number: Int) -> UIViewController {
            switch number {
            case 0: return Detail()
            case 1: return Other()
            default: return UIViewController()
            }
          }
          func put(_ page: UIViewController) {
            1️⃣addChild(page)
            view.addSubview(page.view)
          }
        }
        """,
      transitions: ["Start -embed-> Detail at 1️⃣", "Start -embed-> Other at 1️⃣"],
      entries: ["Start"], screens: ["Detail", "Other", "Start"])
  }

  @Test("A tab is selected in the tabs of the class that code has, whichever others there are")
  func ofClass() {
    expect(
      launching("window?.rootViewController = Main()") + """
        final class Main: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [1️⃣First(), 2️⃣Second()]
          }
          @IBAction func card() { 3️⃣present(Card(), animated: true) }
          @IBAction func spells() { 4️⃣present(Spells(), animated: true) }
        }
        final class Spells: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [5️⃣Third(), 6️⃣Fourth()]
          }
        }
        final class Card: UIViewController {
          var main: Main? { UIApplication.shared.windows.first?.rootViewController as? Main }
          @IBAction func go() { if let main { 7️⃣main.selectedIndex = 1 } }
        }
        final class First: UIViewController {}
        final class Second: UIViewController {}
        final class Third: UIViewController {}
        final class Fourth: UIViewController {}
        """,
      transitions: [
        "Main -tab-> First", "Main -tab-> Second", "Spells -tab-> Third", "Spells -tab-> Fourth",
        "Main -sheet-> Card at 3️⃣", "Main -sheet-> Spells at 4️⃣", "Card -tab-> Second at 7️⃣",
      ])
  }
}
