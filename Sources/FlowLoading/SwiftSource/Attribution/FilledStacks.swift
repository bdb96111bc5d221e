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
    guard case .show(_, .push) = operation.effect, isBare(stack),
      let act = Act(operation)
    else { return false }
    return newlyShown[stack]?.contains { shown in
      Act(shown) == act && isCall(operation, of: shown)
        && shown.conditions.allSatisfy {
          operation.conditions.contains($0) || isWindowSwapped(unless: $0, by: shown)
        }
    } == true
  }

  /// Whether an act gives the window another root in any other branch of a condition too.
  private func isWindowSwapped(unless condition: RunCondition, by shown: Operation) -> Bool {
    guard case .window = shown.effect, let act = Act(shown) else { return false }
    let span = interpreter.conditionTexts[condition.number].span
    return windowSwaps[act, default: []].contains { position in
      let other = facts.operations[position]
      return other.hops == shown.hops
        && other.conditions.contains {
          $0 != condition && interpreter.conditionTexts[$0.number].span == span
        }
    }
  }

  /// What an act asks for before it puts a screen on the stack that it shows.
  func fillingConditions(_ target: Target, _ shown: Operation) -> [RunCondition] {
    let kept = filling(target, for: shown).filter { !areApart($0, shown) }
    return kept.count == 1 && isCall(kept[0], of: shown) ? kept[0].conditions : []
  }

  /// What puts a screen on a stack that was empty before the act that shows the stack.
  private func filling(_ target: Target, for shown: Operation) -> [Operation] {
    guard let stack = target.ownStack, isBare(stack), let act = Act(shown)
    else { return [] }
    return (pushes[act, default: []] + stackSwaps[act, default: []]).filter {
      $0.stack == stack && fills(with: target, $0)
    }
  }

  private func fills(with target: Target, _ operation: Operation) -> Bool {
    switch operation.effect {
    case .show(let values, .push), .setStack(let values, isWhole: true):
      targets(values.values).0.contains { $0.screen == target.screen }
    default: false
    }
  }

  /// What an act shows: of a stack that it gives another root before, that root alone, and nothing
  /// that it puts there only in another branch.
  func shown(_ found: [Target], _ operation: Operation) -> [Target] {
    found.filter { target in
      if let stack = target.ownStack, let refilled = refilled([stack], operation) {
        return refilled.contains(target.screen)
      }
      let filling = filling(target, for: operation)
      return filling.isEmpty || !filling.allSatisfy { areApart($0, operation) }
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
