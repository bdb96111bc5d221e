import FlowGraph
import Testing

@Suite("Apps and scenes beside each other")
struct SeveralScenesTests {
  @Test("An app that shows nothing of its own takes no other app's entry away")
  func blankApp() {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }"
    let tray = "@main struct Tray: App { var body: some Scene { Settings { EmptyView() } } }"
    let menu = #"@main struct Tray: App { var body: some Scene { MenuBarExtra("") {} } }"#
    for apps in [[app, tray], [tray, app], [app, menu]] {
      expect(
        """
        \(apps.joined(separator: "\n"))
        struct A: View { var body: some View { Text("a") } }
        """, entries: ["A"])
    }
  }

  @Test("An app with content of its own is an entry beside the others, and so is a menu")
  func ownContent() {
    expect(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View { var body: some View { Text("a") } }
      @main struct Tray: App { var body: some Scene { WindowGroup { Text("tray") } } }
      """, entries: ["A", "Tray"])
    expect(
      """
      @main struct Main: App {
        var body: some Scene {
          WindowGroup { A() }
          MenuBarExtra("menu") { Button("x") { print("x") } }
        }
      }
      struct A: View { var body: some View { Text("a") } }
      """, entries: ["A", "Main"])
  }

  @Test("Tabs in one window leave the other windows' entries")
  func tabs() {
    expect(
      """
      @main struct Main: App {
        var body: some Scene {
          Settings { C() }
          WindowGroup { TabView { 1️⃣A(); 2️⃣B() } }
        }
      }
      struct A: View { var body: some View { Text("a") } }
      """, transitions: ["Main -tab-> A at 1️⃣", "Main -tab-> B at 2️⃣"], entries: ["C", "Main"])
  }

  @Test("An app that shows nothing at all is the entry where there is no other")
  func onlyBlank() {
    expect(
      """
      @main struct Main: App { var body: some Scene { Settings { EmptyView() } } }
      """, entries: ["Main"])
  }
}
