/// Makes text from a project safe for Markdown tables.
enum MarkdownText {
  /// A code span. Its fence is longer than any run of backticks inside (CommonMark 6.1), and a
  /// bar, which would end the cell even there, is escaped as GitHub's tables want it.
  static func code(_ text: String) -> String {
    let clean = TerminalText.clean(text).replacing("|", with: "\\|")
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
