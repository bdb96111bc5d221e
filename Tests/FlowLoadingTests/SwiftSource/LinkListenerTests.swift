import Testing

/// What looks at state that a link from outside writes, beside a control that does the same.
@Suite("Listeners of links")
struct LinkListenerTests {
  @Test("A control that shows a screen does not hide the link to it")
  func besideControl() {
    let graph = expect(
      """
      enum Setting: String { case b, c }
      enum Action: Equatable { case scan, open(Setting) }
      @Observable final class Router { var pending: Action? }
      struct A: View {
        @State private var router = Router()
        var body: some View { Home().environment(router).onOpenURL(perform: open) }
        func open(_ url: URL) {
          guard url.host == "open", let setting = Setting(rawValue: url.lastPathComponent) else {
            return
          }
          router.pending = .open(setting)
        }
      }
      struct Home: View {
        private enum Mode { case b, c }
        @Environment(Router.self) private var router
        @State private var showsB = false
        @State private var showsC = false
        private func present(_ mode: Mode) {
          switch mode {
          case .b: 1️⃣showsB = true
          case .c: 2️⃣showsC = true
          }
        }
        private func handle() {
          guard let action = router.pending else { return }
          switch action {
          case .open(let setting):
            let mode: Mode =
              switch setting {
              case .b: .b
              case .c: .c
              }
            present(mode)
          case .scan: break
          }
        }
        var body: some View {
          Button("b") { present(.b) }
            .onChange(of: router.pending, initial: true, handle)
            .sheet(isPresented: $showsB) { B() }
            .sheet(isPresented: $showsC) { C() }
        }
      }
      """,
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"],
      deepLinks: ["*://open -> B", "*://open -> C"])
    #expect(Set(graph.transitions.map(\.trigger)) == ["Button “b”", "onChange"])
  }
}
