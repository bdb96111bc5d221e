import FlowLinks

/// Cases of enums by their raw values.
extension Interpreter {
  /// The case that a known text is the raw value of; nil where the text is not known.
  func rawCase(of type: TypeInfo, _ values: ValueSet) -> ValueSet? {
    guard type.inherits(external: "String"), case .string(let text)? = values.only else {
      return nil
    }
    let name = type.caseOrder.first { (type.cases[$0]?.rawValue ?? $0) == text }
    if name != nil { noteAnyCase(type) }
    return ValueSet(name.map { .enumCase(type.id, $0, []) } ?? .null)
  }

  /// What `Tab.history.rawValue` is: of a number that is not written, one more than that of the case
  /// before it.
  func rawValue(of name: String, _ type: TypeInfo) -> Value? {
    if type.inherits(external: "String") { return .string(type.cases[name]?.rawValue ?? name) }
    guard type.inherits(external: "Int") else { return nil }
    var next: Int? = 0
    for one in type.caseOrder {
      let number = type.cases[one]?.rawValue.map { Int($0) } ?? next
      if one == name { return number.map { .integer($0) } }
      next = number.map { $0 &+ 1 }
    }
    return nil
  }

  /// The case of a number that is known: `Step(rawValue: rawValue + 1)` in code of a case.
  func numberedCase(of type: TypeInfo, _ number: Expression, _ frame: Frame) -> ValueSet? {
    guard type.inherits(external: "Int"), let known = self.number(number, frame) else { return nil }
    let name = type.caseOrder.first { rawValue(of: $0, type) == .integer(known) }
    if name != nil { noteAnyCase(type) }
    return ValueSet(name.map { .enumCase(type.id, $0, []) } ?? .null)
  }

  /// Whether a raw value that is known made a case: `Step(rawValue: 1) ?? .last` is no other.
  func isKnownCase(_ made: ValueSet, madeBy expression: Expression) -> Bool {
    guard case .call(_, let arguments) = expression.plain.kind, arguments.count == 1,
      arguments[0].label == "rawValue", !made.isOpen, case .enumCase(let type, _, _)? = made.only
    else { return false }
    return (index.types[type].functions["init"] ?? []).isEmpty
  }

  private func number(_ expression: Expression, _ frame: Frame) -> Int? {
    switch expression.plain.kind {
    case .integer(let number): return number
    case .binary(let sign, let left, let right) where sign == "+" || sign == "-":
      guard let first = number(left, frame), let second = number(right, frame) else { return nil }
      return sign == "+" ? first &+ second : first &- second
    case .name("rawValue", _) where frame.locals["rawValue"] == nil:
      return number(of: frame.receiver)
    case .member(let base?, "rawValue", _) where isFixed(base, frame):
      return number(of: evaluate(base, frame).only)
    default: return nil
    }
  }

  private func number(of value: Value?) -> Int? {
    guard case .enumCase(let type, let name, _)? = value,
      case .integer(let number)? = rawValue(of: name, index.types[type])
    else { return nil }
    return number
  }

  /// Keeps which part of the incoming URL must be what, for each case that is made of it.
  ///
  /// - Returns: The cases, of which each has URLs of its own; some case where nothing of the URL is
  ///   given, or where there are too many to follow each.
  func madeCases(of type: TypeInfo, _ values: ValueSet) -> ValueSet {
    noteAnyCase(type)
    let any = ValueSet([.some(type.id)], isOpen: true)
    guard linkDepth > 0 else { return any }
    var isOfURL = false
    for case .incomingURL(let part, _) in values.values {
      for name in type.caseOrder {
        guard let text = rawText(of: name, type) else { continue }
        isOfURL = true
        caseClauses[CaseName(type: type.id, name: name)] = [[.init(part.asked, .equals(text))]]
      }
    }
    guard isOfURL, type.caseOrder.count <= Self.mostCases,
      type.cases.values.allSatisfy(\.payload.isEmpty)
    else { return any }
    return ValueSet(type.caseOrder.map { .enumCase(type.id, $0, []) }, isOpen: true)
  }

  private static let mostCases = 24

  /// The text of which code makes a case: `Tab(rawValue: text)`.
  private func rawText(of name: String, _ type: TypeInfo) -> String? {
    switch rawValue(of: name, type) {
    case .string(let text)?: text
    case .integer(let number)?: String(number)
    default: type.cases[name].map { $0.rawValue ?? name }
    }
  }

  /// `text.flatMap(Route.init(rawValue:))`: what an optional text becomes.
  func rawCases(
    _ makers: ValueSet, of base: Expression, _ values: ValueSet, _ frame: Frame
  ) -> ValueSet? {
    guard let type = madeOfRaw(makers), isOptional(base, frame) == true else { return nil }
    let text = values.withoutNull
    if isFixed(base, frame) {
      if values.only == .null { return ValueSet(.null) }
      if let known = rawCase(of: type, text) { return known }
    }
    return madeCases(of: type, text)
  }

  /// `texts.compactMap(Route.init(rawValue:))`: what each text becomes.
  func rawCases(_ makers: ValueSet, ofText text: ValueSet) -> ValueSet? {
    madeOfRaw(makers).map { madeCases(of: $0, text) }
  }

  /// The enum whose cases are made of their raw values, where that is what is called.
  private func madeOfRaw(_ makers: ValueSet) -> TypeInfo? {
    guard case .type(let number)? = makers.only, case let type = index.types[number],
      type.kind == .enumeration, (type.functions["init"] ?? []).isEmpty
    else { return nil }
    return type
  }

  /// Whether an expression gives an optional; nil where nothing says so.
  func isOptional(_ expression: Expression, _ frame: Frame) -> Bool? {
    switch expression.kind {
    case .tuple(let parts) where parts.count == 1: return isOptional(parts[0].value, frame)
    case .cast(_, _, true): return true
    default: break
    }
    switch staticType(of: expression, frame)?.reference {
    case .optional?: return true
    case .array?, .dictionary?: return false
    default: break
    }
    switch expression.kind {
    case .member(_?, let name, _): return Self.optionals.contains(name) ? true : nil
    case .unwrap(let inner): return isOptional(inner, frame)
    case .call(let callee, _):
      guard case .member(let base?, let name, _) = callee.kind else { return nil }
      if name == "map" || name == "flatMap" { return isOptional(base, frame) }
      return Self.optionals.contains(name) ? true : nil
    default: return nil
    }
  }

  /// What the standard library and Foundation give where there is one.
  private static let optionals: Set<String> = [
    "first", "last", "min", "max", "randomElement", "popFirst", "popLast", "host", "query",
    "fragment", "scheme",
  ]
}

extension URLPart {
  /// What a test asks that concerns one of all components.
  fileprivate var asked: URLPart {
    if case .eachComponent = self { .anyComponent } else { self }
  }
}
