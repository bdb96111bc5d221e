import Testing

@Suite("Generic parameters that an extension says the type of")
struct PinnedGenericTests {
  @Test(
    "The parameter's initialiser, as a function, called, and in a closure",
    arguments: ["Content.init", "{ Content(course: $0) }", "{ Content.init(course: $0) }"])
  func initialiser(_ content: String) {
    expect(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Course: Hashable, Identifiable { var id: Int }
      struct Home: View {
        @State private var selected: Course?
        var body: some View {
          Button("Open") { 1️⃣selected = Course(id: 1) }
            .fullScreenCover(item: $selected) { course in Frame(course: course) }
        }
      }
      struct Frame<Content: View>: View {
        let course: Course
        let content: (Course) -> Content
        var body: some View { VStack { content(course) } }
      }
      extension Frame where Content == CourseView {
        init(course: Course) { self.init(course: course, content: \(content)) }
      }
      struct CourseView: View {
        let course: Course
        var body: some View { NavigationLink("Unit") { Unit() } }
      }
      struct Unit: View { var body: some View { Text("1") } }
      """,
      transitions: ["Home -cover-> CourseView at 1️⃣", "CourseView -push-> Unit"])
  }
}
