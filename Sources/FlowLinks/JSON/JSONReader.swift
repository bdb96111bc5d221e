/// Reads JSON (RFC 8259), and no more of it than is nested a bounded number of levels.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private static let deepest = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(JSONProblem) -> PlacedJSON {
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.problem("something stands after the end of the document")
    }
    return value
  }

  private var column: Int { position - lineStart + 1 }
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func problem(_ message: String) -> JSONProblem {
    JSONProblem(line: line, column: column, message: message)
  }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0D: position += 1
      case 0x0A:
        position += 1
        line += 1
        lineStart = position
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> PlacedJSON {
    skipSpace()
    guard depth <= Self.deepest else {
      throw problem("the document nests more than \(Self.deepest) levels")
    }
    let (line, column) = (line, column)
    let content: PlacedJSON.Content
    switch next {
    case nil: throw problem("the document ends where a value is expected")
    case UInt8(ascii: "{"): content = .object(try object(depth: depth))
    case UInt8(ascii: "["): content = .array(try array(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"):
      try word("true")
      content = .boolean(true)
    case UInt8(ascii: "f"):
      try word("false")
      content = .boolean(false)
    case UInt8(ascii: "n"):
      try word("null")
      content = .null
    default: content = .number(try number())
    }
    return PlacedJSON(content: content, line: line, column: column)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func object(depth: Int) throws(JSONProblem) -> [PlacedJSON.Member] {
    position += 1
    var members: [PlacedJSON.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a key in quotes is expected") }
      let (line, column) = (line, column)
      let key = try string()
      guard take(UInt8(ascii: ":")) else { throw problem("`:` is expected after a key") }
      members.append(
        .init(key: key, line: line, column: column, value: try value(depth: depth + 1)))
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "}")) else { throw problem("`,` or `}` is expected") }
      return members
    }
  }

  private mutating func array(depth: Int) throws(JSONProblem) -> [PlacedJSON] {
    position += 1
    var items: [PlacedJSON] = []
    if take(UInt8(ascii: "]")) { return items }
    while true {
      items.append(try value(depth: depth + 1))
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "]")) else { throw problem("`,` or `]` is expected") }
      return items
    }
  }

  private mutating func word(_ text: String) throws(JSONProblem) {
    guard bytes[position...].starts(with: text.utf8) else { throw problem("a value is expected") }
    position += text.utf8.count
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = position
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Double(text) != nil else { throw problem("a value is expected") }
    return text
  }

  private mutating func string() throws(JSONProblem) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw problem("a string is not closed on its line")
      default: text.append(byte)
      }
    }
    throw problem("a string is not closed")
  }

  private mutating func escape() throws(JSONProblem) -> [UInt8] {
    guard let byte = next else { throw problem("a string is not closed") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try unicode()
    default: throw problem("`\\` stands before a character that it cannot escape")
    }
  }

  private mutating func unicode() throws(JSONProblem) -> [UInt8] {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
    guard position + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw problem("`\\u` needs four hexadecimal digits") }
    position += 4
    return unit
  }
}
