import FlowGraph
import Testing

@Suite("Buttons that code puts on another controller's bar")
struct BarButtonTests {
  @Test(
    "A person taps the button on the controller whose bar it stands on",
    arguments: [
      "detail.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction",
      "detail.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: \"x\", primaryAction: UIAction",
      "detail.navigationItem.setRightBarButton(UIBarButtonItem(primaryAction: UIAction",
    ])
  func presenter(_ start: String) {
    let end = start.contains("= [") ? ")]" : start.contains("set") ? "), animated: false)" : ")"
    expect(
      plainLaunch + """
        final class Start: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            let detail = Detail()
            \(start) { [weak self] _ in 1️⃣self?.navigationController?.dismiss(animated: true) }\(end)
            2️⃣present(UINavigationController(rootViewController: detail), animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 2️⃣"], backs: ["Detail dismiss at 1️⃣"])
  }

  @Test("What a controller puts on its bar once it was given its coordinator stands there")
  func observed() {
    expect(
      launching("window?.rootViewController = coordinator.stack; coordinator.start()")
        .replacing("var window", with: "let coordinator = Coordinator(); var window") + """
          final class Coordinator {
            let stack = UINavigationController()
            func start() {
              let start = Start()
              start.coordinator = self
              stack.viewControllers = [start]
            }
            func study() {
              let study = Study()
              study.coordinator = self
              1️⃣stack.pushViewController(study, animated: true)
            }
            @objc func finish() { 2️⃣stack.pushViewController(Review(), animated: true) }
          }
          final class Start: UITableViewController {
            var coordinator: Coordinator?
            override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
              coordinator?.study()
            }
          }
          final class Study: UIViewController {
            var coordinator: Coordinator? { didSet { configure() } }
            func configure() {
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Next", style: .plain, target: coordinator,
                action: #selector(Coordinator.finish))
            }
          }
          final class Review: UIViewController {}
          """,
      transitions: ["Start -push-> Study at 1️⃣", "Study -push-> Review at 2️⃣"])
  }

  @Test("A router puts a button on what it presents")
  func router() {
    expect(
      plainLaunch + """
        final class Router {
          weak var root: UIViewController?
          func show() {
            let detail = Detail()
            let stack = UINavigationController(rootViewController: detail)
            detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
              systemItem: .done, primaryAction: UIAction { [weak stack] _ in 1️⃣stack?.dismiss(animated: true) })
            2️⃣root?.present(stack, animated: true)
          }
        }
        final class Start: UITableViewController {
          let router = Router()
          override func viewDidLoad() { router.root = self }
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            router.show()
          }
        }
        """, transitions: ["Start -sheet-> Detail at 2️⃣"], backs: ["Detail dismiss at 1️⃣"])
  }

  @Test("A button on a controller's own bar is the controller's")
  func own() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              systemItem: .add, primaryAction: UIAction { _ in 1️⃣self.present(Detail(), animated: true) })
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What a controller is given for its bar is set off there, whoever made it")
  func given() {
    expect(
      launching(
        "window?.rootViewController = stack; stack.setViewControllers([flow.make()], animated: false)"
      )
      .replacing("var window", with: "let flow = Flow(); var window") + """
        let stack = UINavigationController()
        final class Flow {
          func make() -> UIViewController {
            let model = Model { 1️⃣stack.present(Help(), animated: true) }
            return Page(
              item: UIBarButtonItem(
                title: "x", style: .plain, target: model, action: #selector(model.help)))
          }
        }
        final class Model {
          let open: () -> Void
          init(open: @escaping () -> Void) { self.open = open }
          @objc func help() { open() }
        }
        final class Page: UIViewController {
          let item: UIBarButtonItem
          init(item: UIBarButtonItem) { self.item = item; super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() { navigationItem.rightBarButtonItem = item }
        }
        final class Help: UIViewController {}
        """, transitions: ["Page -sheet-> Help at 1️⃣"])
  }

  /// A flow that pushes a list and a tool, each with a bar that puts this on it.
  private func flow(_ host: String, _ put: String) -> String {
    launching("window?.rootViewController = flow.stack; flow.start()")
      .replacing("var window", with: "let flow = Flow(); var window") + """
        final class Flow {
          let stack = UINavigationController()
          func start() { stack.setViewControllers([Start(flow: self)], animated: false) }
          func list() { 1️⃣stack.pushViewController(\(host)(Plain(), bar: nil), animated: true) }
          func tool() {
            let bar = Bar(title: Picker { [weak self] in self?.download() })
            2️⃣stack.pushViewController(\(host)(Tool(), bar: bar), animated: true)
          }
          func download() { 3️⃣stack.present(Download(), animated: true) }
        }
        final class Bar {
          private var title: UIView?
          init(title: UIView?) { self.title = title }
          func appear(_ controller: UIViewController) { \(put) }
        }
        final class Picker: UIView {
          let picked: () -> Void
          init(picked: @escaping () -> Void) {
            self.picked = picked
            super.init(frame: .zero)
            let button = UIButton()
            button.addTarget(self, action: #selector(pick), for: .touchUpInside)
            addSubview(button)
          }
          @objc func pick() { picked() }
        }
        final class Start: UITableViewController {
          let flow: Flow
          init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
          @IBAction func openList() { flow.list() }
          @IBAction func openTool() { flow.tool() }
        }
        final class Download: UIViewController {}

        """
  }

  private let putsTitle = "controller.navigationItem.titleView = title"

  @Test(
    "A view that a flow makes for a bar is that of the screen whose bar it is put on",
    arguments: [
      "controller.navigationItem.titleView = title",
      """
      if let title {
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: title)
      }
      """,
    ])
  func title(_ put: String) {
    expect(
      flow("Tool", put).replacing("Tool(Plain(), bar: nil)", with: "Plain()")
        .replacing("Tool(Tool(), bar: bar)", with: "Tool(bar: bar)") + """
          final class Tool: UIViewController {
            private let bar: Bar
            init(bar: Bar) { self.bar = bar; super.init(nibName: nil, bundle: nil) }
            override func viewWillAppear(_ animated: Bool) { bar.appear(self) }
          }
          final class Plain: UIViewController {}
          """,
      transitions: [
        "Start -push-> Plain at 1️⃣", "Start -push-> Tool at 2️⃣", "Tool -sheet-> Download at 3️⃣",
      ])
  }

  @Test("Of a class that hosts anything, only the screen with the bar has what stands on it")
  func hosts() {
    expect(
      flow("Host", putsTitle) + """
        class Host<Content: View>: UIHostingController<Content> {
          private let bar: Bar?
          init(_ content: Content, bar: Bar?) { self.bar = bar; super.init(rootView: content) }
          override func viewWillAppear(_ animated: Bool) { bar?.appear(self) }
        }
        struct Tool: View { var body: some View { Text("tool") } }
        struct Plain: View { var body: some View { Text("list") } }
        """,
      transitions: [
        "Start -push-> Plain at 1️⃣", "Start -push-> Tool at 2️⃣", "Tool -sheet-> Download at 3️⃣",
      ])
  }

  @Test(
    "A button that the app makes by a function of the button's own type",
    arguments: ["rightBarButtonItem", "leftBarButtonItem"])
  func madeByType(_ property: String) {
    expect(
      plainLaunch + """
        extension UIBarButtonItem {
          static func plus(_ target: AnyObject, _ action: Selector) -> UIBarButtonItem {
            .init(image: nil, style: .plain, target: target, action: action)
          }
        }
        final class Flow {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          private lazy var page: Other = {
            let page = Other()
            page.navigationItem.\(property) = .plus(self, #selector(added))
            return page
          }()
          @objc private func added() { 2️⃣stack.pushViewController(Detail(), animated: true) }
          func start() { 1️⃣stack.pushViewController(page, animated: true) }
        }
        final class Start: UIViewController {
          var flow: Flow?
          @IBAction func go() {
            flow = Flow(stack: navigationController!)
            flow?.start()
          }
        }
        """,
      transitions: ["Start -push-> Other at 1️⃣", "Other -push-> Detail at 2️⃣"])
  }

  @Test(
    "What a coordinator puts on a screen's bar is tapped there, and nowhere that made the coordinator",
    arguments: ["UIHostingController(rootView: SwapView())", "SwapController()"])
  func ofCoordinator(_ page: String) {
    let name = page.contains("View(") ? "SwapView" : "SwapController"
    expect(
      plainLaunch + """
        struct SwapView: View { var body: some View { Text("swap") } }
        final class SwapController: UIViewController {}
        final class SwapFlow: NSObject {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let page = \(page)
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "", style: .plain, target: self, action: #selector(tapped))
            1️⃣stack.pushViewController(page, animated: true)
          }
          @objc func tapped() { 2️⃣stack.pushViewController(Detail(), animated: true) }
        }
        final class Start: UIViewController {
          var flow: SwapFlow?
          @IBAction func go() {
            flow = SwapFlow(stack: navigationController!)
            flow?.start()
          }
        }
        """,
      transitions: ["Start -push-> \(name) at 1️⃣", "\(name) -push-> Detail at 2️⃣"])
  }
}
