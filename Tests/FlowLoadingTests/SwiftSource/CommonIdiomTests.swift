import FlowGraph
import FlowRules
import Testing

/// Ways to write common things that once were read otherwise than their neighbours.
@Suite("Spellings of common idioms")
struct CommonIdiomTests {
  /// A button that goes back, which stands on the first page too.
  private func app(_ model: String, _ button: String, _ more: String = "") -> String {
    """
    final class Router: ObservableObject {
      @Published var path: [Int] = []
      @Published var isReady = UserDefaults.standard.bool(forKey: "ready")
      \(model)
    }
    struct A: View {
      @StateObject private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          VStack {
            Button("Go") { 9️⃣router.path.append(1) }
            Bar(router: router)
          }
          .navigationDestination(for: Int.self) { _ in Page(router: router) }
        }
      }
    }
    struct Page: View {
      let router: Router
      var body: some View { Bar(router: router) }
    }
    struct Bar: View {
      @ObservedObject var router: Router
      var body: some View { \(button) }
    }
    \(more)
    """
  }

  /// Whether going back runs on the first page, where nothing is on the path.
  private func expectBack(_ source: String, trapsOnFirst: Bool) {
    let graph = expect(
      source, transitions: ["A -push-> Page at 9️⃣"], backs: ["A pop at 1️⃣", "Page pop at 1️⃣"])
    let rules = RuleRunner.run(graph).map(\.rule)
    #expect(rules.contains("pop_without_push") == trapsOnFirst)
  }

  @Test(
    "A method that the program adds to lists",
    arguments: [
      ("if !isEmpty { 1️⃣removeLast() }", false), ("if count > 0 { 1️⃣removeLast() }", false),
      ("guard !isEmpty else { return }; 1️⃣self.removeLast()", false), ("1️⃣removeLast()", true),
    ])
  func ofList(_ body: String, _ traps: Bool) {
    expectBack(
      app(
        "", "Button(\"Back\") { router.path.popSafely() }",
        "extension Array { mutating func popSafely() { \(body) } }"), trapsOnFirst: traps)
  }

  @Test("A property that asks, whose name is one that frameworks use for it")
  func canGoBack() {
    expectBack(
      app(
        "var canGoBack: Bool { !path.isEmpty }\n  func back() { if canGoBack { 1️⃣path.removeLast() } }",
        "Button(\"Back\") { router.back() }"), trapsOnFirst: false)
  }

  @Test("A cover that a toggle brings up, and that has no way out")
  func cover() {
    let graph = expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen.toggle() }.fullScreenCover(isPresented: $isOpen) { Page() }
        }
      }
      struct Page: View { var body: some View { Text("p") } }
      """, transitions: ["A -cover-> Page at 1️⃣"])
    let rules = RuleRunner.run(graph).map(\.rule)
    #expect(rules.contains("no_way_back"))
  }

  @Test("Where one of two is enough, each brings the screen up")
  func either() {
    expect(
      """
      final class Auth: ObservableObject {
        @Published var isIn = false
        @Published var isGuest = false
      }
      struct A: View {
        @StateObject private var auth = Auth()
        var body: some View {
          if auth.isIn || auth.isGuest { Home() } else { Login(auth: auth) }
        }
      }
      struct Login: View {
        let auth: Auth
        var body: some View {
          Button("In") { 1️⃣auth.isIn = true }
          Button("Look around") { 2️⃣auth.isGuest = true }
        }
      }
      struct Home: View { var body: some View { Text("Home") } }
      """,
      transitions: [
        "A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣",
        "Login -embed-> Home at 2️⃣",
      ])
  }

  @Test(
    "Where both are needed, the loss of either brings the other screen up",
    arguments: [
      ("auth.isIn && auth.isDone", "auth.isIn = false"),
      ("auth.isIn && auth.isDone", "auth.isDone = false"),
      ("auth.isDone, auth.isIn", "auth.isDone = false"),
    ])
  func lost(_ condition: String, _ out: String) {
    expect(
      """
      final class Auth: ObservableObject {
        @Published var isIn = false
        @Published var isDone = UserDefaults.standard.bool(forKey: "done")
      }
      struct A: View {
        @StateObject private var auth = Auth()
        var body: some View {
          if \(condition) { Home(auth: auth) } else { Login(auth: auth) }
        }
      }
      struct Login: View {
        let auth: Auth
        var body: some View { Button("In") { 1️⃣auth.isIn = true } }
      }
      struct Home: View {
        let auth: Auth
        var body: some View { Button("Out") { 2️⃣\(out) } }
      }
      """,
      transitions: [
        "A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣",
        "Home -embed-> Login at 2️⃣",
      ])
  }

  @Test("A struct whose type is only told by what it is at first")
  func inferred() {
    expect(
      """
      enum Phase { case login, home }
      struct AppState { var phase: Phase = .login }
      final class Store: ObservableObject {
        @Published private(set) var state = AppState()
        func open() { 1️⃣state = AppState(phase: .home) }
      }
      struct A: View {
        @StateObject private var store = Store()
        var body: some View {
          switch store.state.phase {
          case .login: Login(store: store)
          case .home: Home()
          }
        }
      }
      struct Login: View {
        let store: Store
        var body: some View { Button("In") { store.open() } }
      }
      struct Home: View { var body: some View { Text("Home") } }
      """,
      transitions: ["A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣"])
  }

  @Test(
    "A property that the program adds to bindings, however it names their value",
    arguments: [
      "Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 })",
      "Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 })",
      ".init(get: { !wrappedValue }, set: { wrappedValue = !$0 })",
      ".init(get: { !self.wrappedValue }, set: { self.wrappedValue = !$0 })",
    ])
  func negated(_ made: String) {
    expect(
      """
      extension Binding where Value == Bool { var negated: Binding<Bool> { \(made) } }
      struct A: View {
        @AppStorage("seen") private var hasSeen = false
        var body: some View {
          Text("a").sheet(isPresented: $hasSeen.negated) { Intro(close: { 1️⃣hasSeen = true }) }
        }
      }
      struct Intro: View {
        let close: () -> Void
        var body: some View { Button("Start", action: close) }
      }
      """, transitions: ["A -sheet-> Intro"], backs: ["Intro dismiss at 1️⃣"])
  }
}
