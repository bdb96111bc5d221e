import FlowGraph
import Testing

@testable import FlowLoading

@Suite("What lies at the bottom of stacks")
struct StackBottomTests {
  private func load(_ source: String) -> FlowGraph {
    SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
  }

  @Test(
    "What a link puts on a stack that is made empty is its root, unless a launch was there before",
    arguments: [("if isReady { show() }", []), ("show()", ["Detail"])])
  func link(launch: String, path: [String]) {
    let graph = load(
      launchingScene("window?.rootViewController = stack; \(launch)") + """
        final class Detail: UIViewController {}
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        var isReady: Bool { UserDefaults.standard.bool(forKey: "ready") }
        let stack = UINavigationController()
        func show() { stack.pushViewController(Detail(), animated: false) }
        extension SceneDelegate {
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            if contexts.first?.url.host == "detail" { show() }
          }
        }
        """
    )
    #expect(graph.deepLinks.map { $0.path.map(\.screen) } == [path])
  }

  @Test("A pop of the stack around another controller says nothing of the one that a person is on")
  func other() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go() {
            1️⃣navigationController?.pushViewController(Folder(), animated: true)
          }
        }
        final class Folder: UIViewController {
          @IBAction func edit() {
            let editor = Editor()
            editor.onDelete = { [weak self] in
              self?.dismiss(animated: true) {
                4️⃣self?.navigationController?.popViewController(animated: true)
              }
            }
            2️⃣present(UINavigationController(rootViewController: editor), animated: true)
          }
          @IBAction func back() { 3️⃣navigationController?.popViewController(animated: true) }
        }
        final class Editor: UIViewController {
          var onDelete: (() -> Void)?
          @IBAction func delete() { onDelete?() }
        }
        """,
      transitions: ["Start -push-> Folder at 1️⃣", "Folder -sheet-> Editor at 2️⃣"],
      backs: ["Folder pop at 3️⃣", "Editor pop at 4️⃣", "Editor dismiss"])
    let counts = graph.backs.filter { $0.kind == .pop }.map { "\($0.from) \($0.count ?? 0)" }
    #expect(counts.sorted() == ["Editor 0", "Folder 1"])
  }

  @Test(
    "A controller is shown by its view alone",
    arguments: ["board.view.addSubview(tray.view)", "view.insertSubview(tray.view, at: 0)"])
  func viewAlone(statement: String) {
    expect(
      plainLaunch + """
        final class Board { let view = UIView() }
        final class Start: UIViewController {
          let board = Board()
          let tray = Tray()
          override func viewDidLoad() { 1️⃣\(statement) }
        }
        final class Tray: UIViewController {
          @IBAction func go() { 2️⃣present(Detail(), animated: true) }
        }
        """,
      transitions: ["Start -embed-> Tray at 1️⃣", "Tray -sheet-> Detail at 2️⃣"])
  }

  @Test(
    "A link that clears a modal's state takes something away, whatever that shows",
    arguments: [("box = nil", ["*"]), ("box = Box(page: nil)", [])])
  func cleared(statement: String, closes: [String]) {
    let graph = load(
      """
      final class Box: Identifiable { let page: AnyView?; init(page: AnyView?) { self.page = page } }
      struct A: View {
        @State private var path: [Int] = []
        @State private var box: Box?
        var body: some View {
          NavigationStack(path: $path) {
            Text("x").navigationDestination(for: Int.self) { _ in B() }
          }
          .sheet(item: $box) { box in box.page }
          .onOpenURL { _ in
            \(statement)
            path = [1]
          }
        }
      }
      """
    )
    #expect(graph.deepLinks.filter { $0.to == "B" }.map(\.closes) == [closes])
  }

  @Test(
    "What a listener elsewhere pushes may come when the screen that began to listen is gone",
    arguments: [("//// Hub.swift\n", Certainty.possible), ("", .certain)])
  func heardElsewhere(file: String, certainty: Certainty) {
    let graph = load(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go() { Hub(stack: navigationController).begin() }
        }

        """ + file + """
          final class Hub {
            let stack: UINavigationController?
            var bag: Set<AnyCancellable> = []
            init(stack: UINavigationController?) { self.stack = stack }
            func begin() {
              Pushes.shared.news.sink { [weak self] _ in
                self?.stack?.pushViewController(Detail(), animated: true)
              }.store(in: &bag)
            }
          }
          """)
    #expect(graph.transitions.map(\.to) == ["Detail"])
    #expect(graph.transitions.map(\.certainty) == [certainty])
  }

  @Test(
    "A pop of a controller that code was handed says nothing of what lies there",
    arguments: [
      ("stack: UINavigationController?", "stack", 0),
      ("stack: UIViewController?", "stack?.navigationController", 0),
      ("", "navigationController", 1), ("", "self.navigationController", 1),
    ])
  func handed(parameter: String, base: String, count: Int) {
    let given = parameter.isEmpty ? "" : "stack: Outside.current"
    let graph = load(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go() { leave(\(given)) }
          func leave(\(parameter)) { \(base)?.popViewController(animated: true) }
        }
        """)
    #expect(
      graph.backs.map { "\($0.from) \($0.kind.rawValue) \($0.count ?? 0)" } == [
        "Start pop \(count)"
      ])
  }

  @Test(
    "A link that puts its stack into the window leaves nothing over it",
    arguments: [("window?.rootViewController = stack", ["*"]), ("print(stack)", [])])
  func window(_ shown: String, _ closes: [String]) {
    let graph = load(
      """
      \(launching("window?.rootViewController = UINavigationController(rootViewController: Start())"))
      extension AppDelegate {
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard url.path == "/other" else { return false }
          let stack = UINavigationController()
          stack.setViewControllers([Start(), Other()], animated: false)
          \(shown)
          return true
        }
      }
      final class Start: UIViewController {}
      final class Other: UIViewController {}
      """)
    #expect(graph.deepLinks.filter { $0.to == "Other" }.flatMap(\.closes) == closes)
  }

  @Test("How a link's screen comes up takes away nothing")
  func styled() {
    let graph = load(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let stack = UINavigationController(rootViewController: Start())
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window?.rootViewController = stack
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
          guard url.path == "/other" else { return false }
          let other = Other()
          other.modalTransitionStyle = .crossDissolve
          stack.pushViewController(other, animated: true)
          return true
        }
      }
      final class Start: UIViewController {}
      final class Other: UIViewController {}
      """)
    #expect(graph.deepLinks.filter { $0.to == "Other" }.map(\.closes) == [[]])
  }
}
