/// Makes text from a project safe for Markdown.
enum MarkdownText {
  /// A code span. Its fence is longer than any run of backticks inside (CommonMark 6.1), and a
  /// bar, which would end a table's cell even there, is escaped as GitHub's tables want it.
  static func code(_ text: String) -> String {
    span(TerminalText.clean(text).replacing("|", with: "\\|"))
  }

  /// Text in which nothing is markup: no link, picture, tag, mention or emphasis.
  static func plain(_ text: String) -> String {
    var result = ""
    for character in TerminalText.clean(text) {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "(", ")": result += "\\\(character)"
      case "#": result += "&#35;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // A mention would write to that person.
      case "@": result += "&#64;"
      default: result.append(character)
      }
    }
    // An address turns into a link by itself.
    return result.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }

  /// A message: what stands in backquotes stays code, all else is plain.
  static func prose(_ text: String) -> String {
    let parts = TerminalText.clean(text).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return plain(text) }
    return parts.enumerated().map { index, part in
      index % 2 == 1 && !part.isEmpty ? span(String(part)) : plain(String(part))
    }.joined()
  }

  private static func span(_ clean: String) -> String {
    var (longest, run) = (0, 0)
    for character in clean {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = clean.hasPrefix("`") || clean.hasSuffix("`") || clean.isEmpty ? " " : ""
    return fence + space + clean + space + fence
  }
}
