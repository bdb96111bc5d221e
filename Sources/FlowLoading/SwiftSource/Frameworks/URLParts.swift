import FlowLinks

/// Foundation's ways to the parts of a URL that comes from outside, whose text is not known.
enum URLParts {
  private static func value(_ part: URLPart, type: String? = nil) -> ValueSet {
    ValueSet([.incomingURL(part, as: type)], isOpen: true)
  }

  /// Stands in place of a type for the first character of a text.
  static let firstCharacter = "first character"

  private static let same: Set<String> = [
    "removingPercentEncoding", "absoluteURL", "standardized", "description", "utf8", "rawValue",
    "url", "webpageURL", "incomingURL", "lazy", "indices",
  ]

  /// What a property or a method without arguments gives.
  static func member(_ name: String, of part: URLPart, as type: String?) -> ValueSet {
    if same.contains(name) { return value(part, type: type) }
    switch (part, name) {
    case (.whole, "absoluteString"), (.whole, "relativeString"): return value(.whole)
    case (.whole, "scheme"): return value(.scheme)
    case (.whole, "host"), (.whole, "percentEncodedHost"): return value(.host)
    case (.whole, "path"), (.whole, "percentEncodedPath"), (.whole, "relativePath"):
      return value(.path)
    case (.whole, "query"), (.whole, "percentEncodedQuery"): return value(.query)
    case (.whole, "fragment"): return value(.fragment)
    case (.whole, "pathComponents"): return value(.components(from: -1))
    case (.whole, "lastPathComponent"): return value(.lastComponent)
    case (.whole, "queryItems"), (.whole, "percentEncodedQueryItems"): return value(.items)
    case (.components(let first), "first"): return value(.component(first))
    case (.component, "first"), (.lastComponent, "first"), (.anyComponent, "first"),
      (.host, "first"):
      return value(part, type: firstCharacter)
    case (.components, "last"): return value(.lastComponent)
    case (.someItem, "name"): return value(.someItemName)
    case (.someItem, "value"): return value(.someItemValue)
    case (.item, "value"): return value(part)
    default: return ValueSet([], isOpen: true)
    }
  }

  /// What a method gives; nil where Foundation has none of the name.
  static func call(
    _ part: URLPart, as type: String?, _ site: CallSite, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    switch (part, site.name) {
    case (.whole, "replacingOccurrences"), (.whole, "replacing"):
      return replacesScheme(site, interpreter, frame) ? .unknown : value(part, type: type)
    case (_, "lowercased"), (_, "uppercased"), (_, "trimmingCharacters"),
      (_, "replacingOccurrences"), (_, "replacing"), (_, "addingPercentEncoding"),
      (_, "resolve"), (_, "standardizingPath"), (_, "prefix"), (_, "suffix"):
      return value(part, type: type)
    case (.components(let first), "joined"): return joined(from: first, site, interpreter, frame)
    // `filter { $0 != "/" }`
    case (.components(from: -1), "filter"): return value(.components(from: 0))
    case (_, "filter"), (_, "sorted"), (_, "reversed"), (_, "reduce"), (_, "joined"):
      return value(part, type: type)
    case (.components, "forEach"), (.items, "forEach"):
      guard let element = URLParts.element(of: part), let closure = site.trailing ?? site.first
      else { return nil }
      _ = interpreter.invokeAll(interpreter.evaluate(closure, frame), [element], closure, frame)
      return ValueSet.none
    case (.path, "split"): return value(.components(from: 0))
    case (.path, "components"): return value(.components(from: -1))
    case (.components(let first), "dropFirst"):
      var count = 1
      if let written = site.first {
        guard case .integer(let known)? = interpreter.evaluate(written, frame).only else {
          return value(part)
        }
        count = known
      }
      return value(.components(from: first + count))
    case (.components, "dropLast"): return value(part)
    case (.components(let first), "removeFirst"): return value(.component(first))
    case (.components, "removeLast"), (.components, "popLast"): return value(.lastComponent)
    case (.components(let first), "map"), (.components(let first), "compactMap"),
      (.components(let first), "flatMap"):
      return list(from: first, site, interpreter, frame)
    case (.items, "map"), (.items, "compactMap"): return value(.items)
    case (.items, "first"):
      guard let name = itemName(site, interpreter, frame) else { return value(.someItem) }
      return value(.item(name))
    case (_, "map"), (_, "flatMap"):
      guard let closure = site.trailing ?? site.first else { return nil }
      let made = interpreter.invokeAll(
        interpreter.evaluate(closure, frame, expected: Collections.wanted(interpreter, by: site)),
        [value(part, type: type)], closure, frame)
      // What a closure does not know is asked around it.
      for case .enumCase(let type, let name, _) in made.values {
        interpreter.noteGiven(CaseName(type: type, name: name))
      }
      return made
    case (.whole, _) where site.arguments.isEmpty, (.components, "first"):
      return member(site.name, of: part, as: type)
    case (.whole, "host"), (.whole, "path"), (.whole, "query"), (.whole, "fragment"):
      return member(site.name, of: part, as: type)
    default: return nil
    }
  }

  /// `text.replacingOccurrences(of: "shop://", with: "")`: what is left does not begin as the URL.
  private static func replacesScheme(
    _ site: CallSite, _ interpreter: Interpreter, _ frame: Frame
  ) -> Bool {
    guard let replaced = site.argument("of") ?? site.first,
      case .string("", _)? = site.argument("with")?.plain.kind
    else { return false }
    var isFound = false
    Walk { node in
      if case .string(let text?, _) = node.kind, text.contains(":") { isFound = true }
      return !isFound
    }.expression(replaced)
    return isFound
      || interpreter.evaluate(replaced, frame).values.contains { value in
        if case .string(let text) = value { text.contains(":") } else { false }
      }
  }

  /// `pathComponents.compactMap { Int($0) }`: one value stands for each. What hands on each text is
  /// the list itself: `path.split(separator: "/").map(String.init)`.
  private static func list(
    from first: Int, _ site: CallSite, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    guard let closure = site.trailing ?? site.first else { return nil }
    let part = URLPart.eachComponent(from: max(0, first))
    let result = made(of: part, by: closure, site, interpreter, frame)
    guard result.withoutNull.values == [.incomingURL(part, as: nil)] else {
      return ValueSet([.list([result.withoutNull])], isOpen: true)
    }
    // `compactMap { $0 == "/" ? nil : $0 }`
    let isWhole = first < 0 && site.name == "compactMap" && result.values.contains(.null)
    return value(.components(from: isWhole ? 0 : first))
  }

  private static func made(
    of part: URLPart, by closure: Expression, _ site: CallSite, _ interpreter: Interpreter,
    _ frame: Frame
  ) -> ValueSet {
    let closures = interpreter.evaluate(
      closure, frame, expected: Collections.wanted(interpreter, by: site))
    // `compactMap(Route.init(rawValue:))`
    if let cases = interpreter.rawCases(closures, ofText: value(part)) { return cases }
    // `map(Int.init)`
    if case .member(let base?, "init", _) = closure.kind, let type = base.lastName {
      return value(part, type: wrappers.contains(type) ? nil : type)
    }
    return interpreter.invokeAll(closures, [value(part)], closure, frame)
  }

  /// `components.joined(separator: "/")`: the path again, where no component is left out.
  private static func joined(
    from first: Int, _ site: CallSite, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet {
    let separator = site.argument("separator").flatMap { interpreter.evaluate($0, frame).only }
    return first <= 0 && separator == .string("/") ? value(.path) : .unknown
  }

  /// What a loop over a list has in each of its turns.
  static func element(of list: URLPart) -> ValueSet? {
    switch list {
    case .components: value(.anyComponent)
    case .items: value(.someItem)
    default: nil
    }
  }

  /// The name that `first(where: { $0.name == "id" })` asks for.
  private static func itemName(
    _ site: CallSite, _ interpreter: Interpreter, _ frame: Frame
  ) -> String? {
    guard let closure = site.argument("where") ?? site.trailing else { return nil }
    for clause in interpreter.urlClauses(ofClosure: closure, given: .someItem, frame) {
      for test in clause {
        if test.part == .someItemName, case .equals(let name) = test.question { return name }
      }
    }
    return nil
  }

  /// `components[1]`, `items["id"]`.
  static func element(
    of part: URLPart, _ arguments: [Argument], _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet {
    let index = arguments.first.flatMap { interpreter.evaluate($0.value, frame).only }
    switch (part, index) {
    case (.components(let first), .integer(let offset)?):
      return value(.component(first + offset))
    case (.components, _): return value(.anyComponent)
    case (.items, .string(let name)?): return value(.item(name))
    default: return value(part)
    }
  }

  /// Types that code makes of a part: `Int(text)`.
  static let conversions: Set<String> = [
    "Int", "Int64", "Int32", "UInt", "UInt64", "Double", "Float", "CGFloat", "Bool", "UUID",
  ]

  /// Types that only hold what they are made of: `String(part)`, `URLComponents(url: url, …)`.
  static let wrappers: Set<String> = [
    "String", "Substring", "URL", "NSURL", "URLComponents", "NSURLComponents", "Array",
    "Dictionary", "ArraySlice", "URLRequest",
  ]

  static var constructors: [String: Frameworks.Constructor] {
    var all: [String: Frameworks.Constructor] = [:]
    for name in conversions {
      all[name] = { interpreter, site, frame in
        for argument in site.arguments {
          for case .incomingURL(let part, _) in interpreter.evaluate(argument.value, frame).values {
            return value(part, type: name)
          }
        }
        return ValueSet([.external(name)], isOpen: true)
      }
    }
    return all
  }

  /// What a wrapper holds, if it is made of a part of the incoming URL.
  static func wrapped(_ site: CallSite, _ interpreter: Interpreter, _ frame: Frame) -> ValueSet? {
    guard interpreter.linkDepth > 0, wrappers.contains(site.name),
      let argument = site.arguments.first(where: { !$0.isTrailing })
    else { return nil }
    for case .incomingURL(let part, let type) in interpreter.evaluate(argument.value, frame).values
    {
      return value(part, type: type)
    }
    return nil
  }
}
