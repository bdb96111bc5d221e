import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Links that an app registers with a library's router")
struct RouteTableTests {
  private func app(_ registrations: String, opening: String = "Routes.open(url)") -> String {
    launching(
      """
      window?.rootViewController = UINavigationController(rootViewController: Start())
      \(registrations)
      """) + """
        extension AppDelegate {
          func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
            \(opening)
          }
          func open(_ id: Any?) {
            window?.rootViewController?.present(Detail(), animated: true)
          }
        }
        final class Start: UIViewController {}
        final class Detail: UIViewController {}
        """
  }

  @Test(
    "The URL that a handler is registered for is the link's pattern",
    arguments: [
      ("Routes.global().addRoute(\"/item/:id\") { parameters -> Bool in", "*://item/{id}"),
      ("Routes.global().addRoute(\"item/:id\", priority: 1, handler: {", "*://item/{id}"),
      (
        "Navigator().handle(\"shots://item/<int:id>\") { url, values, context in",
        "shots://item/{id:Int}"
      ),
      ("navigator.handle(Self.item) { _, _, _ in", "shots://list/**"),
      ("Router.shared.map(\"https://example.com/*/item\") {", "https://example.com/*/item"),
    ])
  func registered(_ call: String, pattern: String) {
    let end = call.hasSuffix("handler: {") ? "; return true })" : "; return true }"
    let name = call.contains("{") && call.contains("handle(") ? "handle" : nil
    let graph = expect(
      app("1️⃣\(call) self.open(nil)\(end)") + """
        extension AppDelegate { static let item = "shots://list/*" }
        """,
      deepLinks: ["* -> nothing", "\(pattern) -> Detail"], entries: ["Start"])
    if let name { #expect(graph.deepLinks.map(\.handler).contains("AppDelegate.\(name)")) }
  }

  @Test("A page that a handler gives the router is shown")
  func factory() {
    expect(
      app("navigator.register(\"shots://item/<id>\") { url, values, context in Detail() }"),
      deepLinks: ["* -> nothing", "shots://item/{id} -> Detail"], entries: ["Start"])
  }

  @Test("One that shows nothing is listed all the same")
  func silent() {
    expect(
      app("Routes.global().addRoute(\"/pause\") { _ in Player.shared.pause() }"),
      deepLinks: ["* -> nothing", "*://pause -> nothing"], entries: ["Start"])
  }

  @Test(
    "What is registered under something else is no link",
    arguments: [
      "center.handle(\"saved\") { self.open(nil) }",
      "center.handle(\"saved / read\") { self.open(nil) }",
      "center.handle(\"image/png\") { self.open(nil) }",
      "Own().register(\"/item\") { self.open(nil) }",
    ])
  func others(_ call: String) {
    expect(
      app(call) + """
        struct Own { func register(_ text: String, _ code: () -> Void) { code() } }
        """,
      transitions: ["Start -sheet-> Detail"], deepLinks: ["* -> nothing"], entries: ["Start"])
  }
}
