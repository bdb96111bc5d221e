/// Joins operations on UIKit's controllers.
extension Linker {
  /// What a stack shows when it comes up.
  func content(of stack: Int) -> ValueSet {
    facts.stacks[stack].content.union(builtContent[stack] ?? .none)
  }

  /// Works out which navigation controllers are filled by whoever shows them. Filling one that
  /// is about to be shown is no move of the person; the showing is.
  func collectContent() {
    shownStacks = [:]
    showers = [:]
    newlyShown = [:]
    builtContent = [:]
    rootPops = [:]
    for operation in facts.operations {
      if case .popToRoot = operation.effect {
        rootPops[operation.stack, default: []].append(operation)
      }
      guard let actor = Actor(of: operation) else { continue }
      switch operation.effect {
      case .show(let values, _), .adapt(let values), .window(let values), .embed(let values, _),
        .setStack(let values, _):
        let stacks = stacks(in: values)
        shownStacks[actor, default: []].formUnion(stacks)
        for stack in stacks {
          showers[stack, default: []].insert(operation.trigger?.span)
          if operation.showsAnew { newlyShown[stack, default: []].append(operation) }
        }
      default: break
      }
    }
    for tabs in facts.tabs {
      guard let screen = tabs.screen else { continue }
      for tab in tabs.tabs {
        shownStacks[.screen(screen), default: []].formUnion(stacks(in: tab.content))
      }
    }
    for operation in facts.operations {
      guard let stack = operation.stack, facts.stacks[stack].isController else { continue }
      if case .setStack(let values, _) = operation.effect, fillsBeforeShowing(operation) {
        builtContent[stack, default: .none].formUnion(ValueSet(values.values))
      }
    }
    // A first push fills a stack that nothing else fills, or that on this way of the launch nothing
    // has filled before.
    let filled = builtContent
    let setters = facts.operations.filter { operation in
      guard case .setStack = operation.effect else { return false }
      return fillsBeforeShowing(operation)
    }
    func isFilled(_ stack: Int, before operation: Operation) -> Bool {
      guard filled[stack] != nil else { return false }
      return !isLaunch(operation)
        || setters.contains {
          $0.stack == stack && (!isLaunch($0) || comesFirst($0, operation))
        }
    }
    let launchFilled = Set(
      facts.operations.filter { operation in
        guard isLaunch(operation), case .show(_, .push) = operation.effect else { return false }
        return fillsBeforeShowing(operation)
      }.compactMap(\.stack))
    var linked: [Operation] = []
    var launched: [Operation] = []
    var filling: [Operation] = []
    for operation in facts.operations {
      guard let stack = operation.stack, facts.stacks[stack].isController,
        facts.stacks[stack].content.isEmpty, !isFilled(stack, before: operation)
      else { continue }
      guard case .show(let values, .push) = operation.effect, fillsBeforeShowing(operation),
        !isOfAnotherAct(operation, on: stack), !followsPopToRoot(operation)
      else { continue }
      if isLaunch(operation) {
        if launched.contains(where: { comesFirst($0, operation) }) { continue }
        launched.append(operation)
      } else if isShownAnew(stack, by: operation) {
        if filling.contains(where: { isCall(operation, after: $0) }) { continue }
        filling.append(operation)
      } else if launchFilled.contains(stack) {
        // The launch has put something there by then.
        continue
      }
      if operation.screen == nil, operation.deepLink != nil {
        // What a link pushes next is on its way, above the root.
        if linked.contains(where: { precedes($0, operation) }) { continue }
        linked.append(operation)
      }
      builtContent[stack, default: .none].formUnion(ValueSet(values.values))
    }
  }

  /// Whether a launch that does one thing with a stack has done another with it before.
  func comesFirst(_ other: Operation, _ operation: Operation) -> Bool {
    other.stack == operation.stack && isLaunch(other)
      && other.conditions.allSatisfy(operation.conditions.contains)
  }

  /// Whether the same code of one act has done another thing with a stack before.
  private func isCall(_ operation: Operation, after other: Operation) -> Bool {
    other.stack == operation.stack && other.screen == operation.screen
      && other.deepLink == operation.deepLink && other.trigger?.span == operation.trigger?.span
      && other.hops == operation.hops
      && other.span.file == operation.span.file && other.span.end <= operation.span.start
      && other.conditions.allSatisfy(operation.conditions.contains)
  }

  /// Navigation controllers among values, and those in containers among them.
  private func stacks(in values: ValueSet) -> Set<Int> {
    var result: Set<Int> = []
    var seen: Set<Int> = []
    var queue = values.values
    while let value = queue.popLast() {
      guard case .object(let object) = value, seen.insert(object).inserted,
        let type = interpreter.type(of: value), type.isController
      else { continue }
      if type.isNavigationController { result.insert(interpreter.stack(ofController: object)) }
      for item in interpreter.items(of: interpreter.heldContent(of: value)) { queue += item.values }
    }
    return result
  }

  /// Whether the system says that a modal is gone: what is put on its stack then, nobody sees.
  private func followsDismissal(_ operation: Operation) -> Bool {
    operation.trigger?.label == "presentationControllerDidDismiss"
  }

  /// Whether code presents the stack on which an operation acts.
  private func isOfModal(_ operation: Operation) -> Bool {
    facts.operations.contains { other in
      guard let stack = operation.stack, case .show(let values, let kind) = other.effect,
        kind.isModal
      else { return false }
      return stacks(in: values).contains(stack)
    }
  }

  private func fillsBeforeShowing(_ operation: Operation) -> Bool {
    guard let stack = operation.stack, !followsDismissal(operation) else { return false }
    guard !operation.isOfMaking, let actor = Actor(of: operation) else { return true }
    if let screen = operation.screen, stacks(of: screen).contains(stack),
      !isShownAnew(stack, by: operation)
    {
      return false
    }
    if replacesRoot(of: stack, operation) { return false }
    return shownStacks[actor]?.contains(stack) ?? false
  }

  /// Whether a person sets off what is pushed on a stack by something else than what shows it.
  private func isOfAnotherAct(_ operation: Operation, on stack: Int) -> Bool {
    guard let trigger = operation.trigger, !trigger.isLaunch else { return false }
    return showers[stack]?.contains(trigger.span) == false
  }

  /// Whether the same code pops the stack to its root before it pushes: something lies there.
  private func followsPopToRoot(_ operation: Operation) -> Bool {
    rootPops[operation.stack, default: []].contains { isCall(operation, after: $0) }
  }

  /// Whether an act replaces the root that a stack has had since another act showed it.
  private func replacesRoot(of stack: Int, _ operation: Operation) -> Bool {
    !facts.stacks[stack].content.isEmpty
      && showers[stack]?.contains(operation.trigger?.span) == false
  }

  /// The screens on which a person is when a stack is set: the one that acts, or the root of a
  /// stack that came up elsewhere.
  private func standing(_ operation: Operation) -> [Int?] {
    guard let screen = operation.screen, let stack = operation.stack,
      !stacks(of: screen).contains(stack), replacesRoot(of: stack, operation)
    else { return [operation.screen] }
    return targets(facts.stacks[stack].content.values).0.map(\.screen)
  }

  /// Whether a push fills a stack rather than moves on in it.
  func isBuilding(_ operation: Operation) -> Bool {
    guard let stack = operation.stack, facts.stacks[stack].isController,
      fillsBeforeShowing(operation)
    else { return false }
    if case .show(let values, .push) = operation.effect, let built = builtContent[stack],
      values.values.allSatisfy(built.values.contains)
    {
      links.resolvedSpans.insert(operation.span)
      return true
    }
    return isLaunch(operation) && !isAbove(operation)
  }

  /// Whether the system's launch does it, rather than a person.
  func isLaunch(_ operation: Operation) -> Bool {
    operation.screen == nil && operation.deepLink == nil && operation.trigger?.isLaunch != false
  }

  /// Whether values are controllers rather than views.
  func isController(_ values: ValueSet) -> Bool {
    values.values.contains { value in
      switch value {
      case .external(let name): UIKitClasses.systemScreens.contains(name)
      default: interpreter.isController(value)
      }
    }
  }

  /// Pushes or presents controllers.
  func show(
    _ values: ValueSet, _ kind: TransitionKind, _ operation: Operation, _ position: Int
  ) {
    let (found, shows) = targets(values.values)
    links.resolvedSpans.insert(operation.span)
    if found.isEmpty, !shows, !isController(values), !isNothing(values) {
      links.resolvedSpans.remove(operation.span)
      unresolved(operation, "what it shows could not be worked out")
      return
    }
    // What a launch presents stands on what it shows, which is not all known yet.
    if isLaunch(operation) {
      if kind.isModal || kind == .push && isAbove(operation) {
        launchShows.append((operation, found))
      }
      return
    }
    add(shown(found, operation), kind, operation, position)
  }

  /// What comes up by itself does so over whoever presents it, where that is known.
  func add(
    _ found: [Target], _ kind: TransitionKind, _ operation: Operation, _ position: Int
  ) {
    var presenters: [Int?] =
      operation.isUnattended && kind.isModal ? presenters(at: operation.span) : []
    // Code that many call presents on each of them, and here on the one that acts.
    if operation.screen != nil, presenters.contains(operation.screen) {
      presenters = [operation.screen]
    }
    for from in presenters.nonEmpty ?? presenting(kind, operation, position) {
      if kind == .push, standsOnEmpty(from, operation) { continue }
      for target in found
      where target.screen != from
        || kind != .embed && presenters.isEmpty && !facts.selfShown.contains(operation.span)
      {
        if kind.isModal, let shown = target.ownStack, standsOnEmpty(from, operation, shown: shown) {
          continue
        }
        add(
          from: from, to: target, kind: kind, span: operation.span,
          stacks: kind == .push && target.ownStack == nil ? ownStacks(operation) : [],
          conditions: fillingConditions(target, operation), operation: operation,
          sequence: level(of: operation, position),
          isCertain: presenters.count < 2 && !isOneOfSeveral(target, found))
      }
    }
  }

  /// Whether a screen is only one of those that an act may show, and no condition tells which.
  private func isOneOfSeveral(_ target: Target, _ found: [Target]) -> Bool {
    target.shown?.conditions.isEmpty != false && found.contains { $0.screen != target.screen }
  }

  /// An unwind segue pops to its target where both stand on one stack, and takes the modal away
  /// where a presentation lies between.
  func unwind(to types: [Int], _ operation: Operation) {
    links.resolvedSpans.insert(operation.span)
    let own = ownStacks(operation)
    let targets = types.compactMap { facts.screenNumbers[.type($0)] }.filter {
      $0 != operation.screen
    }
    for target in targets {
      let shared = stacks(of: target).intersection(own)
      links.backs.append(
        .init(
          from: operation.screen, kind: shared.isEmpty ? .dismiss : .popTo, count: nil,
          to: target, traps: false, isGuarded: false, operation: operation,
          stacks: shared.sorted()))
    }
  }

  func openWindow(_ values: ValueSet, _ operation: Operation) {
    let (found, shows) = targets(values.values)
    if found.isEmpty, !shows, values.isOpen, values.values.isEmpty {
      unresolved(operation, "what it shows could not be worked out")
      return
    }
    links.resolvedSpans.insert(operation.span)
    if isLaunch(operation), isOverlay(operation.span) {
      launchShows.append((operation, found))
      return
    }
    for target in isLaunch(operation) ? found : shown(found, operation) {
      // A bare controller in a window of its own only presents.
      if !isLaunch(operation), case .plain(let object, _)? = target.shown?.content,
        interpreter.heldContent(of: .object(object)).isEmpty
      {
        continue
      }
      if isLaunch(operation) || isFirstWindow(operation) {
        enter(target, operation)
      } else if target.screen != operation.screen {
        add(
          from: operation.screen, to: target, kind: isOverlay(operation.span) ? .cover : .root,
          span: operation.span, stacks: [], conditions: fillingConditions(target, operation),
          operation: operation,
          isCertain: !isOneOfSeveral(target, found))
      }
    }
  }

  /// Whether the system sets off what fills the window where none is there yet: a late launch.
  private func isFirstWindow(_ operation: Operation) -> Bool {
    guard operation.screen == nil, let label = operation.trigger?.label,
      Interpreter.phaseNames.contains(label)
    else { return false }
    return operation.conditions.contains { condition in
      guard case .holds = interpreter.conditionTexts[condition.number].form else { return false }
      let words = interpreter.text(interpreter.conditionTexts[condition.number].span)
      return ["window == nil", "self.window == nil"].contains(words)
    }
  }

  /// - Parameter isWhole: Whether nothing lies below what is set.
  func setStack(_ values: ValueSet, isWhole: Bool, _ operation: Operation, _ position: Int) {
    let (found, shows) = targets(values.values)
    if found.isEmpty, !shows {
      unresolved(operation, "what it shows could not be worked out")
      return
    }
    links.resolvedSpans.insert(operation.span)
    if followsDismissal(operation), isOfModal(operation) { return }
    let isFilling = isLaunch(operation) || fillsBeforeShowing(operation)
    for stack in isWhole || isFilling ? ownStacks(operation) : [] {
      links.roots[stack] = ((links.roots[stack] ?? []) + found.map(\.screen)).uniqued()
    }
    guard !isFilling else { return }
    for screen in standing(operation) {
      // What fills a stack because nothing is on it, no screen on that stack sets off.
      if standsOnEmpty(screen, operation) { continue }
      for target in found where target.screen != screen {
        add(
          from: screen, to: target, kind: .root, span: operation.span, stacks: [],
          operation: operation, sequence: level(of: operation, position),
          isCertain: !isOneOfSeveral(target, found))
      }
    }
  }

  /// What is put beneath the top of a stack is seen on the way back from there: that is a way to it
  /// where nothing else leads to it.
  func linkBeneath() {
    let reached = Set(links.transitions.map(\.to) + links.entries.map(\.screen))
    for operation in facts.operations where !isLaunch(operation) {
      guard case .putBeneath(let values) = operation.effect else { continue }
      for target in targets(values.values).0
      where target.screen != operation.screen && !reached.contains(target.screen) {
        add(
          from: operation.screen, to: target, kind: .push, span: operation.span,
          stacks: target.ownStack == nil ? ownStacks(operation) : [], operation: operation)
      }
    }
  }

  /// A launch whose window could not be followed shows what it fills stacks with. One that leaves its
  /// window empty shows what the window is given when the app comes to the front, which it does next.
  func linkBareLaunch() {
    guard links.entries.isEmpty else { return }
    for operation in facts.operations
    where operation.screen == nil
      && Interpreter.openingPhases.contains(operation.trigger?.label ?? "")
    {
      guard case .window(let values) = operation.effect else { continue }
      for target in targets(values.values).0 { enter(target, operation) }
    }
    guard links.entries.isEmpty else { return }
    for operation in facts.operations where isLaunch(operation) {
      switch operation.effect {
      case .show(_, .push) where isAbove(operation): break
      case .setStack(let values, _), .show(let values, _):
        for target in targets(values.values).0 { enter(target, operation) }
      default: break
      }
    }
  }

  private func enter(_ target: Target, _ operation: Operation) {
    noteLaunch(target, operation.span)
    if !links.entries.contains(where: { $0.screen == target.screen }) {
      links.entries.append((target.screen, operation.span))
      if target.ownStack != nil { links.stackedEntries.insert(target.screen) }
    }
  }
}
