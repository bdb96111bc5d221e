/// Makes text from a project safe for XML 1.0 and HTML.
enum XMLText {
  /// The text for an element or a quoted attribute. Control characters, which XML cannot hold even
  /// escaped, and the marks that turn the direction of text go; line breaks become spaces.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in TerminalText.clean(text).unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case _ where scalar.value & 0xFFFE == 0xFFFE: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// ` name="value"` for each attribute with a value.
  static func attributes(_ pairs: KeyValuePairs<String, String?>) -> String {
    pairs.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
  }
}
