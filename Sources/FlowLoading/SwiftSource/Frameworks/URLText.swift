/// What the parts of a known URL are.
enum URLText {
  /// Stands in a text for what is put in when it is made: `app:///chat?id=\\(id)`. No URL holds it.
  static let gap: Character = "\u{2026}"

  /// Whether the scheme, the host and the path of a URL are written out, whatever is put in after.
  static func isKnown(_ text: String) -> Bool {
    guard let gap = text.firstIndex(of: gap), let colon = text.firstIndex(of: ":"),
      let end = text.firstIndex(where: { $0 == "?" || $0 == "#" })
    else { return false }
    return colon < end && end < gap
      && text[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
  }

  /// Whether a path is written out as far as it tells one route from others: `/profile/\(id)`.
  static func isBegun(_ text: String) -> Bool {
    guard text.hasPrefix("/"), let gap = text.firstIndex(of: gap) else { return false }
    return text[..<gap].contains { $0 != "/" }
  }

  /// A text that is known as far as there is no gap in it.
  private static func known(_ text: String) -> ValueSet {
    ValueSet([.string(text)], isOpen: text.contains(gap))
  }

  static func member(_ name: String, of text: String) -> ValueSet {
    let pieces = split(text)
    switch name {
    case "absoluteString", "relativeString", "description":
      return ValueSet([.string(text)], isOpen: text.contains(gap))
    case "absoluteURL", "standardized", "url": return ValueSet(.url(text))
    case "scheme": return ValueSet(.string(pieces.scheme))
    case "host": return ValueSet(pieces.host.isEmpty ? .null : .string(pieces.host))
    case "path", "relativePath": return known(pieces.path)
    case "isFileURL": return ValueSet(.boolean(pieces.scheme.lowercased() == "file"))
    case "pathComponents":
      let parts = pieces.path.split(separator: "/").map { known(String($0)) }
      return ValueSet(.list(pieces.path.hasPrefix("/") ? [ValueSet(.string("/"))] + parts : parts))
    case "lastPathComponent":
      return known(pieces.path.split(separator: "/").last.map(String.init) ?? "")
    case "query":
      guard !pieces.query.contains(gap) else { return .unknown }
      return ValueSet(pieces.query.isEmpty ? .null : .string(pieces.query))
    case "fragment":
      guard !pieces.fragment.contains(gap) else { return .unknown }
      return ValueSet(pieces.fragment.isEmpty ? .null : .string(pieces.fragment))
    case "queryItems": return pieces.query.isEmpty ? ValueSet(.null) : .unknown
    default: return .unknown
    }
  }

  struct Pieces {
    var scheme = ""
    var host = ""
    var path = ""
    var query = ""
    var fragment = ""
  }

  static func split(_ text: String) -> Pieces {
    var pieces = Pieces()
    var rest = text[...]
    if let mark = rest.firstIndex(of: "#") {
      pieces.fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":") {
      pieces.scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if let mark = rest.firstIndex(of: "?") {
      pieces.query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    guard rest.hasPrefix("//") else {
      pieces.path = String(rest)
      return pieces
    }
    rest = rest.dropFirst(2)
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    pieces.host = String(rest[..<slash])
    pieces.path = String(rest[slash...])
    return pieces
  }
}
