import FlowGraph
import FlowLoading
import Testing

@Suite("Selections and identifiers")
struct SelectionTests {
  @Test("In a column a value link selects, and the other column switches")
  func splitView() {
    expect(
      """
      enum Panel: Hashable { case truck, orders }
      struct A: View {
        @State private var panel: Panel? = .truck
        var body: some View {
          NavigationSplitView { Sidebar(panel: $panel) } detail: {
            NavigationStack { Detail(panel: $panel) }
          }
        }
      }
      struct Sidebar: View {
        @Binding var panel: Panel?
        var body: some View {
          List(selection: $panel) {
            1️⃣NavigationLink(value: Panel.truck) { Text("t") }
            2️⃣NavigationLink(value: Panel.orders) { Text("o") }
          }
        }
      }
      struct Detail: View {
        @Binding var panel: Panel?
        var body: some View {
          switch panel ?? .truck {
          case .truck: Truck()
          case .orders: Orders()
          }
        }
      }
      struct Truck: View {
        var body: some View {
          3️⃣NavigationLink(value: "t") { Text("x") }
            .navigationDestination(for: String.self) { _ in Engine() }
        }
      }
      struct Orders: View {
        var body: some View {
          4️⃣NavigationLink(value: "o") { Text("x") }
            .navigationDestination(for: String.self) { _ in Order() }
        }
      }
      struct Engine: View { var body: some View { Text("e") } }
      struct Order: View { var body: some View { Text("o") } }
      """,
      transitions: [
        "A -embed-> Sidebar", "A -embed-> Detail", "Detail -embed-> Truck",
        "Detail -embed-> Orders",
        "Sidebar -embed-> Truck at 1️⃣", "Sidebar -embed-> Orders at 2️⃣",
        // Screens that take turns keep their own destinations apart.
        "Truck -push-> Engine at 3️⃣", "Orders -push-> Order at 4️⃣",
      ])
  }

  @Test("A type's ID is the type of its id")
  func identifier() {
    expect(
      """
      struct Item: Identifiable { var id: String }
      struct A: View {
        @State var items: [Item] = []
        var body: some View {
          NavigationStack {
            List(items) { item in 1️⃣NavigationLink(value: item.id) { Text("x") } }
              .navigationDestination(for: Item.ID.self) { _ in B() }
          }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A destination for an unknown type may be the one that is missed")
  func unknownDestination() {
    let graph = expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink(value: 1) { Text("x") }
              .navigationDestination(for: Kit.typeOfPage()) { _ in B() }
          }
        }
      }
      """, unresolved: ["at 1️⃣", "call"])
    #expect(graph.undelivered.isEmpty)
  }

  @Test("Who sets what a column of a split view shows goes there")
  func columnState() {
    expect(
      """
      protocol Coordinator: AnyObject { func present() -> AnyView }
      final class Module { var coordinator: (any Coordinator)?; init(_ c: any Coordinator) { coordinator = c } }
      @Observable final class Split: Coordinator {
        var sidebar: Module?
        var detail: Module?
        func setSidebar(_ c: any Coordinator) { sidebar = Module(c) }
        func setDetail(_ c: (any Coordinator)?) {
          guard let c else { detail = nil; return }
          1️⃣detail = Module(c)
        }
        func present() -> AnyView { AnyView(A(split: self)) }
      }
      final class HomeCoordinator: Coordinator {
        let split: Split
        init(split: Split) { self.split = split }
        func present() -> AnyView { AnyView(B(open: { self.split.setDetail(RoomCoordinator()) })) }
      }
      final class RoomCoordinator: Coordinator { func present() -> AnyView { AnyView(C()) } }
      final class OtherCoordinator: Coordinator { func present() -> AnyView { AnyView(D()) } }
      final class Holder { let other = Module(OtherCoordinator()) }
      struct A: View {
        let split: Split
        var body: some View {
          NavigationSplitView {
            split.sidebar?.coordinator?.present()
          } detail: {
            if let detail = split.detail { detail.coordinator?.present() } else { E() }
          }
        }
      }
      struct B: View { let open: () -> Void; var body: some View { Button("x", action: open) } }
      @main struct TheApp: App {
        private let split = Split()
        private let holder = Holder()
        init() { split.setSidebar(HomeCoordinator(split: split)) }
        var body: some Scene { WindowGroup { split.present() } }
      }
      """,
      transitions: ["A -embed-> B", "A -embed-> C", "A -embed-> E", "B -embed-> C at 1️⃣"])
  }

  @Test("A column whose state nothing sets shows none of the things that others wrap")
  func emptyColumn() {
    expect(
      """
      protocol Coordinator: AnyObject { func present() -> AnyView }
      final class Module { var coordinator: (any Coordinator)?; init(_ c: any Coordinator) { coordinator = c } }
      final class BCoordinator: Coordinator { func present() -> AnyView { AnyView(B()) } }
      final class CCoordinator: Coordinator { func present() -> AnyView { AnyView(C()) } }
      @Observable final class Split {
        var sidebar: Module?
        var detail: Module?
        var sheet: Module?
        init() { sidebar = Module(BCoordinator()); sheet = Module(CCoordinator()) }
        func set(_ c: any Coordinator) { detail = Module(c) }
      }
      struct A: View {
        @State private var split = Split()
        var body: some View {
          NavigationSplitView {
            split.sidebar?.coordinator?.present()
          } detail: {
            if let detail = split.detail { detail.coordinator?.present() } else { E() }
          }
        }
      }
      """, transitions: ["A -embed-> B", "A -embed-> E"])
  }

  @Test("A binding made by hand over state that can hold more selects what its own type says")
  func handMade() {
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: """
          @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
          struct Lecture: Hashable { var id: Int }
          struct Coach: Hashable { var id: Int }
          final class Navigation: ObservableObject {
            @Published var path: (any Hashable)?
            func binding<T: Hashable>(_ path: Binding<(any Hashable)?>) -> Binding<T?> {
              Binding { path.wrappedValue as? T } set: { path.wrappedValue = $0 }
            }
          }
          struct Home: View {
            @StateObject private var navigation = Navigation()
            private var selected: Binding<Lecture?> { navigation.binding($navigation.path) }
            var body: some View {
              NavigationSplitView {
                List(selection: selected) {
                  NavigationLink("One", value: Lecture(id: 1))
                  NavigationLink("Two", value: Coach(id: 1))
                }
              } detail: {
                NavigationStack { Text("Choose") }
              }
            }
          }
          """)
    ])
    #expect(graph.undelivered.map(\.type) == ["Coach"])
  }
}
