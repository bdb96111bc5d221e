import FlowGraph
import Testing

@Suite("Properties by way of super")
struct SuperMemberTests {
  @Test("An override asks the property above it")
  func reading() {
    expect(
      """
      \(plainLaunch)
      class Base: UIViewController { var help: UIViewController { Detail() } }
      final class Start: Base {
        override var help: UIViewController {
          let controller = super.help
          controller.title = "Help"
          return controller
        }
        @objc func tap() { 1️⃣navigationController?.pushViewController(help, animated: true) }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("An override that only hands on what is written does not go on for ever")
  func writing() {
    expect(
      """
      \(plainLaunch)
      class Cell: UITableViewCell {
        var row: Row! {
          get { stored }
          set(row) { stored = row }
        }
        private var stored: Row!
      }
      class Row { var next: UIViewController? }
      class MapCell: Cell {
        override var row: Row! {
          get { super.row }
          set(row) { super.row = row }
        }
      }
      final class Start: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          let cell: UITableViewCell
          cell = t.dequeue(for: i) as MapCell
          if let cell = cell as? Cell { cell.row = Row() }
          navigationController?.setViewControllers([self], animated: false)
          return cell
        }
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
          1️⃣navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("What a setter above is given, its getter gives")
  func setterAbove() {
    expect(
      """
      \(plainLaunch)
      class Base: UIViewController {
        private var kept: UIViewController?
        var next: UIViewController? {
          get { kept }
          set { kept = newValue }
        }
      }
      final class Start: Base {
        override var next: UIViewController? {
          get { super.next }
          set {
            super.next = newValue
            title = "x"
          }
        }
        override func viewDidLoad() { next = Detail() }
        @objc func tap() { 1️⃣present(next!, animated: true) }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
