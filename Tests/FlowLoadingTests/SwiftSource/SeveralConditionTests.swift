import FlowGraph
import Testing

@Suite("Screens that take turns by several conditions at once")
struct SeveralConditionTests {
  private static let screens = """
    struct Login: View {
      let auth: Auth
      var body: some View { Button("In") { 1️⃣auth.isIn = true } }
    }
    struct Welcome: View {
      let auth: Auth
      var body: some View { Button("Done") { 2️⃣auth.isDone = true } }
    }
    struct Home: View {
      let auth: Auth
      var body: some View { Button("Out") { 3️⃣auth.isIn = false } }
    }

    """

  private static let model = """
    final class Auth: ObservableObject {
      @Published var isIn = false
      @Published var isDone = false
    }

    """

  @Test(
    "Each condition is asked for itself",
    arguments: [
      """
      if auth.isIn && auth.isDone {
        Home(auth: auth)
      } else if auth.isIn {
        Welcome(auth: auth)
      } else {
        Login(auth: auth)
      }
      """,
      """
      if auth.isIn, auth.isDone {
        Home(auth: auth)
      } else if auth.isIn {
        Welcome(auth: auth)
      } else {
        Login(auth: auth)
      }
      """,
      """
      if !auth.isIn {
        Login(auth: auth)
      } else if auth.isIn && !auth.isDone {
        Welcome(auth: auth)
      } else {
        Home(auth: auth)
      }
      """,
    ])
  func both(_ branches: String) {
    expect(
      Self.model + Self.screens + """
        struct A: View {
          @StateObject private var auth = Auth()
          var body: some View {
            \(branches)
          }
        }
        """,
      transitions: [
        "A -embed-> Login", "A -embed-> Welcome", "A -embed-> Home",
        "Login -embed-> Welcome at 1️⃣", "Login -embed-> Home at 1️⃣",
        "Welcome -embed-> Home at 2️⃣", "Home -embed-> Login at 3️⃣",
      ])
  }

  @Test("Where one of two is enough, it brings the screen up")
  func either() {
    expect(
      """
      final class Auth: ObservableObject {
        @Published var isIn = UserDefaults.standard.bool(forKey: "in")
        @Published var isGuest = false
      }
      struct A: View {
        @StateObject private var auth = Auth()
        var body: some View {
          if auth.isIn || auth.isGuest { Home(auth: auth) } else { Login(auth: auth) }
        }
      }
      struct Login: View {
        let auth: Auth
        var body: some View { Button("Look around") { 1️⃣auth.isGuest = true } }
      }
      struct Home: View {
        let auth: Auth
        var body: some View { Button("Enough") { 2️⃣auth.isGuest = false } }
      }
      """,
      transitions: [
        "A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣",
        "Home -embed-> Login at 2️⃣",
      ])
  }

  @Test("What is there, and a part of it that holds")
  func unwrapped() {
    let graph = expect(
      """
      struct User { var isDone = false }
      final class Auth: ObservableObject { @Published var user: User? }
      struct A: View {
        @StateObject private var auth = Auth()
        var body: some View {
          if let user = auth.user, user.isDone { Home() } else { Login(auth: auth) }
        }
      }
      struct Login: View {
        let auth: Auth
        var body: some View { Button("In") { 1️⃣auth.user = User(isDone: true) } }
      }
      struct Home: View { var body: some View { Text("Home") } }
      """,
      transitions: ["A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣"])
    #expect(graph.transitions.filter { $0.from == "Login" }.map(\.guard) == ["user.isDone"])
  }

  @Test("Where one of two is enough, each brings the screen up")
  func anyOf() {
    expect(
      """
      final class Auth: ObservableObject {
        @Published var isIn = false
        @Published var isGuest = false
      }
      struct A: View {
        @StateObject private var auth = Auth()
        var body: some View {
          if auth.isIn || auth.isGuest { Home() } else { Login(auth: auth) }
        }
      }
      struct Login: View {
        let auth: Auth
        var body: some View {
          Button("In") { 1️⃣auth.isIn = true }
          Button("Look around") { 2️⃣auth.isGuest = true }
        }
      }
      struct Home: View { var body: some View { Text("Home") } }
      """,
      transitions: [
        "A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣",
        "Login -embed-> Home at 2️⃣",
      ])
  }

  @Test(
    "Where both are needed, the loss of either brings the other screen up",
    arguments: [
      ("auth.isIn && auth.isDone", "auth.isIn = false"),
      ("auth.isIn && auth.isDone", "auth.isDone = false"),
      ("auth.isDone, auth.isIn", "auth.isDone = false"),
    ])
  func lost(_ condition: String, _ out: String) {
    expect(
      """
      final class Auth: ObservableObject {
        @Published var isIn = false
        @Published var isDone = UserDefaults.standard.bool(forKey: "done")
      }
      struct A: View {
        @StateObject private var auth = Auth()
        var body: some View {
          if \(condition) { Home(auth: auth) } else { Login(auth: auth) }
        }
      }
      struct Login: View {
        let auth: Auth
        var body: some View { Button("In") { 1️⃣auth.isIn = true } }
      }
      struct Home: View {
        let auth: Auth
        var body: some View { Button("Out") { 2️⃣\(out) } }
      }
      """,
      transitions: [
        "A -embed-> Login", "A -embed-> Home", "Login -embed-> Home at 1️⃣",
        "Home -embed-> Login at 2️⃣",
      ])
  }
}
