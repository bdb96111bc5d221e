import Testing

@testable import FlowLoading

/// A view whose body shows one screen or another, wherever it says so.
@Suite("Switches between screens in what a body shows")
struct SwitchedContentTests {
  private static let session = """
    final class Session: ObservableObject {
      @Published var user: String?
      var isSignedIn: Bool { user != nil }
    }
    struct Login: View {
      let session: Session
      var body: some View { Button("In") { 1️⃣session.user = "me" } }
    }
    struct Home: View {
      let session: Session
      var body: some View { Button("Out") { 2️⃣session.user = nil } }
    }

    """

  private func rows(_ view: String, _ more: [String] = []) {
    expect(
      Self.session + view,
      transitions: [
        "A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣",
        "Home -embed-> Login at 2️⃣",
      ] + more)
  }

  @Test(
    "In a property, a function or another view that alone is shown",
    arguments: [
      """
      var body: some View { content }
      @ViewBuilder private var content: some View { BRANCHES }
      """,
      """
      var body: some View { ZStack { content() }.padding() }
      @ViewBuilder private func content() -> some View { BRANCHES }
      """,
      "var body: some View { self.pages }\n var pages: some View { Group { BRANCHES } }",
      "var body: some View { WithPerceptionTracking { BRANCHES } }",
      """
      var body: some View { Content(session: session) }
      }
      struct Content: View {
        let session: Session
        var body: some View { BRANCHES }
      """,
      // Colours behind it show nothing of their own.
      "var body: some View { ZStack { Color.red.ignoresSafeArea(); BRANCHES } }",
      """
      var body: some View {
        ZStack { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom); BRANCHES }
      }
      """,
    ])
  func places(_ content: String) {
    let branches =
      "if session.user == nil { Login(session: session) } else { Home(session: session) }"
    rows(
      """
      struct A: View {
        @StateObject private var session = Session()
        \(content.replacing("BRANCHES", with: branches))
      }
      """)
  }

  @Test(
    "By a flag that is worked out from state",
    arguments: [
      "if session.isSignedIn { Home(session: session) } else { Login(session: session) }",
      "if !session.isSignedIn { Login(session: session) } else { Home(session: session) }",
    ])
  func workedOut(_ branches: String) {
    rows(
      """
      struct A: View {
        @StateObject private var session = Session()
        var body: some View { \(branches) }
      }
      """)
  }

  @Test("Where what is shown otherwise is asked for further")
  func nested() {
    rows(
      """
      struct A: View {
        @StateObject private var session = Session()
        @State private var page = 0
        var body: some View {
          if session.user == nil {
            Login(session: session)
          } else if page < 3 {
            switch page {
            case 0: Home(session: session)
            default: F()
            }
          }
        }
      }
      """, ["A -embed-> F", "Login -embed-> F at 1️⃣"])
  }

  @Test("Two views that stand beside each other take no turns")
  func beside() {
    expect(
      Self.session + """
        struct A: View {
          @StateObject private var session = Session()
          var body: some View {
            VStack {
              Text("title")
              if session.user == nil { Login(session: session) } else { Home(session: session) }
            }
          }
        }
        """, screens: ["A"])
  }

  /// - Parameter frame: What the stack and the banner over it stand in.
  @Test(
    "A stack fills the level, and not what lies over it",
    arguments: ["Group", "ZStack", "GeometryReader { _ in"])
  func overStack(_ frame: String) {
    let graph = expect(
      """
      final class Session: ObservableObject { @Published var isOpen = false; @Published var isNews = false }
      struct A: View {
        @StateObject var session = Session()
        var body: some View {
          if session.isOpen {
            \(frame.contains("{") ? frame : frame + " {")
              NavigationStack { Home(session: session) }
              if session.isNews { Banner() }
            }
          } else {
            Login(session: session)
          }
        }
      }
      struct Login: View {
        @ObservedObject var session: Session
        var body: some View { Button("in") { 1️⃣session.isOpen = true } }
      }
      struct Home: View {
        @ObservedObject var session: Session
        var body: some View { Button("out") { 2️⃣session.isOpen = false }.navigationTitle("Home") }
      }
      struct Banner: View { var body: some View { Text("news") } }
      """,
      transitions: [
        "A -root-> Home", "A -embed-> Login", "Login -embed-> Home at 1️⃣",
        "Home -embed-> Login at 2️⃣",
      ] + (frame == "Group" ? ["A -embed-> Banner"] : []))
    #expect(graph.transitions.filter { $0.from == "Login" }.map(\.to) == ["Home"])
  }
}
