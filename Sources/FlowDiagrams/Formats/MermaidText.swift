/// Text of a project inside Mermaid's quotes.
enum MermaidText {
  private static let joiner: Unicode.Scalar = "\u{2060}"
  private static let codes = Set("\"#&<>`\\;%*~[]{}|$".unicodeScalars)

  /// Text that is drawn as it stands: what Mermaid or Markdown could read as its own becomes a
  /// character code.
  ///
  /// Mermaid 11.0 reads every label as Markdown, after the codes: it draws *Unsupported
  /// markdown: list* in place of `+ New` or `1. Name`, and the like for a URL or a backslash at
  /// the end. A space that does not break, invisible joiners and another grave accent keep it from
  /// that.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in plain(Escaping.line(text)).unicodeScalars {
      if codes.contains(scalar) {
        result += "#\(scalar.value);"
        if scalar == "\\" { result.unicodeScalars.append(joiner) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func plain(_ line: String) -> String {
    var text = line
    if let marker = text.prefixMatch(of: /\s*(?:[-+*]|\d{1,9}[.)])[ ]/) {
      text.replaceSubrange(
        text.index(before: marker.range.upperBound)..<marker.range.upperBound, with: "\u{A0}")
    }
    return text.replacing("`", with: "ˋ").replacing("://", with: ":\(joiner)//").replacing(
      "www.", with: "www\(joiner).")
  }
}
