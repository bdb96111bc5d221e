import FlowGraph
import Testing

@Suite struct CapturePatternTests {
  @Test(
    arguments: [
      ("Settings*", "SettingsView", ["View"]), ("*View", "HomeView", ["Home"]),
      ("*Flow.*", "ShopFlow.List", ["Shop", "List"]), ("?ome", "Home", ["H"]),
      ("Home", "Home", []), ("{Home,Item}View", "ItemView", []), ("*", "", [""]),
      ("{A,{B,C}D}", "CD", []), ("a\\*", "a*", []),
      ("a*b*c", "aXbYbZc", ["XbY", "Z"]),
    ])
  func matches(pattern: String, name: String, captures: [String]) {
    #expect(CapturePattern(pattern).match(name) == captures)
  }

  @Test(
    arguments: [
      ("Settings", "SettingsView"), ("*View", "Home"), ("?", ""), ("home", "Home"),
      ("a/*", "a/b/c"),
    ])
  func doesNotMatch(pattern: String, name: String) {
    #expect(CapturePattern(pattern).match(name) == nil)
  }

  @Test(
    arguments: [
      ("Features/*", "Features/Shop/List.swift", ["Shop"]),
      ("Features/*/**", "Features/Shop/Sub/List.swift", ["Shop", "Sub/List.swift"]),
      ("**/Shop/**", "Shop/List.swift", ["", "List.swift"]),
      ("**/Shop", "App/Features/Shop/List.swift", ["App/Features"]),
      ("*.swift", "A.swift", ["A"]), ("App/", "App/A.swift", []),
    ])
  func matchesPaths(pattern: String, path: String, captures: [String]) {
    #expect(CapturePattern(pattern).match(path, isPath: true) == captures)
  }

  @Test func aPathDoesNotMatchHalfAName() {
    #expect(CapturePattern("Features/Sh").match("Features/Shop/List.swift", isPath: true) == nil)
  }

  @Test func referencesTakeWhatWasCaptured() {
    let pattern = CapturePattern("$1Flow.$2")
    #expect(pattern.match("ShopFlow.List", with: ["Shop", "List"]) == [])
    #expect(pattern.match("ShopFlow.List", with: ["Home", "List"]) == nil)
    #expect(pattern.highestReference == 2)
    // What was captured is no pattern itself.
    #expect(CapturePattern("$1").match("abc", with: ["*"]) == nil)
    #expect(CapturePattern("*{a,b*}?").captureCount == 2)
  }

  @Test func noPatternTakesExponentialTime() {
    let name = String(repeating: "a", count: 200)
    let pattern = CapturePattern(String(repeating: "*a", count: 30) + "b")
    let time = ContinuousClock().measure { #expect(pattern.match(name) == nil) }
    #expect(time < .seconds(10))
  }
}
