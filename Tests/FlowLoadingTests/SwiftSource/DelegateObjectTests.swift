import FlowGraph
import Testing

@Suite("Objects that work for a controller")
struct DelegateObjectTests {
  @Test(
    "A table's delegate of its own acts for the screen that makes it",
    arguments: ["let rows = ", "var rows: Rows!", "lazy var rows = "])
  func delegate(_ property: String) {
    let isLazy = property.hasPrefix("lazy")
    let isLater = property.hasPrefix("var")
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        let table = UITableView()
        \(isLater ? property : isLazy ? property + "Rows(controller: self)" : property + "Rows()")
        override func viewDidLoad() {
          super.viewDidLoad()
          \(isLater ? "rows = Rows(controller: self)" : isLazy ? "" : "rows.controller = self")
          table.delegate = rows
        }
      }
      final class Rows: NSObject, UITableViewDelegate {
        weak var controller: UIViewController?
        override init() {}
        init(controller: UIViewController) { self.controller = controller }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          1️⃣controller?.present(Detail(), animated: true)
        }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "Rows behind a protocol that a list is filled with later say what to do",
    arguments: [
      ("[RowModel]()", "models.append(DetailRow()); models.append(OtherRow())"),
      ("[]", "models += [DetailRow(), OtherRow()]"), ("[]", "models = [DetailRow(), OtherRow()]"),
    ])
  func filledLater(_ value: String, _ fill: String) {
    expect(
      """
      \(plainLaunch)
      enum RowAction {
        case ask(title: String)
        case show(UIViewController)
      }
      protocol RowModel { func onSelect(index: Int) -> RowAction }
      struct DetailRow: RowModel { func onSelect(index: Int) -> RowAction { .show(Detail()) } }
      struct OtherRow: RowModel { func onSelect(index: Int) -> RowAction { .show(Other()) } }
      struct AskRow: RowModel { func onSelect(index: Int) -> RowAction { .ask(title: "x") } }
      enum Runner {
        static func run(_ action: RowAction, on controller: UIViewController) {
          switch action {
          case .ask: break
          case .show(let next): 1️⃣controller.navigationController?.pushViewController(next, animated: true)
          }
        }
      }
      final class Start: UITableViewController {
        private var models\(value == "[]" ? ": [RowModel] = []" : " = \(value)")
        override func viewDidLoad() {
          super.viewDidLoad()
          \(fill)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          Runner.run(models[path.section].onSelect(index: path.row), on: self)
        }
        @objc func ask() { Runner.run(AskRow().onSelect(index: 0), on: self) }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Other at 1️⃣"])
  }

  @Test("A method that is added to all controllers runs on a stored one as on any other")
  func hostingController() {
    expect(
      """
      \(plainLaunch)
      extension UIViewController { func showMessage(_ text: String) { print(text) } }
      final class Start: UIViewController {
        override func viewDidAppear(_ animated: Bool) { Flow(host: self).start() }
      }
      final class Flow {
        let host: UIViewController
        var shown: UIViewController?
        init(host: UIViewController) { self.host = host }
        func start() {
          let controller = UIHostingController(rootView: Story(onTips: { self.showTips() }))
          shown = controller
          1️⃣host.present(controller, animated: true)
        }
        func showTips() {
          let controller = UIHostingController(rootView: Tips(onPay: { self.shown?.showMessage("no") }))
          2️⃣shown?.present(controller, animated: true)
        }
      }
      struct Story: View {
        var onTips: () -> Void
        @State private var isShown = false
        var body: some View {
          Button("tips") { onTips() }
          Button("help") { 3️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
        }
      }
      struct Tips: View {
        var onPay: () -> Void
        var body: some View { Button("pay") { onPay() } }
      }
      """,
      transitions: [
        "Start -sheet-> Story at 1️⃣", "Story -sheet-> Tips at 2️⃣", "Story -sheet-> B at 3️⃣",
      ])
  }

  @Test("A case that is named as a framework's method is no call of it")
  func caseNames() {
    let graph = expect(
      """
      \(plainLaunch)
      enum RowAction {
        case performSegue(withIdentifier: String, sender: Any?)
        case present(UIViewController, animated: Bool)
      }
      struct Row {
        func action(_ index: Int) -> RowAction {
          if index == 0 { return .performSegue(withIdentifier: "x", sender: nil) }
          return .present(Detail(), animated: true)
        }
      }
      final class Start: UIViewController {
        @objc func tap() { 1️⃣present(Other(), animated: true) }
      }
      """, transitions: ["Start -sheet-> Other at 1️⃣"])
    #expect(graph.unreached.isEmpty)
  }

  @Test(
    "A style with its type before it is the style", arguments: ["", "UIModalPresentationStyle"])
  func style(_ type: String) {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        @objc func tap() {
          let detail = Detail()
          detail.modalPresentationStyle = \(type).overCurrentContext
          1️⃣present(detail, animated: true)
        }
      }
      """, transitions: ["Start -cover-> Detail at 1️⃣"])
  }

  @Test(
    "A controller that is made first and shown later",
    arguments: [
      ("var next: UIViewController!", "next = Detail()", "next"),
      ("var next: UIViewController?", "next = Detail()", "next!"),
      ("var all: [UIViewController] = []", "all = [Detail()]", "all[0]"),
    ])
  func madeBefore(_ property: String, _ make: String, _ use: String) {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        \(property)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(make)
        }
        @objc func tap() { 1️⃣present(\(use), animated: true) }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What an object that a framework shares is given, it gives back")
  func frameworkObject() {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Menus.default.left = Detail()
          1️⃣addChild(Other())
        }
        @objc func tap() { if let left = Menus.default.left { 2️⃣present(left, animated: true) } }
      }
      """, transitions: ["Start -embed-> Other at 1️⃣", "Start -sheet-> Detail at 2️⃣"])
  }

  @Test("A flag of a base class keeps its value in a class that does not set it")
  func baseFlag() {
    expect(
      """
      \(plainLaunch)
      class Base: UIViewController {
        var canCast = false
        override func viewDidAppear(_ animated: Bool) { if canCast { cast() } }
        func cast() { 1️⃣present(Detail(), animated: true) }
      }
      final class Plain: Base {}
      final class Start: Base {
        override func viewDidLoad() {
          canCast = true
          super.viewDidLoad()
        }
        @objc func tap() { 2️⃣navigationController?.pushViewController(Plain(), animated: true) }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Plain at 2️⃣"])
  }
}
