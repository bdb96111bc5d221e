import Testing

/// Views that frame what they are given, and what stands around the app's own containers.
@Suite("Frames that are screens, and frames around flows")
struct FeatureFrameTests {
  private func sheet(_ frame: String) -> String {
    """
    struct A: View {
      @State private var isShown = false
      @ObservedObject var game: Game
      var body: some View {
        Button("x") { 1️⃣isShown = true }
          .sheet(isPresented: $isShown) { Frame(content: Board(), game: game) }
      }
    }
    final class Game: ObservableObject { @Published var isOver = false }
    struct Board: View { var body: some View { Text("board") } }
    struct Bar: View {
      let title: String
      var body: some View { HStack { Text(title); Button("y") {} } }
    }
    struct Tray: View {
      @State private var isOpen = false
      var body: some View {
        Button("z") { 2️⃣isOpen = true }.sheet(isPresented: $isOpen) { B() }
      }
    }
    \(frame)

    """
  }

  @Test("A frame with a model and parts of its own is the screen")
  func feature() {
    expect(
      sheet(
        """
        struct Frame<Content: View>: View {
          let content: Content
          @ObservedObject var game: Game
          var body: some View {
            ZStack { if game.isOver { content }; VStack { Bar(title: "x"); Tray() } }
          }
        }
        """),
      transitions: ["A -sheet-> Frame at 1️⃣", "Frame -sheet-> B at 2️⃣"])
  }

  @Test("One without a model, or without parts, is the page where it fills a sheet")
  func frames() {
    expect(
      sheet(
        """
        struct Frame<Content: View>: View {
          let content: Content
          let game: Game
          var body: some View { VStack { Bar(title: "x"); Tray(); content } }
        }
        """), transitions: ["A -sheet-> Frame at 1️⃣", "Frame -sheet-> B at 2️⃣"])
    expect(
      sheet(
        """
        struct Frame<Content: View>: View {
          let content: Content
          @ObservedObject var game: Game
          var body: some View { VStack { Text("x"); if game.isOver { content } } }
        }
        """), transitions: ["A -sheet-> Frame at 1️⃣"])
  }

  @Test(
    "Of views that stand around each other the one with the tabs is the screen",
    arguments: [
      "VStack { Banner(text: \"x\"); 1️⃣Main() }", "ZStack { 1️⃣Main(); Banner(text: \"x\") }",
      "VStack { Banner(text: \"x\"); 1️⃣Main().environment(\\.locale, locale) }.onAppear { start() }",
    ])
  func flow(_ content: String) {
    expect(
      """
      @main struct Program: App {
        let locale = Locale.current
        func start() {}
        var body: some Scene { WindowGroup { \(content) } }
      }
      struct Banner: View {
        let text: String
        var body: some View { if text.isEmpty { Spacer() } else { Text(text) } }
      }
      struct Main: View {
        var body: some View {
          if #available(iOS 18, *) { 2️⃣New() } else { 3️⃣Old() }
        }
      }
      struct New: View { var body: some View { TabView { 4️⃣C() } } }
      struct Old: View { var body: some View { TabView { 5️⃣B() } } }
      """,
      transitions: [
        "Main -root-> New at 2️⃣", "Main -root-> Old at 3️⃣", "New -tab-> C at 4️⃣",
        "Old -tab-> B at 5️⃣",
      ])
  }

  /// A view with a part that it is given, in an app that pushes it and hosts it.
  private func post(_ body: String) -> String {
    """
    struct A: View {
      var body: some View {
        NavigationStack { 1️⃣NavigationLink("x") { Post(onGo: {}) { Text("footer") } } }
      }
    }
    struct Post<Footer: View>: View {
      let onGo: () -> Void
      @ViewBuilder let footer: Footer
      @State private var isShown = false
      var body: some View { \(body) }
    }

    """
  }

  @Test(
    "A frame that leads on by itself, or has a title of its own, is the screen",
    arguments: [
      (
        "VStack { footer }.sheet(isPresented: $isShown) { Help() }; Button(\"y\") { isShown = true }",
        true
      ),
      ("VStack { footer }.navigationTitle(\"Post\")", false),
    ])
  func leadsOn(_ body: String, _ shows: Bool) {
    expect(
      post(body) + "struct Help: View { var body: some View { Text(\"help\") } }",
      transitions: ["A -push-> Post at 1️⃣"] + (shows ? ["Post -sheet-> Help"] : []))
  }

  @Test(
    "A frame that only frames is no screen", arguments: ["footer", "VStack { footer }.padding()"])
  func framesOnly(_ body: String) {
    expect(post(body), transitions: [])
  }

  @Test("So it is in a hosting controller")
  func hosted() {
    expect(
      plainLaunch
        + post("VStack { Button(\"y\") { onGo() }; footer }.navigationTitle(\"x\")")
        .replacing("1️⃣", with: "") + """
          final class Start: UIViewController {
            override func viewDidLoad() {
              let host = UIHostingController(
                rootView: Post(onGo: { [weak self] in self?.go() }) { Text("z") })
              2️⃣addChild(host)
              view.addSubview(host.view)
            }
            private func go() { 3️⃣present(Detail(), animated: true) }
          }
          """, transitions: ["Start -embed-> Post at 2️⃣", "Post -sheet-> Detail at 3️⃣"])
  }

  private static let play = """
    struct Play<Content: View>: View {
      let content: Content
      @State private var isShown = false
      var body: some View {
        ZStack { content; Button("Help") { 1️⃣isShown = true } }
          .sheet(isPresented: $isShown) { B() }
      }
    }

    """

  @Test("What a frame that is a screen presents, whoever pushes it does not")
  func pushed() {
    expect(
      Self.play + """
        struct A: View {
          @State private var isOn = false
          var body: some View {
            NavigationStack {
              Button("p") { 2️⃣isOn = true }
                .navigationDestination(isPresented: $isOn) { Play(content: Text("x")) }
            }
          }
        }
        """, transitions: ["A -push-> Play at 2️⃣", "Play -sheet-> B at 1️⃣"])
  }

  @Test("Nor does who switches to it")
  func switched() {
    expect(
      Self.play + """
        @Observable final class Model { var isOn = false }
        struct A: View {
          @State var model = Model()
          var body: some View {
            if model.isOn { Play(content: Text("x")) } else { Home(model: model) }
          }
        }
        struct Home: View {
          let model: Model
          var body: some View { NavigationStack { Button("on") { 2️⃣model.isOn = true } } }
        }
        """,
      transitions: [
        "A -root-> Home", "A -embed-> Play", "Home -embed-> Play at 2️⃣", "Play -sheet-> B at 1️⃣",
      ])
  }
}
