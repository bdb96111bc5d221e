/// Controllers of one class that are parts of several screens.
///
/// What hangs on one is told apart from what hangs on another only a few objects deep: the data
/// source of a list, but hardly a button in one of its rows. So it is kept which of them runs.
extension Interpreter {
  /// Runs code of a controller that a representable puts into a screen.
  func running<Result>(part object: Int, _ body: () -> Result) -> Result {
    if facts.partControllers.insert(object).inserted { heap.touch() }
    let type = heap.objects[object].type
    let hasOthers = facts.partControllers.contains {
      $0 != object && heap.objects[$0].type == type
    }
    return running(for: hasOthers ? object : nil, body)
  }

  /// - Parameter controller: The one whose code runs, where there are several of its class.
  func running<Result>(for controller: Int?, _ body: () -> Result) -> Result {
    let outer = partController
    partController = controller
    defer { partController = outer }
    return body()
  }

  /// Whether a value hangs on another controller of the class than the one whose code runs.
  func isOfAnotherPart(_ value: Value?) -> Bool {
    guard let part = partController, case .object(let object)? = value else { return false }
    let own = heap.objects[part]
    var below: Heap.Object?
    var next: Int? = object
    while let number = next, number != part {
      let one = heap.objects[number]
      if one.type == own.type, facts.partControllers.contains(number) {
        guard let below, let site = own.site else { return true }
        // Made alike by both, it can be either's.
        return !zip(below.makers, [site] + own.makers).allSatisfy(==)
      }
      (below, next) = (one, one.maker)
    }
    return false
  }
}

extension Interpreter {
  /// Notes that a controller makes a plain tab controller and holds it as a child: the tabs are its
  /// own.
  func noteOwnTabs(_ children: ValueSet, of parents: ValueSet) {
    guard case .object(let parent)? = parents.only,
      case let type = index.types[heap.objects[parent].type], !type.isExternal
    else { return }
    for case .object(let child) in children.values {
      let held = index.types[heap.objects[child].type]
      guard held.isTabController, held.isExternal, objectOwners[child] == type.name else {
        continue
      }
      ownTabs[child] = type.id
    }
  }
}
