import Testing

@testable import FlowLoading

@Suite("Tuples that state holds")
struct TupleStateTests {
  @Test(
    "A page or what is to be done is kept in one, and no other object has it",
    arguments: [
      ("(id: Int, page: UIViewController)?", "(1, Detail())", "if let last { show(last.page, sender: self) }"),
      ("(Int, UIViewController)?", "(1, Detail())", "if let last { show(last.1, sender: self) }"),
      ("(id: Int, deed: Deed)?", "(1, Deed { [unowned self] in self.show(Detail(), sender: self) })", "last?.deed.go()"),
      ("(id: Int, go: () -> Void)?", "(1, { [unowned self] in self.show(Detail(), sender: self) })", "last?.go()"),
    ])
  func kept(_ type: String, _ value: String, _ use: String) {
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
              var last: \(type)
              override func viewDidLoad() { last = \(value) }
              @IBAction func again() { \(use) }
            }
            final class Third: UIViewController {
              var last: \(type)
              @IBAction func again() { \(use) }
            }
            """)
    ])
    #expect(graph.transitions.filter { $0.to == "Detail" }.map(\.from) == ["Start"])
    #expect(graph.unresolved.filter { $0.reason.hasPrefix("what it shows") }.count <= 1)
  }
}
