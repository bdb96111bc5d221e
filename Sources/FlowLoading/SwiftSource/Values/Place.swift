/// A piece of state: a stored property of an object, or of any instance of a type.
struct Place: Hashable {
  /// The object, where it is known.
  let object: Int?
  /// The type that declares the property.
  let type: Int
  let name: String
  /// For local state: the file and offset that tell one local from another.
  var local: Span?
  /// The class of whose objects alone it can be the state, where no object is known: one below the
  /// class that declares it. It is not a part of what names the state.
  var below: Int?

  static func == (one: Place, other: Place) -> Bool {
    one.object == other.object && one.type == other.type && one.name == other.name
      && one.local == other.local
  }

  /// Whether both can be the same state.
  func meets(_ other: Place) -> Bool {
    (name == other.name || isSameEntry(as: other)) && type == other.type && local == other.local
      && (object == nil || other.object == nil || object == other.object)
  }

  /// Whether both are of one table, and the key of one of them is not known.
  private func isSameEntry(as other: Place) -> Bool {
    isEntry && other.isEntry && (isAnyEntry || other.isAnyEntry)
      && propertyName == other.propertyName
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

  /// Numbers, with the ends of the name, tell nearly all state apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine((object ?? -2) << 24 ^ type)
    let letters = name.utf8
    var ends = letters.count << 16
    if let last = letters.last, let first = letters.first {
      ends |= Int(first) << 8 | Int(last)
    }
    if let local { ends ^= Int(local.start) << 32 }
    hasher.combine(ends)
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

  /// What initialisers put into it, where code observes it.
  var made: Place { Place(object: object, type: type, name: "\(name)\u{0}made", local: local) }

  /// The value of a flag or an item in a view that is just made.
  var givenAtFirst: Place {
    Place(object: object, type: type, name: "\(name)\u{0}given", local: local)
  }

  /// The last value that was sent through it, where it is a channel.
  var last: Place {
    Place(object: object, type: type, name: "\(name)\u{0}last", local: local)
  }

  /// The same state in some object of the type.
  var summary: Place { Place(object: nil, type: type, name: name, local: local) }

  /// What was written through a reference that could be any object of the type.
  var everywhere: Place { Place(object: -1, type: type, name: name, local: local) }

  /// The same through one that could be any object of a class below.
  func everywhere(below type: Int) -> Place {
    Place(object: -2 - type, type: self.type, name: name, local: local)
  }
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
