import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Notifications that handlers of links post")
struct NotificationTests {
  /// An app whose handler of URLs posts, and a screen that observes.
  private func app(post: String = "post(name: .open, object: nil)", observing: String) -> String {
    """
    extension Notification.Name {
      static let open = Notification.Name("open")
      static let close = Notification.Name("close")
    }
    @main struct Start: App {
      var body: some Scene {
        WindowGroup {
          A().onOpenURL { url in
            guard url.host == "b" else { return }
            DispatchQueue.main.async { Center.send() }
          }
        }
      }
    }
    enum Center { static func send() { NotificationCenter.default.\(post) } }
    struct A: View {
      @State private var isOpen = false
      private let opened = NotificationCenter.default.publisher(for: .open)
      var body: some View {
        Text("a").sheet(isPresented: $isOpen) { B() }
          \(observing)
      }
    }
    """
  }

  @Test(
    "A link leads where the observer says",
    arguments: [
      ".onReceive(NotificationCenter.default.publisher(for: .open)) { _ in isOpen = true }",
      ".onReceive(NotificationCenter.default.publisher(for: Notification.Name.open).receive(on: RunLoop.main)) { _ in isOpen = true }",
      ".onAppear { NotificationCenter.default.addObserver(forName: .open, object: nil, queue: nil) { _ in isOpen = true } }",
      ".onAppear { NotificationCenter.default.publisher(for: .open).sink { _ in isOpen = true }.store(in: &bag) }",
      ".onReceive(opened) { _ in isOpen = true }",
      ".onReceive(self.opened) { _ in isOpen = true }",
      ".task { for await _ in NotificationCenter.default.notifications(named: .open) { isOpen = true } }",
    ])
  func observers(_ observing: String) {
    let graph = expect(
      app(observing: observing), transitions: ["A -sheet-> B"], deepLinks: ["*://b -> B"])
    #expect(graph.unresolved == [])
  }

  @Test(
    "A notification can be posted that is made first",
    arguments: ["Notification(name: .open)", ".init(name: .open, object: nil)"])
  func made(_ notification: String) {
    expect(
      app(
        post: "post(\(notification))",
        observing:
          ".onReceive(NotificationCenter.default.publisher(for: .open)) { _ in isOpen = true }"),
      transitions: ["A -sheet-> B"], deepLinks: ["*://b -> B"])
  }

  @Test("Another notification leads nowhere")
  func others() {
    expect(
      app(
        observing:
          ".onReceive(NotificationCenter.default.publisher(for: .close)) { _ in isOpen = true }"),
      transitions: ["A -sheet-> B"], deepLinks: ["* -> nothing"])
  }

  @Test("What a notification carries arrives")
  func payload() {
    expect(
      """
      enum Route { case b, c }
      extension Notification.Name { static let open = Notification.Name("open") }
      @main struct Start: App {
        var body: some Scene {
          WindowGroup {
            A().onOpenURL { url in
              if url.host == "c" { NotificationCenter.default.post(name: .open, object: Route.c) }
            }
          }
        }
      }
      struct A: View {
        @State private var route: Route?
        var body: some View {
          Text("a")
            .sheet(item: $route) { route in
              switch route {
              case .b: B()
              case .c: C()
              }
            }
            .onReceive(NotificationCenter.default.publisher(for: .open)) { note in
              if let route = note.object as? Route { self.route = route }
            }
        }
      }
      """, transitions: ["A -sheet-> B", "A -sheet-> C"], deepLinks: ["*://c -> C"])
  }

  @Test("A selector of a controller")
  func selectors() {
    expect(
      """
      @main final class Start: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = UINavigationController(rootViewController: Home())
          return true
        }
        func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
          if url.host == "next" {
            NotificationCenter.default.post(name: NSNotification.Name(rawValue: "next"), object: nil)
          }
          return true
        }
      }
      final class Home: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(go), name: NSNotification.Name(rawValue: "next"), object: nil)
        }
        @objc private func go() { navigationController?.pushViewController(Next(), animated: true) }
      }
      final class Next: UIViewController {}
      """, transitions: ["Home -push-> Next"], deepLinks: ["*://next -> Next"])
  }

  @Test("An app that posts the same from everywhere, with many values, leads wherever they say")
  func manyPosts() {
    let names = (0..<12).map { "Page\($0)" }
    let source =
      """
      enum Route { case \(names.map { $0.lowercased() }.joined(separator: ", ")) }
      extension Notification.Name { static let open = Notification.Name("open") }
      @main struct Start: App {
        var body: some Scene {
          WindowGroup {
            A().onOpenURL { url in
              switch url.host {
              \(names.map { "case \"\($0)\": send(.\($0.lowercased()))" }.joined(separator: "\n"))
              default: break
              }
            }
          }
        }
        func send(_ route: Route) { NotificationCenter.default.post(name: .open, object: route) }
      }
      struct A: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("a").navigationDestination(for: Route.self) { route in
              switch route {
              \(names.map { "case .\($0.lowercased()): \($0)()" }.joined(separator: "\n"))
              }
            }
          }
          .onReceive(NotificationCenter.default.publisher(for: .open)) { note in
            if let route = note.object as? Route { path.append(route) }
          }
        }
      }
      \(names.map { "struct \($0): View { var body: some View { Text(\"x\") } }" }.joined(separator: "\n"))
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    #expect(Set(graph.deepLinks.compactMap(\.to)) == Set(names))
  }

  @Test(
    "Of several ways to what observers do, all count for when they do it",
    arguments: [
      // The nearest way, whichever comes first.
      ("\(post("far"))\n\(post("near"))", "if isBusy { \(post("near")) }"),
      // One on a condition and one without.
      ("if Start.isBusy { \(post("far")) } else { \(post("near")) }", "near()"),
    ])
  func ways(_ handler: String, _ far: String) {
    let source = """
      \(plainLaunch)
      extension Notification.Name {
        static let far = Notification.Name("far")
        static let near = Notification.Name("near")
      }
      extension AppDelegate {
        func application(_ app: UIApplication, open url: URL, options: [String: Any] = [:]) -> Bool {
          guard url.host == "detail" else { return false }
          \(handler)
          return true
        }
      }
      final class Start: UIViewController {
        static var isBusy = false
        private var isBusy = false
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(far), name: .far, object: nil)
          NotificationCenter.default.addObserver(
            self, selector: #selector(near), name: .near, object: nil)
        }
        @IBAction func toggle() {
          isBusy.toggle()
          Start.isBusy.toggle()
        }
        @objc func far() { \(far) }
        @objc func near() { present(Detail(), animated: true) }
      }
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    let links = graph.deepLinks.filter { $0.to == "Detail" }
    #expect(links.map(\.guard) == [nil])
  }

  @Test("Steps do not go round in circles where observers post for each other")
  func circle() {
    let graph = expect(
      plainLaunch + """
        extension Notification.Name { static let dry = Notification.Name("dry") }
        enum Pump {
          static func ask(_ done: @escaping () -> Void) { DispatchQueue.main.async { done() } }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(gotDry), name: .dry, object: nil)
          }
          @objc func gotDry() { lookDown() }
          func lookDown() { Pump.ask { self.empty() } }
          func empty() {
            \(post("dry"))
            1️⃣present(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    let labels = graph.transitions.flatMap { $0.steps.map(\.label) }
    #expect(labels.contains("lookDown()") && Set(labels).count == labels.count)
  }
}

/// Notifications that the helper of a screen posts.
@Suite("Notifications by what acts for a screen")
struct HelperNotificationTests {
  @Test(
    "Its view model and its router post for the person, a service for whatever happens to it",
    arguments: [("StartViewModel", "Start"), ("StartRouter", "Start"), ("Session", "*")])
  func posted(_ helper: String, _ from: String) {
    expect(
      launching(
        """
        window?.rootViewController = Start()
        NotificationCenter.default.addObserver(
          self, selector: #selector(end), name: .ended, object: nil)
        """) + """
          extension AppDelegate {
            @objc func end() { 1️⃣window?.rootViewController = Detail() }
          }
          extension Notification.Name { static let ended = Notification.Name("ended") }
          final class \(helper) { func finish() { \(post("ended")) } }
          final class Start: UIViewController {
            let helper = \(helper)()
            @IBAction func finish() { helper.finish() }
          }
          final class Detail: UIViewController {}
          """, transitions: ["\(from) -root-> Detail at 1️⃣"])
  }
}

private func post(_ name: String) -> String {
  "NotificationCenter.default.post(name: .\(name), object: nil)"
}
