import FlowGraph

/// What a launch shows over what it has put into the window.
extension Linker {
  /// Presentations and pushes of a launch, once all that it begins with is known: they stand on
  /// what it shows.
  func linkLaunchShows() {
    for (operation, targets) in launchShows {
      let kind: TransitionKind
      switch operation.effect {
      case .show(_, let shown): kind = shown
      case .window: kind = .cover
      default: continue
      }
      let below = kind == .push ? footing(of: operation) : presenters(of: operation)
      for screen in below {
        for target in targets where target.screen != screen {
          add(
            from: screen, to: target, kind: kind, span: operation.span,
            stacks: kind == .push && target.ownStack == nil ? ownStacks(operation) : [],
            operation: operation, isCertain: kind == .push || below.count == 1)
        }
      }
    }
  }

  /// Whether a push of a launch stands on what its stack was given before, rather than gives the
  /// stack what it begins with.
  func isAbove(_ operation: Operation) -> Bool {
    isLaunch(operation) && !footing(of: operation).isEmpty
  }

  /// The screens that lie on a stack where a launch pushes: what the launch pushed or set last on
  /// the same way, or the stack's root.
  private func footing(of operation: Operation) -> [Int] {
    guard let stack = operation.stack else { return [] }
    var found: ValueSet?
    for other in facts.operations {
      if other == operation { break }
      guard comesFirst(other, operation) else { continue }
      switch other.effect {
      case .setStack(let values, _), .show(let values, .push): found = values
      default: break
      }
    }
    return screens(of: found ?? facts.stacks[stack].content)
  }

  /// The screens on which a launch presents; what it shows where that is not known.
  private func presenters(of operation: Operation) -> [Int] {
    let entries = links.entries.filter { !isExcluded(operation, by: $0.span) }
    // Another app's launch, beside this one in a repository, shows nothing of this one's.
    let own = entries.filter { isOfLaunch(operation, $0.span) }
    let first = (own.nonEmpty ?? entries).map(\.screen)
    let known = presenters(at: operation.span)
    // Code that many call presents on what any of them gives it.
    let shown = known.filter(first.contains)
    return (shown.nonEmpty ?? known.nonEmpty ?? first).uniqued()
  }

  /// Whether the launch that does something is the one that shows an entry.
  private func isOfLaunch(_ operation: Operation, _ entry: Span) -> Bool {
    (operationsAt[entry] ?? []).contains {
      let other = facts.operations[$0]
      return isLaunch(other) && other.trigger?.span == operation.trigger?.span
    }
  }

  /// What the controllers that present at a place are or show first.
  func presenters(at span: Span) -> [Int] {
    facts.presenters[span, default: []].compactMap { shownScreen($0) }.uniqued()
  }

  /// The screen that a controller is or shows first, where something shows it.
  ///
  /// - Parameter around: Containers around it: two can hold each other.
  func shownScreen(_ controller: Value, in around: [Value] = []) -> Int? {
    if case .view = controller { return screens(of: ValueSet(controller)).first }
    guard let type = interpreter.type(of: controller), !around.contains(controller) else {
      return nil
    }
    if let screen = facts.screenNumbers[.type(type.id)] { return screen }
    guard case .object(let object) = controller else { return nil }
    let held =
      if type.isNavigationController {
        content(of: interpreter.stack(ofController: object)).values
      } else {
        interpreter.items(of: interpreter.heldContent(of: controller)).flatMap(\.values)
      }
    return held.lazy.compactMap { self.shownScreen($0, in: around + [controller]) }.first
  }

  private func screens(of values: ValueSet) -> [Int] {
    targets(values.values).0.map(\.screen).uniqued()
  }

  /// Whether an entry belongs to the other branch of a condition than an operation.
  private func isExcluded(_ operation: Operation, by entry: Span) -> Bool {
    let ways = (operationsAt[entry] ?? []).map { facts.operations[$0] }.filter(isLaunch)
    return !ways.isEmpty
      && ways.allSatisfy { way in
        way.conditions.contains { one in
          operation.conditions.contains { other in
            one != other
              && interpreter.conditionTexts[one.number].span
                == interpreter.conditionTexts[other.number].span
          }
        }
      }
  }
}
