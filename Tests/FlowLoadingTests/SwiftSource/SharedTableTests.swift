import FlowGraph
import Testing

/// A class of tables, whose objects each have rows of their own.
private func tables(_ start: String, _ detail: String, _ table: String = table) -> String {
  launching("window?.rootViewController = UINavigationController(rootViewController: Start())")
    + """
    class Row: NSObject {
      var onAdd: ((Row) -> Void)?
      var action: ((Row) -> Void)?
      convenience init(action: @escaping (Row) -> Void) {
        self.init()
        self.action = action
      }
      convenience init(onSwitch action: @escaping (Row) -> Void) {
        self.init()
        let control = UISwitch()
        control.addTarget(self, action: #selector(switched), for: .valueChanged)
        self.action = action
      }
      convenience init(onPick action: @escaping (Row) -> Void) {
        self.init()
        let control = UIDatePicker()
        control.addTarget(self, action: #selector(picked), for: .valueChanged)
        self.action = action
      }
      @objc func switched() { action?(self) }
      @objc func picked() { action?(self) }
    }
    class Group: NSObject {
      weak var table: Table?
      var rows: [Row] = []
      func add(_ row: Row) {
        row.onAdd?(row)
        rows.append(row)
      }
    }
    \(table)
    final class Other: UIViewController {}
    final class Start: Table {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(start)
      }
    }
    final class Detail: Table {
      \(detail)
    }
    """
}

private let table = """
  class Table: UITableViewController {
    var groups: [Group] = Array()
    func add(_ group: Group) {
      group.table = self
      groups.insert(group, at: groups.count)
      tableView.reloadData()
    }
    func remove(_ group: Group) { groups.removeAll { $0 === group } }
    func row(at path: IndexPath) -> Row { groups[path.section].rows[path.row] }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      let row = row(at: path)
      if let action = row.action { action(row) }
    }
  }
  """

private let opening = """
  let group = Group()
  group.add(Row(action: { [weak self] _ in
    1️⃣self?.navigationController?.pushViewController(Detail(), animated: true)
  }))
  add(group)
  """

@Suite("Tables of one class")
struct SharedTableTests {
  @Test("A table that nobody fills has no rows of another")
  func empty() {
    expect(tables(opening, ""), transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A loop over its groups runs for none")
  func loop() {
    let looping = """
      class Table: UITableViewController {
        var groups: [Group] = []
        func add(_ group: Group) {
          group.table = self
          groups.append(group)
          tableView.reloadData()
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          for group in groups { for row in group.rows { row.action?(row) } }
        }
      }
      """
    expect(tables(opening, "", looping), transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A table that is filled with what is not known may have any row")
  func unknown() {
    expect(
      tables(
        opening,
        """
        override func viewDidLoad() { Outside.load { [weak self] in self?.groups = $0 } }
        """),
      transitions: ["Start -push-> Detail at 1️⃣", "Detail -push-> Detail at 1️⃣"])
  }

  @Test("What was put there before it was known stands for none but the groups that are")
  func early() {
    expect(
      tables(
        opening,
        """
        private var more: Group?
        override func viewDidLoad() {
          super.viewDidLoad()
          let first = Group()
          first.add(Row(action: { [weak self] _ in 2️⃣self?.present(Other(), animated: true) }))
          add(first)
          update()
          more = Group()
          update()
        }
        private func update() { if let more { add(more) } }
        """),
      transitions: ["Start -push-> Detail at 1️⃣", "Detail -sheet-> Other at 2️⃣"])
  }
}

@Suite("Controls of one class")
struct SharedControlTests {
  private func triggers(_ row: String) -> [String?] {
    expect(
      tables(
        """
        let group = Group()
        group.add(\(row) { [weak self] _ in
          1️⃣self?.navigationController?.pushViewController(Detail(), animated: true)
        }))
        add(group)
        """, ""),
      transitions: ["Start -push-> Detail at 1️⃣"]
    ).transitions.map { $0.trigger }
  }

  @Test(
    "What an object's code runs, the control sets off that the object has",
    arguments: [
      ("Row(action:", "tableView(_:didSelectRowAt:)"), ("Row(onSwitch:", "switched"),
      ("Row(onPick:", "picked"),
    ])
  func control(row: String, trigger: String) { #expect(triggers(row) == [trigger]) }

  @Test("A method that code elsewhere may give to a control, any object has")
  func elsewhere() {
    let row = """
      final class Helper: NSObject {
        var action: (() -> Void)?
        @objc func go() { action?() }
      }
      """
    expect(
      plainLaunch + row + """

        final class Start: UIViewController {
          let helper = Helper()
          override func viewDidLoad() {
            helper.action = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            Outside.connect(helper, #selector(Helper.go))
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}

@Suite("Code that many call to present")
struct SharedPresenterTests {
  private static let cards = """
    extension UIViewController {
      func show(card: UIViewController) { 1️⃣present(card, animated: true) }
    }
    final class Card: UIViewController {}

    """

  @Test("What an initialiser starts, the controller presents that was made, and no other")
  func started() {
    expect(
      plainLaunch + Self.cards + """
        final class Start: UIViewController {
          @IBAction func edit() { 2️⃣present(Editor(), animated: true) }
          @IBAction func open() { show(card: Detail()) }
        }
        final class Editor: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            DispatchQueue.main.async { self.proceed() }
          }
          func proceed() { show(card: Card()) }
        }
        """,
      transitions: [
        "Start -sheet-> Editor at 2️⃣", "Start -sheet-> Detail at 1️⃣", "Editor -sheet-> Card at 1️⃣",
      ])
  }

  /// Tables of rows that an initialiser stores; the last begins with none.
  private func stored(_ content: String, last: String = "Content([])") -> String {
    plainLaunch + """
      struct Entry { let act: (UIViewController) -> Void }
      struct Content {
        \(content)
      }
      class Base: UITableViewController {
        var content = Content([])
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          content.rows[path.row].act(self)
        }
      }
      final class Start: Base {
        override func viewDidLoad() {
          content = Content([Entry(act: { 1️⃣$0.present(Last(), animated: true) })])
        }
      }
      final class Last: Base {
        override func viewDidLoad() { content = \(last) }
      }
      """
  }

  @Test("A table whose initialiser stores no rows has none of others")
  func storedEmpty() {
    expect(
      stored(
        """
        var rows: [Entry]
            init(_ rows: [Entry]) { self.rows = rows }
        """), transitions: ["Start -sheet-> Last at 1️⃣"])
  }

  @Test("One whose rows come later may have any")
  func storedLater() {
    expect(
      stored(
        """
        var rows: [Entry]
            init(_ rows: [Entry]) {
              self.rows = rows
              Store.load { self.rows = $0 }
            }
        """
      ).replacing(
        "class Base",
        with: "enum Store { static func load(_ done: ([Entry]) -> Void) {} }\nclass Base"
      ).replacing("struct Content", with: "final class Content"),
      transitions: ["Start -sheet-> Last at 1️⃣", "Last -sheet-> Last at 1️⃣"])
  }
}
