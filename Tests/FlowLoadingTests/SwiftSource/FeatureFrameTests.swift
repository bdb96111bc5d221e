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
}
