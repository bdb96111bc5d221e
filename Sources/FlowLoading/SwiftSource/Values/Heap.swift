/// Objects, closures and views by number, and what every piece of state can hold.
///
/// Grows only: each round of interpretation adds to it until nothing is new.
final class Heap {
  struct Object {
    let type: Int
    /// The expression that makes it; nil for the one object that stands for a screen.
    let site: ObjectIdentifier?
    /// The object whose code makes it: what tells two rows of two lists apart.
    let context: Int?
    let depth: Int
  }

  struct ClosureValue: Hashable {
    let node: ObjectIdentifier
    let receiver: Value?
    let captured: [String: ValueSet]
  }

  struct ClosureRecord {
    let closure: Closure
    let receiver: Value?
    let captured: [String: ValueSet]
    let types: [String: ScopedType]
    let scope: TypeInfo?
    let expected: ScopedType?
  }

  private(set) var objects: [Object] = []
  private var objectNumbers: [ObjectKey: Int] = [:]
  private(set) var closures: [ClosureRecord] = []
  private var closureNumbers: [ClosureValue: Int] = [:]
  private(set) var views: [ViewNode] = []
  private var viewNumbers: [ViewNode: Int] = [:]
  private var cells: [Place: ValueSet] = [:]
  private var placesOfObject: [Int: [Place]] = [:]
  private var listeners: [Place: ValueSet] = [:]
  /// Types of which an object was made.
  private(set) var madeTypes: Set<Int> = []
  /// Counts every growth, so that a round knows whether it was the last.
  private(set) var growth = 0

  private struct ObjectKey: Hashable {
    let type: Int
    let site: ObjectIdentifier?
    let context: Int?
  }

  // MARK: Objects

  /// Contexts nest this deep before objects of one place become one.
  private static let contextDepth = 4

  func object(type: Int, site: ObjectIdentifier?, context: Int?) -> Int {
    var context = context
    if let owner = context {
      // A type that makes itself, however indirectly, stops here.
      var ancestor: Int? = owner
      while let current = ancestor {
        if objects[current].site == site, objects[current].type == type { return current }
        ancestor = objects[current].context
      }
      if objects[owner].depth >= Self.contextDepth { context = objects[owner].context }
    }
    let key = ObjectKey(type: type, site: site, context: context)
    if let known = objectNumbers[key] { return known }
    objects.append(
      Object(
        type: type, site: site, context: context,
        depth: context.map { objects[$0].depth + 1 } ?? 0))
    objectNumbers[key] = objects.count - 1
    madeTypes.insert(type)
    growth += 1
    return objects.count - 1
  }

  // MARK: Closures

  func closure(_ record: ClosureRecord) -> Int {
    let key = ClosureValue(
      node: ObjectIdentifier(record.closure), receiver: record.receiver, captured: record.captured)
    if let known = closureNumbers[key] { return known }
    closures.append(record)
    closureNumbers[key] = closures.count - 1
    return closures.count - 1
  }

  // MARK: Views

  func view(_ node: ViewNode) -> Value {
    if let known = viewNumbers[node] { return .view(known) }
    views.append(node)
    viewNumbers[node] = views.count - 1
    return .view(views.count - 1)
  }

  // MARK: State

  /// What a piece of state was seen to hold. A property of some instance holds what it holds in
  /// any.
  func read(_ place: Place) -> ValueSet {
    var result = cells[place] ?? .none
    if place.object != nil, let everywhere = cells[Place(object: -1, type: place.type, name: place.name)] {
      // Written through a reference that could be this object.
      result.formUnion(everywhere)
    }
    return result
  }

  func write(_ values: ValueSet, to place: Place) {
    guard !values.isEmpty || values.isOpen else { return }
    if let object = place.object, cells[place] == nil {
      placesOfObject[object, default: []].append(place)
    }
    if cells[place, default: .none].formUnion(values) { growth += 1 }
    if place.object != nil {
      if cells[place.summary, default: .none].formUnion(values) { growth += 1 }
    } else {
      let everywhere = Place(object: -1, type: place.type, name: place.name)
      if cells[everywhere, default: .none].formUnion(values) { growth += 1 }
    }
  }

  /// Copies what one object holds into another of the same type.
  func merge(_ object: Int, into other: Int) {
    guard object != other else { return }
    for place in placesOfObject[object] ?? [] {
      write(
        cells[place] ?? .none,
        to: Place(object: other, type: place.type, name: place.name, local: place.local))
    }
    for (place, closures) in listeners where place.object == object {
      for closure in closures.values {
        listen(closure, on: Place(object: other, type: place.type, name: place.name))
      }
    }
  }

  // MARK: Channels

  func listen(_ closure: Value, on place: Place) {
    if listeners[place, default: .none].insert(closure) { growth += 1 }
    if place.object != nil, listeners[place.summary, default: .none].insert(closure) { growth += 1 }
    if place.object == nil {
      let everywhere = Place(object: -1, type: place.type, name: place.name)
      if listeners[everywhere, default: .none].insert(closure) { growth += 1 }
    }
  }

  func listeners(on place: Place) -> [Value] {
    var result = listeners[place] ?? .none
    if place.object != nil {
      result.formUnion(listeners[Place(object: -1, type: place.type, name: place.name)] ?? .none)
    }
    return result.values
  }
}
