import Testing

@Suite("Controls that a library tells what to run")
struct ControlEventTests {
  @Test(
    "A person sets it off",
    arguments: [
      "button.on(.touchUpInside) { [weak self] _ in self?.open() }",
      "self.button.on(.touchUpInside, call: { _ in self.open() })",
      "button.handle(for: UIControl.Event.touchUpInside, with: { self.open() })",
      "button.on([.touchUpInside, .touchCancel]) { self.open() }",
    ])
  func event(_ call: String) {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          let button = UIButton()
          override func viewDidLoad() { \(call) }
          func open() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["button"])
  }

  @Test("So does one who cannot see the screen")
  func accessibility() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Open") { _ in
                self.open()
                return true
              }
            ]
          }
          func open() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["UIAccessibilityCustomAction"])
  }
}
