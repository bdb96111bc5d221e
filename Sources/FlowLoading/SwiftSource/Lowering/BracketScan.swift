/// Finds source on which the parser would not come to an end.
///
/// Where a type may stand, the parser looks ahead before it reads: twice for each `[` that starts
/// with another, so that it takes 2ⁿ steps for n of them, and as deep as there are `<`, whatever
/// its limit of nesting. Behind a condition it looks ahead through all braces. People write five.
enum BracketScan {
  static let squares = 16
  static let angles = 128
  static let braces = NestingLimit.brackets

  /// Where more brackets are open inside each other, with nothing between them that ends a type,
  /// than any program needs; nil where that is nowhere.
  ///
  /// - Complexity: linear in the text.
  static func firstTooDeep(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (square, angle, brace, round) = (0, 0, 0, 0)
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["):
        square += 1
        if square > squares { return position }
      case UInt8(ascii: "]"): square = max(0, square - 1)
      case UInt8(ascii: "<"):
        angle += 1
        if angle > angles { return position }
      case UInt8(ascii: ">"): angle = max(0, angle - 1)
      case UInt8(ascii: "("):
        round += 1
        if round > braces { return position }
      case UInt8(ascii: ")"): round = max(0, round - 1)
      case UInt8(ascii: "{"):
        (square, angle, brace, round) = (0, 0, brace + 1, 0)
        if brace > braces { return position }
      case UInt8(ascii: "}"): (square, angle, brace, round) = (0, 0, max(0, brace - 1), 0)
      case UInt8(ascii: ";"): (square, angle, round) = (0, 0, 0)
      case UInt8(ascii: "\""):
        (square, angle) = (0, 0)
        position = endOfString(in: bytes, from: position)
      case UInt8(ascii: "/"): position = endOfComment(in: bytes, from: position)
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The last quote of a string; the first one where what it holds has to be looked at.
  private static func endOfString(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let isLong =
      start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
    var position = start + (isLong ? 3 : 1)
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        if !isLong { return position }
        if position + 2 < bytes.count, bytes[position + 1] == quote, bytes[position + 2] == quote {
          return position + 2
        }
      case UInt8(ascii: "\\"):
        if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "(") {
          guard let end = endOfInterpolation(in: bytes, from: position + 1) else { return start }
          position = end
        } else {
          position += 1
        }
      case UInt8(ascii: "\n") where !isLong: return start
      default: break
      }
      position += 1
    }
    return start
  }

  /// The closing parenthesis of a simple expression in a string; nil where it is not simple.
  private static func endOfInterpolation(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var level = 0
    for position in start..<min(bytes.count, start + 200) {
      switch bytes[position] {
      case UInt8(ascii: "("): level += 1
      case UInt8(ascii: ")"):
        level -= 1
        if level == 0 { return position }
      case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "\""),
        UInt8(ascii: "\n"):
        return nil
      default: break
      }
    }
    return nil
  }

  /// The last byte of a comment; the slash where it starts none.
  private static func endOfComment(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start + 1 < bytes.count else { return start }
    var position = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return position
    case UInt8(ascii: "*"):
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*"),
          position > start + 2
        {
          return position
        }
        position += 1
      }
      return start + 1
    default: return start
    }
  }
}
