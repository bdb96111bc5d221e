import Testing

/// Notifications that objects of no screen observe: `addObserver(self, selector: …)`.
@Suite("Objects of no screen that observe notifications")
struct SelectorObserverTests {
  private static func handler(
    _ set: String, base: String = "", start: String = ""
  ) -> String {
    """
    extension Notification.Name { static let done = Notification.Name("done") }
    class Handler\(base) {
      private let onDone: () -> Void
      init(name: Notification.Name, onDone: @escaping () -> Void) {
        self.onDone = onDone
        \(set)
      }
      \(start)
      @objc private func handle(_ notification: Notification) { onDone() }
    }

    """
  }

  private static func observe(_ name: String) -> String {
    "NotificationCenter.default.addObserver(\n"
      + "      self, selector: #selector(Self.handle(_:)), name: \(name), object: nil)"
  }

  @Test(
    "A closure that the object holds runs for the controller that made it",
    arguments: [
      handler(observe("name")), handler(observe(".done")),
      handler("start()", start: "func start() { \(observe(".done")) }"),
      handler("super.init()\n    \(observe("name"))", base: ": NSObject"),
    ])
  func controller(_ handler: String) {
    expect(
      plainLaunch + handler + """
        final class Start: UIViewController {
          private var handler: Handler?
          @IBAction func login() {
            handler = Handler(name: .done) { [weak self] in self?.finish() }
          }
          private func finish() {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A screen of SwiftUI's is told, too")
  func view() {
    expect(
      Self.handler(Self.observe("name")) + """
        struct A: View {
          @State private var isShown = false
          @State private var handler: Handler?
          var body: some View {
            Button("log in") { handler = Handler(name: .done) { 1️⃣isShown = true } }
              .sheet(isPresented: $isShown) { B() }
          }
        }
        """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An object that observes nothing runs nothing")
  func silent() {
    expect(
      plainLaunch + Self.handler("") + """
        final class Start: UIViewController {
          private var handler: Handler?
          @IBAction func login() {
            handler = Handler(name: .done) { [weak self] in self?.finish() }
          }
          private func finish() { present(Detail(), animated: true) }
        }
        """)
  }
}
