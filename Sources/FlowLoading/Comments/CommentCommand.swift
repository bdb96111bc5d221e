/// What a comment tells waymark: `waymark:disable:next dead_screen - goes in March`.
struct CommentCommand: Hashable, Sendable {
  /// What stands between the colons: `disable`, `next`.
  var words: [String]
  /// What follows: the ids of rules, or the name of a type.
  var arguments: [String]
  /// What stands behind ` - `.
  var reason: String?

  var name: String { words.first ?? "" }

  static let marker = "waymark:"

  /// Whether the marker stands in a text at all; few files hold it, and all are asked.
  ///
  /// - Complexity: O(n), one pass over the bytes.
  static func mayStand(in text: String) -> Bool {
    var text = text
    let wanted = Array(marker.utf8)
    return text.withUTF8 { bytes in
      guard bytes.count >= wanted.count else { return false }
      // The last letter is rarer than the first.
      let (last, end) = (wanted.count - 1, UInt8(ascii: ":"))
      for index in last..<bytes.count where bytes[index] == end {
        let start = index - last
        if bytes[start] == wanted[0], bytes[start..<index].elementsEqual(wanted.dropLast()) {
          return true
        }
      }
      return false
    }
  }

  /// - Parameter comment: the text of a comment without its `//`, `/*` or `#`.
  /// - Returns: nil for a comment that is not for waymark. Only one that begins so is.
  init?(_ comment: String) {
    let text = comment.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix(Self.marker) else { return nil }
    let line = text.prefix { !$0.isNewline }
    let head = line.dropFirst(Self.marker.count).prefix { $0 != " " && $0 != "\t" }
    words = head.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let rest = line.dropFirst(Self.marker.count + head.count)
    let parts = (rest + " ").split(separator: " - ", maxSplits: 1, omittingEmptySubsequences: false)
    arguments = parts[0].split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    let reason = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
    self.reason = reason.isEmpty ? nil : String(reason).trimmingSpaces
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}

/// A comment for waymark and what stands around it.
struct PlacedCommand: Hashable, Sendable {
  var command: CommentCommand
  var line: Int
  var column: Int
  /// The last line of code before it; nil where there is none.
  var previousCode: Int?
  /// The lines of the statement or the declaration's head that begins after it, attributes
  /// included; nil at the end.
  var nextCode: ClosedRange<Int>?
  /// The last line of the block that it stands in; nil outside any block.
  var blockEnd: Int?
  /// The name of the type that is declared right after it.
  var declares: String?
  /// The name of the type that it stands in: `Outer.Inner`.
  var encloses: String?
}
