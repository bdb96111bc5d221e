import Testing

@testable import FlowLoading

@Suite("Bindings whose getters ask a function")
struct FunctionBindingTests {
  @Test(
    "An item that is taken out of a list shows what is put into the list",
    arguments: [
      ("guide.road(at: 0)", "guide.push(.stop)"), ("guide.last()", "guide.roads = [.stop]"),
      ("guide.roads.last", "guide.push(.stop)"),
    ])
  func item(_ getter: String, _ act: String) {
    expect(
      """
      enum Road: String, Identifiable {
        case home, stop
        var id: String { rawValue }
      }
      final class Guide: ObservableObject {
        @Published var roads: [Road] = []
        func road(at position: Int) -> Road? { roads.indices.contains(position) ? roads[position] : nil }
        func last() -> Road? { roads.last }
        func push(_ road: Road) { roads.append(road) }
      }
      struct Home: View { var body: some View { Text("home") } }
      struct Stop: View { var body: some View { Text("stop") } }
      struct Root: View {
        @StateObject var guide = Guide()
        var bound: Binding<Road?> { Binding(get: { \(getter) }, set: { _ in }) }
        var body: some View {
          Button("stop") { 1️⃣\(act) }.sheet(item: bound) { page($0) }
        }
        @ViewBuilder func page(_ road: Road) -> some View {
          switch road {
          case .home: Home()
          case .stop: Stop()
          }
        }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      """, transitions: ["Root -sheet-> Stop"])
  }

  @Test("A layout that a local holds lays out what it is given")
  func layouts() {
    expect(
      """
      struct Pear: View { var body: some View { Text("pear") } }
      struct Root: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View { NavigationStack { bar } }
        var bar: some View {
          let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
          return layout { 1️⃣NavigationLink("pear") { Pear() } }
        }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      """, transitions: ["Root -push-> Pear at 1️⃣"])
  }
}
