import Testing

/// `Binding(get:set:)` around state, and around content.
@Suite("Bindings made by hand")
struct HandmadeBindingTests {
  private func source(_ taps: String) -> String {
    """
    enum Page: Hashable { case b, c }
    final class Model: ObservableObject {
      @Published var page: Page?
      func set(_ page: Page?) { 1️⃣self.page = page }
    }
    struct A: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack {
          List { \(taps) }.navigationDestination(item: pushed, destination: page)
        }
      }
      var pushed: Binding<Page?> { Binding(get: { model.page }, set: { model.set($0) }) }
      @ViewBuilder func page(_ page: Page) -> some View {
        switch page {
        case .b: B()
        case .c: C()
        }
      }
    }
    """
  }

  @Test("A setter that hands on what it is given shows nothing that others show")
  func echo() {
    let graph = expect(
      source("Button(\"b\") { model.set(.b) }; Button(\"c\") { model.set(.c) }"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.certain, .certain])
  }

  @Test("A number that is asked for shows by what it is set to")
  func number() {
    let graph = expect(
      """
      struct A: View {
        @State private var step = 0
        var body: some View {
          Button("x") { 1️⃣step = 2 }
            .sheet(isPresented: Binding(get: { step > 1 }, set: { _ in step = 0 })) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> B"])
    #expect(graph.unresolved.isEmpty)
  }

  @Test(
    "A property of a binding's value is a binding to whatever modifier it is handed",
    arguments: [
      "$routing", "Binding(get: { routing }, set: { routing = $0 })",
    ])
  func property(_ binding: String) {
    expect(
      """
      struct A: View {
        struct Routing: Equatable { var isOpen = false }
        @State private var routing = Routing()
        private var binding: Binding<Routing> { \(binding) }
        var body: some View {
          Button("x") { 1️⃣routing.isOpen = true }.page(shown: binding.isOpen) { B() }
        }
      }
      extension View {
        func page<Page: View>(
          shown: Binding<Bool>, @ViewBuilder content: @escaping () -> Page
        ) -> some View {
          modifier(PageModifier(shown: shown, content: content))
        }
      }
      struct PageModifier<Page: View>: ViewModifier {
        let shown: Binding<Bool>
        let content: () -> Page
        func body(content: Content) -> some View {
          content.sheet(isPresented: shown, content: self.content)
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What nobody else is seen to show it may")
  func unseen() {
    let graph = expect(
      source("Button(\"b\") { model.set(.b) }"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.certain, .possible])
  }

  /// A page that a link shows while state holds a text, and a button that writes one.
  private func named(_ text: String) -> String {
    """
    final class Model: ObservableObject {
      enum Names { static let search = "search" }
      @Published var page: String? = "start"
      lazy var isSearching: Binding<Bool> = .init(get: { self.page == Names.search }, set: { _ in })
    }
    struct A: View {
      @StateObject private var model = Model()
      var body: some View {
        NavigationView {
          List {
            1️⃣NavigationLink(destination: B(), isActive: model.isSearching) { Text("Search") }
            NavigationLink(destination: C()) { Text("C") }
          }
        }.environmentObject(model)
      }
    }
    struct C: View {
      @EnvironmentObject var model: Model
      var body: some View { Button("Find") { 2️⃣model.page = \(text) } }
    }
    """
  }

  private static let links = ["A -push-> B at 1️⃣", "A -push-> C"]

  @Test(
    "What is shown while state holds a text, who writes that text shows",
    arguments: ["Model.Names.search", "\"search\""])
  func texts(_ text: String) {
    expect(named(text), transitions: Self.links + ["C -push-> B at 2️⃣"])
  }

  @Test(
    "Another text shows nothing, nor one that nobody knows",
    arguments: ["\"start\"", "nil", "UserDefaults.standard.string(forKey: \"page\")"])
  func otherTexts(_ text: String) {
    expect(named(text), transitions: Self.links)
  }

  @Test(
    "A binding to content holds the views that its getter makes",
    arguments: [
      ("Wrapper(floating: $content)", "ZStack { Color.gray; floating.padding(15) }"),
      ("Wrapper(floating: $content)", "floating"),
    ])
  func content(hosted: String, body: String) {
    expect(
      """
      extension View {
        func floating<Content: View>(_ content: Binding<Content?>) -> some View {
          background(Presenter(content: content).opacity(0))
        }
      }
      struct Presenter<Floating: View>: UIViewControllerRepresentable {
        @Binding var content: Floating?
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {
          guard content != nil else { return }
          let host = UIHostingController(rootView: \(hosted))
          host.modalPresentationStyle = .overFullScreen
          1️⃣controller.present(host, animated: false)
        }
        struct Wrapper: View {
          @Binding var floating: Floating?
          var body: some View { \(body) }
        }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View { Button("x") { isShown = true }.floating(pad) }
        var pad: Binding<AnyView?> {
          Binding(
            get: { isShown ? AnyView(D(onDone: { isShown = false })) : nil },
            set: { if $0 == nil { isShown = false } })
        }
      }
      struct D: View {
        let onDone: () -> Void
        var body: some View { Button("7") { onDone() } }
      }
      """, transitions: ["A -cover-> D at 1️⃣"])
  }

  @Test(
    "A binding that an initialiser of the app's own makes of another",
    arguments: [
      "Binding(presenting: $page) { $0 != nil }", ".init(presenting: $page) { $0 != nil }",
      "Binding(showing: $page)", "Binding { page != nil } set: { if !$0 { page = nil } }",
    ])
  func extended(_ made: String) {
    expect(
      """
      struct A: View {
        enum Page: Identifiable { case g; var id: Self { self } }
        @State private var page: Page?
        var body: some View {
          Button("x") { 1️⃣page = .g }.sheet(item: $page) { _ in G(isPresented: \(made)) }
        }
      }
      extension Binding where Value == Bool {
        init<T>(presenting other: Binding<T?>, if block: @escaping (T?) -> Bool) {
          self.init {
            block(other.wrappedValue)
          } set: {
            if !$0 { other.wrappedValue = nil }
          }
        }
        init<T>(showing other: Binding<T?>) {
          let clear = { other.wrappedValue = nil }
          self.init(get: { other.wrappedValue != nil }, set: { if !$0 { clear() } })
        }
      }
      struct G: View {
        @Binding var isPresented: Bool
        var body: some View { Button("OK") { 2️⃣isPresented = false } }
      }
      """, transitions: ["A -sheet-> G at 1️⃣"], backs: ["G dismiss at 2️⃣"])
  }

  @Test(
    "A binding that a store makes of a path into its state is to what lies there",
    arguments: ["\\.isShown", "{ $0.isShown }"])
  func storeBinding(_ get: String) {
    expect(
      """
      struct Model { var isShown = false; var count = 0 }
      enum Act { case show(Bool), count }
      final class Store: ObservableObject {
        @Published private(set) var state = Model()
        func send(_ action: Act) {
          var next = state
          switch action {
          case .show(let isShown): 1️⃣next.isShown = isShown
          case .count: next.count += 1
          }
          state = next
        }
        func binding<Value>(
          get: @escaping (Model) -> Value, tag: @escaping (Value) -> Act
        ) -> Binding<Value> {
          Binding(get: { get(self.state) }, set: { value in self.send(tag(value)) })
        }
      }
      struct A: View {
        @StateObject private var store = Store()
        var body: some View {
          VStack {
            Button("x") { store.send(.show(true)) }
            Button("y") { store.send(.count) }
          }
          .sheet(isPresented: store.binding(get: \(get), tag: Act.show)) { Help(store: store) }
        }
      }
      struct Help: View {
        @ObservedObject var store: Store
        var body: some View { Button("x") { store.send(.show(false)) } }
      }
      """,
      transitions: ["A -sheet-> Help at 1️⃣"], backs: ["Help dismiss at 1️⃣"])
  }

  @Test(
    "What surrounds a view is a condition, and not what shows",
    arguments: ["isCompact && isShown", "isShown && isCompact"])
  func surroundings(asked: String) {
    expect(
      """
      struct A: View {
        @Environment(\\.isCompact) private var isCompact
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }
            .sheet(isPresented: Binding(get: { \(asked) }, set: { isShown = $0 })) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A binding whose closures stand behind the call",
    arguments: [
      "Binding { source != nil } set: { _ in source = nil }",
      "Binding(get: { source != nil }) { _ in source = nil }",
      ".init { source != nil } set: { _ in source = nil }",
    ])
  func trailing(_ binding: String) {
    expect(
      """
      struct A: View {
        enum Source { case camera, library }
        @State private var source: Source?
        private var isPicking: Binding<Bool> { \(binding) }
        var body: some View {
          Button("Pick") { 1️⃣source = .library }.sheet(isPresented: isPicking) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A function writes a binding that it is given",
    arguments: [
      (
        "show(isShown: $isShown)",
        "func show(isShown: Binding<Bool>) { 1️⃣isShown.wrappedValue = true }"
      ),
      (
        "Self.show($isShown)",
        "static func show(_ flag: Binding<Bool>) { 1️⃣flag.wrappedValue.toggle() }"
      ),
      (
        "show(Target(flag: $isShown))",
        "func show(_ target: Target) { 1️⃣target.flag?.wrappedValue = true }"
      ),
    ])
  func parameter(call: String, function: String) {
    expect(
      """
      struct Target { let flag: Binding<Bool>? }
      struct A: View {
        @State private var isShown = false
        var body: some View { Button("x") { \(call) }.sheet(isPresented: $isShown) { B() } }
        \(function)
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A binding to a computed flag shows by the state that the flag asks",
    arguments: [
      "get { pending != nil } set { if !newValue { pending = nil } }",
      "get { return pending != nil } set(isShown) { pending = isShown ? pending : nil }",
    ])
  func computedFlag(_ accessors: String) {
    expect(
      """
      struct Item: Identifiable { let id: Int }
      @Observable final class Model {
        var pending: Item?
        var isAsking: Bool { \(accessors) }
        func ask() { 1️⃣pending = Item(id: 1) }
      }
      struct A: View {
        @State var model = Model()
        var body: some View {
          Button("x") { model.ask() }.sheet(isPresented: $model.isAsking) { Ask(model: model) }
        }
      }
      struct Ask: View {
        let model: Model
        var body: some View { Button("x") { model.isAsking = false } }
      }
      """, transitions: ["A -sheet-> Ask at 1️⃣"], backs: ["Ask dismiss"])
  }

  @Test("State behind a computed property is written once, by the setter")
  func forwardedFlag() {
    expect(
      """
      @Observable final class Model {
        private var flag = false
        var isShown: Bool { get { flag } set { 1️⃣flag = newValue } }
        func show() { 2️⃣flag = true }
      }
      struct A: View {
        @State var model = Model()
        var body: some View {
          VStack { Button("x") { model.isShown = true }; Button("y") { model.show() } }
            .sheet(isPresented: $model.isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> B at 2️⃣"])
  }

  @Test(
    "A binding to what a getter makes of state shows it when the state is written",
    arguments: ["model.shown.map(Wrapper.init)", "model.shown.flatMap(Wrapper.init)"])
  func mapped(_ getter: String) {
    expect(
      """
      enum Route { case red, blue }
      struct Wrapper: Identifiable { let id = UUID(); let route: Route }
      final class Model: ObservableObject { @Published var shown: Route? }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Button("Red") { 1️⃣model.shown = .red }
            Button("Blue") { 2️⃣model.shown = .blue }
          }
          .fullScreenCover(item: Binding(get: { \(getter) }, set: { _ in model.shown = nil })) {
            page($0.route)
          }
        }
        @ViewBuilder func page(_ route: Route) -> some View {
          switch route {
          case .red: B()
          case .blue: C()
          }
        }
      }
      """, transitions: ["A -cover-> B at 1️⃣", "A -cover-> C at 2️⃣"])
  }

  @Test("Who shows something for a case sets it to no other when that has gone")
  func gone() {
    expect(
      """
      enum Page { case b, c }
      struct A: View {
        @State private var page: Page?
        var body: some View {
          NavigationStack {
            Button("x") { 1️⃣page = .b }
              .navigationDestination(isPresented: binding(.b)) { B() }
          }
        }
        private func binding(_ wanted: Page) -> Binding<Bool> {
          Binding(get: { page == wanted }, set: { page = $0 ? wanted : nil })
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("What sets the state of a binding made by hand listens to what sets it off")
  func observed() {
    expect(
      """
      final class Model: ObservableObject {
        @Published var ended = false
        func end() { ended = true }
      }
      enum Route: Hashable { case result, board }
      final class Router: ObservableObject { @Published var active: Route? }
      struct A: View {
        @StateObject private var model: Model
        init(model: Model) { _model = StateObject(wrappedValue: model) }
        @StateObject var router = Router()
        var body: some View {
          Button("x") { model.end() }
            .onChange(of: model.ended) { ended in if ended { 1️⃣router.active = .result } }
            .overlay(link)
        }
        @ViewBuilder private var link: some View {
          NavigationLink(
            destination: B(),
            isActive: Binding(
              get: { router.active != nil }, set: { if !$0 { router.active = nil } })
          ) { EmptyView() }
        }
      }
      @main struct Demo: App {
        var body: some Scene { WindowGroup { NavigationView { A(model: Model()) } } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "A getter of several statements gives what its last one gives",
    arguments: [
      "{ print(isShown); return isShown }", "{ let now = isShown; return now }", "{ isShown }",
    ])
  func statements(_ getter: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Row(isOn: Binding(get: \(getter), set: { isShown = $0 }))
            .sheet(isPresented: $isShown) { B() }
        }
      }
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View { Button("on") { 1️⃣isOn = true } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("One that a view is given opens what the view writes, and by itself what its setter adds")
  func lent() {
    let graph = expect(
      """
      struct A: View {
        @State private var isShown = false
        @State private var isOther = false
        var body: some View {
          Row(isOn: Binding(get: { isShown }, set: { isShown = $0; if !$0 { 2️⃣isOther = true } }))
            .sheet(isPresented: $isShown) { B() }
            .sheet(isPresented: $isOther) { C() }
        }
      }
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View { Button("on") { 1️⃣isOn = true } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
    #expect(graph.transitions.filter { $0.to == "B" }.map(\.trigger) == ["Button “on”"])
  }

  @Test("So it is with one that a method on bindings makes")
  func method() {
    let graph = expect(
      """
      extension Binding {
        func onChange(_ act: @escaping (Value) -> Void) -> Binding<Value> {
          Binding(get: { print("read"); return wrappedValue }, set: { wrappedValue = $0; act($0) })
        }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Row(isOn: $isShown.onChange { print($0) }).sheet(isPresented: $isShown) { B() }
        }
      }
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View { Button("on") { 1️⃣isOn = true } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “on”"])
  }
}
