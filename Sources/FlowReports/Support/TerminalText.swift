/// Makes text from a project safe and measurable for a terminal.
///
/// Names and file names come from source that nobody vouches for. An escape sequence in one could
/// repaint the screen, a bidirectional override could show other code than there is, and a newline
/// could forge a whole finding.
public enum TerminalText {
  /// One line of plain text: line breaks and tabs become spaces, control characters go.
  public static func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t", "\u{2028}", "\u{2029}", "\u{85}": result.append(" ")
      case _ where isUnsafe(scalar): continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a terminal could act on the character or be misled by it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The number of columns that a terminal gives the text.
  static func width(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.generalCategory == .nonspacingMark { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
