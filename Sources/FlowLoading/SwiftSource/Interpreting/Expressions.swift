extension Interpreter {
  /// What an expression can be. `expected` is the type that its context asks for, which gives
  /// `.case` and `.init(…)` their meaning.
  @discardableResult
  func evaluate(_ expression: Expression, _ frame: Frame, expected: ScopedType? = nil) -> ValueSet {
    guard spend() else { return .unknown }
    switch expression.kind {
    case .name(let name, _):
      return named(name, expression, frame, expected: expected)
    case .member(nil, let name, _):
      return implicitMember(name, arguments: nil, expression, frame, expected)
    case .member(let base?, let name, _):
      return member(name, of: base, expression, frame)
    case .call(let callee, let arguments):
      return call(callee, arguments, expression, frame, expected)
    case .index(let base, let arguments):
      return indexed(base, arguments, frame)
    case .closure(let node):
      return ValueSet(closure(node, expression, frame, expected: expected))
    case .string(let text, let parts):
      let values = parts.map { evaluate($0, frame) }
      guard let text else { return joinedTexts(values) }
      if URLText.isBegun(text), case let joined = joinedTexts(values), !joined.isOpen {
        return joined
      }
      return ValueSet([.string(text)], isOpen: !parts.isEmpty)
    case .integer(let number):
      return number.map { ValueSet(.integer($0)) } ?? .unknown
    case .boolean(let flag):
      return ValueSet(.boolean(flag))
    case .null:
      return ValueSet(.null)
    case .array(let items):
      return array(items, frame, expected)
    case .dictionary(let pairs):
      return table(pairs, frame, expected)
    case .tuple(let parts):
      if parts.isEmpty { return .none }
      let types = tupleTypes(expected, count: parts.count)
      return ValueSet(
        .tuple(
          tupleLabels(parts.map(\.label), expected),
          zip(parts, types).map { evaluate($0.value, frame, expected: $1) }))
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, frame, expected)
    case .binary(let name, let left, let right):
      return binary(name, left, right, expression, frame, expected)
    case .prefix(Expression.reference, let inner):
      let values = evaluate(inner, frame, expected: expected)
      // Who is given it to change is not the program's.
      if case .name(let name, _) = inner.kind { frame.locals[name]?.loosen() }
      return values
    case .prefix(_, let inner):
      let values = evaluate(inner, frame)
      if case .boolean(let flag)? = values.only { return ValueSet(.boolean(!flag)) }
      return .unknown
    case .unwrap(let inner):
      let values = evaluate(inner, frame, expected: expected)
      return values.withoutNull
    case .cast(let inner, let type, let conditional):
      let own = conformer(naming: type, frame)
      let wanted =
        boundType(type, frame)
        ?? ScopedType(reference: type, scope: own ?? frame.scope, file: frame.file)
      return cast(
        evaluate(inner, frame, expected: wanted), to: wanted, conditional: conditional, of: inner,
        frame)
    case .typeTest(let inner, _):
      if let outcome = decide([.expression(expression)], frame) {
        return ValueSet(.boolean(outcome))
      }
      evaluate(inner, frame)
      return .unknown
    case .statement(let statement):
      let saved = frame.result
      frame.result = expected
      defer { frame.result = saved }
      return run([statement], frame)
    case .type(let type):
      return typeValue(ScopedType(reference: type, scope: frame.scope, file: frame.file))
    case .keyPath(_, let path):
      return path.isEmpty
        ? .unknown : ValueSet(.external(KeyPaths.prefix + path.joined(separator: ".")))
    case .macro("URL", let arguments) where arguments.count == 1:
      guard case .string(let text)? = evaluate(arguments[0].value, frame).only else {
        return .unknown
      }
      return ValueSet(.url(text))
    case .macro:
      return selectorValue(expression)
    case .other(let parts):
      var result = ValueSet.unknown
      for part in parts { result = evaluate(part, frame, expected: expected) }
      return result
    }
  }

  private func array(_ items: [Expression], _ frame: Frame, _ expected: ScopedType?) -> ValueSet {
    var element: ScopedType?
    if let expected {
      switch index.expanded(expected.reference.unwrapped, in: expected.scope) {
      case .array(let inner): element = expected.with(inner)
      case .named(let parts) where parts.last?.name == "Set":
        element = parts.last?.generics.first.map { expected.with($0) }
      case .named where isOptionSet(expected): element = expected
      default: break
      }
    }
    var values: [ValueSet] = []
    var told = ValueSet.none
    for item in items {
      let found = number(evaluate(item, frame, expected: element), as: element)
      // `[Route.a, .b]`: the first element gives the others their type.
      if element == nil { element = typeOfValues(found) }
      if item.isBlankController { facts.blanks.formUnion(found.values) }
      values.append(found)
      guard items.count > ValueSet.limit else { continue }
      // A generated list of thousands of icons says no more than its first hundreds.
      told.formUnion(found)
      if told.isFull { break }
    }
    return ValueSet(.list(Self.bounded(values)))
  }

  /// A long table's elements as one: which stands where tells nothing, and long values are dear.
  static func bounded(_ items: [ValueSet]) -> [ValueSet] {
    guard items.count > ValueSet.limit else { return items }
    return [items.reduce(into: ValueSet.none) { $0.formUnion($1) }]
  }

  private func tupleTypes(_ expected: ScopedType?, count: Int) -> [ScopedType?] {
    if let expected, case .tuple(let parts, _) = expected.reference.unwrapped, parts.count == count
    {
      return parts.map { expected.with($0) }
    }
    return [ScopedType?](repeating: nil, count: count)
  }

  /// The labels of a tuple: those of the type that is asked for, where it has none of its own.
  private func tupleLabels(_ own: [String?], _ expected: ScopedType?) -> [String?] {
    guard own.allSatisfy({ $0 == nil }),
      case .tuple(_, let labels)? = expected?.reference.unwrapped,
      labels.count == own.count
    else { return own }
    return labels
  }

  private func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ frame: Frame,
    _ expected: ScopedType?
  ) -> ValueSet {
    let outcome = decide([.expression(condition)], frame)
    var result = ValueSet.none
    if outcome != false {
      let words = outcome == true ? nil : describe(.expression(condition), frame)
      result.formUnion(
        within({ $0.conditions += [words].compactMap { $0 } }) {
          evaluate(first, frame, expected: expected)
        })
    }
    if outcome != true {
      let words = outcome == false ? [] : negated([.expression(condition)], frame)
      result.formUnion(
        within({ $0.conditions += words }) {
          evaluate(second, frame, expected: expected ?? typeOfValues(result))
        })
    }
    return result
  }

  private func binary(
    _ name: String, _ left: Expression, _ right: Expression, _ expression: Expression,
    _ frame: Frame, _ expected: ScopedType?
  ) -> ValueSet {
    switch name {
    case "=":
      assign(right, to: left, expression, frame)
      return .none
    case "??":
      if isAlwaysCalled(left, frame) { return evaluate(left, frame, expected: expected) }
      let given = evaluate(left, frame, expected: expected)
      if isKnownCase(given, madeBy: left) { return given }
      var values = given
      values.remove([.null])
      // What code makes for want of the app's own delegate is for tests.
      if isApplicationDelegate(left) || isPlaceholder(right), !values.isEmpty { return values }
      // `let route = config?.route ?? .start`
      let wanted = expected ?? typeOfValues(values) ?? staticType(of: left, frame)
      let otherwise = evaluate(right, frame, expected: wanted)
      // `tabs.firstIndex(of: child) ?? 0`: a place that is there for want of the one that is meant.
      if given.values.isEmpty, isNumber(otherwise), isPlaceInList(left) { return .unknown }
      return values.union(otherwise)
    case "+=":
      append(right, to: left, expression, frame)
      return .none
    case "+":
      // Lists joined, and strings with a known text.
      let first = evaluate(left, frame, expected: expected)
      let second = evaluate(right, frame, expected: expected)
      return joinedLists(first, left, second, right, frame) ?? joinedTexts([first, second])
    case "==", "!=", "&&", "||", "<", ">", "<=", ">=":
      if let outcome = decide([.expression(expression)], frame) {
        return ValueSet(.boolean(outcome))
      }
      return .unknown
    case "-=", "*=", "/=", "%=", "|=", "&=":
      evaluate(right, frame)
      let changed = places(of: left, frame)
      if changed.isEmpty, case .name(let local, _) = left.kind { frame.locals[local]?.loosen() }
      for place in changed { observe(place, .unknown) }
      return .none
    default:
      return operated(name, [left, right], expression, frame)
    }
  }

  /// `close?()` where a closure is known to be there, and to give no optional.
  private func isAlwaysCalled(_ expression: Expression, _ frame: Frame) -> Bool {
    guard case .call(let callee, _) = expression.kind, case .unwrap(let handler) = callee.kind,
      let type = staticType(of: handler, frame),
      case .function(_, let result, _) =
        index.expanded(type.reference.unwrapped, in: type.scope).unwrapped
    else { return false }
    if case .optional = result { return false }
    let isThere = Expression(
      .binary("!=", handler, Expression(.null, handler.span)), handler.span)
    return decide([.expression(isThere)], frame) == true
  }

  private func isPlaceInList(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.plain.kind, let name = callee.lastName else {
      return false
    }
    return ["firstIndex", "lastIndex", "index"].contains(name)
  }

  private func isNumber(_ values: ValueSet) -> Bool {
    if case .integer? = values.only { return true }
    return false
  }

  /// `UIViewController()`: a controller that shows nothing, made for want of one that does.
  func isPlaceholder(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.plain.kind, arguments.isEmpty else {
      return false
    }
    if case .name("UIViewController", _) = callee.kind { return true }
    return false
  }

  /// `UIApplication.shared.delegate as? Delegate`, also inside an extension of `UIApplication`.
  private func isApplicationDelegate(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .cast(let inner, _, _): return isApplicationDelegate(inner)
    case .tuple(let parts) where parts.count == 1: return isApplicationDelegate(parts[0].value)
    case .member(let base?, "delegate", _): return base.lastName == "shared"
    default: return false
    }
  }

  private func indexed(_ base: Expression, _ arguments: [Argument], _ frame: Frame) -> ValueSet {
    for argument in arguments { evaluate(argument.value, frame) }
    if let tab = placedTab(base, arguments, frame) { return tab }
    let values = evaluate(base, frame)
    if let known = entry(of: values, arguments, base, frame) { return known }
    if let found = self.values(of: values, along: arguments, base, frame) { return found }
    if isEmptyHere(base, values, frame) || values.only == .null { return ValueSet(.null) }
    noteChoices(of: values, under: arguments, frame)
    var result = ValueSet.none
    for value in values.values {
      switch value {
      case .list(let items): for item in items { result.formUnion(item) }
      case .incomingURL(let part, _):
        noteURLRead()
        return URLParts.element(of: part, arguments, self, frame)
      case .binding(let place):
        let inner = entries(ofBound: place, arguments, frame).nonEmpty ?? subscripted(place)
        for place in inner.isEmpty ? [place] : inner { result.insert(.binding(place)) }
      default:
        let bound = entries(ofProjected: base, value, arguments, frame)
        for place in bound { result.insert(.binding(place)) }
        guard bound.isEmpty else { continue }
        result.formUnion(element(of: value, base, arguments, frame) ?? .none)
      }
    }
    if !values.values.contains(where: holdsKnown), let kept = element(of: base, arguments, frame) {
      return kept
    }
    if result.isEmpty { result = anyValue(of: staticType(of: base, frame).flatMap(elementType)) }
    return known(among: result)
  }

  /// `$router[.home]`: the collections that the subscript of what is bound reads.
  private func subscripted(_ place: Place) -> [Place] {
    var result: [Place] = []
    for held in readPlace(place).values {
      guard let type = type(of: held),
        let (function, owner) = type.methods(FunctionDeclaration.getter).first,
        let body = function.body
      else { continue }
      let frame = Frame(receiver: held, scope: owner, file: function.span.file)
      Walk { node in
        if case .index(let base, _) = node.kind { result += self.places(of: base, frame) }
        return true
      }.statements(body)
    }
    return result.uniqued()
  }

  func elementType(_ type: ScopedType) -> ScopedType? {
    switch index.expanded(type.reference.unwrapped, in: type.scope) {
    case .array(let element): type.with(element)
    case .dictionary(_, let value): type.with(value)
    case .named(let parts) where Self.holdItems(parts.last?.name ?? ""):
      parts.last?.generics.last.map(type.with)
    default: nil
    }
  }

  private static func holdItems(_ type: String) -> Bool {
    Stores.collections.contains(type)
      || ["Set", "Array", "ArraySlice", "OrderedSet", "FetchedResults", "Results"].contains(type)
  }

  func typeValue(_ type: ScopedType) -> ValueSet {
    if let known = resolve(type) { return ValueSet(.type(known.id)) }
    return type.reference.dottedName.map { ValueSet(.externalType($0)) } ?? .unknown
  }

  /// A closure with the locals that it uses.
  func closure(
    _ node: Closure, _ site: Expression, _ frame: Frame, expected: ScopedType? = nil
  ) -> Value {
    var captured: [String: ValueSet] = [:]
    var types: [String: ScopedType] = [:]
    var cells: [String: Place] = [:]
    let names = namesUsed(by: node, frame)
    for name in names + syntax.freeNames.typesAsked(by: node) {
      guard let slot = frame.locals[name] else { continue }
      if let type = slot.type { types[name] = type }
      if let cell = slot.share(name) {
        cells[name] = cell
      } else if slot.isOwn {
        captured[name] = shallow(slot.values)
      } else {
        captured[name] = ValueSet(slot.places.map(Value.binding))
      }
    }
    var receiver = frame.receiver
    if case .view? = receiver,
      syntax.freeNames.isAlone(node, { captured[$0] != nil || cells[$0] != nil })
    {
      // On whatever view a modifier of the program's own is, its code does the same.
      receiver = nil
    }
    let number = heap.closure(
      .init(
        closure: node, receiver: receiver, captured: captured, cells: cells, types: types,
        scope: frame.scope, expected: expected))
    localFunctions[number] = frame.functions
    let filled = Set(captured.keys.filter { frame.locals[$0]?.isFilled == true })
    if let known = filledCaptures[number] {
      // Who ran it rests on what it was then known to hold.
      if !known.isSubset(of: filled) { heap.touch() }
      filledCaptures[number] = known.intersection(filled)
    } else {
      filledCaptures[number] = filled
    }
    keepStyles(of: captured.keys, in: number, frame)
    localsTold[number] = self.localsTold(by: node, frame)
    loosen(localsChanged(by: node, frame))
    return .closure(number)
  }
}
