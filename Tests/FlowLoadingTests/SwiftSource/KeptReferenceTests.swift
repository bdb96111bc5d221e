import FlowGraph
import Testing

@Suite("Properties that only an initialiser sets")
struct KeptReferenceTests {
  private func rows(_ other: String, _ change: String = "") -> String {
    plainLaunch + """
      final class Menu {
        private var root: UIViewController
        init(on root: UIViewController) { self.root = root }
        func act() {
          if let player = root as? Player {
            player.close()
          } else {
            1️⃣root.present(Album(), animated: true)
          }
        }
        \(change)
      }
      final class Start: UIViewController {
        @objc func more() { Menu(on: self).act() }
        @objc func open() { 2️⃣present(Player(), animated: true) }
      }
      final class Player: UIViewController {
        @objc func more() { Menu(on: self).act() }
        func close() { 3️⃣dismiss(animated: true) }
      }
      final class Album: UIViewController {}
      \(other)
      """
  }

  @Test("What another class does with a property of the same name changes nothing")
  func other() {
    expect(
      rows(
        """
        final class Preview: UIViewController {
          private var root: UIViewController?
          func display(on root: UIViewController) { self.root = root }
        }
        """),
      transitions: ["Start -sheet-> Album at 1️⃣", "Start -sheet-> Player at 2️⃣"],
      backs: ["Player dismiss at 3️⃣"])
  }

  @Test("What its own class sets later may be anything")
  func own() {
    expect(
      rows("", "func move(to other: UIViewController) { root = other }"),
      transitions: [
        "Start -sheet-> Album at 1️⃣", "Player -sheet-> Album at 1️⃣", "Start -sheet-> Player at 2️⃣",
      ], backs: ["Player dismiss at 3️⃣"])
  }
}
