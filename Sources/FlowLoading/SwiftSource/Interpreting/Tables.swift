/// Dictionaries: a list of all that lies in one, and what is known to lie under which key.
extension Interpreter {
  /// `["open": { … }]`
  func table(
    _ pairs: [(key: Expression, value: Expression)], _ frame: Frame, _ expected: ScopedType?
  ) -> ValueSet {
    let (key, value) = pairTypes(expected)
    var items: [ValueSet] = []
    var entries: [Value] = []
    for pair in pairs {
      let keys = evaluate(pair.key, frame, expected: key)
      let values = evaluate(pair.value, frame, expected: value)
      items.append(values)
      entries += self.entries(values, under: keys)
    }
    return ValueSet([.list(Self.bounded(items))] + entries)
  }

  /// What `table["open"] = { … }` puts under its key.
  func entries(_ values: ValueSet, at left: Expression, _ frame: Frame) -> [Value] {
    guard case .index(let base, let arguments) = left.kind, arguments.count == 1,
      let written = arguments.first, written.label == nil, values.values.contains(where: isLed)
    else { return [] }
    return entries(shallow(values), under: key(written.value, of: base, frame))
  }

  private func entries(_ values: ValueSet, under keys: ValueSet) -> [Value] {
    guard let key = keys.only, isKey(key), values.values.contains(where: isLed) else { return [] }
    return [.entry(key: key, values)]
  }

  /// Whether it matters which of many such values is taken: code, or what is shown.
  private func isLed(_ value: Value) -> Bool {
    switch value {
    case .view, .object, .type: true
    default: isCode(value)
    }
  }

  /// Whether a value is a key of which no other says the same.
  private func isKey(_ value: Value) -> Bool {
    switch value {
    case .string(let text): !text.contains(URLText.gap)
    case .enumCase(_, _, let payload):
      payload.allSatisfy { !$0.isOpen && $0.only.map(isKey) ?? false }
    default: false
    }
  }

  /// What `table["open"]` gives; nil where that may be anything in the table.
  func entry(
    of table: ValueSet, _ arguments: [Argument], _ base: Expression, _ frame: Frame
  ) -> ValueSet? {
    guard let written = arguments.first, written.label == nil,
      table.values.contains(where: { if case .entry = $0 { true } else { false } })
    else { return nil }
    let keys = key(written.value, of: base, frame)
    if let beginning = beginning(of: keys) {
      return entries(of: table, from: beginning).union(otherwise(arguments, frame))
    }
    guard !keys.isEmpty, !keys.isOpen, keys.values.allSatisfy(isKey),
      isFixed(written.value, frame) || isCase(written.value, frame)
    else { return nil }
    var found = ValueSet.none
    var elsewhere: Set<Value> = []
    for case .entry(let key, let values) in table.values {
      if keys.values.contains(key) {
        found.formUnion(values)
      } else {
        elsewhere.formUnion(values.values)
      }
    }
    // What was put in by a key that is not known may lie under this one.
    for item in items(of: table) {
      found.formUnion(ValueSet(item.values.filter { !elsewhere.contains($0) }))
    }
    found.formUnion(otherwise(arguments, frame))
    return found.isEmpty ? .unknown : found
  }

  /// What is taken where nothing lies under a key: `table[key, default: home]`.
  private func otherwise(_ arguments: [Argument], _ frame: Frame) -> ValueSet {
    arguments.first { $0.label == "default" }.map { evaluate($0.value, frame) } ?? .none
  }

  /// What a key begins with of which only that is known: `/profile/` of `"/profile/\(id)"`.
  private func beginning(of keys: ValueSet) -> String? {
    guard keys.values.count == 1, case .string(let text) = keys.values[0], URLText.isBegun(text)
    else { return nil }
    return String(text.prefix { $0 != URLText.gap })
  }

  /// What may lie under a key that begins so.
  private func entries(of table: ValueSet, from beginning: String) -> ValueSet {
    var found = ValueSet.none
    var elsewhere: Set<Value> = []
    for case .entry(.string(let key), let values) in table.values {
      if key.hasPrefix(beginning) {
        found.formUnion(values)
      } else {
        elsewhere.formUnion(values.values)
      }
    }
    for item in items(of: table) {
      found.formUnion(ValueSet(item.values.filter { !elsewhere.contains($0) }))
    }
    found.isOpen = true
    return found
  }

  /// Whether code is known to lie in a table under the key that is asked for, and not under one
  /// that is not known.
  func holdsEntry(_ base: Expression, _ arguments: [Argument], _ frame: Frame) -> Bool {
    let table = evaluate(base, frame)
    guard let found = entry(of: table, arguments, base, frame), !found.isOpen,
      found.values.allSatisfy(isCode)
    else { return false }
    let keys = arguments.first.map { key($0.value, of: base, frame) } ?? .none
    return table.values.contains { value in
      if case .entry(let key, _) = value { keys.values.contains(key) } else { false }
    }
  }

  private func key(_ written: Expression, of base: Expression, _ frame: Frame) -> ValueSet {
    guard case .member(nil, _, _) = written.kind else { return evaluate(written, frame) }
    return evaluate(written, frame, expected: pairTypes(staticType(of: base, frame)).key)
  }

  /// `.home`, or `Tab.home`: the case itself and no state that holds one.
  private func isCase(_ written: Expression, _ frame: Frame) -> Bool {
    switch written.kind {
    case .member(nil, _, _): return true
    case .member(let base?, _, _):
      if case .type? = evaluate(base, frame).only { return true }
      return false
    default: return false
    }
  }

  /// The types of a dictionary's keys and values.
  private func pairTypes(_ expected: ScopedType?) -> (key: ScopedType?, value: ScopedType?) {
    guard let expected,
      case .dictionary(let key, let value) =
        index.expanded(expected.reference.unwrapped, in: expected.scope)
    else { return (nil, nil) }
    return (expected.with(key), expected.with(value))
  }
}
