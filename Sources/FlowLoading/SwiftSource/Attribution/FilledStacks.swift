/// Stacks that one act makes, shows and fills:
///
/// ```swift
/// let navigation = UINavigationController()
/// window?.rootViewController = navigation
/// navigation.pushViewController(Home(), animated: false)
/// ```
extension Linker {
  /// Whether an act shows a stack that has nothing on it yet, before or after it pushes there: also
  /// where a person stands on a stack that the same code made, that one is another by now.
  func isShownAnew(_ stack: Int, by operation: Operation) -> Bool {
    guard case .show(_, .push) = operation.effect, facts.stacks[stack].content.isEmpty,
      let act = Act(operation)
    else { return false }
    return newlyShown[stack]?.contains { shown in
      Act(shown) == act && isCall(operation, of: shown)
        && shown.conditions.allSatisfy(operation.conditions.contains)
    } == true
  }

  /// What an act asks for before it puts a screen on the stack that it shows; where it does so only
  /// when it does not show the stack, what it asks for then.
  func fillingConditions(_ target: Target, _ shown: Operation) -> [RunCondition] {
    guard let stack = target.ownStack, facts.stacks[stack].content.isEmpty,
      let act = Act(shown)
    else { return [] }
    let filling = (pushes[act, default: []] + stackSwaps[act, default: []]).filter { operation in
      operation.stack == stack && fills(with: target, operation)
    }
    let kept = filling.filter { operation in
      !interpreter.steadyFacts(of: shown.conditions + operation.conditions).isContradictory
    }
    if kept.isEmpty { return filling.first?.conditions ?? [] }
    return kept.count == 1 && isCall(kept[0], of: shown) ? kept[0].conditions : []
  }

  private func fills(with target: Target, _ operation: Operation) -> Bool {
    switch operation.effect {
    case .show(let values, .push), .setStack(let values, isWhole: true):
      targets(values.values).0.contains { $0.screen == target.screen }
    default: false
    }
  }

  /// What an act shows: of a stack that it gives another root before, that root alone.
  func shown(_ found: [Target], _ operation: Operation) -> [Target] {
    found.filter { target in
      guard let stack = target.ownStack, let refilled = refilled([stack], operation) else {
        return true
      }
      return refilled.contains(target.screen)
    }
  }

  /// Which level of the stack that a link sets as a whole an operation gives; nil where it sets
  /// none: `navigation.viewControllers = [home, list, page]` is one way to the page.
  func level(of operation: Operation, _ position: Int) -> String? {
    guard operation.deepLink != nil else { return nil }
    let levels = operationsAt[operation.span, default: []].filter { number in
      let other = facts.operations[number]
      guard other.deepLink == operation.deepLink, other.stack == operation.stack,
        other.conditions == operation.conditions
      else { return false }
      switch other.effect {
      case .setStack(_, isWhole: true), .show(_, .push): return true
      default: return false
      }
    }
    guard levels.count > 1, let level = levels.firstIndex(of: position),
      case .setStack? = levels.first.map({ facts.operations[$0].effect })
    else { return nil }
    return "\(operation.span.file):\(operation.span.start)#\(level)"
  }

  /// Whether the code that does one thing is called by the code that did another, or is the same.
  private func isCall(_ operation: Operation, of other: Operation) -> Bool {
    operation.hops.starts(with: other.hops)
  }
}

extension Operation {
  /// Whether what it shows was nowhere before.
  var showsAnew: Bool {
    switch effect {
    case .window: true
    case .show(_, let kind): kind.isModal
    default: false
    }
  }
}
