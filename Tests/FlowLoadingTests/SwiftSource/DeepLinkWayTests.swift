import FlowGraph
import Testing

@testable import FlowLoading

/// Which ways a link takes, and what it does on each.
@Suite("Ways of links")
struct DeepLinkWayTests {
  /// The links of an app with two tabs, with the screens above the root of the first tab's stack.
  private func links(_ handler: String, more: String = "") -> [String] {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        enum Tab: String, Hashable { case home, list }
        enum Route: String, Hashable { case b, c
          init?(_ url: URL) {
            switch url.host {
            case "b": self = .b
            case "c": self = .c
            default: return nil
            }
          }
        }
        enum Sheet: Identifiable { case d; var id: Self { self } }
        @Observable final class Router {
          var tab = Tab.home
          var path: [Route] = []
          var sheet: Sheet?
          func open(_ url: URL) {
            \(handler)
          }
        }
        \(more)
        struct A: View {
          @State private var router = Router()
          var body: some View {
            TabView(selection: $router.tab) {
              NavigationStack(path: $router.path) {
                E().navigationDestination(for: Route.self) { route in
                  switch route { case .b: B(); case .c: C() }
                }
              }.tag(Tab.home)
              F().tag(Tab.list)
            }
            .sheet(item: $router.sheet) { _ in D() }
            .onOpenURL { router.open($0) }
          }
        }
        """
      ).files)
    return graph.deepLinks.map { link in
      let path = link.path.isEmpty ? [link.to ?? "nothing"] : link.path.compactMap(\.screen)
      let condition = link.guard.map { " if \($0)" } ?? ""
      return ([link.pattern] + path).joined(separator: " ") + condition
    }
  }

  @Test(
    "What is done for every route is done with each of them",
    arguments: [
      "if let r = Route(url) { tab = .home; path = [r] }",
      "if let r = Route(url) { tab = .home; path.append(r) }",
      "guard let r = Route(url) else { return }; tab = .home; path = [r]",
    ])
  func eachRoute(_ act: String) {
    #expect(links(act) == ["*://b B", "*://c C"])
  }

  @Test("What some of them ask for beside is done with each of those")
  func beside() {
    #expect(
      links(
        """
        guard let r = Route(url) else { return }
        path = [r]
        if url.fragment == "more" { sheet = .d }
        """) == ["*://*#more B", "*://*#more C", "*://b B", "*://c C"])
  }

  @Test("Each case that a text of the URL is the raw value of")
  func rawValues() {
    #expect(
      links("if let t = Tab(rawValue: url.host ?? \"\") { tab = t }")
        == ["*://home E", "*://list F"])
    #expect(
      links(
        """
        guard let r = Route(rawValue: url.lastPathComponent) else { return }
        tab = .home
        path = [r]
        """) == ["*://*/**/b B", "*://*/**/c C"])
  }

  @Test(
    "The other arm is a way of its own, though what it shows is shown there too",
    arguments: [
      "if url.host == \"b\" { path = [.c, .b] } else { path = [.c] }",
      "if url.host == \"b\" { path = [.c, .b]; return }; path = [.c]",
      "switch url.host { case \"b\": path = [.c, .b]; default: path = [.c] }",
      "path = url.host == \"b\" ? [.c, .b] : [.c]",
    ])
  func otherArm(_ act: String) {
    #expect(
      links(act).map { $0.replacing(" if url.host is another", with: "") } == ["* C", "*://b C B"])
  }

  @Test(
    "A case that carries another is that of the URL which gives both",
    arguments: [
      "static func read(_ url: URL) -> Link? { switch url.host { case \"x\": .home; case \"b\": .page(.b); case \"c\": .page(.c); default: nil } }",
      "static func read(_ url: URL) -> Link? { if url.host == \"x\" { return .home }; if url.host == \"b\" { return .page(.b) }; return url.host == \"c\" ? .page(.c) : nil }",
    ])
  func carried(_ parser: String) {
    #expect(
      links(
        """
        guard let link = Link.read(url) else { return }
        switch link {
        case .home: tab = .home
        case .page(let route): path = [route]
        }
        """, more: "enum Link { case home, page(Route); \(parser) }")
        == ["*://b B", "*://c C", "*://x E"])
  }

  @Test("A case that the URL's text makes beside those that are given for one URL each")
  func carriedText() {
    #expect(
      links(
        """
        switch Link.read(url) {
        case .tab(let shown): tab = shown
        case nil: break
        }
        """,
        more: """
          enum Link {
            case tab(Tab)
            static func read(_ url: URL) -> Link? {
              switch url.host {
              case "open":
                if let tab = Tab(rawValue: url.lastPathComponent) { .tab(tab) } else { nil }
              case "shelf": .tab(.list)
              default: nil
              }
            }
          }
          """) == ["*://open/**/home E", "*://open/**/list F", "*://shelf F"])
  }

  @Test("A modal that two cases bring up keeps the URL of each")
  func carriedModal() {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        enum Modal: Identifiable { case help, login; var id: Self { self } }
        enum Link {
          case modal(Modal)
          static func read(_ url: URL) -> Link? {
            guard url.host == "modal" else { return nil }
            if url.fragment == "help" { return .modal(.help) }
            return .modal(.login)
          }
        }
        struct A: View {
          @State private var modal: Modal?
          var body: some View {
            Text("a")
              .sheet(item: $modal) { shown in switch shown { case .help: B(); case .login: C() } }
              .onOpenURL { url in
                if case .modal(let shown) = Link.read(url) { modal = shown }
              }
          }
        }
        """
      ).files)
    let links = graph.deepLinks.map { "\($0.pattern) \($0.to ?? "")" }
    #expect(links.contains("*://modal C") && links.contains("*://modal#help B"))
  }

  @Test("A case that carries another, which a page of its own tells apart")
  func carriedPage() {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        enum Page: Hashable { case shop(Shop) }
        enum Shop: Hashable { case item(String), brand(String) }
        struct A: View {
          @State private var pages: [Page] = []
          var body: some View {
            NavigationStack(path: $pages) {
              Text("a").navigationDestination(for: Page.self) { page in
                switch page { case .shop(let inner): ShopPage(page: inner) }
              }
            }
            .onOpenURL { url in if let found = found(url) { pages = found } }
          }
          func found(_ url: URL) -> [Page]? {
            switch url.host {
            case "item": [.shop(.item(url.path))]
            case "brand": [.shop(.brand(url.path))]
            default: nil
            }
          }
        }
        struct ShopPage: View {
          let page: Shop
          var body: some View {
            switch page { case .item: B(); case .brand: C() }
          }
        }
        struct B: View { var body: some View { Text("b") } }
        struct C: View { var body: some View { Text("c") } }
        """
      ).files)
    #expect(
      graph.deepLinks.map { "\($0.pattern) \($0.to ?? "")" }.sorted()
        == ["*://brand C", "*://item B"])
  }
}
