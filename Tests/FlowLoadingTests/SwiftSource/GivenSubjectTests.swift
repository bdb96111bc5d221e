import FlowGraph
import FlowRules
import Testing

/// What a view or a method is given that only switches over it is the state of whoever gives it.
@Suite("Switches over what code is given")
struct GivenSubjectTests {
  private static let pages = """
    struct One: View {
      let next: () -> Void
      var body: some View { Button("Next", action: next) }
    }
    struct Two: View {
      let back: () -> Void
      var body: some View { Button("Back", action: back) }
    }

    """

  @Test("A view that is given a copy of the first screen's state")
  func copy() {
    expect(
      Self.pages + """
        enum Step { case one, two }
        struct A: View {
          @State private var step = Step.one
          var body: some View { Content(step: step, go: { 1️⃣step = $0 }) }
        }
        struct Content: View {
          let step: Step
          let go: (Step) -> Void
          var body: some View {
            switch step { case .one: One { go(.two) }; case .two: Two { go(.one) } }
          }
        }
        """,
      transitions: [
        "A -embed-> One", "A -embed-> Two", "One -embed-> Two at 1️⃣", "Two -embed-> One at 1️⃣",
      ])
  }

  private func column(_ detail: String) -> String {
    """
    enum Box: String, CaseIterable, Identifiable {
      case inbox, sent, bin
      var id: Self { self }
    }
    struct A: View {
      @State private var box: Box?
      var body: some View { NavigationSplitView { Bar(box: $box) } detail: { \(detail) } }
      @ViewBuilder private func content(_ shown: Box) -> some View {
        switch shown { case .inbox: Inbox { 1️⃣box = .sent }; case .sent: Sent(); case .bin: Bin() }
      }
    }
    struct Column: View {
      let shown: Box?
      let go: () -> Void
      var body: some View {
        switch shown {
        case .inbox: Inbox(go: go)
        case .sent: Sent()
        case .bin: Bin()
        case nil: Text("none")
        }
      }
    }
    struct Bar: View {
      @Binding var box: Box?
      var body: some View {
        List(Box.allCases, selection: $box) { box in 2️⃣NavigationLink(box.rawValue, value: box) }
      }
    }
    struct Inbox: View {
      let go: () -> Void
      var body: some View { Button("Sent", action: go) }
    }
    struct Sent: View { var body: some View { Text("s") } }
    struct Bin: View { var body: some View { Text("b") } }
    """
  }

  @Test(
    "A column that gives what is selected on",
    arguments: [
      "Column(shown: box, go: { 1️⃣box = .sent })",
      "NavigationStack { Column(shown: box) { 1️⃣box = .sent } }", "content(box ?? .inbox)",
      "if let box { content(box) }", "if let box { content(box) } else { Text(\"none\") }",
      "if let chosen = box { self.content(chosen) }",
    ])
  func column(ofCopies detail: String) {
    expect(
      column(detail),
      transitions: [
        "A -embed-> Bar", "A -embed-> Inbox", "A -embed-> Sent", "Inbox -embed-> Sent at 1️⃣",
        "Bar -embed-> Inbox at 2️⃣", "Bar -embed-> Sent at 2️⃣", "A -embed-> Bin",
        "Bar -embed-> Bin at 2️⃣",
      ])
  }

  @Test("A method that shows nothing at times shows what comes and goes")
  func banner() {
    expect(
      """
      enum Kind { case toast, alert }
      final class Notices: ObservableObject { @Published var kind: Kind? }
      struct A: View {
        @StateObject private var notices = Notices()
        var body: some View { notice(notices.kind) }
        private func notice(_ kind: Kind?) -> some View {
          ZStack {
            if let kind { switch kind { case .toast: Toast(); case .alert: Notice() } }
          }
        }
      }
      struct Toast: View { var body: some View { Text("t") } }
      struct Notice: View { var body: some View { Text("n") } }
      """)
  }

  @Test(
    "A list of the same view selects what a method shows",
    arguments: [
      "page(pane ?? .one)", "if let pane { page(pane) }",
      "if let pane { page(pane) } else { Text(\"none\") }",
      "NavigationStack { page(pane ?? .one) }",
    ])
  func ownList(_ detail: String) {
    let graph = expect(
      """
      enum Pane: String, CaseIterable, Identifiable { case one, two; var id: Self { self } }
      struct A: View {
        @State private var pane: Pane? = .one
        var body: some View {
          NavigationSplitView {
            List(selection: $pane) { ForEach(Pane.allCases) { Text($0.rawValue).tag($0) } }
          } detail: {
            \(detail)
          }
        }
        @ViewBuilder private func page(_ shown: Pane) -> some View {
          switch shown { case .one: First(); case .two: Second() }
        }
      }
      struct First: View { var body: some View { Text("1") } }
      struct Second: View { var body: some View { Text("2") } }
      """,
      transitions: ["A -embed-> First", "A -embed-> Second"])
    #expect(!RuleRunner.run(graph).map(\.rule).contains("unreachable_screen"))
  }

  @Test(
    "A view that shows itself comes to an end",
    arguments: [
      "case .quote(let inner): Block(block: inner)",
      "case .quote(let inner): Block(block: inner).padding()",
    ])
  func tree(_ branch: String) {
    expect(
      """
      indirect enum Node { case text(String), quote(Node) }
      struct A: View {
        @State private var isOpen = false
        let node: Node
        var body: some View { Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { Reader(node: node) } }
      }
      struct Reader: View { let node: Node; var body: some View { Block(block: node) } }
      struct Block: View {
        let block: Node
        var body: some View {
          switch block { case .text(let text): Words(text: text); \(branch) }
        }
      }
      struct Words: View { let text: String; var body: some View { Text(text) } }
      """, transitions: ["A -sheet-> Reader at 1️⃣"])
  }

  @Test(
    "A row that only switches acts on the model that it is bound to, also where a branch is a view",
    arguments: ["Wait()", "ProgressView()"])
  func row(_ waiting: String) {
    expect(
      """
      enum Row: Identifiable { case loading, loaded(Int); var id: Int { 0 } }
      @Observable final class Model {
        var rows: [Row] = []
        var path = NavigationPath()
        func load() async { rows = [.loaded(1)] }
      }
      @main struct Main: App {
        @State private var model = Model()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $model.path) {
              Rows(model: $model, rows: model.rows).navigationDestination(for: Int.self) { _ in Page() }
            }
          }
        }
      }
      struct Rows: View {
        @Binding var model: Model
        let rows: [Row]
        var body: some View {
          List(rows) { row in Shown(model: $model, row: row) }.task { await model.load() }
        }
      }
      struct Shown: View {
        @Binding var model: Model
        let row: Row
        var body: some View {
          switch row {
          case .loading: \(waiting)
          case .loaded(let id): Button("x") { 1️⃣model.path.append(id) }
          }
        }
      }
      struct Wait: View { var body: some View { Text("w") } }
      struct Page: View { var body: some View { Text("p") } }
      """, transitions: ["Rows -push-> Page at 1️⃣"])
  }
}
