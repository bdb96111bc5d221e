import Testing

@testable import FlowLoading

@Suite("Glob patterns")
struct GlobTests {
  @Test(arguments: [
    ("a.swift", "a.swift"), ("*.swift", "a.swift"), ("*.swift", ".swift"), ("a*c", "abbc"),
    ("a*b*c", "axbxbxc"), ("*", "a/b/c"), ("?", "é"), ("?", "👩‍👩‍👧"), ("a?c", "abc"),
    ("**", "a/b"), ("**/a", "a"), ("**/a", "x/y/a"), ("**/a", "x/a/y"), ("a/**/b", "a/b"),
    ("a/**/b", "a/x/y/b"), ("a/**", "a/b/c"), ("**/*.swift", "a.swift"),
    ("**/*.swift", "x/y/a.swift"), ("**/**/a", "a"), ("Sources", "Sources/a.swift"),
    ("Sources/", "Sources/a/b.swift"), ("./Sources", "Sources/a"), ("Sources", "./Sources/a"),
    ("Modules/*/Sources", "Modules/A/Sources/x.swift"), ("{a,b}.swift", "b.swift"),
    ("{a,b{c,d}}", "bd"), ("x{,y}", "x"), ("x{,y}", "xy"), ("{a/b,c}/d", "a/b/d"),
    (#"\*"#, "*"), (#"\{a,b\}"#, "{a,b}"), (#"{a\,b,c}"#, "a,b"), (#"a\"#, #"a\"#),
    ("a**b", "axyb"), ("Größe", "Größe/a"),
  ])
  func matches(pattern: String, path: String) throws {
    #expect(try Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.swift", "a/b.swift"), ("*.swift", "a.swiftx"), ("a*c", "ab"), ("?", "ab"),
    ("a?c", "a/c"), ("**/a", "ab"), ("a/**/b", "ab"), ("a/**/b", "x/a/b"), ("a/b", "a"),
    ("Sources", "sources/a"), ("Sources", "Sources2/a"), ("Sources", "x/Sources/a"),
    ("Modules/*/Sources", "Modules/A/B/Sources/x"), ("{a,b}", "c"), ("{a,b}", "{a,b}"),
    (#"\*"#, "a"), ("a", ""), ("[a]", "a"), ("a.c", "abc"),
  ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try !Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("", Glob.Mistake.empty), ("./", .empty), ("{a", .unclosedBrace), ("a{b,{c}", .unclosedBrace),
    (#"{a\}"#, .unclosedBrace), ("/a", .absolute), ("../a", .outside), ("a/../b", .outside),
    ("{a,..}/b", .outside), (String(repeating: "{a,b}", count: 40), .tooManyAlternatives),
    (String(repeating: "a", count: 1001), .tooLong),
  ])
  func mistakes(pattern: String, mistake: Glob.Mistake) {
    #expect(throws: mistake) { try Glob(pattern) }
  }

  @Test func manyStarsTakeNoLonger() throws {
    let glob = try Glob(String(repeating: "a*", count: 100) + "b")
    let folders = try Glob(String(repeating: "**/a/", count: 100) + "b")
    let time = ContinuousClock().measure {
      #expect(!glob.matches(String(repeating: "a", count: 5000)))
      #expect(!folders.matches(Array(repeating: "a", count: 2000).joined(separator: "/")))
    }
    #expect(time < .seconds(10))
  }
}
