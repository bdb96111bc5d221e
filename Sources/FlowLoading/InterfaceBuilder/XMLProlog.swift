/// Looks at an XML file before a parser does.
///
/// A document type can declare entities that grow without end or that name other files, and the
/// platforms' parsers tell their delegates of it differently or not at all. No storyboard has one,
/// so a file with one is refused unread. An encoding other than UTF-8 could hide it.
enum XMLProlog {
  static func problem(_ text: String) -> (line: Int, problem: InterfaceBuilderError.Problem)? {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    func line() -> Int { bytes[..<rest.startIndex].count { $0 == newline } + 1 }
    if bytes.contains(0) {
      rest = bytes[(bytes.firstIndex(of: 0) ?? 0)...]
      return (line(), .brokenXML("a character stands here that XML does not allow"))
    }
    while true {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if rest.isEmpty {
        return (1, bytes.contains(lessThan) ? .brokenXML("the file holds no element") : .empty)
      }
      if rest.starts(with: "<?".utf8) {
        if rest.starts(with: "<?xml ".utf8), let name = encoding(rest) {
          return (line(), .encoding(name))
        }
        guard let after = end(of: "?>", in: rest) else { return nil }
        rest = after
      } else if rest.starts(with: "<!--".utf8) {
        guard let after = end(of: "-->", in: rest) else { return nil }
        rest = after
      } else {
        return rest.starts(with: "<!".utf8) ? (line(), .documentType) : nil
      }
    }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let lessThan = UInt8(ascii: "<")

  private static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let mark = Array(mark.utf8)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index...].starts(with: mark) { return bytes[(index + mark.count)...] }
      index += 1
    }
    return nil
  }

  /// The declared encoding, where it is not UTF-8.
  private static func encoding(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let after = end(of: "?>", in: bytes) else { return nil }
    let declaration = String(decoding: bytes[..<after.startIndex], as: UTF8.self)
    let words = declaration.split { "\"'= \t\r\n".contains($0) }
    guard let key = words.firstIndex(of: "encoding"), key + 1 < words.endIndex else { return nil }
    let name = String(words[key + 1])
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) ? nil : name
  }
}
