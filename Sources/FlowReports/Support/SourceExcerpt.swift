import FlowGraph

/// A line of source and a caret under one of its columns.
struct SourceExcerpt: Equatable {
  var line: String
  /// Spaces up to the caret's column.
  var indentation: String

  /// Lines longer than this are cut around the caret; generated files have lines of megabytes.
  static let widest = 110

  /// - Returns: nil where the place does not lie in the text.
  init?(at place: SourcePlace, in text: String) {
    guard place.line > 0, let raw = Self.line(place.line, of: text) else { return nil }
    // Enough of the line for the window; the rest may be very long.
    let offset = max(0, min(place.column - 1, raw.utf8.count))
    let start = raw.utf8.index(raw.startIndex, offsetBy: offset)
    let before = String(raw[..<start].suffix(Self.widest))
    let after = String(raw[start...].prefix(Self.widest))
    let cutBefore = before.utf8.count < raw[..<start].utf8.count
    let cutAfter = before.utf8.count + after.utf8.count < raw.utf8.count

    var head = Self.printable(before)
    var tail = Self.printable(after)
    if cutBefore || TerminalText.width(head) + TerminalText.width(tail) > Self.widest {
      let room = Self.widest - min(TerminalText.width(tail), Self.widest / 2)
      if TerminalText.width(head) > room { head = "…" + String(head.suffix(room - 1)) }
    }
    let room = Self.widest - TerminalText.width(head)
    if cutAfter || TerminalText.width(tail) > room {
      tail = String(tail.prefix(max(0, room - 1))) + "…"
    }
    line = head + tail
    while line.last == " " { line.removeLast() }
    indentation = String(repeating: " ", count: TerminalText.width(head))
  }

  private static func printable(_ text: String) -> String {
    TerminalText.clean(text.replacing("\t", with: "    "))
  }

  /// The text of a line counted from one, without its line break.
  ///
  /// Works on bytes, as columns do: `\r\n` is one `Character` and would hide line breaks.
  static func line(_ number: Int, of text: String) -> Substring? {
    let bytes = text.utf8
    var start = bytes.startIndex
    for _ in 1..<number {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = bytes.index(after: end)
    }
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    if end > start, bytes[bytes.index(before: end)] == UInt8(ascii: "\r") {
      end = bytes.index(before: end)
    }
    guard start < bytes.endIndex || number == 1 else { return nil }
    return text[start..<end]
  }
}
