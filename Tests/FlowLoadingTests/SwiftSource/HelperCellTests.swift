import Testing

@Suite("Cells that a helper gets from a list")
struct HelperCellTests {
  private static let stack = """
    final class Client { static let shared = Client(); var stack: UINavigationController? }
    final class Row: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Row.tapped)))
      }
      @objc func tapped() { 1️⃣Client.shared.stack?.pushViewController(Detail(), animated: true) }
    }
    final class PlainRow: UITableViewCell {}

    """

  private static func list(_ name: String, _ cell: String, more: String = "") -> String {
    """
    final class \(name): UIViewController, UITableViewDataSource {
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = \(cell)
        return cell
      }
      \(more)
    }

    """
  }

  private static let launch =
    launching(
      """
      let stack = UINavigationController(rootViewController: Start())
      Client.shared.stack = stack
      window?.rootViewController = stack
      """) + "final class Detail: UIViewController {}\n"

  @Test("A cell's own tap belongs to the controller whose code casts to its class")
  func cast() {
    expect(
      Self.launch + Self.stack
        + Self.list("Start", #"table.dequeueReusableCell(withIdentifier: "a", for: path) as! Row"#),
      transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "A helper is told the class of the cell",
    arguments: [
      (
        "func cell<T: UITableViewCell>(_ table: UITableView, _ type: T.Type, _ path: IndexPath) -> T",
        "cell(table, Row.self, path)", "cell(table, PlainRow.self, path)"
      ),
      (
        "extension UITableView { func cell<T>(_ type: T.Type, at path: IndexPath) -> T",
        "table.cell(Row.self, at: path)", "table.cell(PlainRow.self, at: path)"
      ),
    ])
  func helper(_ signature: String, _ row: String, _ plain: String) {
    let table = signature.hasPrefix("extension") ? "self" : "table"
    let helper = """
      \(signature) {
        \(table).dequeueReusableCell(withIdentifier: "\\(T.self)", for: path) as! T
      }
      \(signature.hasPrefix("extension") ? "}" : "")

      """
    let more =
      "@IBAction func more() { 2️⃣navigationController?.pushViewController(Other(), animated: true) }"
    expect(
      Self.launch + Self.stack + helper + Self.list("Start", row, more: more)
        + Self.list(
          "Other", row, more: more.replacing("2️⃣", with: "3️⃣").replacing("Other", with: "Plain"))
        + Self.list("Plain", plain),
      transitions: [
        "Start -push-> Detail at 1️⃣", "Other -push-> Detail at 1️⃣", "Start -push-> Other at 2️⃣",
        "Other -push-> Plain at 3️⃣",
      ])
  }

  @Test(
    "A function that sets a cell's delegate sets that of the cell which it is given",
    arguments: [
      ("TextCell", "cell.delegate = delegate"),
      ("UITableViewCell", "if let cell = cell as? TextCell { cell.delegate = delegate }"),
      ("UITableViewCell", "(cell as? TextCell)?.delegate = delegate"),
    ])
  func givenDelegate(_ type: String, _ code: String) {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [One(), Two(), Three()]
          }
        }
        protocol TextCellDelegate: AnyObject { func didTap() }
        final class TextCell: UITableViewCell {
          weak var delegate: TextCellDelegate?
          @IBAction func onTap() { delegate?.didTap() }
        }
        func configure(cell: \(type), delegate: TextCellDelegate?) { \(code) }
        final class One: UIViewController, UITableViewDataSource, TextCellDelegate {
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path) as! TextCell
            configure(cell: cell, delegate: self)
            return cell
          }
          func didTap() { 1️⃣present(Detail(), animated: true) }
        }
        final class Two: UIViewController, UITableViewDataSource, TextCellDelegate {
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path) as! TextCell
            configure(cell: cell, delegate: self)
            return cell
          }
          func didTap() { 2️⃣present(Other(), animated: true) }
        }
        final class Three: UIViewController, UITableViewDataSource {
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path) as! TextCell
            configure(cell: cell, delegate: nil)
            return cell
          }
        }
        final class Detail: UIViewController {}
        final class Other: UIViewController {}
        """,
      transitions: [
        "One -sheet-> Detail at 1️⃣", "Tabs -tab-> One", "Tabs -tab-> Three", "Tabs -tab-> Two",
        "Two -sheet-> Other at 2️⃣",
      ])
  }

  @Test(
    "A library's helper is told the class of the cell, and each list has its own",
    arguments: [
      "table.dequeueReusableCell(type: Card.self, for: path)",
      "table.dequeueReusableCell(for: path, cellType: Card.self)",
      "table.app_dequeueReusableCell(Card.self)",
      "table.dequeueCell(for: path) as! Card",
    ])
  func libraryHelper(_ call: String) {
    expect(
      plainLaunch + """
        protocol CardDelegate: AnyObject { func more() }
        class Card: UITableViewCell {
          weak var delegate: CardDelegate?
          @IBAction func moreTapped() { delegate?.more() }
        }
        final class WideCard: Card {}

        """
        + Self.list(
          "Start", "table.dequeueReusableCell(withIdentifier: \"c\", for: path) as! Card",
          more: "@IBAction func next() { 1️⃣present(Folder(), animated: true) }")
          + """
          final class Folder: UIViewController, UITableViewDataSource, CardDelegate {
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              let cell = \(call)
              cell.delegate = self
              return cell
            }
            func more() { 2️⃣present(Other(), animated: true) }
          }
          """,
      transitions: ["Start -sheet-> Folder at 1️⃣", "Folder -sheet-> Other at 2️⃣"])
  }

  @Test("A cell that is cast to its class may be of a class below")
  func cellBelow() {
    expect(
      plainLaunch + """
        protocol CardDelegate: AnyObject { func more() }
        class Card: UITableViewCell {
          weak var delegate: CardDelegate?
          @IBAction func tapped() { act() }
          func act() {}
        }
        final class WideCard: Card {
          override func act() { delegate?.more() }
        }
        final class Start: UIViewController, UITableViewDataSource, CardDelegate {
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path) as! Card
            cell.delegate = self
            return cell
          }
          func more() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A variable may say of which classes a cell is",
    arguments: [
      "let kind: Row.Type = isWide ? Wide.self : Row.self",
      "let kind: Row.Type; if isWide { kind = Wide.self } else { kind = Row.self }",
    ])
  func variableClass(_ declaration: String) {
    expect(
      plainLaunch + """
        protocol RowDelegate: AnyObject { func more() }
        class Row: UICollectionViewCell {
          weak var delegate: RowDelegate?
          @IBAction func tapped() { delegate?.more() }
        }
        final class Wide: Row {}
        final class Start: UICollectionViewController, RowDelegate {
          var isWide = false
          override func collectionView(
            _ list: UICollectionView, cellForItemAt path: IndexPath
          ) -> UICollectionViewCell {
            \(declaration)
            let cell = list.dequeueReusableCell(type: kind, for: path)
            cell.delegate = self
            return cell
          }
          func more() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A cell that is cast to its class after one above is that of its own list")
  func castTwice() {
    func list(_ name: String, _ body: String, _ tapped: String) -> String {
      """
      final class \(name): UICollectionViewController, RowDelegate {
        override func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "r", for: path)
          \(body)
          return cell
        }
        func tapped() { \(tapped) }
        @IBAction func next() { 2️⃣show(Queue(), sender: self) }
      }

      """
    }
    expect(
      plainLaunch + """
        protocol RowDelegate: AnyObject { func tapped() }
        class BaseCell: UICollectionViewCell {}
        final class RowCell: BaseCell {
          weak var delegate: RowDelegate?
          override func awakeFromNib() {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
          }
          @objc func tap() { delegate?.tapped() }
        }

        """
        + list(
          "Start",
          "if let base = cell as? BaseCell, let row = base as? RowCell { row.delegate = self }",
          "1️⃣present(Detail(), animated: true)")
        + list("Queue", "(cell as? RowCell)?.delegate = self", "print(1)")
        .replacing("2️⃣show(Queue(), sender: self)", with: ""),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Queue at 2️⃣"])
  }
}
