/// An abstract value: what an expression can be, as far as navigation is concerned.
enum Value: Hashable {
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
  case view(Int)
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case null
  case list([ValueSet])
  indirect case tuple([String?], [ValueSet])
  /// A URL whose text is known.
  case url(String)
  /// The URL that a handler receives, or a part of it.
  case incomingURL(String)
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

  /// The same state in some object of the type.
  var summary: Place { Place(object: nil, type: type, name: name, local: local) }

  /// What was written through a reference that could be any object of the type.
  var everywhere: Place { Place(object: -1, type: type, name: name, local: local) }
}

/// A few values, in the order in which they were found.
struct ValueSet: Hashable {
  private(set) var values: [Value] = []
  /// Whether there may be values that are not listed.
  var isOpen: Bool = false

  /// Past this a set says nothing that helps.
  static let limit = 48

  init(_ values: [Value] = [], isOpen: Bool = false) {
    for value in values { insert(value) }
    self.isOpen = self.isOpen || isOpen
  }

  init(_ value: Value) { values = [value] }

  static let unknown = ValueSet([], isOpen: true)
  static let none = ValueSet()

  var isEmpty: Bool { values.isEmpty }

  /// - Returns: Whether the set grew.
  @discardableResult
  mutating func insert(_ value: Value) -> Bool {
    if values.contains(value) { return false }
    guard values.count < Self.limit else {
      isOpen = true
      return false
    }
    values.append(value)
    return true
  }

  @discardableResult
  mutating func formUnion(_ other: ValueSet) -> Bool {
    var grew = false
    for value in other.values where insert(value) { grew = true }
    if other.isOpen, !isOpen {
      isOpen = true
      grew = true
    }
    return grew
  }

  func union(_ other: ValueSet) -> ValueSet {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The value, if it can be no other.
  var only: Value? { !isOpen && values.count == 1 ? values[0] : nil }
}
