import Testing

@testable import FlowLoading

@Suite("URLs that screens hand to the handler of links")
struct HandedURLTests {
  private static let handler = """
    if url.host == "detail" { root?.present(Detail(), animated: true) }
    else { root?.present(Page(), animated: true) }
    """

  /// The transitions of an app whose only screen hands on a URL when it appears.
  private func transitions(
    _ act: String, opening: String = "Router.shared.open(url, from: root)",
    handler: String = HandedURLTests.handler
  ) -> [String] {
    let source =
      launchingScene(
        """
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: Start())
        """) + """
        extension SceneDelegate {
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
            let root = window?.rootViewController
            \(opening)
          }
        }
        final class Router {
          static let shared = Router()
          func open(_ url: URL, from root: UIViewController?) {
            \(handler)
          }
        }
        struct Model { var url: URL; var text: String }
        struct Link {
          init?(_ url: URL) { guard Signature.check(url), url.host == "detail" else { return nil } }
        }
        final class Start: UIViewController {
          let model: Model = Store.shared.model
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            \(act)
          }
        }
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        final class Detail: UIViewController {}
        final class Page: UIViewController {}
        """
    return SwiftSourceLoader(threads: 1).load(MarkedSource(source).files).transitions
      .filter { $0.from != "*" }.map { "\($0.from) -\($0.kind)-> \($0.to)" }
  }

  @Test(
    "What it does with some of them is the link's, where nothing is known of the URL",
    arguments: [
      "Router.shared.open(model.url, from: self)",
      "if let url = URL(string: model.text) { Router.shared.open(url, from: self) }",
    ])
  func unknown(_ act: String) {
    #expect(transitions(act) == ["Start -sheet-> Page"])
  }

  @Test("Where it is seen which URL it is, the screen leads there")
  func known() {
    let act = "Router.shared.open(URL(string: \"app://detail\")!, from: self)"
    #expect(transitions(act) == ["Start -sheet-> Detail"])
  }

  @Test("That it is a web page's does not make it one of the app's links")
  func page() {
    let act = "Router.shared.open(URL(string: \"https://example.com/a\")!, from: self)"
    let handler = """
      if let link = Link(url) {
        print(link)
        root?.present(Detail(), animated: true)
      } else { root?.present(Page(), animated: true) }
      """
    #expect(transitions(act, handler: handler) == ["Start -sheet-> Page"])
  }

  @Test("What it does with any of them, the screen does")
  func whatever() {
    #expect(
      transitions(
        "Router.shared.open(model.url, from: self)",
        handler: "print(url); root?.present(Page(), animated: true)") == ["Start -sheet-> Page"])
  }

  @Test("A function that is handed a URL once it was looked at is no handler of links")
  func looked() {
    let act = "Router.shared.open(model.url, from: self)"
    let found = transitions(
      act, opening: "if url.host == \"web\" { Router.shared.open(url, from: root) }")
    #expect(found == ["Start -sheet-> Detail", "Start -sheet-> Page"])
  }
}
