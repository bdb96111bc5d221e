import Testing

@testable import FlowLoading

/// One place in a client makes the promises of every request.
@Suite("Promises that the program declares")
struct PromiseTests {
  private func client(_ name: String, _ method: String, generic: String = "<Value>") -> String {
    plainLaunch + """
      class \(name)\(generic) {
        typealias Handler = ((Int) -> Void)?
        private var handler: Handler
        private var next: \(name)\(generic)?
        func \(method)(_ handler: @escaping (Int) -> Void) -> \(name)\(generic) {
          self.handler = handler
          next = \(name)\(generic)()
          return next!
        }
        func resolve(_ value: Int) {
          handler?(value)
          next?.resolve(value)
        }
      }
      final class Client {
        static let shared = Client()
        private var waiting: [String: \(name)\(generic.isEmpty ? "" : "<Int>")] = [:]
        func send(_ text: String) -> \(name)\(generic.isEmpty ? "" : "<Int>") {
          let promise = \(name)\(generic.isEmpty ? "" : "<Int>")()
          waiting[text] = promise
          return promise
        }
        func received(_ text: String) { waiting[text]?.resolve(1) }
      }
      final class Start: UIViewController {
        @IBAction func open() {
          Client.shared.send("open").\(method) { _ in
            1️⃣self.present(Profile(), animated: true)
          }
        }
      }
      final class Profile: UIViewController {
        @IBAction func edit() {
          Client.shared.received("edit")
          Client.shared.send("edit").\(method) { _ in
            2️⃣self.navigationController?.pushViewController(Editor(), animated: true)
          }
        }
      }
      final class Editor: UIViewController {}
      """
  }

  private let rows = ["Profile -push-> Editor at 2️⃣", "Start -sheet-> Profile at 1️⃣"]

  @Test(
    "What a screen waits for, its own request brings",
    arguments: [
      ("Promise", "observe"), ("Future", "upon"), ("Reply", "then"), ("Reply", "thenApply"),
    ])
  func request(_ name: String, _ method: String) {
    expect(client(name, method), transitions: rows)
  }

  @Test("A class that is no promise runs what it was given where it is told to, here nowhere")
  func listener() {
    let source = client("Reply", "observe")
    expect(source.replacing("Client.shared.received(\"edit\")", with: ""), transitions: [])
  }

  @Test(
    "A class that has `then`, or a name like a promise's, and keeps nothing to run is none",
    arguments: ["Flow", "FuturesModel"])
  func flow(_ name: String) {
    expect(
      plainLaunch + """
        final class \(name)<Result> {
          let stack: UINavigationController?
          init(_ stack: UINavigationController?) { self.stack = stack }
          func then(_ make: () -> UIViewController) -> \(name) {
            1️⃣stack?.pushViewController(make(), animated: true)
            return self
          }
        }
        final class Start: UIViewController {
          @IBAction func open() { _ = \(name)<Int>(navigationController).then { Detail() } }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }
}
