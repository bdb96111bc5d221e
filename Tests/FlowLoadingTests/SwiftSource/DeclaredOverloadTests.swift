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

  @Test("Where none does, as before")
  func none() {
    expect(source("path: Any", "point"), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
