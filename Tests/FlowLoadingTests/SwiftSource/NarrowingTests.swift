import FlowGraph
import Testing

@Suite("What a branch says of a value")
struct NarrowingTests {
  /// A stack over an enum whose rows are made by `row(_:)` for two of its cases.
  private func rows(_ body: String) -> String {
    """
    enum Item: Hashable { case help, general }
    struct A: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          VStack {
            row(.help)
            row(.general)
          }
          .navigationDestination(for: Item.self) { item in
            switch item {
            case .help: B()
            case .general: C()
            }
          }
        }
      }
      @ViewBuilder func row(_ item: Item) -> some View { each([item, .help, .general][0]) }
      @ViewBuilder func each(_ item: Item) -> some View { \(body) }
    }
    """
  }

  @Test("The other branch of a comparison has every case but the one")
  func comparison() {
    let onlyC = ["A -push-> C at 1️⃣"]
    let link = "1️⃣NavigationLink(value: item) { Text(\"x\") }"
    expect(
      rows("if item == .help { Text(\"Help\") } else { \(link) }"), transitions: onlyC)
    expect(
      rows("if item != .help { \(link) } else { Text(\"Help\") }"), transitions: onlyC)
    expect(
      rows("if !(item == .help), isOn { \(link) }"), transitions: onlyC)
    expect(
      rows("if item == .help || isOn { Text(\"Help\") } else { \(link) }"), transitions: onlyC)
    expect(
      rows("if item == .general && isOn { \(link) }"), transitions: onlyC)
  }

  @Test("Of two conditions that do not both hold, it is not known which fails")
  func either() {
    expect(
      rows(
        "if item == .help, isOn { Text(\"Help\") } else { 1️⃣NavigationLink(value: item) { Text(\"x\") } }"
      ),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
  }

  @Test("The default of a switch has what no case took")
  func rest() {
    expect(
      rows(
        """
        switch item {
        case .help: Text("Help")
        default: 1️⃣NavigationLink(value: item) { Text("x") }
        }
        """), transitions: ["A -push-> C at 1️⃣"])
  }

  /// A stack whose button opens every item through `open(_:)`.
  private func opening(_ body: String) -> String {
    """
    enum Item: Hashable { case help, general }
    struct A: View {
      @State private var path: [Item] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("x") { for item in [Item.help, .general] { open(item) } }
            .navigationDestination(for: Item.self) { item in
              if item == .help { B() } else { C() }
            }
        }
      }
      func open(_ item: Item) {
        \(body)
      }
    }
    """
  }

  @Test("Code after an early return has what the return did not take")
  func earlyReturn() {
    expect(
      opening("if item == .help { return }; 1️⃣path.append(item)"),
      transitions: ["A -push-> C at 1️⃣"])
    expect(
      opening("guard item == .help else { return }; 1️⃣path.append(item)"),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("What a branch assigns to the variable it asked about, the variable holds after it")
  func assignment() {
    expect(
      """
      enum Item: Hashable { case b, c, d }
      struct A: View {
        @State private var path: [Item] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") { for item in [Item.b, .c] { open(item) } }
              .navigationDestination(for: Item.self) { item in
                switch item {
                case .b: B()
                case .c: C()
                case .d: D()
                }
              }
          }
        }
        func open(_ item: Item) { each([item, .b, .c][0]) }
        func each(_ item: Item) {
          var next = item
          if next == .c { next = .d }
          1️⃣path.append(next)
        }
      }
      """,
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣", "A -push-> D at 1️⃣"])
  }

  @Test("A route that is only listed, and never handed to its destination, is not said to be sent")
  func listedRoute() {
    let graph = expect(
      """
      enum Item: Hashable { case help, general, extra }
      struct A: View {
        let items: [Item] = [.help, .general]
        var body: some View {
          NavigationStack {
            ForEach(items, id: \\.self) { item in
              if item == .help {
                Text("Help")
              } else {
                1️⃣NavigationLink(value: item) { Text("x") }
              }
            }
            NavigationLink(value: Item.extra) { Text("y") }
            .navigationDestination(for: Item.self) { item in
              switch item {
              case .help: EmptyView().navigationTitle("Help")
              case .general: C()
              case .extra: EmptyView()
              }
            }
          }
        }
      }
      """, transitions: ["A -push-> C at 1️⃣"])
    #expect(graph.routes.map(\.name) == ["extra", "general", "help"])
    #expect(graph.routes.map(\.isDoubtful) == [nil, nil, true])
    #expect(graph.routes.map(\.isBlank) == [true, nil, true])
    #expect(graph.routes.map(\.handledAt?.line) == [18, nil, 16])
  }

  @Test(
    "A route whose branch shows nothing on a condition, in the destination itself",
    arguments: [("if let code { B() } else { EmptyView() }", true), ("B()", nil)])
  func blankElse(branch: String, isBlank: Bool?) {
    let graph = expect(
      """
      enum Item: Identifiable { case help, more; var id: Self { self } }
      struct A: View {
        @State private var item: Item?
        let code: Int?
        var body: some View {
          Button("x") { 1️⃣item = .help }
            .sheet(item: $item) { item in
              switch item {
              case .help: \(branch)
              case .more: C()
              }
            }
          Button("y") { 2️⃣item = .more }
          if let item { label(item) }
        }
        @ViewBuilder func label(_ item: Item) -> some View {
          switch item {
          case .help: Text("x")
          case .more: if code == 1 { Text("y") } else { EmptyView() }
          }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
    #expect(graph.routes.map(\.isBlank) == [isBlank, nil])
    #expect(graph.routes.map(\.handledAt?.line) == [isBlank == nil ? nil : 9, nil])
  }

  @Test("An unknown value is, in the branch of one case, that case for whoever it is handed to")
  func unknownCase() {
    expect(
      """
      enum Route: Hashable { case b(Int), c }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func handle(_ route: Route) {
          switch route {
          case .b: open(route)
          case .c: break
          }
        }
        private func open(_ route: Route) {
          switch route {
          case .b: 1️⃣path.append(.b(1))
          case .c: path.append(.c)
          }
        }
      }
      struct A: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { if let route = Library.route() as? Route { router.handle(route) } }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .b: B()
                case .c: C()
                }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  private let routed = """
    final class Router: ObservableObject {
      @Published var path: [Route] = []
      @Published var sheet: Route?
      func go(_ given: Route, as style: Route.Style? = nil) {
        var route = given
        route.style = style ?? route.style
        switch route.style {
        case .push: 1️⃣path.append(route)
        case .sheet: 2️⃣sheet = route
        }
      }
    }
    struct A: View {
      @StateObject private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          VStack {
            Button("B") { router.go(Route(id: "b", content: AnyView(B()))) }
            Button("C") { router.go(Route(id: "c", style: .sheet, content: AnyView(C()))) }
          }
          .navigationDestination(for: Route.self) { $0.content }
        }
        .sheet(item: $router.sheet) { $0.content }
      }
    }
    """

  @Test("A field of a value that code has for itself is what was put into it")
  func ownCopy() {
    expect(
      """
      struct Route: Identifiable, Hashable {
        enum Style { case push, sheet }
        let id: String
        var style: Style
        let content: AnyView
        init(id: String, style: Style = .push, content: AnyView) {
          self.id = id
          self.style = style
          self.content = content
        }
      }
      \(routed)
      """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("A memberwise initialiser's argument takes the place of the property's own value")
  func memberwiseDefault() {
    expect(
      """
      struct Route: Identifiable, Hashable {
        enum Style { case push, sheet }
        let id: String
        var style = Style.push
        let content: AnyView
      }
      \(routed)
      """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("A case that is known keeps what it carries beside the cases that are only possible")
  func knownPayload() {
    expect(
      """
      enum Route {
        case b, c
        @ViewBuilder func link() -> some View {
          switch self {
          case .b: 1️⃣NavigationLink("b") { B() }
          case .c: NavigationLink("c") { C() }
          }
        }
      }
      enum Loading { case loading, loaded(Route), failed }
      final class Model: ObservableObject {
        @Published var state = Loading.loading
        init() { Task { state = await load(1) } }
        private func load(_ id: Int) async -> Loading { id > 0 ? .loaded(.b) : .failed }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack {
            switch model.state {
            case .loading: ProgressView()
            case .loaded(let route): route.link()
            case .failed: 2️⃣NavigationLink("failed") { D() }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> D at 2️⃣"])
  }

  @Test("What an extension of Optional takes out is what was kept")
  func taken() {
    expect(
      """
      enum Route: Hashable { case b, c }
      extension Optional {
        mutating func take() -> Wrapped? { defer { self = nil }; return self }
      }
      struct A: View {
        @State private var path: [Route] = []
        @State private var kept: Route?
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("keep") { kept = .b }
              Button("go") { if let route = kept.take() { 1️⃣path.append(route) } }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .b: B()
              case .c: C()
              }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Nothing, of an optional that is not known", arguments: [".none", "nil", "_"])
  func nothing(pattern: String) {
    expect(
      """
      enum Kind { case b(String), c(String) }
      struct A: View {
        @StateObject private var store = MysteryStore()
        var body: some View { NavigationStack { Bar(kind: store.state.kind) } }
      }
      struct Bar: View {
        var kind: Kind?
        var body: some View {
          switch kind {
          case .b: NavigationLink("b") { B() }
          case .c: NavigationLink("c") { C() }
          case \(pattern): 1️⃣NavigationLink("d") { D() }
          }
        }
      }
      """,
      transitions: [
        "A -root-> Bar", "Bar -push-> B", "Bar -push-> C", "Bar -push-> D at 1️⃣",
      ])
  }

  @Test("A case of that name is not what an optional holds when it holds nothing")
  func ownCase() {
    expect(
      """
      enum Kind { case none, some }
      struct A: View {
        var body: some View { NavigationStack { bar(.some) } }
        @ViewBuilder func bar(_ kind: Kind) -> some View {
          switch kind {
          case .none: NavigationLink("b") { B() }
          case .some: 1️⃣NavigationLink("c") { C() }
          }
        }
      }
      """, transitions: ["A -push-> C at 1️⃣"])
  }

  @Test(
    "Code that whoever makes a view gives it, or may leave out",
    arguments: [
      ("let close: (() -> Void)?", "Close(close: { print() })", []),
      ("let close: (() -> Void)?", "Close(close: nil)", ["B dismiss at 1️⃣"]),
      ("var close: (() -> Void)?", "Close()", ["B dismiss at 1️⃣"]),
      (
        "let close: (() -> Void)?", "Close(close: isOpen ? { print() } : nil)", ["B dismiss at 1️⃣"]
      ),
    ])
  func givenCode(property: String, made: String, backs: [String]) {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("b") { 2️⃣isOpen = true }
            .sheet(isPresented: $isOpen) { B().modifier(\(made)) }
        }
      }
      struct Close: ViewModifier {
        @Environment(\\.dismiss) private var dismiss
        \(property)
        func body(content: Content) -> some View {
          content.toolbar { Button("x") { if let close { close() } else { 1️⃣dismiss() } } }
        }
      }
      """, transitions: ["A -sheet-> B at 2️⃣"], backs: backs)
  }
}
