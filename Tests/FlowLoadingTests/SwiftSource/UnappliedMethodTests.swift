import Testing

/// Methods that a call names by their type, or that bear the name of a framework's.
@Suite("Methods by their type")
struct UnappliedMethodTests {
  @Test(
    "A method that is named by its type is that of the object given",
    arguments: [
      "Start.open(self)(one)", "Start.plain(self)(one)", "let f = Start.open(self); f(one)",
      "apply(self, Start.open)(one)",
    ])
  func unapplied(call: String) {
    expect(
      plainLaunch + """
        func apply<T, P>(_ one: T, _ method: @escaping (T) -> (P) -> Void) -> (P) -> Void {
          return { [unowned one] given in method(one)(given) }
        }
        final class Model {
          let show: (Int) -> Void
          init(show: @escaping (Int) -> Void) { self.show = show }
        }
        final class Start: UIViewController {
          lazy var model = Model(show: { [unowned self] one in \(call) })
          @objc func tapped() { model.show(1) }
          func open(forItem item: Int) { 1️⃣show(item) }
          func plain(_ item: Int) { open(forItem: item) }
          private func show(_ item: Int) {
            2️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 2️⃣"])
  }

  @Test("A static function of the name is called as such")
  func ofType() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func tapped() { Start.open(self) }
          static func open(_ from: Start) {
            1️⃣from.navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A method of the program's that bears an operation's name is followed, and is no operation")
  func namedLikeOperation() {
    let graph = expect(
      plainLaunch + """
        enum Place { case detail, other(Int) }
        extension UIViewController {
          func pushViewController(_ place: Place) {
            switch place {
            case .detail: 1️⃣navigationController?.pushViewController(Detail(), animated: true)
            case .other: 2️⃣navigationController?.pushViewController(Other(), animated: true)
            }
          }
        }
        final class Start: UIViewController {
          @objc func tapped() { pushViewController(.detail) }
          @objc func pressed() { pushViewController(.other(1)) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
    #expect(graph.unreached.isEmpty)
  }

  @Test("A hosting controller is not what such a method asks for")
  func hosting() {
    expect(
      plainLaunch + """
        final class Importer {}
        extension UIViewController {
          func present(_ importer: Importer, animated: Bool, completion: (() -> Void)?) {
            2️⃣present(Other(), animated: true)
          }
        }
        final class Start: UIViewController {
          @objc func tapped() {
            let hosting = UIHostingController(rootView: B())
            1️⃣self.present(hosting, animated: true, completion: nil)
          }
          @objc func pressed() { present(Importer(), animated: true, completion: nil) }
        }
        """, transitions: ["Start -sheet-> B at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("A controller's property is no method of a delegate that begins with its name")
  func property() {
    let graph = expect(
      plainLaunch + """
        final class Source: UITableViewDiffableDataSource<Int, Int> {}
        final class Start: UITableViewController {
          var source: Source!
          override func viewDidLoad() {
            super.viewDidLoad()
            source = Source(tableView: tableView, cellProvider: { _, _, _ in UITableViewCell() })
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["tableView(_:didSelectRowAt:)"])
  }
}
