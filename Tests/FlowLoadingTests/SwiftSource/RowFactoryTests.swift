import Testing

@Suite("Rows that a type's own functions make")
struct RowFactoryTests {
  /// Two controllers of one base class, each with a table of rows that these models give.
  private func app(_ models: String, plain: String, link: String) -> String {
    """
    enum RowAction { case none, run((UIViewController) -> Void) }
    struct Row {
      let action: RowAction
      let configure: ((UITableViewCell) -> Void)?
      static func custom(
        action: RowAction = .none, configure: ((UITableViewCell) -> Void)? = nil
      ) -> Self {
        .init(action: action, configure: configure)
      }
      static func title(_ text: String, action: RowAction = .none) -> Self {
        .custom(action: action) { cell in cell.textLabel?.text = text }
      }
    }
    struct Group {
      let rows: [Row]
      private init(rows: [Row]) { self.rows = rows }
      static func group(rows: [Row]) -> Self { .init(rows: rows) }
    }
    struct Table {
      var groups: [Group]
      func row(at path: IndexPath) -> Row { groups[path.section].rows[path.row] }
    }
    class TableController: UIViewController, UITableViewDelegate {
      var table = Table(groups: [])
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = table.row(at: indexPath)
        switch row.action {
        case .none: break
        case .run(let block): block(self)
        }
      }
    }
    \(models)
    class PlainController: TableController {
      override func viewDidLoad() { table = \(plain) }
    }
    class LinkController: TableController {
      override func viewDidLoad() { table = \(link) }
    }
    class DetailController: UIViewController {}
    class HomeController: UIViewController {
      @objc func plain() {
        2️⃣navigationController?.pushViewController(PlainController(), animated: true)
      }
      @objc func link() {
        3️⃣navigationController?.pushViewController(LinkController(), animated: true)
      }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        window?.rootViewController = UINavigationController(rootViewController: HomeController())
      }
    }
    """
  }

  private let push =
    "{ 1️⃣$0.navigationController?.pushViewController(DetailController(), animated: true) }"

  private var links: String {
    """
    struct LinkModel {
      var table: Table {
        Table(groups: [.group(rows: [.title("a"), .title("b", action: .run \(push))])])
      }
    }
    """
  }

  private let arrivals = [
    "HomeController -push-> PlainController at 2️⃣", "HomeController -push-> LinkController at 3️⃣",
  ]

  @Test("What one list's rows run is nothing of another list's") func ownRows() {
    let plain = """
      struct PlainModel {
        var table: Table { Table(groups: [.group(rows: [.title("a")])]) }
      }
      """
    expect(
      app(links + plain, plain: "PlainModel().table", link: "LinkModel().table"),
      transitions: arrivals + ["LinkController -push-> DetailController at 1️⃣"])
  }

  @Test("Two controllers with one model have its rows both") func sharedRows() {
    expect(
      app(links, plain: "LinkModel().table", link: "LinkModel().table"),
      transitions: arrivals + [
        "LinkController -push-> DetailController at 1️⃣",
        "PlainController -push-> DetailController at 1️⃣",
      ])
  }

  @Test("Rows that code without an object makes are rows of whoever has them") func staticRows() {
    let table = links.replacing("var table", with: "static var table")
    expect(
      app(table, plain: "Table(groups: [])", link: "LinkModel.table"),
      transitions: arrivals + ["LinkController -push-> DetailController at 1️⃣"])
  }

  @Test("Lists that code without an object makes hold each its own rows") func staticLists() {
    let lists = """
      struct Lists {
        static let plain = Table(groups: [.group(rows: [.title("a")])])
        static let links = Table(groups: [.group(rows: [.title("b", action: .run \(push))])])
      }
      """
    expect(
      app(lists, plain: "Lists.plain", link: "Lists.links"),
      transitions: arrivals + ["LinkController -push-> DetailController at 1️⃣"])
  }

  @Test("Rows of one name run each what it was given") func namedRows() {
    let named = """
      protocol Named {}
      struct CellName: Named { var make: (() -> UITableViewCell)? }
      enum Names { static var plain: CellName { CellName(make: nil) } }
      struct NamedRow {
        let name: Named
        let run: (UIViewController) -> Void
        static func row(_ name: Named, run: @escaping (UIViewController) -> Void) -> Self {
          .init(name: name, run: run)
        }
      }
      class NamedController: UIViewController, UITableViewDelegate {
        var rows: [NamedRow] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          rows[indexPath.row].run(self)
        }
      }
      class PlainNames: NamedController {
        override func viewDidLoad() { rows = [.row(Names.plain) { _ in }] }
      }
      class LinkNames: NamedController {
        override func viewDidLoad() { rows = [.row(Names.plain) \(push)] }
      }
      """
    expect(
      app(named, plain: "Table(groups: [])", link: "Table(groups: [])")
        .replacing("PlainController()", with: "PlainNames()")
        .replacing("LinkController()", with: "LinkNames()"),
      transitions: [
        "HomeController -push-> PlainNames at 2️⃣", "HomeController -push-> LinkNames at 3️⃣",
        "LinkNames -push-> DetailController at 1️⃣",
      ])
  }

  @Test("Groups that a method adds to a list are that list's, and an empty list has none")
  func addedGroups() {
    let filled = """
      extension Table {
        init(_ groups: [Group]) { self.groups = groups }
        mutating func add(_ group: Group) { groups.append(group) }
        static func with(_ fill: (inout Table) -> Void) -> Table {
          var table = Table([])
          fill(&table)
          return table
        }
      }
      struct LinkModel {
        var table: Table {
          .with {
            $0.add(.group(rows: [.title("a")]))
            $0.add(.group(rows: [.title("b", action: .run \(push))]))
          }
        }
      }
      struct PlainModel {
        var table: Table { .with { $0.add(.group(rows: [.title("a")])) } }
      }
      """
    expect(
      app(filled, plain: "PlainModel().table", link: "LinkModel().table"),
      transitions: arrivals + ["LinkController -push-> DetailController at 1️⃣"])
  }

  @Test("Rows that one helper makes run what each was given") func helpers() {
    let helped = """
      struct Lists {
        static func row(_ run: @escaping (UIViewController) -> Void) -> Row {
          .title("a", action: .run(run))
        }
        static let plain = Table(groups: [.group(rows: [row { _ in }])])
        static let links = Table(groups: [.group(rows: [row \(push)])])
      }
      """
    expect(
      app(helped, plain: "Lists.plain", link: "Lists.links"),
      transitions: arrivals + ["LinkController -push-> DetailController at 1️⃣"])
  }
}
