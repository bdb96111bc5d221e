import FlowGraph
import Testing

@testable import FlowLoading

@Suite("State that the device keeps under a key")
struct StorageTests {
  private static let screens = """
    struct Intro: View {
      @AppStorage("seen") private var hasSeen = false
      var body: some View { Button("x") { 1️⃣hasSeen = true } }
    }
    struct Home: View {
      @AppStorage("seen") private var seen = false
      var body: some View { Button("x") { 2️⃣seen = false } }
    }

    """

  private static let app = """
    @main struct Shop: App {
      @AppStorage("seen") private var seen = false
      var body: some Scene {
        WindowGroup { if seen { Home() } else { Intro() } }
      }
    }

    """

  @Test("One key is one piece of state, whatever the properties are called")
  func oneKey() {
    expect(
      Self.app + Self.screens,
      transitions: ["Intro -root-> Home at 1️⃣", "Home -root-> Intro at 2️⃣"])
  }

  @Test("A screen that stands in the place of tabs is one that a launch shows")
  func besideTabs() {
    expect(
      """
      @main struct Shop: App {
        @AppStorage("wide") private var isWide = true
        var body: some Scene {
          WindowGroup {
            if isWide { B() } else { TabView { 1️⃣C().tabItem { Text("c") } } }
          }
        }
      }
      """, transitions: ["Shop -tab-> C at 1️⃣"], entries: ["B", "Shop"])
  }

  @Test("Another key, and a scene's storage, is other state")
  func otherKey() {
    expect(
      Self.app.replacing("\"seen\"", with: "\"other\"") + Self.screens, transitions: [])
    expect(
      Self.app.replacing("@AppStorage", with: "@SceneStorage") + Self.screens, transitions: [])
  }

  @Test("A key by a constant or a case, written by a model")
  func model() {
    expect(
      """
      enum Keys { static let user = "user" }
      enum Key: String { case user }
      @main struct Shop: App {
        @AppStorage("user") private var isSignedIn = false
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup {
            if isSignedIn { Home().environmentObject(session) } else { Login().environmentObject(session) }
          }
        }
      }
      final class Session: ObservableObject {
        @AppStorage(Keys.user) var isActive = false
        func enter() { 1️⃣isActive = true }
      }
      struct Login: View {
        @EnvironmentObject private var session: Session
        var body: some View { Button("x") { session.enter() } }
      }
      struct Home: View {
        @AppStorage(Key.user.rawValue) private var isInside = false
        var body: some View { Button("x") { 2️⃣isInside = false } }
      }
      """, transitions: ["Login -root-> Home at 1️⃣", "Home -root-> Login at 2️⃣"])
  }

  @Test("What the user's defaults are given, the properties hold")
  func defaults() {
    expect(
      Self.app + """
        struct Intro: View {
          let store = Store()
          var body: some View { Button("x") { store.finish() } }
        }
        struct Home: View {
          let defaults = UserDefaults.standard
          var body: some View {
            Button("x") { 2️⃣defaults.removeObject(forKey: "seen") }
            Button("y") { defaults.set(false, forKey: "other") }
          }
        }
        struct Store {
          func finish() { 1️⃣UserDefaults.standard.set(true, forKey: "seen") }
        }
        """, transitions: ["Intro -root-> Home at 1️⃣", "Home -root-> Intro at 2️⃣"])
  }

  @Test("A scene that asks one thing after the other")
  func nested() {
    expect(
      """
      @main struct Shop: App {
        @AppStorage("seen") private var seen = false
        @AppStorage("user") private var isSignedIn = false
        var body: some Scene {
          WindowGroup {
            if !seen {
              Intro()
            } else {
              if isSignedIn { Home() } else { Login() }
            }
          }
        }
      }
      struct Intro: View {
        @AppStorage("seen") private var seen = false
        var body: some View { Button("x") { 1️⃣seen = true } }
      }
      struct Login: View {
        @AppStorage("user") private var isSignedIn = false
        var body: some View { Button("x") { 2️⃣isSignedIn = true } }
      }
      struct Home: View {
        @AppStorage("user") private var isSignedIn = false
        var body: some View { Button("x") { 3️⃣isSignedIn = false } }
      }
      """,
      transitions: [
        "Intro -root-> Home at 1️⃣", "Intro -root-> Login at 1️⃣", "Login -root-> Home at 2️⃣",
        "Home -root-> Login at 3️⃣",
      ])
  }
}
