import FlowGraph
import Testing

@Suite("What fills a level and what is a part of it")
struct LevelContentTests {
  @Test("A view beside a list is a part of the screen")
  func besideList() {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack {
            VStack { HStack { Text("h") }; Rule(height: 6); List { Text("x") } }
          }
        }
      }
      struct Rule: View { let height: CGFloat; var body: some View { HStack { Color.red } } }
      """, entries: ["A"], screens: ["A"])
  }

  @Test("A view of UIKit in a frame is a part of the screen")
  func uikitView() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            ZStack { Box { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() } }
          }
        }
      }
      struct Box: UIViewRepresentable {
        let onSelect: () -> Void
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ view: MKMapView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, MKMapViewDelegate {
          let parent: Box
          init(_ parent: Box) { self.parent = parent }
          func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { parent.onSelect() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], entries: ["A"])
  }

  @Test("Content of a map is a part of the screen")
  func mapContent() {
    expect(
      """
      struct A: View { var body: some View { Map { Pins() } } }
      struct Pins: MapContent {
        @State private var chosen: Int?
        var body: some MapContent {
          Annotation("x", coordinate: place) {
            Image("pin").onTapGesture { 1️⃣chosen = 1 }.popover(item: $chosen) { _ in B() }
          }
        }
      }
      """, transitions: ["A -popover-> B at 1️⃣"])
  }

  @Test("A property that the program adds to every view gives the view")
  func viewProperty() {
    expect(
      """
      extension View {
        var erased: AnyView { AnyView(self) }
        var padded: some View { VStack { self }.padding() }
      }
      struct A: View {
        @State private var chosen: Int?
        var body: some View {
          NavigationStack {
            List {
              1️⃣NavigationLink(destination: B().erased) { Text("b") }
              2️⃣NavigationLink("c") { make() }
            }
            .onTapGesture { 3️⃣chosen = 1 }
            .sheet(item: $chosen) { _ in D().padded }
          }
        }
        private func make() -> AnyView { C().erased }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣", "A -sheet-> D at 3️⃣"])
  }

  @Test("Tabs in a stack are its owner's tabs and no roots")
  func tabsInStack() {
    expect(
      """
      struct A: View {
        @State private var page = 0
        var body: some View {
          NavigationView {
            TabView(selection: $page) { B().tag(0); C().tag(1) }.tabViewStyle(.page)
          }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C"])
  }

  @Test("A frame's only view stays so while more becomes known of what acts on it")
  func growingEffects() {
    expect(
      """
      @main struct TestApp: App {
        let model = Model()
        var body: some Scene { WindowGroup { A().onAppear { model.load() }.modifier(Boxing()) } }
      }
      struct A: View { var body: some View { Text("a") } }
      struct Boxing: ViewModifier {
        func body(content: Content) -> some View { Box { content } }
      }
      struct Box<C: View>: View {
        let inner: () -> C
        var body: some View { VStack { inner() } }
      }
      final class Model {
        enum Event { case stopped }
        let changed = PassthroughSubject<Event, Never>()
        private var store: Store?
        func load() {
          Task { try await observe(store) }
        }
        func observe(_ store: Store?) async throws {
          self.store = store
          reload(items).sink { _ in }
          changed.send(.stopped)
        }
      }
      """, entries: ["A"], screens: ["A"])
  }

  @Test(
    "A view that shows what it is given in a modal of its own alone is a screen",
    arguments: [
      ("let profile: (Int) -> AnyView", "profile(1)"),
      ("let profile: (Int) -> AnyView", "page"),
      ("@ViewBuilder let profile: (Int) -> Content", "profile(1)"),
    ])
  func givenModal(_ property: String, _ content: String) {
    let generics = property.contains("Content") ? "<Content: View>" : ""
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { Thought(profile: profile) }
        }
        private func profile(_ number: Int) -> AnyView { AnyView(B()) }
      }
      struct Thought\(generics): View {
        \(property)
        @State private var showsProfile = false
        var body: some View {
          VStack { Text("x"); Button("Who") { 2️⃣showsProfile = true } }
            .sheet(isPresented: $showsProfile) { \(content) }
        }
        private var page: some View { profile(1) }
      }
      """, transitions: ["A -sheet-> Thought at 1️⃣", "Thought -sheet-> B at 2️⃣"])
  }

  @Test("A view that shows what it is given itself only frames it, whatever else it presents")
  func givenContent() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { Gate { B() } }
        }
      }
      struct Gate<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isLarge = false
        var body: some View {
          inner.fullScreenCover(isPresented: $isLarge) { content() }
        }
        private var inner: some View { content().onTapGesture { isLarge = true } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
