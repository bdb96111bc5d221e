import FlowGraph
import Testing

/// Steps of wizards, and what only looks like them: which pages of one view are screens.
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
    "Steps that fill a cover are pages",
    arguments: [
      (
        "@State private var step = Step.intro",
        "switch step { case .intro: Intro { 1️⃣step = .age }; case .age: Age() }", "1️⃣"
      ),
      (
        "@StateObject private var model = Survey()",
        "switch model.step { case .intro: Intro(next: model.next); case .age: Age() }", "2️⃣"
      ),
    ])
  func wizard(_ state: String, _ pages: String, _ place: String) {
    expect(
      Self.model + """
        struct Flow: View {
          \(state)
          var body: some View { \(pages) }
        }
        struct Intro: View {
          let next: () -> Void
          var body: some View { Button("Start", action: next) }
        }
        struct Age: View { var body: some View { Text("age") } }
        """,
      transitions: [
        "A -cover-> Flow at 9️⃣", "Flow -embed-> Intro", "Flow -embed-> Age",
        "Intro -embed-> Age at \(place)",
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

  @Test(
    "What loads and fails are parts of one page",
    arguments: [
      "Fault(retry: { Task { await model.load() } })", "Fault(retry: { model.phase = .loading })",
    ])
  func loading(_ fault: String) {
    expect(
      """
      enum Phase { case loading, failed, loaded }
      final class Model: ObservableObject {
        @Published var phase = Phase.loading
        func load() async { phase = .failed; phase = .loaded }
      }
      struct A: View {
        var body: some View { NavigationStack { 1️⃣NavigationLink("Go") { Films() } } }
      }
      struct Films: View {
        @StateObject private var model = Model()
        var body: some View {
          Group {
            switch model.phase {
            case .loading: Wait()
            case .failed: \(fault)
            case .loaded: Grid(refresh: { model.phase = .loading })
            }
          }
          .task { await model.load() }
        }
      }
      struct Wait: View { var body: some View { ProgressView() } }
      struct Fault: View {
        let retry: () -> Void
        var body: some View { Button("Again", action: retry) }
      }
      struct Grid: View {
        let refresh: () -> Void
        var body: some View { Button("films", action: refresh) }
      }
      """, transitions: ["A -push-> Films at 1️⃣"])
  }

  @Test(
    "Two ways to show one thing, controls under it and what loads are parts of one screen",
    arguments: [
      "switch mode { case .list: Rows { mode = .grid }; case .grid: Grid { mode = .list } }",
      "switch mode { case .list: Rows(mode: $mode); case .grid: Grid(mode: $mode) }",
      "VStack { Text(\"t\"); switch mode { case .list: Rows { mode = .grid }; case .grid: Grid() } }",
      "switch mode { case .list: Rows().task { mode = .grid }; case .grid: Grid() }",
      "switch mode { case .list: Rows(); case .grid: Grid { mode = .list } }",
      "VStack { switch mode { case .list: Rows(); case .grid: Grid() }; Segments(mode: $mode) }",
    ])
  func parts(_ body: String) {
    expect(
      """
      enum Mode { case list, grid }
      struct A: View {
        @State private var isOpen = false
        var body: some View { Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { Films() } }
      }
      struct Films: View {
        @State private var mode = Mode.list
        var body: some View { \(body) }
      }
      struct Rows: View {
        var mode: Binding<Mode>?
        var act: () -> Void = {}
        var body: some View { Button("g", action: act) }
      }
      struct Grid: View {
        var mode: Binding<Mode>?
        var act: () -> Void = {}
        var body: some View { Button("l", action: act) }
      }
      struct Segments: View {
        @Binding var mode: Mode
        var body: some View { Button("g") { mode = .grid } }
      }
      """, transitions: ["A -sheet-> Films at 1️⃣"])
  }
}
