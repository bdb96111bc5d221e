import FlowGraph
import Testing

@testable import FlowLoading

/// Shapes of code that real apps have and that were once misread.
@Suite("Shapes of real apps")
struct RealAppTests {
  private static func presented(_ state: String, _ members: String) -> String {
    """
    struct A: View {
      \(members)
      var body: some View { Text("a")1️⃣.sheet(\(state)) { _ in B() } }
    }
    """
  }

  @Test("What state of a library presents is possible, and said to be unresolved")
  func foreignState() {
    let graph = expect(
      Self.presented(
        "item: $store.scope(state: \\.child, action: \\.child)",
        "@Bindable var store: StoreOf<Home>"),
      transitions: ["A -sheet-> B at 1️⃣"], unresolved: ["call at 1️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.possible])
  }

  @Test("A constant says whether something is up")
  func constant() {
    expect(
      Self.presented("isPresented: .constant(true)", ""), transitions: ["A -sheet-> B at 1️⃣"])
    expect(Self.presented("isPresented: .constant(false)", ""), transitions: [])
  }

  @Test("A person sets off what a control of a library is given in a value")
  func handedOver() {
    expect(
      """
      import Kit
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Row(label: "b", kind: .button { 1️⃣isOpen = true })
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Whole screens take turns in the first screen of a window, as a session says")
  func signedIn() {
    expect(
      """
      @Observable class Session { var user: String? }
      @main struct TheApp: App {
        @State private var session = Session()
        var body: some Scene { WindowGroup { Root(session: session) } }
      }
      struct Root: View {
        let session: Session
        var body: some View {
          if session.user == nil { 1️⃣Login(session: session) } else { 2️⃣Home(session: session) }
        }
      }
      struct Login: View {
        let session: Session
        var body: some View { Button("in") { 3️⃣session.user = "a" } }
      }
      struct Home: View {
        let session: Session
        var body: some View { Button("out") { 4️⃣session.user = nil } }
      }
      """,
      transitions: [
        "Root -embed-> Login at 1️⃣", "Root -embed-> Home at 2️⃣", "Login -embed-> Home at 3️⃣",
        "Home -embed-> Login at 4️⃣",
      ], entries: ["Root"])
  }

  @Test("What is kept of an autoclosure gives what was written")
  func autoclosure() {
    expect(
      """
      struct Lazy<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct A: View {
        var body: some View {
          NavigationStack { 1️⃣NavigationLink(destination: Lazy(B())) { Text("b") } }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("State that is put back pushes nothing", arguments: ["path", "self.path ?? []"])
  func sameState(_ value: String) {
    expect(
      """
      @Observable class Model {
        var path: [Int] = []
        func refresh() { self.path = \(value == "path" ? "self.path" : value) }
      }
      struct A: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("x") { model.refresh() }.navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: [])
  }

  @Test("What comes into a list is followed where the list is observed")
  func difference() {
    expect(
      """
      protocol Flow: AnyObject { func start() }
      class BFlow: Flow {
        let done: () -> Void
        init(done: @escaping () -> Void) { self.done = done }
        func start() { done() }
      }
      @Observable class Stack {
        var flows: [any Flow] = [] {
          didSet {
            flows.difference(from: oldValue).forEach { change in
              switch change {
              case .insert(_, let flow, _): flow.start()
              case .remove: break
              }
            }
          }
        }
      }
      struct A: View {
        @State private var stack = Stack()
        @State private var isOpen = false
        var body: some View {
          Button("x") { stack.flows.append(BFlow { 1️⃣isOpen = true }) }
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A layout shows what it arranges",
    arguments: ["Flow(spacing: 8) { Inner() }", "bar { Inner() }"])
  func layout(_ content: String) {
    expect(
      """
      struct Flow: Layout { let spacing: CGFloat }
      struct Inner: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { B() }
        }
      }
      struct A: View {
        var body: some View { VStack { \(content) } }
        private var bar: some Layout { HStackLayout(spacing: 12) }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A case that other code only has the name of is not known to be sent")
  func sent() {
    let graph = expect(
      """
      enum Item: CaseIterable { case general, help }
      struct A: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink(value: Item.general) { Text("x") }
              .navigationDestination(for: Item.self) { item in
                switch item { case .general: B(); case .help: EmptyView() }
              }
          }
        }
        func isHelp(_ item: Item) -> Bool { item == .help }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
    #expect(graph.routes.map(\.isDoubtful) == [nil, true])
  }

  @Test("A chain of screens, each found behind the one before, is followed to its end")
  func chain() {
    let count = 12
    let controllers = (0..<count).map { number in
      """
      class C\(number): UIViewController {
        @objc func next() {
          navigationController?.pushViewController(C\(number + 1)(), animated: true)
        }
      }
      """
    }
    let last = "class Start: C0 {}\nclass C\(count): UIViewController {}"
    let source = ([plainLaunch] + controllers + [last]).joined(separator: "\n")
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "A.swift", text: source)])
    #expect(graph.transitions.count == count)
  }

  @Test("Settings in the system's notification open what the delegate opens")
  func notificationSettings() {
    let source = """
      final class Start: UIViewController {}
      final class Notifier: NSObject, UNUserNotificationCenterDelegate {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
        ) {
          window.rootViewController?.present(Detail(), animated: true)
        }
      }
      """
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(path: "A.swift", text: plainLaunch + source)
    ])
    #expect(graph.deepLinks.map(\.to) == ["Detail"])
    #expect(graph.deepLinks.map(\.source) == [.notification])
  }
}
