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

  @Test("So does the only one, whoever makes the object tell it, where it is not there")
  func one() {
    expect(
      app("", "2️⃣present(Detail(), animated: true)"),
      transitions: ["Start -push-> Vault at 1️⃣", "Vault -sheet-> Detail at 2️⃣"])
  }

  @Test(
    "An object is for all that the app's delegate keeps, or a variable outside all types",
    arguments: [
      ("static var shared: Radio { theRadio }", "let theRadio = Radio()"),
      ("static var shared: Radio { (UIApplication.shared.delegate as! AppDelegate).radio }", ""),
    ])
  func kept(_ shared: String, _ more: String) {
    expect(
      app(listens, "2️⃣present(Detail(), animated: true)")
        .replacing("static let shared = Radio()", with: shared)
        .replacing("var window: UIWindow?", with: "var window: UIWindow?; let radio = Radio()")
        + "\n" + more,
      transitions: ["Start -push-> Vault at 1️⃣", "Vault -sheet-> Detail at 2️⃣"])
  }

  @Test("One that lies beneath the screen acts from there")
  func beneath() {
    expect(
      app("", "3️⃣navigationController?.pushViewController(Detail(), animated: true)")
        .replacing(
          "func heard() {",
          with: """
            @IBAction func more() { 2️⃣show(Deep(), sender: self) }
              func heard() {
            """)
        + "\nfinal class Deep: UIViewController { @IBAction func ask() { Radio.shared.poll() } }",
      transitions: [
        "Start -push-> Vault at 1️⃣", "Vault -push-> Deep at 2️⃣", "Vault -push-> Detail at 3️⃣",
        "Deep -push-> Detail at 3️⃣",
      ])
  }

  @Test("What made a shared object says nothing of when a notification is heard")
  func observer() throws {
    let graph = expect(
      plainLaunch + """
        extension Notification.Name { static let left = Notification.Name("left") }
        final class Center: NSObject {
          static let shared = Center()
          var main: UIViewController!
          override init() {
            super.init()
            NotificationCenter.default.addObserver(
              self, selector: #selector(close), name: .left, object: nil)
          }
          @objc func close() { 1️⃣main.dismiss(animated: true) }
          func note() {}
        }
        extension AppDelegate {
          2️⃣func application(
            _ app: UIApplication, open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any] = [:]
          ) -> Bool {
            if url.host == "refresh" { Center.shared.note() }
            if url.host == "reload" { Center.shared.note() }
            return true
          }
        }
        final class Start: UIViewController {}
        """, backs: ["* dismiss at 1️⃣"], deepLinks: ["* -> nothing at 2️⃣"])
    #expect(graph.backs.map(\.guard) == [nil])
  }
}
