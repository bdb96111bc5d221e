import Testing

@Suite("Pushes that wait for something")
struct LaterPushTests {
  private func app(_ act: String) -> String {
    """
    enum Page: Hashable { case sending, sent, failed }
    struct Home: View {
      @State private var path: [Page] = []
      @State private var isKnown = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("Send") { send() }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .sending: Sending()
              case .sent: Sent()
              case .failed: Failed()
              }
            }
        }
      }
      func send() { \(act) }
      func load() async {}
    }
    struct Sending: View { var body: some View { Text("1") } }
    struct Sent: View { var body: some View { Text("2") } }
    struct Failed: View { var body: some View { Text("3") } }
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    """
  }

  @Test("They lead from what the act pushed at once")
  func later() {
    expect(
      app("1️⃣path.append(.sending); Task { await load(); 2️⃣path.append(.sent) }"),
      transitions: ["Home -push-> Sending at 1️⃣", "Sending -push-> Sent at 2️⃣"])
  }

  @Test("Branches of code that other acts share as well stay apart")
  func shared() {
    expect(
      app("isKnown ? 1️⃣path.append(.sending) : later()").replacing(
        "func load()",
        with: """
          func later() { Task { await load(); 2️⃣path.append(.sent) } }
            func load()
          """),
      transitions: ["Home -push-> Sending at 1️⃣", "Home -push-> Sent at 2️⃣"])
  }

  @Test(
    "They do not where that was another branch, or was taken away, or waits as well",
    arguments: [
      "if isKnown { 1️⃣path.append(.sending) } else { Task { await load(); 2️⃣path.append(.sent) } }",
      "1️⃣path.append(.sending); Task { await load(); path.removeLast(); 2️⃣path.append(.sent) }",
      "Task { 1️⃣path.append(.sending); await load(); 2️⃣path.append(.sent) }",
    ])
  func apart(_ act: String) {
    expect(
      app(act), transitions: ["Home -push-> Sending at 1️⃣", "Home -push-> Sent at 2️⃣"],
      backs: act.contains("removeLast") ? ["Home pop"] : [])
  }
}
