import FlowRules
import Testing

/// Frames of the app's own with a Back button around what is pushed.
@Suite("Frames with controls of their own around a page")
struct TitledPageTests {
  private func app(_ page: String, _ frame: String = "let onBack: () -> Void") -> String {
    """
    enum Route: Hashable { case recovery, about }
    struct A: View {
      @State private var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("go") { 1️⃣path.append(.recovery) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .recovery: \(page)
              case .about: B()
              }
            }
        }
      }
    }
    struct Titled<Content: View>: View {
      \(frame)
      @ViewBuilder let content: () -> Content
      var body: some View {
        VStack { Button(action: onBack) { Text("back") }; content() }
      }
    }
    struct Recovery: View {
      @State private var isOn = false
      var body: some View { Toggle("on", isOn: $isOn) }
    }
    """
  }

  @Test("The page is what they are given, and what they do it does")
  func page() {
    let graph = expect(
      app("Titled(onBack: { 2️⃣path.removeLast() }) { Recovery() }.padding()"),
      transitions: ["A -push-> Recovery at 1️⃣"], backs: ["Recovery pop at 2️⃣"])
    #expect(!RuleRunner.run(graph).contains { $0.rule == "pop_without_push" })
  }

  @Test("Around content of the presenter's own it has the route's name")
  func inline() {
    expect(
      app("Titled(onBack: { 2️⃣path.removeLast() }) { List { Text(\"a\") } }"),
      transitions: ["A -push-> A.recovery at 1️⃣"], backs: ["A.recovery pop at 2️⃣"])
  }

  @Test("A sheet, and a link")
  func others() {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          NavigationStack {
            Button("on") { 1️⃣isOn = true }
              .sheet(isPresented: $isOn) { Titled(onBack: { 2️⃣isOn = false }) { Page() } }
            3️⃣NavigationLink("link") { Titled(onBack: {}) { Other() } }
          }
        }
      }
      struct Titled<Content: View>: View {
        let onBack: () -> Void
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Button("back") { onBack() }; content() } }
      }
      struct Page: View { @State private var a = ""; var body: some View { TextField("a", text: $a) } }
      struct Other: View { @State private var a = ""; var body: some View { TextField("a", text: $a) } }
      """,
      transitions: ["A -sheet-> Page at 1️⃣", "A -push-> Other at 3️⃣"],
      backs: ["Page dismiss at 2️⃣"])
  }

  @Test("One that looks at the environment's objects is the page where nothing else names it")
  func environment() {
    expect(
      """
      @Observable final class Session { var name = "" }
      enum Route: Hashable { case post(Int), about }
      extension Route {
        @ViewBuilder func page() -> some View {
          switch self {
          case .post: Post { Comments() }
          case .about: B()
          }
        }
      }
      struct A: View {
        @State private var session = Session()
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("post", value: Route.post(1))
              .navigationDestination(for: Route.self) { $0.page() }
          }
          .environment(session)
        }
      }
      struct Post<Content: View>: View {
        @Environment(Session.self) private var session
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { ScrollView { Button("like") {}; content } }
      }
      struct Comments: View { var body: some View { Toggle("a", isOn: .constant(true)) } }
      """, transitions: ["A -push-> Post at 1️⃣"])
  }
}
