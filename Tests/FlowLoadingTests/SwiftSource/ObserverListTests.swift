import Testing

@Suite("Lists of observers that objects keep")
struct ObserverListTests {
  private func source(_ wrapper: String) -> String {
    plainLaunch + """
      final class Box<T> {
        \(wrapper)
        private var observers: [Wrapper] = []
        var state: T { didSet { notify(state) } }
        init(state: T) { self.state = state }
        func observe(_ owner: AnyObject, _ run: @escaping (T) -> Void) {
          observers.append(Wrapper(owner: owner, run: run))
        }
        private func notify(_ new: T) { observers.forEach { one in one.run(new) } }
      }
      final class Coins { static let shared = Coins(); let box = Box<String>(state: "a") }
      final class Clocks { static let shared = Clocks(); let box = Box<Int>(state: 0) }
      final class Start: UIViewController {
        override func viewDidLoad() {
          Coins.shared.box.observe(self) { [weak self] _ in
            1️⃣self?.present(Detail(), animated: true)
          }
        }
        @IBAction func open() { 2️⃣present(Clock(), animated: true) }
        @IBAction func pay() { Coins.shared.box.state = "b" }
      }
      final class Clock: UIViewController {
        @IBAction func tick() { Clocks.shared.box.state = 1 }
      }
      """
  }

  @Test("One object's are not another's")
  func apart() {
    expect(
      source("struct Wrapper { weak var owner: AnyObject?; let run: (T) -> Void }"),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Clock at 2️⃣"])
  }

  @Test("Nor are those that keep their code by another name")
  func alias() {
    expect(
      source(
        """
        typealias Run = (T) -> Void
        struct Wrapper { weak var owner: AnyObject?; let run: Run }
        """),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Clock at 2️⃣"])
  }
}
