import FlowLinks

/// An abstract value: what an expression can be, as far as navigation is concerned.
enum Value: Hashable, Sendable {
  /// An object or struct made at a known place; a number in the heap.
  case object(Int)
  /// Some instance of a type of the program.
  case some(Int)
  /// A case of an enum of the program.
  indirect case enumCase(Int, String, [ValueSet])
  /// A closure with what it captured; a number in the heap.
  case closure(Int)
  /// A method, initialiser or case used as a function, with its receiver.
  indirect case method(Value?, String, owner: Int)
  case type(Int)
  /// A type of a framework, by its dotted name.
  case externalType(String)
  /// An instance of a framework's type, by name.
  case external(String)
  /// A projected value: the state that a binding writes.
  indirect case binding(Place)
  /// A message channel of the app's: a Combine subject, an async stream.
  indirect case channel(Place)
  /// What passes values on as they come: an observable, with what is done to them on the way.
  indirect case stream(MessageStream)
  /// A listener that does something to what it hears before another gets it.
  indirect case piped([MessageStream.Step], Value)
  case view(Int)
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case null
  case list([ValueSet])
  indirect case tuple([String?], [ValueSet])
  /// What lies under one key of a table, beside the list of all that the table holds.
  indirect case entry(key: Value, ValueSet)
  /// A URL whose text is known.
  case url(String)
  /// The URL that a handler receives, or a part of it, with the type that it was converted to.
  indirect case incomingURL(URLPart, as: String?)
}

/// A piece of state: a stored property of an object, or of any instance of a type.
struct Place: Hashable {
  /// The object, where it is known.
  let object: Int?
  /// The type that declares the property.
  let type: Int
  let name: String
  /// For local state: the file and offset that tell one local from another.
  var local: Span?

  /// Whether both can be the same state.
  func meets(_ other: Place) -> Bool {
    name == other.name && type == other.type && local == other.local
      && (object == nil || other.object == nil || object == other.object)
  }

  /// An order that is the same in every run.
  var order: (Int, String, Int, Int) { (type, name, object ?? -2, Int(local?.start ?? 0)) }

  /// What the state holds where it is a case: `$model.destination.edit`.
  func payload(of name: String) -> Place {
    Place(object: object, type: type, name: "\(self.name).\(name)", local: local)
  }

  var isPayload: Bool { name.contains(".") }

  /// The name of the case whose payload it is.
  var payloadName: String? {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
  }

  /// Names and numbers tell nearly all state apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(object ?? -2)
    hasher.combine(name)
    if let local { hasher.combine(local.start) }
  }

  /// The state of which it is a case's payload.
  var whole: Place {
    guard let end = name.lastIndex(of: ".") else { return self }
    return Place(object: object, type: type, name: String(name[..<end]), local: local)
  }

  /// Stands for whether something was put into it for good when its object was made.
  var filling: Place { Place(object: object, type: type, name: "\(name) filled", local: local) }

  /// What the state holds before anybody acts, where whoever makes the object says so.
  var atFirst: Place { Place(object: object, type: type, name: "\(name) at first", local: local) }

  /// The last value that was sent through it, where it is a channel.
  var last: Place {
    Place(object: object, type: type, name: "\(name)\u{0}last", local: local)
  }

  /// The same state in some object of the type.
  var summary: Place { Place(object: nil, type: type, name: name, local: local) }

  /// What was written through a reference that could be any object of the type.
  var everywhere: Place { Place(object: -1, type: type, name: name, local: local) }
}

/// State with the values that it was just given.
struct Written {
  let place: Place
  let values: ValueSet
  /// How deep the code runs that runs because of it.
  var depth = 0

  /// What it adds to what tells runs of a call apart.
  var key: [ValueSet] { [ValueSet(.binding(place)), values] }
}

/// A few values, in the order in which they were found.
struct ValueSet: Hashable, Sendable {
  private(set) var values: [Value] = []
  /// Whether there may be values that are not listed.
  var isOpen: Bool = false

  /// Whether its lists were joined into one: which of many stands where tells nothing.
  private var isJoined = false

  /// Whether items of its lists may stand elsewhere than they do here, or be missing.
  private var isReordered = false

  /// Whether it held so many texts that they were given up.
  private var hasManyTexts = false

  /// Past this a set says nothing that helps. A router of a large app shows far more than a hundred
  /// screens through one piece of state, and each of them is one value.
  static let limit = 256
  /// Past this texts are data: colours, names of icons.
  private static let textLimit = 12
  /// Past this lists are joined.
  private static let listLimit = 6

  init(_ values: [Value] = [], isOpen: Bool = false) {
    if values.count > Self.fewValues {
      insertMany(values[...])
    } else {
      for value in values { insert(value) }
    }
    self.isOpen = self.isOpen || isOpen
  }

  init(_ value: Value) { values = [value] }

  /// Some of the values of a set, none of which covers another.
  init(distinct values: [Value], isOpen: Bool) {
    self.values = values
    self.isOpen = isOpen
  }

  static let unknown = ValueSet([], isOpen: true)
  static let none = ValueSet()

  var isEmpty: Bool { values.isEmpty }

  /// - Returns: Whether the set grew.
  @discardableResult
  mutating func insert(_ value: Value) -> Bool {
    if values.contains(where: { value.isCovered(by: $0) }) { return false }
    return insert(new: value)
  }

  private mutating func insert(new value: Value) -> Bool {
    if case .string = value, hasManyTexts || countsTexts(to: Self.textLimit) {
      return giveUpTexts()
    }
    if case .list(let items) = value, isJoined || countsLists(to: Self.listLimit) {
      return join(items)
    }
    // What an earlier round knew in part: all that it can be, the new value can be too.
    if value.hasParts { values.removeAll { $0.isCovered(by: value) } }
    return append(value)
  }

  private mutating func append(_ value: Value) -> Bool {
    guard values.count < Self.limit else {
      isOpen = true
      return false
    }
    values.append(value)
    return true
  }

  /// Whether a value was left out for want of room.
  func hasNoRoom(for value: Value) -> Bool {
    values.count >= Self.limit && !values.contains { value.isCovered(by: $0) }
  }

  /// Adds a value that stands for others, and keeps what is known of those.
  mutating func add(rest value: Value) {
    guard !values.contains(value), values.count < Self.limit else { return }
    values.append(value)
  }

  /// Whether a case of an enum is known with what it carries.
  func knows(_ type: Int, _ name: String) -> Bool {
    values.contains { value in
      guard case .enumCase(type, name, _) = value else { return false }
      return true
    }
  }

  /// Whether nothing can be added.
  var isFull: Bool { isOpen && values.count >= Self.limit }

  private func countsLists(to limit: Int) -> Bool {
    guard values.count >= limit else { return false }
    return values.count { if case .list = $0 { true } else { false } } >= limit
  }

  private func countsTexts(to limit: Int) -> Bool {
    guard values.count >= limit else { return false }
    return values.count { if case .string = $0 { true } else { false } } >= limit
  }

  private mutating func giveUpTexts() -> Bool {
    guard !hasManyTexts || !isOpen else { return false }
    hasManyTexts = true
    isOpen = true
    values.removeAll { if case .string = $0 { true } else { false } }
    insert(.external("String"))
    return true
  }

  /// Makes all lists, and these items, one list of what may stand in any of them.
  private mutating func join(_ items: [ValueSet]) -> Bool {
    if isJoined, case .list(let known)? = values.last, known.count == 1,
      known[0] == .unknown
        || items.allSatisfy({ $0.isCovered(by: known[0]) || known[0].isFull })
    {
      return false
    }
    var union = ValueSet.none
    var rest: [Value] = []
    for value in values {
      if case .list(let known) = value {
        for item in known { union.formUnion(item) }
      } else {
        rest.append(value)
      }
    }
    var grew = !isJoined
    for item in items where union.formUnion(item) { grew = true }
    guard grew else { return false }
    isJoined = true
    // Tables of tables that are put into each other would grow without end.
    var room = Self.listRoom
    union.measure(&room)
    if room <= 0 { union = .unknown }
    values = rest + [.list([union])]
    return true
  }

  /// So many values within each other joined lists hold at most.
  private static let listRoom = 2000

  /// Takes as much room as the values fill, with all that lies in them.
  ///
  /// - Parameter entries: Whether what is known by its key in a table counts once more.
  func measure(_ room: inout Int, entries: Bool = true) {
    for value in values where room > 0 {
      if case .entry = value, !entries { continue }
      room -= 1
      switch value {
      case .enumCase(_, _, let parts), .list(let parts), .tuple(_, let parts):
        for part in parts { part.measure(&room, entries: entries) }
      case .entry(_, let held): held.measure(&room)
      default: break
      }
    }
  }

  /// The one list that it is, where each item stands at its place.
  var onlyList: [ValueSet]? {
    guard !isOpen, !isJoined, !isReordered, values.count == 1, case .list(let items) = values[0]
    else { return nil }
    return items
  }

  /// The same lists, of which nobody knows which item stands where.
  var reordered: ValueSet {
    var result = self
    result.isReordered = true
    return result
  }

  @discardableResult
  mutating func formUnion(_ other: ValueSet) -> Bool {
    if other.isReordered, !isReordered {
      isReordered = true
      _ = formUnion(other)
      return true
    }
    if values.isEmpty {
      let grew = !other.values.isEmpty || other.isOpen && !isOpen
      (values, isJoined, hasManyTexts) = (other.values, other.isJoined, other.hasManyTexts)
      isOpen = isOpen || other.isOpen
      return grew
    }
    var grew = false
    // Most unions bring nothing new: what both had before they went apart need not be looked for.
    let rest = other.values.dropFirst(commonPrefix(with: other))
    if values.count > Self.fewValues, rest.count > Self.fewAdded {
      grew = insertMany(rest)
    } else {
      for value in rest where insert(value) { grew = true }
    }
    if other.isOpen, !isOpen {
      isOpen = true
      grew = true
    }
    return grew
  }

  /// So many values are looked through in less time than a table of them takes to make.
  private static let fewValues = 24
  /// So many values are each looked for in less time.
  private static let fewAdded = 8

  /// Inserts values into a set that holds many.
  ///
  /// - Complexity: O(*n* + *m*) where values are numbers, as those of large sets are, or different
  ///   cases.
  @discardableResult
  private mutating func insertMany(_ others: ArraySlice<Value>) -> Bool {
    var known = Set(values.lazy.compactMap(\.mark))
    var grew = false
    for value in others {
      if let mark = value.mark, known.insert(mark).inserted {
        if append(value) { grew = true }
      } else if value.isNumber {
        continue
      } else if insert(value) {
        grew = true
      }
    }
    return grew
  }

  /// How many values both begin with.
  func commonPrefix(with other: ValueSet) -> Int {
    let shorter = min(values.count, other.values.count)
    var shared = 0
    values.withUnsafeBufferPointer { own in
      other.values.withUnsafeBufferPointer { others in
        if own.baseAddress == others.baseAddress { shared = shorter }
        while shared < shorter, own[shared].isSame(as: others[shared]) { shared += 1 }
      }
    }
    return shared
  }

  /// Whether all that this can be, the other can be.
  func isCovered(by other: ValueSet) -> Bool {
    guard !values.isEmpty else { return true }
    guard !isOpen || other.isOpen else { return false }
    let rest = values.dropFirst(commonPrefix(with: other))
    guard rest.count > Self.fewAdded, other.values.count > Self.fewValues else {
      return rest.allSatisfy { value in other.values.contains { value.isCovered(by: $0) } }
    }
    let known = Set(other.values.lazy.compactMap(\.mark))
    return rest.allSatisfy { value in
      if let mark = value.mark {
        guard known.contains(mark) else { return false }
        if value.isNumber { return true }
      }
      return other.values.contains { value.isCovered(by: $0) }
    }
  }

  /// Whether it is the content or the code that many objects hold between them, which says nothing
  /// about any one of them.
  var isMany: Bool {
    values.count > 8
      && values.allSatisfy { value in
        switch value {
        case .view, .closure, .method: true
        default: false
        }
      }
  }

  /// Whether it is what state holds before anybody acted: an empty text or list, a flag, nothing.
  var isBlank: Bool {
    !isOpen && !isEmpty
      && values.allSatisfy { value in
        switch value {
        case .null, .boolean, .string, .integer, .list([]): true
        default: false
        }
      }
  }

  /// Removes values.
  mutating func remove(where isUnwanted: (Value) -> Bool) { values.removeAll(where: isUnwanted) }

  /// What there is where there is something.
  var withoutNull: ValueSet {
    ValueSet(
      distinct: values.filter { if case .null = $0 { false } else { true } }, isOpen: isOpen)
  }

  func union(_ other: ValueSet) -> ValueSet {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The value, if it can be no other.
  var only: Value? { !isOpen && values.count == 1 ? values[0] : nil }
}

extension Value {
  /// Equality, with the values first that are numbers.
  fileprivate func isSame(as other: Value) -> Bool {
    switch self {
    case .object, .view, .closure, .some, .type, .null, .boolean: isCovered(by: other)
    default: self == other
    }
  }

  /// What it has in common with all that cover it; nil where that is not told here.
  fileprivate var mark: Mark? {
    switch self {
    case .object(let number): .object(number)
    case .view(let number): .view(number)
    case .closure(let number): .closure(number)
    case .some(let type): .some(type)
    case .type(let type): .type(type)
    case .enumCase(let type, let name, _): .enumCase(type, name)
    default: nil
    }
  }

  fileprivate enum Mark: Hashable {
    case object(Int)
    case view(Int)
    case closure(Int)
    case some(Int)
    case type(Int)
    case enumCase(Int, String)
  }

  /// Whether only its equals cover it, and are told by their marks.
  fileprivate var isNumber: Bool {
    switch self {
    case .object, .view, .closure, .some, .type: true
    default: false
    }
  }

  /// Whether it holds sets of other values, which can grow from round to round.
  var hasParts: Bool {
    switch self {
    case .enumCase(_, _, let parts): !parts.isEmpty
    case .tuple, .list, .entry: true
    default: false
    }
  }

  /// Whether all that this can be, the other can be.
  func isCovered(by other: Value) -> Bool {
    // Nearly all values are numbers, and are compared far more often than anything else is done.
    switch self {
    case .object(let number): if case .object(number) = other { true } else { false }
    case .view(let number): if case .view(number) = other { true } else { false }
    case .closure(let number): if case .closure(number) = other { true } else { false }
    case .some(let type): if case .some(type) = other { true } else { false }
    case .type(let type): if case .type(type) = other { true } else { false }
    case .null: if case .null = other { true } else { false }
    case .boolean(let flag): if case .boolean(flag) = other { true } else { false }
    case .stream(let stream): if case .stream(stream) = other { true } else { false }
    default: isCoveredInParts(by: other)
    }
  }

  private func isCoveredInParts(by other: Value) -> Bool {
    switch (self, other) {
    case (.enumCase(let type, let name, let parts), .enumCase(let wider, let other, let wanted)):
      type == wider && name == other && Self.areCovered(parts, by: wanted)
    case (.tuple(let labels, let parts), .tuple(let others, let wanted)):
      labels == others && Self.areCovered(parts, by: wanted)
    case (.list(let items), .list(let wanted)):
      Self.areCovered(items, by: wanted)
    case (.entry(let key, let values), .entry(let other, let wanted)):
      key == other && values.isCovered(by: wanted)
    default: self == other
    }
  }

  private static func areCovered(_ parts: [ValueSet], by others: [ValueSet]) -> Bool {
    parts.count == others.count && zip(parts, others).allSatisfy { $0.isCovered(by: $1) }
  }
}
