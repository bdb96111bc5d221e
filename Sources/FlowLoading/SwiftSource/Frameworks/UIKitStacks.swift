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
      interpreter.index.externalType(named: site.name).flatMap { type in
        interpreter.stacks(aroundEachOf: site.arguments, of: type, frame) {
          make(interpreter, site, frame)
        }
      } ?? make(interpreter, site, frame)
    }
  ]

  private static func make(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    guard let object = interpreter.frameworkObject("UINavigationController", site, frame) else {
      return .unknown
    }
    let stack = interpreter.stack(ofController: object)
    if let root = site.argument("rootViewController") {
      interpreter.fill(stack, with: interpreter.evaluate(root, frame))
    }
    return ValueSet(.object(object))
  }

  static let methods: [String: Frameworks.Method] = [
    "pushViewController": { interpreter, bases, base, site, frame in
      guard let pushed = site.first else { return nil }
      let values = interpreter.evaluate(pushed, frame)
      notePush(interpreter, bases, base, values, site, frame)
      if interpreter.linkDepth > 0, isInFront(base, interpreter, frame) {
        interpreter.facts.pushedInFront.insert(site.span)
      }
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
      let values = interpreter.evaluate(shown, frame)
      // Without a split view around, UIKit presents it.
      let kinds = Set(
        values.values.map { UIKitPresentation.heldKinds(interpreter, $0) ?? [.sheet] })
      let modal = kinds.count == 1 && kinds.first?.count == 1 ? kinds.first?.first : nil
      interpreter.note(
        .show(values, interpreter.hasSplitViews ? .push : modal ?? .sheet), site.span)
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
      } else if let covered = laidBeneath(by: list, of: bases, interpreter) {
        interpreter.onStacks(bases) {
          for one in covered {
            interpreter.note(.putBeneath(interpreter.evaluate(one, frame)), site.span)
          }
        }
      } else {
        var covered: [ValueSet] = []
        if case .name(let name, _) = list.kind { covered = frame.locals[name]?.covered ?? [] }
        interpreter.fillingMade(site.receiver, frame) {
          interpreter.setContent(of: bases, to: values, covered: covered, site.span)
        }
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
      let target =
        site.first.map { interpreter.withoutLevels(interpreter.evaluate($0, frame)) } ?? .none
      interpreter.onStacks(bases) { interpreter.note(.popTo(target), site.span) }
      interpreter.runArguments(site, frame)
      return .unknown
    },
  ]

  /// Notes a push on the controller around a screen, and one of a navigation controller.
  private static func notePush(
    _ interpreter: Interpreter, _ bases: ValueSet, _ base: Expression, _ values: ValueSet,
    _ site: CallSite, _ frame: Frame
  ) {
    let pushed = values.values.compactMap(interpreter.type(of:))
    if !values.isOpen, let first = pushed.first, pushed.count == values.values.count,
      pushed.allSatisfy(\.isNavigationController),
      // The stack of a split view that is collapsed takes the other column's.
      frame.receiver.flatMap(interpreter.type(of:))?.isSplitController != true
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

  /// Whether a stack is that of whatever controller is in front: `topController()?.navigationController`.
  private static func isInFront(
    _ stack: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> Bool {
    var controller = stack.plain
    if case .cast(let inner, _, _) = controller.kind { controller = inner.plain }
    if interpreter.evaluate(controller, frame).values.contains(Interpreter.presented) {
      return true
    }
    guard case .member(let owner?, aroundName, _) = controller.kind, !owner.plain.isSelf else {
      return false
    }
    return interpreter.evaluate(owner, frame).values.contains(Interpreter.presented)
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
    "viewControllers": { interpreter, receiver, known in
      interpreter.isStack(receiver)
        ? levels(interpreter, of: receiver, known) : content(interpreter, receiver, known)
    },
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
    UIKitContainers.selectedName: { interpreter, receiver, _ in
      interpreter.selectedTab(of: receiver) ?? one(interpreter, receiver)
    },
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

  /// The list of a navigation controller: what is known to lie there, among all that does.
  static func levels(
    _ interpreter: Interpreter, of receiver: Value, _ known: ValueSet
  ) -> ValueSet {
    let there = interpreter.contentItems(of: receiver, known)
    let levels = there.reduce(into: ValueSet(Interpreter.levels)) { $0.formUnion($1) }
    return ValueSet([.list([levels])], isOpen: true)
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
