import FlowGraph
import Testing

@testable import FlowLoading

@Suite("A stack that a view has on a condition, and controllers in views")
struct ConditionalFrameTests {
  @Test("A value that the view's own stack takes arrives where it has one")
  func ownStack() {
    let graph = expect(
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Split() } } }
      struct Split: View {
        var body: some View {
          NavigationSplitView { Text("side") } detail: { Layer(page: load(), isStacked: load()) }
        }
      }
      enum Page {
        case one, two
        @ViewBuilder func view() -> some View {
          switch self {
          case .one: One()
          case .two: Two()
          }
        }
      }
      struct Layer: View {
        let page: Page
        let isStacked: Bool
        var body: some View {
          Group {
            if isStacked {
              NavigationStack { page.view().navigationDestination(for: Item.self) { _ in B() } }
            } else {
              page.view()
            }
          }
        }
      }
      struct One: View { var body: some View { VStack { 1️⃣NavigationLink("b", value: Item()) } } }
      struct Two: View { var body: some View { Text("two") } }
      struct Item: Hashable {}
      struct B: View { var body: some View { Text("b") } }
      """,
      transitions: [
        "Split -embed-> Layer", "Layer -root-> One", "Layer -root-> Two", "One -push-> B at 1️⃣",
      ])
    #expect(graph.undelivered == [])
  }

  @Test("A stack in a modal takes nothing that the screen beneath it pushes")
  func stackInModal() {
    let graph = expect(
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { NavigationStack { Home() } } }
      struct Home: View {
        @State private var isShown = false
        var body: some View {
          VStack { Row(); Button("more") { isShown = true } }
            .sheet(isPresented: $isShown) { NavigationStack { Sheet() } }
        }
      }
      struct Sheet: View {
        var body: some View { VStack { Row() }.navigationDestination(for: Item.self) { _ in B() } }
      }
      struct Row: View { var body: some View { 1️⃣NavigationLink("b", value: Item()) } }
      struct Item: Hashable {}
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["Root -root-> Home", "Home -sheet-> Sheet", "Sheet -push-> B at 1️⃣"])
    #expect(graph.undelivered.map(\.from) == ["Home"])
  }

  @Test(
    "What a controller in a view hosts may inherit, if somebody provides it",
    arguments: [(true, true), (false, true), (true, false)])
  func hosted(isInView: Bool, isProvided: Bool) {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        @main struct TheApp: App {
          @StateObject private var model = Model()
          var body: some Scene { WindowGroup { A()\(isProvided ? ".environmentObject(model)" : "") } }
        }
        class Model: ObservableObject {}
        struct A: View {
          @State private var isShown = false
          var body: some View { \(isInView ? "Tabs()" : "Text(\"a\")") }
        }
        struct Tabs: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> Bar {
            let bar = Bar()
            bar.viewControllers = [UIHostingController(rootView: B())]
            return bar
          }
          func updateUIViewController(_ bar: Bar, context: Context) {}
        }
        class Bar: UITabBarController {}
        struct B: View {
          @EnvironmentObject var model: Model
          var body: some View { Text(model.name) }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
          ) {
            \(isInView ? "" : "let bar = Bar(); bar.viewControllers = [UIHostingController(rootView: B())]; window?.rootViewController = bar")
          }
        }
        """
      ).files)
    #expect(
      graph.hazards.filter { $0.kind.rawValue == "environment" }.isEmpty == (isInView && isProvided)
    )
  }
}
