import Testing

@testable import FlowLoading

@Suite("Conditions as the cases of a switch")
struct SwitchTrueTests {
  @Test("Each case of `switch true` runs where its condition holds")
  func conditions() {
    let graph = expect(
      plainLaunch + """
        final class Start: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            switch true {
            case path.row.isMultiple(of: 2), path.row == 7:
              1️⃣navigationController?.pushViewController(Detail(), animated: true)
            case isSpecial(path) where path.section > 3:
              2️⃣navigationController?.pushViewController(Other(), animated: true)
            default:
              3️⃣present(Third(), animated: true)
            }
          }
          func isSpecial(_ path: IndexPath) -> Bool { path.item == 9 }
        }
        final class Third: UIViewController {}
        """,
      transitions: [
        "Start -push-> Detail at 1️⃣", "Start -push-> Other at 2️⃣", "Start -sheet-> Third at 3️⃣",
      ])
    #expect(
      graph.transitions.first { $0.to == "Third" }?.guard?.contains("!") == true)
  }

  @Test("A case of `switch false` runs where its condition does not hold")
  func negated() {
    let graph = expect(
      plainLaunch + """
        final class Start: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            switch false {
            case path.row > 2: 1️⃣present(Detail(), animated: true)
            default: 2️⃣present(Other(), animated: true)
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
    #expect(graph.transitions.map(\.guard) == ["!(path.row > 2)", "path.row > 2"])
  }
}
