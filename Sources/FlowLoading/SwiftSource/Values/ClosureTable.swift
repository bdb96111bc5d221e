/// A closure as a value: its code, and what it holds of the code around it.
final class ClosureRecord {
  let closure: Closure
  let receiver: Value?
  let captured: [String: ValueSet]
  /// Variables that had no value yet, by the state that stands for them.
  let cells: [String: Place]
  let types: [String: ScopedType]
  let scope: TypeInfo?
  let expected: ScopedType?

  init(
    closure: Closure, receiver: Value?, captured: [String: ValueSet], cells: [String: Place],
    types: [String: ScopedType], scope: TypeInfo?, expected: ScopedType?
  ) {
    (self.closure, self.receiver, self.captured) = (closure, receiver, captured)
    (self.cells, self.types, self.scope) = (cells, types, scope)
    self.expected = expected
  }
}

/// The closures of a heap by number: one for each piece of code with what it captured.
struct ClosureTable {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let receiver: Value?
    let captured: [String: ValueSet]
  }

  private var records: [ClosureRecord] = []
  private var numbers: [Key: Int] = [:]

  subscript(number: Int) -> ClosureRecord { records[number] }

  mutating func number(of record: ClosureRecord) -> Int {
    let key = Key(
      node: ObjectIdentifier(record.closure), receiver: record.receiver, captured: record.captured)
    if let known = numbers[key] { return known }
    if let wrapped = wrapped(record.captured, record, depth: 0) { return wrapped }
    records.append(record)
    numbers[key] = records.count - 1
    return records.count - 1
  }

  /// The same closure inside what a closure captured: a recursion that hands on
  /// `{ … completion() }` would wrap it for ever, and every layer does the same. The first layer may
  /// be meant: `compose(compose(Menu.list, Root.menu), handle)`.
  private func wrapped(
    _ captured: [String: ValueSet], _ record: ClosureRecord, depth: Int, layers: Int = 0
  ) -> Int? {
    guard depth < 6 else { return nil }
    for name in captured.keys.sorted() {
      for case .closure(let number) in captured[name]?.values ?? [] {
        let inner = records[number]
        let isSame = inner.closure === record.closure && inner.receiver == record.receiver
        if isSame, layers > 0 { return number }
        if let found = wrapped(
          inner.captured, record, depth: depth + 1, layers: layers + (isSame ? 1 : 0))
        {
          return found
        }
      }
    }
    return nil
  }

  /// Whether one closure is another as an earlier round knew it, with less in what it captured.
  func isCovered(_ closure: Int, by other: Int) -> Bool {
    // Asked for every pair in a set, and a record is costly to copy.
    guard records[closure].closure === records[other].closure else { return false }
    let (less, more) = (records[closure], records[other])
    return less.receiver == more.receiver
      && less.captured.allSatisfy { name, values in
        more.captured[name].map(values.isCovered) ?? values.isEmpty
      }
  }

  /// Whether a set knows a closure, or the same with more in what it captured.
  func covers(_ values: ValueSet, _ closure: Int) -> Bool {
    values.values.contains { known in
      guard case .closure(let known) = known else { return false }
      return known == closure || isCovered(closure, by: known)
    }
  }
}
