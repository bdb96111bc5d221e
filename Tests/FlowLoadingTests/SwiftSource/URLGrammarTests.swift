import FlowGraph
import FlowLoading
import Testing

/// Which URLs a handler takes, read from the ways in which code takes them apart.
@Suite("URL grammars")
struct URLGrammarTests {
  /// An app whose handler is the given body; `go(.b)` and `go(.c)` push B and C.
  private func patterns(_ handler: String, more: String = "") -> [String] {
    let graph = read(
      """
      import SwiftUI
      enum Route: Hashable { case b, c }
      @Observable final class Router {
        var path: [Route] = []
        func go(_ route: Route) { path = [route] }
        func open(_ url: URL) {
      \(handler)
        }
      }
      \(more)
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("x").navigationDestination(for: Route.self) { route in
              switch route { case .b: B(); case .c: C() }
            }
          }
          .onOpenURL { router.open($0) }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      struct C: View { var body: some View { Text("c") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { A() } } }
      """)
    return graph.deepLinks.map { link in
      "\(link.pattern)\(link.guard.map { " if \($0)" } ?? "") -> \(link.to ?? "nothing")"
    }
  }

  @Test("Components by index and by count")
  func components() {
    #expect(
      patterns(
        """
        guard url.scheme == "app", url.host == "settings" else { return }
        if url.pathComponents.count == 3, url.pathComponents[1] == "units" { go(.b) }
        else if let first = url.pathComponents.dropFirst().first { go(.c) }
        """) == ["app://settings/units/* -> B", "app://settings/{first} -> C"])
  }

  @Test("Numbers, names and query items")
  func conversions() {
    #expect(
      patterns(
        """
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return }
        guard parts.host == "settings", let id = Int(url.lastPathComponent) else { return }
        if let tab = parts.queryItems?.first(where: { $0.name == "tab" })?.value { go(.b) }
        if parts.queryItems?.first(where: { $0.name == "mode" })?.value == "all" { go(.c) }
        """) == [
          "*://settings/**/{id:Int}?mode=all -> C", "*://settings/**/{id:Int}?tab={tab} -> B",
        ])
  }

  @Test("Prefixes, lists of hosts and whole paths")
  func prefixes() {
    #expect(
      patterns(
        """
        if url.absoluteString.hasPrefix("app://web/") { go(.b) }
        if ["b", "bee"].contains(url.host) { go(.b) }
        if url.path == "/deep/c" || url.path.hasPrefix("/c") { go(.c) }
        """) == [
          "*://*/c*/** -> C", "*://*/deep/c -> C", "*://b -> B", "*://bee -> B", "app://web -> B",
        ])
  }

  @Test("Tuples, where clauses and lists of components")
  func switches() {
    #expect(
      patterns(
        """
        let parts = url.path.split(separator: "/")
        switch (url.host, parts.first) {
        case ("a", "b"): go(.b)
        case ("a", let other?) where url.pathComponents.contains("c"): go(.c)
        default: break
        }
        """) == ["*://a/b -> B", "*://a/{other}/**/c/** -> C"])
  }

  @Test("A failable initialiser, and a raw value")
  func initialisers() {
    let links = """
      enum Link { case b(Int), c
        init?(url: URL) {
          let parts = url.pathComponents.filter { $0 != "/" }
          switch url.host() {
          case "b":
            guard parts.count == 1, let number = Int(parts[0]) else { return nil }
            self = .b(number)
          case "c": self = .c
          default: return nil
          }
        }
      }
      enum Page: String { case b = "bee", c }
      """
    #expect(
      patterns(
        """
        guard let link = Link(url: url) else { return }
        switch link { case .b: go(.b); case .c: go(.c) }
        """, more: links) == ["*://b/{number:Int} -> B", "*://c -> C"])
    #expect(
      patterns(
        """
        guard let page = Page(rawValue: url.host ?? "") else { return }
        switch page { case .b: go(.b); case .c: go(.c) }
        """, more: links) == ["*://bee -> B", "*://c -> C"])
  }

  @Test(
    "What kind of URL the app says that it is",
    arguments: [
      (
        "extension URL { var kind: Kind { if scheme == \"b\" { return .b }; return .other } }",
        "url.kind"
      ),
      (
        """
        extension URL {
          func kind() -> Kind {
            switch self.scheme {
            case "b": .b
            default: .other
            }
          }
        }
        """, "url.kind()"
      ),
      (
        "func kind(_ url: URL) -> Kind { if url.scheme == \"b\" { return .b }; return .other }",
        "kind(url)"
      ),
    ])
  func kinds(_ declaration: String, _ kind: String) {
    #expect(
      patterns(
        """
        switch \(kind) {
        case .b: go(.b)
        case .other: break
        }
        """, more: "enum Kind { case b, other }\n\(declaration)") == ["b://* -> B"])
  }

  @Test("A plain regular expression")
  func regularExpressions() {
    #expect(
      patterns(
        #"""
        if let match = url.path.wholeMatch(of: /^\/recipes\/(\d+)$/) { go(.b) }
        """#) == ["*://*/recipes/{Int} -> B"])
  }

  @Test("What does not concern the URL stays a condition")
  func conditions() {
    #expect(
      patterns(
        """
        guard isSignedIn else { return }
        if url.host == "b" { go(.b) } else { go(.c) }
        """, more: "let isSignedIn = Bool.random()")
        == ["* if isSignedIn -> C", "*://b if isSignedIn -> B"])
  }

  @Test("Intents and notifications reach screens through state that views look at")
  func intents() {
    let graph = read(
      """
      import SwiftUI
      import AppIntents
      @Observable final class Inbox: NSObject, UNUserNotificationCenterDelegate {
        static let shared = Inbox()
        var intent: (any AppIntent)?
        var note: String?
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async { note = "x" }
      }
      struct WriteIntent: AppIntent {
        func perform() async throws -> some IntentResult { Inbox.shared.intent = self; return .result() }
      }
      struct ReadIntent: AppIntent {
        func perform() async throws -> some IntentResult { Inbox.shared.intent = self; return .result() }
      }
      struct A: View {
        @State private var inbox = Inbox.shared
        @State private var isB = false
        @State private var isC = false
        var body: some View {
          Text("x")
            .onChange(of: inbox.intent) { _, new in
              if let write = inbox.intent as? WriteIntent { isB = true }
            }
            .onChange(of: inbox.note) { isC = true }
            .sheet(isPresented: $isB) { B() }
            .sheet(isPresented: $isC) { C() }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      struct C: View { var body: some View { Text("c") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { A() } } }
      """)
    #expect(
      graph.deepLinks.filter { $0.to != nil }.map { "\($0.source) \($0.pattern) -> \($0.to ?? "")" }
        == ["intent intent WriteIntent -> B", "notification notification -> C"])
  }
}

private func read(_ source: String) -> FlowGraph {
  SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
}
