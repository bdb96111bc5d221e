/// Names come from source and can hold anything; each format has its own way to say them.
enum Escaping {
  /// Text that stands in one line: control characters become spaces, and what only
  /// changes the direction or the width of text is left out.
  static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: result.append(" ")
      case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Text inside an HTML-like label. Graphviz puts the node's name in the place of `\N` there, and
  /// knows no way to say that it should not: an invisible joiner keeps the two apart.
  static func label(_ text: String) -> String {
    var result = ""
    var afterBackslash = false
    for scalar in html(text).unicodeScalars {
      if afterBackslash, "NGETHLlnr".unicodeScalars.contains(scalar) { result += "\u{2060}" }
      result.unicodeScalars.append(scalar)
      afterBackslash = scalar == "\\"
    }
    return result
  }

  /// Text in XML.
  static func html(_ text: String) -> String {
    var result = ""
    for character in line(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// An attribute of an HTML-like label that Graphviz reads as an escape string (`TOOLTIP`,
  /// `HREF`): a backslash is doubled. Line feeds are kept as character references.
  static func htmlAttribute(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { html(String($0).replacing("\\", with: "\\\\")) }
      .joined(separator: "&#10;")
  }

  /// A DOT string with its quotes, for an attribute that is an escape string.
  static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line(String($0)).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"" + lines.joined(separator: "\\n") + "\""
  }

  /// A name for a DOT node and an SVG element: ASCII letters, digits and `-`.
  static func slug(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "x" : result
  }
}

/// Gives each key a slug of its own; keys must come in a fixed order.
struct SlugTable {
  private var used: Set<String> = []

  mutating func slug(for key: String, prefix: String) -> String {
    let base = prefix + Escaping.slug(key)
    var candidate = base
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }
}
