import Foundation
import Testing

@testable import FlowLinks

@Suite struct AssociationProblemTests {
  private func problems(_ text: String) throws -> [String] {
    try AssociationFile.read(data: Data(text.utf8), file: "aasa").problems.map {
      "\($0.place.line):\($0.place.column) \($0.message)"
    }
  }

  private func details(_ text: String) -> String {
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"A.b\"],\n\(text)}]}}"
  }

  @Test func aSlipInAKeyIsNamed() throws {
    #expect(
      try problems(details(#"  "componenents": []"#)) == [
        "2:3 The system does not know \"componenents\" and passes over it. Write \"components\"."
      ])
    #expect(
      try problems(details(#""components": [{"/": "/a", "exlude": true}]"#)).first?
        .contains("Write \"exclude\"") == true)
    #expect(try problems(#"{"aplinks": {}}"#).first?.contains("Write \"applinks\"") == true)
    #expect(
      try problems(details(#""components": [], "components": []"#)).first?
        .contains("stands twice") == true)
  }

  @Test func aRuleThatAnEarlierOneCoversHasNoEffect() throws {
    let found = try problems(
      details(
        """
        "components": [
          {"/": "/help/*"},
          {"/": "/help/private/*", "exclude": true},
          {"/": "/help"},
          {"/": "/helper/*"}]
        """))
    #expect(found.map { $0.prefix(4) } == ["4:3 ", "5:3 "])
    #expect(found.first?.contains("\"/help/*\" in line 3 stands before it") == true)
  }

  @Test func pathsForOlderSystemsRepeatTheComponents() throws {
    let repeated = #""components": [{"/": "/a"}, {"/": "/b/*"}], "paths": ["/a", "/b/*"]"#
    #expect(try problems(details(repeated)) == [])
    let found = try problems(details(#""components": [{"/": "/a"}], "paths": ["/b/*", "/b/c"]"#))
    #expect(found.count == 1)
    #expect(found.first?.contains("\"/b/c\" has no effect") == true)
  }

  @Test(arguments: [
    (#"{"/": "/a/*", "?": {"x": "1"}}"#, #"{"/": "/a/b"}"#),
    (##"{"/": "/a/*", "#": "top"}"##, #"{"/": "/a/b"}"#),
    (#"{"/": "/a/?*"}"#, #"{"/": "/a/*"}"#),
    (#"{"/": "/a/b"}"#, #"{"/": "/A/b", "caseSensitive": false}"#),
    (#"{"/": "/a/$(digit)"}"#, #"{"/": "/a/$(alnum)"}"#),
    (#"{"/": "/a b", "percentEncoded": false}"#, #"{"/": "/a b"}"#),
    (#"{"/": "*b"}"#, #"{"/": "*"}"#),
  ])
  func whatMayStillMatchIsNoShadow(first: String, second: String) throws {
    #expect(try problems(details(#""components": [\#(first), \#(second)]"#)) == [])
  }

  @Test(arguments: [
    (#"{}"#, #"{"/": "/a"}"#), (#"{"/": "/a/?*"}"#, #"{"/": "/a/?c"}"#),
    (#"{"/": "/a", "caseSensitive": false}"#, #"{"/": "/A"}"#),
    (#"{"/": "/a", "?": {"x": "*"}}"#, #"{"/": "/a", "?": "x=1"}"#),
    (#"{"/": "/a/$(digit)"}"#, #"{"/": "/a/$(digit)"}"#),
  ])
  func whatCanNotMatchAnyMoreIsOne(first: String, second: String) throws {
    #expect(try problems(details(#""components": [\#(first), \#(second)]"#)).count == 1)
  }

  @Test func whatHasNoEffectIsSaid() throws {
    func first(_ text: String) throws -> String { try problems(text).first ?? "" }
    #expect(
      try first(details(#""components": [{"/": "/a#b"}]"#)).contains("never holds `#`"))
    #expect(
      try first(details(#""components": [{"?": {"a": 1}}]"#)).contains("Put the value in quotes"))
    #expect(try first(details(#""paths": ["/$(x)"]"#)).contains("$(x) is not defined"))
    #expect(try first(details(#""paths": ["/$(x"]"#)).contains("is not closed"))
    #expect(try first(#"{"applinks": {"details": [{"paths": []}]}}"#).contains("names no app"))
  }

  @Test(arguments: [
    ("", "1:1", "ends where a value"), ("[]", "1:1", "no JSON object"),
    ("{\n  \"a\": 1,\n}", "3:1", "a key in quotes"), ("{\"a\" 1}", "1:6", "`:` is expected"),
    ("{} x", "1:4", "after the end"), ("{\"a\": \"\n\"}", "1:9", "not closed on its line"),
    ("0\u{82}", "1:1", "signed"),
    (String(repeating: "[", count: 90), "1:66", "more than 64 levels"),
  ])
  func whatIsNoJSONIsRefusedAtItsPlace(text: String, place: String, message: String) {
    do {
      _ = try AssociationFile.read(data: Data(text.utf8), file: "aasa")
      Issue.record("read \(text.prefix(40))")
    } catch {
      #expect("\(error)".hasPrefix("aasa:\(place)"), "\(error)")
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
