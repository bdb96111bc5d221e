import Testing

@Suite("Cells that UIKit makes")
struct CellInitializerTests {
  @Test(
    "What a cell's initialiser sets up a person can set off",
    arguments: [
      ("UITableViewCell", "style: UITableViewCell.CellStyle, reuseIdentifier: String?"),
      ("UICollectionViewCell", "frame: CGRect"),
    ])
  func initializer(_ parent: String, _ parameters: String) {
    let handed = parameters.split(separator: ", ").map { part in
      let label = part.prefix { $0 != ":" }
      return "\(label): \(label)"
    }.joined(separator: ", ")
    expect(
      plainLaunch + """
        final class Start: UITableViewController {
          func row(_ table: UITableView) -> UIView? {
            let cell = table.dequeueReusableCell(withIdentifier: "row") as? Row
            cell?.remove = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            return cell
          }
          override func viewDidLoad() { _ = row(tableView) }
        }
        final class Row: \(parent) {
          var remove: (() -> Void)?
          let button = UIButton()
          override init(\(parameters)) {
            super.init(\(handed))
            setUp()
          }
          private func setUp() {
            button.addAction(UIAction { [weak self] _ in self?.remove?() }, for: .touchUpInside)
          }
        }
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("A cell whose class only the place that takes it names")
  func generic() {
    expect(
      plainLaunch + """
        protocol RowDelegate: AnyObject { func tapped() }
        final class Start: UITableViewController, RowDelegate {
          override func viewDidLoad() {
            let cell: Row = tableView.dequeue()
            cell.delegate = self
          }
          func tapped() { 1️⃣present(Detail(), animated: true) }
        }
        final class Row: UITableViewCell {
          weak var delegate: RowDelegate?
          @IBAction func pressed() { delegate?.tapped() }
        }
        extension UITableView {
          func dequeue<Cell: UITableViewCell>() -> Cell {
            dequeueReusableCell(withIdentifier: "\\(Cell.self)") as! Cell
          }
        }
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Start"])
  }
}
