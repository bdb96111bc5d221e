/// Views and helpers whose actions belong to a screen.
extension Interpreter {
  /// A view or helper that a screen's code makes. What a person sets off on it is set off on the
  /// controller that makes it, whichever screen's code runs: a mere mention of another controller's
  /// button makes the button there, if nothing did before. One of no controller belongs to the
  /// screen whose code runs.
  func addPart(_ value: Value, in frame: Frame?) {
    addPart(value, of: frame.flatMap(controller(making:)))
  }

  func addPart(_ value: Value, of controller: TypeInfo?) {
    if let controller {
      if ownedParts[controller.id, default: []].insert(value) { heap.touch() }
      partOwners[value, default: []].insert(controller.id)
    }
    if controller == nil, showing == nil || containerDepth > 0, orphanParts.insert(value) {
      heap.touch()
    }
    guard let screen = showing else { return }
    if parts[screen, default: []].insert(value) { heap.touch() }
  }

  /// A view that code of no controller makes and gives to one that keeps it: a coordinator's
  /// banner. It stands there, whoever's code came by where it is made.
  func takeView(_ values: ValueSet, in place: Place) {
    guard let holder = place.object, holder >= 0,
      let controller = ownController(index.types[heap.objects[holder].type])
    else { return }
    for case .object(let object) in values.values
    where index.types[heap.objects[object].type].isKind(of: "UIView")
      && maker(ofView: .object(object)) == nil
    {
      addPart(.object(object), of: controller)
    }
  }

  /// A cell that code asks for by its class.
  func notePart(_ type: TypeInfo, of controller: TypeInfo?) {
    guard !type.isExternal, type.isKind(of: "UIView") else { return }
    addPart(.some(type.id), of: controller)
  }

  /// A view that code asks for by its class. One of a class that the program makes by itself, and
  /// that is looked for among others, is a part of whoever made it: whoever looks may find none.
  func notePart(
    _ type: TypeInfo, foundBy source: Expression?, isOfNib: Bool = false, in frame: Frame
  ) {
    let isMade = !isOfNib && !type.isReused && syntax.isCalled(type.simpleName)
    if isMade, let source, isSearch(source) { return }
    notePart(type, of: controller(making: frame))
  }

  /// Whether an expression looks through what lies in a view: `view.subviews.first`,
  /// `view.find()`.
  private func isSearch(_ source: Expression) -> Bool {
    switch source.plain.kind {
    case .name(let name, _), .member(nil, let name, _): name == "subviews"
    case .member(let base?, let name, _): name == "subviews" || isSearch(base)
    case .index(let base, _), .unwrap(let base), .cast(let base, _, _): isSearch(base)
    case .call(let callee, _):
      switch callee.plain.kind {
      case .member(let base?, _, _): isSearch(base) || base.plain.lastName == "view"
      default: false
      }
    default: false
    }
  }

  /// Runs the parts of a controller, and those that its code made for controllers that are no
  /// screens.
  func runParts(of controller: TypeInfo, screen number: Int?, host: Int? = nil) {
    var seen: Set<Value> = []
    var held = HeldParts()
    // The lists grow while they are read: a part can make parts.
    while let part = nextPart(of: controller, screen: number, host, seen, &held) {
      seen.insert(part)
      guard let type = self.type(of: part), !isOfAnotherPart(part), !isDisabled(part) else {
        continue
      }
      running(part: part, screen: number) {
        if isMadeByUIKit(part) { runInitializers(ofView: part, type) }
        runHandlers(of: part, type)
        runCells(of: part, type, in: controller)
      }
    }
  }

  /// Whether code takes all touches from a view and never gives them back.
  private func isDisabled(_ part: Value) -> Bool {
    guard case .object(let object) = part else { return false }
    let type = heap.objects[object].type
    return heap.read(Place(object: object, type: type, name: SyntaxFacts.touches)).only
      == .boolean(false) && !syntax.givesTouches(to: index.types[type])
  }

  private func isMadeByUIKit(_ part: Value) -> Bool {
    switch part {
    case .some: true
    case .object(let object): reusedObjects.contains(object)
    default: false
    }
  }

  /// Runs the initialisers by which UIKit makes a view whose class it was told: a cell's.
  private func runInitializers(ofView view: Value, _ type: TypeInfo) {
    var seen: Set<[String?]> = []
    for owner in type.lineage where !owner.isExternal && owner.kind == .classType {
      for function in owner.functions["init"] ?? []
      where Self.viewInitializers.contains(function.parameters.map(\.label))
        && seen.insert(function.parameters.map(\.label)).inserted
        && syntax.isWorthFollowing(function)
      {
        run(
          function, owner, view, handed(to: function, of: view, type),
          Trigger(label: Triggers.label(of: function), span: function.span))
      }
    }
  }

  private static let viewInitializers: Set<[String?]> = [
    ["style", "reuseIdentifier"], ["frame"], ["reuseIdentifier"], ["coder"],
  ]

  /// The parts that a controller holds, as they were found when the heap's clock stood there.
  private struct HeldParts {
    var clock = -1
    var parts: [Value] = []
  }

  private func nextPart(
    of controller: TypeInfo, screen number: Int?, _ host: Int?, _ seen: Set<Value>,
    _ held: inout HeldParts
  ) -> Value? {
    if let own = ownedParts[controller.id]?.first(where: { !seen.contains($0) }) {
      return own
    }
    let key = HeldKey(type: controller.id, host: host)
    if let own = barViews[key]?.first(where: { !seen.contains($0) && bar(of: $0) == key }) {
      return own
    }
    // Nothing else than a growth makes it hold others.
    if held.clock != heap.clock {
      held = HeldParts(clock: heap.clock, parts: heldParts(of: controller))
    }
    if let held = held.parts.first(where: { !seen.contains($0) }) { return held }
    guard let number else { return nil }
    return parts[number]?.first { part in
      !seen.contains(part)
        && (isLeft(part, by: number)
          || partOwners[part]?.contains { facts.screenNumbers[.type($0)] != nil } != true
            && !isOnBar(part))
    }
  }

  /// The parts that a controller was given which no screen made, or that what it was given holds.
  private func heldParts(of controller: TypeInfo) -> [Value] {
    guard !orphanParts.isEmpty else { return [] }
    var seen: Set<Value> = []
    var found: [Value] = []
    var holders: [(object: Int?, type: TypeInfo)] = [(nil, controller)]
    for _ in 0..<Self.holdingDepth {
      var next: [(object: Int?, type: TypeInfo)] = []
      for (object, type) in holders {
        for owner in type.lineage {
          // Whoever only knows an object does not have it.
          for variable in owner.stored where !variable.isWeak {
            let place = Place(object: object, type: owner.id, name: variable.name)
            for case .object(let held) in heap.read(place).values
            where !(object.map { holds(held, $0) } ?? false) && seen.insert(.object(held)).inserted
            {
              if orphanParts.contains(.object(held)) { found.append(.object(held)) }
              let type = index.types[heap.objects[held].type]
              if !type.isController { next.append((held, type)) }
            }
          }
        }
      }
      holders = next
    }
    return found
  }

  /// Whether an object keeps another for itself: it is not that one's part, but has it.
  private func holds(_ owner: Int, _ object: Int) -> Bool {
    index.types[heap.objects[owner].type].lineage.contains { type in
      type.stored.contains { variable in
        !variable.isWeak
          && heap.read(Place(object: owner, type: type.id, name: variable.name)).values
            .contains(.object(object))
      }
    }
  }

  /// How many objects that hold each other are looked through for what a controller was given.
  private static let holdingDepth = 3

  /// What a person sets off on a controller that was set up while other code ran.
  func runHeld(by controller: TypeInfo, host: Int? = nil) {
    let key = HeldKey(type: controller.id, host: host)
    let held = heldActions[key]?.effects.filter { $0.context.trigger != nil } ?? []
    absorb(EffectList(held.map(EffectList.Entry.act), asks: false, isForeign: false))
  }

  /// The controller whose code makes something: its own, or that of a view that it made.
  func controller(making frame: Frame) -> TypeInfo? {
    var current: Frame? = frame
    // Code without an object of its own makes it for its caller.
    while let frame = current, objectNumber(frame.receiver) == nil, frame.giver != nil {
      if case .some(let type)? = frame.receiver { return ownController(index.types[type]) }
      current = frame.giver
    }
    return current?.receiver.flatMap(controller(holding:))
  }

  /// The controller that a value is, that made the view that it is, or on whose bar this stands.
  func controller(holding value: Value) -> TypeInfo? {
    maker(ofView: value) ?? bar(of: value).flatMap { ownController(index.types[$0.type]) }
  }

  func maker(ofView value: Value) -> TypeInfo? {
    var next: Value? = value
    for _ in 0..<Self.viewDepth {
      guard let value = next, let type = type(of: value) else { return nil }
      if type.isController { return ownController(type) }
      guard type.holdsViews, let object = objectNumber(value) else {
        // What a controller's data source makes is the controller's.
        guard let owners = partOwners[value], owners.count == 1 else { return nil }
        return owners.first.map { index.types[$0] }
      }
      next = heap.objects[object].maker.map { .object($0) }
    }
    return nil
  }

  /// A navigation controller is no screen, nor is a host of anything, and what a framework's class
  /// does is told by the code that makes it.
  private func ownController(_ type: TypeInfo) -> TypeInfo? {
    type.isController && !type.isExternal && !type.isNavigationController && !type.isAlert
      && !type.hostsAnything ? type : nil
  }

  /// How many views within each other are looked through for the controller that holds them.
  private static let viewDepth = 8

  /// Runs code that makes something of a controller's. What is to be set off on it later, a person
  /// does on the controller, whichever code made it first.
  func making<Result>(for controller: TypeInfo?, _ body: () -> Result) -> Result {
    making(for: controller.map { HeldKey(type: $0.id) }, body)
  }

  func making<Result>(for controller: HeldKey?, _ body: () -> Result) -> Result {
    guard let controller else { return body() }
    let (result, effects) = isolated(body)
    hold(effects, for: controller)
    absorb(effects, withoutTriggered: true)
    return result
  }
}
