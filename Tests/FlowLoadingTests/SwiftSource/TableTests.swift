import Testing

@Suite("Tables of closures")
struct TableTests {
  /// A router that a launch fills, whose methods `open` and `add` a test declares.
  private func app(_ router: String, opening: String = "Router.shared.open(\"/detail\")") -> String
  {
    launching(
      """
      Router.shared.register()
      window?.rootViewController = UINavigationController(rootViewController: Start())
      """) + """
        final class Start: UIViewController {
          @objc func tap() { \(opening) }
        }
        final class Detail: UIViewController {}
        final class Other: UIViewController {}
        final class Router {
          static let shared = Router()
          func push(_ page: UIViewController) {
            1️⃣(UIApplication.shared.windows.first?.rootViewController as? UINavigationController)?
              .pushViewController(page, animated: true)
          }
          \(router)
        }
        """
  }

  private let register = """
    func register() {
      add("/detail") { self.push(Detail()) }
      add("/other") { self.push(Other()) }
    }
    """

  @Test(
    "A key that is known runs only what lies under it",
    arguments: [
      "var table: [String: () -> Void] = [:]", "var table = [String: (() -> Void)]()",
    ])
  func key(_ table: String) {
    expect(
      app(
        """
        \(table)
        func add(_ path: String, call: @escaping () -> Void) { table[path] = call }
        func open(_ path: String) {
          if let call = table[path] { call() }
        }
        \(register)
        """), transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("So does a case as a key, in a table that is written out as well")
  func cases() {
    let page = "enum Page { case detail, other }\n"
    let literal = """
      lazy var table: [Page: () -> Void] = [
        .detail: { self.push(Detail()) }, .other: { self.push(Other()) },
      ]
      func register() {}
      func open(_ page: Page) { table[page]?() }
      """
    let filled = """
      var table: [Page: () -> Void] = [:]
      func register() {
        table[.detail] = { self.push(Detail()) }
        table[Page.other] = { self.push(Other()) }
      }
      func open(_ page: Page) { table[page]?() }
      """
    for router in [literal, filled] {
      expect(
        page + app(router, opening: "Router.shared.open(.detail)"),
        transitions: ["Start -push-> Detail at 1️⃣"])
    }
  }

  @Test("A key that is not known may be any, and what is put in by one may lie under each")
  func unknownKey() {
    let open =
      "func open(_ path: String) { table[path]?() }\nfunc name() -> String { title ?? \"\" }"
    let table = "var title: String?\nvar table: [String: () -> Void] = [:]\n" + open
    expect(
      app(
        """
        \(table)
        func add(_ path: String, call: @escaping () -> Void) { table[path] = call }
        \(register)
        """, opening: "Router.shared.open(title ?? \"\")"),
      transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Other at 1️⃣"])
    expect(
      app(
        """
        \(table)
        func register() {
          table["/detail"] = { self.push(Detail()) }
          table[title ?? "x" + name()] = { self.push(Other()) }
        }
        """),
      transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Other at 1️⃣"])
  }

  @Test(
    "A URL whose text is known gives its path as a key",
    arguments: ["path", "relativePath", "path()"])
  func path(_ member: String) {
    expect(
      app(
        """
        var table: [String: () -> Void] = [:]
        func add(_ path: String, call: @escaping () -> Void) { table[path] = call }
        func open(_ text: String) {
          if let url = URL(string: text) { table[url.\(member)]?() }
        }
        \(register)
        """), transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("Of methods with the same labels, the one that takes a closure of so many values")
  func overloads() {
    expect(
      app(
        """
        var table: [String: () -> Void] = [:]
        var patterns: [String: (String) -> Void] = [:]
        func add(_ path: String, call: @escaping () -> Void) { table[path] = call }
        func add(_ path: String, call: @escaping (String) -> Void) { patterns[path] = call }
        func open(_ path: String) { table[path]?() }
        func register() {
          add("/detail") { self.push(Detail()) }
          add("/detail") { id in self.push(Other()) }
          add("/detail") { print($0); self.push(Other()) }
        }
        """), transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "What goes through a dictionary is given what lies in it with the key",
    arguments: [
      "tabs.map { $0.value }", "tabs.map { key, value in value }",
      "tabs.sorted { $0.key.index < $1.key.index }.compactMap { $0.value.root }",
    ])
  func pairs(_ controllers: String) {
    expect(
      launching(
        """
        let bar = UITabBarController()
        bar.show([.home: 1️⃣B(), .other(1): 2️⃣C()])
        window?.rootViewController = bar
        """) + """

          enum Tab: Hashable { case home, other(Int); var index: Int { 0 } }
          extension UIViewController { var root: UIViewController? { self } }
          extension UITabBarController {
            func show(_ tabs: [Tab: UIViewController]) { viewControllers = \(controllers) }
          }
          final class B: UIViewController {}
          final class C: UIViewController {}
          """,
      transitions: ["AppDelegate -tab-> B at 1️⃣", "AppDelegate -tab-> C at 2️⃣"])
  }
}
