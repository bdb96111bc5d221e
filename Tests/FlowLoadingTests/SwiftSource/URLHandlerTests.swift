import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Handlers of URLs that lead nowhere")
struct URLHandlerTests {
  @Test(
    "A method that hands the URL to a library handles it",
    arguments: [
      """
      func application(_ app: UIApplication, open url: URL, options: [String: Any] = [:]) -> Bool {
        SignIn.shared.handle(url)
      }
      """,
      """
      func application(_ app: UIApplication, open url: URL, options: [String: Any] = [:]) -> Bool {
        take(url)
      }
      private func take(_ url: URL) -> Bool { SignIn.shared.handle(url) }
      """,
      """
      func application(_ app: UIApplication, open url: URL, options: [String: Any] = [:]) -> Bool {
        print("opened")
        return true
      }
      """,
    ])
  func handedOn(_ method: String) {
    let graph = expect(
      plainLaunch + "final class Start: UIViewController {}\nextension AppDelegate {\n\(method)\n}",
      deepLinks: ["* -> nothing"])
    #expect(graph.deepLinks.map(\.source) == [.url])
    #expect(graph.deepLinks.map(\.readsURL) == [true])
  }

  @Test(
    "What is left of a URL without its scheme does not begin with another one",
    arguments: [
      ("url.absoluteString.replacingOccurrences(of: \"books://\", with: \"\")", "*"),
      ("url.absoluteString.replacingOccurrences(of: url.scheme! + \"://\", with: \"\")", "*"),
      ("url.absoluteString.replacingOccurrences(of: \"%20\", with: \" \")", "bk1://*"),
    ])
  func withoutScheme(_ rest: String, pattern: String) {
    expect(
      handling("guard \(rest).starts(with: \"BK1:\") else { return false }; open()"),
      deepLinks: ["\(pattern) -> Book"])
  }

  @Test("A scheme that is read where it is known is that one")
  func knownScheme() {
    expect(
      handling(
        """
        switch url.scheme {
        case "books":
          guard let scheme = url.scheme else { return false }
          print(scheme)
          open()
        default: break
        }
        """), deepLinks: ["books://* -> Book"])
  }

  private func handling(_ statements: String) -> String {
    launching("window?.rootViewController = Start()") + """
      extension AppDelegate {
        func application(
          _ app: UIApplication, open url: URL, options: [String: Any] = [:]
        ) -> Bool {
          \(statements)
          return true
        }
        func open() { window?.rootViewController?.present(Book(), animated: true) }
      }
      final class Start: UIViewController {}
      final class Book: UIViewController {}
      """
  }

  @Test("The delegate's method of old iOS handles URLs too")
  func handleOpen() {
    expect(
      launching("window?.rootViewController = Start()") + """
        final class Start: UIViewController {}
        final class Login: UIViewController {}
        extension AppDelegate {
          func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
            guard url.absoluteString.isEmpty == false else { return false }
            window?.rootViewController?.present(Login(), animated: true)
            return true
          }
        }
        """, deepLinks: ["* -> Login"])
  }

  @Test("A constant that a branch names is the text that it asks for")
  func constants() {
    let graph = expect(
      launchingScene("window?.rootViewController = Start()") + """
        final class Start: UIViewController {}
        final class Login: UIViewController {}
        enum Links { static let login = "login"; static let connect = "connect" }
        extension SceneDelegate {
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url, url.scheme == "app" else { return }
            handle(url.host ?? "")
          }
          private func handle(_ name: String) {
            switch name {
            case Links.connect: window?.rootViewController?.present(Login(), animated: true)
            case Links.login: window?.rootViewController?.present(Login(), animated: true)
            default: break
            }
          }
        }
        """, deepLinks: ["app://connect -> Login", "app://login -> Login"])
    #expect(graph.deepLinks.map(\.guard) == [nil, nil])
  }

  @Test("The same of a scene's delegate; what only a notification brings is none")
  func scene() {
    expect(
      launchingScene("window?.rootViewController = Start()") + """
        final class Start: UIViewController {}
        extension SceneDelegate {
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            for one in contexts { _ = SignIn.shared.handle(one.url) }
          }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            didReceiveRemoteNotification info: [AnyHashable: Any]
          ) { Library.shared.received(info) }
        }
        """, deepLinks: ["* -> nothing"])
  }

  @Test("What only parses the URL is not its handler")
  func parsing() {
    let graph = expect(
      """
      func parse(_ url: URL) -> String? { url.host }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Text("x")
            1️⃣.onOpenURL { url in
              guard let host = parse(url) else { return }
              open(host)
            }
            .sheet(isPresented: $isShown) { B() }
        }
        func open(_ host: String) { isShown = true }
      }
      """, deepLinks: ["* -> B at 1️⃣"])
    #expect(graph.deepLinks.map(\.handler) == ["A.onOpenURL"])
  }
}
