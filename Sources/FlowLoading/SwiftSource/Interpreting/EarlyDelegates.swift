/// Delegates that code asks for before the code was reached that sets them.
///
/// Whoever knows nothing of a delegate but its protocol tells all that conform to it. A view model
/// that tells its delegate while it is made, or before its screen was seen to load, would so run the
/// code of every other screen, and what that writes nothing takes back.
extension Interpreter {
  /// Rounds in which a delegate counts as not set yet.
  private static let patience = 3

  /// Whether a model's optional has had no time to be set: it is one of a protocol that several
  /// classes conform to, and some code of the program sets one of its name.
  func isEarly(_ variable: VariableDeclaration, _ owner: TypeInfo, _ place: Place) -> Bool {
    guard let object = place.object, object >= 0, heap.objects[object].site != nil,
      owner.isReference, !owner.isKind(of: "UIResponder"),
      case .optional(let written)? = variable.type, !variable.isStatic,
      variable.getter == nil, variable.attributes.isEmpty,
      syntax.delegateAssignments[variable.name] != nil,
      let type = index.resolve(written, in: owner, file: owner.span.file),
      type.kind == .protocolType, type.descendants().count(where: { $0.kind == .classType }) > 1
    else { return false }
    let patience = Place(object: object, of: .delegates, name: "waited for \(variable.name)")
    guard heap.read(patience).isEmpty else { return false }
    awaited.wait(for: patience)
    return true
  }

  func isEarly(_ place: Place) -> Bool {
    guard place.type >= 0, let (variable, owner) = index.types[place.type].variable(place.name)
    else { return false }
    return isEarly(variable, owner, place)
  }

  /// Lets those be anybody that were not set in all the rounds that they were waited for.
  func beginRoundOfWaiting() {
    for place in awaited.next(after: Self.patience) {
      heap.write(ValueSet(.boolean(true)), to: place)
    }
  }
}

/// What is waited for, in the order in which it was asked for, with the rounds that have gone by.
struct Awaited {
  private var rounds: [(place: Place, gone: Int)] = []
  private var known: Set<Place> = []

  var isEmpty: Bool { rounds.isEmpty }

  mutating func wait(for place: Place) {
    if known.insert(place).inserted { rounds.append((place, 0)) }
  }

  /// Begins a round.
  ///
  /// - Returns: What is not waited for any longer.
  mutating func next(after limit: Int) -> [Place] {
    for position in rounds.indices { rounds[position].gone += 1 }
    let over = rounds.filter { $0.gone >= limit }
    rounds.removeAll { $0.gone >= limit }
    return over.map(\.place)
  }
}
