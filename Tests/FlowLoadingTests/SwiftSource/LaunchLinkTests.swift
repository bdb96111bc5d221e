import Testing

@testable import FlowLoading

@Suite("Links that launch an app")
struct LaunchLinkTests {
  private func app(_ statements: String, warm: String = "") -> String {
    launchingScene(
      """
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UINavigationController(rootViewController: Start())
      \(statements)
      """) + screens(warm: warm)
  }

  private func screens(warm: String = "") -> String {
    """
    extension SceneDelegate {
      func open(_ url: URL?) {
        if url?.path == "/detail" {
          (window?.rootViewController as? UINavigationController)?
            .pushViewController(Detail(), animated: true)
        }
      }
      func begin() -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: Start())
        return true
      }
      func take(_ options: UIScene.ConnectionOptions) {
        for context in options.urlContexts { open(context.url) }
      }
      \(warm)
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class Start: UIViewController {}
    final class Detail: UIViewController {}

    """
  }

  private func links(_ source: String) -> [String] {
    SwiftSourceLoader(threads: 1).load(MarkedSource(source).files).deepLinks.map {
      "\($0.source) \($0.pattern) -> \($0.to ?? "nothing") by \($0.handler)"
    }
  }

  private let cold =
    "url *://*/detail -> Detail by SceneDelegate.scene(_:willConnectTo:options:)"

  @Test(
    "A scene delegate finds them in the options of its launch",
    arguments: [
      "options.urlContexts.forEach { context in open(context.url) }",
      "for context in options.urlContexts { open(context.url) }",
      "open(options.urlContexts.first?.url)",
      "if let url = options.urlContexts.first?.url { open(url) }",
      "let found = options.urlContexts\nif let one = found.first { open(one.url) }",
      "guard let one = options.urlContexts.first else { return }\nopen(one.url)",
      "take(options)",
    ])
  func urls(_ statements: String) {
    #expect(links(app(statements)) == [cold])
  }

  @Test("A web page that launches it")
  func activity() {
    let found = links(app("open(options.userActivities.first?.webpageURL)"))
    #expect(
      found == [
        "activity https://*/detail -> Detail by SceneDelegate.scene(_:willConnectTo:options:)"
      ])
  }

  @Test("What a launch does with no link is no link's")
  func plainLaunch() {
    #expect(links(app("print(session)")) == [])
  }

  @Test(
    "What every launch shows beside a link is no link's",
    arguments: [
      """
      if let scene = scene as? UIWindowScene {
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: Start())
        if let url = options.urlContexts.first?.url { open(url) }
      }
      """,
      """
      let root = UINavigationController(rootViewController: Start())
      window?.rootViewController = root
      if let url = options.urlContexts.first?.url { open(url) }
      """,
      """
      Task { [weak self] in
        guard let self, await begin() else { return }
        take(options)
      }
      """,
      """
      DispatchQueue.main.async {
        guard self.begin() else { return }
        let contexts = options.urlContexts
        self.open(contexts.first?.url)
      }
      """,
    ])
  func branch(_ statements: String) {
    #expect(links(launchingScene(statements) + screens()) == [cold])
  }

  @Test("What takes links while the app runs stands for both")
  func warm() {
    let found = links(
      app(
        "open(options.urlContexts.first?.url)",
        warm: """
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            for context in contexts { open(context.url) }
          }
          """))
    #expect(
      found == ["url *://*/detail -> Detail by SceneDelegate.scene(_:openURLContexts:)"])
  }

  @Test("The system tells of scenes their delegates alone")
  func leftOver() {
    let source =
      app("open(options.urlContexts.first?.url)") + """
        extension AppDelegate {
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            SceneDelegate().open(contexts.first?.url)
          }
        }
        """
    #expect(links(source) == [cold])
  }

  @Test(
    "Code that a launch tells whether there is a link runs at every launch",
    arguments: [
      ("!options.urlContexts.isEmpty", "start(waits: hasLink)", 0),
      ("options.urlContexts.first != nil", "start(waits: hasLink)", 0),
      ("!options.urlContexts.isEmpty", "if hasLink { push() }", 1),
    ])
  func told(_ question: String, _ statement: String, _ count: Int) {
    let source =
      app("let hasLink = \(question)\n\(statement)") + """
        extension SceneDelegate {
          func start(waits: Bool) {
            push()
            if waits { return }
            push()
          }
          func push() {
            (window?.rootViewController as? UINavigationController)?
              .pushViewController(Detail(), animated: true)
          }
        }
        """
    let found = links(source)
    #expect(found.count == count, "\(found)")
  }

  @Test("What the launch fills its stacks with is no way that a link goes")
  func filling() {
    let source =
      launchingScene(
        """
        let flow = Flow()
        if let url = options.urlContexts.first?.url { flow.start(url) } else { flow.start(nil) }
        window?.rootViewController = flow.tabs
        """) + """
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        final class Flow {
          let tabs = UITabBarController()
          let first = UINavigationController()
          let second = UINavigationController()
          func start(_ url: URL?) {
            first.pushViewController(Start(), animated: false)
            second.pushViewController(Other(), animated: false)
            tabs.viewControllers = [first, second]
            if url?.path == "/detail" { first.pushViewController(Detail(), animated: false) }
          }
        }
        final class Start: UIViewController {}
        final class Other: UIViewController {}
        final class Detail: UIViewController {}
        """
    let graph = SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
    #expect(Set(graph.deepLinks.flatMap { $0.path.compactMap(\.screen) }) == ["Detail"])
  }
}
