import Foundation
import Testing

@testable import FlowLinks

private let app = "ABCDE12345.com.example.app"

private func file(_ components: String, more: String = "") throws -> AssociationFile {
  try AssociationFile.read(
    data: Data(
      """
      {"applinks": {"details": [{"appIDs": ["\(app)"], "components": \(components)}]\(more)}}
      """.utf8), file: "apple-app-site-association")
}

/// `+` for a URL that opens the app, `x` for one that a rule keeps from it, `-` for no match.
private func answer(_ file: AssociationFile, _ url: String, app: String? = app) throws -> String {
  let whole = url.contains("://") ? url : "https://www.example.com\(url)"
  let link = try #require(LinkURL(whole))
  return switch file.decision(for: link, app: app, domain: "www.example.com") {
  case .opens: "+"
  case .excluded: "x"
  case .noMatch: "-"
  }
}

/// The examples of Apple's documentation of `applinks`, `details`, `components`,
/// `substitutionVariables` and `defaults`, with the URLs that it names and some between.
@Suite struct AssociationMatchingTests {
  @Test func theOverviewsFile() throws {
    let file = try file(
      """
      [{"#": "no_universal_links", "exclude": true, "comment": "no"},
       {"/": "/buy/*", "comment": "yes"},
       {"/": "/help/website/*", "exclude": true},
       {"/": "/help/*", "?": {"articleNumber": "????"}}]
      """)
    for (url, expected) in [
      ("/buy/shoes", "+"), ("/buy/shoes#no_universal_links", "x"), ("/buy", "+"),
      ("/help/website/start?articleNumber=1234", "x"), ("/help/start?articleNumber=1234", "+"),
      ("/help/start?articleNumber=123", "-"), ("/help/start", "-"),
      ("/help/start?lang=en&articleNumber=1234", "+"), ("/", "-"), ("/sell/shoes", "-"),
      ("https://example.com/buy/shoes", "-"), ("https://WWW.example.com/buy/shoes", "+"),
    ] {
      #expect(try answer(file, url) == expected, "\(url)")
    }
    #expect(try answer(file, "/buy/shoes", app: "ABCDE12345.com.example.other") == "-")
    #expect(try answer(file, "/buy/shoes", app: nil) == "+")
  }

  @Test func everyComponentMustMatch() throws {
    let file = try file(##"[{"/": "abc", "?": "def", "#": "*"}]"##)
    #expect(try answer(file, "/abc?def") == "+")
    #expect(try answer(file, "/abc?def#ghi") == "+")
    #expect(try answer(file, "/abc") == "-")
    #expect(try answer(file, "https://www.example.com?def") == "-")
  }

  @Test(arguments: [
    ("/shop/*", "/shop/1/2", "+"), ("/shop/*", "/shopping", "-"), ("/shop/*", "/shop", "+"),
    ("/shop/*", "/shop//", "+"), ("/shop*", "/shopping", "+"), ("shop", "/shop", "+"),
    ("//shop", "/shop", "+"), ("/shop/", "/shop", "+"), ("/shop", "/shop/", "+"),
    ("/no/??", "/no/12", "+"), ("/no/??", "/no/1", "-"), ("/no/??", "/no/1/", "-"),
    ("/no/?*", "/no/", "-"), ("/no/?*", "/no/1", "+"), ("/a/*/c", "/a/c", "-"),
    ("/a/*/c", "/a/b/b/c", "+"), ("*", "/", "+"), ("/", "", "+"), ("/", "/x", "-"),
    ("*end", "/the-end", "+"), ("/A", "/a", "-"), ("/%41", "/A", "-"), ("/a%2Fb", "/a%2Fb", "+"),
    ("/a/b", "/a%2Fb", "-"), ("/été", "/%C3%A9t%C3%A9", "-"), ("/$(digit)?", "/42", "+"),
    ("/$(lang)-$(region)/", "/fr-CA", "+"), ("/$(lang)-$(region)/", "/fr-UK", "-"),
    ("/$(upper)$(lower)", "/Ab", "+"), ("/$(upper)$(lower)", "/ab", "-"),
    ("/$(xdigit)", "/G", "-"), ("/$(alpha)$(alnum)", "/a1", "+"), ("/$(none)", "/none", "-"),
  ])
  func paths(pattern: String, url: String, expected: String) throws {
    #expect(try answer(try file(#"[{"/": "\#(pattern)"}]"#), url) == expected)
  }

  @Test(arguments: [
    (#""a=1""#, "/?a=1", "+"), (#""a=1""#, "/?a=1&b=2", "-"), (#""*""#, "/", "+"),
    (#""?*""#, "/", "-"), (#"{"a": "1"}"#, "/?b=2&a=1", "+"), (#"{"a": "1"}"#, "/?A=1", "-"),
    (#"{"a": "*"}"#, "/", "+"), (#"{"a": "?*"}"#, "/", "-"), (#"{"a": ""}"#, "/?a", "+"),
    (#"{"a": "1"}"#, "/?a=1&a=2", "-"), (#"{"a": "1"}"#, "/?a=1&a=1", "+"),
    (#"{"a": "1", "b": 2}"#, "/?a=3", "+"), (#"{"a": "x=y"}"#, "/?a=x=y", "+"),
  ])
  func queries(pattern: String, url: String, expected: String) throws {
    #expect(try answer(try file(#"[{"?": \#(pattern)}]"#), url) == expected)
  }

  @Test func theNearestDefaultCounts() throws {
    let file = try AssociationFile.read(
      data: Data(
        """
        {"applinks": {"defaults": {"caseSensitive": false, "percentEncoded": false}, "details": [
          {"appID": "\(app)", "defaults": {"caseSensitive": true}, "components": [
            {"/": "/Strict é"}, {"/": "/Loose", "caseSensitive": false},
            {"/": "/En%20coded", "percentEncoded": true}]},
          {"appID": "\(app)", "components": [{"/": "/Any"}]}]}}
        """.utf8), file: "aasa")
    for (url, expected) in [
      ("/Strict%20%C3%A9", "+"), ("/strict%20%C3%A9", "-"), ("/LOOSE", "+"),
      ("/En%20coded", "+"), ("/any", "+"),
    ] {
      #expect(try answer(file, url) == expected, "\(url)")
    }
  }

  @Test func variablesHoldWildcards() throws {
    let file = try file(
      #"[{"/": "/menu/$(food)"}]"#,
      more: #", "substitutionVariables": {"food": ["pizza", "s?shi", "burrito*"]}"#)
    for (url, expected) in [
      ("/menu/pizza", "+"), ("/menu/sushi", "+"), ("/menu/burritos", "+"), ("/menu/soup", "-"),
      ("/menu/$(food)", "-"), ("/menu/pizzas", "-"),
    ] {
      #expect(try answer(file, url) == expected, "\(url)")
    }
  }

  @Test func theOlderForms() throws {
    let paths = #"{"paths": ["NOT /wwdc/news/private/*", "/wwdc/news/", "/videos/wwdc/2015/*"]}"#
    for details in [
      #"[{"appID": "\#(app)", \#(paths.dropFirst())]"#, #"{"\#(app)": \#(paths)}"#,
    ] {
      let file = try AssociationFile.read(
        data: Data(#"{"applinks": {"apps": [], "details": \#(details)}}"#.utf8), file: "aasa")
      #expect(try answer(file, "/wwdc/news") == "+")
      #expect(try answer(file, "/wwdc/news/private/x") == "x")
      #expect(try answer(file, "/videos/wwdc/2015/101?t=1#x") == "+")
      #expect(try answer(file, "/videos") == "-")
    }
  }

  @Test func manyStarsTakeNoLonger() throws {
    let pattern = String(repeating: "*a", count: 200) + "b"
    let file = try file(#"[{"/": "\#(pattern)"}]"#)
    #expect(try answer(file, "/" + String(repeating: "a", count: 2_000)) == "-")
  }
}
