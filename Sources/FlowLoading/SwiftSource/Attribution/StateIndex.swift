/// What stands for state, such as presentations by their flags, found by state that can be the same:
/// rows of a list have flags by the thousand, of which an act sets one.
struct StateIndex<Item> {
  private struct Key: Hashable {
    let type: Int
    let name: String
    let local: Span?

    init(_ place: Place) { (type, name, local) = (place.type, place.name, place.local) }

    init(tableOf place: Place) {
      (type, name, local) = (place.type, place.propertyName, place.local)
    }
  }

  /// Positions among the items.
  private struct Entry {
    var all: [Int] = []
    /// Those of which the object is not known.
    var anywhere: [Int] = []
    var byObject: [Int: [Int]] = [:]
  }

  private var items: [Item] = []
  /// The names under which the paths of a table are found.
  private var tables: [Key: Set<String>] = [:]
  private var entries: [Key: Entry] = [:]

  mutating func add(_ item: Item, at places: [Place]) {
    let position = items.count
    items.append(item)
    for place in places {
      let key = Key(place)
      if place.isEntry { tables[Key(tableOf: place), default: []].insert(place.name) }
      if entries[key]?.all.last != position { entries[key, default: Entry()].all.append(position) }
      if let object = place.object {
        entries[key]?.byObject[object, default: []].append(position)
      } else {
        entries[key]?.anywhere.append(position)
      }
    }
  }

  /// The items at state that can be the one given, in the order in which they were added.
  func meeting(_ place: Place) -> [Item] {
    guard place.isEntry else { return positions(meeting: place).map { items[$0] } }
    let names = tables[Key(tableOf: place)] ?? []
    let others = names.map { name in
      Place(object: place.object, type: place.type, name: name, local: place.local)
    }.filter(place.meets)
    return others.flatMap(positions).sorted().uniqued().map { items[$0] }
  }

  private func positions(meeting place: Place) -> [Int] {
    guard let entry = entries[Key(place)] else { return [] }
    guard let object = place.object else { return entry.all }
    let own = entry.byObject[object] ?? []
    if entry.anywhere.isEmpty { return own.uniqued() }
    return (own + entry.anywhere).sorted().uniqued()
  }
}
