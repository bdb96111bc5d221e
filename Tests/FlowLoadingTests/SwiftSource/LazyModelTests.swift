import FlowGraph
import Testing

/// `FlowView(ShopFlow())` of `init(_ flow: @autoclosure () -> Flow)`.
@Suite("Generic parameters that code which is run later says")
struct LazyModelTests {
  private func app(_ initializer: String, _ made: String) -> String {
    """
    protocol Flow: ObservableObject {
      associatedtype Route: Hashable
      associatedtype Root: View
      associatedtype Page: View
      var path: [Route] { get set }
      @ViewBuilder var root: Root { get }
      @ViewBuilder func page(_ route: Route) -> Page
    }
    struct FlowView<F: Flow>: View {
      @StateObject private var flow: F
      \(initializer)
      var body: some View {
        NavigationStack(path: $flow.path) {
          flow.root.navigationDestination(for: F.Route.self) { flow.page($0) }
        }
      }
    }
    final class Shop: Flow {
      enum Route: Hashable { case b, c }
      @Published var path: [Route] = []
      var root: some View { List(open: { 1️⃣self.path.append(.b) }) }
      func page(_ route: Route) -> some View {
        switch route {
        case .b: B()
        case .c: C()
        }
      }
    }
    struct List: View {
      let open: () -> Void
      var body: some View { Button("B", action: open) }
    }
    @main struct Demo: App { var body: some Scene { WindowGroup { \(made) } } }
    """
  }

  @Test(
    "A flow's own routes are those of the flow that is made",
    arguments: [
      (
        "init(_ make: @autoclosure @escaping () -> F) { _flow = .init(wrappedValue: make()) }",
        "FlowView(Shop())"
      ),
      (
        "init(flow: @escaping () -> F) { _flow = StateObject(wrappedValue: flow()) }",
        "FlowView(flow: { Shop() })"
      ),
      (
        "init(make: @escaping () -> F) { _flow = StateObject(wrappedValue: make()) }",
        "FlowView { Shop() }"
      ),
    ])
  func routes(_ initializer: String, _ made: String) {
    expect(
      app(initializer, made), transitions: ["FlowView -root-> List", "List -push-> B at 1️⃣"])
  }
}
