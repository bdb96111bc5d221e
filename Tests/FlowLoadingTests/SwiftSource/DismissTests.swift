import FlowGraph
import Testing

@Suite("Leaving by the environment")
struct DismissTests {
  /// A sheet `B` with what its body and properties are.
  private func sheet(_ members: String) -> String {
    #"""
    struct A: View {
      @State private var isShown = false
      var body: some View {
        Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
      }
    }
    struct B: View {
      \#(members)
    }
    """#
  }

  @Test(
    "Each form dismisses",
    arguments: [
      #"@Environment(\.dismiss) private var dismiss; var body: some View { Button("x") { 2️⃣dismiss() } }"#,
      #"@Environment(\.dismiss) var leave; var body: some View { Button("x") { 2️⃣leave() } }"#,
      #"@Environment(\.dismiss) var dismiss: DismissAction; var body: some View { Button("x") { 2️⃣dismiss.callAsFunction() } }"#,
      #"@Environment(\.presentationMode) var mode; var body: some View { Button("x") { 2️⃣mode.wrappedValue.dismiss() } }"#,
      #"@Environment(\.presentationMode) var mode: Binding<PresentationMode>; var body: some View { Button("x") { 2️⃣self.mode.wrappedValue.dismiss() } }"#,
      #"@Environment(\.presentationMode) @Binding var mode; var body: some View { Button("x") { 2️⃣mode.dismiss() } }"#,
      #"@Environment(\.dismiss) var dismiss; var body: some View { Button("x", action: close) }; func close() { Task { await save(); await MainActor.run { 2️⃣dismiss() } } }"#,
      #"@Environment(\.dismiss) var dismiss; var body: some View { Text("x").toolbar { ToolbarItem(placement: .cancellationAction) { Button("x", role: .cancel) { 2️⃣dismiss() } } } }"#,
    ])
  func forms(members: String) {
    expect(sheet(members), transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("An action given to a component")
  func handedDown() {
    expect(
      sheet(
        #"""
        @Environment(\.dismiss) private var dismiss
          var body: some View { VStack { CloseBar(onClose: { 2️⃣dismiss() }) } }
        """#)
        + "\nstruct CloseBar: View { let onClose: () -> Void; var body: some View { Button(\"x\", action: onClose) } }",
      transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("What waits in a queue that all screens share leaves the screen whose action it is")
  func sharedQueue() {
    let steps = (1...14).map { "  func step\($0)() { step\($0 + 1)() }" }.joined(separator: "\n")
    expect(
      #"""
      final class Updates {
        var tasks: [() -> Void] = []
        func add(_ task: @escaping () -> Void) {
          tasks.append(task)
          run()
        }
        func run() { for task in tasks { task() } }
        func refresh() { step1() }
      \#(steps)
        func step15() { run() }
      }
      struct A: View {
        let updates: Updates
        @State private var isShown = false
        var body: some View {
          List { Button("x") { 1️⃣isShown = true } }
            .refreshable { updates.refresh() }
            .sheet(isPresented: $isShown) { B(updates: updates) }
        }
      }
      struct B: View {
        let updates: Updates
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("send") { updates.add { 2️⃣dismiss() } } }
      }
      @main struct Start: App {
        var body: some Scene { WindowGroup { A(updates: Updates()) } }
      }
      """#, transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("The dismiss action itself is the action")
  func asAction() {
    expect(
      sheet(
        #"@Environment(\.dismiss) var dismiss; var body: some View { Button("x", action: { 2️⃣dismiss() }) }"#
      ), transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("A toolbar's own type hands its dismissal to the screen that shows it")
  func toolbarContent() {
    expect(
      sheet("var body: some View { Text(\"x\").toolbar { CloseItem() } }")
        + #"""

        struct CloseItem: ToolbarContent {
          @Environment(\.dismiss) private var dismiss
          var body: some ToolbarContent { ToolbarItem { Button("x") { 2️⃣dismiss() } } }
        }
        """#,
      transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test(
    "What a sheet puts around a stack's root closes the sheet, and pops nothing elsewhere",
    arguments: [
      #"""
      struct Frame<Content: View>: View {
        @Environment(\.dismiss) private var dismiss
        @ViewBuilder let content: () -> Content
        var body: some View {
          NavigationStack { content().toolbar { Button("x") { 2️⃣dismiss() } } }
        }
      }
      """#,
      #"""
      struct Frame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationStack { content().toolbar { CloseItem() } } }
      }
      struct CloseItem: ToolbarContent {
        @Environment(\.dismiss) private var dismiss
        var body: some ToolbarContent { ToolbarItem { Button("x") { 2️⃣dismiss() } } }
      }
      """#,
    ])
  func aroundARoot(frame: String) {
    expect(
      #"""
      struct A: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            List {
              3️⃣NavigationLink("About") { About() }
              Button("x") { 1️⃣isShown = true }
            }
          }
          .sheet(isPresented: $isShown) { Frame { About() } }
        }
      }
      struct About: View { var body: some View { Text("x") } }
      \#(frame)
      """#,
      transitions: ["A -push-> About at 3️⃣", "A -sheet-> About at 1️⃣"],
      backs: ["About dismiss at 2️⃣"])
  }

  @Test("A view model is told how to dismiss")
  func inViewModel() {
    expect(
      sheet(
        #"""
        @Environment(\.dismiss) private var dismiss
          @StateObject private var model = Model()
          var body: some View {
            Button("x") { model.save() }.onReceive(model.$isDone) { done in if done { 2️⃣dismiss() } }
          }
        """#)
        + "\nfinal class Model: ObservableObject { @Published var isDone = false; func save() { isDone = true } }",
      transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test(
    "An alert that is kept is no screen that its dismissal closes",
    arguments: [
      ("UIViewController", "UIAlertController()", []),
      ("UIAlertController", "UIAlertController()", []),
      ("UIViewController", "Other()", ["B dismiss at 2️⃣"]),
    ])
  func keptAlert(type: String, made: String, backs: [String]) {
    expect(
      sheet(
        """
        var body: some View {
          Button("x") { Notices.shared.show() }
          Button("y") { Notices.shared.hide() }
        }
        """) + """

          final class Other: UIViewController {}
          final class Notices {
            static let shared = Notices()
            private var notice: \(type)?
            func show() {
              let made = \(made)
              notice = made
              keep(made)
            }
            func hide() {
              2️⃣notice?.dismiss(animated: true)
              notice = nil
            }
            func keep(_ made: UIViewController) {}
          }
          """,
      transitions: ["A -sheet-> B at 1️⃣"], backs: backs)
  }
}
