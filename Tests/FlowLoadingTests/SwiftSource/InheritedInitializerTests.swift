import FlowGraph
import Testing

@Suite("Initialisers that a class inherits from a framework's")
struct InheritedInitializerTests {
  @Test(
    "What such an initialiser is given runs as if the class were the framework's own",
    arguments: [
      (
        "class RowSource<S: Hashable, I: Hashable>: UITableViewDiffableDataSource<S, I> {}",
        "RowSource<Int, Int>(tableView: tableView) { table, path, _ in", ""
      ),
      (
        "class RowSource: UITableViewDiffableDataSource<Int, Int> { var onMove: (() -> Void)? }",
        "RowSource(tableView: tableView, cellProvider: { table, path, _ in", ")"
      ),
      (
        """
        class RowSource: UITableViewDiffableDataSource<Int, Int> {
          init(_ table: UITableView, _ make: @escaping (UITableView, IndexPath, Int) -> UITableViewCell?) {
            super.init(tableView: table) { table, path, item in make(table, path, item) }
          }
        }
        """, "RowSource(tableView) { table, path, _ in", ""
      ),
      (
        "class RowSource: UITableViewDiffableDataSource<Int, Int> { var onMove: (() -> Void)? }",
        "RowSource(tableView: tableView) { table, path, _ in", ""
      ),
    ])
  func cells(_ declaration: String, _ start: String, _ end: String) {
    expect(
      plainLaunch + """
        \(declaration)
        final class RowCell: UITableViewCell {
          var onTap: (() -> Void)?
          @objc private func tapped() { onTap?() }
          override func awakeFromNib() {
            super.awakeFromNib()
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
        }
        final class Start: UITableViewController {
          private var source: UITableViewDiffableDataSource<Int, Int>!
          override func viewDidLoad() {
            super.viewDidLoad()
            source = \(start)
              let cell = table.dequeueReusableCell(withIdentifier: "a", for: path) as! RowCell
              cell.onTap = { [weak self] in self?.open() }
              return cell
            }\(end)
          }
          private func open() {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }
}
