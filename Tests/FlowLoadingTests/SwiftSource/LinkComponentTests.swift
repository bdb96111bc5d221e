import Testing

@testable import FlowLoading

/// What code makes of the components of a link's path.
@Suite("Components of links")
struct LinkComponentTests {
  private func links(_ handler: String) -> [String] {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        enum Route: String, Hashable { case b, c }
        enum Page: Hashable { case user(String), event(id: Int)
          static func parse(_ url: URL) -> Page? {
            let parts = url.pathComponents.dropFirst()
            switch url.host {
            case "user": return parts.first.map { .user($0) }
            case "event": return parts.first.flatMap { Int($0) }.map { .event(id: $0) }
            default: return nil
            }
          }
        }
        struct A: View {
          @State private var path = NavigationPath()
          @State private var routes: [Route] = []
          var body: some View {
            TabView {
              NavigationStack(path: $path) {
                Text("x")
                  .navigationDestination(for: Route.self) { route in
                    switch route { case .b: B(); case .c: C() }
                  }
                  .navigationDestination(for: Page.self) { page in
                    switch page { case .user: D(); case .event: E() }
                  }
              }
              NavigationStack(path: $routes) {
                Text("y").navigationDestination(for: Route.self) { route in
                  switch route { case .b: B(); case .c: C() }
                }
              }
            }
            .onOpenURL { open($0) }
          }
          private func open(_ url: URL) {
            \(handler)
          }
        }
        """
      ).files)
    return graph.deepLinks.map { link in
      "\(link.pattern) -> \(link.to ?? "nothing")" + (link.guard.map { " if \($0)" } ?? "")
    }
  }

  @Test(
    "A list of texts that are handed on as they are is the list of components",
    arguments: [
      "url.path.split(separator: \"/\").map(String.init)",
      "url.path.split(separator: \"/\").map { String($0) }",
      "url.path.split(separator: \"/\").compactMap { String($0) }",
      "url.pathComponents.compactMap { $0 == \"/\" ? nil : $0 }",
      "url.pathComponents.dropFirst().map { $0.lowercased() }",
    ])
  func texts(_ parts: String) {
    #expect(
      links(
        """
        let parts = \(parts)
        switch parts.first {
        case "b": path.append(Route.b)
        case "c": path.append(parts.count > 1 ? Page.user(parts[1]) : Page.event(id: 1))
        default: break
        }
        """) == ["*://*/b -> B", "*://*/c -> D", "*://*/c -> E"])
  }

  @Test("Components that are joined again are the path")
  func joined() {
    #expect(
      links(
        """
        switch url.path.components(separatedBy: "/").joined(separator: "/") {
        case "b": path.append(Route.b)
        case "b/c": path.append(Route.c)
        default: break
        }
        """) == ["*://*/b -> B", "*://*/b/c -> C"])
  }

  @Test("A closure that makes something of one component gives what its function is to give")
  func made() {
    #expect(
      links("if let page = Page.parse(url) { path.append(page) }")
        == ["*://event -> E", "*://user -> D"])
  }

  @Test(
    "Routes of which components are the raw values",
    arguments: ["Route.init(rawValue:)", "Route.init", "{ Route(rawValue: $0) }"])
  func rawValues(_ make: String) {
    #expect(
      links("routes = url.pathComponents.dropFirst().compactMap(\(make))")
        == ["*://*/**/b/** -> B", "*://*/**/c/** -> C"])
  }

  @Test(
    "What is done for each of them",
    arguments: [
      "url.pathComponents.forEach { part in if part == \"b\" { path.append(Route.b) } }",
      "for part in url.pathComponents { if part == \"b\" { path.append(Route.b) } }",
    ])
  func each(_ loop: String) {
    #expect(links(loop) == ["*://*/**/b/** -> B"])
  }

  @Test(
    "What is done for each item of the query",
    arguments: ["items?.forEach { item in", "for item in items ?? [] {"])
  func items(_ loop: String) {
    #expect(
      links(
        """
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        \(loop)
          if item.name == "b" { path.append(Route.b) } else if item.name == "c" { path.append(Route.c) }
        }
        """) == ["*://*?b=* -> B", "*://*?c=* -> C"])
  }
}
