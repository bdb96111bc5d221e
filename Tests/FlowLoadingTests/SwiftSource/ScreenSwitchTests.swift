import FlowGraph
import Testing

@testable import FlowLoading

@Suite("State that switches whole screens, and key paths")
struct ScreenSwitchTests {
  @Test("A body that is one screen or another")
  func body() {
    expect(
      """
      struct A: View {
        @State private var isSignedIn = false
        var body: some View {
          if isSignedIn {
            NavigationStack { B() }
          } else {
            C { 1️⃣isSignedIn = true }
          }
        }
      }
      struct C: View {
        let done: () -> Void
        var body: some View { Button("x", action: done) }
      }
      """, transitions: ["A -root-> B", "A -embed-> C", "C -embed-> B at 1️⃣"])
  }

  @Test(
    "What comes and goes beside it changes nothing",
    arguments: [
      "Group { if isSignedIn { NavigationStack { B() } } else { C(done: done) }; mail }",
      """
      ZStack {
        if isSignedIn { NavigationStack { B() } } else { C(done: done) }
        if isSending { Text("sending") }
      }
      """,
      """
      WithPerceptionTracking {
        if isSignedIn { NavigationStack { B() } } else { C(done: done) }
        if isSending { mail }
      }
      """,
    ])
  func besides(_ content: String) {
    expect(
      """
      struct A: View {
        @State private var isSignedIn = false
        @State private var isSending = false
        var body: some View { \(content) }
        @ViewBuilder var mail: some View { if isSending { Text("mail") } }
        func done() { 1️⃣isSignedIn = true }
      }
      struct B: View { var body: some View { Text("b") } }
      struct C: View {
        let done: () -> Void
        var body: some View { Button("x", action: done) }
      }
      """, transitions: ["A -root-> B", "A -embed-> C", "C -embed-> B at 1️⃣"])
  }

  @Test(
    "A page that alone lies in a frame is that page, among several",
    arguments: ["B()", "ZStack { B() }", "ZStack { ZStack { B() } }"])
  func framed(_ page: String) {
    expect(
      """
      final class Session: ObservableObject {
        static let shared = Session()
        @Published var isOpen = false
        @Published var isKnown = false
      }
      struct A: View {
        @ObservedObject var session = Session.shared
        var body: some View {
          Group {
            if !session.isOpen { Welcome() } else if !session.isKnown { \(page) } else { C() }
          }
        }
      }
      struct Welcome: View {
        var body: some View {
          NavigationStack { Button("x") { 1️⃣Session.shared.isOpen = true } }
        }
      }
      struct B: View { var body: some View { NavigationStack { Text("b") } } }
      struct C: View { var body: some View { NavigationStack { Text("c") } } }
      """,
      transitions: [
        "A -root-> Welcome", "A -\(page == "B()" ? "root" : "embed")-> B", "A -root-> C",
        "Welcome -embed-> B at 1️⃣", "Welcome -embed-> C at 1️⃣",
      ])
  }

  @Test("A scene that is one screen or another, by a model's case")
  func scene() {
    expect(
      """
      final class Session: ObservableObject {
        enum Phase { case out, inside(String), locked }
        @Published var phase = Phase.out
        func enter() { 1️⃣phase = .inside("x") }
        func leave() { 2️⃣phase = .out }
      }
      @main struct Shop: App {
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup {
            Group {
              switch session.phase {
              case .out: Login(session: session)
              case .inside: Home(session: session)
              default: F()
              }
            }
            .environmentObject(session)
          }
        }
      }
      struct Login: View {
        let session: Session
        var body: some View { Button("x") { session.enter() } }
      }
      struct Home: View {
        let session: Session
        var body: some View { Button("x") { session.leave() } }
      }
      """, transitions: ["Login -root-> Home at 1️⃣", "Home -root-> Login at 2️⃣"])
  }

  @Test(
    "An optional is asked for what it holds",
    arguments: [
      ("case .none: C(model: model)", "case .some(.inside): NavigationStack { B(model: model) }"),
      ("case nil: C(model: model)", "case .inside?: NavigationStack { B(model: model) }"),
      ("case .none: C(model: model)", "default: NavigationStack { B(model: model) }"),
    ])
  func optional(_ none: String, _ some: String) {
    expect(
      """
      final class Model: ObservableObject {
        enum Phase { case inside(Int) }
        @Published var phase: Phase?
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View { switch model.phase { \(none); \(some) } }
      }
      struct B: View {
        let model: Model
        var body: some View { Button("x") { 1️⃣model.phase = nil } }
      }
      struct C: View {
        let model: Model
        var body: some View { Button("x") { 2️⃣model.phase = .inside(1) } }
      }
      """,
      transitions: [
        "A -root-> B", "A -embed-> C", "B -embed-> C at 1️⃣", "C -embed-> B at 2️⃣",
      ])
  }

  @Test("A screen that a pushed one switches to does not lie above that one")
  func switchedFromPushed() {
    expect(
      """
      final class Model: ObservableObject { @Published var isPlaying = false }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          if model.isPlaying { Game(model: model) } else { NavigationStack { Home(model: model) } }
        }
      }
      struct Home: View {
        let model: Model
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }
          Button("y") { isShown = false }.navigationDestination(isPresented: $isShown) {
            Detail(model: model)
          }
        }
      }
      struct Detail: View {
        let model: Model
        var body: some View { Button("x") { 2️⃣model.isPlaying = true } }
      }
      struct Game: View {
        let model: Model
        var body: some View { Button("x") { 3️⃣model.isPlaying = false } }
      }
      """,
      transitions: [
        "A -root-> Home", "A -embed-> Game", "Home -push-> Detail at 1️⃣",
        "Detail -embed-> Game at 2️⃣", "Game -embed-> Home at 3️⃣",
      ], backs: [])
  }

  @Test("Parts of one screen that take turns are no screens")
  func parts() {
    expect(
      """
      struct A: View {
        @State private var isEditing = false
        var body: some View {
          if isEditing { Editor(done: { isEditing = false }) } else { Reader(edit: { isEditing = true }) }
        }
      }
      struct Editor: View { let done: () -> Void; var body: some View { Button("x", action: done) } }
      struct Reader: View { let edit: () -> Void; var body: some View { Button("x", action: edit) } }
      """, screens: ["A"])
  }

  @Test("A key path says which state is written; an unknown one is told")
  func keyPaths() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        @State private var other = false
        var body: some View {
          VStack {
            Button("b") { set(\\.isShown) }
            Button("c") { self[keyPath: 2️⃣path()] = true }
          }
          .sheet(isPresented: $isShown) { B() }
          .sheet(isPresented: $other) { C() }
        }
        func set(_ path: ReferenceWritableKeyPath<A, Bool>) { 1️⃣self[keyPath: path] = true }
        func path() -> ReferenceWritableKeyPath<A, Bool> { stored }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], unresolved: ["call"])
  }

  @Test("What a device decides is no state that is written")
  func device() {
    expect(
      """
      struct A: View {
        @Environment(\\.horizontalSizeClass) var width
        var isWide: Bool { UIDevice.current.userInterfaceIdiom == .pad }
        var body: some View {
          Group {
            if width == .regular { NavigationStack { B() } } else { NavigationStack { C() } }
          }
        }
      }
      """, transitions: ["A -root-> B", "A -root-> C"])
  }

  @Test("What every branch shows, writing the state does not show")
  func onlyWrapped() {
    expect(
      """
      struct A: View {
        @State private var isStacked = false
        @State private var isOpen = false
        var body: some View {
          if isStacked { NavigationStack { pages } } else { pages }
        }
        @ViewBuilder private var pages: some View {
          if isOpen { B { isStacked = true } } else { C() }
        }
      }
      struct B: View {
        let wrap: () -> Void
        var body: some View { Button("x", action: wrap) }
      }
      """, transitions: ["A -root-> B", "A -root-> C", "A -embed-> B", "A -embed-> C"])
  }

  @Test("What one branch alone shows, writing the state shows")
  func shownBesideTheSame() {
    expect(
      """
      struct A: View {
        @State private var isStacked = false
        var body: some View {
          if isStacked {
            NavigationStack { B {}; C() }
          } else {
            B { 1️⃣isStacked = true }
          }
        }
      }
      struct B: View {
        let wrap: () -> Void
        var body: some View { Button("x", action: wrap) }
      }
      """, transitions: ["A -root-> B", "A -root-> C", "A -embed-> B", "B -embed-> C at 1️⃣"])
  }

  @Test("A branch that switches in its turn leads to each of its screens")
  func nestedInScene() {
    expect(
      """
      @main struct TestApp: App {
        @AppStorage("new") var isNew = true
        @AppStorage("in") var isIn = false
        var body: some Scene {
          WindowGroup {
            if isNew {
              Welcome()
            } else {
              if !isIn { NavigationStack { Login() } } else { Home() }
            }
          }
        }
      }
      struct Welcome: View {
        @AppStorage("new") var isNew = true
        var body: some View { Button("go") { 1️⃣isNew = false } }
      }
      struct Login: View { var body: some View { Text("in") } }
      struct Home: View { var body: some View { TabView { B(); C() } } }
      """,
      transitions: [
        "Welcome -root-> Login at 1️⃣", "Welcome -root-> Home at 1️⃣", "Home -tab-> B",
        "Home -tab-> C",
      ])
  }

  @Test(
    "What takes turns as the root of a stack is its root in its turn",
    arguments: ["NavigationStack", "NavigationView"])
  func rootOfStack(_ stack: String) {
    expect(
      """
      final class Account: ObservableObject {
        @Published var user: String?
        func load() { user = Outside.user() }
      }
      struct A: View {
        @StateObject var account = Account()
        var body: some View {
          \(stack) {
            if let user = account.user { Home(user: user) } else { Welcome(account: account) }
          }
        }
      }
      struct Home: View {
        let user: String
        var body: some View { Text(user) }
      }
      struct Welcome: View {
        let account: Account
        var body: some View { Button("go") { 1️⃣account.load() } }
      }
      """,
      transitions: ["A -root-> Home", "A -root-> Welcome", "Welcome -root-> Home"])
  }

  @Test("A flag of which nothing is known may bring up either page")
  func unknownFlag() {
    let graph = expect(
      """
      struct Status { let hasPet: Bool }
      final class Service { func check() async throws -> Status { try await client.run() } }
      struct A: View {
        @State private var hasPet = false
        let service = Service()
        var body: some View {
          Group { if !hasPet { Pet(done: { Task { await check() } }) } else { Tabs() } }
        }
        func check() async {
          guard let status = try? await service.check() else { return }
          1️⃣hasPet = status.hasPet
        }
      }
      struct Pet: View {
        let done: () -> Void
        var body: some View { Button("done") { done() } }
      }
      struct Tabs: View { var body: some View { TabView { B(); C() } } }
      """,
      transitions: [
        "A -embed-> Pet", "A -root-> Tabs", "Tabs -tab-> B", "Tabs -tab-> C",
        "Pet -embed-> Tabs at 1️⃣",
      ])
    #expect(
      graph.transitions.filter { $0.from == "Pet" }.map(\.certainty) == [.possible])
  }
}
