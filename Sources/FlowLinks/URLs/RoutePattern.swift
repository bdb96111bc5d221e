/// The text under which an app registers a handler with a router of a library.
extension URLPattern {
  /// Reads `/podcast/:id`, `myapp://item/<int:id>` and `https://example.com/*` as routers write them.
  ///
  /// - Parameter scheme: What stands for a scheme that the text does not name.
  /// - Returns: nil for text that names no path, such as a notification's name or `image/png`.
  public init?(route text: String, scheme: String?) {
    var rest = Substring(text.prefix { $0 != "?" && $0 != "#" })
    let isPath = rest.hasPrefix("/") || ["://", "/:", "/<", "/*"].contains { rest.contains($0) }
    guard isPath, !rest.contains(where: \.isWhitespace) else { return nil }
    self.init()
    self.scheme = scheme.map(Part.literal) ?? .anything
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].hasPrefix("//") {
      self.scheme = Part(route: parts[0], isLast: false)
      rest = parts[1]
    }
    let names = rest.split(separator: "/")
    let all = names.indices.map { Part(route: names[$0], isLast: $0 == names.count - 1) }
    guard let first = all.first else { return nil }
    // `app://*` takes whatever the scheme has.
    host = first == .anyNumber ? .anything : first
    path = first == .anyNumber ? nil : Array(all.dropFirst())
  }
}

extension URLPattern.Part {
  /// A component as routers write it: `:id`, `<id>`, `<int:id>`, `*`.
  fileprivate init(route text: Substring, isLast: Bool) {
    if text == "*" {
      self = isLast ? .anyNumber : .anything
    } else if text.hasPrefix(":") {
      self = .capture(name: String(text.dropFirst()), type: nil)
    } else if text.hasPrefix("<"), text.hasSuffix(">") {
      let words = text.dropFirst().dropLast().split(separator: ":").map(String.init)
      let type = words.count > 1 ? Self.types[words[0]] : nil
      self = words.first == "path" ? .rest(type: nil) : .capture(name: words.last, type: type)
    } else {
      self = .literal(String(text))
    }
  }

  private static let types = ["int": "Int", "float": "Double", "uuid": "UUID"]
}
