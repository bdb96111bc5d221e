import FlowGraph
import Testing

/// Controls that a controller sets up on a condition.
@Suite("Conditions of controls")
struct ControlConditionTests {
  private func guards(_ setup: String) -> [String?] {
    expect(
      """
      class A: UIViewController {
        @IBAction func open() {
          let next = B()
          next.isNew = Store.isNew
          1️⃣navigationController?.pushViewController(next, animated: true)
        }
      }
      class B: UIViewController {
        var isNew = false
        var kind = 0
        weak var button: UIButton?
        override func viewDidLoad() {
          \(setup)
        }
        @objc func back() { 2️⃣navigationController?.popViewController(animated: true) }
      }
      """, transitions: ["A -push-> B at 1️⃣"], backs: ["B pop at 2️⃣"]
    ).backs.filter { $0.kind == .pop }.map(\.guard)
  }

  @Test(
    "What a method does that only such a control calls, it does on the condition",
    arguments: [
      "if isNew { navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"x\", style: .plain, "
        + "target: self, action: #selector(back)) }",
      "if isNew { let one = UIButton(); "
        + "one.addTarget(self, action: #selector(back), for: .touchUpInside) }",
    ])
  func condition(setup: String) { #expect(guards(setup) == ["isNew"]) }

  @Test(
    "A control that is there anyway, or on other conditions, needs none",
    arguments: [
      "let one = UIButton(); one.addTarget(self, action: #selector(back), for: .touchUpInside)",
      "if isNew { let one = UIButton(); "
        + "one.addTarget(self, action: #selector(back), for: .touchUpInside) }\n"
        + "let two = UIButton(); two.addTarget(self, action: #selector(back), for: .touchDown)",
      "if let button { button.addTarget(self, action: #selector(back), for: .touchUpInside) }",
    ])
  func unconditional(setup: String) { #expect(guards(setup) == [nil]) }

  @Test(
    "A class that no code gives the flag of its base class has no such control",
    arguments: [
      "if canCast { one.addTarget(self, action: #selector(cast), for: .touchUpInside) }",
      "if !canCast { print(one) } else { one.addTarget(self, action: #selector(cast), for: .touchDown) }",
    ])
  func otherClass(setup: String) {
    expect(
      launching(
        """
        let tabs = UITabBarController()
        tabs.viewControllers = [Home(), Plain()]
        window?.rootViewController = tabs
        """) + """
          class Base: UIViewController {
            var canCast = false
            private let one = UIButton()
            override func viewDidLoad() {
              super.viewDidLoad()
              \(setup)
            }
            @objc func cast() { 1️⃣present(Cast(), animated: true) }
          }
          final class Home: Base {
            override func viewDidLoad() {
              canCast = true
              super.viewDidLoad()
            }
          }
          final class Plain: Base {}
          final class Cast: UIViewController {}
          """,
      transitions: [
        "AppDelegate -tab-> Home", "AppDelegate -tab-> Plain", "Home -sheet-> Cast at 1️⃣",
      ])
  }
}
