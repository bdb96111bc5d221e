import FlowGraph
import Testing

@Suite("Cases of enums behind a protocol")
struct ConformingCaseTests {
  @Test("A switch over rows of a protocol's type takes the cases of all that conform to it")
  func rows() {
    expect(
      plainLaunch + """
        protocol Item {}
        enum Row {
          enum App: Item { case keys(String) }
          enum About: Item { case help }
        }
        final class Start: UITableViewController {
          struct Section {
            var title: String
            var rows: [Item]
          }
          var sections: [Section] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            sections = [Section(title: "App", rows: [Row.App.keys("k"), Row.About.help])]
          }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            switch sections[path.section].rows[path.row] {
            case Row.App.keys: 1️⃣present(Detail(), animated: true)
            case Row.About.help: 2️⃣present(Other(), animated: true)
            default: break
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }
}
