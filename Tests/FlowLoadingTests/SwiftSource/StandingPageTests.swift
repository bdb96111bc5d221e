import Testing

/// Pages that state shows where it is set to show them.
@Suite("State that is set to what it is")
struct StandingPageTests {
  private func app(_ set: String, root: String = "if model.isIn { Home() } else { B() }") -> String
  {
    """
    final class Model: ObservableObject {
      @Published var isIn = UserDefaults.standard.bool(forKey: "in")
      @Published var room = Room.home
      func enter() { isIn = true }
      func leave() { isIn = false }
    }
    enum Room: Hashable { case home, chat(Int), out }
    struct A: View {
      @StateObject private var model = Model()
      var body: some View { Group { \(root) }.environmentObject(model) }
    }
    struct Home: View {
      var body: some View { NavigationStack { NavigationLink("page") { Page() } } }
    }
    struct Page: View {
      @EnvironmentObject private var model: Model
      var body: some View { Button("set") { \(set) } }
    }
    """
  }

  @Test("Inside the page that it shows it brings up nothing")
  func standing() {
    expect(
      app("model.enter()"),
      transitions: ["A -root-> Home", "A -embed-> B", "Home -push-> Page"])
  }

  @Test("Another page is a way")
  func other() {
    expect(
      app("model.leave()"),
      transitions: ["A -root-> Home", "A -embed-> B", "Home -push-> Page", "Page -embed-> B"])
  }

  @Test("So is a page of something else")
  func carried() {
    let graph = expect(
      app(
        "model.room = .chat(2)",
        root: """
          switch model.room {
          case .home: Button("chat") { model.room = .chat(1) }
          case .chat(let number): Chat(number: number)
          case .out: B()
          }
          """) + """
          struct Chat: View {
            let number: Int
            @State private var isShown = false
            var body: some View {
              Button("more") { isShown = true }.sheet(isPresented: $isShown) { Page() }
            }
          }
          """,
      transitions: ["A -embed-> B", "A -embed-> Chat", "Chat -sheet-> Page", "Page -embed-> Chat"])
    #expect(graph.transitions.contains { $0.from == "Page" && $0.to == "Chat" })
  }
}
