import FlowGraph
import Testing

@Suite("Stacks around children, and stacks that are filled while empty")
struct ChildStackTests {
  @Test("show in a child of what stands on a stack pushes there")
  func show() {
    expect(
      launching(
        "window?.rootViewController = UINavigationController(rootViewController: Header(Inner()))")
          + """
          final class Header: UIViewController {
            let inner: UIViewController
            init(_ inner: UIViewController) {
              self.inner = inner
              super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() {
              super.viewDidLoad()
              addChild(inner)
              view.addSubview(inner.view)
            }
          }
          final class Inner: UIViewController {
            @objc func open() { 1️⃣show(Detail(), sender: self) }
          }
          final class Detail: UIViewController {}
          """, transitions: ["Header -embed-> Inner", "Inner -push-> Detail at 1️⃣"])
  }

  @Test("show in a child of what stands on none presents")
  func loose() {
    expect(
      launching("window?.rootViewController = Header()") + """
        final class Header: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(Inner())
          }
        }
        final class Inner: UIViewController {
          @objc func open() { 1️⃣show(Detail(), sender: self) }
        }
        final class Detail: UIViewController {}
        """, transitions: ["Header -embed-> Inner", "Inner -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A screen on a stack does not fill it because it is empty",
    arguments: [
      ("if stack.viewControllers.isEmpty {", "} else {", ["First -push-> Second at 2️⃣"]),
      (
        "guard !stack.viewControllers.isEmpty else {", "return }; do {",
        ["First -push-> Second at 2️⃣"]
      ),
      // What replaces what is there is a way from it; nothing is pushed on what is empty.
      (
        "if !stack.viewControllers.isEmpty {", "} else {",
        ["First -root-> Second at 3️⃣"]
      ),
    ])
  func filling(_ test: String, _ otherwise: String, _ rows: [String]) {
    expect(
      plainLaunch + """
        final class Flow {
          var stack: UINavigationController!
          func begin(on controller: UIViewController) {
            stack = UINavigationController()
            let first = First()
            first.onNext = { [unowned self] in show(Second()) }
            show(first)
            1️⃣controller.present(stack, animated: true)
          }
          func show(_ controller: UIViewController) {
            \(test)
              3️⃣stack.viewControllers = [controller]
            \(otherwise)
              2️⃣stack.pushViewController(controller, animated: true)
            }
          }
        }
        final class Start: UIViewController {
          let flow = Flow()
          @objc func open() { flow.begin(on: self) }
        }
        final class First: UIViewController {
          var onNext: () -> Void = {}
          @objc func next() { onNext() }
        }
        final class Second: UIViewController {}
        """,
      transitions: ["Start -sheet-> First at 1️⃣"] + rows)
  }

  @Test(
    "Its view alone shows it",
    arguments: ["view.addSubview(inner.view)", "columns.addArrangedSubview(inner.view)"])
  func viewAlone(_ add: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let columns = UIStackView()
          override func viewDidLoad() {
            let inner = UINavigationController(rootViewController: Column())
            1️⃣\(add)
          }
        }
        final class Column: UIViewController {
          @IBAction func open() { 2️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -embed-> Column at 1️⃣", "Column -push-> Detail at 2️⃣"])
  }
}
