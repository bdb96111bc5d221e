import FlowLinks

/// What conditions ask of the incoming URL, as alternatives of which each is a list of tests.
extension Interpreter {
  /// What a condition asks of the URL, directly or through the case that the URL was made into.
  func clauses(of condition: RunCondition) -> [[URLTest]] {
    let text = conditionTexts[condition.number]
    if !text.clauses.isEmpty { return text.clauses }
    return text.cases.flatMap { caseClauses[$0] ?? [] }
  }

  /// Whether no part has to be two things at once.
  static func areConsistent(_ tests: [URLTest]) -> Bool {
    var known: [URLPart: String] = [:]
    for test in tests where test.part != .anyComponent {
      guard case .equals(let text) = test.question else { continue }
      if let other = known[test.part], other != text { return false }
      known[test.part] = text
    }
    return true
  }

  /// Keeps under which URLs a case comes about.
  func noteGiven(_ name: CaseName) {
    guard linkDepth > 0 else { return }
    let alternatives = askedHere()
    if alternatives == [[]] { untoldCases.insert(name) }
    for tests in alternatives where !tests.isEmpty {
      if caseClauses[name]?.contains(tests) != true { caseClauses[name, default: []].append(tests) }
    }
  }

  /// Keeps under which URLs a case comes about with each of the cases that it may carry.
  func noteCarried(by outer: CaseName, _ payload: [ValueSet]) {
    guard linkDepth > 0, !payload.isEmpty else { return }
    let asked = askedHere()
    for values in payload {
      for case .enumCase(let type, let name, _) in values.values {
        let inner = CaseName(type: type, name: name)
        // Of several it is the URL that says which.
        let own = values.only == nil ? caseClauses[inner] ?? [] : [[]]
        let given = asked.flatMap { one in
          own.map { one + $0 }.filter(Self.areConsistent)
        }
        let key = CarriedCase(outer: outer, inner: inner)
        for tests in given.prefix(Self.mostClauses)
        where !tests.isEmpty && carriedClauses[key]?.contains(tests) != true {
          carriedClauses[key, default: []].append(tests)
        }
      }
    }
  }

  struct CarriedCase: Hashable {
    let outer: CaseName
    let inner: CaseName
  }

  private static let mostClauses = 12

  /// What the code that runs asks of the URL.
  private func askedHere() -> [[URLTest]] {
    context.conditions.map(clauses).filter { !$0.isEmpty }.reduce([[]]) { known, clauses in
      Array(
        known.flatMap { one in clauses.map { one + $0 }.filter(Self.areConsistent) }
          .prefix(Self.mostClauses))
    }
  }

  func urlClauses(of condition: Condition, _ frame: Frame) -> [[URLTest]] {
    switch condition {
    case .expression(let expression): return urlClauses(of: expression, frame)
    case .binding(let name, _, let value, _):
      guard let value else { return [] }
      return urlClauses(ofBinding: name, value, frame)
    case .pattern(let pattern, let subject):
      return urlClauses(of: [pattern], subject, frame)
    case .other: return []
    }
  }

  /// `let id = Int(url.lastPathComponent)`: the part is read under a name.
  private func urlClauses(
    ofBinding name: String, _ value: Expression, _ frame: Frame
  ) -> [[URLTest]] {
    if let matched = regexClause(value, frame) { return [[matched]] }
    for case .incomingURL(let part, let type) in evaluate(value, frame).values {
      return [[URLTest(part, .isRead(name: name, type: type))]]
    }
    return []
  }

  /// `let link = DeepLink(url)`: what it asks is what the initialiser asks.
  func isMadeOfURL(_ condition: Condition, _ frame: Frame) -> Bool {
    guard case .binding(_, _, let value?, _) = condition, case .call(_, let arguments) = value.kind
    else { return false }
    return arguments.contains { argument in
      evaluate(argument.value, frame).values.contains { value in
        if case .incomingURL = value { return true }
        return false
      }
    }
  }

  /// `url.path.wholeMatch(of: /…/)`, as far as its pattern is plain.
  private func regexClause(_ value: Expression, _ frame: Frame) -> URLTest? {
    guard case .call(let callee, let arguments) = value.kind,
      case .member(let base?, let name, _) = callee.kind,
      ["wholeMatch", "firstMatch", "prefixMatch", "matches", "range"].contains(name),
      let pattern = arguments.first(where: { $0.label == "of" })?.value
    else {
      if case .statement = value.kind { return nil }
      if case .unwrap(let inner) = value.kind { return regexClause(inner, frame) }
      return nil
    }
    for case .incomingURL(let part, _) in evaluate(base, frame).values {
      let written = known(pattern, frame) ?? text(pattern.span, limit: 400)
      return URLTest(part, .equals(PlainRegex.path(written)))
    }
    return nil
  }

  /// What the patterns of one case ask of what is switched over.
  func urlClauses(
    of patterns: [Pattern], _ subject: Expression, _ frame: Frame
  ) -> [[URLTest]] {
    if case .tuple(let parts) = subject.kind {
      return patterns.flatMap { pattern -> [[URLTest]] in
        guard let inner = tuple(pattern), inner.count == parts.count else { return [] }
        return zip(inner, parts).reduce([[]]) { clauses, pair in
          let more = urlClauses(of: [pair.0], pair.1.value, frame)
          return more.isEmpty ? clauses : clauses.flatMap { clause in more.map { clause + $0 } }
        }.filter { !$0.isEmpty }
      }
    }
    for case .incomingURL(let part, let type) in evaluate(subject, frame).values {
      return patterns.compactMap { pattern in
        urlQuestion(pattern, type, frame).map { [URLTest(part, $0)] }
      }
    }
    return []
  }

  private func tuple(_ pattern: Pattern) -> [Pattern]? {
    switch pattern {
    case .tuple(let parts): return parts
    case .expression(let expression):
      // A tuple that binds nothing is read as an expression.
      guard case .tuple(let parts) = expression.kind else { return nil }
      return parts.map { .expression($0.value) }
    default: return nil
    }
  }

  private func urlQuestion(_ pattern: Pattern, _ type: String?, _ frame: Frame)
    -> URLTest.Question?
  {
    switch pattern {
    case .expression(let expression):
      if case .array(let items) = expression.kind { return .count(items.count) }
      return known(expression, frame).map { .equals($0) }
    case .optional(let inner): return urlQuestion(inner, type, frame)
    case .enumCase(_, "some", let parts, _) where parts.count == 1:
      return urlQuestion(parts[0].pattern, type, frame)
    case .bind(let name): return .isRead(name: name, type: type)
    // `case Links.login:` over a text.
    case .enumCase: return constant(pattern, frame).flatMap { known($0, frame) }.map { .equals($0) }
    case .wildcard, .tuple, .type: return nil
    }
  }

  /// The text or number that an expression is known to give.
  private func known(_ expression: Expression, _ frame: Frame) -> String? {
    switch literal(expression) ?? evaluate(expression, frame).only {
    case .string(let text)?: text
    case .integer(let number)?: String(number)
    default: nil
    }
  }

  func urlClauses(of expression: Expression, _ frame: Frame) -> [[URLTest]] {
    switch expression.kind {
    case .binary("&&", let left, let right):
      let (first, second) = (urlClauses(of: left, frame), urlClauses(of: right, frame))
      if first.isEmpty { return second }
      if second.isEmpty { return first }
      return first.flatMap { one in second.map { one + $0 } }
    case .binary("||", let left, let right):
      let (first, second) = (urlClauses(of: left, frame), urlClauses(of: right, frame))
      // Where one side asks nothing of the URL, nothing is asked of it.
      return first.isEmpty || second.isEmpty ? [] : first + second
    case .binary("==", let left, let right): return comparison(left, right, frame)
    case .binary("!=", let left, let right):
      guard case .null = right.kind else { return [] }
      if let matched = regexClause(left, frame) { return [[matched]] }
      for case .incomingURL(let part, let type) in evaluate(left, frame).values {
        return [[URLTest(part, .isRead(name: nil, type: type))]]
      }
      return []
    case .binary(">", let left, let right): return count(left, right, frame) { .moreThan($0) }
    case .binary(">=", let left, let right): return count(left, right, frame) { .moreThan($0 - 1) }
    case .tuple(let parts) where parts.count == 1: return urlClauses(of: parts[0].value, frame)
    case .unwrap(let inner): return urlClauses(of: inner, frame)
    case .call(let callee, let arguments): return asking(callee, arguments, frame)
    default: return []
    }
  }

  private func comparison(_ left: Expression, _ right: Expression, _ frame: Frame) -> [[URLTest]] {
    let counted = count(left, right, frame) { .count($0) }
    if !counted.isEmpty { return counted }
    for (one, other) in [(left, right), (right, left)] {
      for case .incomingURL(let part, let type) in evaluate(one, frame).values {
        if type == URLParts.firstCharacter, let text = known(other, frame) {
          return [[URLTest(part, .hasPrefix(text))]]
        }
        if case .boolean = other.kind { return urlClauses(of: one, frame) }
        if let text = known(other, frame) { return [[URLTest(part, .equals(text))]] }
        if part == .whole { return whole(other, frame) }
        // `components == ["profile", "history"]`
        if case .components(let first) = part, case .array(let items) = other.kind {
          let texts = items.compactMap { known($0, frame) }
          guard texts.count == items.count else { return [] }
          return [
            texts.enumerated().map { URLTest(.component(first + $0.offset), .equals($0.element)) }
              + [URLTest(part, .count(texts.count))]
          ]
        }
      }
    }
    return []
  }

  /// `url == .signIn`: another URL as a whole.
  private func whole(_ other: Expression, _ frame: Frame) -> [[URLTest]] {
    let type = ScopedType(reference: .name("URL"), scope: frame.scope, file: frame.file)
    guard case .url(let text)? = evaluate(other, frame, expected: type).only else { return [] }
    return [[URLTest(.whole, .equals(text))]]
  }

  private func count(
    _ left: Expression, _ right: Expression, _ frame: Frame, _ make: (Int) -> URLTest.Question
  ) -> [[URLTest]] {
    guard case .member(let base?, "count", _) = left.kind,
      let text = known(right, frame), let number = Int(text)
    else { return [] }
    for case .incomingURL(let part, _) in evaluate(base, frame).values {
      if case .components = part { return [[URLTest(part, make(number))]] }
    }
    return []
  }

  private func asking(_ callee: Expression, _ arguments: [Argument], _ frame: Frame) -> [[URLTest]]
  {
    guard case .member(let base?, let name, _) = callee.kind, let first = arguments.first else {
      return []
    }
    let bases = evaluate(base, frame)
    if let receiver = bases.only, let type = type(of: receiver) {
      return urlClauses(ofMethod: name, type, receiver, arguments, frame)
    }
    for case .incomingURL(let part, _) in bases.values {
      if name == "contains", first.label == "where" || first.isTrailing {
        let clauses = urlClauses(ofClosure: first.value, given: .anyComponent, frame)
        if case .components = part { return clauses }
        return []
      }
      guard let text = known(first.value, frame) else { return [] }
      switch (name, part) {
      case ("hasPrefix", _), ("starts", _): return [[URLTest(part, .hasPrefix(text))]]
      case ("hasSuffix", _): return [[URLTest(part, .hasSuffix(text))]]
      case ("contains", .components): return [[URLTest(.anyComponent, .equals(text))]]
      case ("contains", .whole): return []
      case ("contains", _): return [[URLTest(part, .contains(text))]]
      default: return []
      }
    }
    // `["recipes", "recipe"].contains(url.host)`
    guard name == "contains", case .list(let items)? = bases.only else { return [] }
    for case .incomingURL(let part, _) in evaluate(first.value, frame).values {
      return items.compactMap { item in
        if case .string(let text)? = item.only { return [URLTest(part, .equals(text))] }
        return nil
      }
    }
    return []
  }

  /// What a closure of one expression asks of its argument.
  func urlClauses(ofClosure expression: Expression, given part: URLPart, _ frame: Frame)
    -> [[URLTest]]
  {
    let value = ValueSet([.incomingURL(part, as: nil)], isOpen: true)
    return urlClauses(ofClosure: expression, given: value, frame)
  }

  func urlClauses(ofClosure expression: Expression, given value: ValueSet, _ frame: Frame)
    -> [[URLTest]]
  {
    guard case .closure(let closure) = expression.kind, let body = onlyValue(of: closure.body)
    else { return [] }
    let inner = Frame(receiver: frame.receiver, scope: frame.scope, file: frame.file)
    inner.locals = frame.locals
    inner.bind(closure.parameters.first?.name ?? "$0", value)
    return urlClauses(of: body, inner)
  }
}

/// Regular expressions that only say which path components there are.
enum PlainRegex {
  /// `/^\/recipes\/(\d+)$/` → `/recipes/{Int}`; `/**` for what is not plain.
  static func path(_ written: String) -> String {
    var text = written.trimmingMatches(of: "#")
    if text.hasPrefix("/"), text.hasSuffix("/"), text.count > 1 {
      text = String(text.dropFirst().dropLast())
    }
    if text.hasPrefix("^") { text.removeFirst() }
    if text.hasSuffix("$") { text.removeLast() }
    text = text.replacing("\\/", with: "/")
    let named = /\((?:\?<(\w+)>)?(\\d\+|\[0-9\]\+|\[\^\/\]\+|\.\+|\\w\+|\.\*)\)/
    text = text.replacing(named) { match in
      let type = match.2 == "\\d+" || match.2 == "[0-9]+" ? "Int" : nil
      return URLPattern.Part.capture(name: match.1.map(String.init), type: type).description
    }
    text = text.replacing("\\d+", with: "{Int}").replacing("[^/]+", with: "*")
    let isPlain = !text.contains { "\\()[]+?|^$.".contains($0) }
    return isPlain ? text : "/**"
  }
}

extension String {
  fileprivate func trimmingMatches(of mark: Character) -> String {
    var text = self[...]
    while text.first == mark { text = text.dropFirst() }
    while text.last == mark { text = text.dropLast() }
    return String(text)
  }
}
