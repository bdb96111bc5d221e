import Foundation

/// What `$(name)` stands for in the patterns of one association file.
struct SubstitutionVariables: Sendable {
  private var own: [String: [String]] = [:]

  init(_ own: [String: [String]] = [:]) { self.own = own }

  /// A pattern with its wildcards and variables read.
  ///
  /// - Parameter report: Told of a variable that is not defined or not closed.
  func glob(_ text: String, report: (String) -> Void = { _ in }) -> Glob {
    var tokens: [Glob.Token] = []
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("$(") {
        guard let close = rest.firstIndex(of: ")") else {
          report("`$(` in \"\(text)\" is not closed")
          tokens += rest.map { .character($0) }
          break
        }
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])
        if let choice = choice(name) {
          tokens.append(.choice(choice))
        } else {
          report("$(\(name)) is not defined, so that \"\(text)\" matches nothing")
          tokens.append(.nothing)
        }
        rest = rest[rest.index(after: close)...]
        continue
      }
      tokens.append(Self.token(first))
      rest = rest.dropFirst()
    }
    return Glob(tokens: tokens)
  }

  private static func token(_ character: Character) -> Glob.Token {
    switch character {
    case "*": .many
    case "?": .one
    default: .character(character)
    }
  }

  private func choice(_ name: String) -> Glob.Choice? {
    guard let values = own[name] ?? Self.predefined[name] else { return nil }
    var choice = Glob.Choice()
    for value in values {
      if value.contains("*") || value.contains("?") {
        choice.patterns.append(value.map(Self.token))
      } else {
        choice.words.insert(Array(value))
        choice.lengths.insert(value.count)
      }
    }
    return choice
  }

  /// The variables that Apple defines. Regions and languages are those of Foundation, as Apple
  /// documents, rather than a list that ages here.
  static let predefined: [String: [String]] = {
    func letters(_ text: String) -> [String] { text.map(String.init) }
    let upper = letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let lower = letters("abcdefghijklmnopqrstuvwxyz")
    let digits = letters("0123456789")
    return [
      "alpha": upper + lower, "upper": upper, "lower": lower, "alnum": upper + lower + digits,
      "digit": digits, "xdigit": digits + letters("ABCDEFabcdef"),
      "region": Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 },
      "lang": Locale.LanguageCode.isoLanguageCodes.map(\.identifier),
    ]
  }()
}
