/// Cases with what they hold, and how much of a value is kept.
extension Interpreter {
  func makeCase(
    _ name: String, _ type: TypeInfo, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame, as wanted: ScopedType? = nil
  ) -> ValueSet {
    guard let declared = type.cases[name] else { return .unknown }
    let generics = wanted.flatMap { self.arguments(of: type, written: $0) }
    var payload: [ValueSet] = []
    let given = Self.pair(declared.payload, arguments)
    for (position, (part, argument)) in zip(declared.payload, given).enumerated() {
      let plain = ScopedType(reference: part.type, scope: type, file: type.span.file)
      let scoped = generics?.applied(to: plain) ?? plain
      var values = ValueSet.none
      if let argument {
        values = evaluate(argument.value, frame, expected: scoped)
      } else if declared.defaults.indices.contains(position),
        let fallback = declared.defaults[position]
      {
        let outer = Frame(receiver: nil, scope: type, file: type.span.file)
        values = evaluate(fallback, outer, expected: scoped)
      }
      payload.append(shallow(values.isEmpty ? anyValue(of: scoped) : values))
    }
    noteEscape(payload)
    noteCarried(by: CaseName(type: type.id, name: name), payload)
    if let place = madePlace(type, expression) { payload.append(place) }
    let value = ValueSet(.enumCase(type.id, name, payload))
    noteProduced(value, expression)
    return value
  }

  /// What is given for each part of a case: by its label, or by its place among those that none was
  /// given for, of which some can have values by default.
  private static func pair(
    _ parts: [(label: String?, type: TypeReference)], _ arguments: [Argument]
  ) -> [Argument?] {
    var given = [Argument?](repeating: nil, count: parts.count)
    var rest: [Argument] = []
    for argument in arguments {
      let position = argument.label.flatMap { label in
        parts.indices.first { parts[$0].label == label && given[$0] == nil }
      }
      if let position { given[position] = argument } else { rest.append(argument) }
    }
    let open = { given.indices.filter { given[$0] == nil } }
    if rest.count >= open().count {
      for (position, argument) in zip(open(), rest) { given[position] = argument }
      return given
    }
    for argument in rest {
      let free = open()
      let position =
        argument.isTrailing
        ? free.last { if case .function = parts[$0].type.unwrapped { true } else { false } }
        : free.first { parts[$0].label == nil }
      if let position = position ?? free.first { given[position] = argument }
    }
    return given
  }

  /// Whether a call means a static function that has a case's name, by what it is given:
  /// `.menu(\.posts)` beside `case menu(MenuPage)`.
  func isNamesake(ofCase name: String, _ type: TypeInfo, _ arguments: [Argument]) -> Bool {
    guard let declared = type.cases[name],
      type.methods(name).contains(where: {
        $0.0.isStatic && $0.0.body != nil && pair($0.0.parameters, arguments) != nil
      })
    else { return false }
    let labels = declared.payload.map(\.label)
    guard arguments.count == labels.count,
      zip(arguments, labels).allSatisfy({ $0.label == $1 || $0.isTrailing })
    else { return true }
    return zip(arguments, declared.payload).contains { argument, part in
      guard case .keyPath = argument.value.kind else { return false }
      return part.type.unwrapped.lastName?.hasSuffix("KeyPath") != true
    }
  }

  /// The type of the cases that state holds, or holds none of.
  func enumType(of place: Place) -> TypeInfo? {
    declaredType(of: place).flatMap { resolve($0.with($0.reference.unwrapped)) }
  }

  /// Payloads nest no deeper than this tells anything; without a bound a recursive route grows
  /// for ever.
  func shallow(_ values: ValueSet) -> ValueSet {
    if hasRoom(values, Self.valueRoom) { return cut(values, 3) }
    // What many closures are handed with is still one of a few cases.
    let joined = values.joiningCases
    return hasRoom(joined, Self.joinedRoom)
      ? cut(joined, 3) : ValueSet(joined.values.map(emptied), isOpen: joined.isOpen)
  }

  /// A case of which is left that it is one; any other value without its parts.
  private func emptied(_ value: Value) -> Value {
    guard case .enumCase(let type, let name, let payload) = value else { return cut(value, 0) }
    return .enumCase(type, name, payload.map { _ in .unknown })
  }

  /// What a call gives, cut where it nests deeper than any route: a function that calls itself puts
  /// what it gave into what it gives, one level deeper each time.
  func bounded(_ values: ValueSet) -> ValueSet {
    guard values.values.contains(where: \.isCompound) else { return values }
    var room = Self.resultRoom
    values.measure(&room, entries: false)
    return room > 0 && !values.nests(deeperThan: Self.resultDepth) ? values : cut(values, 3)
  }

  private static let resultRoom = 2000
  private static let resultDepth = 8

  private func hasRoom(_ values: ValueSet, _ most: Int) -> Bool {
    var room = most
    values.measure(&room, entries: false)
    return room > 0
  }

  private func cut(_ values: ValueSet, _ depth: Int) -> ValueSet {
    guard values.values.contains(where: \.isCompound) else {
      return ValueSet(distinct: values.values, isOpen: values.isOpen)
    }
    return ValueSet(values.values.map { cut($0, depth) }, isOpen: values.isOpen)
  }

  /// An action can come from a feature so many features below the one that hears of it.
  private static let carriers = 8

  /// Values with more parts than this say nothing more, and cost at every comparison.
  private static let valueRoom = 120
  /// Once each case is there once, what it carries can be as much as one set holds.
  private static let joinedRoom = 300

  private func cut(_ value: Value, _ depth: Int, _ carriers: Int = carriers) -> Value {
    switch value {
    case .enumCase(let type, let name, let payload)
    where carriers > 0 && reducerTree.carries(name, of: type, index):
      return .enumCase(
        type, name,
        payload.map {
          ValueSet($0.values.map { cut($0, depth, carriers - 1) }, isOpen: $0.isOpen)
        })
    case .enumCase(let type, let name, let payload):
      if depth == 0 { return .some(type) }
      return .enumCase(
        type, name,
        payload.map { ValueSet($0.values.map { cut($0, depth - 1) }, isOpen: $0.isOpen) })
    case .list(let items):
      if depth == 0 { return .list(items.isEmpty ? [] : [.unknown]) }
      return .list(
        items.map { ValueSet($0.values.map { cut($0, depth - 1) }, isOpen: $0.isOpen) })
    case .tuple(let labels, let items) where Value.frameworkCaseName(labels) != nil:
      // Only carries what the case around it does.
      return .tuple(
        labels,
        items.map { ValueSet($0.values.map { cut($0, depth, carriers) }, isOpen: $0.isOpen) })
    case .tuple(let labels, let items):
      if depth == 0 { return .tuple(labels, items.map { _ in .unknown }) }
      return .tuple(
        labels, items.map { ValueSet($0.values.map { cut($0, depth - 1) }, isOpen: $0.isOpen) })
    default: return value
    }
  }
}

extension ValueSet {
  fileprivate func nests(deeperThan depth: Int) -> Bool {
    values.contains { value in
      switch value {
      case .enumCase(_, _, let parts), .list(let parts), .tuple(_, let parts):
        depth == 0 || parts.contains { $0.nests(deeperThan: depth - 1) }
      default: false
      }
    }
  }

  /// The same cases, each once with all that it is ever made with.
  fileprivate var joiningCases: ValueSet {
    guard values.contains(where: \.isCompound) else {
      return ValueSet(distinct: values, isOpen: isOpen)
    }
    var places: [String: Int] = [:]
    var result: [Value] = []
    for value in values {
      guard case .enumCase(let type, let name, let payload) = value else {
        result.append(value)
        continue
      }
      let key = "\(type) \(name) \(payload.count)"
      if let known = places[key], case .enumCase(_, _, let others) = result[known] {
        result[known] = .enumCase(type, name, zip(others, payload).map { $0.union($1) })
      } else {
        places[key] = result.count
        result.append(value)
      }
    }
    return ValueSet(result, isOpen: isOpen)
  }
}
