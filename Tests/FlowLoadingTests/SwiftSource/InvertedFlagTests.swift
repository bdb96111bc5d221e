import FlowGraph
import Testing

/// What is up until something has happened: `.fullScreenCover(isPresented: .constant(!hasSeen))`.
@Suite("Flags that show something while they are not set")
struct InvertedFlagTests {
  private static let binding = """
    extension Binding where Value == Bool {
      var negated: Binding<Bool> {
        Binding(get: { !self.wrappedValue }, set: { self.wrappedValue = !$0 })
      }
    }

    """

  @Test(
    "What such a flag shows is up at first, and is gone when the flag is set",
    arguments: [
      ".constant(!hasSeen)", ".constant(hasSeen == false)", "$hasSeen.negated",
      "Binding(get: { !hasSeen }, set: { hasSeen = !$0 })",
      "Binding(get: { !hasSeen }, set: { _ in })",
    ])
  func atFirst(_ shown: String) {
    let graph = expect(
      Self.binding + """
        struct A: View {
          @AppStorage("seen") private var hasSeen = false
          var body: some View {
            Text("a").fullScreenCover(isPresented: \(shown)) { Intro(close: { 1️⃣hasSeen = true }) }
          }
        }
        struct Intro: View {
          let close: () -> Void
          var body: some View { Button("Start", action: close) }
        }
        """, transitions: ["A -cover-> Intro"], backs: ["Intro dismiss at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["appears"])
  }

  /// A log-in that covers the app while nobody is logged in.
  private func app(_ property: String, _ shown: String, _ out: String, _ into: String) -> String {
    """
    final class Session: ObservableObject {
      @Published var user: String?
      @Published var isIn = false
      \(property)
    }
    struct A: View {
      @StateObject private var session = Session()
      var body: some View {
        Button("Out") { 1️⃣session.\(out) }
          .fullScreenCover(isPresented: \(shown)) { Login(session: session) }
      }
    }
    struct Login: View {
      let session: Session
      var body: some View { Button("In") { 2️⃣session.\(into) } }
    }
    """
  }

  @Test(
    "A property says of other state that it is not there",
    arguments: [
      (
        "var needsLogin: Bool { get { user == nil } set { if newValue { user = nil } } }",
        "user = nil", "user = \"me\""
      ),
      ("var needsLogin: Bool { get { user == nil } set {} }", "user = nil", "user = \"me\""),
      (
        "var needsLogin: Bool { get { !isIn } set { isIn = !newValue } }", "isIn = false",
        "isIn = true"
      ),
    ])
  func property(_ property: String, _ out: String, _ into: String) {
    let graph = expect(
      app(property, "$session.needsLogin", out, into),
      transitions: ["A -cover-> Login at 1️⃣", "A -cover-> Login"],
      backs: ["Login dismiss at 2️⃣"])
    #expect(graph.transitions.map { $0.trigger ?? "" }.sorted() == ["Button “Out”", "appears"])
  }

  @Test(
    "So does what a binding or a constant asks",
    arguments: [
      (".constant(session.user == nil)", "user = nil", "user = \"me\""),
      (".constant(!session.isIn)", "isIn = false", "isIn = true"),
      ("$session.isIn.negated", "isIn = false", "isIn = true"),
    ])
  func asked(_ shown: String, _ out: String, _ into: String) {
    expect(
      Self.binding + app("", shown, out, into),
      transitions: ["A -cover-> Login at 1️⃣", "A -cover-> Login"],
      backs: ["Login dismiss at 2️⃣"])
  }

  @Test(
    "A property that the program adds to bindings, however it names their value",
    arguments: [
      "Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 })",
      "Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 })",
      ".init(get: { !wrappedValue }, set: { wrappedValue = !$0 })",
      ".init(get: { !self.wrappedValue }, set: { self.wrappedValue = !$0 })",
    ])
  func negated(_ made: String) {
    let graph = expect(
      """
      extension Binding where Value == Bool { var negated: Binding<Bool> { \(made) } }
      struct A: View {
        @AppStorage("seen") private var hasSeen = false
        var body: some View {
          Text("a").sheet(isPresented: $hasSeen.negated) { Intro(close: { 1️⃣hasSeen = true }) }
        }
      }
      struct Intro: View {
        let close: () -> Void
        var body: some View { Button("Start", action: close) }
      }
      """, transitions: ["A -sheet-> Intro"], backs: ["Intro dismiss at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["appears"])
  }
}
