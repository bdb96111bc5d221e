import FlowGraph
import Testing

@Suite("State of a class that several inherit")
struct SiblingStateTests {
  /// Lists whose rows are kept by an object that the class above them makes.
  private func lists(_ parameter: String, _ change: String = "shown.reload()") -> String {
    launching(
      "window?.rootViewController = UINavigationController(rootViewController: Settings())") + """
        final class Source: NSObject, UITableViewDelegate {
          var rows: [() -> Void] = []
          weak var table: UITableView? { didSet { table?.delegate = self } }
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            rows[indexPath.row]()
          }
        }
        class List: UIViewController {
          let table = UITableView()
          var source = Source() { didSet { source.table = table } }
          override func loadView() { source.table = table }
          func reload() {}
        }
        final class Settings: List {
          override func viewDidLoad() { reload() }
          override func reload() {
            source.rows = [
              { [unowned self] in 1️⃣navigationController?.pushViewController(Privacy(), animated: true) }
            ]
          }
        }
        final class Privacy: List {
          override func viewDidLoad() {
            source.rows = [
              { [unowned self] in 2️⃣navigationController?.pushViewController(Page(), animated: true) }
            ]
          }
        }
        final class Page: UIViewController {
          @IBAction func change(_ shown: \(parameter)) { \(change) }
          @IBAction func settings() { 3️⃣present(Settings(), animated: true) }
        }
        """
  }

  @Test("What some object of one class holds is read as none that another's holds")
  func reading() {
    expect(
      lists("Settings"),
      transitions: [
        "Settings -push-> Privacy at 1️⃣", "Privacy -push-> Page at 2️⃣",
        "Page -sheet-> Settings at 3️⃣",
      ])
  }

  @Test("What is written to some object of the class above can be read as any's")
  func above() {
    expect(
      lists("List", "shown.source.rows = [{ 4️⃣shown.present(Other(), animated: true) }]")
        + "final class Other: UIViewController {}",
      transitions: [
        "Settings -push-> Privacy at 1️⃣", "Privacy -push-> Page at 2️⃣",
        "Page -sheet-> Settings at 3️⃣", "Settings -sheet-> Other at 4️⃣",
        "Privacy -sheet-> Other at 4️⃣",
      ])
  }
}
