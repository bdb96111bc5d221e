/// Finds the comments for waymark in a flow file: `# waymark:disable:next dead_screen`.
enum FlowFileComments {
  static func commands(in text: String) -> [PlacedCommand] {
    guard CommentCommand.mayStand(in: text) else { return [] }
    var found: [PlacedCommand] = []
    var previousCode: Int?
    var waiting: [Int] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let number = index + 1
      let mark = comment(in: line)
      let code = mark.map { line[..<$0] } ?? line
      if code.contains(where: { $0 != " " && $0 != "\t" }) {
        previousCode = number
        for position in waiting { found[position].nextCode = number...number }
        waiting = []
      }
      guard let mark, let command = CommentCommand(String(line[line.index(after: mark)...])) else {
        continue
      }
      found.append(
        PlacedCommand(
          command: command, line: number, column: line[..<mark].utf8.count + 1,
          previousCode: previousCode))
      waiting.append(found.count - 1)
    }
    return found
  }

  /// The `#` of the comment for waymark: in YAML one begins a line or follows a space.
  private static func comment(in line: Substring) -> Substring.Index? {
    var index = line.startIndex
    while let mark = line[index...].firstIndex(of: "#") {
      let before = mark == line.startIndex ? " " : line[line.index(before: mark)]
      let after = line[line.index(after: mark)...].drop { $0 == " " || $0 == "#" }
      if before == " " || before == "\t", after.hasPrefix(CommentCommand.marker) { return mark }
      index = line.index(after: mark)
    }
    return nil
  }
}
