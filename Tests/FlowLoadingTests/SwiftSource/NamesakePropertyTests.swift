import FlowGraph
import Testing

@Suite("Properties that hold code and bear the name of a framework's method")
struct NamesakePropertyTests {
  private func source(_ type: String, _ leave: String) -> String {
    plainLaunch + """
      final class Start: UIViewController {
        weak var shown: UIViewController?
        @objc func open() {
          let tip = Tip()
          tip.dismiss = { [unowned self] in 2️⃣present(Detail(), animated: true) }
          1️⃣present(tip, animated: true)
          shown = tip
        }
        @objc func close() {
          let tip = Tip()
          tip.dismiss = { [unowned self] in 2️⃣present(Detail(), animated: true) }
          shown = tip
          tip\(leave)
        }
      }
      final class Tip: UIViewController {
        var dismiss: \(type)
        @objc func tap() { 3️⃣self\(leave) }
      }
      """
  }

  @Test(
    "Code that is kept takes no labels: a call with some is the method's",
    arguments: ["(() -> Void)?", "(() -> Void)!", "() -> Void = {}"])
  func labelled(_ type: String) {
    expect(
      source(type, ".dismiss(animated: true)"), transitions: ["Start -sheet-> Tip at 1️⃣"],
      backs: ["Tip dismiss"])
  }

  @Test("A call of a name alone is no other's")
  func unqualified() {
    expect(
      source("(() -> Void)?", ".dismiss(animated: true)").replacing("3️⃣self.", with: "3️⃣"),
      transitions: ["Start -sheet-> Tip at 1️⃣"], backs: ["Tip dismiss"])
  }

  @Test("A call without labels runs what is kept")
  func bare() {
    expect(
      source("(() -> Void)?", ".dismiss?()"),
      transitions: [
        "Start -sheet-> Tip at 1️⃣", "Start -sheet-> Detail at 2️⃣", "Tip -sheet-> Detail at 2️⃣",
      ])
  }

  @Test("What can be called with labels is no mere code")
  func callable() {
    expect(
      plainLaunch + """
        struct Opener {
          let from: UIViewController
          func callAsFunction(animated: Bool) { 1️⃣from.present(Detail(), animated: animated) }
        }
        final class Start: UIViewController {
          lazy var dismiss = Opener(from: self)
          @objc func tap() { self.dismiss(animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
