/// Sets of options that code is given: `RowView(options: [.compact, .swipes])`. What they hold is
/// known where each was declared as one bit or as a list of others.
enum OptionSets {
  /// `options.contains(.compact)`; nil where what they hold is not known.
  private static let contains: Frameworks.Method = { interpreter, _, base, site, frame in
    guard let asked = site.first, site.arguments.count == 1,
      let type = interpreter.staticType(of: base, frame), interpreter.isOptionSet(type),
      let wanted = interpreter.options(interpreter.evaluate(asked, frame, expected: type)),
      wanted.count == 1,
      let held = interpreter.options(interpreter.evaluate(base, frame))
    else { return nil }
    let answers = Set(held.map { $0 & wanted[0] == wanted[0] })
    return answers.count == 1 ? ValueSet(answers.map(Value.boolean)) : nil
  }

  static let methods: [String: Frameworks.Method] = [
    "contains": contains,
    "union": { interpreter, bases, base, site, frame in
      guard let more = site.first, let scoped = interpreter.staticType(of: base, frame),
        let type = interpreter.resolve(scoped), interpreter.isOptionSet(type),
        let held = interpreter.options(bases),
        let added = interpreter.options(interpreter.evaluate(more, frame, expected: scoped))
      else { return nil }
      return ValueSet(joined(held, added).map { interpreter.optionSet(type, of: $0) })
    },
  ]

  /// Every set that can be made of one and another.
  fileprivate static func joined(_ some: [Int], _ others: [Int]) -> [Int] {
    some.flatMap { one in others.map { one | $0 } }.uniqued()
  }
}

extension Interpreter {
  func isOptionSet(_ type: ScopedType) -> Bool {
    resolve(type).map(isOptionSet) ?? false
  }

  func isOptionSet(_ type: TypeInfo) -> Bool {
    type.kind == .structure && type.inherits(external: "OptionSet")
  }

  /// A set of options as its bits say: `Options(rawValue: 1 << 2)`.
  func optionSet(_ type: TypeInfo, _ arguments: [Argument]) -> Value? {
    guard isOptionSet(type) else { return nil }
    guard let bits = arguments.first else { return optionSet(type, of: 0) }
    guard arguments.count == 1, bits.label == "rawValue" else { return nil }
    return self.bits(bits.value).map { optionSet(type, of: $0) }
  }

  /// The bits stand in the place of a case's name.
  fileprivate func optionSet(_ type: TypeInfo, of bits: Int) -> Value {
    .enumCase(type.id, String(bits), [])
  }

  /// The bits of each set of options that a value can be; nil where one of them is not known.
  fileprivate func options(_ values: ValueSet) -> [Int]? {
    guard !values.isOpen, !values.isEmpty else { return nil }
    var found: [Int] = []
    for value in values.values {
      guard let sets = options(value) else { return nil }
      found += sets
    }
    return found.count <= Self.mostSets ? found.uniqued() : nil
  }

  private static let mostSets = 32

  private func options(_ value: Value) -> [Int]? {
    switch value {
    case .list(let items):
      var all = [0]
      for item in items {
        guard let more = options(item) else { return nil }
        all = OptionSets.joined(all, more)
        guard all.count <= Self.mostSets else { return nil }
      }
      return all
    case .enumCase(let type, let bits, _) where isOptionSet(index.types[type]):
      return Int(bits).map { [$0] }
    default: return nil
    }
  }

  private func bits(_ number: Expression) -> Int? {
    switch number.plain.kind {
    case .integer(let known): return known
    case .binary("<<", let one, let places):
      guard let one = bits(one), let places = bits(places), (0..<63).contains(places) else {
        return nil
      }
      return one << places
    default: return nil
    }
  }
}
