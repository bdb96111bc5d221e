/// The construction of a screen as written, such as `ProfileView(id: id)`.
struct Construction {
  let text: String

  init(_ text: String) { self.text = text }

  /// Whether a value that is not known from the text goes in: two equal texts may then show
  /// different things.
  ///
  /// Literals, labels, types and members after a dot are known; any other name may hold a value
  /// that differs.
  var hasPayload: Bool {
    guard let open = text.firstIndex(where: { $0 == "(" || $0 == "{" }) else { return false }
    var rest = text[open...]
    var before: Character = "("
    while let next = rest.first {
      if next == "\"" {
        let literal = rest.dropFirst()
        guard let close = literal.firstIndex(of: "\"") else { return true }
        // An interpolation, or a quote within the literal, which is rare: say that it may differ.
        if literal[..<close].contains("\\") { return true }
        rest = literal[literal.index(after: close)...]
        before = "\""
      } else if next.isLetter || next == "_" || next == "$" || next == "`" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_$`".contains($0) }
        rest = rest.dropFirst(word.count)
        let isLabel = rest.first(where: { !$0.isWhitespace }) == ":"
        if !isLabel, before != ".", !next.isUppercase, !Self.known.contains(String(word)) {
          return true
        }
        before = "a"
      } else {
        if !next.isWhitespace { before = next }
        rest = rest.dropFirst()
      }
    }
    return false
  }

  /// Whether arguments of the same labels go in, as far as the texts, which may be cut, tell.
  func hasLabels(of other: Construction) -> Bool {
    let isCut = text.hasSuffix("…") || other.text.hasSuffix("…")
    let (own, others) = (labels, other.labels)
    guard isCut else { return own == others }
    return zip(own, others).allSatisfy { $0 == $1 }
  }

  /// The labels of its arguments, in order; an argument without a label counts as one without.
  private var labels: [String] {
    guard let open = text.firstIndex(of: "(") else { return [] }
    var labels: [String] = []
    var (depth, word, isOver) = (0, "", false)
    func end() {
      if !isOver, !word.isEmpty { labels.append("") }
      (word, isOver) = ("", false)
    }
    for character in text[text.index(after: open)...] {
      switch character {
      case ")" where depth == 0:
        end()
        return labels
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0: end()
      case ":" where depth == 0 && !isOver:
        labels.append(word)
        isOver = true
      default: if !character.isWhitespace { word.append(character) }
      }
    }
    return labels
  }

  private static let known: Set = ["true", "false", "nil"]
}
