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

  @Test("A flag of which not every value is known is no such property")
  func flag() {
    expect(
      plainLaunch + """
        final class Layer {
          var isPlain: Bool
          init(isPlain: Bool) { self.isPlain = isPlain }
        }
        final class Start: UIViewController {
          let layer: Layer
          init(isPlain: Bool? = nil) {
            layer = Layer(isPlain: isPlain ?? UserDefaults.standard.bool(forKey: "plain"))
          }
          @objc func open() {
            if layer.isPlain {
              1️⃣present(Detail(), animated: true)
            } else {
              2️⃣present(Other(), animated: true)
            }
          }
          @objc func again() { 3️⃣present(Start(isPlain: false), animated: true) }
        }
        final class Stray {
          var isPlain = false
          func change() { isPlain = true }
        }
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣", "Start -sheet-> Start at 3️⃣",
      ])
  }
}
