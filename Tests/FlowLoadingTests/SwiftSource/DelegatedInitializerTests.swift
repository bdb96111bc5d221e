import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Initialisers that hand on to others")
struct DelegatedInitializerTests {
  @Test(
    "A convenience initialiser of a navigation controller hands its root on",
    arguments: [
      // UIKit's own initialiser is what it means, although its labels fit itself too.
      """
      class Stack: UINavigationController {
        convenience init(rootViewController: UIViewController, isClear: Bool = false) {
          self.init(rootViewController: rootViewController)
        }
      }
      """,
      // One that needs no default comes first.
      """
      class Stack: UINavigationController {
        convenience init(rootViewController: UIViewController, isClear: Bool = false) {
          self.init(rootViewController: rootViewController)
        }
        override init(rootViewController: UIViewController) {
          super.init(nibName: nil, bundle: nil)
          viewControllers = [rootViewController]
        }
      }
      """,
    ])
  func navigationController(_ stack: String) {
    expect(
      """
      \(plainLaunch)
      \(stack)
      final class Start: UIViewController {
        @IBAction func open() {
          1️⃣present(Stack(rootViewController: Detail(), isClear: true), animated: true)
        }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A dependency read from the app's delegate makes no second delegate")
  func applicationDelegate() {
    // As an act of the person it would fill a stack anew.
    expect(
      """
      protocol Dependencies { var store: Store { get } }
      final class Store { var count = 0 }
      @main final class Delegate: UIResponder, UIApplicationDelegate, Dependencies {
        var window: UIWindow?
        let store = Store()
        let main = Main()
        override init() {
          super.init()
          main.prepare()
        }
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = main.stack
          return true
        }
      }
      extension UIApplication {
        class func dependencies() -> Dependencies { shared.delegate as? Dependencies ?? Delegate() }
      }
      class Stack: UINavigationController {
        override init(rootViewController: UIViewController) {
          super.init(nibName: nil, bundle: nil)
          self.viewControllers = [rootViewController]
        }
      }
      final class Main {
        let stack: UINavigationController = Stack(rootViewController: UIViewController())
        func prepare() { stack.setViewControllers([Start()], animated: false) }
      }
      final class Start: UIViewController {
        var store: Store { UIApplication.dependencies().store }
        @IBAction func tapped() {
          store.count += 1
          1️⃣present(Detail(), animated: true)
        }
      }
      final class Detail: UIViewController {}
      """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("One type that puts a plain tab bar into a plain controller shows its tabs")
  func plainContainers() {
    let graph = expect(
      """
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        lazy var main = Main()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = main.controller
          main.show()
          return true
        }
      }
      final class Main {
        let controller = UIViewController()
        private let bar = UITabBarController()
        func show() {
          bar.setViewControllers([1️⃣Start(), 2️⃣Detail()], animated: false)
          controller.embed(bar)
        }
      }
      extension UIViewController {
        func embed(_ child: UIViewController) {
          view.addSubview(child.view)
          addChild(child)
        }
      }
      final class Start: UIViewController {}
      final class Detail: UIViewController {}
      """, transitions: ["Main -tab-> Start at 1️⃣", "Main -tab-> Detail at 2️⃣"])
    #expect(graph.tabGroups.count == 1)
  }

  @Test("A table that is empty at first says nothing of the rows of those that replace it")
  func replacedTables() {
    expect(
      """
      \(plainLaunch)
      struct Row { let run: (UIViewController) -> Void }
      struct Table {
        var rows: [Row]
        func row(at path: IndexPath) -> Row { rows[path.row] }
      }
      class Base: UITableViewController {
        var table = Table(rows: [])
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          table.row(at: path).run(self)
        }
      }
      final class Start: Base {
        override func viewDidLoad() {
          table = Table(rows: [Row { 1️⃣$0.present(Second(), animated: true) }])
        }
      }
      final class Second: Base {
        override func viewDidLoad() {
          table = Table(rows: [Row { 2️⃣$0.present(Other(), animated: true) }])
        }
      }
      """, transitions: ["Start -sheet-> Second at 1️⃣", "Second -sheet-> Other at 2️⃣"])
  }

  @Test(
    "A hosting controller that is filled later is the view that it gets, or itself",
    arguments: [("self.rootView = AnyView(page)", "Page"), ("", "Hosting")])
  func placeholder(_ later: String, _ screen: String) {
    expect(
      """
      \(plainLaunch)
      final class Hosting: UIHostingController<AnyView> {
        convenience init(page: Page) {
          self.init(rootView: AnyView(EmptyView()))
          \(later)
        }
      }
      struct Page: View { var body: some View { Text("x") } }
      final class Start: UIViewController {
        @IBAction func tapped() { 1️⃣present(Hosting(page: Page()), animated: true) }
      }
      """, transitions: ["Start -sheet-> \(screen) at 1️⃣"])
  }

  @Test(
    "A structure's initialiser in an extension hands on to the one that takes its properties",
    arguments: [
      "{ [name] } content: { content($0) }", "(fetch: { [name] }, content: content)",
    ])
  func memberwise(_ arguments: String) {
    expect(
      """
      enum Route: Hashable { case log, other }
      struct A: View {
        var body: some View {
          NavigationStack {
            VStack { 1️⃣NavigationLink("x", value: Route.log); 2️⃣NavigationLink("x", value: Route.other) }
              .navigationDestination(for: Route.self, destination: destination)
          }
        }
        @ViewBuilder func destination(for route: Route) -> some View {
          switch route {
          case .log: Loading(from: "app") { G(lines: $0) }
          case .other: B()
          }
        }
      }
      struct Loading<Content: View>: View {
        let fetch: () async -> [String]
        let content: ([String]) -> Content
        @State var lines: [String] = []
        var body: some View { content(lines).task { lines = await fetch() } }
      }
      extension Loading {
        init(from name: String, content: @escaping ([String]) -> Content) {
          self.init \(arguments)
        }
      }
      struct G: View { let lines: [String]; var body: some View { Text(lines[0]) } }
      """, transitions: ["A -push-> G at 1️⃣", "A -push-> B at 2️⃣"])
  }

  @Test("What a model makes of what it was given belongs to who gave it")
  func partOfModel() {
    expect(
      """
      struct RowModel {
        struct Head { let info: (() -> Void)? }
        let info: (() -> Void)?
        var head: Head? { Head(info: info) }
      }
      struct RowView: View {
        private let model: RowModel
        init(model: RowModel) { self.model = model }
        init(info: (() -> Void)?) { self.init(model: RowModel(info: info)) }
        var body: some View { if let head = model.head { HeadView(head: head) } }
      }
      struct HeadView: View {
        let head: RowModel.Head
        var body: some View { if let info = head.info { Button("?", action: info) } }
      }
      struct ImageRow: View {
        let info: (() -> Void)?
        init(info: (() -> Void)? = nil) { self.info = info }
        var body: some View { RowView(info: info) }
      }
      struct Totals: View { var body: some View { ImageRow() } }
      struct Coins: View {
        @State private var helps = false
        var body: some View {
          ImageRow(info: { 1️⃣helps = true }).sheet(isPresented: $helps) { B() }
        }
      }
      struct A: View { var body: some View { TabView { Totals(); Coins() } } }
      """, transitions: ["A -tab-> Totals", "A -tab-> Coins", "Coins -sheet-> B at 1️⃣"])
  }

  @Test("A struct that an initialiser makes of another holds what that one holds")
  func replaced() {
    expect(
      """
      struct Act { let run: () -> Void }
      struct Notice {
        let title: String
        let act: Act?
        init(title: String, act: Act? = nil) { self.title = title; self.act = act }
        init(_ error: Error) { self = Notice(title: error.localizedDescription) }
      }
      struct Shown: View {
        let notice: Notice
        var body: some View { if let act = notice.act { Button("x") { act.run() } } }
      }
      struct One: View {
        @State private var helps = false
        var body: some View {
          Shown(notice: Notice(title: "Help", act: Act(run: { 1️⃣helps = true })))
            .sheet(isPresented: $helps) { Help() }
        }
      }
      struct Two: View {
        var body: some View { Shown(notice: Notice(CancellationError())) }
      }
      struct Help: View { var body: some View { Text("") } }
      struct Start: View {
        var body: some View {
          NavigationStack {
            2️⃣NavigationLink("One", destination: One())
            3️⃣NavigationLink("Two", destination: Two())
          }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """,
      transitions: [
        "Start -push-> One at 2️⃣", "Start -push-> Two at 3️⃣", "One -sheet-> Help at 1️⃣",
      ])
  }
}
