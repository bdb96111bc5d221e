import FlowGraph
import Testing

@Suite("Generic views that a hosting controller shows")
struct HostedFrameTests {
  private func app(_ shown: String, _ declarations: String) -> String {
    """
    \(declarations)
    struct Plain: View { var body: some View { Text("plain") } }
    struct Other: View { var body: some View { Text("other") } }
    \(launching(
      """
      let stack = UINavigationController()
      let open = { 1️⃣stack.pushViewController(UIHostingController(rootView: Plain()), animated: true) }
      stack.viewControllers = [\(shown)]
      window?.rootViewController = stack
      """))
    """
  }

  private let list = """
    struct List<Header: View>: View {
      let header: Header
      let open: () -> Void
      var body: some View { VStack { header; Button("open") { open() } } }
    }
    """

  @Test("One around what is no view of the app's is the screen")
  func frame() {
    expect(
      app("UIHostingController(rootView: List(header: Text(\"a\"), open: open))", list),
      transitions: ["List -push-> Plain at 1️⃣"], entries: ["List"])
  }

  @Test("One that shows nothing beside a view of the app's frames that")
  func framed() {
    expect(
      app(
        "UIHostingController(rootView: Frame(content: Home(open: open)))",
        """
        struct Frame<Content: View>: View {
          let content: Content
          var body: some View { content.padding() }
        }
        struct Home: View {
          let open: () -> Void
          var body: some View { Button("open") { open() } }
        }
        """), transitions: ["Home -push-> Plain at 1️⃣"], entries: ["Home"])
  }

  @Test("One that is a piece of the app's own hosting controller is none")
  func piece() {
    expect(
      app(
        "Host(rootView: Text(\"a\"), open: open)",
        """
        final class Host<Content: View>: UIHostingController<Host<Content>.Piece> {
          struct Piece: View {
            let content: Content
            let open: () -> Void
            var body: some View { VStack { content; Button("open") { open() } } }
          }
          init(rootView: Content, open: @escaping () -> Void) {
            super.init(rootView: Piece(content: rootView, open: open))
          }
        }
        """), transitions: ["Host -push-> Plain at 1️⃣"], entries: ["Host"])
  }

  @Test("An initialiser that the app adds to all hosting controllers hides none of what one hosts")
  func addedInitializer() {
    expect(
      app(
        "BoxHost(rootView: Other(), ignoring: true)",
        """
        class BoxHost<Content: View>: UIHostingController<Content> {}
        extension BoxHost {
          convenience init(rootView: Content, ignoring: Bool) { self.init(rootView: rootView) }
        }
        extension UIHostingController {
          convenience init(rootView: Content, ignoresKeyboard: Bool) {
            self.init(rootView: rootView)
          }
        }
        """), entries: ["Other"])
  }

  @Test(
    "A view's own method that lays it out gives that view",
    arguments: ["frame(height: 5).padding()", "self.frame(height: 5).padding()"])
  func styled(_ layout: String) {
    expect(
      app(
        "UIHostingController(rootView: Home(open: open))",
        """
        struct Tap: View {
          let onTap: () -> Void
          var body: some View { Button(action: onTap) { Text("tap") } }
        }
        private extension Tap { func styled() -> some View { \(layout) } }
        struct Home: View {
          let open: () -> Void
          var body: some View { VStack { Tap { open() }.styled() } }
        }
        """), transitions: ["Home -push-> Plain at 1️⃣"], entries: ["Home"])
  }
}
