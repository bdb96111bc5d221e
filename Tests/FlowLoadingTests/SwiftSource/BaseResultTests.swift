import Testing

@Suite("Functions that give objects by a class above theirs")
struct BaseResultTests {
  @Test("What is called on one is what its own class does")
  func overridden() {
    let graph = expect(
      plainLaunch + """
        class Flow { func start(from page: UIViewController) {} }
        final class CartFlow: Flow {
          override func start(from page: UIViewController) {
            1️⃣page.present(Detail(), animated: true)
          }
        }
        final class HelpFlow: Flow {
          override func start(from page: UIViewController) {
            2️⃣page.present(Other(), animated: true)
          }
        }
        final class Factory {
          func makeCart() -> Flow { CartFlow() }
          func makeHelp() -> Flow { HelpFlow() }
        }
        final class Start: UIViewController {
          let factory = Factory()
          @IBAction func cart() { factory.makeCart().start(from: self) }
          @IBAction func help() {
            let flow = factory.makeHelp()
            flow.start(from: self)
          }
        }
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["cart", "help"])
    #expect(graph.transitions.allSatisfy { $0.otherTriggers == nil })
  }
}
