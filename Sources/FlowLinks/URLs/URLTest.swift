/// What code asks of one part of a URL.
public struct URLTest: Hashable, Sendable {
  public enum Question: Hashable, Sendable {
    case equals(String)
    case hasPrefix(String)
    case hasSuffix(String)
    case contains(String)
    /// The part is read under a name, as a type where it is converted.
    case isRead(name: String?, type: String?)
    /// A list has so many elements.
    case count(Int)
    /// A list has more than so many elements.
    case moreThan(Int)
  }

  public var part: URLPart
  public var question: Question

  public init(_ part: URLPart, _ question: Question) {
    self.part = part
    self.question = question
  }
}

/// A part of a URL as code gets at it, with the ways of Foundation made one.
public enum URLPart: Hashable, Sendable {
  case whole
  case scheme, host, path, query, fragment
  /// The path's components from this one on; -1 for Foundation's list, which begins with `/`.
  case components(from: Int)
  case component(Int)
  case lastComponent
  /// Some component, as `contains` asks.
  case anyComponent
  /// Every component from this one on, one after the other.
  case eachComponent(from: Int)
  case items
  /// Some item of the query, and its parts.
  case someItem, someItemName, someItemValue
  case item(String)
}

extension URLPattern {
  /// The pattern of URLs that pass all tests.
  ///
  /// - Parameter schemes: What Info.plist declares, for code that does not ask for a scheme.
  public init(_ tests: [URLTest], schemes: [String] = []) {
    if schemes.count == 1 { scheme = .literal(schemes[0]) }
    var components: [Int: Part] = [:]
    var count: Int?
    var last: Part?
    var some: [Part] = []
    var rest: (from: Int, type: String?)?
    for test in tests {
      let part = Part(test.question)
      switch test.part {
      case .whole: take(whole: test.question)
      case .scheme:
        // A scheme that is only read is no other than the one that is asked for.
        if case .capture = part {
          scheme = Self.closer(scheme, part)
        } else {
          scheme = part.known ?? scheme
        }
      case .host: host = Self.closer(host, part)
      case .path: take(path: test.question)
      case .query, .items: break
      case .fragment: fragment = Self.closer(fragment ?? .anything, part)
      case .components(let first):
        switch test.question {
        case .count(let number): count = number + first
        case .moreThan(let number): components[max(0, number + first)] = .anything
        case .isRead(_, let type) where type != nil: rest = (max(0, first), type)
        default: break
        }
      case .component(let index) where index >= 0:
        components[index] = Self.closer(components[index] ?? .anything, part)
      case .component: break
      case .lastComponent: last = Self.closer(last ?? .anything, part)
      case .anyComponent: some.append(part)
      case .eachComponent(let first): rest = (max(0, first), part.type)
      case .item(let name): add(Item(name: name, value: part))
      case .someItemName:
        if case .equals(let name) = test.question { add(Item(name: name, value: .anything)) }
      case .someItem, .someItemValue: break
      }
    }
    guard path == nil else { return }
    var parts = (0..<((components.keys.max() ?? -1) + 1)).map { components[$0] ?? .anything }
    if let count {
      while parts.count < count { parts.append(.anything) }
      if let last, !parts.isEmpty {
        parts[parts.count - 1] = Self.closer(parts[parts.count - 1], last)
      }
      path = parts
    } else if let rest {
      path = parts + [.rest(type: rest.type)]
    } else if !some.isEmpty {
      path = parts + some.flatMap { [.anyNumber, $0] } + [.anyNumber]
    } else if let last {
      // `parts.count > 2, parts.last`: the last is one of those that are counted.
      if parts.last == .anything { parts.removeLast() }
      path = parts.last == last ? parts : parts + [.anyNumber, last]
    } else if !parts.isEmpty {
      path = parts
    }
  }

  /// Of two demands on one part, the one that says more.
  private static func closer(_ one: Part, _ other: Part) -> Part {
    switch (one, other) {
    case (.anything, _), (.capture(nil, nil), _): other
    case (.capture, .literal): other
    case (.capture(let name, nil), .capture(_, let type?)): .capture(name: name, type: type)
    default: one
    }
  }

  private mutating func add(_ item: Item) {
    if let known = query.firstIndex(where: { $0.name == item.name }) {
      query[known].value = Self.closer(query[known].value, item.value)
    } else {
      query.append(item)
    }
  }

  private mutating func take(whole question: URLTest.Question) {
    let text: String
    switch question {
    case .equals(let known): text = known
    case .hasPrefix(let known): text = known
    default: return
    }
    guard let url = LinkURL(text) else { return }
    scheme = .literal(url.scheme)
    let isPrefix = question == .hasPrefix(text)
    if !url.host.isEmpty {
      host = isPrefix && url.path.isEmpty ? .glob(url.host + "*") : .literal(url.host)
    }
    let parts = url.pathParts.map(Part.literal)
    if !parts.isEmpty { path = parts + (isPrefix ? [.anyNumber] : []) }
  }

  private mutating func take(path question: URLTest.Question) {
    switch question {
    case .equals(let text): path = text.split(separator: "/").map { .literal(String($0)) }
    case .hasPrefix(let text):
      var parts = text.split(separator: "/").map { Part.literal(String($0)) }
      if !text.hasSuffix("/"), case .literal(let last)? = parts.popLast() {
        parts.append(.glob(last + "*"))
      }
      path = parts + [.anyNumber]
    case .hasSuffix(let text):
      path = [.anyNumber] + text.split(separator: "/").map { .literal(String($0)) }
    case .contains(let text):
      path = [
        .anyNumber, .glob("*\(text.split(separator: "/").joined(separator: "/"))*"), .anyNumber,
      ]
    case .isRead, .count, .moreThan: break
    }
  }
}

extension URLPattern.Part {
  fileprivate init(_ question: URLTest.Question) {
    switch question {
    case .equals(let text): self = text.isEmpty ? .anything : .literal(text)
    case .hasPrefix(let text): self = .glob(text + "*")
    case .hasSuffix(let text): self = .glob("*" + text)
    case .contains(let text): self = .glob("*\(text)*")
    case .isRead(let name, let type): self = .capture(name: name, type: type)
    case .count, .moreThan: self = .anything
    }
  }

  fileprivate var known: Self? { self == .anything ? nil : self }

  fileprivate var type: String? {
    if case .capture(_, let type) = self { return type }
    return nil
  }
}
