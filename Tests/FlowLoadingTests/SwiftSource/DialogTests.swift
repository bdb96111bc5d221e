import Testing

/// Alerts and their like, whose closures are given what is shown.
@Suite("Dialogs")
struct DialogTests {
  @Test(
    "What is presented is what the buttons are made for",
    arguments: [
      "alert(\"x\", isPresented: $model.isOn, presenting: model.note) { note in BUTTON }",
      "confirmationDialog(\"x\", isPresented: $model.isOn, presenting: model.note) { note in BUTTON }",
      "alert(item: $model.note) { note in BUTTON }",
    ])
  func presented(modifier: String) {
    let shown = modifier.replacing("BUTTON", with: "Button(\"ok\") { note.onClose?() }")
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("b") { 2️⃣isOpen = true }.sheet(isPresented: $isOpen) { Import() }
        }
      }
      struct Note: Identifiable { let id = 1; let onClose: (() -> Void)? }
      final class Model: ObservableObject {
        @Published var note: Note?
        @Published var isOn = false
        func fail(then close: (() -> Void)? = nil) {
          note = Note(onClose: close)
          isOn = true
        }
      }
      struct Import: View {
        @Environment(\\.dismiss) private var dismiss
        @StateObject private var model = Model()
        var body: some View {
          Text("x").task { model.fail { 1️⃣dismiss() } }.\(shown)
        }
      }
      """, transitions: ["A -sheet-> Import at 2️⃣"], backs: ["Import dismiss at 1️⃣"])
  }

  @Test(
    "Of many that bring their code, what one of them does is not known",
    arguments: [(2, ["Import dismiss at 1️⃣"]), (8, [])])
  func many(others: Int, backs: [String]) {
    let more = (0..<others).map { "func other\($0)() { note = Note(onClose: nil) }" }
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("b") { 2️⃣isOpen = true }.sheet(isPresented: $isOpen) { Import() }
        }
      }
      struct Note: Identifiable { let id = 1; let onClose: (() -> Void)? }
      final class Model: ObservableObject {
        @Published var note: Note?
        func fail(then close: @escaping () -> Void) { note = Note(onClose: close) }
        \(more.joined(separator: "\n  "))
      }
      struct Import: View {
        @Environment(\\.dismiss) private var dismiss
        @StateObject private var model = Model()
        var body: some View {
          Text("x").task {
            \((0..<others).map { "model.other\($0)()" }.joined(separator: "; "))
            model.fail { 1️⃣dismiss() }
          }
          .alert(item: $model.note) { note in Button("ok") { note.onClose?() } }
        }
      }
      """, transitions: ["A -sheet-> Import at 2️⃣"], backs: backs)
  }

  @Test(
    "A model of each screen's own, however it is made",
    arguments: ["= Model()", "= Model.standard()", ": Model = .standard()"])
  func ownModels(model: String) {
    func screen(_ name: String, _ leave: String) -> String {
      """
      struct \(name): View {
        @Environment(\\.dismiss) private var dismiss
        @StateObject private var model \(model)
        var body: some View {
          Text("x").task { model.fail \(leave) }
            .alert("x", isPresented: $model.isOn, presenting: model.note) { note in
              Button("ok") { note.onClose?() }
            }
        }
      }

      """
    }
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        @State private var isMore = false
        var body: some View {
          Button("b") { isOpen = true }.sheet(isPresented: $isOpen) { First() }
          Button("c") { isMore = true }.sheet(isPresented: $isMore) { Second() }
        }
      }
      struct Note: Identifiable { let id = 1; let onClose: (() -> Void)? }
      final class Model: ObservableObject {
        @Published var note: Note?
        @Published var isOn = false
        init() {}
        static func standard() -> Model { Model() }
        func fail(then close: (() -> Void)? = nil) {
          note = Note(onClose: close)
          isOn = true
        }
      }
      \(screen("First", "{ 1️⃣dismiss() }"))
      \(screen("Second", "{ print() }"))
      """,
      transitions: ["A -sheet-> First", "A -sheet-> Second"], backs: ["First dismiss at 1️⃣"])
  }

  @Test("A dialog shows nothing but itself")
  func shows() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func ask() {
            let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
            alert.show(Detail(), sender: nil)
            present(alert, animated: true)
          }
          @IBAction func show() {
            let host = Other()
            1️⃣host.show(Detail(), sender: nil)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "A button of an action sheet is known by its title",
    arguments: [
      ".default(Text(\"Add\")) { 1️⃣isAdding = true }",
      ".destructive(Text(\"Add\"), action: { 1️⃣isAdding = true })",
    ])
  func buttonOfSheet(_ button: String) {
    let graph = expect(
      """
      struct A: View {
        @State private var isAsking = false
        @State private var isAdding = false
        var body: some View {
          Button("ask") { isAsking = true }
            .actionSheet(isPresented: $isAsking) { sheet() }
            .sheet(isPresented: $isAdding) { B() }
        }
        private func sheet() -> ActionSheet {
          let add: Alert.Button = \(button)
          return ActionSheet(title: Text("Add"), message: nil, buttons: [add, .cancel()])
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “Add”"])
  }
}
