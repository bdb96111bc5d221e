import Testing

/// What `.environment(\.key, …)` puts around views.
@Suite("Values of the environment")
struct SurroundingValueTests {
  private static let flows = """
    extension EnvironmentValues { @Entry var close: () -> Void = {} }
    struct A: View {
      @State private var isB = false
      @State private var isC = false
      var body: some View {
        VStack { Button("B") { 1️⃣isB = true }; Button("C") { 2️⃣isC = true } }
          .sheet(isPresented: $isB) { B() }
          .fullScreenCover(isPresented: $isC) { C() }
      }
    }
    struct D: View {
      @Environment(\\.close) private var close
      var body: some View { Button("Done") { close() } }
    }
    struct E: View {
      @Environment(\\.close) private var close
      var body: some View { Button("Done") { close() } }
    }

    """

  private static let sheets = ["A -sheet-> B at 1️⃣", "A -cover-> C at 2️⃣"]

  @Test("Code is run by those below who put it there")
  func ofAncestors() {
    expect(
      Self.flows + """
        struct B: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            NavigationStack { 3️⃣NavigationLink("D") { D() } }.environment(\\.close) { 5️⃣dismiss() }
          }
        }
        struct C: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            NavigationStack { 4️⃣NavigationLink("E") { E() } }.environment(\\.close) { 6️⃣dismiss() }
          }
        }
        """, transitions: Self.sheets + ["B -push-> D at 3️⃣", "C -push-> E at 4️⃣"],
      backs: ["D dismiss at 5️⃣", "E dismiss at 6️⃣"])
  }

  @Test("A frame or a modifier puts it around what it is given")
  func ofFrames() {
    expect(
      Self.flows + """
        struct Frame<Content: View>: View {
          @Environment(\\.dismiss) private var dismiss
          @ViewBuilder let content: Content
          var body: some View { NavigationStack { content }.environment(\\.close) { 5️⃣dismiss() } }
        }
        struct Closing: ViewModifier {
          @Environment(\\.dismiss) private var dismiss
          func body(content: Content) -> some View { content.environment(\\.close) { 6️⃣dismiss() } }
        }
        struct B: View {
          var body: some View { Frame { Row() } }
        }
        struct Row: View { var body: some View { 3️⃣NavigationLink("D") { D() } } }
        struct C: View {
          var body: some View { NavigationStack { Link() }.modifier(Closing()) }
        }
        struct Link: View { var body: some View { 4️⃣NavigationLink("E") { E() } } }
        """,
      transitions: Self.sheets + [
        "B -root-> Row", "C -root-> Link", "Row -push-> D at 3️⃣", "Link -push-> E at 4️⃣",
      ], backs: ["D pop at 5️⃣", "E pop at 6️⃣"])
  }

  private func styled(_ first: String, _ second: String) -> String {
    """
    enum Style { case menu, pick }
    extension EnvironmentValues { @Entry var style: Style = .menu }
    struct Cell: View {
      @Environment(\\.style) private var style
      var body: some View {
        if style == .pick { Button("x") {} } else { 1️⃣NavigationLink("D") { D() } }
      }
    }
    struct A: View { var body: some View { TabView { NavigationStack { B() }; NavigationStack { C() } } } }
    struct B: View { var body: some View { VStack { Cell() }\(first) } }
    struct C: View { var body: some View { VStack { Cell() }\(second) } }
    """
  }

  private static let tabs = ["A -tab-> B", "A -tab-> C"]

  @Test("A choice decides branches of those below")
  func choice() {
    expect(
      styled(".environment(\\.style, .menu)", ".environment(\\.style, .pick)"),
      transitions: Self.tabs + ["B -push-> D at 1️⃣"])
  }

  @Test(
    "One that is not known, or not always made, decides nothing",
    arguments: [
      "", ".environment(\\.style, Style.allCases[index])",
      ".environment(\\.style, UserDefaults.standard.bool(forKey: \"m\") ? .menu : .pick)",
    ])
  func unknown(modifier: String) {
    expect(
      styled(modifier, ".environment(\\.style, .pick)"),
      transitions: Self.tabs + ["B -push-> D at 1️⃣"])
  }

  @Test("What the controllers around say is not known", arguments: [true, false])
  func bridged(_ isBridged: Bool) {
    expect(
      """
      @main struct Shop: App {
        var body: some Scene { WindowGroup { A().modifier(Other()) } }
      }
      struct Other: ViewModifier {
        func body(content: Content) -> some View { content.environment(\\.other, 1) }
      }
      struct TabsKey: EnvironmentKey { static var defaultValue: Bool = false }
      \(isBridged ? "extension TabsKey: UITraitBridgedEnvironmentKey {}" : "")
      extension EnvironmentValues {
        var tabs: Bool { get { self[TabsKey.self] } set { self[TabsKey.self] = newValue } }
        @Entry var other = 0
      }
      struct A: View {
        @Environment(\\.tabs) private var tabs
        var body: some View { if tabs { TabView { B(); C() } } else { NavigationStack { D() } } }
      }
      """,
      transitions: isBridged ? ["A -tab-> B", "A -tab-> C", "A -root-> D"] : ["A -root-> D"])
  }

  @Test("What some condition puts there may not be there")
  func condition() {
    expect(
      styled(".modifier(Picking(isOn: UserDefaults.standard.bool(forKey: \"p\")))", "")
        + """

        struct Picking: ViewModifier {
          let isOn: Bool
          func body(content: Content) -> some View {
            if isOn { content.environment(\\.style, .pick) } else { content }
          }
        }
        """,
      transitions: Self.tabs + ["B -push-> D at 1️⃣", "C -push-> D at 1️⃣"])
  }

  @Test("What SwiftUI puts there can be any case of its type")
  func systemValues() {
    expect(
      """
      struct A: View {
        @Environment(\\.horizontalSizeClass) private var width
        @Environment(\\.scenePhase) private var phase
        @State private var isShown = false
        var body: some View {
          content
            .sheet(isPresented: $isShown) { D() }
            .onChange(of: phase) { newPhase in
              switch newPhase {
              case .active: 1️⃣isShown = true
              default: break
              }
            }
        }
        @ViewBuilder var content: some View {
          if case .compact = width { NavigationStack { B() } } else { NavigationStack { C() } }
        }
      }
      """, transitions: ["A -root-> B", "A -root-> C", "A -sheet-> D at 1️⃣"])
  }

  /// Rows that lead to a page only where the key says so.
  private static let rows = """
    enum Route: Hashable { case b, c }
    struct Row: View {
      @Environment(\\.isFocused) private var isFocused
      var body: some View { if isFocused { 1️⃣NavigationLink("D") { D() } } }
    }
    extension View {
      func routes() -> some View {
        navigationDestination(for: Route.self) { route in
          switch route {
          case .b: B()
          case .c: C()
          }
        }
      }
    }
    struct Home: View {
      var body: some View {
        VStack { 2️⃣NavigationLink("B", value: Route.b); 3️⃣NavigationLink("C", value: Route.c) }
      }
    }
    struct B: View { var body: some View { List { Row() } } }
    struct C: View {
      @State private var chosen = 1
      var body: some View {
        List {
          ForEach([1, 2], id: \\.self) { number in
            let isFocused = number == chosen
            Row().environment(\\.isFocused, isFocused)
          }
        }
      }
    }

    """

  private static let entry =
    "extension EnvironmentValues { @Entry var isFocused: Bool = false }\n"

  private static let key = """
    struct FocusKey: EnvironmentKey { static let defaultValue = false }
    extension EnvironmentValues {
      var isFocused: Bool { get { self[FocusKey.self] } set { self[FocusKey.self] = newValue } }
    }

    """

  private static let made = """
    struct A: View { var body: some View { Part.first.content() } }
    enum Part {
      case first, second
      @ViewBuilder func content() -> some View {
        switch self {
        case .first: NavigationStack { Home().routes() }
        case .second: E()
        }
      }
    }

    """

  private static let own =
    "struct A: View { var body: some View { NavigationStack { Home().routes() } } }\n"

  @Test(
    "Where nobody puts anything there, the key has what it is declared with",
    arguments: [entry, key], [own, made])
  func byDefault(key: String, start: String) {
    expect(
      key + Self.rows + start,
      transitions: [
        "A -root-> Home", "Home -push-> B at 2️⃣", "Home -push-> C at 3️⃣", "C -push-> D at 1️⃣",
      ])
  }

  @Test("What is put around a frame reaches what the frame shows")
  func aroundFrames() {
    expect(
      Self.entry + Self.rows + """
        struct A: View {
          var body: some View {
            Frame { NavigationStack { Home().routes() } }.environment(\\.isFocused, true)
          }
        }
        struct Frame<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { content } }
        }
        """,
      transitions: [
        "A -root-> Home", "Home -push-> B at 2️⃣", "Home -push-> C at 3️⃣", "B -push-> D at 1️⃣",
        "C -push-> D at 1️⃣",
      ])
  }

  @Test("An object that is called as code is acts on the stack of who put it there")
  func ofCallables() {
    expect(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Tabs() } } }
      struct Action<Input> {
        let action: (Input) -> Void
        init(_ action: @escaping (Input) -> Void) { self.action = action }
        func callAsFunction(_ input: Input) { action(input) }
      }
      typealias PushAction = Action<any Hashable>
      extension EnvironmentValues { @Entry var push = PushAction { _ in } }
      enum Route: Hashable { case more }
      struct Tabs: View {
        @State private var first = NavigationPath()
        @State private var second = NavigationPath()
        var body: some View {
          TabView {
            NavigationStack(path: $first) {
              A().navigationDestination(for: Route.self) { _ in C() }
            }
            .environment(\\.push, PushAction { 1️⃣first.append($0) })
            NavigationStack(path: $second) {
              B().navigationDestination(for: Route.self) { _ in D() }
            }
            .environment(\\.push, PushAction { 2️⃣second.append($0) })
          }
        }
      }
      struct A: View {
        @Environment(\\.push) private var push
        var body: some View { Button("More") { push(Route.more) } }
      }
      struct B: View {
        @Environment(\\.push) private var push
        var body: some View { Button("More") { push(Route.more) } }
      }
      struct C: View { var body: some View { Text("C") } }
      struct D: View { var body: some View { Text("D") } }
      """,
      transitions: ["Tabs -tab-> A", "Tabs -tab-> B", "A -push-> C at 1️⃣", "B -push-> D at 2️⃣"])
  }

  @Test("A binding that is put around views is written by those below")
  func ofBindings() {
    expect(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { A() } } }
      extension EnvironmentValues { @Entry var isShown: Binding<Bool> = .constant(false) }
      struct A: View {
        @State private var isB = false
        var body: some View { Row().sheet(isPresented: $isB) { B() }.environment(\\.isShown, $isB) }
      }
      struct Row: View {
        @Environment(\\.isShown) private var isShown
        var body: some View { Button("B") { 1️⃣isShown.wrappedValue = true } }
      }
      struct B: View {
        @Environment(\\.isShown) private var isShown
        var body: some View { Button("Done") { 2️⃣isShown.wrappedValue = false } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("An object behind a protocol is the one that is put there, and no other of its kind")
  func conformer() {
    let graph = expect(
      """
      protocol Mover { func go(_ step: Step) }
      enum Step: Hashable { case details }
      final class MainMover: ObservableObject, Mover {
        @Published var path = NavigationPath()
        func go(_ step: Step) { 1️⃣path.append(step) }
      }
      final class SignInMover: ObservableObject, Mover {
        @Published var path = NavigationPath()
        func go(_ step: Step) { path.append(step) }
      }
      extension EnvironmentValues { @Entry var mover: Mover? = nil }
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { TabView { A(); B() } } }
      struct A: View {
        @StateObject private var mover = SignInMover()
        var body: some View { NavigationStack(path: $mover.path) { Text("a") } }
      }
      struct B: View {
        @StateObject private var mover = MainMover()
        var body: some View {
          NavigationStack(path: $mover.path) {
            C().navigationDestination(for: Step.self) { _ in D() }
          }
          .environment(\\.mover, mover)
        }
      }
      struct C: View {
        @Environment(\\.mover) private var mover
        var body: some View { Button("Details") { mover?.go(.details) } }
      }
      struct D: View { var body: some View { Text("d") } }
      """,
      transitions: [
        "Root -tab-> A", "Root -tab-> B", "B -root-> C", "C -push-> D at 1️⃣",
      ])
    #expect(graph.misplaced.isEmpty && graph.unresolved.isEmpty)
  }
}
