import FlowGraph
import Testing

/// Steps of wizards, and bars that a program draws itself: which pages of one view are screens.
@Suite("Pages that turn themselves")
struct OwnTurnTests {
  private static let model = """
    enum Step { case intro, age }
    final class Survey: ObservableObject {
      @Published var step = Step.intro
      func next() { 2️⃣step = .age }
    }
    struct A: View {
      @State private var isOpen = false
      var body: some View {
        Button("Survey") { 9️⃣isOpen = true }.fullScreenCover(isPresented: $isOpen) { Flow() }
      }
    }

    """

  @Test(
    "Steps in a cover are pages, whatever stands around them",
    arguments: ["PAGES", "VStack { ProgressView(value: 0.5); PAGES }", "VStack { PAGES }"],
    [
      (
        "@State private var step = Step.intro",
        "switch step { case .intro: Intro { 1️⃣step = .age }; case .age: Age() }", "1️⃣"
      ),
      (
        "@StateObject private var model = Survey()",
        "switch model.step { case .intro: Intro(next: model.next); case .age: Age() }", "2️⃣"
      ),
    ])
  func wizard(_ around: String, _ steps: (state: String, pages: String, place: String)) {
    expect(
      Self.model + """
        struct Flow: View {
          \(steps.state)
          var body: some View { \(around.replacing("PAGES", with: steps.pages)) }
        }
        struct Intro: View {
          let next: () -> Void
          var body: some View { Button("Start", action: next) }
        }
        struct Age: View { var body: some View { Text("age") } }
        """,
      transitions: [
        "A -cover-> Flow at 9️⃣", "Flow -embed-> Intro", "Flow -embed-> Age",
        "Intro -embed-> Age at \(steps.place)",
      ])
  }

  @Test(
    "A page turns what it is given to turn",
    arguments: [
      ("let model: Survey", "Intro(model: model)", "model.next()", "2️⃣"),
      ("let model: Survey", "Intro(model: model)", "3️⃣model.step = .age", "3️⃣"),
      ("@Binding var step: Step", "Intro(step: $model.step)", "3️⃣step = .age", "3️⃣"),
    ])
  func given(_ property: String, _ page: String, _ act: String, _ place: String) {
    expect(
      Self.model + """
        struct Flow: View {
          @StateObject private var model = Survey()
          var body: some View {
            switch model.step { case .intro: \(page); case .age: Age() }
          }
        }
        struct Intro: View {
          \(property)
          var body: some View { Button("Start") { \(act) } }
        }
        struct Age: View { var body: some View { Text("age") } }
        """,
      transitions: [
        "A -cover-> Flow at 9️⃣", "Flow -embed-> Intro", "Flow -embed-> Age",
        "Intro -embed-> Age at \(place)",
      ])
  }

  @Test("What loads and fails are parts of one page")
  func loading() {
    expect(
      """
      enum Phase { case loading, failed, loaded }
      final class Model: ObservableObject {
        @Published var phase = Phase.loading
        func load() async { phase = .loading; phase = .loaded }
      }
      struct A: View {
        var body: some View { NavigationStack { 1️⃣NavigationLink("Go") { Films() } } }
      }
      struct Films: View {
        @StateObject private var model = Model()
        var body: some View {
          switch model.phase {
          case .loading: Wait()
          case .failed: Fault(retry: { Task { await model.load() } })
          case .loaded: Grid()
          }
        }
      }
      struct Wait: View { var body: some View { ProgressView() } }
      struct Fault: View {
        let retry: () -> Void
        var body: some View { Button("Again", action: retry) }
      }
      struct Grid: View { var body: some View { Text("films") } }
      """, transitions: ["A -push-> Films at 1️⃣"])
  }

  @Test(
    "A bar of the program's own turns the first screen's pages, and a picker does not",
    arguments: [
      ("Bar(selected: $page)", true), ("Picker(\"p\", selection: $page) { Text(\"a\") }", false),
    ])
  func bar(_ bar: String, _ turns: Bool) {
    expect(
      """
      enum Page { case list, map }
      struct A: View {
        @State private var page = Page.list
        var body: some View {
          VStack {
            switch page { case .list: List1(); case .map: Map1() }
            \(bar)
          }
        }
      }
      struct Bar: View {
        @Binding var selected: Page
        var body: some View { Button("Map") { selected = .map } }
      }
      struct List1: View { var body: some View { Text("l") } }
      struct Map1: View { var body: some View { Text("m") } }
      """, transitions: turns ? ["A -embed-> List1", "A -embed-> Map1"] : [])
  }
}
