/// Finds the lines of values in a property list's text; the system's parser does not tell them.
struct PropertyListLines {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  var hasText: Bool { lines.contains { $0.contains { !$0.isWhitespace && $0 != "\u{FEFF}" } } }

  /// Whether it begins as XML does; the older text form of property lists has no such beginning.
  var isXML: Bool {
    let first = lines.lazy.compactMap { line in
      line.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    }.first
    return first == "<"
  }

  /// The line of a merge conflict's first mark.
  var conflict: Int? {
    lines.firstIndex { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }.map { $0 + 1 }
  }

  /// Words of the C preprocessor's, which a build can run over the file
  /// (`INFOPLIST_PREPROCESS`).
  private static let directives: Set<String> = [
    "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "import",
    "pragma", "error", "warning", "line",
  ]

  private static func directive(_ line: Substring) -> String? {
    let text = line.drop(while: \.isWhitespace)
    guard text.first == "#" else { return nil }
    let word = String(text.dropFirst().drop(while: \.isWhitespace).prefix(while: \.isLetter))
    return directives.contains(word) ? word : nil
  }

  /// The text with the preprocessor's lines left empty, so that the others keep their numbers; nil
  /// where there is no such line.
  ///
  /// - Parameter firstArms: Whether what stands between `#else` or `#elif` and `#endif` is left out
  ///   too: a key has one value only.
  func preprocessed(firstArms: Bool) -> String? {
    var arms: [Bool] = []
    var found = false
    let kept = lines.map { line -> Substring in
      guard let word = Self.directive(line) else {
        return firstArms && arms.contains(false) ? "" : line
      }
      found = true
      switch word {
      case "if", "ifdef", "ifndef": arms.append(true)
      case "elif", "else": if !arms.isEmpty { arms[arms.count - 1] = false }
      case "endif": _ = arms.popLast()
      default: break
      }
      return ""
    }
    return found ? kept.joined(separator: "\n") : nil
  }

  /// The line on which dictionaries and arrays first stand too deep inside each other.
  func tooDeep(limit: Int) -> Int? {
    var depth = 0
    for (index, line) in lines.enumerated() {
      for part in line.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
        let name = part.prefix { $0.isLetter || $0 == "/" }
        guard ["dict", "array", "/dict", "/array"].contains(name) else { continue }
        let isEmpty = part.prefix { $0 != ">" }.hasSuffix("/")
        depth += name.hasPrefix("/") ? -1 : isEmpty ? 0 : 1
        if depth > limit { return index + 1 }
      }
    }
    return nil
  }

  /// The line of a string after a key; the line of the key, or one, where it is not found.
  func string(_ value: String, after key: String) -> Int {
    guard let keyLine = lines.firstIndex(where: { $0.contains("<key>\(key)</key>") }) else {
      return 1
    }
    let escaped = value.flatMap { character in
      switch character {
      case "&": Array("&amp;")
      case "<": Array("&lt;")
      case ">": Array("&gt;")
      default: [character]
      }
    }
    let wanted = "<string>\(String(escaped))</string>"
    return (lines[keyLine...].firstIndex { $0.contains(wanted) } ?? keyLine) + 1
  }

  /// The line that a parser's message names.
  func line(in message: String) -> Int? {
    let words = message.split { !$0.isLetter && !$0.isNumber }
    guard let word = words.firstIndex(of: "line"), word + 1 < words.endIndex else { return nil }
    return Int(words[word + 1])
  }
}
