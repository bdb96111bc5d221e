import FlowGraph
import Testing

@Suite("What tells one call of shared code from another")
struct CallSiteTests {
  @Test("A row that a function makes runs the closure of its own caller")
  func function() {
    expect(
      """
      func row(_ run: @escaping () -> Void) -> some View { Row(action: run) }
      struct Row: View {
        let action: () -> Void
        var body: some View { Button("r", action: action) }
      }
      struct A: View {
        @State private var shown = false
        var body: some View {
          row { 1️⃣shown = true }.navigationDestination(isPresented: $shown) { B() }
        }
      }
      struct B: View {
        @State private var shown = false
        var body: some View { row { 2️⃣shown = true }.sheet(isPresented: $shown) { C() } }
      }
      struct C: View { var body: some View { row { print("x") } } }
      """, transitions: ["A -push-> B at 1️⃣", "B -sheet-> C at 2️⃣"])
  }

  @Test("A wrapper that a view is handed through keeps the view")
  func backport() {
    expect(
      """
      struct Backport<Content> { let content: Content }
      extension View { var backport: Backport<Self> { Backport(content: self) } }
      extension Backport where Content: View {
        func glass() -> some View { content.opacity(1) }
      }
      struct A: View {
        @State private var shown = false
        var body: some View {
          Menu("m") { Item(shown: $shown) }.backport.glass().sheet(isPresented: $shown) { B() }
        }
      }
      struct Item: View {
        @Binding var shown: Bool
        var body: some View { Button("b") { 1️⃣shown = true } }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A function named like a framework's view is meant only with its own arguments")
  func namesake() {
    expect(
      """
      func Section(_ title: String, @ViewBuilder content: () -> some View) -> some View { content() }
      struct A: View {
        @State private var shown = false
        var body: some View {
          Section { Button("b") { 1️⃣shown = true } }.sheet(isPresented: $shown) { B() }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A completion that is wrapped at every turn of a recursion ends")
  func recursion() {
    expect(
      """
      enum Loader {
        static func load(_ count: Int, done: @escaping (Int) -> Void) {
          if count == 0 {
            done(0)
          } else {
            load(count - 1) { one in done(one) }
            load(count - 2) { two in done(two + 1) }
          }
        }
      }
      struct A: View {
        @State private var shown = false
        var body: some View {
          Text("a").onAppear { Loader.load(3) { _ in 1️⃣shown = true } }
            .sheet(isPresented: $shown) { B() }
        }
      }
      struct B: View { var body: some View { 2️⃣NavigationLink("c") { C() } } }
      struct C: View { var body: some View { Text("c") } }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -push-> C at 2️⃣"])
  }

  @Test("A method that one type alone has is meant on whatever it is called")
  func onlyMethod() {
    expect(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = Root()
          return true
        }
      }
      class Root: UIViewController {
        func presentOverlay(controller: UIViewController) {
          1️⃣present(controller, animated: true)
        }
        override func viewDidLoad() {
          Kit.promise().done { found in found.presentOverlay(controller: Overlay()) }
        }
      }
      class Overlay: UIViewController {}
      """, transitions: ["Root -sheet-> Overlay at 1️⃣"])
  }

  @Test("A module of the app before one of its types is looked through")
  func module() {
    expect(
      """
      import News
      struct A: View {
        @State private var shown = false
        var body: some View {
          Button("n") { 1️⃣shown = true }.sheet(isPresented: $shown) { News.NewsService.page() }
        }
      }
      //// News/Service.swift
      public enum NewsService { public static func page() -> some View { B() } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A flag that is set to something unknown hides no branch")
  func unknownFlag() {
    expect(
      """
      struct A: View {
        @State private var mine = false
        let who = Int.random(in: 0...4)
        var body: some View { Bar(mine: mine).task { mine = who == 3 } }
      }
      struct Bar: View {
        let mine: Bool
        var body: some View { if mine { 1️⃣NavigationLink("b") { B() } } }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Calls in code that nothing runs are counted apart")
  func unreached() {
    let graph = expect(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = Root()
          return true
        }
      }
      class Root: UIViewController {
        override func viewDidLoad() { 1️⃣present(Other(), animated: true) }
        private func old() { navigationController?.pushViewController(Other(), animated: true) }
      }
      class Other: UIViewController {}
      """, transitions: ["Root -sheet-> Other at 1️⃣"])
    #expect(graph.unreached.map(\.operation).map { $0.contains("push") } == [true])
  }
}
