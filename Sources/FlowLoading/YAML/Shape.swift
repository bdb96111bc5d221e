/// What a value of a file may be.
///
/// One description serves the check of a file, its messages and its JSON Schema, so that the
/// three cannot disagree.
indirect enum Shape: Sendable {
  /// Any word or number.
  case text
  /// Text that is not empty and that cannot be read as a number or a truth value; the argument
  /// says what it is, such as "the name of a screen".
  case name(String)
  case flag
  /// `true`: a key that says something by standing there.
  case yes
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case word([String])
  case list(Shape)
  /// Free keys, each with a value; `keys` says what a key names.
  case table(keys: String, of: Shape)
  case record(Record)
  /// Possibly nothing: a key with an empty value.
  case optional(Shape)
  case either([Shape])

  /// A name or a list of names.
  static func names(of what: String) -> Shape {
    .either([.name("the name of \(what)"), .list(.name("the name of \(what)"))])
  }

  /// How a message calls what is expected.
  var expectation: String {
    switch self {
    case .text: "text"
    case .name(let what): what
    case .flag: "`true` or `false`"
    case .yes: "`true`"
    case .integer(let range):
      Self.within(range, "a whole number", unbounded: range.upperBound == .max)
    case .number(let range):
      Self.within(range, "a number", unbounded: range.upperBound == .infinity)
    case .word(let words): Self.choice(words.map { "`\($0)`" })
    case .list(.text), .list(.name): "a list (`[one, two]`)"
    case .list(let element): "a list; each element is \(element.expectation)"
    case .table(let keys, _): "a table with the name of \(keys) as key"
    case .record(let record): "\(record.called) (\(record.briefKeys))"
    case .optional(let shape): shape.expectation
    case .either(let shapes): Self.choice(shapes.map(\.expectation))
    }
  }

  private static func within<Bound: CustomStringConvertible>(
    _ range: ClosedRange<Bound>, _ kind: String, unbounded: Bool
  ) -> String {
    func text(_ bound: Bound) -> String {
      bound.description.hasSuffix(".0") ? String(bound.description.dropLast(2)) : bound.description
    }
    if unbounded { return "\(kind), \(text(range.lowerBound)) or more" }
    if range.lowerBound == range.upperBound { return text(range.lowerBound) }
    return "\(kind) from \(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  static func choice(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// A table with fixed keys.
struct Record: Sendable {
  struct Key: Sendable {
    var name: String
    var shape: Shape
    var summary: String
    var required = false
  }

  /// Its name in the schema: `action`.
  var name: String
  /// How a message calls one: "an action".
  var called: String
  var summary: String
  var keys: [Key]
  /// Keys of which exactly one must stand in the record; empty for no such rule.
  var exactlyOne: [String] = []
  /// Words that people try, and what to write for them.
  var hints: [String: String] = [:]

  func key(_ name: String) -> Key? { keys.first { $0.name == name } }

  fileprivate var briefKeys: String {
    let names = keys.map { "`\($0.name)`" }
    return names.count > 4
      ? names.prefix(4).joined(separator: ", ") + ", …" : names.joined(separator: ", ")
  }
}
