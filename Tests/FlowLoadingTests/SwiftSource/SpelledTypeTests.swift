import Testing

@testable import FlowLoading

@Suite("Types that are spelt in more than one way")
struct SpelledTypeTests {
  @Test(
    "A witness that spells a protocol with any hides the protocol's own default",
    arguments: ["Host", "any Host"])
  func witness(_ host: String) {
    expect(
      """
      protocol Host {}
      protocol Factory { func help(for host: Host) -> AnyView }
      extension Factory { func help(for host: Host) -> AnyView { fatalError() } }
      struct Own: Factory { func help(for host: \(host)) -> AnyView { AnyView(B()) } }
      @main struct Main: App { var body: some Scene { WindowGroup { A(factory: Own()) } } }
      struct A: View, Host {
        let factory: Factory
        @State private var isShown = false
        var body: some View {
          Button("Help") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { factory.help(for: self) }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -sheet-> B at 1️⃣"], entries: ["A"])
  }

  @Test(
    "An override can name a type by the class around it",
    arguments: ["Knob", "Base.Knob"])
  func override(_ knob: String) {
    expect(
      launching("window?.rootViewController = A()") + """
        class Base: UIViewController {
          enum Knob { case add, done }
          func tapped(_ knob: Knob) {}
          func fill(_ knob: Knob) {
            view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.tapped(knob) }))
          }
        }
        final class A: Base {
          override func viewDidLoad() { fill(isEditing ? .done : .add) }
          override func tapped(_ knob: \(knob)) {
            switch knob {
            case .add: 1️⃣present(B(), animated: true)
            case .done: break
            }
          }
        }
        final class B: UIViewController {}
        """, transitions: ["A -sheet-> B at 1️⃣"], entries: ["A"])
  }

  @Test(
    "A function's type parameter is what a binding or a closure that it is given says",
    arguments: [(true, "stop in"), (false, "(stop: Stop) in")])
  func parameter(_ isBound: Bool, _ given: String) {
    expect(
      """
      enum Stop: Hashable { case fish(String) }
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var path\(isBound ? ": [Stop] = []" : " = NavigationPath()")
        var body: some View {
          A(show: { 1️⃣path.append(Stop.fish($0)) })
            .stacked($path) { \(given)
              switch stop { case .fish(let name): B(name: name) }
            }
        }
      }
      struct A: View {
        let show: (String) -> Void
        var body: some View { Button("Carp") { show("Carp") } }
      }
      struct B: View { let name: String; var body: some View { Text(name) } }
      extension View {
        func stacked<Page: View, Place: Hashable>(
          _ path: \(isBound ? "Binding<[Place]>" : "Binding<NavigationPath>"),
          @ViewBuilder page: @escaping (Place) -> Page
        ) -> some View {
          NavigationStack(path: path) { navigationDestination(for: Place.self, destination: page) }
        }
      }
      """, transitions: ["Root -root-> A", "A -push-> B at 1️⃣"], entries: ["Root"])
  }

  @Test("So is the parameter of a modifier's type that such a function makes")
  func modifier() {
    expect(
      """
      enum Stop: Hashable { case fish }
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var path: [Stop] = []
        var body: some View { A(show: { 1️⃣path.append(.fish) }).stacked($path) { _ in B() } }
      }
      struct A: View {
        let show: () -> Void
        var body: some View { Button("Carp", action: show) }
      }
      struct B: View { var body: some View { Text("b") } }
      struct Stacked<Page: View, Place: Hashable>: ViewModifier {
        @Binding var path: [Place]
        @ViewBuilder let page: (Place) -> Page
        func body(content: Content) -> some View {
          NavigationStack(path: $path) {
            content.navigationDestination(for: Place.self, destination: page)
          }
        }
      }
      extension View {
        func stacked<Page: View, Place: Hashable>(
          _ path: Binding<[Place]>, @ViewBuilder page: @escaping (Place) -> Page
        ) -> some View { modifier(Stacked(path: path, page: page)) }
      }
      """, transitions: ["Root -root-> A", "A -push-> B at 1️⃣"], entries: ["Root"])
  }
}
