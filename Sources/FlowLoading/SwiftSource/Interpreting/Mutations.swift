/// Methods of the standard library that change the collection or flag they are called on.
enum Mutation {
  static let names: Set<String> = [
    "append", "insert", "removeLast", "removeAll", "popLast", "removeFirst", "popFirst", "remove",
    "toggle", "removeSubrange",
  ]

  /// Those after which there is more.
  static let adding: Set<String> = ["append", "insert", "toggle"]

  /// Whether an operator assigns: `+=` does, `!=` asks.
  static func isAssignment(_ sign: String) -> Bool {
    sign.hasSuffix("=") && !questions.contains(sign)
  }

  private static let questions: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
}

extension Interpreter {
  func append(_ right: Expression, to left: Expression, _ expression: Expression, _ frame: Frame) {
    let values = evaluate(right, frame, expected: staticType(of: left, frame))
    let items = self.items(of: values)
    if left.plain.lastName == UIKitContainers.contentName,
      let stacks = stacksListed(by: left, frame)
    {
      let all = [ValueSet(Self.levels)] + items
      return setContent(of: stacks, to: ValueSet([.list(all)], isOpen: true), expression.span)
    }
    if case .name(let name, _) = left.kind, let slot = frame.locals[name],
      places(of: left, frame).isEmpty
    {
      // `count += 1`: a number or a text is another one.
      if slot.values.values.contains(where: isPlainData) {
        slot.loosen()
      } else {
        extend(slot, with: items)
      }
      return
    }
    for place in places(of: left, frame) {
      // `page += 1`
      if case .integer? = values.only, declaredType(of: place)?.reference.lastName != "Array" {
        noteState(.append(values), place, expression)
        observe(place, .unknown)
        continue
      }
      heap.write(ValueSet(.list(items)), to: place)
      for item in items { noteState(.append(item), place, expression) }
      observe(place, Self.grown(by: items), isGrown: true)
    }
    hand(items, toSettersOf: left, frame)
  }

  /// What a call does to a list as Swift has it: `pages.add(page)` of a local `NSMutableArray`.
  func mutation(_ name: String, of base: Expression, _ frame: Frame) -> String {
    guard name == "add" || name == "addObjects", case .name(let local, _) = base.kind,
      let slot = frame.locals[local], !slot.values.isEmpty,
      slot.values.values.allSatisfy(isList)
    else { return name }
    return "append"
  }

  /// A mutating call on state; nil where the receiver is not state of the standard library.
  func mutate(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame
  ) -> ValueSet? {
    if changeStack(name, base, arguments, expression.span, frame) { return .unknown }
    if case .name(let local, _) = base.kind, let slot = frame.locals[local],
      places(of: base, frame).isEmpty
    {
      guard slot.values.values.allSatisfy(isList) else {
        if putFirst(name, arguments, slot, frame) { return ValueSet.none }
        return name == "removeFirst" && arguments.isEmpty
          ? firstComponent(takenFrom: local, slot, by: expression, frame) : nil
      }
      let element = slot.type.flatMap(elementType) ?? typeOfItems(slot.values)
      let added = added(arguments, to: slot.type, of: element, frame)
      if changeLevels(in: slot, name, arguments, added) { return ValueSet.none }
      if name == "insert", Self.isAtStart(arguments), prepend(added, to: slot) {
        return ValueSet.none
      }
      if name == "append" || name == "insert" { extend(slot, with: added) }
      if name == "append" { slot.cover(added.dropLast().map(shallow)) }
      return ValueSet.none
    }
    if let part = tuplePart(base, frame) {
      let type = staticType(of: base, frame)
      if Mutation.adding.contains(name) {
        extend(part, with: added(arguments, to: type, of: type.flatMap(elementType), frame))
      }
      return ValueSet.none
    }
    if let result = mutateElement(name, base, arguments, frame) { return result }
    if let result = mutateChosen(name, base, arguments, expression, frame) { return result }
    let targets = places(of: base, frame)
    if targets.isEmpty, case .member(let subject?, "value", _) = base.kind,
      evaluate(subject, frame).values.contains(where: { $0.asStream != nil })
    {
      // `subject.value.insert(file)` sends the whole that came of it.
      let given = ValueSet(arguments.flatMap { evaluate($0.value, frame).values })
      let isMore = name == "append" || name == "insert"
      let whole = isMore ? ValueSet(.list([given])) : evaluate(base, frame)
      sendLast(ValueSet(whole.values, isOpen: true), by: base, expression, frame)
      return ValueSet.none
    }
    guard !targets.isEmpty else { return nil }
    let held = evaluate(base, frame)
    for value in held.values {
      if let owner = type(of: value), owner.kind != .enumeration, member(name, in: owner) != nil {
        return nil
      }
    }
    let whole = staticType(of: base, frame)
    let element = whole.flatMap(elementType)
    let values = arguments.map { argument in
      if argument.label == "contentsOf" {
        return evaluate(argument.value, frame, expected: whole)
      }
      let given = evaluate(argument.value, frame, expected: element)
      return argument.label == nil && name == "append"
        ? number(given, as: element ?? staticType(of: argument.value, frame)) : given
    }
    let isInner = addsInside(base, name, values)
    for place in targets {
      if isInner {
        heap.write(ValueSet(.list([ValueSet(.list([ValueSet(values[0].values)]))])), to: place)
        observe(place, .unknown)
        continue
      }
      mutate(name, place, arguments, values, expression)
    }
    switch name {
    case "removeLast", "popLast", "removeFirst", "popFirst", "remove":
      guard name != "remove" || arguments.first?.label == "at" else { return ValueSet.none }
      // One of those that the list was ever seen to hold.
      let known = items(of: held).reduce(into: ValueSet.none) { $0.formUnion($1) }
      guard !known.isEmpty else { return anyValue(of: element) }
      return ValueSet(known.values, isOpen: !targets.allSatisfy(isWorkQueue))
    default: return ValueSet.none
    }
  }

  /// `parts.insert(host, at: 0)` of a URL's components in a local: a list that begins with it.
  private func putFirst(
    _ name: String, _ arguments: [Argument], _ slot: Slot, _ frame: Frame
  ) -> Bool {
    guard name == "insert", Self.isAtStart(arguments),
      slot.values.values.count == 1,
      case .incomingURL(.components, _) = slot.values.values[0]
    else { return false }
    noteURLRead()
    let rest = [ValueSet](
      repeating: ValueSet([.incomingURL(.anyComponent, as: nil)], isOpen: true),
      count: Self.componentsAsked)
    let list = Value.list([evaluate(arguments[0].value, frame)] + rest)
    slot.replace(ValueSet([list], isOpen: true))
    return true
  }

  /// `insert(item, at: 0)`
  private static func isAtStart(_ arguments: [Argument]) -> Bool {
    guard arguments.count == 2, arguments[1].label == "at" else { return false }
    if case .integer(0) = arguments[1].value.plain.kind { return true }
    return false
  }

  /// Puts items before those that a local's only list holds, unless they are in it: a loop would put
  /// them there again and again.
  private func prepend(_ added: [ValueSet], to slot: Slot) -> Bool {
    let added = added.map(shallow)
    guard case .list(let items)? = slot.values.values.first, slot.values.values.count == 1,
      !added.contains(where: items.contains)
    else { return false }
    let all = Array((added + items).prefix(ValueSet.limit))
    slot.replace(ValueSet([.list(all)], isOpen: slot.values.isOpen))
    return true
  }

  /// So many components of a URL its handlers ask for at most.
  private static let componentsAsked = 6

  /// What a call adds to a list.
  private func added(
    _ arguments: [Argument], to list: ScopedType?, of element: ScopedType?, _ frame: Frame
  ) -> [ValueSet] {
    arguments.flatMap { argument -> [ValueSet] in
      if argument.label == "at" { return [] }
      if argument.label == "contentsOf" {
        return items(of: evaluate(argument.value, frame, expected: list))
      }
      return [evaluate(argument.value, frame, expected: element)]
    }
  }

  /// `sections[0].append(row)` of a local list of lists, which has one more with that in it.
  private func mutateElement(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ frame: Frame
  ) -> ValueSet? {
    guard name == "append" || name == "insert", case .index(let table, _) = base.plain.kind,
      case .name(let local, _) = table.plain.kind, let slot = frame.locals[local],
      places(of: table, frame).isEmpty, slot.values.values.allSatisfy(isList)
    else { return nil }
    let inner = slot.type.flatMap(elementType) ?? typeOfItems(slot.values)
    let added = added(arguments, to: inner, of: inner.flatMap(elementType), frame)
    extend(slot, with: [ValueSet(.list(added))])
    return ValueSet.none
  }

  /// Whether a call adds code to one of the lists that a list of state holds: `listeners[key,
  /// default: []].append(call)`.
  private func addsInside(_ base: Expression, _ name: String, _ values: [ValueSet]) -> Bool {
    guard name == "append" || name == "insert", case .index = base.plain.kind,
      let added = values.first, !added.isEmpty
    else { return false }
    return added.values.allSatisfy { value in
      if isCallable(value) { return true }
      guard case .object(let number) = value else { return false }
      return carriesCode(index.types[heap.objects[number].type])
    }
  }

  /// The first part of a path that a local variable holds, `parts.removeFirst()`: it begins with
  /// the next one after that. One expression takes one part, however often it is asked.
  private func firstComponent(
    takenFrom local: String, _ slot: Slot, by expression: Expression, _ frame: Frame
  ) -> ValueSet? {
    guard slot.values.values.count == 1,
      case .incomingURL(.components(let first), let type) = slot.values.values[0]
    else { return nil }
    let site = ObjectIdentifier(expression)
    noteURLRead()
    if let known = slot.taken[site] {
      return ValueSet([.incomingURL(.component(known), as: nil)], isOpen: true)
    }
    let rest = slot.narrowed(
      to: ValueSet([.incomingURL(.components(from: first + 1), as: type)], isOpen: true))
    rest.taken[site] = first
    frame.locals[local] = rest
    return ValueSet([.incomingURL(.component(first), as: nil)], isOpen: true)
  }

  /// Adds items to the list that a local variable holds.
  func extend(_ slot: Slot, with items: [ValueSet]) {
    guard slot.values.values.allSatisfy(isList) else { return }
    // A list that is put into itself, turn by turn, must not grow for ever.
    var all: [ValueSet] = []
    for item in self.items(of: slot.values) + items.map(shallow) where !all.contains(item) {
      all.append(item)
    }
    let list = Value.list(Array(all.prefix(ValueSet.limit)))
    let entries = slot.values.values.filter { if case .entry = $0 { true } else { false } }
    slot.replace(shallow(ValueSet([list] + entries, isOpen: slot.values.isOpen)))
  }

  private func isList(_ value: Value) -> Bool {
    switch value {
    case .list, .entry: true
    default: false
    }
  }

  /// A list that something was just added to, for those who observe it: the rest was there before.
  private static func grown(by items: [ValueSet]) -> ValueSet {
    items.contains { !$0.isEmpty } ? ValueSet([.list(items)], isOpen: true) : .unknown
  }

  private func mutate(
    _ name: String, _ place: Place, _ arguments: [Argument], _ values: [ValueSet],
    _ expression: Expression
  ) {
    switch name {
    case "append", "insert":
      let value = values.first ?? .unknown
      var added = [ValueSet(value.values)]
      if arguments.first?.label == "contentsOf" {
        added = []
        for item in value.values {
          guard case .list(let items) = item else { continue }
          heap.write(ValueSet(item), to: place)
          for item in items { noteState(.append(item), place, expression) }
          added += items
        }
      } else {
        heap.write(ValueSet(.list(added)), to: place)
        noteState(.append(value), place, expression)
      }
      observe(place, Self.grown(by: added), isGrown: true)
    case "removeLast":
      if arguments.isEmpty {
        noteState(.pop(count: 1, traps: true), place, expression)
      } else if case .integer(let count)? = values.first?.only {
        noteState(.pop(count: count, traps: true), place, expression)
      } else if case .member(.some, "count", _) = arguments[0].value.plain.kind {
        noteState(.popAll, place, expression)
      } else {
        noteState(.pop(count: nil, traps: true), place, expression)
      }
    case "popLast": noteState(.pop(count: 1, traps: false), place, expression)
    case "removeAll":
      noteState(
        arguments.isEmpty || arguments.first?.label == "keepingCapacity"
          ? .popAll : .pop(count: nil, traps: false), place, expression)
    case "removeSubrange", "removeFirst", "popFirst", "remove":
      noteState(.pop(count: nil, traps: name == "removeFirst"), place, expression)
    case "toggle":
      heap.write(Self.eitherWay, to: place)
      noteState(.assign(Self.eitherWay), place, expression)
      observe(place, .unknown)
    default: break
    }
    if name.hasPrefix("remove") || name.hasPrefix("pop") { observeRemoval(place) }
  }
}
