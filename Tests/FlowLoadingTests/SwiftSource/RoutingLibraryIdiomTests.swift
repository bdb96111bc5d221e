import Testing

/// What programs write that bring a routing library of their own along.
@Suite("Idioms of routing libraries")
struct RoutingLibraryIdiomTests {
  private static let leg = """
    enum Leg: Hop {
      case first(String), second
      var body: some View {
        switch self {
        case .first: B()
        case .second: C()
        }
      }
    }

    """

  @Test("A generic stack takes its routes' type from the array that it is bound to")
  func inferredByArray() {
    expect(
      """
      protocol Hop: View, Hashable {}
      \(Self.leg)
      struct LegStack<L: View & Hashable, Root: View>: View {
        @Binding var path: [L]
        let root: () -> Root
        init(path: Binding<[L]>, @ViewBuilder root: @escaping () -> Root) {
          _path = path
          self.root = root
        }
        var body: some View {
          NavigationStack(path: $path) { root().navigationDestination(for: L.self) { $0 } }
        }
      }
      struct A: View {
        @State private var legs: [Leg] = []
        var body: some View {
          LegStack(path: $legs) {
            Button("b") { 1️⃣legs.append(.first("")) }
            Button("c") { 2️⃣legs.append(.second) }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("A type conforms to what another name's composition holds")
  func composedConformance() {
    expect(
      """
      typealias Hop = View & Hashable
      \(Self.leg)
      struct A: View {
        @State private var legs: [Leg] = []
        var body: some View {
          NavigationStack(path: $legs) {
            Button("b") { 1️⃣legs.append(.first("")) }
              .navigationDestination(for: Leg.self) { $0 }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("`Bindable(model)` gives bindings to the model's properties")
  func bindable() {
    expect(
      """
      @Observable final class Guide { var steps: [Int] = [] }
      struct A: View {
        @Environment(Guide.self) private var guide
        var body: some View {
          NavigationStack(path: Bindable(guide).steps) {
            Button("b") { 1️⃣guide.steps.append(1) }.navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      @main struct TheApp: App {
        @State private var guide = Guide()
        var body: some Scene { WindowGroup { A().environment(guide) } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("An item that is known by a protocol is the route that each button makes it of")
  func existentialItem() {
    let graph = expect(
      """
      protocol Place: View {}
      struct AnyPlace: Identifiable { var wrapped: any Place; var id: Int { 0 } }
      @Observable final class Guide {
        var sheet: AnyPlace?
        func show(_ place: Garden) { 1️⃣sheet = AnyPlace(wrapped: place) }
      }
      enum Garden: Place {
        case fruit, root
        var body: some View {
          switch self {
          case .fruit: B()
          case .root: C()
          }
        }
      }
      struct A: View {
        @State private var guide = Guide()
        var body: some View {
          VStack {
            Button("fruit") { guide.show(Garden.fruit) }
            Button("root") { guide.show(Garden.root) }
          }
          .sheet(item: $guide.sheet) { AnyView($0.wrapped.body) }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 1️⃣"])
    #expect(
      graph.transitions.map { "\($0.to) by \($0.trigger ?? "")" }.sorted() == [
        "B by Button “fruit”", "C by Button “root”",
      ])
  }

  @Test("A path of boxed values meets the destination for boxes")
  func boxes() {
    expect(
      """
      struct Fruit: Hashable { let name: String }
      struct A: View {
        @State private var items: [AnyHashable] = []
        var body: some View {
          NavigationStack(path: $items) {
            Button("b") { 1️⃣items.append(Fruit(name: "")) }
              .navigationDestination(for: AnyHashable.self) { item in
                if item is Fruit { B() } else { C() }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A link in the sidebar pushes on the stack in the detail column")
  func sidebar() {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationSplitView {
            List { 1️⃣NavigationLink("b", value: 1) }
          } detail: {
            NavigationStack { Text("").navigationDestination(for: Int.self) { _ in B() } }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A path that is made of other state is not known")
  func derivedPath() {
    expect(
      """
      struct Stop: Hashable { let id: String }
      struct A: View {
        @State private var names: [String] = []
        var body: some View {
          1️⃣NavigationStack(
            path: Binding(get: { names.map { Stop(id: $0) } }, set: { names = $0.map(\\.id) })
          ) {
            Button("b") { names.append("b") }.navigationDestination(for: Stop.self) { _ in B() }
          }
        }
      }
      """, transitions: [], unresolved: ["at 1️⃣"])
  }

  @Test(
    "What asks whether a list holds anything shows what is added to it",
    arguments: ["items.last != nil", "!items.isEmpty", "items.first != nil", "items.count > 0"])
  func listFlag(_ asked: String) {
    expect(
      """
      struct A: View {
        @State private var items: [Int] = []
        var body: some View {
          Button("b") { 1️⃣items.append(1) }
            .sheet(isPresented: Binding(get: { \(asked) }, set: { _ in items = [] })) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A published flag that is set from the start is heard at once")
  func publishedFlag() {
    func source(_ initial: Bool) -> String {
      """
      final class Flags: ObservableObject { @Published var isReady = \(initial) }
      struct A: View {
        @StateObject private var flags = Flags()
        @State private var isOpen = false
        var body: some View {
          Text("")
            .onReceive(flags.$isReady) { isReady in if isReady { 1️⃣isOpen = true } }
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      """
    }
    expect(source(true), transitions: ["A -sheet-> B at 1️⃣"])
    expect(source(false), transitions: [])
  }

  @Test("A method's name as a property's first value takes the object")
  func unappliedMethod() {
    expect(
      """
      final class Pilot {
        let start: (Pilot) -> () -> AnyView = makeStart
        func makeStart() -> AnyView { AnyView(Quay()) }
        func face() -> AnyView { start(self)() }
      }
      struct A: View { var body: some View { Pilot().face() } }
      struct Quay: View {
        @State private var isOpen = false
        var body: some View {
          Button("b") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Views that a list of dressers dress one after the other")
  func reduced() {
    expect(
      """
      protocol Coat { func dress(_ view: AnyView) -> AnyView }
      struct SheetCoat: Coat {
        func dress(_ view: AnyView) -> AnyView {
          AnyView(view1️⃣.sheet(isPresented: .constant(true)) { B() })
        }
      }
      struct A: View {
        let coats: [any Coat] = [SheetCoat()]
        var body: some View { coats.reduce(AnyView(Text(""))) { done, coat in coat.dress(done) } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An associated type is what a witness has inside of a list or an optional")
  func inferredAssociatedType() {
    expect(
      """
      protocol Pilot: AnyObject {
        associatedtype Place
        var path: [Place] { get set }
        func reveal(_ place: Place)
      }
      extension Pilot { func reveal(_ place: Place) { 1️⃣path.append(place) } }
      enum Spot: Hashable { case dawn }
      final class Gate: ObservableObject, Pilot { @Published var path: [Spot] = [] }
      struct A: View {
        @StateObject private var gate = Gate()
        var body: some View {
          NavigationStack(path: $gate.path) {
            Button("b") { gate.reveal(.dawn) }
              .navigationDestination(for: Spot.self) { spot in
                switch spot { case .dawn: B() }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Whether an object is of two protocols is asked of both")
  func composedTest() {
    expect(
      """
      protocol Guide: AnyObject { var name: String { get } }
      protocol Tabbed { var pages: [String] { get } }
      typealias TabbedGuide = Guide & Tabbed
      extension Guide { var isBoth: Bool { self is (any TabbedGuide) } }
      @Observable final class Gate: Guide { let name = "" }
      struct A: View { var body: some View { Hall(guide: Gate()) } }
      struct Hall<G: Guide>: View {
        let guide: G
        @State private var isOpen = false
        var body: some View {
          if guide.isBoth {
            Text("")
          } else {
            Button("b") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { B() }
          }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An enum that is a view shows what its case does, wherever it stands")
  func enumViews() {
    let graph = expect(
      """
      enum Spot: View {
        case dusk, dawn
        var body: some View {
          switch self {
          case .dusk: Dusk()
          case .dawn: Text("dawn")
          }
        }
      }
      struct Dusk: View {
        @State private var isOpen = false
        var body: some View {
          Button("b") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { B() }
        }
      }
      struct A: View { var body: some View { VStack { Spot.dusk } } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(!graph.unshown.contains { $0.name == "Spot" })
  }

  @Test("Inside the app's own `sheet` the name means SwiftUI's")
  func ownSheet() {
    expect(
      """
      struct Pear: Identifiable { let id: Int; var label = "" }
      struct A: View {
        @State private var pear: Pear?
        var body: some View {
          Button("b") { 1️⃣pear = Pear(id: 1) }.sheet(item: $pear) { $pear in B() }
        }
      }
      extension View {
        func sheet<Item: Identifiable, Content: View>(
          item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
          @ViewBuilder content: @escaping (Binding<Item>) -> Content
        ) -> some View {
          sheet(item: item, onDismiss: onDismiss) { _ in
            content(Binding(get: { item.wrappedValue! }, set: { item.wrappedValue = $0 }))
          }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
