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
    arguments: ["Setup(size: 1)", "Setup()", "Setup(size: 1, submit: nil)"])
  func without(_ setup: String) {
    expect(
      """
      struct Submit { let action: () -> Void }
      struct Setup {
        var size = 0
        var submit: Submit? = nil
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
}
