import Testing

@testable import FlowLoading

@Suite("Values of YAML files")
struct YAMLValueTests {
  @Test(arguments: [
    ("a", YAMLValue.Meaning.text), (#""5""#, .text), ("'yes'", .text), ("!!str 5", .text),
    ("1.2.3", .text), ("+a", .text), ("1e", .text), ("0xg", .text),
    ("2024-1", .text), ("/path", .text), ("5", .integer(5)), ("-12", .integer(-12)),
    ("0x1F", .integer(31)), ("0.5", .number(0.5)), ("1e3", .number(1000)), ("-.5", .number(-0.5)),
    ("yes", .flag(true)), ("Off", .flag(false)), ("TRUE", .flag(true)), ("~", .nothing),
    ("null", .nothing), ("", .nothing), ("2024-01-31", .other), (".inf", .other),
    ("|\n  5", .text), ("nULL", .text),
  ])
  func meaningOfAWord(yaml: String, meaning: YAMLValue.Meaning) throws {
    let value = try #require(
      try YAMLReading.read(text: "k: \(yaml)", file: "f")?["k"])
    guard case .scalar(_, let found) = value.content else {
      Issue.record("\(value.summary)")
      return
    }
    #expect(found == meaning)
  }

  @Test func placesCountLinesAndBytesFromOne() throws {
    let value = try #require(
      try YAMLReading.read(text: "\u{FEFF}é: [é, b]\r\nk:\r\n  é: c\n", file: "f"))
    let list = value.pairs[0].value
    #expect((list.line, list.column) == (1, 5))
    #expect(list.elements.map(\.column) == [6, 10])
    #expect(value["k"]?["é"].map { [$0.line, $0.column] } == [3, 7])
  }
}
