import Testing

/// Operators that the program declares.
@Suite("Operators of the program's own")
struct OperatorTests {
  private func app(_ declared: String, _ use: String) -> String {
    plainLaunch + """
      \(declared)
      protocol StartDelegate: AnyObject { func wantsDetail() }
      final class Flow: StartDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let page = \(use)
          1️⃣stack.pushViewController(page, animated: true)
        }
        func wantsDetail() { 2️⃣stack.pushViewController(Detail(), animated: true) }
      }
      final class Page: UIViewController {
        weak var delegate: StartDelegate?
        @IBAction func tap() { delegate?.wantsDetail() }
      }
      final class Start: UIViewController {
        var flow: Flow?
        @IBAction func go() {
          flow = Flow(stack: navigationController!)
          flow?.start()
        }
      }
      """
  }

  private static let rows = ["Start -push-> Page at 1️⃣", "Page -push-> Detail at 2️⃣"]

  @Test("One at the top of a file, which sets up what it is given")
  func global() {
    expect(
      app(
        """
        infix operator &>: AdditionPrecedence
        @discardableResult func &> <Input>(value: Input, change: (inout Input) -> Void) -> Input {
          var value = value
          change(&value)
          return value
        }
        """, "Page() &> { $0.delegate = self }"), transitions: Self.rows)
  }

  @Test("One of a type's extension")
  func ofType() {
    expect(
      app(
        """
        infix operator <=>
        extension UIViewController {
          static func <=> (page: Page, owner: StartDelegate) -> Page {
            page.delegate = owner
            return page
          }
        }
        """, "Page() <=> self"), transitions: Self.rows)
  }

  @Test("A chain of a library's operators is as much work as it is long")
  func longChain() {
    let rows = String(repeating: "\n    <<< Switch() { $0.title = \"a\" }", count: 24)
    let graph = expect(
      plainLaunch + """
        final class Start: FormViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            form +++ Section("a")\(rows)
              <<< Label() { $0.title = "b" }.onCellSelection { [weak self] _, _ in
                1️⃣self?.present(Detail(), animated: true)
              }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.unresolved.isEmpty)
  }
}
