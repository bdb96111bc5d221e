import Testing

/// Values that code hands on in many forms, and what is still known of them.
@Suite("Values that are handed on")
struct GivenValueTests {
  @Test("What a method gives is known in a switch over the call as it is in a local")
  func switchedCall() {
    expect(
      plainLaunch + """
        enum Row { case nothing, export, pick }
        struct Model { func row(_ index: Int) -> Row { index == 0 ? .pick : .nothing } }
        final class Start: UIViewController {
          @IBAction func open() {
            switch Model().row(Int.random(in: 0...9)) {
            case .nothing: break
            case .export: present(Other(), animated: true)
            case .pick: 1️⃣present(Detail(), animated: true)
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A method that gives what state holds gives whatever that may come to hold")
  func switchedState() {
    expect(
      """
      enum Mode: CaseIterable { case b, c }
      final class Model: ObservableObject {
        @Published var mode: Mode = .b
        func current() -> Mode { mode }
      }
      struct A: View {
        @StateObject var model = Model()
        @State private var isShown = false
        var body: some View {
          Picker("mode", selection: $model.mode) {
            ForEach(Mode.allCases, id: \\.self) { Text("x").tag($0) }
          }
          Button("show") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) {
              switch model.current() {
              case .b: B()
              case .c: C()
              }
            }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 1️⃣"])
  }

  @Test("Cases that are made with many closures are still those cases")
  func manyClosures() {
    let picks = (1...60).map { "case \($0): return .pick([], { _ in }, nil)" }
    expect(
      plainLaunch + """
        enum Row { case nothing, export(() -> Void), pick([String], (Int) -> Void, Int?) }
        struct Model {
          func row(_ index: Int) -> Row {
            switch index {
            case 0: return .pick([], { _ in self.shown() }, nil)
            \(picks.joined(separator: "\n"))
            default: return .nothing
            }
          }
          let shown: () -> Void
        }
        enum Runner {
          static func run(_ row: Row, on controller: UIViewController) {
            switch row {
            case .nothing: break
            case .export: controller.present(Other(), animated: true)
            case .pick(_, let handler, _): handler(1)
            }
          }
        }
        final class Start: UIViewController {
          lazy var model = Model(shown: { 1️⃣self.present(Detail(), animated: true) })
          @IBAction func open() { Runner.run(model.row(.random(in: 0...9)), on: self) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A number for want of the place that is meant is not that place",
    arguments: [
      ("firstIndex(where: { $0 is Second }) ?? 0", ["First -tab-> Second at 1️⃣"], 0),
      ("firstIndex(of: second) ?? 0", ["First -tab-> Second at 1️⃣"], 0),
      ("firstIndex(where: isWanted) ?? 0", [], 1), ("count ?? 1", ["First -tab-> Second at 1️⃣"], 0),
    ])
  func fallback(_ place: String, _ found: [String], _ unresolved: Int) {
    let graph = expect(
      launching("window?.rootViewController = Root()") + """
        final class Root: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [First(), second]
          }
          let second = Second()
          func show() { 1️⃣selectedIndex = viewControllers?.\(place) }
        }
        final class First: UIViewController {
          @IBAction func open() { (tabBarController as? Root)?.show() }
        }
        final class Second: UIViewController {}
        """, transitions: ["Root -tab-> First", "Root -tab-> Second"] + found,
      unresolved: unresolved == 0 ? [] : ["at 1️⃣"])
    #expect(graph.unresolved.count == unresolved)
  }

  @Test("A selector that a value holds is called like one that is written there")
  func keptSelector() {
    expect(
      plainLaunch + """
        struct Item {
          let target: AnyObject?
          let action: Selector?
          func make() -> UIBarButtonItem {
            UIBarButtonItem(title: "x", style: .plain, target: target, action: action)
          }
        }
        final class Model {
          let show: () -> Void
          init(show: @escaping () -> Void) { self.show = show }
          @objc func tapped() { show() }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let model = Model(show: { [weak self] in 1️⃣self?.present(Detail(), animated: true) })
            navigationItem.rightBarButtonItem =
              Item(target: model, action: #selector(model.tapped)).make()
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What hosts anything is told from others of its class by what it hosts")
  func hosts() {
    expect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = Flow()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window?.rootViewController = flow.stack
          flow.start()
          return true
        }
      }
      class Host<Content: View>: UIHostingController<Content> {}
      extension UIViewController {
        func leave(completion: (() -> Void)?) { dismiss(animated: true, completion: completion) }
      }
      final class Flow {
        let stack = UINavigationController()
        var shown: UIViewController?
        func start() { stack.setViewControllers([Host(rootView: A(flow: self))], animated: false) }
        func login() {
          let login = Host(rootView: Login(flow: self))
          1️⃣stack.present(login, animated: true)
          shown = login
        }
        func done() {
          shown?.leave(completion: { 2️⃣self.stack.present(Host(rootView: B()), animated: true) })
        }
        func list() { 3️⃣stack.pushViewController(Host(rootView: C()), animated: true) }
      }
      struct A: View {
        let flow: Flow
        var body: some View {
          Button("login") { flow.login() }
          Button("list") { flow.list() }
        }
      }
      struct Login: View {
        let flow: Flow
        var body: some View { Button("done") { flow.done() } }
      }
      """,
      transitions: [
        "A -push-> C at 3️⃣", "A -sheet-> Login at 1️⃣", "Login -sheet-> B at 2️⃣",
      ], backs: ["Login dismiss"])
  }

  @Test("A controller that code names is what a dismissal takes away")
  func dismissedOther() {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        protocol Listener: AnyObject { func received() }
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let home = Home()
            let device = Device()
            device.listener = home
            viewControllers = [home, device]
          }
        }
        final class Home: UIViewController, Listener {
          @IBAction func snooze() { 1️⃣present(Snooze(), animated: true) }
          func received() {
            if let shown = presentedViewController as? Snooze { 2️⃣shown.dismiss(animated: true) }
          }
        }
        final class Device: UIViewController {
          weak var listener: Listener?
          @IBAction func connect() { listener?.received() }
        }
        final class Snooze: UIViewController {}
        """,
      transitions: ["Home -sheet-> Snooze at 1️⃣", "Tabs -tab-> Device", "Tabs -tab-> Home"],
      backs: ["Snooze dismiss at 2️⃣"])
  }
}
