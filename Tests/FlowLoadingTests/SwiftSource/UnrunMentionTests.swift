import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Screens that code names which nothing was seen to run")
struct UnrunMentionTests {
  private func concerns(_ code: String) -> [[String]] {
    let source = MarkedSource(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) { present(Detail(), animated: true) }
        }
        enum DetailFactory { static func make() -> UIViewController { Detail() } }
        final class Router { \(code) }
        """)
    return SwiftSourceLoader(threads: 1).load(source.files).unreached.map(\.concerns)
  }

  @Test(
    "A screen that something shows, by its name or by what makes it",
    arguments: [
      ("func show(on one: UIViewController) { one.present(Detail(), animated: true) }", ["Detail"]),
      (
        "func show(on one: UIViewController) { one.present(DetailFactory.make(), animated: true) }",
        ["Detail"]
      ),
      ("func show(_ page: UIViewController) { page.present(page, animated: true) }", []),
    ])
  func named(_ code: String, _ names: [String]) {
    #expect(concerns(code) == [names])
  }
}
