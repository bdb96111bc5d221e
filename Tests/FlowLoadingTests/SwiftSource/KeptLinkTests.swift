import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Links that wait for a scene")
struct KeptLinkTests {
  private func source(_ kept: String, _ keep: String, _ take: String) -> String {
    """
    \(kept)
    @main struct TheApp: App {
      @UIApplicationDelegateAdaptor(Delegate.self) var delegate
      @Environment(\\.scenePhase) var phase
      @State var showsAdd = false
      var body: some Scene {
        WindowGroup { A().sheet(isPresented: $showsAdd) { B() } }
          .onChange(of: phase) { phase in
            guard phase == .active else { return }
            \(take)
          }
      }
    }
    final class Delegate: NSObject, UIApplicationDelegate {}
    final class Scenes: UIResponder, UIWindowSceneDelegate {
      func windowScene(
        _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) { \(keep) }
    }
    struct A: View { var body: some View { Text("a") } }
    struct B: View { var body: some View { Text("b") } }
    """
  }

  private func links(_ source: String) -> [String] {
    SwiftSourceLoader(threads: 1).load(MarkedSource(source).files).deepLinks.map {
      "\($0.source) -> \($0.to ?? "nothing")"
    }
  }

  @Test(
    "A shortcut that the scene's delegate keeps leads where the active scene takes it",
    arguments: [
      (
        "private var pending: UIApplicationShortcutItem?", "pending = item",
        "if let kind = pending?.type, kind == \"add\" { showsAdd = true }"
      ),
      (
        "enum Shortcuts { static var pending: UIApplicationShortcutItem? }",
        "Shortcuts.pending = item",
        "guard Shortcuts.pending != nil else { return }\nshowsAdd = true"
      ),
      (
        """
        final class Shortcuts {
          static let shared = Shortcuts()
          var pending: String?
        }
        """, "Shortcuts.shared.pending = item.type",
        "switch Shortcuts.shared.pending { case \"add\": showsAdd = true; default: break }"
      ),
    ])
  func kept(_ kept: String, _ keep: String, _ take: String) {
    #expect(links(source(kept, keep, take)) == ["quickAction -> B"])
  }

  @Test("What an active scene shows without asking for the shortcut is no shortcut's")
  func unasked() {
    #expect(
      links(
        source(
          "private var pending: UIApplicationShortcutItem?", "pending = item", "showsAdd = true"))
        == ["quickAction -> nothing"])
  }
}
