import Testing

@testable import FlowLinks

@Suite struct URLPatternTests {
  @Test(arguments: [
    (
      "recipes://settings/{id:Int}?tab={tab}", "recipes://settings/7?x=1&tab=diet",
      ["id": "7", "tab": "diet"]
    ),
    ("recipes://*/a/**/b", "recipes://h/a/1/2/b", [:]), ("*://*/b*", "x://y/bee", [:]),
    ("app://numbers/{Int...}", "app://numbers/1/2/3", [:]),
    ("app://numbers/{Int...}", "app://numbers", [:]),
    ("https://{host}/@*#top", "https://a.org/@me#top", ["host": "a.org"]),
    ("app://a%20b", "app://a%20b", [:]),
    (
      "app://x?t={when:UUID}", "app://x?t=00000000-0000-4000-8000-000000000000",
      ["when": "00000000-0000-4000-8000-000000000000"]
    ),
  ])
  func takes(pattern: String, url: String, captures: [String: String]) throws {
    let read = try #require(URLPattern(pattern))
    #expect(read.description == pattern)
    let known = try #require(LinkURL(url))
    #expect(read.captures(in: known) == captures)
  }

  @Test(arguments: [
    ("recipes://settings/{id:Int}", "recipes://settings/x"),
    ("recipes://settings/{id:Int}", "recipes://settings"),
    ("recipes://settings", "recipes://settings/1"),
    ("recipes://settings?tab={tab}", "recipes://settings"),
    ("app://numbers/{Int...}", "app://numbers/1/x"), ("app://a", "other://a"),
    ("app://a#b", "app://a"),
  ])
  func leaves(pattern: String, url: String) throws {
    let known = try #require(LinkURL(url))
    let read = try #require(URLPattern(pattern))
    // A pattern without a path takes any.
    #expect(read.captures(in: known) == nil || read.path == nil)
  }

  @Test(arguments: ["*", "url.host == \"x\"", "notification", "intent TabIntent"])
  func wordsAreNoPatterns(text: String) { #expect(URLPattern(text) == nil) }

  @Test(arguments: [
    "recipes://settings/{id:Int}?tab={tab}", "*://*/**/{id}", "app://*/b*", "app://n/{Int...}",
  ])
  func examplesAreTaken(pattern: String) throws {
    let read = try #require(URLPattern(pattern))
    let url = try #require(LinkURL(read.example ?? ""))
    #expect(read.captures(in: url) != nil, "\(url)")
  }

  @Test func aURLKeepsItsPartsAsWritten() throws {
    let url = try #require(LinkURL("HTTPS://me:pw@Example.COM:8080/a//b%2Fc/?q=1&flag&r=a=b#x?y"))
    #expect(url.scheme == "https")
    #expect(url.host == "example.com")
    #expect(url.path == "/a//b%2Fc/")
    #expect(url.pathParts == ["a", "b%2Fc"])
    #expect(url.queryItems.map { "\($0.name):\($0.value)" } == ["q:1", "flag:", "r:a=b"])
    #expect(url.fragment == "x?y")
    #expect(LinkURL("no scheme") == nil)
    #expect(LinkURL(":x") == nil)
    #expect(LinkURL("mailto:a@b.org")?.path == "a@b.org")
  }

  @Test(
    "Routers' ways to write a pattern",
    arguments: [
      ("/podcast/:id", nil, "*://podcast/{id}"), ("podcast", "app", nil),
      ("/open", "app", "app://open"), ("/list/*", "app", "app://list/**"),
      ("app://item/<int:id>", "other", "app://item/{id:Int}"),
      ("app://<name>/<uuid:id>/<path:rest>", nil, "app://{name}/{id:UUID}/{...}"),
      ("https://example.com/*/x?tab=1", nil, "https://example.com/*/x"),
      ("saved / read", nil, nil), ("/", nil, nil), ("app://*", nil, "app://*"),
    ] as [(String, String?, String?)])
  func route(text: String, scheme: String?, pattern: String?) {
    let read = URLPattern(route: text, scheme: scheme)
    #expect(read?.description == pattern)
    if let pattern, !pattern.contains("...") {
      #expect(URLPattern(pattern)?.description == pattern)
    }
  }
}
