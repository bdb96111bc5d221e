/// Stacks of navigation controllers that code fills before anyone sees them, and what they are filled
/// with.
extension Linker {
  /// What a stack shows when it comes up.
  func content(of stack: Int) -> ValueSet {
    facts.stacks[stack].content.union(builtContent[stack] ?? .none)
  }

  /// Whether a stack is made with nothing on it, or with a controller of UIKit's own class alone that
  /// nothing is put into.
  func isBare(_ stack: Int) -> Bool {
    facts.stacks[stack].content.values.allSatisfy { value in
      if case .object(let object) = value { interpreter.isBlank(object) } else { false }
    }
  }

  /// Works out which navigation controllers are filled by whoever shows them. Filling one that
  /// is about to be shown is no move of the person; the showing is.
  func collectContent() {
    shownStacks = [:]
    showers = [:]
    newlyShown = [:]
    builtContent = [:]
    rootPops = [:]
    childStacks = [:]
    for operation in facts.operations {
      guard case .embed(let children, let parents) = operation.effect else { continue }
      let stacks = stacks(in: children)
      for type in parents.values.compactMap(interpreter.type(of:)) where !stacks.isEmpty {
        childStacks[type.id, default: []].formUnion(stacks)
      }
    }
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
        isBare(stack), !isFilled(stack, before: operation)
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
      && stands(operation, after: other)
      && other.conditions.allSatisfy(operation.conditions.contains)
  }

  /// Whether code stands below other code; what fills a modal's stack also where that is so of the
  /// calls of both in one function. A window's stack is there with all that fills it.
  private func stands(_ operation: Operation, after other: Operation) -> Bool {
    let ways = zip(other.hops + [other.span], operation.hops + [operation.span])
    guard let (first, second) = ways.first(where: { $0 != $1 }) else { return false }
    return first.file == second.file && first.end <= second.start
      && (other.hops == operation.hops || isOfModal(operation))
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
      result.formUnion(childStacks[type.id] ?? [])
      for item in interpreter.items(of: interpreter.heldContent(of: value)) { queue += item.values }
    }
    return result
  }

  /// Whether the system says that a modal is gone: what is put on its stack then, nobody sees.
  func followsDismissal(_ operation: Operation) -> Bool {
    operation.trigger?.label == "presentationControllerDidDismiss"
  }

  /// Whether code presents the stack on which an operation acts.
  func isOfModal(_ operation: Operation) -> Bool {
    facts.operations.contains { other in
      guard let stack = operation.stack, case .show(let values, let kind) = other.effect,
        kind.isModal
      else { return false }
      return stacks(in: values).contains(stack)
    }
  }

  func fillsBeforeShowing(_ operation: Operation) -> Bool {
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
    !isBare(stack)
      && showers[stack]?.contains(operation.trigger?.span) == false
  }

  /// The screens on which a person is when a stack is set: the one that acts, or the root of a
  /// stack that came up elsewhere.
  func standing(_ operation: Operation) -> [Int?] {
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
}
