import FlowGraph
import Testing

@Suite("Types of one name")
struct HomonymTests {
  private static let app = """
    //// Main.swift
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      var body: some View { NavigationStack { 1️⃣NavigationLink("Settings") { Settings() } } }
    }

    """

  private static func settings(_ file: String, _ property: String, _ target: String) -> String {
    """
    //// \(file)
    struct Settings: View {
      \(property)
      var body: some View { NavigationLink("More") { \(target)() } }
    }
    struct \(target): View { var body: some View { Text("x") } }

    """
  }

  @Test(
    "A call makes the one that takes its arguments",
    arguments: ["@Binding var name: String", "let name: String", "init(name: String) {}"])
  func arguments(_ property: String) {
    expect(
      Self.app + Self.settings("Cache.swift", property, "Wrong")
        + Self.settings("Settings/Rows.swift", "@State private var isOn = false", "Right"),
      transitions: ["Home -push-> Settings at 1️⃣", "Settings -push-> Right"])
  }

  @Test("Where both would do, the one in the file of its name is meant")
  func namesake() {
    expect(
      Self.app + Self.settings("Mainly.swift", "", "Wrong")
        + Self.settings("Settings.swift", "", "Right"),
      transitions: ["Home -push-> Settings at 1️⃣", "Settings -push-> Right"])
  }

  @Test("The one in the nearer folder is meant")
  func nearer() {
    let app = Self.app.replacing("Main.swift", with: "App/Main.swift")
    expect(
      app + Self.settings("Apple/Settings.swift", "", "Wrong")
        + Self.settings("App/Rows.swift", "", "Right"),
      transitions: ["Home -push-> Settings at 1️⃣", "Settings -push-> Right"])
  }
}
