/// A value of a YAML or JSON file with the place where it stands.
struct YAMLValue: Hashable, Sendable {
  /// What an unquoted word stands for; a quoted one is always `text`.
  enum Meaning: Hashable, Sendable {
    case text
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case nothing
    /// A date and the like: neither text nor anything that a file of ours holds.
    case other
  }

  struct Pair: Hashable, Sendable {
    var key: String
    var line: Int
    var column: Int
    var value: YAMLValue
  }

  enum Content: Hashable, Sendable {
    case scalar(String, Meaning)
    case list([YAMLValue])
    case table([Pair])
  }

  var content: Content
  var line: Int
  var column: Int

  /// The word as written, whatever it could stand for; nil for a list, a table and nothing.
  var text: String? {
    guard case .scalar(let text, let meaning) = content, meaning != .nothing else { return nil }
    return text
  }

  /// A word that can be nothing but text.
  var name: String? {
    guard case .scalar(let text, .text) = content, !text.isEmpty else { return nil }
    return text
  }

  var flag: Bool? {
    guard case .scalar(_, .flag(let flag)) = content else { return nil }
    return flag
  }

  var integer: Int? {
    guard case .scalar(_, .integer(let integer)) = content else { return nil }
    return integer
  }

  var number: Double? {
    switch content {
    case .scalar(_, .integer(let integer)): Double(integer)
    case .scalar(_, .number(let number)): number
    default: nil
    }
  }

  /// The elements of a list, or the word itself where one stands for a list of one.
  var elements: [YAMLValue] {
    switch content {
    case .list(let values): values
    case .scalar(_, .nothing), .table: []
    case .scalar: [self]
    }
  }

  var pairs: [Pair] {
    guard case .table(let pairs) = content else { return [] }
    return pairs
  }

  subscript(key: String) -> YAMLValue? { pairs.first { $0.key == key }?.value }

  /// How a message calls it: "a list", "the number `3`".
  var summary: String {
    switch content {
    case .scalar(_, .nothing): "nothing"
    case .scalar("", _): "empty text"
    case .scalar(let text, .text): "`\(text)`"
    case .scalar(let text, .flag): "the truth value `\(text)`"
    case .scalar(let text, .integer), .scalar(let text, .number): "the number `\(text)`"
    case .scalar(let text, .other): "the date or mark `\(text)`"
    case .list: "a list"
    case .table: "a table of keys"
    }
  }
}

extension YAMLValue.Meaning {
  /// What an unquoted word stands for, by the rules of YAML 1.1 as far as people use them: JSON's
  /// numbers and words, `yes no on off`, `~`, hexadecimal numbers and dates.
  init(plain word: String) {
    switch word {
    case "", "~", "null", "Null", "NULL":
      self = .nothing
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON":
      self = .flag(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF":
      self = .flag(false)
    default:
      self = Self.numeric(word) ?? .text
    }
  }

  private static func numeric(_ word: String) -> Self? {
    guard let first = word.utf8.first, first < UInt8(ascii: ":"), first > UInt8(ascii: " ") else {
      return nil
    }
    if let integer = Int(word) { return .integer(integer) }
    if word.hasPrefix("0x") { return Int(word.dropFirst(2), radix: 16).map { .integer($0) } }
    let letters = Set("0123456789+-.eE")
    if word.allSatisfy(letters.contains), let number = Double(word) { return .number(number) }
    if word.wholeMatch(of: /\d{4}-\d\d?-\d\d?([Tt ].*)?/) != nil { return .other }
    return [".inf", "-.inf", "+.inf", ".nan"].contains(word.lowercased()) ? .other : nil
  }
}
