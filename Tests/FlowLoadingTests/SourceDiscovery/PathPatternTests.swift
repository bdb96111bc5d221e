import Testing

@testable import FlowLoading

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Generated", "App/Generated/A.swift"), ("*.pb.swift", "Kit/a.pb.swift"),
    ("App/Generated", "App/Generated/A.swift"), ("App/*/A.swift", "App/X/A.swift"),
    ("**/A.swift", "A.swift"), ("**/A.swift", "x/y/A.swift"), ("App/**", "App/x/y.swift"),
    ("./App/", "App"), ("/App/x", "App/x"), ("A?.swift", "AB.swift"), ("a*b*c", "aXbYbc"),
    ("App/**/z.swift", "App/z.swift"),
  ])
  func matches(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Generated", "App/GeneratedCode/A.swift"), ("App/Generated", "Kit/App/Generated/A.swift"),
    ("App/*/A.swift", "App/X/Y/A.swift"), ("A?.swift", "A.swift"), ("", "A.swift"),
    ("a*b*c", "aXbYb"), ("App/**", "App"), ("App/**", "Apps/x"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test func manyStarsEndSoon() {
    let pattern = PathPattern(String(repeating: "a*", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 4000)))
  }
}
