import FlowGraph
import Testing

@testable import FlowLoading

@Suite("How far an object reaches that a modifier puts around a view")
struct EnvironmentReachTests {
  @Test(
    "A sheet has what surrounds the view that it is attached to, not what stands inside of that",
    arguments: [
      ("A().environmentObject(session)1️⃣.sheet(item: $item) { C(item: $0) }", true),
      ("A()1️⃣.sheet(item: $item) { C(item: $0) }.environmentObject(session)", false),
      ("A()1️⃣.sheet(item: $item) { C(item: $0).environmentObject(session) }", false),
      ("Group { A()1️⃣.sheet(item: $item) { C(item: $0) } }.environmentObject(session)", false),
      ("content1️⃣.sheet(item: $item) { C(item: $0) }", false),
      ("A().provided(session)1️⃣.sheet(item: $item) { C(item: $0) }", false),
      (
        "let page = A()1️⃣.sheet(item: $item) { C(item: $0) }; return Group { page }.environmentObject(session)",
        false
      ),
    ])
  func sheetOutside(_ content: String, _ isLost: Bool) {
    let found = hazards(
      """
      final class Session: ObservableObject { var name = "" }
      struct Item: Identifiable { let id: Int }
      @main struct TestApp: App {
        @StateObject private var session = Session()
        @State private var item: Item?
        var body: some Scene {
          WindowGroup {
            \(content).onOpenURL { _ in item = Item(id: 1) }
          }
        }
        private var content: some View { A().environmentObject(session) }
      }
      extension View {
        func provided(_ session: Session) -> some View { environmentObject(session) }
      }
      struct A: View { var body: some View { Text("a") } }
      struct C: View {
        let item: Item
        @EnvironmentObject var session: Session
        var body: some View { Text(session.name) }
      }
      """)
    #expect(found == (isLost ? ["environment Session on launch (C) modal at 1️⃣"] : []))
  }

  @Test(
    "A library's modifier may put around a view what it takes from an object of the program",
    arguments: [
      ("configured(by: delegate)", false), ("configured(delegate)", false),
      ("configured()", true), ("configured(by: 3)", true), ("padding(delegate.inset)", true),
    ])
  func byLibrary(_ modifier: String, _ isLost: Bool) {
    let found = hazards(
      """
      import Toolkit
      @Observable final class Plan { var name = "" }
      final class Delegate: ToolkitDelegate {
        var inset: CGFloat = 4
        override var configuration: Configuration { Configuration { Plan() } }
      }
      @main struct TestApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { 1️⃣WindowGroup { Group { A() }.\(modifier) } }
      }
      struct A: View {
        @Environment(Plan.self) private var plan
        var body: some View { Text(plan.name) }
      }
      """)
    #expect(found == (isLost ? ["environment Plan on launch (A) launch at 1️⃣"] : []))
  }

  @Test("What a representable's controllers host has what surrounds the representable")
  func represented() {
    let found = hazards(
      """
      final class Pilot: ObservableObject { var open: (() -> Void)? }
      @main struct TestApp: App {
        @StateObject private var pilot = Pilot()
        var body: some Scene { WindowGroup { A().environmentObject(pilot) } }
      }
      struct A: View {
        @EnvironmentObject var pilot: Pilot
        var body: some View { Host(pilot: pilot) }
      }
      struct Host: UIViewControllerRepresentable {
        let pilot: Pilot
        func makeUIViewController(context: Context) -> UINavigationController {
          let stack = UINavigationController()
          stack.pushViewController(UIHostingController(rootView: B()), animated: false)
          pilot.open = { stack.pushViewController(UIHostingController(rootView: C()), animated: true) }
          return stack
        }
        func updateUIViewController(_ stack: UINavigationController, context: Context) {}
      }
      struct B: View {
        @EnvironmentObject var pilot: Pilot
        var body: some View { Button("open") { pilot.open?() } }
      }
      struct C: View {
        @EnvironmentObject var pilot: Pilot
        var body: some View { Button("again") { pilot.open?() } }
      }
      """)
    #expect(found == [])
  }

  @Test(
    "What shared code hosts for one screen may have what each caller puts around it",
    arguments: [3, 4])
  func sharedHost(_ count: Int) {
    let pages = (0..<count).map { "Page\($0)" }
    let marked = MarkedSource(
      """
      final class Session: ObservableObject { var name = "" }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window?.rootViewController = Start()
          return true
        }
      }
      final class Start: UIViewController {
        func show<Page: View>(_ page: Page) {
          present(UIHostingController(rootView: page), animated: true)
        }
        \(pages.map { "@IBAction func open\($0)() { show(\($0)()) }" }.joined(separator: "\n"))
      }
      \(pages.map {
        """
        struct \($0): View {
          @EnvironmentObject var session: Session
          var body: some View { Text(session.name) }
        }
        """
      }.joined(separator: "\n"))
      """)
    let found = SwiftSourceLoader(threads: 1).load(marked.files).hazards.filter {
      $0.kind == .environment
    }
    #expect(found.flatMap(\.names) == pages)
    #expect(Set(found.map(\.certainty)) == [count > 3 ? .possible : .certain])
  }

  /// - Parameter alias: What the app's object is in each build.
  @Test(
    "An object that one alias stands for in some builds may be given in those",
    arguments: [
      ("#if REMOTE\n typealias Kept = Remote\n #else\n typealias Kept = Store\n #endif", 0),
      ("typealias Kept = Store", 1),
    ])
  func alias(_ alias: String, _ count: Int) {
    let found = hazards(
      """
      class Store: ObservableObject { var name = "" }
      final class Remote: Store { var host = "" }
      @main struct TestApp: App {
        \(alias)
        private let data: Kept
        init() { data = Kept() }
        var body: some Scene { WindowGroup { A().environmentObject(data) } }
      }
      struct A: View {
        @EnvironmentObject var data: Remote
        var body: some View { Text(data.host) }
      }
      """)
    #expect(found.count == count)
  }

  @Test(
    "A sheet that another screen attaches has what surrounds that one, not what the opener lacks",
    arguments: [(".environment(router)", 0), ("", 1)])
  func attachedElsewhere(_ around: String, _ count: Int) {
    let found = hazards(
      """
      @main struct Main: App {
        var body: some Scene { WindowGroup { TabView { Shop(); NavigationStack { B() } } } }
      }
      @Observable final class Router { var isOpen = false }
      struct Shop: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack { B().environment(router) }
            .sheet(isPresented: $router.isOpen) { C() }
            \(around)
        }
      }
      struct B: View {
        @Environment(Router.self) private var router: Router?
        var body: some View { Button("Add") { router?.isOpen = true } }
      }
      struct C: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Close") { router.isOpen = false } }
      }
      """)
    #expect(found.count == count)
  }
}
