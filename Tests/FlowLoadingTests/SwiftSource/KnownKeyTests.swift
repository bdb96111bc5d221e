import Testing

@testable import FlowLoading

/// Tables of routes: what lies under a key of which something is known.
@Suite("Keys of tables")
struct KnownKeyTests {
  private func router(_ registered: String, _ handle: String, opened: String) -> String {
    plainLaunch + """
      enum Page { case detail, other; var url: String { self == .detail ? "/detail" : "/other" } }
      final class Router {
        static let shared = Router()
        weak var screen: UIViewController?
        private var routes: [String: () -> Void] = [:]
        private var patterns: [(String, () -> Void)] = []
        init() { \(registered) }
        func register(_ route: String, _ call: @escaping () -> Void) { routes[route] = call }
        func register(_ page: Page, _ call: @escaping () -> Void) {
          switch page {
          case .detail: routes["/detail"] = call
          case .other: routes["/other"] = call
          }
        }
        func detail() { 1️⃣screen?.present(Detail(), animated: true) }
        func other() { 2️⃣screen?.present(Other(), animated: true) }
        func handle(_ path: String) { \(handle) }
      }
      final class Start: UIViewController {
        let id = ProcessInfo.processInfo.environment["ID"]
        override func viewDidLoad() { Router.shared.screen = self }
        @IBAction func tap() { Router.shared.handle(\(opened)) }
      }
      """
  }

  private let direct = "if let call = routes[path] { call() }"

  @Test(
    "A text that is put together keeps what it begins with",
    arguments: ["\"/detail/\\(id ?? \"\")\"", "\"/detail/\\(id ?? \"\")/edit\""])
  func beginning(_ opened: String) {
    expect(
      router(
        "routes[\"/detail/1\"] = { self.detail() }; routes[\"/other\"] = { self.other() }", direct,
        opened: opened), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("The name of a case is no text")
  func overload() {
    expect(
      router(
        "register(.detail) { self.detail() }; register(\"/third\") { self.other() }", direct,
        opened: "\"/detail\""), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What lies under a key that is not known is not surely there")
  func unsure() {
    expect(
      router(
        """
        routes[ProcessInfo.processInfo.environment["K"] ?? ""] = { self.detail() }
        routes["/third"] = {}
        patterns.append(("/o", { self.other() }))
        """,
        """
        if let call = routes[path] { call(); return }
        for (pattern, call) in patterns where path.hasPrefix(pattern) { call(); return }
        """, opened: "\"/other\""),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("What is taken where nothing lies under a key, may be taken")
  func otherwise() {
    expect(
      router(
        "routes[\"/detail/1\"] = { self.detail() }",
        "routes[path, default: { self.other() }]()", opened: "\"/detail/\\(id ?? \"\")\""),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("A table of many routes is known whole", arguments: [30, 90])
  func many(count: Int) {
    let routes = (0..<count).map { "\"/\($0)\": { Page\($0)() }" }.joined(separator: ", ")
    let pages = (0..<count).map { "final class Page\($0): UIViewController {}" }
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        plainLaunch + """
          \(pages.joined(separator: "\n"))
          final class Router {
            let table: [String: () -> UIViewController]
            init(_ table: [String: () -> UIViewController]) { self.table = table }
          }
          final class Start: UIViewController {
            let router = Router([\(routes)])
            @IBAction func tap() {
              for page in router.table.values { present(page(), animated: true) }
            }
          }
          """
      ).files)
    #expect(graph.transitions.count == count)
  }
}
