/// A pattern for names and paths that remembers what its wildcards stood for.
///
/// `*` stands for any characters but `/`, `**` for any characters, `?` for one. `{a,b}` is either,
/// and `\` takes the next character as it is.
/// A wildcard takes as much as it can. Each is captured in turn; another pattern takes what was
/// captured as `$1`, `$2` and so on.
public struct CapturePattern: Codable, Hashable, Sendable {
  /// The pattern as written.
  public let text: String

  public init(_ text: String) { self.text = text }

  private enum Token: Hashable {
    case literal(Character)
    case one
    case many
    case path
  }

  /// What each wildcard stands for, or nil where the pattern does not match.
  ///
  /// - Parameters:
  ///   - subject: A name, or a path with `/` between its parts.
  ///   - captured: What `$1`, `$2` … stand for.
  ///   - isPath: Whether a pattern that matches a folder matches all that is in it.
  /// - Complexity: O(p · n²) at most for a pattern of p characters and a subject of n.
  public func match(_ subject: String, with captured: [String] = [], isPath: Bool = false)
    -> [String]?
  {
    let characters = Array(subject)
    for alternative in Self.alternatives(text) {
      var matcher = Matcher(
        tokens: Self.tokens(alternative, captured), subject: characters, isPath: isPath)
      if matcher.match(0, 0) { return matcher.captures.map { String(characters[$0]) } }
    }
    return nil
  }

  /// The highest number behind a `$`; zero where there is none.
  public var highestReference: Int {
    text.matches(of: /\$(\d)/).compactMap { Int($0.1) }.max() ?? 0
  }

  /// How many wildcards the pattern has; the fewest of its alternatives.
  public var captureCount: Int {
    Self.alternatives(text).map { Self.tokens($0, []).count { !Self.isLiteral($0) } }.min() ?? 0
  }

  private static func isLiteral(_ token: Token) -> Bool {
    if case .literal = token { true } else { false }
  }

  /// The pattern with each choice of its braces, the innermost first.
  private static func alternatives(_ text: String) -> [String] {
    guard let close = text.firstIndex(of: "}"), let open = text[..<close].lastIndex(of: "{") else {
      return [text]
    }
    let choices = text[text.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    let (head, tail) = (String(text[..<open]), String(text[text.index(after: close)...]))
    return choices.prefix(100).flatMap { alternatives(head + String($0) + tail) }
  }

  private static func tokens(_ text: String, _ captured: [String]) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "*" where rest.first == "*":
        rest.removeFirst()
        tokens.append(.path)
      case "*": tokens.append(.many)
      case "?": tokens.append(.one)
      case "\\": tokens.append(.literal(rest.popFirst() ?? "\\"))
      case "$":
        guard let number = rest.first?.wholeNumberValue, number > 0 else {
          tokens.append(.literal("$"))
          continue
        }
        rest.removeFirst()
        if captured.indices.contains(number - 1) {
          tokens += captured[number - 1].map(Token.literal)
        }
      default: tokens.append(.literal(character))
      }
    }
    return tokens
  }

  /// Matches with memory of what failed, so that no pattern takes exponential time.
  private struct Matcher {
    let tokens: [Token]
    let subject: [Character]
    let isPath: Bool
    var captures: [Range<Int>] = []
    private var failed: Set<[Int]> = []

    init(tokens: [Token], subject: [Character], isPath: Bool) {
      self.tokens = tokens
      self.subject = subject
      self.isPath = isPath
    }

    mutating func match(_ token: Int, _ position: Int) -> Bool {
      guard token < tokens.count else {
        return position == subject.count || (isPath && isFolderEnd(position))
      }
      if failed.contains([token, position]) { return false }
      let found =
        switch tokens[token] {
        case .literal(let character):
          position < subject.count && subject[position] == character
            && match(token + 1, position + 1)
        case .one:
          position < subject.count && subject[position] != "/"
            && capture(position..<position + 1, token)
        case .many: widen(token, position) { $0 != "/" }
        case .path: folders(token, position) || widen(token, position) { _ in true }
        }
      if !found { failed.insert([token, position]) }
      return found
    }

    private func isFolderEnd(_ position: Int) -> Bool {
      position > 0 && (subject[position - 1] == "/" || subject[position] == "/")
    }

    /// `**/` also stands for no folder at all.
    private mutating func folders(_ token: Int, _ position: Int) -> Bool {
      guard isPath, token + 1 < tokens.count, tokens[token + 1] == .literal("/"),
        position == 0 || subject[position - 1] == "/"
      else { return false }
      captures.append(position..<position)
      if match(token + 2, position) { return true }
      captures.removeLast()
      return false
    }

    private mutating func widen(_ token: Int, _ start: Int, while fits: (Character) -> Bool) -> Bool
    {
      var end = start
      while end < subject.count, fits(subject[end]) { end += 1 }
      while end >= start {
        if capture(start..<end, token) { return true }
        end -= 1
      }
      return false
    }

    private mutating func capture(_ range: Range<Int>, _ token: Int) -> Bool {
      let count = captures.count
      captures.append(range)
      if match(token + 1, range.upperBound) { return true }
      captures.removeSubrange(count...)
      return false
    }
  }
}
