import Testing

@testable import FlowLoading

@Suite("The one who listens to a shared object")
struct SharedListenerTests {
  private func app(_ lobby: String, _ vault: String) -> String {
    plainLaunch + """
      protocol RadioListener: AnyObject { func heard() }
      final class Radio {
        static let shared = Radio()
        weak var listener: RadioListener?
        func poll() { listener?.heard() }
      }
      final class Start: UIViewController\(lobby.isEmpty ? "" : ", RadioListener") {
        \(lobby)
        @IBAction func ask() { Radio.shared.poll() }
        @IBAction func deeper() { 1️⃣show(Vault(), sender: self) }
      }
      final class Vault: UIViewController, RadioListener {
        override func viewDidAppear(_ animated: Bool) { Radio.shared.listener = self }
        func heard() { \(vault) }
      }
      """
  }

  private let listens = """
    override func viewDidAppear(_ animated: Bool) { Radio.shared.listener = self }
      func heard() {}
    """

  @Test("What each screen does that makes itself the listener, it does on itself")
  func several() {
    expect(
      app(listens, "2️⃣present(Detail(), animated: true)"),
      transitions: ["Start -push-> Vault at 1️⃣", "Vault -sheet-> Detail at 2️⃣"])
  }

  @Test("So it does where an object that is no screen makes itself the listener too")
  func helper() {
    let helper = """
      final class Help: RadioListener {
          func begin() { Radio.shared.listener = self }
          func heard() {}
        }
        override func viewDidLoad() { super.viewDidLoad(); Help().begin() }
        func heard() {}
      """
    expect(
      app(helper, "2️⃣present(Detail(), animated: true)"),
      transitions: ["Start -push-> Vault at 1️⃣", "Vault -sheet-> Detail at 2️⃣"])
  }

  @Test("What the only one does comes from whoever makes the object tell it")
  func one() {
    expect(
      app("", "2️⃣present(Detail(), animated: true)"),
      transitions: ["Start -push-> Vault at 1️⃣", "Start -sheet-> Detail at 2️⃣"])
  }
}
