import Testing

/// A view of the app's own with a stack and a path, around content that stands where it is used.
@Suite("Stack views around content of the screen that uses them")
struct InlineStackTests {
  private func app(_ content: String, _ parameter: String = "content()", _ type: String = "Content")
    -> String
  {
    """
    struct AppStack<Content: View>: View {
      @State private var path = NavigationPath()
      let content: \(type)
      init(@ViewBuilder content: @escaping () -> Content) { self.content = \(parameter) }
      var body: some View {
        NavigationStack(path: $path) {
          \(type == "Content" ? "content" : "content()")
            .navigationDestination(for: Int.self) { _ in B() }
        }
      }
    }
    struct A: View {
      @State private var isShown = false
      var body: some View {
        Button("open") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { Picker() }
      }
    }
    struct Picker: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        AppStack { \(content) }
      }
    }
    struct Inner: View {
      var body: some View { NavigationLink("b", value: 1) }
    }
    """
  }

  @Test("The content is the level of who shows it, and no screen of the frame's name comes up")
  func inline() {
    expect(
      app(
        """
        List { 2️⃣NavigationLink("b", value: 1) }
          .toolbar { Button("close") { 3️⃣dismiss() } }
        """),
      transitions: ["A -sheet-> Picker at 1️⃣", "Picker -push-> B at 2️⃣"],
      backs: ["Picker dismiss at 3️⃣"], screens: ["A", "B", "Picker"])
  }
}
