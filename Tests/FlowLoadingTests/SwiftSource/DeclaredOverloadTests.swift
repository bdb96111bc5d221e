import FlowGraph
import Testing

@Suite("Overloads that differ by types of a framework")
struct DeclaredOverloadTests {
  private func source(_ second: String, _ argument: String) -> String {
    plainLaunch + """
      final class Start: UIViewController {
        func row(at point: CGPoint) -> String { 1️⃣present(Detail(), animated: true); return "" }
        func row(at \(second)) -> String { 2️⃣present(Other(), animated: true); return "" }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let point = CGPoint(x: 0, y: 0)
          _ = row(at: \(argument))
        }
      }
      """
  }

  @Test("The one that takes just what the argument is declared as is called")
  func exact() {
    expect(
      source("path: IndexPath", "indexPath"), transitions: ["Start -sheet-> Other at 2️⃣"])
    expect(
      source("path: IndexPath?", "indexPath"), transitions: ["Start -sheet-> Other at 2️⃣"])
  }

  /// - Parameter argument: A styled text, or a plain one, whose overload hands on a styled one.
  @Test(
    "So is the one that takes what a method added to a framework's type gives",
    arguments: ["\"x\".styled()", "text.styled()", "made", "\"x\""])
  func ofAddedMethod(_ argument: String) {
    expect(
      plainLaunch + """
        extension String { func styled() -> NSAttributedString { .init(string: self) } }
        final class Start: UIViewController {
          func say(_ text: String) { say(text.styled()) }
          func say(_ text: NSAttributedString) { 1️⃣present(Detail(), animated: true) }
          override func viewDidLoad() {
            let text = title ?? ""
            let made = "x".styled()
            say(\(argument))
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Where none does, as before")
  func none() {
    expect(source("path: Any", "point"), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
