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

  /// What else tells sets apart, few do that hold the same values.
  func hash(into hasher: inout Hasher) {
    hasher.combine(values.count << 1 | (isOpen ? 1 : 0))
    for value in values { value.hash(into: &hasher) }
  }

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
