import FlowGraph
import Testing

/// Tables whose sections and rows are cases.
@Suite("Lists of lists")
struct ListOfListsTests {
  private func table(_ declared: String, rows: String = "rows", load: String = "") -> String {
    launching("window?.rootViewController = UINavigationController(rootViewController: Home())")
      + """
      final class Home: UIViewController, UITableViewDelegate {
        enum Row { case first, second }
        private static let few: [[Row]] = [[.first]]
        private static let more: [[Row]] = [[.first], [.first]]
        private var isOn = Store.flag
        \(declared)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(load)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let row = \(rows)[indexPath.section][indexPath.row]
          switch row {
          case .first: navigationController?.pushViewController(First(), animated: true)
          case .second: navigationController?.pushViewController(Second(), animated: true)
          }
        }
      }
      final class First: UIViewController {}
      final class Second: UIViewController {}
      """
  }

  private static let both = ["Home -push-> First", "Home -push-> Second"]

  @Test(
    "A local one has what is added to it",
    arguments: [
      "var data: [[Row]] = [[.first]]; data.append([.second])",
      "var data: [[Row]] = [[.first]]; data[0].append(.second)",
      "var data: [[Row]] = [[.first]]; data[0].insert(.second, at: 0)",
      "var data: [[Row]] = [[.first]]; data[0].append(contentsOf: [.second])",
      "var data = isOn ? Home.more : Home.few; data.append([.second])",
      "var data = isOn ? Home.more : Home.few; data[0].append(.second)",
    ])
  func local(_ code: String) {
    expect(
      table("private func rows() -> [[Row]] { \(code); return data }", rows: "rows()"),
      transitions: Self.both)
  }

  @Test("What is added to another is not in it")
  func other() {
    expect(
      table(
        """
        private func rows() -> [[Row]] {
          let data = Home.few
          var other = Home.few
          other.append([.second])
          other[0].append(.second)
          return data
        }
        """, rows: "rows()"), transitions: ["Home -push-> First"])
  }

  @Test(
    "A property has what code puts there that steers nothing else",
    arguments: [
      "rows = [[.second]]", "var data: [[Row]] = [[.first]]; data.append([.second]); rows = data",
    ])
  func property(_ load: String) {
    expect(table("private var rows: [[Row]] = [[.first]]", load: load), transitions: Self.both)
  }

  @Test("A property that nothing changes has what it was declared with")
  func unchanged() {
    expect(table("private var rows: [[Row]] = [[.first]]"), transitions: ["Home -push-> First"])
  }
}
