import Testing

@testable import FlowLoading

@Suite("Tuples that state holds")
struct TupleStateTests {
  private static let act = "{ [unowned self] in self.show(Detail(), sender: self) }"

  @Test(
    "A page or what is to be done is kept in one, and no other object has it",
    arguments: [
      ("page: UIViewController", "Detail()", "if let last { show(last.page, sender: self) }"),
      ("UIViewController", "Detail()", "if let last { show(last.1, sender: self) }"),
      ("deed: Deed", "Deed \(TupleStateTests.act)", "last?.deed.go()"),
      ("go: () -> Void", TupleStateTests.act, "last?.go()"),
    ])
  func kept(_ part: String, _ value: String, _ use: String) {
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: launching(
          """
          let tabs = UITabBarController()
          tabs.viewControllers = [Third(), Start()].map { UINavigationController(rootViewController: $0) }
          window?.rootViewController = tabs
          """) + """
            struct Deed { let go: () -> Void }
            final class Detail: UIViewController {}
            final class Start: UIViewController {
              var last: (id: Int, \(part))?
              override func viewDidLoad() { last = (1, \(value)) }
              @IBAction func again() { \(use) }
            }
            final class Third: UIViewController {
              var last: (id: Int, \(part))?
              @IBAction func again() { \(use) }
            }
            """)
    ])
    #expect(graph.transitions.filter { $0.to == "Detail" }.map(\.from) == ["Start"])
    #expect(graph.unresolved.filter { $0.reason.hasPrefix("what it shows") }.count <= 1)
  }
}
