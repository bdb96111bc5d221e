import FlowGraph
import Testing

@Suite("Views that switch between the contents that they are given")
struct GateViewTests {
  /// - Parameter isCode: Whether the view is given code that makes its contents.
  @Test(
    "What the window shows by one leads to what it shows otherwise",
    arguments: [
      ("Gate { Home() } fallback: { Login() }", true),
      ("Gate(content: { Home() }, fallback: { Login() })", true),
      ("Gate(content: Home(), fallback: Login())", false),
    ])
  func contents(_ use: String, _ isCode: Bool) {
    let (code, call) = isCode ? ("() -> ", "()") : ("", "")
    expect(
      """
      final class Auth: ObservableObject { @Published var isIn = false }
      struct Gate<Content: View, Fallback: View>: View {
        @EnvironmentObject var auth: Auth
        let content: \(code)Content
        let fallback: \(code)Fallback
        var body: some View { if auth.isIn { content\(call) } else { fallback\(call) } }
      }
      @main struct Demo: App {
        @StateObject private var auth = Auth()
        var body: some Scene { WindowGroup { \(use).environmentObject(auth) } }
      }
      struct Login: View {
        @EnvironmentObject var auth: Auth
        var body: some View { Button("In") { 1️⃣auth.isIn = true } }
      }
      struct Home: View {
        @EnvironmentObject var auth: Auth
        var body: some View { Button("Out") { 2️⃣auth.isIn = false } }
      }
      """, transitions: ["Login -root-> Home at 1️⃣", "Home -root-> Login at 2️⃣"])
  }
}
