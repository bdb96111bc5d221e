import FlowGraph
import Testing

@Suite("Components, helpers and modifiers")
struct ComponentTests {
  @Test("A row's operation belongs to every screen that shows it")
  func everyScreen() {
    expect(
      """
      @Observable final class Router { var path: [Int] = []; func open() { 1️⃣path.append(1) } }
      struct A: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            List { Row(); 2️⃣NavigationLink("x") { B() } }
              .navigationDestination(for: Int.self) { _ in C() }
          }
          .environment(router)
        }
      }
      struct B: View { var body: some View { VStack { Card() } } }
      struct Card: View { var body: some View { Row().padding() } }
      struct Row: View {
        @Environment(Router.self) private var router
        var body: some View { Text("x").onTapGesture { router.open() } }
      }
      """,
      transitions: ["A -push-> C at 1️⃣", "B -push-> C at 1️⃣", "A -push-> B at 2️⃣"],
      screens: ["A", "B", "C"])
  }

  @Test("A row's closure runs on the screen that gave it")
  func closure() {
    expect(
      """
      struct A: View {
        @State private var first = false
        @State private var second = false
        var body: some View {
          VStack {
            Row(title: "1") { 1️⃣first = true }
            Row(title: "2", action: { 2️⃣second = true })
          }
          .sheet(isPresented: $first) { B() }
          .sheet(isPresented: $second) { C() }
        }
      }
      struct Row: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action) }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("An extension of View holds the destinations")
  func viewExtension() {
    expect(
      """
      enum Route: Hashable { case b, c }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route { case .b: B(); case .c: C() }
          }
        }
        func withModal(_ item: Binding<Route?>) -> some View {
          self.sheet(item: item) { _ in D() }
        }
      }
      extension Route: Identifiable { var id: Self { self } }
      struct A: View {
        @State private var modal: Route?
        var body: some View {
          NavigationStack {
            VStack {
              1️⃣NavigationLink("b", value: Route.b)
              Button("m") { 2️⃣modal = .c }
            }
            .withRoutes()
            .withModal($modal)
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> D at 2️⃣"])
  }

  @Test("A view modifier presents, by type and by extension")
  func viewModifier() {
    expect(
      """
      struct HelpModifier: ViewModifier {
        @State private var isShown = false
        func body(content: Content) -> some View {
          content
            .toolbar { Button("?") { 1️⃣isShown = true } }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      extension View { func help() -> some View { modifier(HelpModifier()) } }
      struct A: View {
        var body: some View {
          NavigationStack { 2️⃣NavigationLink("x") { C() } }.modifier(HelpModifier())
        }
      }
      struct C: View { var body: some View { Text("x").help() } }
      """, transitions: ["A -sheet-> B at 1️⃣", "C -sheet-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("A generic wrapper is no screen; its content is")
  func wrapper() {
    expect(
      """
      struct ModalStack<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationStack { content() } }
      }
      struct Framed<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
      }
      struct A: View {
        @State private var first = false
        @State private var second = false
        var body: some View {
          VStack { Button("x") { 1️⃣first = true }; Button("y") { 2️⃣second = true } }
            .sheet(isPresented: $first) { ModalStack { B() } }
            .sheet(isPresented: $second) { Framed { C() } }
        }
      }
      struct B: View { var body: some View { 3️⃣NavigationLink("x") { D() } } }
      """,
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣", "B -push-> D at 3️⃣"],
      screens: ["A", "B", "C", "D"])
  }

  @Test("A wrapper that only switches is no screen")
  func switching() {
    expect(
      """
      enum Route: Hashable { case b, c }
      struct Destination: View {
        let route: Route
        var body: some View { switch route { case .b: B(); case .c: C() } }
      }
      struct A: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") { 1️⃣path.append(.b) }
              .navigationDestination(for: Route.self) { Destination(route: $0) }
              .navigationDestination(for: Int.self) { _ in D() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"], screens: ["A", "B", "C", "D"])
  }

  @Test("An enum that is a view switches over itself")
  func enumView() {
    expect(
      """
      enum Route: Hashable, View {
        case b, c
        var body: some View { switch self { case .b: B(); case .c: C() } }
      }
      struct A: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("x", value: Route.c)
              .navigationDestination(for: Route.self) { $0 }
          }
        }
      }
      """, transitions: ["A -push-> C at 1️⃣"])
  }

  @Test("An enum's method or property builds the screen")
  func enumBuilder() {
    expect(
      """
      enum Route: Hashable {
        case b, c(String)
        @ViewBuilder var destination: some View {
          switch self { case .b: B(); case .c(let name): C() }
        }
        func view(flag: Bool) -> AnyView { flag ? AnyView(D()) : AnyView(destination) }
      }
      struct A: View {
        var body: some View {
          NavigationStack {
            VStack {
              1️⃣NavigationLink("x", value: Route.c("x"))
              2️⃣NavigationLink("y") { Route.b.view(flag: true) }
            }
            .navigationDestination(for: Route.self) { $0.destination }
          }
        }
      }
      """, transitions: ["A -push-> C at 1️⃣", "A -push-> D at 2️⃣"])
  }

  @Test("A constant argument takes one branch")
  func constantArgument() {
    expect(
      """
      enum Kind { case main, detail }
      final class Factory {
        @ViewBuilder func screen(_ kind: Kind, id: Int? = nil) -> some View {
          switch kind {
          case .main: B()
          case .detail: if id == nil { C() } else { D() }
          }
        }
      }
      struct A: View {
        let factory = Factory()
        var body: some View {
          NavigationStack {
            factory.screen(.main)
          }
        }
      }
      struct B: View {
        let factory = Factory()
        var body: some View {
          VStack {
            1️⃣NavigationLink("x") { factory.screen(.detail) }
            2️⃣NavigationLink("y") { factory.screen(.detail, id: 4) }
          }
        }
      }
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣", "B -push-> D at 2️⃣"])
  }

  @Test("A default argument decides where none is given")
  func defaultArgument() {
    expect(
      """
      struct A: View {
        var body: some View { NavigationStack { VStack { Entry(); Entry(isInSettings: false) } } }
      }
      struct Entry: View {
        var isInSettings = true
        var body: some View {
          if isInSettings { 1️⃣NavigationLink("x") { B() } } else { 2️⃣NavigationLink("y") { C() } }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("Menus, context menus, swipe actions and alerts hold actions")
  func controls() {
    expect(
      """
      struct A: View {
        @State private var sheet = false
        @State private var ask = false
        var body: some View {
          List {
            Text("x")
              .swipeActions { Button("s") { 1️⃣sheet = true } }
              .contextMenu { Button("m") { 2️⃣sheet = true } }
            Menu("more") { Button("n") { 3️⃣sheet = true } }
          }
          .alert("?", isPresented: $ask) { Button("ok") { 4️⃣sheet = true } } message: { Text("m") }
          .confirmationDialog("?", isPresented: $ask) { Button("ok") { 5️⃣sheet = true } }
          .task { 6️⃣sheet = true }
          .refreshable { await reload() }
          .overlay(alignment: .bottom) { Button("o") { 7️⃣sheet = true } }
          .sheet(isPresented: $sheet) { B() }
        }
        func reload() async { 8️⃣sheet = true }
      }
      """,
      transitions: (1...8).map { "A -sheet-> B at \($0)\u{FE0F}\u{20E3}" })
  }

  @Test("Content that cannot be tapped still counts as possible only where a screen shows it")
  func unusedComponent() {
    let graph = expect(
      """
      struct A: View { var body: some View { Text("x") } }
      struct Row: View { var body: some View { NavigationLink("x") { B() } } }
      """, screens: ["A"])
    #expect(graph.unshown.map(\.name).contains("Row"))
  }

  @Test("An unqualified modifier in an extension of View is one on the view")
  func unqualifiedModifier() {
    expect(
      """
      struct A: View {
        @State private var shows = false
        var body: some View {
          Button("x") { 1️⃣shows = true }.sheet(isPresented: $shows) { B() }.failing()
        }
      }
      extension View {
        func failing() -> some View {
          return alert("Failed", isPresented: .constant(true)) { Button("OK") {} }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Of two targets' functions, the one of the call's own folder is meant")
  func nearestFunction() {
    expect(
      """
      //// App/Screens.swift
      struct A: View { var body: some View { NavigationStack { Text("x").opening() } } }
      //// App/Opening.swift
      extension View {
        func opening() -> some View { toolbar { 1️⃣NavigationLink("x") { B() } } }
      }
      //// Another/Opening.swift
      extension View {
        func opening() -> some View { toolbar { NavigationLink("x") { C() } } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Content of a component that branches over one member bears the component's name")
  func branchingContent() {
    expect(
      """
      struct A: View { var body: some View { Picker() } }
      struct Picker: View {
        @State private var shows = false
        var body: some View {
          Button("x") { 1️⃣shows = true }
            .sheet(isPresented: $shows) {
              if #available(iOS 26, *) { list.presentationDetents([.large]) } else { list }
            }
        }
        private var list: some View {
          NavigationStack { List { Button("close") { shows.toggle() } } }
        }
      }
      """, transitions: ["A -sheet-> Picker at 1️⃣"], backs: ["Picker dismiss"])
  }

  @Test("Pages to leaf through and views of UIKit are content of their screen")
  func partsOfScreens() {
    expect(
      """
      struct A: View {
        @State private var shows = false
        var body: some View { VStack { Pages(); Button("x") { 1️⃣shows = true } }
          .sheet(isPresented: $shows) { B() } }
      }
      struct Pages: View {
        var body: some View { TabView { Text("1"); Text("2") }.tabViewStyle(.page) }
      }
      struct B: View { var body: some View { NavigationStack { Canvas() } } }
      struct Canvas: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], screens: ["A", "B"])
  }

  @Test("onChange on a view sets off what it does on that view's screen")
  func onChangeOfAView() {
    expect(
      """
      @main struct Shop: App {
        @State private var shows = false
        var body: some Scene {
          WindowGroup {
            A().onChange(of: phase) { 1️⃣shows = true }.sheet(isPresented: $shows) { B() }
          }
        }
      }
      struct A: View { var body: some View { Text("a") } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An arm of an `#if` that returns does not hide the others")
  func returningArm() {
    expect(
      """
      struct A: View {
        var isWide: Bool {
          #if targetEnvironment(macCatalyst)
            return true
          #else
            return UIDevice.current.userInterfaceIdiom == .pad
          #endif
        }
        var body: some View {
          NavigationStack {
            if isWide { 1️⃣NavigationLink("x") { B() } } else { 2️⃣NavigationLink("y") { C() } }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("A library's own kind of view, told by its body")
  func foreignView() {
    expect(
      """
      struct A: ConnectedView {
        struct Props {}
        func map(state: AppState) -> Props { Props() }
        func body(props: Props) -> some View {
          NavigationView { 1️⃣NavigationLink(destination: B()) { Text("b") } }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A library's container shows what it is given, whatever it is called")
  func libraryContainer() {
    expect(
      """
      struct A: View {
        @State private var isB = false
        @State private var isC = false
        var body: some View {
          SwipeView {
            Button("b") { 1️⃣isB = true }.sheet(isPresented: $isB) { B() }
          } trailingActions: { context in
            Button("c") { 2️⃣isC = true }
          }
          .sheet(isPresented: $isC) { C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("A screen that can hold a further view is a screen all the same")
  func optionalContent() {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { B() }
        }
      }
      struct B: View {
        let header: (() -> AnyView)?
        @State private var isOpen = false
        @Environment(\\.dismiss) private var dismiss
        init(header: (() -> AnyView)? = nil) { self.header = header }
        var body: some View {
          VStack {
            if let header { header() }
            Button("Cancel") { 2️⃣dismiss() }
            Button("x") { 3️⃣isOpen = true }
          }
          .sheet(isPresented: $isOpen) { C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 3️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("A screen to which nothing leads is a part of the one that it stands in")
  func inlinedScreen() {
    let graph = expect(
      """
      enum Route: Hashable {
        case b, c
        @ViewBuilder func view() -> some View {
          switch self {
          case .b: B()
          case .c: C()
          }
        }
      }
      struct A: View {
        var body: some View {
          NavigationStack {
            VStack {
              Text("Title")
              Route.b.view()
              1️⃣NavigationLink(value: Route.c) { Text("c") }
            }
            .navigationDestination(for: Route.self) { $0.view() }
          }
        }
      }
      """, transitions: ["A -embed-> B", "A -push-> C at 1️⃣"])
    #expect(graph.screens.map(\.name).contains("B"))
  }

  @Test("A component that nests itself hands on what its own maker gave it")
  func nestsItself() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        @State private var isOther = false
        var body: some View {
          VStack {
            Row(items: ["x"], onChange: { _ in 1️⃣isShown = true })
            Button("Other") { 2️⃣isOther = true }
          }
          .sheet(isPresented: $isShown) { B() }
          .sheet(isPresented: $isOther) { Other() }
        }
      }
      struct Row: View {
        let items: [String]
        var onChange: ((String) -> Void)?
        var body: some View {
          Button("Change") { onChange?("key") }
          ForEach(items, id: \\.self) { _ in Row(items: [], onChange: onChange) }
        }
      }
      struct Other: View { var body: some View { Row(items: ["y"]) } }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> Other at 2️⃣"])
  }
}
