/// The parts of a URL exactly as it is written.
///
/// Association files are compared with URLs as they stand; a library that normalises a URL first
/// would change what their patterns see.
public struct LinkURL: Hashable, Sendable, CustomStringConvertible {
  /// In lower case.
  public var scheme: String
  /// In lower case, without user and port; empty where the URL has none.
  public var host: String
  public var path: String
  public var query: String?
  public var fragment: String?
  public let description: String

  /// - Returns: nil for text without a scheme.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
    let scheme = text[..<colon]
    guard scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    description = text
    self.scheme = scheme.lowercased()
    var rest = text[text.index(after: colon)...]
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    guard rest.hasPrefix("//") else {
      (host, path) = ("", String(rest))
      return
    }
    rest = rest.dropFirst(2)
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    var authority = rest[..<slash]
    if let at = authority.lastIndex(of: "@") {
      authority = authority[authority.index(after: at)...]
    }
    if let port = authority.lastIndex(of: ":"),
      authority[authority.index(after: port)...].allSatisfy(\.isNumber)
    {
      authority = authority[..<port]
    }
    host = authority.lowercased()
    path = String(rest[slash...])
  }

  /// Names and values of the query, in their order; a name without `=` has an empty value.
  public var queryItems: [(name: String, value: String)] {
    (query ?? "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// The path between its slashes, empty parts left out.
  public var pathParts: [String] { path.split(separator: "/").map(String.init) }

  /// Whether the system can take it as a universal link.
  public var isWeb: Bool { scheme == "https" || scheme == "http" }
}

extension String {
  /// The text with `%41` and its like decoded; what is no escape, or no UTF-8, stays as it is.
  var percentDecoded: String {
    guard contains("%") else { return self }
    var bytes: [UInt8] = []
    let source = Array(utf8)
    var position = 0
    while position < source.count {
      if source[position] == UInt8(ascii: "%"), position + 2 < source.count,
        let byte = UInt8(
          String(decoding: source[position + 1...position + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        position += 3
      } else {
        bytes.append(source[position])
        position += 1
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}
