import Testing

/// Optionals of views that whoever makes the view gives nothing.
@Suite("Optionals left out")
struct LeftOutOptionalTests {
  @Test("What an initialiser does not assign is nil")
  func initializer() {
    expect(
      """
      enum Role { case cancel, close }
      struct BarButton: ToolbarContent {
        @Environment(\\.dismiss) private var dismiss
        private var action: () -> Void
        private var role: Role?
        init(action: @escaping () -> Void) { self.action = action }
        init(role: Role) { self.role = role; self.action = {} }
        var body: some ToolbarContent {
          ToolbarItem {
            Button {
              switch role { case .cancel, .close: 1️⃣dismiss()
                            default: action() }
            } label: { Text("x") }
          }
        }
      }
      struct A: View {
        @State private var isAdding = false
        var body: some View {
          NavigationStack { NavigationLink("d") { B() } }
            .sheet(isPresented: $isAdding) { NavigationStack { C() } }
        }
      }
      struct B: View {
        @State private var isShown = false
        var body: some View {
          Text("d").toolbar { BarButton { 2️⃣isShown = true } }.sheet(isPresented: $isShown) { D() }
        }
      }
      struct D: View {
        var body: some View { NavigationStack { Text("a").toolbar { BarButton(role: .cancel) } } }
      }
      """,
      transitions: ["A -push-> B", "B -sheet-> D at 2️⃣"], backs: ["D dismiss at 1️⃣"])
  }

  @Test(
    "What nobody gives a screen dismisses nothing",
    arguments: [
      ("B()", false), ("B(close: dismiss)", true),
      ("if isShown { B() } else { B(close: dismiss) }", true),
    ])
  func action(content: String, isGiven: Bool) {
    expect(
      """
      struct A: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isShown = false
        var body: some View {
          Button("open") { isShown = true }.sheet(isPresented: $isShown) { \(content) }
        }
      }
      struct B: View {
        var close: DismissAction?
        var body: some View { Button("close") { 1️⃣close?() } }
      }
      """,
      transitions: ["A -sheet-> B"], backs: isGiven ? ["B dismiss at 1️⃣"] : [])
  }

  @Test(
    "What is there instead of a closure runs where none was given",
    arguments: [("CloseButton { isAsking = true }", false), ("CloseButton()", true)])
  func instead(button: String, runs: Bool) {
    expect(
      """
      struct CloseButton: View {
        @Environment(\\.dismiss) private var dismiss
        var action: (() -> Void)?
        init(action: (() -> Void)? = nil) { self.action = action }
        var body: some View { Button("Close") { action?() ?? 1️⃣dismiss() } }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View { Button("a") { isShown = true }.sheet(isPresented: $isShown) { B() } }
      }
      struct B: View {
        @State private var isAsking = false
        var body: some View { \(button) }
      }
      """,
      transitions: ["A -sheet-> B"], backs: runs ? ["B dismiss at 1️⃣"] : [])
  }

  @Test(
    "A closure is given something, or nothing",
    arguments: [("12", true), ("model.score", true), ("nil", false)])
  func given(_ score: String, _ opens: Bool) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func open() {
            let form = Form()
            form.onEnd = { [weak self] score in
              guard let score else {
                1️⃣self?.navigationController?.popViewController(animated: true)
                return
              }
              2️⃣self?.navigationController?.pushViewController(Detail(), animated: true)
            }
            3️⃣navigationController?.pushViewController(form, animated: true)
          }
        }
        final class Form: UIViewController {
          var onEnd: ((Int?) -> Void)?
          var model: Model!
          @IBAction func finish() { onEnd?(\(score)) }
        }
        final class Model { var score = 0 }
        """,
      transitions: ["Start -push-> Form at 3️⃣"] + (opens ? ["Form -push-> Detail at 2️⃣"] : []),
      backs: opens ? [] : ["Form pop at 1️⃣"])
  }
}
