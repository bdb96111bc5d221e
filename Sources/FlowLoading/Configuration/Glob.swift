/// A pattern for the paths of files, as shells and `.gitignore` write them.
///
/// | pattern | matches |
/// |---|---|
/// | `*` | any characters but `/` |
/// | `?` | one character but `/` |
/// | `**` | any number of folders, none included, as a whole part of the path |
/// | `{a,b}` | either, and they may hold patterns themselves |
/// | `\` | takes the next character as it is |
///
/// A pattern that matches a folder matches all that is in it. Capitals count.
public struct Glob: Hashable, Sendable {
  /// Why a pattern cannot be read.
  public enum Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case tooLong
    case unclosedBrace
    case absolute
    case outside
    case tooManyAlternatives

    public var description: String {
      switch self {
      case .empty: "the pattern is empty"
      case .tooLong: "the pattern is longer than 1,000 characters"
      case .unclosedBrace: "the pattern has a `{` without a `}`"
      case .absolute: "the pattern begins with `/`; write it relative to this file"
      case .outside: "the pattern has a `..`; it cannot leave the folder of this file"
      case .tooManyAlternatives: "the braces of the pattern stand for more than 1,000 patterns"
      }
    }
  }

  private enum Token: Hashable {
    case character(Character)
    case one
    case many
  }

  private enum Part: Hashable {
    /// `**`
    case folders
    case tokens([Token])
  }

  /// The pattern as written.
  public let pattern: String
  private let alternatives: [[Part]]

  /// - Throws: `Mistake` where the pattern has an error in it.
  public init(_ pattern: String) throws(Mistake) {
    self.pattern = pattern
    guard !pattern.isEmpty else { throw .empty }
    guard pattern.count <= 1000 else { throw .tooLong }
    guard !pattern.hasPrefix("/") else { throw .absolute }
    alternatives = try Self.alternatives(of: Array(pattern)).map { Self.parts(of: $0) }
    for parts in alternatives {
      if parts.contains(.tokens([.character("."), .character(".")])) { throw .outside }
      if parts.isEmpty { throw .empty }
    }
  }

  /// Whether the pattern matches a path.
  ///
  /// - Parameter path: A path with `/` between its parts, relative to the pattern's folder.
  /// - Complexity: O(p · n) for a pattern of p characters and a path of n.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    return alternatives.contains { Self.match($0, names) }
  }

  // MARK: Matching

  /// Goes through the path once with the set of parts that can come next, so that no pattern
  /// makes it go back.
  private static func match(_ parts: [Part], _ names: [[Character]]) -> Bool {
    var states = closure([0], parts)
    for name in names {
      var next: Set<Int> = []
      for state in states where state < parts.count {
        switch parts[state] {
        case .folders: next.insert(state)
        case .tokens(let tokens): if match(tokens, name) { next.insert(state + 1) }
        }
      }
      states = closure(next, parts)
      if states.isEmpty { return false }
    }
    return states.contains(parts.count)
  }

  /// The states with those that a `**` for no folder leads to.
  private static func closure(_ states: Set<Int>, _ parts: [Part]) -> Set<Int> {
    var result = states
    for state in states {
      var state = state
      while state < parts.count, parts[state] == .folders {
        state += 1
        result.insert(state)
      }
    }
    return result
  }

  /// One part against one name. Only the last `*` has to be widened, since what an earlier one
  /// leaves is at least as long.
  private static func match(_ tokens: [Token], _ name: [Character]) -> Bool {
    var (token, position) = (0, 0)
    var retry: (token: Int, position: Int)?
    while position < name.count {
      if token < tokens.count, tokens[token] == .many {
        retry = (token, position)
        token += 1
      } else if token < tokens.count,
        tokens[token] == .one || tokens[token] == .character(name[position])
      {
        token += 1
        position += 1
      } else if let last = retry {
        retry = (last.token, last.position + 1)
        (token, position) = (last.token + 1, last.position + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .many }
  }

  // MARK: Reading

  /// The pattern with each choice of its braces. A backslash stays for the next stage.
  private static func alternatives(of pattern: [Character]) throws(Mistake) -> [[Character]] {
    guard let open = unescaped("{", in: pattern, from: 0) else { return [pattern] }
    var choices: [[Character]] = [[]]
    var depth = 0
    var index = open
    while true {
      guard index < pattern.count else { throw .unclosedBrace }
      let character = pattern[index]
      switch character {
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        choices.append([])
      } else if index > open {
        choices[choices.count - 1].append(character)
        if character == "\\", index + 1 < pattern.count {
          index += 1
          choices[choices.count - 1].append(pattern[index])
        }
      }
      index += 1
    }
    let head = pattern[..<open]
    let tail = pattern[(index + 1)...]
    var result: [[Character]] = []
    for choice in choices {
      result += try alternatives(of: head + choice + tail)
      guard result.count <= 1000 else { throw .tooManyAlternatives }
    }
    return result
  }

  private static func unescaped(
    _ wanted: Character, in pattern: [Character], from start: Int
  ) -> Int? {
    var index = start
    while index < pattern.count {
      if pattern[index] == wanted { return index }
      index += pattern[index] == "\\" ? 2 : 1
    }
    return nil
  }

  private static func parts(of pattern: [Character]) -> [Part] {
    var parts: [Part] = []
    for name in pattern.split(separator: "/") where name != ["."] {
      if name == ["*", "*"] {
        if parts.last != .folders { parts.append(.folders) }
        continue
      }
      var tokens: [Token] = []
      var characters = name[...]
      while let character = characters.popFirst() {
        switch character {
        case "*": if tokens.last != .many { tokens.append(.many) }
        case "?": tokens.append(.one)
        case "\\": tokens.append(.character(characters.popFirst() ?? "\\"))
        default: tokens.append(.character(character))
        }
      }
      parts.append(.tokens(tokens))
    }
    // A folder stands for all that is in it.
    if !parts.isEmpty, parts.last != .folders { parts.append(.folders) }
    return parts
  }
}

extension Glob: CustomStringConvertible {
  public var description: String { pattern }
}
