import Testing

@testable import FlowLoading

@Suite("Functions that only make an object")
struct PlainMakerTests {
  private func app(_ maker: String, _ making: String) -> String {
    plainLaunch + """
      \(maker)
      final class Start: UIViewController {
        @IBAction func solo() { 1️⃣show(Solo(\(making)), sender: self) }
        @IBAction func duel() { 2️⃣show(Duel(\(making)), sender: self) }
      }
      final class Walk {
        var onEnd: (() -> Void)?
        func end() { onEnd?() }
      }
      final class Solo: UIViewController {
        let walk: Walk
        init(_ walk: Walk) {
          self.walk = walk
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          walk.onEnd = { [weak self] in 3️⃣self?.present(Detail(), animated: true) }
        }
        @IBAction func end() { walk.end() }
      }
      final class Duel: UIViewController {
        let walk: Walk
        init(_ walk: Walk) {
          self.walk = walk
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          walk.onEnd = { [weak self] in 4️⃣self?.present(Other(), animated: true) }
        }
        @IBAction func end() { walk.end() }
      }
      """
  }

  @Test(
    "Each call makes one of its own",
    arguments: [
      ("func makeWalk() -> Walk { Walk() }", "makeWalk()"),
      ("func makeWalk() -> Walk { return Walk() }", "makeWalk()"),
      ("enum Makers { static func walk() -> Walk { Walk() } }", "Makers.walk()"),
      (
        "final class Maker { static let shared = Maker(); func walk() -> Walk { Walk() } }",
        "Maker.shared.walk()"
      ),
    ])
  func each(_ maker: String, _ making: String) {
    expect(
      app(maker, making),
      transitions: [
        "Start -push-> Solo at 1️⃣", "Start -push-> Duel at 2️⃣", "Solo -sheet-> Detail at 3️⃣",
        "Duel -sheet-> Other at 4️⃣",
      ])
  }

  @Test("One that is kept is one for all")
  func kept() {
    expect(
      app(
        "final class Maker { static let shared = Maker(); let kept = Walk(); func walk() -> Walk { kept } }",
        "Maker.shared.walk()"),
      transitions: [
        "Start -push-> Solo at 1️⃣", "Start -push-> Duel at 2️⃣", "Solo -sheet-> Detail at 3️⃣",
        "Duel -sheet-> Other at 4️⃣", "Solo -sheet-> Other at 4️⃣", "Duel -sheet-> Detail at 3️⃣",
      ])
  }
}
