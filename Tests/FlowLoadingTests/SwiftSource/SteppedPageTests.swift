import FlowGraph
import Testing

@Suite("Pages that a computed property chooses in several steps")
struct SteppedPageTests {
  private static let ways = [
    "A -embed-> Intro", "A -embed-> Login", "A -embed-> Home", "Intro -embed-> Login at 1️⃣",
    "Intro -embed-> Home at 1️⃣", "Login -embed-> Home at 2️⃣", "Home -embed-> Login at 3️⃣",
  ]

  private static let screens = """
    struct Intro: View {
      let session: Session
      var body: some View { Button("Continue") { 1️⃣session.hasSeen = true } }
    }
    struct Login: View {
      let session: Session
      var body: some View { Button("In") { 2️⃣session.token = "x" } }
    }
    struct Home: View {
      let session: Session
      var body: some View { Button("Out") { 3️⃣session.token = nil } }
    }

    """

  @Test(
    "Each step is asked, and what it gives is the page",
    arguments: [
      "if !hasSeen { return .intro }; guard token != nil else { return .login }; return .home",
      "guard hasSeen else { return .intro }; return token == nil ? .login : .home",
      "hasSeen ? (token == nil ? .login : .home) : .intro",
      "if hasSeen { token == nil ? .login : .home } else { .intro }",
      "let isIn = token != nil; if !hasSeen { return .intro }; return isIn ? .home : .login",
    ])
  func steps(_ getter: String) {
    expect(
      Self.screens + """
        enum Phase { case intro, login, home }
        final class Session: ObservableObject {
          @Published var token: String?
          @Published var hasSeen = false
          var phase: Phase { \(getter) }
        }
        struct A: View {
          @StateObject private var session = Session()
          var body: some View {
            switch session.phase {
            case .intro: Intro(session: session)
            case .login: Login(session: session)
            case .home: Home(session: session)
            }
          }
        }
        """, transitions: Self.ways)
  }

  @Test("So they are where the view works the page out")
  func inView() {
    expect(
      Self.screens + """
        final class Session: ObservableObject {
          @Published var token: String?
          @Published var hasSeen = false
        }
        struct A: View {
          private enum Phase { case intro, login, home }
          @StateObject private var session = Session()
          private var phase: Phase {
            guard session.hasSeen else { return .intro }
            return session.token == nil ? .login : .home
          }
          var body: some View {
            switch phase {
            case .intro: Intro(session: session)
            case .login: Login(session: session)
            case .home: Home(session: session)
            }
          }
        }
        """, transitions: Self.ways)
  }

  @Test("A flag that asks for several things")
  func flag() {
    expect(
      """
      final class Session: ObservableObject {
        @Published var token: String?
        @Published var isLocked = false
        var isOpen: Bool { token != nil && !isLocked }
      }
      struct A: View {
        @StateObject private var session = Session()
        var body: some View {
          if session.isOpen { Home(session: session) } else { Login(session: session) }
        }
      }
      struct Login: View {
        let session: Session
        var body: some View { Button("In") { 1️⃣session.token = "x" } }
      }
      struct Home: View {
        let session: Session
        var body: some View { Button("Lock") { 2️⃣session.isLocked = true } }
      }
      """,
      transitions: [
        "A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣",
        "Home -embed-> Login at 2️⃣",
      ])
  }
}
