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

extension Value {
  /// Values are hashed more often than anything else is done with them, and nearly all are numbers:
  /// what they are goes in beside the number.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .object(let number): hasher.combine(number << 5)
    case .some(let type): hasher.combine(type << 5 | 1)
    case .closure(let number): hasher.combine(number << 5 | 2)
    case .type(let type): hasher.combine(type << 5 | 3)
    case .view(let number): hasher.combine(number << 5 | 4)
    case .integer(let number): hasher.combine(number << 5 | 5)
    case .boolean(let flag): hasher.combine((flag ? 32 : 0) | 6)
    case .null: hasher.combine(7)
    case .enumCase(let type, let name, let parts):
      hasher.combine(type << 5 | 8)
      hasher.combine(name)
      for part in parts { part.hash(into: &hasher) }
    case .method(let receiver, let name, let owner):
      hasher.combine(owner << 5 | 9)
      hasher.combine(name)
      receiver?.hash(into: &hasher)
    case .externalType(let name): Self.hash(name, 10, into: &hasher)
    case .external(let name): Self.hash(name, 11, into: &hasher)
    case .string(let text): Self.hash(text, 12, into: &hasher)
    case .url(let text): Self.hash(text, 13, into: &hasher)
    case .binding(let place): Self.hash(place, 14, into: &hasher)
    case .channel(let place): Self.hash(place, 15, into: &hasher)
    case .stream(let stream): Self.hash(stream, 16, into: &hasher)
    case .piped(let steps, let value):
      Self.hash(steps, 17, into: &hasher)
      value.hash(into: &hasher)
    case .list(let items): Self.hash(items, 18, into: &hasher)
    case .tuple(let labels, let items):
      Self.hash(labels, 19, into: &hasher)
      hasher.combine(items)
    case .entry(let key, let values):
      Self.hash(key, 20, into: &hasher)
      values.hash(into: &hasher)
    case .incomingURL(let part, let type):
      Self.hash(part, 21, into: &hasher)
      hasher.combine(type)
    }
  }

  private static func hash(_ part: some Hashable, _ kind: Int, into hasher: inout Hasher) {
    hasher.combine(kind)
    part.hash(into: &hasher)
  }

  /// Equality, with the values first that are numbers.
  func isSame(as other: Value) -> Bool {
    switch self {
    case .object, .view, .closure, .some, .type, .null, .boolean: isCovered(by: other)
    default: self == other
    }
  }

  /// What it has in common with all that cover it; nil where that is not told here.
  var mark: Mark? {
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

  enum Mark: Hashable {
    case object(Int)
    case view(Int)
    case closure(Int)
    case some(Int)
    case type(Int)
    case enumCase(Int, String)
  }

  /// Whether only its equals cover it, and are told by their marks.
  var isNumber: Bool {
    switch self {
    case .object, .view, .closure, .some, .type: true
    default: false
    }
  }

  /// Whether it is a case of an enum of the program.
  var isCase: Bool { if case .enumCase = self { true } else { false } }

  /// Whether it is a case, or is made of other values.
  var isCompound: Bool {
    switch self {
    case .enumCase, .tuple, .list, .entry: true
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
