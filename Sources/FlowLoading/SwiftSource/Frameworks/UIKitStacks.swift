/// UIKit's navigation controllers.
enum UIKitStacks {
  /// The labels of UIKit's methods that apps add overloads to, with defaults for what is more.
  static let signatures: [String: [String?]] = [
    "pushViewController": [nil, "animated"], "popViewController": ["animated"],
    "popToViewController": [nil, "animated"], "popToRootViewController": ["animated"],
    "setViewControllers": [nil, "animated"],
  ]

  /// The property that gives the stack around a controller, whichever that is.
  static let aroundName = "navigationController"
  static let around = Value.external("UINavigationController")

  static let constructors: [String: Frameworks.Constructor] = [
    "UINavigationController": { interpreter, site, frame in
      guard let object = interpreter.frameworkObject("UINavigationController", site, frame) else {
        return .unknown
      }
      let stack = interpreter.stack(ofController: object)
      if let root = site.argument("rootViewController") {
        interpreter.fill(stack, with: interpreter.evaluate(root, frame))
      }
      return ValueSet(.object(object))
    }
  ]

  static let methods: [String: Frameworks.Method] = [
    "pushViewController": { interpreter, bases, base, site, frame in
      guard let pushed = site.first else { return nil }
      let values = interpreter.evaluate(pushed, frame)
      notePush(interpreter, bases, base, values, site, frame)
      interpreter.noteOwners(ofStack: base, bases, site.span, frame)
      interpreter.keepFirst(values, of: bases)
      interpreter.onStacks(bases) { interpreter.note(.show(values, .push), site.span) }
      return ValueSet.none
    },
    "show": { interpreter, bases, _, site, frame in
      guard let shown = site.first, site.has("sender") else { return nil }
      let values = interpreter.evaluate(shown, frame)
      // An alert shows nothing but itself.
      if interpreter.areAlerts(bases) { return ValueSet.none }
      let stacks = interpreter.controllerStacks(among: bases)
      if stacks.isEmpty {
        // Another controller than the one whose code it is need not stand where that does: what is
        // shown on the topmost one once a modal is gone is pushed.
        let isOther =
          (!bases.isEmpty || bases.isOpen)
          && !bases.values.contains { $0 == frame.receiver }
        let isPushed =
          isOther
          && !values.values.contains { interpreter.type(of: $0)?.isNavigationController == true }
        interpreter.note(isPushed ? .show(values, .push) : .adapt(values), site.span)
      } else {
        interpreter.onStacks(bases) { interpreter.note(.show(values, .push), site.span) }
      }
      return ValueSet.none
    },
    "showDetailViewController": { interpreter, _, _, site, frame in
      guard let shown = site.first else { return nil }
      interpreter.note(.show(interpreter.evaluate(shown, frame), .push), site.span)
      return ValueSet.none
    },
    "setViewControllers": { interpreter, bases, _, site, frame in
      guard let list = site.first else { return nil }
      let values = interpreter.evaluate(list, frame)
      if site.has("direction") {
        // A page controller shows them one at a time.
        let owner = site.receiver?.ownPropertyName == nil ? nil : frame.receiver
        interpreter.setPages(values, of: bases, heldBy: owner, site.span)
      } else if let more = laid(onRootOf: site.receiver, by: list) {
        interpreter.onStacks(bases) {
          interpreter.note(.popToRoot, site.span)
          for one in more {
            interpreter.note(.show(interpreter.evaluate(one, frame), .push), site.span)
          }
        }
      } else if let more = laid(onAllOf: site.receiver, by: list) {
        let added = interpreter.items(of: interpreter.evaluate(more, frame))
        interpreter.onStacks(bases) {
          for one in added { interpreter.note(.show(one, .push), site.span) }
        }
      } else {
        var covered: [ValueSet] = []
        if case .name(let name, _) = list.kind { covered = frame.locals[name]?.covered ?? [] }
        interpreter.setContent(of: bases, to: values, covered: covered, site.span)
      }
      interpreter.runArguments(site.rest, frame)
      return ValueSet.none
    },
    "popViewController": { interpreter, bases, base, site, frame in
      let pop = interpreter.pop(from: bases, base, frame)
      interpreter.noteOwners(ofStack: base, bases, site.span, frame)
      interpreter.onStacks(bases) { interpreter.note(pop, site.span) }
      interpreter.runArguments(site, frame)
      return .unknown
    },
    "popToRootViewController": { interpreter, bases, base, site, frame in
      interpreter.noteOwners(ofStack: base, bases, site.span, frame)
      interpreter.onStacks(bases) { interpreter.note(.popToRoot, site.span) }
      interpreter.runArguments(site, frame)
      return .unknown
    },
    "popToViewController": { interpreter, bases, base, site, frame in
      interpreter.noteOwners(ofStack: base, bases, site.span, frame)
      if let target = site.first, isMade(by: target) {
        interpreter.record(.part(.freshTarget(interpreter.text(target.span)), site.span))
      }
      let target = site.first.map { interpreter.evaluate($0, frame) } ?? .none
      interpreter.onStacks(bases) { interpreter.note(.popTo(target), site.span) }
      interpreter.runArguments(site, frame)
      return .unknown
    },
  ]

  /// What a list lays on all that a stack has: `nav.setViewControllers(nav.viewControllers + [a])`.
  private static func laid(onAllOf stack: Expression?, by list: Expression) -> Expression? {
    guard case .binary("+", let kept, let added) = list.plain.kind, isContent(kept, of: stack)
    else {
      return nil
    }
    return added
  }

  /// Whether an expression is what a stack holds, which is the code's own where none is written.
  private static func isContent(_ expression: Expression, of stack: Expression?) -> Bool {
    func isOwn(_ owner: Expression?) -> Bool {
      guard let owner else { return true }
      if case .name("self", _) = owner.plain.kind { return true }
      return false
    }
    switch expression.plain.kind {
    case .name("viewControllers", _): return isOwn(stack)
    case .member(let owner?, "viewControllers", _):
      return isOwn(owner) && isOwn(stack) || stack.map { owner.plain.isSame(as: $0.plain) } ?? false
    default: return false
    }
  }

  /// What a list lays on the root that a stack has: `nav.setViewControllers([nav.viewControllers[0],
  /// detail])`.
  private static func laid(onRootOf stack: Expression?, by list: Expression) -> [Expression]? {
    guard case .array(let items) = list.plain.kind, let first = items.first?.plain else {
      return nil
    }
    let controllers: Expression
    switch first.kind {
    case .member(let base?, "first", _): controllers = base.plain
    case .index(let base, let position):
      guard case .integer(0)? = position.first?.value.kind else { return nil }
      controllers = base.plain
    default: return nil
    }
    return isContent(controllers, of: stack) ? Array(items.dropFirst()) : nil
  }

  /// Notes a push on the controller around a screen, and one of a navigation controller.
  private static func notePush(
    _ interpreter: Interpreter, _ bases: ValueSet, _ base: Expression, _ values: ValueSet,
    _ site: CallSite, _ frame: Frame
  ) {
    let pushed = values.values.compactMap(interpreter.type(of:))
    if !values.isOpen, let first = pushed.first, pushed.count == values.values.count,
      pushed.allSatisfy(\.isNavigationController)
    {
      interpreter.record(.part(.pushedController(first.name), site.span))
    }
    guard interpreter.controllerStacks(among: bases).isEmpty else { return }
    var controller = base
    while case .unwrap(let inner) = controller.kind { controller = inner }
    switch controller.kind {
    case .name("navigationController", _): break
    case .member(let owner?, "navigationController", _):
      guard case .name("self", _) = owner.kind else { return }
    default: return
    }
    let owner = frame.receiver.flatMap(interpreter.type(of:))?.id
    interpreter.record(.part(.push("pushViewController", of: owner), site.span))
  }

  /// Whether an expression makes a controller, which can be on no stack yet.
  private static func isMade(by expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    switch callee.kind {
    case .name(let name, _): return name.startsUppercase
    case .member(_, let name, _):
      return name == "instantiateViewController" || name == "instantiateInitialViewController"
        || name == "init"
    default: return false
    }
  }

  /// What assigning to a framework's property does besides keeping the value.
  static let assignments: [String: Frameworks.Assignment] = [
    "viewControllers": { interpreter, bases, values, span in
      interpreter.setContent(of: bases, to: values, span)
    }
  ]

  static let properties: [String: Frameworks.Property] = [
    "viewControllers": { interpreter, receiver, known in content(interpreter, receiver, known) },
    "children": { interpreter, receiver, known in content(interpreter, receiver, known) },
    "customizableViewControllers": { interpreter, receiver, known in
      let kept = interpreter.heldContent(of: receiver)
      return content(interpreter, receiver, known.union(kept))
    },
    "navigationBar": { interpreter, receiver, known in
      known.isEmpty ? content(interpreter, receiver, known) : known
    },
    "presentedViewController": { _, _, known in
      known.union(ValueSet([Interpreter.presented], isOpen: true))
    },
    "topViewController": { interpreter, receiver, _ in one(interpreter, receiver) },
    "visibleViewController": { interpreter, receiver, _ in one(interpreter, receiver) },
    "selectedViewController": { interpreter, receiver, _ in one(interpreter, receiver) },
    aroundName: { _, _, known in known.union(ValueSet([around], isOpen: true)) },
  ]

  private static func content(
    _ interpreter: Interpreter, _ receiver: Value, _ known: ValueSet
  ) -> ValueSet {
    guard interpreter.isController(receiver) else { return known.isEmpty ? .unknown : known }
    let items = interpreter.contentItems(of: receiver, known)
    // How many there are at a moment is not known.
    return ValueSet(items.isEmpty ? [] : [.list(items)], isOpen: true)
  }

  private static func one(_ interpreter: Interpreter, _ receiver: Value) -> ValueSet {
    var result = interpreter.contentItems(of: receiver, interpreter.heldContent(of: receiver))
      .reduce(into: ValueSet.none) { $0.formUnion($1) }
    result.isOpen = true
    return result
  }
}

extension Expression {
  /// Whether it makes a controller of UIKit's own that nothing can be put into: it has no name.
  var isBlankController: Bool {
    guard case .call(let callee, let arguments) = plain.kind, arguments.isEmpty,
      case .name("UIViewController", _) = callee.kind
    else { return false }
    return true
  }
}

extension Place {
  /// Whether nobody knows which of a container's controllers stands where.
  fileprivate var withoutOrder: Place {
    Place(object: object, type: type, name: "\(name)\u{0}unordered", local: local)
  }
}

extension CallSite {
  /// What it is written to be called on.
  fileprivate var receiver: Expression? {
    guard case .call(let callee, _) = expression.kind, case .member(let base, _, _) = callee.kind
    else { return nil }
    return base
  }

  /// The arguments after the first.
  var rest: CallSite {
    CallSite(
      name: name, arguments: Array(arguments.dropFirst()), expression: expression, expected: nil)
  }
}

extension Interpreter {
  /// Adds to what a navigation controller shows from the start.
  func fill(_ stack: Int, with values: ValueSet) {
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
