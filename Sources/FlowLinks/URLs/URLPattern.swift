/// Which URLs a handler takes: `recipes://settings/{id:Int}?tab={tab}`.
///
/// Literal text stands for itself. `*` stands for one part that may be anything, `**` for any
/// number of path components, `{name:Type}` for a part that code reads, and `{Type...}` for all
/// components that follow.
public struct URLPattern: Hashable, Sendable, CustomStringConvertible {
  public enum Part: Hashable, Sendable {
    case literal(String)
    /// Text with `*` in it, as `hasPrefix` asks for.
    case glob(String)
    case capture(name: String?, type: String?)
    case anything
    case anyNumber
    case rest(type: String?)
  }

  public struct Item: Hashable, Sendable {
    public var name: String
    public var value: Part

    public init(name: String, value: Part) {
      self.name = name
      self.value = value
    }
  }

  public var scheme: Part = .anything
  public var host: Part = .anything
  /// The components of the path; nil where any path will do.
  public var path: [Part]?
  public var query: [Item] = []
  public var fragment: Part?

  public init() {}

  /// Whether it says nothing but perhaps a scheme.
  public var isOpen: Bool {
    host == .anything && path == nil && query.isEmpty && fragment == nil
  }

  public var description: String {
    var text = "\(scheme)://\(host)"
    if let path { text += path.map { "/\($0)" }.joined() }
    if !query.isEmpty {
      text += "?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }
    if let fragment { text += "#\(fragment)" }
    return text
  }

  /// Reads a pattern as `description` writes it.
  ///
  /// - Returns: nil for text that is no pattern of URLs, such as a condition.
  public init?(_ text: String) {
    guard let url = LinkURL(text.replacingScheme()), text.contains("://") else { return nil }
    guard !text.contains(" "), !text.contains("(") else { return nil }
    let scheme = String(text.prefix { $0 != ":" })
    self.scheme = Part(scheme)
    let afterScheme = text.dropFirst(scheme.count + 3)
    host = Part(String(afterScheme.prefix { !"/?#".contains($0) }))
    if !url.path.isEmpty { path = url.pathParts.map(Part.init) }
    query = url.queryItems.map { Item(name: $0.name, value: Part($0.value)) }
    fragment = url.fragment.map(Part.init)
    if host == .anything, url.path.isEmpty { path = nil }
  }

  /// What the captures hold for a URL; nil where the pattern does not take it.
  ///
  /// The order of query items does not matter, and other items may stand beside those asked for.
  public func captures(in url: LinkURL) -> [String: String]? {
    var found: [String: String] = [:]
    func take(_ part: Part, _ text: String) -> Bool { part.takes(text, &found) }
    guard take(scheme, url.scheme), take(host, url.host) else { return nil }
    if let path, !Self.match(path[...], url.pathParts[...], &found) { return nil }
    for item in query {
      guard let value = url.queryItems.first(where: { $0.name == item.name })?.value,
        take(item.value, value.percentDecoded)
      else { return nil }
    }
    if let fragment, !take(fragment, url.fragment ?? "") { return nil }
    return found
  }

  private static func match(
    _ parts: ArraySlice<Part>, _ path: ArraySlice<String>, _ found: inout [String: String]
  ) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .anyNumber:
      for length in 0...path.count {
        if match(rest, path.dropFirst(length), &found) { return true }
      }
      return false
    case .rest(let type):
      var ignored: [String: String] = [:]
      return path.allSatisfy { Part.capture(name: nil, type: type).takes($0, &ignored) }
    default:
      guard let text = path.first, part.takes(text.percentDecoded, &found) else { return false }
      return match(rest, path.dropFirst(), &found)
    }
  }
}

extension URLPattern.Part: CustomStringConvertible {
  public var description: String {
    switch self {
    case .literal(let text), .glob(let text): text
    case .capture(let name?, let type?): "{\(name):\(type)}"
    case .capture(let name?, nil): "{\(name)}"
    case .capture(nil, let type?): "{\(type)}"
    case .capture(nil, nil), .anything: "*"
    case .anyNumber: "**"
    case .rest(let type): "{\(type ?? "")...}"
    }
  }

  init(_ text: String) {
    if text == "*" {
      self = .anything
    } else if text == "**" {
      self = .anyNumber
    } else if text.hasPrefix("{"), text.hasSuffix("...}") {
      let type = String(text.dropFirst().dropLast(4))
      self = .rest(type: type.isEmpty ? nil : type)
    } else if text.hasPrefix("{"), text.hasSuffix("}") {
      let words = text.dropFirst().dropLast().split(separator: ":").map(String.init)
      let isType = words.count == 1 && words[0].first?.isUppercase == true
      self = .capture(
        name: isType ? nil : words.first, type: words.count > 1 ? words[1] : isType ? words[0] : nil
      )
    } else if text.contains("*") {
      self = .glob(text)
    } else {
      self = .literal(text)
    }
  }

  fileprivate func takes(_ text: String, _ found: inout [String: String]) -> Bool {
    switch self {
    case .literal(let wanted): return wanted == text
    case .glob(let pattern):
      return SubstitutionVariables().glob(pattern).matches(Array(text), ignoringCase: false)
    case .anything, .anyNumber, .rest: return true
    case .capture(let name, let type):
      guard Self.isValue(text, of: type) else { return false }
      if let name { found[name] = text }
      return true
    }
  }

  /// Whether text can be turned into a value of a type.
  private static func isValue(_ text: String, of type: String?) -> Bool {
    switch type {
    case "Int", "Int64", "Int32": Int(text) != nil
    case "UInt", "UInt64": UInt(text) != nil
    case "Double", "Float", "CGFloat": Double(text) != nil
    case "Bool": Bool(text) != nil
    case "UUID":
      text.count == 36 && text.allSatisfy { $0.isHexDigit || $0 == "-" }
    default: !text.isEmpty
    }
  }
}

extension String {
  /// With a scheme that a URL may have, where a pattern leaves it open.
  fileprivate func replacingScheme() -> String {
    guard let range = firstRange(of: "://") else { return self }
    return "any" + self[range.lowerBound...]
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

extension URLPattern {
  /// A URL that the pattern takes; nil where nothing is known of it.
  public var example: String? {
    guard !isOpen || scheme != .anything else { return nil }
    var url = "\(scheme == .anything ? "https" : scheme.example)://\(host.example)"
    if let path {
      url += path.compactMap { $0 == .anyNumber ? nil : "/\($0.example)" }.joined()
    }
    if !query.isEmpty {
      url += "?" + query.map { "\($0.name)=\($0.value.example)" }.joined(separator: "&")
    }
    if let fragment { url += "#\(fragment.example)" }
    return url
  }
}

extension URLPattern.Part {
  fileprivate var example: String {
    switch self {
    case .literal(let text): return text
    case .glob(let text): return text.split(separator: "*").joined() + "x"
    case .anything, .anyNumber: return "x"
    case .rest(let type): return Self.capture(name: nil, type: type).example
    case .capture(let name, let type):
      switch type {
      case "Int", "Int64", "Int32", "UInt", "UInt64", "Double", "Float", "CGFloat": return "1"
      case "Bool": return "true"
      case "UUID": return "00000000-0000-4000-8000-000000000000"
      default: return name ?? "x"
      }
    }
  }
}
