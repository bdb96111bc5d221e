import Testing

@Suite("Screens that take turns, wherever code chooses them")
struct PageSwitchTests {
  /// Three screens that a model's phase chooses between.
  private func app(_ code: String) -> String {
    """
    enum Phase { case splash, login, home }
    final class Model: ObservableObject { @Published var phase: Phase = .splash }
    @main struct Shop: App {
      @StateObject private var model = Model()
      var body: some Scene { WindowGroup { Root(model: model) } }
    }
    struct Splash: View {
      let model: Model
      var body: some View { NavigationStack { Text("s").task { 1️⃣model.phase = .login } } }
    }
    struct Login: View {
      let model: Model
      var body: some View { NavigationStack { Button("In") { 2️⃣model.phase = .home } } }
    }
    struct Home: View {
      let model: Model
      var body: some View { NavigationStack { Button("Out") { 3️⃣model.phase = .login } } }
    }
    \(code)
    """
  }

  private static let choice =
    """
    switch phase {
    case .splash: Splash(model: model)
    case .login: Login(model: model)
    case .home: Home(model: model)
    }
    """

  @Test(
    "In a function that is given the state, in another view, as views of any type, and in a model",
    arguments: [
      """
      var body: some View { page(for: model.phase) }
      @ViewBuilder func page(for phase: Phase) -> some View { \(choice) }
      """,
      """
      var body: some View { Pages(phase: model.phase, model: model) }
      struct Pages: View { let phase: Phase; let model: Model; var body: some View { \(choice) } }
      """,
      """
      var body: some View { content }
      private var content: AnyView {
        switch model.phase {
        case .splash: return AnyView(Splash(model: model))
        case .login: return AnyView(Login(model: model))
        case .home: return AnyView(Home(model: model))
        }
      }
      """,
      """
      var body: some View {
        model.phase == .splash
          ? AnyView(Splash(model: model))
          : model.phase == .login ? AnyView(Login(model: model)) : AnyView(Home(model: model))
      }
      """,
    ])
  func told(body: String) {
    expect(
      app(
        """
        struct Root: View { @ObservedObject var model: Model; \(body) }
        """),
      transitions: [
        "Root -root-> Splash", "Root -root-> Login", "Root -root-> Home",
        "Splash -embed-> Login at 1️⃣", "Login -embed-> Home at 2️⃣", "Home -embed-> Login at 3️⃣",
      ])
  }

  @Test("Each on a condition of its own, one over the other")
  func layers() {
    expect(
      app(
        """
        struct Root: View {
          @ObservedObject var model: Model
          var body: some View {
            ZStack {
              if model.phase == .splash { Splash(model: model).transition(.opacity) }
              if model.phase == .login { Login(model: model) }
              if model.phase == .home { Home(model: model) }
            }
          }
        }
        """),
      transitions: [
        "Root -embed-> Splash", "Root -embed-> Login", "Root -embed-> Home",
        "Splash -embed-> Login at 1️⃣", "Login -embed-> Home at 2️⃣", "Home -embed-> Login at 3️⃣",
      ])
  }

  @Test("A view that only chooses a page by the route that it is given is none itself")
  func routeViews() {
    let bodies = [
      """
      var body: some View {
        if route == .b { B() } else if route == .c { C() } else { D() }
      }
      """,
      """
      var body: some View { content.navigationBarTitleDisplayMode(.inline) }
      @ViewBuilder private var content: some View {
        switch route {
        case .b: B()
        case .c: C()
        case .d: D()
        }
      }
      """,
      "var body: some View { route.page }",
    ]
    for body in bodies {
      expect(
        """
        enum Route: Hashable {
          case b, c, d
          @ViewBuilder var page: some View {
            switch self {
            case .b: B()
            case .c: C()
            case .d: D()
            }
          }
        }
        struct RouteView: View { let route: Route; \(body) }
        struct A: View {
          @State private var path: [Route] = []
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                Button("B") { 1️⃣path.append(.b) }
                Button("C") { 2️⃣path.append(.c) }
                Button("D") { 3️⃣path.append(.d) }
              }
              .navigationDestination(for: Route.self) { RouteView(route: $0) }
            }
          }
        }
        """,
        transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣", "A -push-> D at 3️⃣"])
    }
  }

  @Test("A page that the state itself brings up is not there to switch yet")
  func broughtUp() {
    expect(
      """
      enum Kind: Identifiable { case b, c; var id: Self { self } }
      struct A: View {
        @State private var kind: Kind?
        var body: some View {
          VStack {
            Button("B") { 1️⃣kind = .b }
          }
          .sheet(item: $kind) { Picker(kind: $0) }
        }
      }
      struct Picker: View {
        let kind: Kind
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          NavigationStack {
            Group {
              switch kind {
              case .b: B()
              case .c: C()
              }
            }
            .toolbar { Button("Done") { 2️⃣dismiss() } }
          }
        }
      }
      """,
      transitions: ["A -sheet-> Picker at 1️⃣", "Picker -root-> B", "Picker -root-> C"],
      backs: ["Picker dismiss at 2️⃣"])
  }

  @Test("A column shows the page of what is selected")
  func column() {
    expect(
      """
      enum Panel: String, Hashable {
        case c, d
        @ViewBuilder var page: some View {
          switch self {
          case .c: C()
          case .d: D()
          }
        }
      }
      struct A: View {
        @State private var selection: Panel?
        var body: some View {
          NavigationSplitView { B(selection: $selection) } detail: { Detail(selection: $selection) }
        }
      }
      struct B: View {
        @Binding var selection: Panel?
        var body: some View {
          List(selection: $selection) {
            1️⃣NavigationLink(value: Panel.c) { Text("C") }
            2️⃣NavigationLink(value: Panel.d) { Text("D") }
          }
        }
      }
      struct Detail: View {
        @Binding var selection: Panel?
        var body: some View { if let selection { selection.page } else { Text("x") } }
      }
      """,
      transitions: [
        "A -embed-> B", "A -embed-> Detail", "Detail -embed-> C", "Detail -embed-> D",
        "B -embed-> C at 1️⃣", "B -embed-> D at 2️⃣",
      ])
  }
}

@Suite("Pages beside the app's own tab bar")
struct BarredPageTests {
  @Test(
    "Each is a screen, and code on one shows another",
    arguments: [
      "VStack(spacing: 0) { page; Bar(tab: $tab) }",
      "ZStack(alignment: .bottom) { page; Bar(tab: $tab) }",
      """
      VStack {
        if tab == .home { Home(open: { 1️⃣tab = .profile }) } else { Profile() }
        Bar(tab: $tab)
      }
      """,
    ])
  func pages(layout: String) {
    expect(
      """
      enum Tab { case home, profile }
      struct A: View {
        @State private var tab: Tab = .home
        var body: some View { \(layout) }
        \(layout.contains("page;") ? Self.page : "")
      }
      struct Bar: View {
        @Binding var tab: Tab
        var body: some View { HStack { Button("P") { tab = .profile } } }
      }
      struct Home: View {
        let open: () -> Void
        var body: some View { NavigationStack { Button("Me", action: open) } }
      }
      struct Profile: View {
        @State private var edits = false
        var body: some View { Button("E") { 2️⃣edits = true }.sheet(isPresented: $edits) { B() } }
      }
      """,
      transitions: [
        "A -embed-> Home", "A -embed-> Profile", "Home -embed-> Profile at 1️⃣",
        "Profile -sheet-> B at 2️⃣",
      ])
  }

  private static let page =
    """
    @ViewBuilder private var page: some View {
      switch tab {
      case .home: Home(open: { 1️⃣tab = .profile })
      case .profile: Profile()
      }
    }
    """

  @Test("Parts of one page that take turns below a header are none")
  func parts() {
    expect(
      """
      enum Phase { case loading, loaded }
      struct A: View {
        @State private var phase: Phase = .loading
        var body: some View {
          NavigationStack {
            VStack {
              Header()
              switch phase {
              case .loading: ProgressView().task { phase = .loaded }
              case .loaded: Rows()
              }
            }
          }
        }
      }
      struct Header: View { var body: some View { 1️⃣NavigationLink("B") { B() } } }
      struct Rows: View { var body: some View { 2️⃣NavigationLink("C") { C() } } }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }
}
