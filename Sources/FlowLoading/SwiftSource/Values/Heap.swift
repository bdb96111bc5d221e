/// Objects, closures and views by number, and what every piece of state can hold.
///
/// Grows only: each round of interpretation adds to it until nothing is new.
final class Heap {
  struct Object {
    let type: Int
    /// The expression that makes it; nil for the one object that stands for a screen.
    let site: ObjectIdentifier?
    /// The places where its makers were made, nearest first: what tells two rows of two lists
    /// apart.
    let makers: [ObjectIdentifier]
    /// The object whose code made it first.
    let maker: Int?
    /// What it is made around.
    let wrapped: ObjectIdentifier?
    /// What it shows of the things that an object made there can show.
    let variant: String
  }

  private(set) var objects: [Object] = []
  private var objectNumbers: [ObjectKey: Int] = [:]
  private var factories = FlagFactories()
  private(set) var closures = ClosureTable()
  private(set) var views: [ViewNode] = []
  private var viewNumbers: [ViewNode: Int] = [:]
  private var placeNumbers: [Place: Int] = [:]
  private var places: [Place] = []
  private var cells: [ValueSet] = []
  private var listeners: [ValueSet] = []
  private var versions: [Int] = []
  private var relatives: [Relatives] = []
  private var given: [Bool] = []
  private var unions: [Int: (version: Int, values: ValueSet)] = [:]
  private var placesOfObject: [Int: [Int]] = [:]
  /// The optionals of each object that its initialiser put something into.
  var filled: [Int: Set<Place>] = [:]
  /// Objects that others were merged into.
  private var standsForSeveral: Set<Int> = []
  /// When one object was last merged into another.
  private var merges: [Merge: Int] = [:]
  /// Told of everything that is read, so that results know what they rest on.
  let memory: CallMemory
  let index: ProgramIndex
  /// How many objects there are of each type.
  var census = Census()
  /// Moves with every growth, so that a round knows whether it was the last.
  private(set) var clock = 0

  init(memory: CallMemory, index: ProgramIndex) {
    self.memory = memory
    self.index = index
  }

  private var steering: Set<String> = []
  /// Enums of which something is shown for one case.
  private var told: Set<Int> = []
  private var full: Set<Int> = []

  /// Notes that state of these names shows screens, is a stack's path or selects a tab.
  func steer(_ places: [Place]) {
    for place in places where steering.insert(place.propertyName).inserted {
      grow(number(Self.steering(place.propertyName)))
    }
  }

  /// Whether state of a name was found to steer navigation.
  func steers(_ name: String) -> Bool {
    if steering.contains(name) { return true }
    memory.note(read: number(Self.steering(name)))
    return false
  }

  private static func steering(_ name: String) -> Place {
    Place(object: nil, of: .steering, name: name)
  }

  /// Notes that something is shown for one case of state of an enum's type.
  func tellCases(of type: Int) {
    if told.insert(type).inserted { grow(number(Self.told(type))) }
  }

  /// Whether something was found to be shown for one case of state of an enum's type.
  func tellsCases(of type: Int) -> Bool {
    if told.contains(type) { return true }
    memory.note(read: number(Self.told(type)))
    return false
  }

  private static func told(_ type: Int) -> Place {
    Place(object: nil, type: type, name: "\u{0}told")
  }

  private struct ObjectKey: Hashable {
    let type: Int
    let site: ObjectIdentifier?
    let makers: [ObjectIdentifier]
    let wrapped: ObjectIdentifier?
    let variant: String
  }

  // MARK: Objects

  /// How many makers tell objects of one place apart.
  private static let makerDepth = 2

  /// The same, where each of them handed on what it was given to run.
  private static let handedDepth = 6

  /// - Parameters:
  ///   - origin: What tells calls apart whose code belongs to no object, or is a modifier of its.
  ///   - wrapped: Where the object was made that this one is a wrapper of.
  ///   - held: That object, where it is known.
  ///   - keepsMakers: Whether who wraps tells wrappers of one object apart.
  ///   - isHandedOn: Whether its maker hands on to it what the maker was given to run: whose that
  ///     is, only the makers further up tell.
  ///   - variant: What it shows of the things that an object made there can show.
  func object(
    type: Int, site: ObjectIdentifier?, maker: Int?, origin: [ObjectIdentifier] = [],
    wrapped: ObjectIdentifier? = nil, held: Int? = nil, keepsMakers: Bool = false,
    isHandedOn: Bool = false, variant: String = ""
  ) -> Int {
    var makers = Array(origin.prefix(Self.makerDepth))
    if let maker {
      let owner = objects[maker]
      // A type that makes itself, however indirectly, stops here.
      if owner.site == site, owner.type == type { return maker }
      // Code that a class inherits makes for each class its own.
      let made = place(of: owner) ?? ObjectIdentifier(index.types[owner.type])
      let depth =
        isHandedOn
        ? Self.handedDepth
        : isPart(type, of: owner.type) ? Self.makerDepth + 1 : Self.makerDepth
      makers = Array((origin.prefix(1) + [made] + owner.makers).prefix(depth))
    }
    // What it holds tells a wrapper from others better than who wraps, and flows that begin each
    // other in turn would make one object for each order in which they can.
    if wrapped != nil && !keepsMakers {
      makers = held.map { objects[$0].makers } ?? []
    } else if let first = first(type, below: maker) {
      // A view that nests itself hands on what the first of them was given.
      makers = index.types[type].kind == .structure ? [objects[first].site].compactMap { $0 } : []
    }
    let key = ObjectKey(
      type: type, site: site, makers: makers, wrapped: wrapped, variant: variant)
    if let known = objectNumbers[key] { return known }
    objects.append(
      Object(
        type: type, site: site, makers: makers, maker: maker, wrapped: wrapped, variant: variant))
    objectNumbers[key] = objects.count - 1
    clock += 1
    noteMade(type)
    count(objects.count - 1, of: type)
    return objects.count - 1
  }

  /// Where an object is made, by which those are known that it makes itself; of those that one factory
  /// makes of different flags, each is a place of its own.
  private func place(of owner: Object) -> ObjectIdentifier? {
    owner.site.map { factories.place(madeAt: $0, owner.variant) }
  }

  /// Whether an object is a value that another value makes of what it holds: `Head(info: info)` in a
  /// row's model. Whose it is, the maker of that other one tells.
  private func isPart(_ type: Int, of owner: Int) -> Bool {
    [type, owner].allSatisfy { number in
      let type = index.types[number]
      return type.kind == .structure && !type.inherits(external: "View")
    }
  }

  /// The first object of a type among those by which, one after the other, an object is made.
  private func first(_ type: Int, below maker: Int?) -> Int? {
    var found: Int?
    var next = maker
    while let number = next {
      if objects[number].type == type { found = number }
      next = objects[number].maker
    }
    return found
  }

  /// The one object that a value is, or that a view shows.
  func object(in values: ValueSet) -> Int? {
    switch values.only {
    case .object(let object): object
    case .view(let number):
      if case .app(let shown) = views[number], case .object(let object) = shown.content {
        object
      } else {
        nil
      }
    default: nil
    }
  }

  /// Where the one object was made that a value is, or that a view shows.
  func site(of values: ValueSet) -> ObjectIdentifier? {
    object(in: values).flatMap { objects[$0].site }
  }

  /// What tells values apart that are handed to code without an object of its own: where the
  /// closures and views among them stand.
  func origin(_ values: [Value], depth: Int = 0) -> [ObjectIdentifier] {
    guard depth < 4 else { return [] }
    for value in values {
      switch value {
      case .closure(let number):
        let record = closures[number]
        let inner = record.captured.keys.sorted().flatMap { name in
          (record.captured[name]?.values ?? []).filter {
            if case .closure = $0 { true } else { false }
          }
        }
        return Array(
          ([ObjectIdentifier(record.closure)] + origin(inner, depth: depth + 1))
            .prefix(Self.makerDepth))
      case .view(let number):
        let found: [ObjectIdentifier]
        switch views[number] {
        case .app(let shown):
          guard case .object(let object) = shown.content, let site = objects[object].site else {
            continue
          }
          found = [site]
        case .framework(_, let children), .group(let children), .beside(let children),
          .inert(let children):
          found = origin(children, depth: depth + 1)
        case .stack(_, let content): found = origin(content, depth: depth + 1)
        default: continue
        }
        if !found.isEmpty { return found }
      // What a case carries, alone or in a list: `.button(action: { … })`.
      case .enumCase(_, _, let parts), .list(let parts), .tuple(_, let parts):
        let found = origin(parts.flatMap(\.values), depth: depth + 1)
        if !found.isEmpty { return found }
      case .method(.object?, let name, let owner) where owner >= 0:
        if let function = index.types[owner].methods(name).first?.0 {
          return [ObjectIdentifier(function)]
        }
      default: continue
      }
    }
    return []
  }

  func closure(_ record: ClosureRecord) -> Int { closures.number(of: record) }

  // MARK: Views

  func view(_ node: ViewNode) -> Value {
    if let known = viewNumbers[node] { return .view(known) }
    views.append(node)
    viewNumbers[node] = views.count - 1
    return .view(views.count - 1)
  }

  // MARK: State

  func number(_ place: Place) -> Int {
    if let known = placeNumbers[place] { return known }
    let number = places.count
    placeNumbers[place] = number
    places.append(place)
    cells.append(.none)
    listeners.append(.none)
    versions.append(0)
    given.append(false)
    relatives.append(Relatives(isApart: isApart(place)))
    if let object = place.object, object >= 0 { placesOfObject[object, default: []].append(number) }
    return number
  }

  func version(_ number: Int) -> Int { versions[number] }

  /// What a piece of state was seen to hold. A property of some instance holds what it holds in
  /// any.
  func read(_ place: Place) -> ValueSet { read(number(place)) }

  /// The same for state whose number is known.
  func read(_ own: Int) -> ValueSet {
    memory.note(read: own)
    guard places[own].object != nil, !relatives[own].isApart else { return cells[own] }
    // Written through a reference that could be this object.
    let everywhere = everywhere(own)
    memory.note(read: everywhere)
    let bounded = bounded(everywhere, meeting: own)
    if cells[everywhere].isEmpty, !cells[everywhere].isOpen, bounded.isEmpty { return cells[own] }
    var version = max(versions[own], versions[everywhere])
    for number in bounded {
      memory.note(read: number)
      version = max(version, versions[number])
    }
    if let known = unions[own], known.version == version { return known.values }
    var values = cells[own].union(cells[everywhere])
    for number in bounded { values.formUnion(cells[number]) }
    unions[own] = (version, values)
    return values
  }

  /// Notes that a property is given a value where its object is made: the one that its declaration
  /// has for it is never seen.
  func give(_ place: Place) { given[number(place)] = true }

  func isGiven(_ place: Place) -> Bool { given[number(place)] }

  func isGiven(_ number: Int) -> Bool { given[number] }

  func write(_ values: ValueSet, to place: Place) {
    guard !values.isEmpty || values.isOpen else { return }
    let own = number(place)
    add(values, to: own)
    guard place.object == nil else { return add(values, to: summary(own)) }
    guard let below = place.below else { return add(values, to: everywhere(own)) }
    add(values, to: everywhere(own, below: below))
  }

  /// Where is kept what is written to any object of a class below the one that declares the state.
  private func everywhere(_ own: Int, below type: Int) -> Int {
    let everywhere = everywhere(own)
    let known = relatives[everywhere].bounded.first { $0.type == type }
    if let known { return known.number }
    let number = self.number(places[own].everywhere(below: type))
    relatives[everywhere].bounded.append((type, number))
    // Who read the state has it to read from now on.
    grow(everywhere)
    return number
  }

  /// Of these the ones that one object's state can be.
  private func bounded(_ everywhere: Int, meeting own: Int) -> [Int] {
    guard !relatives[everywhere].bounded.isEmpty, let object = places[own].object, object >= 0
    else { return [] }
    let type = index.types[objects[object].type]
    return relatives[everywhere].bounded.filter { bound in
      type.lineage.contains { $0.id == bound.type }
    }.map(\.number)
  }

  /// The numbers of the places that hold what is known of any object of the type.
  private struct Relatives {
    var everywhere = -1
    var summary = -1
    /// Of the place for any object, those for any of classes below.
    var bounded: [(type: Int, number: Int)] = []
    /// Whether nobody else has it: a closure in a struct, whose copies go their own ways.
    var isApart = false
  }

  /// Whether what is written to some value of a type is no other value's.
  private func isApart(_ place: Place) -> Bool {
    guard place.type >= 0, place.object != nil,
      case let type = index.types[place.type], type.kind == .structure,
      !SyntaxFacts.shownProtocols.contains(where: type.inherits(external:)),
      case .function? = type.variables[place.name]?.type?.unwrapped
    else { return false }
    return true
  }

  private func everywhere(_ number: Int) -> Int {
    if relatives[number].everywhere < 0 {
      relatives[number].everywhere = self.number(places[number].everywhere)
    }
    return relatives[number].everywhere
  }

  /// The places by which reads are noted of state that can be the same.
  func numbers(meeting place: Place) -> [Int] {
    let own = number(place)
    return place.object == nil ? [own, everywhere(own)] : [own, summary(own)]
  }

  private func summary(_ number: Int) -> Int {
    if relatives[number].summary < 0 {
      relatives[number].summary = self.number(places[number].summary)
    }
    return relatives[number].summary
  }

  private func add(_ values: ValueSet, to number: Int) {
    var hasGrown = values.isOpen && cells[number].formUnion(.unknown)
    // Rounds write again what the rounds before them wrote.
    for value in values.values.dropFirst(cells[number].commonPrefix(with: values)) {
      if case .closure(let closure) = value {
        guard !closures.covers(cells[number], closure) else { continue }
        cells[number].remove { known in
          guard case .closure(let known) = known else { return false }
          return closures.isCovered(known, by: closure)
        }
      }
      if cells[number].insert(value) {
        hasGrown = true
      } else if cells[number].hasNoRoom(for: value) {
        full.insert(number)
      }
    }
    if hasGrown { grow(number) }
  }

  /// State that was given more values than are told apart.
  var fullPlaces: [Place] { full.sorted().map { places[$0] } }

  /// What all state holds, piece by piece.
  var allValues: [ValueSet] { cells }

  /// Counts a growth that lies outside the heap.
  func touch() { clock += 1 }

  /// Notes that something has grown which is kept elsewhere under a place's name.
  func noteGrowth(of place: Place) { grow(number(place)) }

  func grow(_ number: Int) {
    clock += 1
    versions[number] = clock
  }

  private struct Merge: Hashable {
    let object: Int
    let into: Int
  }

  /// Copies what one object holds into another of the same type.
  ///
  /// - Complexity: O(*p*) for the *p* pieces of state of the object, of which only those are copied
  ///   that grew since these two were merged last.
  func merge(_ object: Int, into other: Int) {
    guard object != other else { return }
    let pair = Merge(object: object, into: other)
    let last = merges.updateValue(clock, forKey: pair) ?? -1
    for number in placesOfObject[object] ?? [] where versions[number] > last {
      let place = places[number]
      let target = Place(object: other, type: place.type, name: place.name, local: place.local)
      write(cells[number], to: target)
      for closure in listeners[number].values { listen(closure, on: target) }
    }
    mergeFilled(object, into: other)
    if last < 0 { mergeGiven(object, into: other) }
  }

  /// A property is given to an object that stands for several where whoever makes them gives it to
  /// each.
  private func mergeGiven(_ object: Int, into other: Int) {
    func isGiven(_ place: Place, to object: Int) -> Bool {
      self.isGiven(Place(object: object, type: place.type, name: place.name, local: place.local))
    }
    if standsForSeveral.insert(other).inserted {
      for number in placesOfObject[object] ?? [] where given[number] {
        let place = places[number]
        give(Place(object: other, type: place.type, name: place.name, local: place.local))
      }
    } else {
      for number in placesOfObject[other] ?? []
      where given[number] && !isGiven(places[number], to: object) {
        given[number] = false
        grow(number)
      }
    }
  }

  // MARK: Channels

  func listen(_ closure: Value, on place: Place) {
    let own = number(place)
    for number in [own, place.object == nil ? everywhere(own) : summary(own)] {
      if listeners[number].insert(closure) { grow(number) }
    }
  }

  func listeners(on place: Place) -> [Value] {
    let own = number(place)
    memory.note(read: own)
    guard place.object != nil else { return listeners[own].values }
    let everywhere = everywhere(own)
    memory.note(read: everywhere)
    return listeners[own].union(listeners[everywhere]).values
  }
}
