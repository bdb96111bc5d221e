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

  private static func row(_ act: String) -> String {
    """
    protocol RowDelegate: AnyObject { func tapped(_ row: Row) }
    final class Menu: UIView {
      var chosen: (() -> Void)?
      @IBAction func pressed() { chosen?() }
    }
    final class Row: UITableViewCell {
      weak var delegate: RowDelegate?
      var call: (() -> Void)?
      private lazy var menu = Menu()
      override func awakeFromNib() {
        menu.chosen = { [weak self] in
          guard let self else { return }
          \(act)
        }
      }
    }

    """
  }

  private static func page(_ name: String, _ setUp: String, _ tapped: String) -> String {
    """
    final class \(name): UITableViewController, RowDelegate {
      override func tableView(
        _ table: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
        \(setUp)
        return cell
      }
      func tapped(_ row: Row) { \(tapped) }
    }

    """
  }

  @Test(
    "What a screen sets up on its cells another's cells of the class do not do",
    arguments: [
      ("cell.delegate = self", "delegate?.tapped(self)"),
      ("cell.call = { [weak self] in self?.tapped(cell) }", "call?()"),
    ])
  func twoScreens(_ setUp: String, _ act: String) {
    expect(
      plainLaunch + Self.row(act)
        + Self.page(
          "Start", setUp, "1️⃣navigationController?.pushViewController(Page(), animated: true)")
        + Self.page("Page", setUp, "2️⃣present(Other(), animated: true)"),
      transitions: ["Start -push-> Page at 1️⃣", "Page -sheet-> Other at 2️⃣"], entries: ["Start"])
  }

  @Test("Cells whose delegate their screen leaves out tell nobody")
  func unset() {
    expect(
      launching(
        """
        let tabs = UITabBarController()
        tabs.viewControllers = [Start(), Page()]
        window?.rootViewController = tabs
        """) + Self.row("delegate?.tapped(self)")
        + Self.page("Start", "cell.delegate = self", "1️⃣present(Other(), animated: true)")
        + Self.page("Page", "", "present(Other(), animated: true)")
        + "final class Other: UIViewController {}",
      transitions: [
        "AppDelegate -tab-> Start", "AppDelegate -tab-> Page", "Start -sheet-> Other at 1️⃣",
      ])
  }
}
