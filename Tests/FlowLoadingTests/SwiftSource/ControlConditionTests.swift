import FlowGraph
import Testing

/// Controls that a controller sets up on a condition.
@Suite("Conditions of controls")
struct ControlConditionTests {
  private func guards(_ setup: String) -> [String?] {
    expect(
      """
      class A: UIViewController {
        @IBAction func open() { 1️⃣navigationController?.pushViewController(B(), animated: true) }
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
}
