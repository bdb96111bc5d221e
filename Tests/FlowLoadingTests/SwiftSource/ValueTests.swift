import FlowGraph
import Testing

@Suite("Values, names and scopes")
struct ValueTests {
  /// A stack over `[Route]` whose root runs `action`.
  private func routed(_ action: String, members: String = "", beside: String = "") -> String {
    """
    enum Route: Hashable { case b, c, d(Int) }
    \(beside)
    struct A: View {
      @State private var path: [Route] = []
      \(members)
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { \(action) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .b: B()
              case .c: C()
              case .d: D()
              }
            }
        }
      }
    }
    """
  }

  @Test("Locals, shadowing and reassignment")
  func locals() {
    expect(
      routed("let path2 = Route.c; do { let path2 = Route.b; 1️⃣path.append(path2) }"),
      transitions: ["A -push-> B at 1️⃣"])
    expect(
      routed(
        "var next = Route.b; if flag { next = .c }; 1️⃣path.append(next)", members: "let flag: Bool"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
    expect(
      routed("let route = flag ? Route.b : .c; 1️⃣path.append(route)", members: "let flag: Bool"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
  }

  @Test("A pattern's name hides the property of that name")
  func patternShadows() {
    expect(
      routed(
        "switch event { case .open(let route): 1️⃣path.append(route) }",
        members: "var route: Route { .c }; var event: Event { .open(.b) }",
        beside: "enum Event { case open(Route) }"),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A parameter hides a property; a guarded name lives on")
  func parameterShadows() {
    expect(
      routed(
        "show(route: .c)",
        members:
          "let route = Route.b; func show(route: Route?) { guard let route else { return }; 1️⃣path.append(route) }"
      ),
      transitions: ["A -push-> C at 1️⃣"])
  }

  @Test("Local functions, and closures kept in a list or a dictionary")
  func localFunctions() {
    expect(
      routed("func go(_ to: Route) { 1️⃣path.append(to) }; go(.b)"), transitions: ["A -push-> B at 1️⃣"]
    )
    expect(
      routed(
        "let all: [() -> Void] = [{ 1️⃣path.append(.b) }, { 2️⃣path.append(.c) }]; all.forEach { $0() }"
      ),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
    expect(
      routed("let all: [String: () -> Void] = [\"b\": { 1️⃣path.append(.b) }]; all[\"b\"]?()"),
      transitions: ["A -push-> B at 1️⃣"])
    expect(
      routed("let go = { (to: Route) in 1️⃣path.append(to) }; go(.c)"),
      transitions: ["A -push-> C at 1️⃣"])
  }

  @Test("A switch or an if as an expression, and a value that a closure returns")
  func expressions() {
    expect(
      routed(
        "let next: Route = if flag { .b } else { .c }; 1️⃣path.append(next)",
        members: "let flag: Bool"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
    expect(
      routed(
        "let next: Route = switch kind { case 1: .b; default: .c }; 1️⃣path.append(next)",
        members: "let kind: Int"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
    expect(routed("1️⃣path.append({ Route.b }())"), transitions: ["A -push-> B at 1️⃣"])
    expect(
      routed("1️⃣path.append(next())", members: "func next() -> Route { .d(3) }"),
      transitions: ["A -push-> D at 1️⃣"])
  }

  @Test("Statics, aliases and tuples hold routes")
  func holders() {
    expect(
      routed("1️⃣path.append(.start)", beside: "extension Route { static let start = Route.c }"),
      transitions: ["A -push-> C at 1️⃣"])
    expect(
      routed("1️⃣path.append(Alias.b)", beside: "typealias Alias = Route"),
      transitions: ["A -push-> B at 1️⃣"])
    expect(
      routed(
        "let (first, _) = pair(); 1️⃣path.append(first)",
        members: "func pair() -> (Route, Int) { (.b, 1) }"),
      transitions: ["A -push-> B at 1️⃣"])
    expect(
      routed("for route in [Route.b, .c] { 1️⃣path.append(route) }"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
    expect(
      routed("1️⃣path.append(all[0])", members: "let all: [Route] = [.b]"),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A value that comes from outside can be any case")
  func anyCase() {
    expect(
      routed(
        "1️⃣path.append(load())",
        beside: "func load() -> Route { try! JSONDecoder().decode(Route.self, from: data) }"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣", "A -push-> D at 1️⃣"])
  }

  @Test("A case that cannot be is left out, and conditions are told")
  func guards() throws {
    let graph = expect(
      routed(
        "if isPremium, count > 3 { 1️⃣path.append(.b) } else { 2️⃣path.append(.c) }",
        members: "let isPremium: Bool; let count: Int"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
    let guards = graph.transitions.map { "\($0.to): \($0.guard ?? "-")" }
    #expect(guards.first == "B: isPremium && count > 3")
    #expect(guards.last?.contains("isPremium") == true)
  }

  @Test(
    "Both arms of #if are read where an iOS app can have either",
    arguments: ["DEBUG", "targetEnvironment(macCatalyst)", "!os(visionOS)", "BETA && os(iOS)"])
  func conditionalCompilation(_ condition: String) {
    expect(
      routed("\n#if \(condition)\n1️⃣path.append(.b)\n#else\n2️⃣path.append(.c)\n#endif\n"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test(
    "What another platform has is no code of an iOS app",
    arguments: [
      "os(tvOS)", "!os(iOS)", "os(macOS) || os(watchOS)", "DEBUG && os(tvOS)", "canImport(AppKit)",
      "!(os(iOS) || DEBUG)", "false",
    ])
  func otherPlatforms(_ condition: String) {
    expect(
      routed("\n#if \(condition)\npath.append(.b)\n#else\n1️⃣path.append(.c)\n#endif\n"),
      transitions: ["A -push-> C at 1️⃣"])
  }

  @Test("A view that only another platform shows is not dead, and a route it alone makes is made")
  func namedElsewhere() {
    let graph = expect(
      """
      enum Route: Hashable { case b, c, d }
      struct MacHeader: View { var body: some View { Text("x") } }
      struct NowhereHeader: View { var body: some View { Text("x") } }
      struct A: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              #if os(macOS)
              MacHeader()
              NavigationLink(value: Route.c) { Text("x") }
              #endif
              1️⃣NavigationLink(value: Route.b) { Text("x") }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .b: B()
              case .c: C()
              case .d: D()
              }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
    #expect(graph.unshown.map(\.name).filter { $0.hasSuffix("Header") } == ["NowhereHeader"])
    #expect(graph.routes.filter { !$0.produced.isEmpty }.map(\.name) == ["b", "c"])
  }

  @Test("A case of another enum that is given something else does not make a route")
  func sameNameElsewhere() {
    let graph = expect(
      """
      enum Route: Hashable { case b, c, d(String) }
      enum Loading { case loading, c(items: [String]), d(item: String) }
      final class Store {
        var state = Loading.loading
        func fill() { state = .c(items: []) }
        func pick() { state = .d(item: "x") }
      }
      struct A: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            1️⃣NavigationLink(value: Route.b) { Text("x") }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .b: B()
                case .c: C()
                case .d: D()
                }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
    #expect(graph.routes.filter { !$0.produced.isEmpty }.map(\.name) == ["b"])
  }

  @Test(
    "A file for the Mac is not read, and what it names is not dead", arguments: ["AppKit", "Cocoa"])
  func macFile(_ framework: String) {
    let graph = expect(
      """
      struct A: View { var body: some View { NavigationStack { 1️⃣NavigationLink("b") { B() } } } }
      struct Header: View { var body: some View { Text("x") } }
      struct Other: View { var body: some View { Text("x") } }
      //// Mac.swift
      import \(framework)
      final class MacWindow: NSWindowController { func show() { host(Header()) } }
      struct MacView: View { var body: some View { Text("x") } }
      """, transitions: ["A -push-> B at 1️⃣"])
    #expect(graph.unshown.map(\.name).filter { $0.count > 1 } == ["Other"])
  }

  @Test("Two private types of one name are two")
  func samePrivateNames() {
    expect(
      """
      struct A: View {
        var body: some View { NavigationStack { VStack { Left(); Right() } } }
      }
      //// Left.swift
      struct Left: View { var body: some View { Row() } }
      private struct Row: View { var body: some View { 1️⃣NavigationLink("x") { B() } } }
      //// Right.swift
      struct Right: View { var body: some View { Row() } }
      private struct Row: View { var body: some View { 2️⃣NavigationLink("x") { C() } } }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("Two private screens of one name have two ids")
  func samePrivateScreens() {
    let graph = expect(
      """
      struct A: View {
        var body: some View { NavigationStack { VStack { Left(); Right() } } }
      }
      //// Left.swift
      struct Left: View { var body: some View { 1️⃣NavigationLink("x") { Detail() } } }
      private struct Detail: View { var body: some View { Text("left") } }
      //// Right.swift
      struct Right: View { var body: some View { 2️⃣NavigationLink("x") { Detail() } } }
      private struct Detail: View { var body: some View { Text("right") } }
      """, transitions: ["A -push-> Detail at 1️⃣", "A -push-> Detail at 2️⃣"])
    #expect(graph.transitions.map(\.toID) == ["Detail@Left.swift", "Detail@Right.swift"])
  }

  @Test("A screen that no file declares is still a screen")
  func undeclared() {
    let graph = expect(
      """
      struct A: View {
        var body: some View { NavigationStack { 1️⃣NavigationLink("x") { PaywallView(id: 1) } } }
      }
      """, transitions: ["A -push-> PaywallView at 1️⃣"])
    #expect(graph.screens.first { $0.name == "PaywallView" }?.kind == .declared)
  }

  @Test("An operation whose target is unknown is told, with its place")
  func unresolved() {
    expect(
      """
      import SomeRouter
      struct A: View {
        @State private var path = NavigationPath()
        let store: ExternalStore
        var body: some View {
          NavigationStack(path: $path) { Button("x") { 1️⃣path.append(store.next) } }
        }
      }
      """, unresolved: ["at 1️⃣"])
  }

  @Test("Text that state holds may come to be another, and a raw value is no case")
  func rawValues() {
    expect(
      """
      enum Place: String { case b, c }
      struct A: View {
        @State private var place = "home"
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") {
              switch place {
              case "home": 1️⃣path.append(1)
              case Place.b.rawValue: 2️⃣path.append(2)
              default: break
              }
            }
            .navigationDestination(for: Int.self) { number in
              switch number {
              case 1: B()
              default: C()
              }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("A wrapper that an initialiser makes holds what it is given")
  func storage() {
    expect(
      """
      enum Layout: String { case list, grid }
      struct A: View {
        @AppStorage var layout: Layout
        init() { _layout = AppStorage(wrappedValue: .list, "layout") }
        var body: some View {
          NavigationStack {
            switch layout {
            case .list: 1️⃣NavigationLink("b") { B() }
            case .grid: 2️⃣NavigationLink("c") { C() }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("A flag that is written through a key path is no constant")
  func keyPathWrite() {
    expect(
      """
      struct Settings { var isOpen = false }
      final class Model: ObservableObject {
        @Published var settings = Settings()
        func start() { Library.bind(to: \\.settings.isOpen, on: self) }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack { if model.settings.isOpen { 1️⃣NavigationLink("b") { B() } } }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
