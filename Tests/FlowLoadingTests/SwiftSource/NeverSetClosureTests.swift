import FlowGraph
import Testing

@Suite("Closures that a class asks of those that inherit from it")
struct NeverSetClosureTests {
  private func rows(_ setting: String) -> String {
    plainLaunch + """
      class Rows: UIViewController {
        var item: ((Int) -> String?)?
        @objc func menu() {
          guard let item, item(1) != nil else { return }
          1️⃣present(Detail(), animated: true)
        }
      }
      final class Start: Rows {
        override func viewDidLoad() {
          super.viewDidLoad()
          item = { _ in "song" }
        }
        @objc func open() {
          let bare = Bare()
          \(setting)
          2️⃣present(bare, animated: true)
        }
      }
      final class Bare: Rows {}
      """
  }

  @Test("A class that sets none does not do what needs it")
  func unset() {
    expect(
      rows(""), transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Bare at 2️⃣"])
  }

  @Test(
    "So with what else a class asks for",
    arguments: [
      ("String?", "help = \"home\""), ("Help?", "help = Help()"), ("[Int]?", "help = [1]"),
      ("String?", "(help, title) = (\"home\", \"x\")"),
    ])
  func data(_ type: String, _ setting: String) {
    expect(
      plainLaunch + """
        struct Help {}
        class Page: UIViewController {
          var help: \(type)
          override func viewDidAppear(_ animated: Bool) {
            if let help { 1️⃣present(Detail(), animated: true) }
          }
        }
        final class Start: Page {
          override func viewDidLoad() { \(setting) }
          @objc func open() { 2️⃣present(Bare(), animated: true) }
        }
        final class Bare: Page {}
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Bare at 2️⃣"])
  }

  @Test("One that is set from outside does")
  func set() {
    expect(
      rows("bare.item = { _ in UserDefaults.standard.string(forKey: \"song\") }"),
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Bare -sheet-> Detail at 1️⃣", "Start -sheet-> Bare at 2️⃣",
      ])
  }

  @Test("One that only ever gives nothing is as good as none")
  func nothing() {
    expect(
      rows("bare.item = { _ in nil }"),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Bare at 2️⃣"])
  }
}
