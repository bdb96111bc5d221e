import FlowGraph
import Testing

@Suite("Dismissals with nothing to dismiss")
struct IdleDismissalTests {
  @Test("A controller that no modal holds and that shows none dismisses nothing")
  func root() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func open() {
            navigationController?.dismiss(animated: true)
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("What it shows itself is taken away, and so is what holds it")
  func shown() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func open() { 1️⃣present(Sheet(), animated: true) }
          @objc func close() { 2️⃣dismiss(animated: true) }
        }
        final class Sheet: UIViewController {
          @objc func close() { 3️⃣dismiss(animated: true) }
        }
        """, transitions: ["Start -sheet-> Sheet at 1️⃣"],
      backs: ["Start dismiss at 2️⃣", "Sheet dismiss at 3️⃣"])
  }

  @Test("A part may take away what its container shows")
  func part() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            4️⃣addChild(Part())
          }
          @objc func open() { 1️⃣present(Detail(), animated: true) }
        }
        final class Part: UIViewController {
          @objc func close() { 2️⃣dismiss(animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -embed-> Part at 4️⃣"],
      backs: ["Part dismiss at 2️⃣"])
  }
}
