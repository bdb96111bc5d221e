import Testing

@Suite("Tuples without labels where the type has some")
struct TupleLabelTests {
  private func source(_ type: String, _ made: String, shown: String = "module.page") -> String {
    plainLaunch + """
      typealias Module = (page: UIViewController, input: Int)
      enum Assembly {
        typealias Module = (page: UIViewController, input: Int)
        static func make() -> \(type) { \(made) }
      }
      final class Start: UIViewController {
        @IBAction func open() {
          guard let module = Assembly.make() as \(type)? else { return }
          1️⃣present(\(shown), animated: true)
        }
      }
      """
  }

  @Test(
    "What a function gives has the labels of its result",
    arguments: [
      ("Module?", "let page = Detail(); return (page, 1)"),
      ("Assembly.Module", "(Detail(), 1)"),
      ("(page: UIViewController, input: Int)", "return (page: Detail(), input: 1)"),
      ("(page: UIViewController, input: Int)?", "if isOn { return (Detail(), 1) }; return nil"),
    ])
  func result(_ type: String, _ made: String) {
    expect(source(type, made), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Parts are still told apart by their place")
  func place() {
    expect(
      source("Module", "(Detail(), 1)", shown: "module.0"),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "What is put into a part of a local tuple is in it",
    arguments: [
      "part.rows.append(.more)", "part.rows.append(contentsOf: [.more])",
      "part.rows.insert(.more, at: 0)", "part.rows = [.more]", "if isOn { part.1.append(.more) }",
    ])
  func part(_ change: String) {
    expect(
      plainLaunch + """
        enum Row { case more, less }
        final class Start: UIViewController {
          @IBAction func choose() {
            var part: (name: String, rows: [Row]) = (name: "a", rows: [])
            \(change)
            for row in part.rows {
              switch row {
              case .more: 1️⃣present(Detail(), animated: true)
              case .less: present(Other(), animated: true)
              }
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "The code that a list of tuples holds is called by its place or its label",
    arguments: [
      ("(String, () -> Void)", "(\"x\", { [unowned self] in run() })", "rows[path.row].1()"),
      (
        "(title: String, action: () -> Void)", "(title: \"x\", action: run)",
        "rows[path.row].action()"
      ),
      ("(title: String, action: () -> Void)", "(\"x\", run)", "rows[path.row].action()"),
      (
        "(title: String, action: () -> Void)", "(\"x\", { [weak self] in self?.run() })",
        "let (_, action) = rows[path.row]; action()"
      ),
    ])
  func code(_ type: String, _ row: String, _ call: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController, UITableViewDelegate {
          var rows: [\(type)] = []
          override func viewDidLoad() { rows.append(\(row)) }
          func run() { 1️⃣present(Detail(), animated: true) }
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            if path.section > 0 { 2️⃣present(Other(), animated: true) } else { \(call) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }
}
