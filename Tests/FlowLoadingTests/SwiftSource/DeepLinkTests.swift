import FlowGraph
import Testing

@testable import FlowLoading

@Suite("URLs")
struct DeepLinkTests {
  @Test("A handler that takes every URL")
  func handlesAll() {
    let graph = expect(
      """
      struct A: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("x").navigationDestination(for: Int.self) { _ in B() }
          }
          .onOpenURL { _ in 1️⃣path = [1] }
        }
      }
      """, deepLinks: ["* -> B"])
    #expect(graph.deepLinks.map(\.readsURL) == [false])
    #expect(graph.deepLinks.map(\.replacesPath) == [true])
  }

  @Test("A handler that only writes the URL into a log ignores nothing; it stands at its modifier")
  func onlyLogs() {
    let graph = expect(
      """
      struct A: View {
        let log: Log
        var body: some View {
          Text("x")
            .padding()
            .onOpenURL { url in log.debug("\\(url)") }
        }
      }
      """, deepLinks: ["* -> nothing"])
    #expect(graph.deepLinks.map(\.readsURL) == [true])
    #expect(graph.deepLinks.map(\.place.line) == [6])
  }

  @Test(
    "So does a delegate's method that only logs the URL",
    arguments: [("note(\"url \\(url)\")", true), ("note(\"a link\")", false)])
  func delegateLogs(statement: String, reads: Bool) {
    let graph = expect(
      """
      final class Delegate: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, open url: URL) -> Bool {
          \(statement)
          return true
        }
      }
      func note(_ text: String) {}
      struct A: View {
        @State private var count = 0
        var body: some View { Text("x").onChange(of: count) { print("changed") } }
      }
      @main struct TheApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { A() } }
      }
      """, deepLinks: ["* -> nothing"])
    #expect(graph.deepLinks.map(\.readsURL) == [reads])
  }

  @Test("A handler that does nothing with what it is given ignores the URL")
  func doesNothing() {
    let graph = expect(
      """
      struct A: View {
        let log: Log
        var body: some View { Text("x").onOpenURL { _ in log.debug("a link") } }
      }
      """, deepLinks: ["* -> nothing"])
    #expect(graph.deepLinks.map(\.readsURL) == [false])
  }

  @Test("Hosts and paths tell links apart")
  func patterns() {
    let graph = expect(
      """
      @Observable final class Router {
        var path: [Route] = []
        func handle(_ url: URL) {
          guard url.scheme == "app" else { return }
          switch url.host {
          case "b": path = [.b]
          case "c": path.append(.c)
          default: break
          }
        }
      }
      enum Route: Hashable { case b, c }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("x").navigationDestination(for: Route.self) { route in
              switch route { case .b: B(); case .c: C() }
            }
          }
          .onOpenURL(perform: router.handle)
        }
      }
      """,
      deepLinks: [
        "app://b -> B", "app://c -> C",
      ])
    #expect(graph.deepLinks.map(\.readsURL).contains(false) == false)
    #expect(graph.deepLinks.map(\.handler) == ["Router.handle", "Router.handle"])
  }

  @Test("A link to the app's own scheme is a transition of its screen")
  func ownScheme() {
    let graph = expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack { 1️⃣Link("x", destination: URL(string: "app://b")!) }
            .onOpenURL { url in if url.host() == "b" { 2️⃣isShown = true } }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 2️⃣"],
      deepLinks: ["*://b -> B", "app://b -> B"])
    #expect(graph.usedURLs.map(\.handled) == [true])
  }

  /// Another app's, for all that is known: the samples hold one whose scheme is known to be own.
  @Test("A URL of a scheme that nothing declares is not judged; web URLs do not count")
  func unhandled() {
    let graph = expect(
      #"""
      struct A: View {
        @Environment(\.openURL) private var openURL
        var body: some View {
          VStack {
            Button("x") { 1️⃣openURL(URL(string: "app://nowhere")!) }
            Button("y") { openURL(URL(string: "https://example.org")!) }
            Link("z", destination: URL(string: "mailto:a@example.org")!)
          }
          .onOpenURL { url in if url.host() == "b" { print("b") } }
        }
      }
      """#, deepLinks: ["* -> nothing"])
    #expect(graph.usedURLs.map(\.url) == ["app://nowhere"])
    #expect(graph.usedURLs.map(\.handled) == [nil])
  }

  @Test("A failable initialiser reads the URL into a route")
  func failableInit() {
    let graph = expect(
      """
      enum Link { case b(String), c
        init?(url: URL) {
          let parts = url.pathComponents
          guard parts.count > 1 else { return nil }
          switch parts[1] {
          case "b": self = .b(url.lastPathComponent)
          case "c": self = .c
          default: return nil
          }
        }
      }
      struct A: View {
        @State private var sheet: Link?
        var body: some View {
          Text("x")
            .onOpenURL { url in
              guard let link = Link(url: url) else { return }
              1️⃣sheet = link
            }
            .sheet(item: $sheet) { link in
              switch link { case .b: B(); case .c: C() }
            }
        }
      }
      """,
      deepLinks: [
        "*://*/b -> B", "*://*/c -> C",
      ])
    #expect(graph.deepLinks.map(\.readsURL).contains(false) == false)
  }

  @Test("A handler on the scene's content may start anywhere")
  func onScene() {
    expect(
      """
      @main struct TheApp: App {
        @State private var isShown = false
        var body: some Scene {
          WindowGroup {
            A()
              .onOpenURL { _ in isShown = true }
              .sheet(isPresented: $isShown) { B() }
          }
        }
      }
      struct A: View { var body: some View { Text("A") } }
      """, deepLinks: ["* -> B"], entries: ["A"])
  }

  @Test("A notification, a quick action or a user activity is an outside entry")
  func userActivity() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Text("x")
            .onContinueUserActivity("org.example.read") { activity in isShown = true }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      """, deepLinks: ["org.example.read -> B"])
  }

  @Test("Code that takes the URL out of state long after is no handler")
  func laterReader() {
    let graph = expect(
      """
      final class Model: ObservableObject {
        @Published var isOpen = false
        var url: URL?
        func one() { two() }
        func two() { three() }
        func three() { four() }
        func four() { if let url { use(url) } }
        func use(_ url: URL) { isOpen = true }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Text("x")
            .onOpenURL { url in
              model.url = url
              model.one()
            }
            .sheet(isPresented: $model.isOpen) { B() }
        }
      }
      """, deepLinks: ["* -> B"])
    #expect(graph.deepLinks.map(\.handler) == ["A.onOpenURL"])
  }

  @Test("A delegate's method that only says that it is done takes no links")
  func idleDelegate() {
    let source = """
      \(plainLaunch)
      extension AppDelegate {
        func application(_ app: UIApplication, open url: URL, options: [String: Any] = [:]) -> Bool {
          // Taken by the scene.
          return true
        }
        @objc func opened(_ detail: Detail) { detail.title = "" }
      }
      final class Start: UIViewController {
        override func viewDidLoad() { NotificationCenter.default.post(name: .init("x"), object: nil) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, url.host == "detail" else { return }
          NotificationCenter.default.post(name: .init("y"), object: nil)
        }
      }
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    #expect(!graph.deepLinks.contains { $0.handler.contains("application") })
  }

  @Test("A URL that is sent inside a list", arguments: ["send([url])", "send((url, 1))"])
  func sentInside(call: String) {
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: """
          @main struct Main: App {
            var body: some Scene { WindowGroup { A().onOpenURL { url in Pipe.files.\(call) } } }
          }
          enum Pipe { static let files = PassthroughSubject<Any, Never>() }
          struct A: View {
            @State private var name = ""
            @State private var isOpen = false
            func handle(_ files: Any) { do { try read(files) } catch { isOpen = true } }
            func read(_ files: Any) throws { name = "\\(files)" }
            var body: some View {
              Text(name).onReceive(Pipe.files) { handle($0) }
                .sheet(isPresented: $isOpen) { Text(name) }
            }
          }
          """)
    ])
    #expect(graph.deepLinks.map(\.readsURL).contains(false) == false)
    #expect(graph.deepLinks.isEmpty == false)
  }

  @Test(
    "A scene's URLs are told apart as a delegate's one is",
    arguments: [
      "if let url = contexts.first?.url { open(url) }",
      "for context in contexts { open(context.url) }",
      "contexts.forEach { open($0.url) }",
    ])
  func sceneContexts(_ body: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            \(body)
          }
          func open(_ url: URL) {
            switch url.host {
            case "detail": window?.rootViewController?.present(Detail(), animated: true)
            case "other": window?.rootViewController?.present(Other(), animated: true)
            default: break
            }
          }
        }
        """, deepLinks: ["*://detail -> Detail", "*://other -> Other"], entries: ["Start"])
  }

  @Test(
    "The type of a user activity is its pattern, where it is known and no web page",
    arguments: [
      ("\"org.example.read\"", "org.example.read"), ("Activity.read", "org.example.read"),
      ("NSUserActivityTypeBrowsingWeb", "*"), ("CSSearchableItemActionType", "*"),
    ])
  func activityType(_ type: String, _ pattern: String) {
    expect(
      """
      enum Activity {
        static let prefix = "org.example"
        static let read = prefix + ".read"
      }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Text("x")
            .onContinueUserActivity(\(type)) { activity in isShown = true }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      """, deepLinks: ["\(pattern) -> B"])
  }

  @Test("A modal that comes up on another one which the link brings up stands on that")
  func stackedModals() {
    let graph = expect(
      """
      final class Model: ObservableObject { @Published var detail = false; @Published var page = false }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Text("a").sheet(isPresented: $model.detail) { B(model: model) }
            .onOpenURL { url in model.detail = true; model.page = true }
        }
      }
      struct B: View {
        @ObservedObject var model: Model
        var body: some View { Text("b").fullScreenCover(isPresented: $model.page) { C() } }
      }
      struct C: View { var body: some View { Text("c") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { A() } } }
      """, deepLinks: ["* -> C"])
    #expect(graph.deepLinks.first?.path.map(\.screen) == ["B"])
  }

  @Test(
    "A part of the URL that a condition names is asked by the conditions behind it",
    arguments: [
      ("let host = url.host, host == \"item\"", "*://item -> B"),
      ("let scheme = url.scheme, scheme == \"shop\"", "shop://* -> B"),
    ])
  func namedPart(_ condition: String, _ link: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Text("x")
            .onOpenURL { url in if \(condition) { isShown = true } }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      """, deepLinks: [link])
  }
}
