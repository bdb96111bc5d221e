/// How many objects there are of each type.
struct Census {
  /// What code asks about the objects of a type.
  enum Question: Int, CaseIterable {
    case made, many, only, all
  }

  /// The state by which it is noted that something was asked of a type, as far as it was.
  var asked: [Int] = []
  /// Types of which an object was made.
  var made: Set<Int> = []
  var counts: [Int: Int] = [:]
  var firstObjects: [Int: Int] = [:]
  /// The first few objects of each type.
  var few: [Int: [Int]] = [:]
}

extension Heap {
  /// The types below one of which some object was made.
  func made(below type: TypeInfo) -> [TypeInfo] {
    memory.note(read: number(of: .made, type.id))
    return type.descendants().filter { census.made.contains($0.id) }
  }

  /// Whether some object of a type was made; asked when all is done.
  func isMade(_ type: Int) -> Bool { census.made.contains(type) }

  /// Notes that an object of a type is made, without telling it from others.
  func noteMade(_ type: Int) {
    guard census.made.insert(type).inserted else { return }
    for above in index.types[type].lineage { grow(number(of: .made, above.id)) }
  }

  /// Whether so many objects of a type are made that what one of them holds is known as what any
  /// of them does.
  func areMany(_ type: Int) -> Bool {
    memory.note(read: number(of: .many, type))
    return census.counts[type, default: 0] >= Self.many
  }

  /// The only object of a type that is made: some object of the type is that one.
  func only(of type: Int) -> Int? {
    memory.note(read: number(of: .only, type))
    return census.counts[type] == 1 ? census.firstObjects[type] : nil
  }

  /// All objects of a type and of those that inherit it; nil where they are many.
  func all(of type: TypeInfo) -> [Int]? {
    var found: [Int] = []
    for one in [type] + type.descendants() {
      memory.note(read: number(of: .all, one.id))
      found += census.few[one.id] ?? []
      guard census.counts[one.id, default: 0] < Self.many, found.count < Self.many else {
        return nil
      }
    }
    return found
  }

  func count(_ object: Int, of type: Int) {
    let count = census.counts[type, default: 0] + 1
    census.counts[type] = count
    if count <= Self.many {
      census.few[type, default: []].append(object)
      grow(number(of: .all, type))
    }
    if count == 1 { census.firstObjects[type] = object }
    if count <= 2 { grow(number(of: .only, type)) }
    if count == Self.many { grow(number(of: .many, type)) }
  }

  private static let many = 8

  /// What is known of a type's objects, as state that is read and grows like any other.
  private func number(of question: Census.Question, _ type: Int) -> Int {
    let position = type * Census.Question.allCases.count + question.rawValue
    if position >= census.asked.count {
      let missing = position + 1 - census.asked.count
      census.asked += [Int](repeating: -1, count: missing)
    }
    if census.asked[position] < 0 {
      census.asked[position] = number(
        Place(object: nil, type: type, name: "\u{0}\(question)"))
    }
    return census.asked[position]
  }
}
