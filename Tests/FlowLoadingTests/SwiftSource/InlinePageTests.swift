import Testing

@testable import FlowLoading

/// Pages without a type of their own, which a member of a view builds or a closure in it.
@Suite("Pages without a type")
struct InlinePageTests {
  @Test(
    "A list that a part's property or function builds is a page under the part's name",
    arguments: ["songs", "self.songs.tint(.red)", "songs(of: 1)"])
  func ofPart(_ destination: String) {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { List { Music() } } } }
      struct Music: View {
        var body: some View { 1️⃣NavigationLink(destination: \(destination)) { Text("songs") } }
        private var songs: some View { List { Text("x"); Row() } }
        private func songs(of album: Int) -> some View { List { Text("x"); Row() } }
      }
      struct Row: View { var body: some View { 2️⃣NavigationLink("x") { B() } } }
      """, transitions: ["A -push-> Music at 1️⃣", "Music -push-> B at 2️⃣"],
      screens: ["A", "B", "Music"])
  }

  @Test("What each branch of a destination builds is a page, and what stands on it acts there")
  func ofBranches() {
    expect(
      """
      struct A: View {
        enum Step: Hashable { case second, third(Int) }
        @State var path: [Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") { 1️⃣path.append(.second) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .second: second
                case .third(let number): third(number)
                }
              }
          }
        }
        var second: some View { VStack { Text("2"); Button("y") { 2️⃣path.append(.third(1)) } } }
        func third(_ number: Int) -> some View { VStack { Text("3"); Button("z") { 3️⃣path = [] } } }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { A() } } }
      """,
      transitions: ["A -push-> A.second at 1️⃣", "A.second -push-> A.third at 2️⃣"],
      backs: ["A.third popToRoot at 3️⃣"])
  }

  /// - Parameter helper: What presents for the view.
  private func helped(_ helper: String, _ state: String = "@State private var isMore = false")
    -> String
  {
    """
    extension View {
      func card(isPresented: Binding<Bool>, content: @escaping () -> some View) -> some View {
        \(helper)
      }
    }
    struct Card<Inner: View>: ViewModifier {
      @Binding var isPresented: Bool
      var inner: Inner
      func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) { VStack { inner } }
      }
    }
    final class Model: ObservableObject { @Published var isMore = false }
    struct A: View {
      \(state)
      var body: some View {
        Button("x") { 1️⃣\(state.contains("Model") ? "model." : "")isMore = true }
          .card(isPresented: \(state.contains("Model") ? "$model." : "$")isMore) { more() }
      }
      @ViewBuilder func more() -> some View { VStack { Text("More"); Button("y") {} } }
    }
    """
  }

  @Test(
    "What a helper presents is a page of the view that gives it",
    arguments: [
      "sheet(isPresented: isPresented) { VStack { content() } }",
      "modifier(Card(isPresented: isPresented, inner: content()))",
    ], ["@State private var isMore = false", "@StateObject var model = Model()"])
  func ofHelper(_ helper: String, _ state: String) {
    expect(helped(helper, state), transitions: ["A -sheet-> A.isMore at 1️⃣"])
  }

  @Test("Pages of a screen bear its name and the member's; what stands on them acts there")
  func ofScreen() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        @State private var isPicking = false
        @State private var isLogin = false
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("series", destination: series, isActive: $isOn)
            Button("log in") { 2️⃣isLogin = true }
          }
          .sheet(isPresented: $isLogin) { login(to: "x") }
        }
        private var series: some View {
          ScrollView { Button("cover") { 3️⃣isPicking = true } }
            .sheet(isPresented: $isPicking) { B() }
        }
        private func login(to name: String) -> some View {
          NavigationStack { Form { Button("done") { 4️⃣isLogin = false } } }
        }
      }
      """,
      transitions: [
        "A -push-> A.series at 1️⃣", "A -sheet-> A.login at 2️⃣", "A.series -sheet-> B at 3️⃣",
      ], backs: ["A.login dismiss at 4️⃣"], screens: ["A", "A.login", "A.series", "B"])
  }

  @Test("Two pages of one part are told apart")
  func several() {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { List { Row() } } } }
      struct Row: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { login }
          2️⃣NavigationLink { info } label: { Text("info") }
        }
        private var login: some View { Form { TextField("name", text: $name) } }
        private var info: some View { List { Text("info") } }
      }
      """, transitions: ["A -sheet-> Row.login at 1️⃣", "A -push-> Row.info at 2️⃣"])
  }

  @Test("What a sheet's closure builds is a page under the name of the state that brings it up")
  func ofClosure() {
    expect(
      """
      struct A: View {
        @State private var isAdding = false
        @StateObject private var model = Model()
        var body: some View {
          List { Button("add") { 1️⃣isAdding = true } }
            .toolbar { Button("edit") { 2️⃣model.isEditing = true } }
            .sheet(isPresented: $isAdding) {
              Form { Button("cancel") { 3️⃣isAdding = false } }
            }
            .fullScreenCover(isPresented: $model.isEditing) {
              let title = "edit"
              NavigationStack { Form { Text(title) } }
            }
        }
      }
      final class Model: ObservableObject { @Published var isEditing = false }
      """, transitions: ["A -sheet-> A.isAdding at 1️⃣", "A -cover-> A.isEditing at 2️⃣"],
      backs: ["A.isAdding dismiss at 3️⃣"])
  }

  @Test(
    "A text, a picture or nothing is no page",
    arguments: [
      ".popover(isPresented: $isOn) { Text(\"hint\").padding() }",
      ".sheet(isPresented: $isOn) { VStack { Image(\"a\"); hint } }",
      ".sheet(isPresented: $isOn) { picture }",
    ])
  func none(_ modifier: String) {
    expect(
      """
      struct A: View {
        @State private var isGiven = false
        var body: some View { Part(isGiven: $isGiven) }
      }
      struct Part: View {
        @Binding var isGiven: Bool
        @State private var isOn = false
        var body: some View {
          Button("x") { isOn = true; isGiven = true }\(modifier)
        }
        private var hint: some View { Text("hint") }
        private var picture: some View { ZStack { Color.red; Image("a") } }
      }
      """, screens: ["A"])
  }

  @Test("A member that makes a view of the program's, or chooses between some, is that view")
  func typed() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink(destination: detail) { Text("x") }
            Button("x") { 2️⃣isOn = true }.sheet(isPresented: $isOn) { choice }
          }
        }
        private var detail: some View { B().padding() }
        @ViewBuilder private var choice: some View { if flag { C() } else { NavigationStack { D() } } }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣", "A -sheet-> D at 2️⃣"])
  }

  @Test("A view that lays out a text which it is given is the page; a frame for anything is not")
  func framed() {
    expect(
      """
      struct A: View {
        @State private var isHint = false
        @State private var isForm = false
        var body: some View {
          Button("x") { 1️⃣isHint = true }
            .sheet(isPresented: $isHint) { Hint(text: Text("hint"), isShown: $isHint) }
          Button("x") { 2️⃣isForm = true }
            .sheet(isPresented: $isForm) { Frame { Form { Toggle("a", isOn: $a) } } }
        }
      }
      struct Hint<Content: View>: View {
        var text: Content
        @Binding var isShown: Bool
        var body: some View {
          NavigationStack {
            List { text }
            Button("got it") { 3️⃣isShown = false }
          }
        }
      }
      struct Frame<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { NavigationStack { content } }
      }
      """, transitions: ["A -sheet-> Hint at 1️⃣", "A -sheet-> A.isForm at 2️⃣"],
      backs: ["Hint dismiss at 3️⃣"])
  }

  @Test("A page that is up from the start is led to by its presenter, and acts for nobody else")
  func atFirst() {
    expect(
      """
      struct A: View {
        @State private var isWelcome = true
        @State private var isHelp = false
        var body: some View {
          Text("a")
            1️⃣.sheet(isPresented: $isWelcome) {
              Form { Toggle("a", isOn: $a); Button("help") { 2️⃣isHelp = true } }
            }
            .sheet(isPresented: $isHelp) { B() }
        }
      }
      struct B: View { var body: some View { List { Text("b") } } }
      """, transitions: ["A -sheet-> A.isWelcome at 1️⃣", "A.isWelcome -sheet-> B at 2️⃣"])
  }

  @Test("What a view is given under a member's name is no page of that member")
  func shadowed() {
    expect(
      """
      struct A: View {
        var body: some View { NavigationStack { List { row(detail: List { Toggle("x", isOn: $x) }) } } }
        private func row(detail: some View) -> some View {
          1️⃣NavigationLink("x", destination: detail)
        }
        private var detail: some View { List { Toggle("y", isOn: $y) } }
      }
      """, transitions: ["A -push-> A.x at 1️⃣"], screens: ["A", "A.x"])
  }

  /// - Parameter page: What the link shows and how it is labelled.
  @Test(
    "A page that stands in its link bears the title, in the form of a member's name",
    arguments: [
      ("(\"Sounds\") { Form { Row(); Text(\"z\") } }", "sounds"),
      (
        "{ Form { Row(); Text(\"z\") }.navigationTitle(\"Sounds & haptics\") } label: { Text(\"1\") }",
        "soundsHaptics"
      ),
      ("{ Form { Row(); Text(\"z\") } } label: { Text(\"Title\") }", "titlePage"),
      ("{ Form { Row(); Text(\"z\") } } label: { Image(\"x\") }", "page"),
    ])
  func inLink(_ link: String, _ name: String) {
    expect(
      """
      struct A: View {
        let title: String
        var body: some View { NavigationStack { List { 1️⃣NavigationLink \(link) } } }
      }
      struct Row: View { var body: some View { Text("y"); 2️⃣NavigationLink("x") { B() } } }
      """, transitions: ["A -push-> A.\(name) at 1️⃣", "A.\(name) -push-> B at 2️⃣"])
  }

  @Test(
    "A text with a title of its own is a page, and so is one in a stack of its own",
    arguments: [
      (
        "NavigationLink { VStack { Text(\"1\") }.navigationTitle(\"Note\") } label: { Text(\"x\") }",
        true
      ),
      ("NavigationLink { VStack { Text(\"1\") } } label: { Text(\"x\") }", false),
    ])
  func titled(_ link: String, _ isPage: Bool) {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { List { 1️⃣\(link) } } } }
      """, transitions: isPage ? ["A -push-> A.note at 1️⃣"] : [])
    expect(
      """
      struct A: View {
        @State private var isOn = false
        var body: some View {
          Button("x") { 1️⃣isOn = true }.sheet(isPresented: $isOn) { NavigationStack { Text("1") } }
        }
      }
      """, transitions: ["A -sheet-> A.isOn at 1️⃣"])
  }

  @Test("Pages of one title are told apart by their links")
  func ofOneTitle() {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("More") { Form { Toggle("x", isOn: $x); Text("1") } }
            2️⃣NavigationLink("More") { Form { Toggle("y", isOn: $y); Text("2") } }
          }
        }
      }
      """, transitions: ["A -push-> A.more at 1️⃣", "A -push-> A.more2 at 2️⃣"])
  }

  @Test("What a protocol builds is no page: it is another for each view that conforms")
  func ofProtocol() {
    expect(
      """
      struct A: View {
        var body: some View { TabView { 3️⃣B(); 4️⃣C() } }
      }
      protocol Linked: View { associatedtype Page: View; var page: Page { get } }
      extension Linked {
        var link: some View { 1️⃣NavigationLink(destination: inner) { Text("x") } }
        var inner: some View { List { Toggle("x", isOn: $x); 2️⃣NavigationLink("y") { page } } }
      }
      struct B: Linked { var page: some View { D() }; var body: some View { NavigationStack { link } } }
      struct C: Linked { var page: some View { E() }; var body: some View { NavigationStack { link } } }
      struct D: View { var body: some View { List { Text("d") } } }
      struct E: View { var body: some View { List { Text("e") } } }
      """,
      transitions: [
        "A -tab-> B at 3️⃣", "A -tab-> C at 4️⃣", "B -push-> D at 2️⃣", "C -push-> E at 2️⃣",
      ],
      screens: ["A", "B", "C", "D", "E"])
  }

  @Test("What a page does to which no row leads, its presenter does")
  func unset() {
    expect(
      """
      final class Model: ObservableObject { @Published var failed: Failure? }
      struct Failure: Identifiable { let id: Int }
      struct A: View {
        @StateObject private var model = Model()
        @State private var isHelp = false
        var body: some View {
          List { Text("a") }
            .fullScreenCover(item: $model.failed) { _ in
              List { Button("help") { 1️⃣isHelp = true } }.sheet(isPresented: $isHelp) { B() }
            }
        }
      }
      struct B: View { var body: some View { List { Text("b") } } }
      """, transitions: ["A -sheet-> B at 1️⃣"], screens: ["A", "B"])
  }

  @Test("A page that another view's state brings up bears the name of the binding to it")
  func ofBinding() {
    expect(
      """
      struct A: View {
        @State private var isJoining = false
        var body: some View { NavigationStack { SignIn(isShown: $isJoining) } }
      }
      struct SignIn: View {
        @Binding var isShown: Bool
        @State private var isHelp = false
        var body: some View {
          VStack {
            Button("x") { 1️⃣isShown = true }
            Button("y") { 2️⃣isHelp = true }
          }
          .sheet(isPresented: $isShown) { Form { Toggle("x", isOn: $x); Text("1") } }
          .sheet(isPresented: $isHelp) { Form { Toggle("y", isOn: $y); Text("2") } }
        }
      }
      """,
      transitions: [
        "A -root-> SignIn", "SignIn -sheet-> SignIn.isShown at 1️⃣",
        "SignIn -sheet-> SignIn.isHelp at 2️⃣",
      ])
  }

  @Test(
    "A view that observes a model is the page, though it is given content as well",
    arguments: ["@ObservedObject var model: Model", "let model: FarewellViewModel"])
  func observed(_ model: String) {
    expect(
      """
      final class Model: ObservableObject { var again: () -> Void = {} }
      typealias FarewellViewModel = Model
      struct Farewell<Content: View>: View {
        \(model)
        @ViewBuilder let content: () -> Content
        var body: some View { Button("again") { 3️⃣model.again() }; content() }
      }
      struct A: View {
        @State private var pages: [Int] = []
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack(path: $pages) {
            Button("go") { 1️⃣pages.append(1) }
              .navigationDestination(for: Int.self) { _ in
                Farewell(model: model) { Text("more") }
              }
          }
        }
      }
      """, transitions: ["A -push-> Farewell at 1️⃣"], screens: ["A", "Farewell"])
  }
}
