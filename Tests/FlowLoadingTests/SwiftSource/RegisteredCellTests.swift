import Testing

@testable import FlowLoading

@Suite("Cells of many classes that a table registers")
struct RegisteredCellTests {
  private static let letters = ["B", "C", "D", "E", "F"]

  @Test("An annotation's view that a map gets back is of the class that it is cast to")
  func annotations() {
    expect(
      plainLaunch + """
        final class Start: UIViewController, MKMapViewDelegate {
          func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
            let view =
              mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation) as? Pin
            view?.share = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            return view
          }
        }
        final class Pin: MKMarkerAnnotationView {
          var share: (() -> Void)?
          override func prepareForDisplay() {
            addSubview(UIButton(primaryAction: UIAction(title: "Share") { _ in self.share?() }))
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  private func tables(registering code: String) -> String {
    launching(
      """
      let tabs = UITabBarController()
      tabs.viewControllers = [First(), Second()]
      window?.rootViewController = tabs
      """) + """
        class Model {}
        final class AModel: Model { var onTap: (() -> Void)? }
        class Cell: UITableViewCell { func setUp(_ model: Model) {} }
        final class ACell: Cell {
          var onTap: (() -> Void)?
          let button = UIButton()
          override func setUp(_ model: Model) {
            onTap = (model as? AModel)?.onTap
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          @objc func tapped() { onTap?() }
        }
        \(Self.letters.map { "final class \($0)Cell: Cell {}" }.joined(separator: "\n"))
        class Table: UITableViewController {
          let models: [Model]
          init(models: [Model]) {
            self.models = models
            super.init(style: .plain)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            \(code)
          }
          override func tableView(
            _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
            let model = models[path.row]
            let cell = table.dequeueReusableCell(withIdentifier: name(of: model)) as! Cell
            cell.setUp(model)
            return cell
          }
          func name(of model: Model) -> String { "\\(type(of: model))" }
        }
        final class First: Table {
          let row = AModel()
          init() {
            super.init(models: [row])
            row.onTap = open
          }
          func open() { 1️⃣present(Detail(), animated: true) }
        }
        final class Second: Table {
          let row = AModel()
          init() {
            super.init(models: [row])
            row.onTap = show
          }
          func show() { 2️⃣present(Other(), animated: true) }
        }
        final class Detail: UIViewController {}
        final class Other: UIViewController {}
        """
  }

  @Test(
    "What each table's rows hold, its own cells do",
    arguments: [
      (["A"] + letters).map {
        "tableView.register(\($0)Cell.self, forCellReuseIdentifier: \"\($0)\")"
      }.joined(separator: "\n"),
      "[ACell.self, BCell.self].forEach { tableView.register($0) }",
    ])
  func eachItsOwn(_ code: String) {
    expect(
      tables(registering: code),
      transitions: [
        "AppDelegate -tab-> First", "AppDelegate -tab-> Second",
        "First -sheet-> Detail at 1️⃣", "Second -sheet-> Other at 2️⃣",
      ])
  }

  @Test(
    "Of many classes a cell is of those by which the call says what it wants",
    arguments: [
      #""\(row.kind)""#, "String(describing: row.kind)", "row.kind.identifier",
    ])
  func identified(_ identifier: String) {
    let others = Self.letters + ["G", "H"]
    expect(
      plainLaunch + """
        class Cell: UITableViewCell {
          static var identifier: String { "\\(self)" }
          func setUp(in table: Start) {}
        }
        final class ACell: Cell {
          weak var table: Start?
          let button = UIButton()
          override func setUp(in table: Start) {
            self.table = table
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          @objc func tapped() { table?.open() }
        }
        \(others.map { """
        final class \($0)Cell: Cell {
          weak var table: Start?
          let button = UIButton()
          override func setUp(in table: Start) {
            self.table = table
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          @objc func tapped() { table?.close() }
        }
        """ }.joined(separator: "\n"))
        struct Row { let kind: Cell.Type }
        final class Rows {
          static let all = [Row(kind: ACell.self)]
        }
        final class Start: UITableViewController {
          override func tableView(
            _ table: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
            let row = Rows.all[path.row]
            let cell = table.dequeueReusableCell(withIdentifier: \(identifier), for: path) as! Cell
            cell.setUp(in: self)
            return cell
          }
          func open() { 1️⃣present(Detail(), animated: true) }
          func close() { present(Other(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
