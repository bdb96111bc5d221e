/// Joins operations on UIKit's controllers.
extension Linker {
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
