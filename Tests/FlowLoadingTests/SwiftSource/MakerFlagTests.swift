import FlowRules
import Testing

/// Backs that a screen leaves to whoever makes it: `Bar(showsBack: true)`.
@Suite("Flags that only the makers of a screen set")
struct MakerFlagTests {
  private func findings(_ screen: String, _ pushed: String = "Home(showsBack: true)") -> [String] {
    let graph = expect(
      """
      enum Page: Hashable { case more }
      @Observable final class Pilot { var pages: [Page] = [] }
      struct A: View {
        @State private var pilot = Pilot()
        var body: some View {
          NavigationStack(path: $pilot.pages) {
            Home().navigationDestination(for: Page.self) { _ in \(pushed) }
          }
          .environment(pilot)
        }
      }
      struct Home: View {
        @Environment(Pilot.self) private var pilot
        \(screen)
      }
      """, transitions: ["A -root-> Home", "Home -push-> Home"], backs: ["Home pop at 1️⃣"])
    return RuleRunner.run(graph).map(\.rule).filter { $0 != "dead_screen" }
  }

  private func buttons(_ condition: String) -> String {
    """
    var body: some View {
      if \(condition) { Button("back") { 1️⃣pilot.pages.removeLast() } }
      Button("more") { pilot.pages.append(.more) }
    }
    """
  }

  @Test(
    "What runs only where the maker asked for it pops what the maker pushed",
    arguments: [
      ("var showsBack = false", "showsBack"), ("var showsBack: Bool = false", "self.showsBack"),
    ])
  func flag(_ flag: String, _ condition: String) {
    #expect(findings(flag + "\n" + buttons(condition)) == [])
  }

  @Test("The other way round")
  func negated() {
    #expect(
      findings("var isRoot = true\n" + buttons("!isRoot"), "Home(isRoot: false)") == [])
  }

  @Test(
    "A flag that the screen itself sets says nothing of what was pushed",
    arguments: ["@State var showsBack = false", "private let showsBack = true"])
  func own(_ flag: String) {
    #expect(findings(flag + "\n" + buttons("showsBack"), "Home()").contains("pop_without_push"))
  }
}
