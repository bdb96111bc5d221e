/// A pattern of an association file: text with `*`, `?` and `$(variables)`.
struct Glob: Hashable, Sendable {
  indirect enum Token: Hashable, Sendable {
    case character(Character)
    /// `?`: any one character.
    case one
    /// `*`: any characters, or none.
    case many
    /// One of several patterns, which is what a variable stands for.
    case choice(Choice)
    /// A variable that no one defines.
    case nothing
  }

  struct Choice: Hashable, Sendable {
    /// Alternatives without wildcards, and their lengths.
    var words: Set<[Character]> = []
    var lengths: Set<Int> = []
    var patterns: [[Token]] = []
  }

  var tokens: [Token]

  /// Whether the pattern matches the whole text.
  ///
  /// The places that can be reached are kept as a set, so that no pattern takes longer than
  /// its length times that of the text (Thompson, CACM 11, 1968).
  func matches(_ text: [Character], ignoringCase: Bool) -> Bool {
    let text = ignoringCase ? text.map(\.folded) : text
    var start = [Bool](repeating: false, count: text.count + 1)
    start[0] = true
    return Self.ends(of: tokens, from: start, text, ignoringCase)[text.count]
  }

  private static func ends(
    of tokens: [Token], from start: [Bool], _ text: [Character], _ ignoringCase: Bool
  ) -> [Bool] {
    var reached = start
    for token in tokens {
      var after = [Bool](repeating: false, count: reached.count)
      switch token {
      case .character(let character):
        let wanted = ignoringCase ? character.folded : character
        for place in text.indices where reached[place] && text[place] == wanted {
          after[place + 1] = true
        }
      case .one:
        for place in text.indices where reached[place] { after[place + 1] = true }
      case .many:
        var isReached = false
        for place in reached.indices {
          isReached = isReached || reached[place]
          after[place] = isReached
        }
      case .choice(let choice):
        let words = ignoringCase ? Set(choice.words.map { $0.map(\.folded) }) : choice.words
        for place in reached.indices where reached[place] {
          for length in choice.lengths where place + length <= text.count {
            if words.contains(Array(text[place..<place + length])) { after[place + length] = true }
          }
        }
        for pattern in choice.patterns {
          let ends = ends(of: pattern, from: reached, text, ignoringCase)
          for place in ends.indices where ends[place] { after[place] = true }
        }
      case .nothing: break
      }
      reached = after
    }
    return reached
  }

  /// Whether every text that the other pattern matches is sure to match this one.
  ///
  /// The other's wildcards are read as letters that only wildcards take; so it can say no where
  /// a closer look would say yes, never the other way round.
  func covers(_ other: Glob, ignoringCase: Bool) -> Bool {
    var reached = [Bool](repeating: false, count: other.tokens.count + 1)
    reached[0] = true
    for token in tokens {
      var after = [Bool](repeating: false, count: reached.count)
      if token == .many {
        var isReached = false
        for place in reached.indices {
          isReached = isReached || reached[place]
          after[place] = isReached
        }
      } else {
        for place in other.tokens.indices where reached[place] {
          after[place + 1] = Self.takes(token, other.tokens[place], ignoringCase)
        }
      }
      reached = after
    }
    return reached[other.tokens.count]
  }

  private static func takes(_ token: Token, _ other: Token, _ ignoringCase: Bool) -> Bool {
    switch (token, other) {
    case (.character(let mine), .character(let theirs)):
      ignoringCase ? mine.folded == theirs.folded : mine == theirs
    case (.one, .character), (.one, .one): true
    case (.choice, .choice): token == other
    default: false
    }
  }

  /// The pattern without slashes at its ends, which make no difference to a path.
  var trimmed: Glob {
    var kept = tokens[...]
    while kept.first == .character("/") { kept = kept.dropFirst() }
    while kept.last == .character("/") { kept = kept.dropLast() }
    return Glob(tokens: Array(kept))
  }

  /// For `…/*` the pattern without that end, which matches too.
  var parent: Glob? {
    guard tokens.suffix(2) == [.character("/"), .many] else { return nil }
    return Glob(tokens: Array(tokens.dropLast(2))).trimmed
  }

  static let anything = Glob(tokens: [.many])
}

extension Character {
  /// In lower case, where that is one character as well.
  var folded: Character {
    let lower = lowercased()
    return lower.count == 1 ? Character(lower) : self
  }
}
