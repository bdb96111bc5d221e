/// The text of a file as the YAML parser is to see it, with its lines to count columns in.
struct YAMLText {
  typealias Problem = FlowFileError.Problem

  /// What a file may cost. A flow file of 500 screens has about 10,000 values and five levels.
  enum Limit {
    static let bytes = 4_000_000
    static let depth = 64
    static let values = 200_000
  }

  let text: String
  private let lines: [Substring.UnicodeScalarView]

  init(_ text: String, file: String) {
    var text = text
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if file.hasSuffix(".json") { text = Self.joiningSurrogates(text) }
    self.text = text
    lines = Self.lines(of: text)
  }

  /// The column in bytes for a column in Unicode scalars, both counted from one.
  func byteColumn(line: Int, column: Int) -> Int {
    guard lines.indices.contains(line - 1), column > 1 else { return max(1, column) }
    return 1 + lines[line - 1].prefix(column - 1).reduce(0) { $0 + UTF8.width($1) }
  }

  /// The scalar at a place that the parser gave.
  func scalar(line: Int, column: Int) -> Unicode.Scalar? {
    guard lines.indices.contains(line - 1) else { return nil }
    return lines[line - 1].dropFirst(column - 1).first
  }

  /// What would make the parser run out of stack or of time, found before it starts.
  ///
  /// The parser calls itself for each level and compares keys by content, so the levels are
  /// bounded here, and keys may not be aliases: a key made of nested aliases takes exponential
  /// time to compare.
  func hazard() -> Problem? {
    if text.utf8.count > Limit.bytes {
      return Problem(
        line: 1, column: 1,
        message: "the file is larger than \(Limit.bytes / 1_000_000) MB; split it")
    }
    var depth = 0
    for (index, line) in lines.enumerated() {
      let indent = Self.indent(of: line)
      if indent > 2 * Limit.depth, line.dropFirst(indent).first != "#" {
        return Self.tooDeep(index + 1)
      }
      var before: Unicode.Scalar = " "
      var scalars = line[...]
      while let scalar = scalars.popFirst() {
        switch scalar {
        case "[", "{": depth += 1
        case "]", "}": depth = max(0, depth - 1)
        case "#" where before == " " || before == "\t": scalars.removeAll()
        default: break
        }
        before = scalar
        if depth > Limit.depth { return Self.tooDeep(index + 1) }
      }
      if Self.hasComplexKey(Substring(line)) {
        return Problem(
          line: index + 1, column: 1,
          message: "a key must be a plain word: no alias (`*name:`) and no `? ` key")
      }
    }
    return nil
  }

  /// The columns in front of a line's first word: each level of a block takes one at least, be it
  /// a space or a marker with a space behind it (`- - -`). Dashes that touch are a rule.
  private static func indent(of line: Substring.UnicodeScalarView) -> Int {
    var count = 0
    var rest = line[...]
    while let scalar = rest.popFirst() {
      let isMarker =
        (scalar == "-" || scalar == "?") && rest.first.map { $0 == " " || $0 == "\t" } ?? true
      guard scalar == " " || scalar == "\t" || isMarker else { break }
      count += 1
    }
    return count
  }

  private static func tooDeep(_ line: Int) -> Problem {
    Problem(
      line: line, column: 1, message: "nested deeper than \(Limit.depth) levels; make it flatter")
  }

  private static func hasComplexKey(_ line: Substring) -> Bool {
    guard line.contains("*") || line.contains("?") else { return false }
    let aliasKey = /(^|[\s,{\[])\*[^\s,\]}]+\s*:(\s|$)/
    let questionKey = /(^[ \-]*|[{,\[]\s*)\?(\s|$)/
    return line.firstMatch(of: aliasKey) != nil || line.firstMatch(of: questionKey) != nil
  }

  /// Line breaks as libYAML counts them.
  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    var lines: [Substring.UnicodeScalarView] = []
    let scalars = Substring(text).unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      var next = scalars.index(after: index)
      switch scalar {
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        lines.append(scalars[start..<index])
        if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" {
          next = scalars.index(after: next)
        }
        start = next
      default: break
      }
      index = next
    }
    return lines + [scalars[start...]]
  }

  /// JSON writes an emoji as two `\u` escapes, which YAML does not know: it has `\U` for them.
  private static func joiningSurrogates(_ text: String) -> String {
    guard text.contains("\\u") else { return text }
    let pair = /(?<before>(^|[^\\])(\\\\)*)\\u(?<high>[dD][89abAB]..)\\u(?<low>[dD][c-fC-F]..)/
    var result = text
    // Pairs that touch share the character before them, so one pass can leave the second.
    while true {
      let joined = result.replacing(pair) { match in
        guard let high = UInt32(match.high, radix: 16), let low = UInt32(match.low, radix: 16)
        else { return match.before + "\\uFFFD" }
        let code = String(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00), radix: 16)
        return match.before + "\\U" + String(repeating: "0", count: 8 - code.count) + code
      }
      if joined == result { return joined }
      result = joined
    }
  }
}
