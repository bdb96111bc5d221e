import Testing

/// Tabs that an act selects as it leaves them: `func signOut() { tab = .feed; isSignedIn = false }`.
@Suite("Tabs that are selected and left at once")
struct LeftTabTests {
  private func app(_ leave: String) -> String {
    """
    enum Pane: Hashable { case feed, me }
    @Observable final class Session {
      var isSignedIn = false
      var pane = Pane.feed
      func leave() { \(leave) }
    }
    struct A: View {
      @State private var session = Session()
      var body: some View {
        Group { if session.isSignedIn { Tabs() } else { Welcome() } }.environment(session)
      }
    }
    struct Welcome: View {
      @Environment(Session.self) private var session
      var body: some View { Button("in") { session.isSignedIn = true } }
    }
    struct Tabs: View {
      @Environment(Session.self) private var session
      var body: some View {
        @Bindable var session = session
        TabView(selection: $session.pane) { B().tag(Pane.feed); Me().tag(Pane.me) }
      }
    }
    struct Me: View {
      @Environment(Session.self) private var session
      var body: some View { Button("out") { session.leave() } }
    }
    """
  }

  private static let structure = [
    "A -root-> Tabs", "A -embed-> Welcome", "Tabs -tab-> B", "Tabs -tab-> Me",
    "Welcome -embed-> Tabs",
  ]

  @Test(
    "They are no way of the act",
    arguments: ["pane = .feed; isSignedIn = false", "isSignedIn = false; pane = .feed"])
  func left(_ leave: String) {
    let graph = expect(app(leave), transitions: Self.structure + ["Me -embed-> Welcome"])
    #expect(!graph.transitions.contains { $0.from == "Me" && $0.to == "B" })
  }

  @Test("One that is only selected is")
  func selected() {
    let graph = expect(app("pane = .feed"), transitions: Self.structure + ["Me -tab-> B"])
    #expect(graph.transitions.contains { $0.from == "Me" && $0.to == "B" })
  }
}
