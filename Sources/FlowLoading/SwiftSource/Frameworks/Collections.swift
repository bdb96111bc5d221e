extension Interpreter {
  /// Whether a value stands for one thing only.
  fileprivate func isOne(_ value: Value) -> Bool {
    switch value {
    case .enumCase(_, _, let payload): payload.allSatisfy { $0.only.map(isOne) == true }
    case .string, .integer, .boolean: true
    default: false
    }
  }
}

extension Interpreter {
  /// What a list of data holds that was seen empty, and that code fills with what it does not know.
  /// What steers navigation is known by what is put into it.
  func unseenElement(of list: Expression, _ values: ValueSet, _ frame: Frame) -> ValueSet? {
    guard values.isOpen, let element = staticType(of: list, frame).flatMap(elementType),
      syntax.relevance.isPlain(element.reference, in: element.scope)
        || resolve(element).map(isRecord) == true
        || isModel(element)
    else { return nil }
    return anyValue(of: element)
  }

  /// Whether a type is that of an object or record which a row shows, and not one of a few cases, a
  /// screen or code: `[EKEvent]`, `[File]`.
  private func isModel(_ type: ScopedType) -> Bool {
    guard case .named = index.expanded(type.reference, in: type.scope) else { return false }
    guard let known = resolve(type) else {
      return type.reference.lastName.map { !UIKitClasses.names.contains($0) } ?? false
    }
    return (known.kind == .classType || known.kind == .structure) && !known.isController
      && !SyntaxFacts.shownProtocols.contains(where: known.inherits(external:))
      && !known.isKind(of: "UIResponder") && !keepsCode(known)
  }

  /// Whether a type's values hold a function: no database or decoder makes one, so that those which
  /// were seen are all that there are.
  private func keepsCode(_ type: TypeInfo) -> Bool {
    type.stored.contains { variable in
      guard let written = variable.type else { return false }
      if case .function = index.expanded(written.unwrapped, in: type).unwrapped { return true }
      return false
    }
  }

  /// Whether a type's objects come out of a database.
  func isRecord(_ known: TypeInfo) -> Bool {
    known.inherits(external: "NSManagedObject")
      || known.attributes.contains { $0.name == "Model" }
      || known.stored.contains { variable in
        variable.attributes.contains { DeviceStorage.filled.contains($0.name) }
      }
  }
}

/// The standard library's functions over lists, as far as values pass through them.
enum Collections {
  static let methods: [String: Frameworks.Method] = [
    "map": each, "compactMap": compact, "flatMap": flat, "forEach": forEach,
    "reduce": reduce, "filter": filter, "sorted": sorted, "reversed": moved, "prefix": same,
    "mutableCopy": same, "copy": same,
    "dropFirst": dropFirst, "dropLast": dropLast, "suffix": same,
    "shuffled": moved,
    "difference": difference, "enumerated": enumerated, "firstIndex": firstIndex,
    "randomElement": element, "removeValue": element, "first": element, "last": element,
    "min": element, "max": element,
  ]

  private static func items(_ bases: ValueSet) -> [ValueSet]? {
    let lists = bases.values.compactMap { value -> [ValueSet]? in
      if case .list(let items) = value { return items }
      return nil
    }
    return lists.isEmpty ? nil : lists.flatMap { $0 }
  }

  private static let each: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard let closure = site.trailing ?? site.first else { return nil }
    // `parts.map(String.init)`
    if case .member(let type?, "init", _) = closure.kind, let name = type.lastName,
      URLParts.wrappers.contains(name), bases.texts != nil
    {
      return bases
    }
    let closures = interpreter.evaluate(closure, frame, expected: wanted(interpreter, by: site))
    // Of an optional list, `map` hands on the list.
    let isWhole = site.name == "map" && interpreter.isOptional(base, frame) == true
    guard var items = isWhole ? nil : items(bases) else {
      // `optional.map { … }`, or a list that is not known.
      let isPublisher = bases.values.contains { value in
        switch value {
        case .channel, .binding: true
        default: false
        }
      }
      guard !isPublisher else {
        // `$state.map(\.name)`: what is published is a part of the state.
        guard let path = KeyPaths.path(closure) else { return nil }
        let parts = bases.values.flatMap { value -> [Value] in
          guard case .binding(let place) = value else { return [value] }
          return interpreter.places(along: path, from: place).map { .binding($0) }
        }
        return parts.isEmpty ? nil : ValueSet(parts)
      }
      if let cases = interpreter.rawCases(closures, of: base, bases, frame) { return cases }
      let result = made(interpreter, of: bases, by: closures, closure, frame)
      let isOne =
        interpreter.isOptional(base, frame)
        ?? bases.values.contains { interpreter.type(of: $0) != nil || interpreter.isView($0) }
      return isOne ? result : ValueSet([.list([result])], isOpen: true)
    }
    if items.isEmpty, let element = interpreter.unseenElement(of: base, bases, frame) {
      items = [element]
    }
    // A dictionary gives what lies in it with the key.
    if interpreter.isDictionary(bases, base, frame) {
      items = items.map { ValueSet(.tuple(["key", "value"], [.unknown, $0])) }
    }
    let type = interpreter.genericElement(of: base, items, frame)
    return ValueSet(
      .list(
        apart(items).map {
          made(interpreter, of: $0, by: closures, closure, frame, type: type)
        }))
  }

  /// The function whose results a call is wanted for: `let rows: [Row] = names.map { .row($0) }`.
  static func wanted(_ interpreter: Interpreter, by site: CallSite) -> ScopedType? {
    guard let expected = site.expected else { return nil }
    let result =
      site.name == "flatMap" ? expected : interpreter.elementType(expected) ?? expected
    return result.with(.function([], result.reference.unwrapped, isEffectful: false))
  }

  /// `tabs.forEach { pages.append(page(for: $0)) }` is a loop to the list that it fills.
  private static let forEach: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard let written = site.trailing ?? site.first, case .closure(let closure) = written.kind,
      items(bases) != nil
    else { return each(interpreter, bases, base, site, frame) }
    interpreter.elementClosures.insert(ObjectIdentifier(closure))
    guard interpreter.isLoop(closure, frame) else {
      return each(interpreter, bases, base, site, frame)
    }
    interpreter.runLoop(
      .bind(closure.parameters.first?.name ?? "$0"), base, where: nil, closure.body, frame)
    return ValueSet.none
  }

  /// `coats.reduce(view) { done, coat in coat.dress(done) }`
  private static let reduce: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard let first = site.first, let combine = site.trailing ?? site.arguments.last?.value,
      !site.has("into"), let items = items(bases)
    else { return gathered(interpreter, bases, site, frame) }
    let type = interpreter.genericElement(of: base, items, frame)
    let closures = interpreter.evaluate(combine, frame)
    var result = interpreter.evaluate(first, frame, expected: site.expected)
    for item in apart(items) {
      let next = interpreter.invokeAll(
        closures, [result, item], combine, frame, types: [nil, type])
      // How many there are is not known of a list that is open.
      result = bases.isOpen ? result.union(next) : next
    }
    return result
  }

  /// A list filled by a reduction that puts each item into it: `items.reduce(into: path) {
  /// $0.append($1) }`.
  private static func gathered(
    _ interpreter: Interpreter, _ bases: ValueSet, _ site: CallSite, _ frame: Frame
  ) -> ValueSet? {
    guard let into = site.argument("into"), let items = items(bases),
      case .closure(let code)? = site.trailing?.kind, code.body.count == 1,
      case .expression(let put) = code.body[0].kind, case .call(let callee, let given) = put.kind,
      given.count == 1, case .member(let list?, "append", _) = callee.kind
    else { return nil }
    let names = code.parameters.isEmpty ? ["$0", "$1"] : code.parameters.map(\.name)
    guard names.count == 2, case .name(names[0], _) = list.kind,
      case .name(names[1], _) = given[0].value.plain.kind
    else { return nil }
    let first = interpreter.evaluate(into, frame, expected: site.expected)
    return ValueSet(
      [.list((Self.items(first) ?? []) + items)], isOpen: bases.isOpen || first.isOpen)
  }

  /// What closures make of an item, or what lies on a key path from it.
  private static func made(
    _ interpreter: Interpreter, of item: ValueSet, by closures: ValueSet, _ site: Expression,
    _ frame: Frame, type: ScopedType? = nil
  ) -> ValueSet {
    closures.only.flatMap(KeyPaths.names) == nil
      ? interpreter.invokeAll(closures, [item], site, frame, types: [type])
      : interpreter.transformed(item, by: closures, site, frame)
  }

  /// The items of a list, of a long one the last as one.
  private static func apart(_ items: [ValueSet]) -> [ValueSet] {
    guard items.count > mostApart else { return items }
    let rest = items[mostApart...].reduce(into: ValueSet.none) { $0.formUnion($1) }
    return items[..<mostApart] + [rest]
  }

  private static let mostApart = 24

  /// What is in the lists that a closure makes of items, as one list.
  private static let flat: Frameworks.Method = { interpreter, bases, base, site, frame in
    let made = each(interpreter, bases, base, site, frame)
    guard let made, items(bases) != nil else { return made }
    return withoutNothing(made) { items($0) ?? [$0] }.reordered
  }

  /// What a closure makes of items, without those of which it makes nothing.
  private static let compact: Frameworks.Method = { interpreter, bases, base, site, frame in
    each(interpreter, bases, base, site, frame).map { made in
      let left = withoutNothing(made) { [$0] }
      return left == made ? made : left.reordered
    }
  }

  private static func withoutNothing(
    _ made: ValueSet, _ parts: (ValueSet) -> [ValueSet]
  ) -> ValueSet {
    ValueSet(
      made.values.map { value in
        guard case .list(let items) = value else { return value }
        let kept = items.filter { $0.only != .null }.map { item in
          var item = item
          item.remove { $0 == .null }
          return item
        }
        // What makes something of no item was not understood.
        return .list((kept.isEmpty ? items : kept).flatMap(parts))
      }, isOpen: made.isOpen)
  }

  private static let same: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard items(bases) != nil else { return nil }
    interpreter.runArguments(site, frame)
    return bases
  }

  static let moved: Frameworks.Method = { interpreter, bases, base, site, frame in
    same(interpreter, bases, base, site, frame)?.reordered
  }

  /// `url.pathComponents.filter { $0 != "/" }`
  private static let filter: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard let texts = bases.texts, let closure = site.trailing ?? site.first else {
      let told = (site.trailing ?? site.first).flatMap { asked in
        interpreter.filtered(bases, by: asked, frame)
      }
      return told ?? cases(interpreter, bases, site, frame)
        ?? moved(interpreter, bases, base, site, frame)
    }
    let closures = interpreter.evaluate(closure, frame)
    var kept: [ValueSet] = []
    for text in texts {
      let item = ValueSet(.string(text))
      guard
        case .boolean(let isKept)? = interpreter.invokeAll(closures, [item], closure, frame).only
      else { return bases.reordered }
      if isKept { kept.append(item) }
    }
    return ValueSet(.list(kept))
  }

  /// `Tab.allCases.filter { $0 != .more }`: the cases that code asks for by nothing else.
  private static func cases(
    _ interpreter: Interpreter, _ bases: ValueSet, _ site: CallSite, _ frame: Frame
  ) -> ValueSet? {
    guard let items = bases.onlyList, items.contains(where: { isCase($0.only) }),
      let asked = site.trailing ?? site.first, case .closure(let closure) = asked.kind,
      case let own = closure.parameters.map(\.name) + ["$0", "0"],
      interpreter.syntax.freeNames(of: closure).allSatisfy({
        $0.startsUppercase || own.contains($0)
      })
    else { return nil }
    let closures = interpreter.evaluate(asked, frame)
    let kept = items.filter { item in
      !isCase(item.only)
        || interpreter.invokeAll(closures, [item], asked, frame).only != .boolean(false)
    }
    return ValueSet(.list(kept)).reordered
  }

  private static func isCase(_ value: Value?) -> Bool {
    if case .enumCase? = value { return true }
    return false
  }

  private static let dropFirst: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard let texts = bases.texts else { return moved(interpreter, bases, base, site, frame) }
    var count = 1
    if let written = site.first {
      guard case .integer(let known)? = interpreter.evaluate(written, frame).only, known >= 0 else {
        return moved(interpreter, bases, base, site, frame)
      }
      count = known
    }
    return ValueSet(.list(texts.dropFirst(count).map { ValueSet(.string($0)) }))
  }

  private static let dropLast: Frameworks.Method = { interpreter, bases, base, site, frame in
    bases.texts == nil ? moved(interpreter, bases, base, site, frame) : nil
  }

  static let constructors: [String: Frameworks.Constructor] = [
    "zip": zip,
    // `Array(items.enumerated())`
    "Array": list, "NSMutableArray": list,
  ]

  private static let list: Frameworks.Constructor = { interpreter, site, frame in
    if let part = URLParts.wrapped(site, interpreter, frame) { return part }
    if site.arguments.isEmpty { return ValueSet(.list([])) }
    if let item = site.argument("repeating"), let count = site.argument("count") {
      let value = interpreter.evaluate(item, frame)
      if case .integer(let known)? = interpreter.evaluate(count, frame).only,
        (0...mostApart).contains(known)
      {
        return ValueSet(.list([ValueSet](repeating: value, count: known)))
      }
      return ValueSet(.list([value])).reordered
    }
    if site.arguments.count == 1, let list = site.first ?? site.argument("array") {
      let values = interpreter.evaluate(list, frame)
      if items(values) != nil { return values }
    }
    interpreter.runArguments(site, frame)
    return ValueSet([.external("Array")], isOpen: true)
  }

  /// `zip(pages, titles)`: pairs, of which each half is what stands at that place.
  private static let zip: Frameworks.Constructor = { interpreter, site, frame in
    let lists = site.arguments.map { interpreter.evaluate($0.value, frame) }
    guard lists.count == 2, lists.contains(where: { items($0) != nil }) else { return .unknown }
    let known = lists.compactMap(\.onlyList)
    if known.count == 2 {
      return ValueSet(
        .list(Swift.zip(known[0], known[1]).map { ValueSet(.tuple([nil, nil], [$0, $1])) }))
    }
    let halves = lists.map { list in
      items(list)?.reduce(into: ValueSet.none) { $0.formUnion($1) } ?? .unknown
    }
    return ValueSet(.list([ValueSet(.tuple([nil, nil], halves))]))
  }

  /// `new.difference(from: old)`: what came in; what has gone is not followed.
  private static let difference: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let items = items(bases) else { return nil }
    interpreter.runArguments(site, frame)
    return interpreter.shallow(
      ValueSet(.list(items.map { ValueSet(.tuple(insertion, [.unknown, $0, .unknown])) })))
  }

  /// The payload of `CollectionDifference.Change.insert`, which no enum of the program stands for.
  static let insertion: [String?] = ["offset", "element", "associatedWith"]

  private static let enumerated: Frameworks.Method = { interpreter, bases, _, _, _ in
    items(bases).map { items in
      let isOrdered = bases.onlyList != nil
      return interpreter.shallow(
        ValueSet(
          .list(
            items.enumerated().map { place, item in
              let isKnown = isOrdered && item.only.map(interpreter.isOne) == true
              let offset = isKnown ? ValueSet(.integer(place)) : Self.place(of: item)
              return ValueSet(.tuple(["offset", "element"], [offset, item]))
            })))
    }
  }

  /// `items.firstIndex(of: item)`: a number where all items are known.
  private static let firstIndex: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let items = items(bases) else { return nil }
    guard let wanted = site.argument("of") else {
      return place(in: items, isWhole: bases.onlyList != nil, interpreter, site, frame)
    }
    let type = items.lazy.flatMap(\.values).compactMap(interpreter.type(of:)).first
    let values = interpreter.evaluate(
      wanted, frame,
      expected: type.map {
        ScopedType(reference: .name($0.simpleName), scope: $0, file: $0.span.file)
      })
    guard !values.isEmpty else { return .unknown }
    let known = items.map(\.only)
    guard bases.onlyList != nil, !values.isOpen,
      (known + values.values).allSatisfy({ $0.map(interpreter.isOne) == true })
    else { return place(of: values) }
    return ValueSet(
      values.values.map { value in
        known.firstIndex(of: value).map { .integer($0) } ?? .null
      })
  }

  /// `pages.firstIndex { $0 is Detail }`: the number of the first item that is asked for, or the
  /// place of those items where nobody knows what stands before them.
  private static func place(
    in items: [ValueSet], isWhole: Bool, _ interpreter: Interpreter, _ site: CallSite,
    _ frame: Frame
  ) -> ValueSet {
    guard let closure = site.argument("where") ?? site.trailing else { return .unknown }
    let closures = interpreter.evaluate(closure, frame)
    let answers = items.map { interpreter.invokeAll(closures, [$0], closure, frame).only }
    if isWhole, let first = answers.firstIndex(where: { $0 != .boolean(false) }),
      answers[first] == .boolean(true)
    {
      return ValueSet(.integer(first))
    }
    let found = Swift.zip(items, answers).filter { $1 == .boolean(true) }.map { $0.0 }
    return found.isEmpty
      ? .unknown : place(of: found.reduce(into: ValueSet.none) { $0.formUnion($1) })
  }

  /// The place of an item in a list, where nobody knows its number.
  private static func place(of item: ValueSet) -> ValueSet {
    ValueSet([.tuple(itemPlace, [item])], isOpen: true)
  }

  /// What marks the place of an item: `tag(index)` in a loop over items, and what `firstIndex(of:)`
  /// gives for one of them.
  static let itemPlace: [String?] = ["place of"]

  private static let element: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let items = items(bases) else { return nil }
    interpreter.runArguments(site, frame)
    let asked = asked(items, interpreter, site, frame)
    var result = asked.reduce(into: ValueSet.none) { $0.formUnion($1) }
    // What else it may be is a list of which nobody knows the elements.
    let isOpen =
      bases.isOpen || bases.values.contains { if case .list = $0 { false } else { true } }
    if result.isEmpty, isOpen { result.isOpen = true }
    return result
  }

  /// `pages.first { $0.id == id }`: the items that can be the one which is asked for.
  private static func asked(
    _ items: [ValueSet], _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> [ValueSet] {
    guard site.name == "first" || site.name == "last",
      let question = site.argument("where") ?? site.trailing, items.count > 1,
      items.count <= mostApart
    else { return items }
    let closures = interpreter.evaluate(question, frame)
    let left = items.filter { item in
      interpreter.invokeAll(closures, [item], question, frame).only != .boolean(false)
    }
    interpreter.noteChoices(among: left.isEmpty ? items : left, by: question, frame)
    // What says no to all of them was not understood.
    return left.isEmpty ? items : left
  }
}
