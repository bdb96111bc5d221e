import Testing

@Suite("Dialogs whose buttons run what they were made with")
struct GivenDialogTests {
  /// Two tabs, each with the state of a dialog, which one modifier shows by helpers of its own.
  private func app(one: String, two: String) -> String {
    """
    struct Dialog: Identifiable {
      struct Action: Identifiable {
        let id = UUID()
        let handler: () async -> Void
      }
      let id = UUID()
      let actions: [Action]
    }
    struct Choice: View {
      let action: () -> Void
      var body: some View { Button(action: action, label: { Text("ok") }) }
    }
    struct DialogModifier: ViewModifier {
      @Binding var dialog: Dialog?
      func body(content: Content) -> some View {
        content.fullScreenCover(item: $dialog) { dialog in page(for: dialog) }
      }
      private func page(for dialog: Dialog) -> some View {
        VStack {
          Spacer()
          ForEach(dialog.actions) { action in choice(for: action) }
        }
      }
      private func choice(for action: Dialog.Action) -> some View {
        Choice(action: { Task { await action.handler() } })
      }
    }
    extension View {
      func dialog(_ dialog: Binding<Dialog?>) -> some View {
        modifier(DialogModifier(dialog: dialog))
      }
    }
    struct A: View { var body: some View { TabView { One(); Two() } } }
    struct One: View {
      @State private var dialog: Dialog?
      @State private var isOpen = false
      var body: some View {
        \(one)
          .dialog($dialog)
          .sheet(isPresented: $isOpen) { B() }
      }
      private var question: Dialog {
        Dialog(actions: [.init(handler: { 2️⃣isOpen = true })])
      }
    }
    struct Two: View {
      @State private var dialog: Dialog?
      var body: some View {
        \(two)
          .dialog($dialog)
      }
      private func info(then done: @escaping () -> Void) -> Dialog {
        Dialog(actions: [Dialog.Action(handler: done)])
      }
    }
    """
  }

  private let tabs = ["A -tab-> One", "A -tab-> Two"]

  @Test("Each dialog's buttons run its own")
  func own() {
    expect(
      app(
        one: "Button(\"ask\") { 1️⃣dialog = question }",
        two: "Button(\"tell\") { 3️⃣dialog = info { 4️⃣dialog = nil } }"),
      transitions: tabs + [
        "One -cover-> One.dialog at 1️⃣", "One.dialog -sheet-> B at 2️⃣",
        "Two -cover-> Two.dialog at 3️⃣",
      ],
      backs: ["Two.dialog dismiss at 4️⃣"])
  }

  @Test(
    "A value that was made without an action runs nobody's",
    arguments: ["Setup(size: 1)", "Setup()", "Setup(size: 1, submit: nil)"],
    ["var submit: Submit? = nil", "var submit: Submit?"])
  func without(_ setup: String, _ property: String) {
    expect(
      """
      struct Submit { let action: () -> Void }
      struct Setup {
        var size = 0
        \(property)
      }
      struct Field: View {
        @Binding var text: String
        var setup = Setup()
        var body: some View {
          TextField("", text: $text).onSubmit { setup.submit?.action() }
        }
      }
      struct A: View { var body: some View { TabView { One(); Two() } } }
      struct One: View {
        @State private var text = ""
        @State private var isOpen = false
        var body: some View {
          Field(text: $text, setup: .init(submit: .init(action: { 1️⃣isOpen = true })))
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      struct Two: View {
        @State private var text = ""
        var body: some View { Field(text: $text, setup: \(setup)) }
      }
      """, transitions: tabs + ["One -sheet-> B at 1️⃣"])
  }

  @Test("States that one modifier is given on one view have a dialog each, whatever the view holds")
  func twoOnOne() {
    expect(
      """
      struct Notice: Identifiable {
        let id = UUID()
        let run: () -> Void
      }
      struct NoticeModifier: ViewModifier {
        @Binding var notice: Notice?
        func body(content: Content) -> some View {
          content.sheet(item: $notice) { notice in
            VStack { Text("n"); Button("ok") { notice.run() } }
          }
        }
      }
      extension View {
        func notice(_ notice: Binding<Notice?>) -> some View {
          modifier(NoticeModifier(notice: notice))
        }
      }
      struct A: View {
        @State private var first: Notice?
        @State private var second: Notice?
        var body: some View {
          VStack {
            Row()
            Button("one") { 1️⃣first = Notice(run: { first = nil }) }
            Button("two") { 2️⃣second = Notice(run: { second = nil }) }
          }
          .notice($first)
          .notice($second)
        }
      }
      struct Row: View {
        @State private var inRow: Notice?
        var body: some View {
          Button("row") { 3️⃣inRow = Notice(run: {}) }.notice($inRow)
        }
      }
      """,
      transitions: [
        "A -sheet-> A.first at 1️⃣", "A -sheet-> A.second at 2️⃣", "A -sheet-> Row at 3️⃣",
      ],
      backs: ["A.first dismiss", "A.second dismiss"])
  }

  @Test(
    "An action that an initialiser of the app's own makes of a value runs what the value holds",
    arguments: [
      ("UIAlertAction", "self.init(title: item.title, style: .default) { _ in item.run?(item) }"),
      ("UIAction", "self.init(title: item.title) { _ in item.run?(item) }"),
    ])
  func extendedAction(_ type: String, _ body: String) {
    let graph = expect(
      plainLaunch + """
        struct Item {
          var title: String
          var run: ((Item) -> Void)?
          init(title: String, run: ((Item) -> Void)? = nil) {
            self.title = title
            self.run = run
          }
        }
        extension \(type) {
          convenience init(_ item: Item) { \(body) }
        }
        final class Start: UIViewController {
          @IBAction func tap() {
            let item = Item(title: "Go") { _ in 1️⃣self.present(Detail(), animated: true) }
            Menus.show([\(type)(item)])
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == [type])
  }
}
