import FlowGraph
import Testing

/// A URL's host as the first of its components, as handlers that switch over all of them have it.
@Suite("Hosts before the components")
struct HostFirstTests {
  /// An app that opens a book by the components of a URL.
  private func app(_ insert: String, _ act: String, home: String = "Text(\"h\")") -> String {
    """
    @main struct Main: App {
      @State private var path: [String] = []
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $path) {
            Home().navigationDestination(for: String.self) { Book(id: $0) }
          }
          .onOpenURL { url in
            var parts = url.pathComponents.filter { $0 != "/" }
            \(insert)
            \(act)
          }
        }
      }
    }
    struct Home: View { var body: some View { \(home) } }
    struct Book: View { let id: String; var body: some View { Text(id) } }
    """
  }

  @Test(
    "A URL's host that is put before its components is the first of them",
    arguments: [
      "if let host = url.host { parts.insert(host, at: 0) }",
      "parts.insert(url.host ?? \"\", at: 0)",
    ])
  func host(_ insert: String) {
    expect(
      app(insert, "switch parts.first { case \"book\": path = [parts[1]]; default: break }"),
      deepLinks: ["*://book -> Book"], entries: ["Home"])
  }

  @Test("So it is in a link that the app opens itself, and nothing else is")
  func ownLink() {
    expect(
      app(
        "if let host = url.host { parts.insert(host, at: 0) }",
        "if parts.first == \"book\" { 1️⃣path = [parts[1]] }",
        home: "Link(\"Book\", destination: URL(string: \"reader://book/5\")!)"),
      transitions: ["Home -push-> Book at 1️⃣"],
      deepLinks: ["*://book -> Book", "reader://book/5 -> Book"], entries: ["Home"])
  }
}
