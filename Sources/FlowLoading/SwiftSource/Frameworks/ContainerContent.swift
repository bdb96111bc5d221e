/// What UIKit's containers hold.
extension Interpreter {
  /// The navigation controllers that a call makes which can be given several roots: one around each.
  /// One around all of them would show whatever any caller of the code around it gives.
  func stacks(
    aroundEachOf arguments: [Argument], of type: TypeInfo, _ frame: Frame,
    _ make: () -> ValueSet
  ) -> ValueSet? {
    guard type.isNavigationController,
      case .name(let name, _)? =
        arguments.first(where: { $0.label == "rootViewController" })?.value.plain.kind,
      let slot = frame.locals[name], case let roots = slot.values,
      (2...Self.mostRoots).contains(roots.values.count),
      roots.values.allSatisfy({ heap.site(of: ValueSet($0)) != nil })
    else { return nil }
    defer { frame.locals[name] = slot }
    var result = ValueSet([], isOpen: roots.isOpen)
    for root in roots.values {
      frame.locals[name] = slot.narrowed(to: ValueSet(root))
      result.formUnion(make())
    }
    return result
  }

  /// Beyond so many it is any screen of the app.
  private static let mostRoots = 48

  /// Adds to what a navigation controller shows from the start.
  func fill(_ stack: Int, with values: ValueSet) {
    if case .object(let controller)? = facts.stacks[stack].receiver {
      stand(values, inStackOf: controller)
    }
    if facts.stacks[stack].content.formUnion(ValueSet(values.values)) { heap.touch() }
  }

  func controllerStacks(among bases: ValueSet) -> [Int] {
    bases.values.compactMap { value in
      guard case .object(let object) = value, type(of: value)?.isNavigationController == true else {
        return nil
      }
      return stack(ofController: object)
    }
  }

  /// What a controller presents, whichever that is: the front one, for code that asks again and
  /// again.
  static let presented = Value.external("UIViewController")

  /// Runs an operation on each stack that the bases can be; on the one around the screen where
  /// none is known, or where it can be any.
  func onStacks(_ bases: ValueSet, _ body: () -> Void) {
    let stacks = controllerStacks(among: bases)
    let isAny = stacks.count > 1 && bases.isOpen || bases.values.contains(Self.presented)
    if stacks.isEmpty || isAny { return body() }
    for stack in stacks { within({ $0.stack = stack }, body) }
  }

  /// The elements of lists among values.
  func items(of values: ValueSet) -> [ValueSet] {
    values.values.flatMap { value -> [ValueSet] in
      if case .list(let items) = value { return items }
      return []
    }
  }

  /// A container is given its controllers: a stack its levels, any other keeps them.
  ///
  /// - Parameter covered: Those that are put on what lies on the stack with another on top.
  func setContent(
    of bases: ValueSet, to values: ValueSet, covered: [ValueSet] = [], _ span: Span
  ) {
    let items = items(of: values)
    var isKept = false
    for value in bases.values {
      guard let type = type(of: value), !type.isNavigationController else { continue }
      if case .object(let object) = value {
        isKept = true
        keepContent(values, of: object, type, span)
      } else if case .some = value, type.isTabController || type.isSplitController {
        // Whichever of the class it is.
        isKept = true
        keepContent(values, of: nil, type, span)
      }
    }
    if layOnLevels(items, of: bases, covered: covered, span) { return }
    let stacks = controllerStacks(among: bases)
    if isKept, stacks.isEmpty { return }
    // What nobody gave a name or content only empties the stack.
    let seen = items.filter { $0.isEmpty || !$0.values.allSatisfy(facts.blanks.contains) }
    let added = values.isOpen ? self.items(seen, besides: stacks) : seen
    guard let first = added.first else {
      if !items.isEmpty { facts.filling.insert(span) }
      return
    }
    let lists = values.values.compactMap { value -> [ValueSet]? in
      if case .list(let items) = value { items } else { nil }
    }
    if !values.isOpen, lists.count > 1 {
      // One or the other, as the code decided, and not one on top of the other.
      for list in lists { setContent(of: bases, to: ValueSet(.list(list)), span) }
      return
    }
    keepFirst(first, of: bases)
    if let controller = bases.only.flatMap(objectNumber) { stand(first, inStackOf: controller) }
    onStacks(bases) {
      let isTop = { values.isOpen ? !covered.contains($0) : true }
      if isTop(first) { note(.setStack(first, isWhole: !values.isOpen), span) }
      for (position, item) in added.enumerated() {
        if !isTop(item) {
          note(.putBeneath(item), span)
        } else if position > 0 {
          note(.show(item, .push), span)
        }
      }
    }
  }

  /// What a list brings that is made of what lies on a stack already: `viewControllers.filter { …
  /// }`.
  private func items(_ items: [ValueSet], besides stacks: [Int]) -> [ValueSet] {
    let there = stacks.reduce(into: Set<Value>()) { $0.formUnion(facts.stacks[$1].content.values) }
    let added = items.map { item in
      ValueSet(item.values.filter { !there.contains($0) }, isOpen: item.isOpen)
    }
    return zip(items, added).compactMap { $0.isEmpty || !$1.isEmpty ? $1 : nil }
  }

  /// Keeps what a stack is given first: its bar is known by the controller whose item stands in it.
  func keepFirst(_ values: ValueSet, of bases: ValueSet) {
    for value in bases.values {
      guard case .object(let object) = value, let type = type(of: value),
        type.isNavigationController
      else { continue }
      let place = Place(object: object, type: type.id, name: "navigationBar")
      guard heap.read(place).isEmpty else { continue }
      heap.write(ValueSet(.list([ValueSet(values.values.filter(isController))])), to: place)
    }
  }

  /// Pages are a part of the controller that turns them, whoever gives them to it.
  ///
  /// - Parameter owner: The controller that has the page controller as a property.
  func setPages(_ values: ValueSet, of bases: ValueSet, heldBy owner: Value?, _ span: Span) {
    let turning = bases.values.compactMap { value -> (Int, TypeInfo)? in
      guard case .object(let object) = value, let type = type(of: value), type.isPageController
      else { return nil }
      return (object, type)
    }
    for (object, type) in turning { keepContent(values, of: object, type, span) }
    guard turning.isEmpty else { return }
    let pages = items(of: values).reduce(into: ValueSet.none) { $0.formUnion($1) }
    if let owner, isController(owner) {
      // They turn there, whoever's act asks for it.
      note(.embed(pages, in: ValueSet(owner)), span)
    } else {
      note(.show(pages, .embed), span)
    }
  }

  func keepContent(_ values: ValueSet, of object: Int?, _ type: TypeInfo, _ span: Span) {
    let place = Place(object: object, type: type.id, name: UIKitContainers.contentName)
    heap.write(ValueSet(values.values), to: place)
    if !values.isOpen, values.values.count == 1, values.onlyList == nil {
      heap.write(ValueSet(.boolean(true)), to: place.withoutOrder)
    }
    facts.filling.insert(span)
    assignedAt[place.summary] = assignedAt[place.summary] ?? span
    for content in items(of: values).flatMap(\.values) where filledAt[content] == nil {
      filledAt[content] = span
    }
  }

  /// The number of a tab, or what stands for that where nobody knows it: in a list without order,
  /// and behind what a loop makes of a list of unknown length.
  func tag(ofTab position: Int, among items: [ValueSet], in controller: Value) -> ValueSet {
    let isCounted = items[...position].allSatisfy { $0.values.count <= Self.mostInOnePlace }
    guard
      !isCounted
        || objectNumber(controller).map({ object in
          let type = heap.objects[object].type
          let place = Place(object: object, type: type, name: UIKitContainers.contentName)
          return !heap.read(place.withoutOrder).isEmpty
        }) == true
    else { return ValueSet(.integer(position)) }
    return ValueSet([.external("\u{0}tab \(position)")], isOpen: true)
  }

  /// Code that chooses what stands in one place of a list chooses one of two.
  private static let mostInOnePlace = 2

  func heldContent(of receiver: Value) -> ValueSet {
    guard let object = objectNumber(receiver), let type = type(of: receiver) else { return .none }
    return heap.read(Place(object: object, type: type.id, name: UIKitContainers.contentName))
  }

  /// The controllers inside a container, as far as they are known.
  func contentItems(of receiver: Value, _ known: ValueSet) -> [ValueSet] {
    guard case .object(let object) = receiver, type(of: receiver)?.isNavigationController == true
    else { return items(of: known) }
    let content = facts.stacks[stack(ofController: object)].content
    return content.isEmpty ? [] : [content]
  }
}

extension Place {
  /// Whether nobody knows which of a container's controllers stands where.
  fileprivate var withoutOrder: Place {
    Place(object: object, type: type, name: "\(name)\u{0}unordered", local: local)
  }
}
