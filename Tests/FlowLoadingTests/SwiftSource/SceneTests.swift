import FlowGraph
import Testing

@Suite("Scenes, containers and what is left out")
struct SceneTests {
  @Test("Every window is an entry, with its conditions")
  func windows() {
    expect(
      """
      @main struct TheApp: App {
        @AppStorage("done") private var isDone = false
        var body: some Scene {
          WindowGroup {
            if isDone { A() } else { B { 1️⃣isDone = true } }
          }
        }
      }
      struct A: View { var body: some View { Text("A") } }
      struct B: View { let done: () -> Void; var body: some View { Button("x", action: done) } }
      """, transitions: ["B -root-> A at 1️⃣"], entries: ["A", "B"])
  }

  @Test("The scene's body may be spread over extensions")
  func spread() {
    expect(
      """
      @main struct TheApp: App { var body: some Scene { main } }
      extension TheApp {
        var main: some Scene { WindowGroup { root } }
        @ViewBuilder private var root: some View { A() }
      }
      struct A: View { var body: some View { NavigationView { 1️⃣NavigationLink("x") { B() } } } }
      """, transitions: ["A -push-> B at 1️⃣"], entries: ["A"])
  }

  @Test("A window of its own is opened by value")
  func openWindow() {
    expect(
      #"""
      @main struct TheApp: App {
        var body: some Scene {
          WindowGroup { A() }
          WindowGroup(id: "extra") { B() }
        }
      }
      struct A: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("x") { 1️⃣openWindow(id: "extra") } }
      }
      """#, transitions: ["A -root-> B at 1️⃣"], entries: ["A"])
  }

  @Test(
    "A window is opened by the value that it shows",
    arguments: [
      "openWindow(id: \"ticket\", value: Ticket())", "openWindow(value: Ticket())",
      "openWindow(id: \"ticket\")",
    ])
  func openWindowForValue(call: String) {
    expect(
      #"""
      struct Ticket: Codable, Hashable { var id = 1 }
      @main struct TheApp: App {
        var body: some Scene {
          WindowGroup(id: "main") { A() }
          WindowGroup(id: "ticket", for: Ticket.self) { $ticket in if let ticket { B(ticket: ticket) } }
          WindowGroup(id: "text", for: String.self) { $text in C() }
        }
      }
      struct A: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("x") { 1️⃣CALL } }
      }
      struct B: View { let ticket: Ticket; var body: some View { Text("B") } }
      """#.replacing("CALL", with: call), transitions: ["A -root-> B at 1️⃣"], entries: ["A"])
  }

  @Test("A root view with its stack in a hosting controller")
  func hosting() {
    expect(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UIHostingController(rootView: A())
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      struct A: View { var body: some View { NavigationStack { 1️⃣NavigationLink("x") { B() } } } }
      // No type of the SwiftUI life cycle: struct TheApp: App {}
      """, transitions: ["A -push-> B at 1️⃣"], entries: ["A"])
  }

  @Test("The columns of a split view are parts of its screen")
  func splitView() {
    expect(
      """
      struct A: View {
        @State private var chosen: Int?
        var body: some View {
          NavigationSplitView {
            B(chosen: $chosen)
          } detail: {
            if let chosen { C() } else { D() }
          }
        }
      }
      struct B: View {
        @Binding var chosen: Int?
        var body: some View { 1️⃣List(selection: $chosen) { Text("1").tag(1) } }
      }
      """,
      transitions: ["A -embed-> B", "A -embed-> C", "A -embed-> D", "B -embed-> C at 1️⃣"])
  }

  @Test("A split view's link shows in its detail")
  func splitLink() {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationSplitView { B() } detail: { NavigationStack { C() } }
        }
      }
      struct B: View {
        var body: some View {
          List { 1️⃣NavigationLink("x", value: 1) }
            .navigationDestination(for: Int.self) { _ in D() }
        }
      }
      """, transitions: ["A -embed-> B", "A -embed-> C", "B -push-> D at 1️⃣"])
  }

  @Test("Previews, tests and doubles lead nowhere")
  func previews() {
    let graph = expect(
      """
      struct A: View { var body: some View { Text("x") } }
      #Preview { NavigationStack { NavigationLink("x") { B() } } }
      #Preview("named") { C() }
      struct A_Previews: PreviewProvider {
        static var previews: some View { NavigationStack { D() } }
      }
      struct PreviewHost: View { var body: some View { E() } }
      #Preview { PreviewHost() }
      """, entries: ["A"], screens: ["A"])
    #expect(Set(graph.unshown.map(\.name)).isSuperset(of: ["B", "C", "D"]))
  }

  @Test("A double that only previews make takes no part")
  func doubles() {
    expect(
      """
      protocol Routing: AnyObject { func open() }
      final class Router: ObservableObject, Routing {
        @Published var path: [Int] = []
        func open() { 1️⃣path.append(1) }
      }
      final class PreviewRouter: ObservableObject, Routing {
        @Published var path: [String] = []
        func open() { path.append("x") }
      }
      struct A: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            B(router: router).navigationDestination(for: Int.self) { _ in C() }
          }
        }
      }
      struct B: View {
        let router: Routing
        var body: some View { Button("x") { router.open() } }
      }
      #Preview { B(router: PreviewRouter()) }
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣"])
  }

  @Test("Names that other formats would trip over")
  func hostileNames() {
    let graph = expect(
      #"""
      enum `Type`: Hashable { case `default`, `switch`(String) }
      struct A: View {
        @State private var path: [`Type`] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("<b>\"quoted\" ]]> 🏳️‍🌈 & 'x'") { 1️⃣path.append(.`default`) }
              Button("two\nlines") { 2️⃣path.append(.switch("]]>")) }
            }
            .navigationDestination(for: `Type`.self) { route in
              switch route {
              case .`default`: Ärger界()
              case .switch: B()
              }
            }
          }
        }
      }
      struct Ärger界: View { var body: some View { Text("") } }
      """#, transitions: ["A -push-> Ärger界 at 1️⃣", "A -push-> B at 2️⃣"])
    let triggers = graph.transitions.compactMap(\.trigger)
    #expect(triggers.contains { $0.contains("<b>\"quoted\" ]]> 🏳️‍🌈 & 'x'") })
    #expect(triggers.allSatisfy { !$0.contains("\n") })
  }

  @Test("Types whose names lead back to themselves")
  func circularTypes() {
    expect(
      """
      struct Item { var id: Item.ID }
      typealias One = Two
      typealias Two = One
      struct A: View {
        @State private var chosen: Item.ID?
        @State private var other: One?
        var body: some View {
          Button("x") { 1️⃣chosen = load() }
            .sheet(item: $chosen) { id in B() }
            .sheet(item: $other) { _ in C() }
        }
        func load() -> Item.ID? { service.next() }
        func more() -> One { service.more() }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Half a file, an empty file and a file of another kind do no harm")
  func brokenFiles() {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { 1️⃣NavigationLink("x") { B() } } } }
      //// Half.swift
      struct Half: View { var body: some View { NavigationStack { Button("x") { path.append(
      //// Empty.swift

      //// Other.swift
      \u{0000}\u{FEFF}{ "json": [1, 2 } 💥 \"""
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Code that runs in a circle ends")
  func circles() {
    expect(
      """
      struct A: View {
        @State private var path: [Int] = []
        func one(_ n: Int) { if n > 0 { two(n - 1) } else { 1️⃣path.append(n) } }
        func two(_ n: Int) { one(n) }
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("x") { one(3) }; Tree(depth: 3) }
              .navigationDestination(for: Int.self) { _ in A() }
          }
        }
      }
      struct Tree: View {
        let depth: Int
        var body: some View { if depth > 0 { Tree(depth: depth - 1) } }
      }
      """, transitions: ["A -push-> A at 1️⃣"])
  }

  @Test("A scene of a library that is not read")
  func foreignScene() {
    expect(
      """
      @main struct Shop: App {
        var body: some Scene { LibraryWindow("Shop") { A() } }
      }
      struct A: View { var body: some View { Text("a") } }
      """, entries: ["A"])
  }
}
