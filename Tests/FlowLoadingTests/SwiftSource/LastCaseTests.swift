import FlowGraph
import Testing

@Suite("What a property was just set to, in the code that is called next")
struct LastCaseTests {
  /// A screen whose object acts by a phase that its own code and a hub's set.
  private func app(_ members: String, _ hub: String = "") -> String {
    plainLaunch + """
      enum Phase { case opened, closed, final }
      final class Link { var phase: Phase = .opened }
      final class Start: UIViewController, Observer {
        let link = Link()
        @IBAction func reopen() { link.phase = .opened }
        func changed(_ link: Link) {
          switch link.phase {
          case .opened: 1️⃣present(Detail(), animated: true)
          case .final: 2️⃣present(Other(), animated: true)
          case .closed: break
          }
        }
        \(members)
      }
      protocol Observer: AnyObject { func changed(_ link: Link) }
      \(hub)
      """
  }

  @Test("A method that is called asks for the case, and not for all that there ever are")
  func method() {
    expect(
      app("@IBAction func end() { link.phase = .final; changed(link) }"),
      transitions: ["Start -sheet-> Other at 2️⃣"])
  }

  @Test(
    "So do observers that a hub tells, in a loop or not, also where it sets another case first",
    arguments: [
      ("observers.forEach { $0.changed(link) }", "update(link, to: .closed)"),
      ("for one in observers { one.changed(link) }", "update(link, to: .closed)"),
      ("for one in observers { one.changed(link) }", "update(link, to: .final)"),
    ])
  func hub(_ telling: String, _ start: String) {
    expect(
      app(
        """
        override func viewDidLoad() { Hub.shared.observers.append(self) }
        @IBAction func end() { Hub.shared.end(link) }
        """,
        """
        final class Hub {
          static let shared = Hub()
          var observers: [Observer] = []
          func end(_ link: Link) { \(start) }
          private func update(_ link: Link, to phase: Phase) {
            link.phase = phase
            switch link.phase {
            case .opened: break
            case .closed: update(link, to: .final)
            case .final: \(telling)
            }
          }
        }
        """), transitions: ["Start -sheet-> Other at 2️⃣"])
  }

  @Test("What the method sets itself is what it asks for from then on")
  func setAgain() {
    expect(
      app(
        """
        @IBAction func end() { link.phase = .closed; finish() }
        private func finish() {
          link.phase = .final
          log()
          changed(link)
        }
        private func log() { title = "x" }
        """),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test(
    "Code that runs later, or after something else may have set it, asks for any case",
    arguments: [
      "link.phase = .final; DispatchQueue.main.async { self.changed(self.link) }",
      "link.phase = .final; repeated(); changed(link)",
      "while true { link.phase = .final; for _ in 0..<2 { link.phase = .opened; changed(link) } }",
    ])
  func later(_ code: String) {
    let graph = expect(
      app(
        """
        @IBAction func end() { \(code) }
        private func repeated() { link.phase = .opened }
        """),
      transitions: code.hasPrefix("while")
        ? ["Start -sheet-> Detail at 1️⃣"]
        : ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
    #expect(graph.unresolved.isEmpty)
  }
}
