import FlowGraph
import Testing

@Suite("What is taken off a list")
struct TakenElementTests {
  @Test(
    "It is one of those that the list holds",
    arguments: ["pages.popLast()!", "pages.removeLast()", "pages.removeFirst()"])
  func element(_ taking: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          var pages: [UIViewController] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            pages = [Detail(), Other()]
          }
          @objc func next() { 1️⃣present(\(taking), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 1️⃣"])
  }
}
