import FlowGraph
import Testing

@Suite("Property wrappers")
struct WrapperTests {
  private static let router = """
    enum Route: Hashable { case settings }
    final class Coordinator: ObservableObject {
      @Published var path: [Route] = []
      func push(_ route: Route) { 1️⃣path.append(route) }
    }
    struct RouterValue {
      let coordinator: Coordinator?
      func open(_ route: Route) { coordinator?.push(route) }
    }
    extension EnvironmentValues { @Entry var router: RouterValue = .init(coordinator: nil) }
    @propertyWrapper struct Router: DynamicProperty {
      struct Wrapper {
        let router: RouterValue
        let dismiss: DismissAction
      }
      @Environment(\\.self) private var environment
      var wrappedValue: Wrapper {
        Wrapper(router: environment.router, dismiss: environment.dismiss)
      }
    }
    struct A: View {
      @StateObject private var coordinator = Coordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          Home().navigationDestination(for: Route.self) { _ in Settings() }
        }
        .environment(\\.router, .init(coordinator: coordinator))
      }
    }

    """

  @Test("A property has the type of its wrapper's value, and what it is made of")
  func ownWrapper() {
    expect(
      Self.router + """
        struct Home: View {
          @Router private var router
          var body: some View { Button("S") { router.router.open(.settings) } }
        }
        struct Settings: View {
          @Router private var router
          var body: some View { Button("x") { 2️⃣router.dismiss() } }
        }
        """,
      transitions: ["Home -push-> Settings at 1️⃣", "A -root-> Home"],
      backs: ["Settings pop at 2️⃣"])
  }

  @Test("A dismiss action that is handed on as a value still dismisses")
  func handedDismissal() {
    expect(
      """
      struct A: View {
        @State private var shown = false
        var body: some View { Button("b") { 1️⃣shown = true }.sheet(isPresented: $shown) { B() } }
      }
      struct Actions { let close: DismissAction }
      struct B: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Bar(actions: Actions(close: dismiss)) }
      }
      struct Bar: View {
        let actions: Actions
        var body: some View { Button("x") { 2️⃣actions.close() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("A view that can do without what it is given is more than its frame")
  func slot() {
    expect(
      """
      struct A: View { var body: some View { TabView { NavigationStack { Page() }; Pick() } } }
      struct Page<Buttons: View>: View {
        let buttons: () -> Buttons
        init(@ViewBuilder buttons: @escaping () -> Buttons) { self.buttons = buttons }
        init() where Buttons == EmptyView { self.buttons = { EmptyView() } }
        var body: some View { VStack { Rows(); buttons() } }
      }
      struct Rows: View { var body: some View { 1️⃣NavigationLink("b") { B() } } }
      struct Pick: View { var body: some View { NavigationStack { Page { Text("x") } } } }
      """,
      transitions: [
        "A -tab-> Page", "A -tab-> Pick", "Pick -root-> Page", "Page -push-> B at 1️⃣",
      ])
  }

  @Test(
    "A function that may give nothing gives no content",
    arguments: [
      ("<Empty: View>", "() -> Empty?", "empty()"), ("", "() -> AnyView?", "empty()"),
      ("", "(() -> AnyView?)", "Text(\"x\")"),
    ])
  func optionalContent(_ generics: String, _ type: String, _ use: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { NavigationStack { Search(empty: { nil }) } }
        }
      }
      struct Search\(generics): View {
        let empty: \(type)
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          ScrollView { Field(); \(use) }.toolbar { Button("Cancel") { 2️⃣dismiss() } }
        }
      }
      struct Field: View { var body: some View { Text("x") } }
      """, transitions: ["A -sheet-> Search at 1️⃣"], backs: ["Search dismiss at 2️⃣"])
  }

  @Test(
    "A frame whose stack follows the path of its maker is looked through",
    arguments: [
      ("@Binding var path: [Int]", "$path"), ("let path: Binding<[Int]>", "path"),
    ])
  func stackFrame(_ path: String, _ given: String) {
    expect(
      """
      final class Guide: ObservableObject {
        @Published var left: [Int] = []
        @Published var right: [Int] = []
      }
      struct Frame<Content: View>: View {
        \(path)
        let content: () -> Content
        var body: some View {
          NavigationStack(path: \(given)) {
            content().navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      struct A: View {
        @StateObject private var guide = Guide()
        var body: some View { TabView { Left(guide: guide); Right(guide: guide) } }
      }
      struct Left: View {
        @ObservedObject var guide: Guide
        var body: some View { Frame(path: $guide.left) { C() } }
      }
      struct Right: View {
        @ObservedObject var guide: Guide
        var body: some View {
          Frame(path: $guide.right) { VStack { Button("x") { 1️⃣guide.right.append(1) } } }
        }
      }
      """,
      transitions: ["A -tab-> Left", "A -tab-> Right", "Left -root-> C", "Right -push-> B at 1️⃣"])
  }

  @Test("A view that shows such a frame is a level of its own, wherever it stands")
  func embeddedStackFrame() {
    expect(
      """
      struct Frame<Content: View>: View {
        @Binding var path: [Int]
        let content: () -> Content
        var body: some View { NavigationStack(path: $path) { content() } }
      }
      struct A: View { var body: some View { HStack { Text("x"); Menu() } } }
      struct Menu: View {
        @State private var path: [Int] = []
        var body: some View {
          Frame(path: $path) { VStack { 1️⃣NavigationLink("x") { B() } } }
        }
      }
      """, transitions: ["A -embed-> Menu", "Menu -push-> B at 1️⃣"])
  }

  @Test("The delegate that a SwiftUI app names is the one that runs")
  func launchDelegate() {
    expect(
      """
      @main struct Demo: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { delegate.rootView } }
      }
      final class Delegate: UIResponder, UIApplicationDelegate {
        var rootView: some View { Home() }
      }
      struct Home: View { var body: some View { 1️⃣NavigationLink("n") { Next() } } }
      struct Next: View { var body: some View { Text("n") } }
      """, transitions: ["Home -push-> Next at 1️⃣"], entries: ["Home"])
  }

  @Test(
    "A wrapper that only looks up what it is declared as",
    arguments: ["Container.shared.resolve(Held.self)", "Container.shared.resolve()"])
  func lookedUp(_ value: String) {
    expect(
      plainLaunch + """
        @propertyWrapper struct Inject<Held> { var wrappedValue: Held { \(value) } }
        final class Container {
          static let shared = Container()
          private var kept: [ObjectIdentifier: Any] = [:]
          func register<T>(_ type: T.Type, _ value: T) { kept[ObjectIdentifier(type)] = value }
          func resolve<T>(_ type: T.Type = T.self) -> T { kept[ObjectIdentifier(type)] as! T }
        }
        protocol Guide { func show(from controller: UIViewController) }
        protocol Help { func show(from controller: UIViewController) }
        final class AppGuide: Guide {
          func show(from controller: UIViewController) {
            1️⃣controller.present(Detail(), animated: true)
          }
        }
        final class AppHelp: Help {
          func show(from controller: UIViewController) {
            2️⃣controller.present(Last(), animated: true)
          }
        }
        final class Start: UIViewController {
          @Inject private var guide: Guide
          @Inject private var help: Help
          override func viewDidLoad() {
            Container.shared.register(Guide.self, AppGuide())
            Container.shared.register(Help.self, AppHelp())
          }
          @IBAction func go() { guide.show(from: self) }
          @IBAction func last() { help.show(from: self) }
        }
        final class Last: UIViewController {}
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Last at 2️⃣"])
  }

  @Test("A local's wrapper gives what it holds", arguments: ["Inject", "Inject<Guide>"])
  func local(_ wrapper: String) {
    expect(
      plainLaunch + """
        @propertyWrapper struct Inject<Held> {
          var wrappedValue: Held { Container.shared.resolve(Held.self) }
        }
        protocol Guide { func show(from controller: UIViewController) }
        final class AppGuide: Guide {
          func show(from controller: UIViewController) {
            1️⃣controller.present(Detail(), animated: true)
          }
        }
        final class Start: UIViewController {
          @IBAction func go() {
            @\(wrapper) var guide: Guide
            guide.show(from: self)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
