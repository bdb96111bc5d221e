import FlowGraph

/// What a screen's own code does because another screen said something.
extension Linker {
  /// An operation where it happens: code that listens runs while its own screen is there, which a
  /// person elsewhere may have left, or may never have seen.
  func placed(_ operation: Operation) -> [Operation] {
    guard !operation.heardBy.isEmpty else {
      guard let presenter = alertPresenter(of: operation) else { return [operation] }
      let moved = operation.on(screen: presenter)
      return isKnown(moved) ? [] : [moved]
    }
    if closesOwn(operation) { return [operation] }
    // What the whole app shares speaks from no screen.
    if let screen = operation.screen,
      facts.screens[screen].isApp && operation.heardBy.contains(where: isFrame)
        // What one of several who are told leaves, it may leave for the screen on top of it; what it
        // shows, it shows itself.
        || (operation.isTold
          ? operation.effect.isLeaving
          : operation.heardBy.contains(where: { isThere($0, under: screen, operation) }))
    {
      return [operation]
    }
    links.resolvedSpans.insert(operation.span)
    return operation.heardBy.compactMap { listener in
      let moved = operation.heard(by: listener)
      return isKnown(moved) ? nil : moved
    }
  }

  /// Whether whoever listens takes the very screen away that spoke, or what that stands in.
  private func closesOwn(_ operation: Operation) -> Bool {
    guard case .dismissModal(let types, _) = operation.effect, let screen = operation.screen,
      !types.isEmpty
    else { return false }
    return types.allSatisfy { type in
      facts.screenNumbers[.type(type)].map {
        layer(above: [$0], modals: true).contains(screen)
      } ?? false
    }
  }

  /// The screen that presents what an alert's button asks for, where that is covered by the one whose
  /// act brought the alert up: that had to go before, and the alert stands over the presenter.
  private func alertPresenter(of operation: Operation) -> Int? {
    guard operation.trigger?.isAlertAction == true, let screen = operation.screen,
      case .show(_, let kind) = operation.effect, kind.isModal
    else { return nil }
    let presenters = facts.presenters[operation.span, default: []].map { shownScreen($0) }.uniqued()
    guard presenters.count == 1, let presenter = presenters[0], presenter != screen,
      layer(above: [presenter], modals: true).contains(screen),
      !layer(above: [screen]).contains(presenter),
      !isInSight(.init(screen: presenter, hasStack: false), under: screen),
      isRefused(presenter, under: screen, operation)
    else { return nil }
    return presenter
  }

  /// Whether a screen is there as long as the app's first one is, wherever a person stands.
  private func isFrame(_ screen: Int) -> Bool {
    var seen = interpreter.firstScreens
    var queue = seen.sorted()
    while let next = queue.popLast() {
      if next == screen { return true }
      for part in links.inside[next] ?? [] where seen.insert(part.screen).inserted {
        queue.append(part.screen)
      }
    }
    return false
  }

  /// Whether a screen is there still while a person stands on another, and can do it. What it
  /// leaves, it leaves from itself or from what it has pushed.
  private func isThere(_ listener: Int, under screen: Int, _ operation: Operation) -> Bool {
    let isLeaving =
      switch operation.effect {
      case .dismiss, .dismissModal: true
      default: false
      }
    return layer(above: [listener], modals: !isLeaving).contains(screen)
      && !isRefused(listener, under: screen, operation)
  }

  /// Whether UIKit refuses what a controller presents: its view is in no window while something
  /// covers it.
  private func isRefused(_ listener: Int, under screen: Int, _ operation: Operation) -> Bool {
    guard case .show(_, let kind) = operation.effect, kind.isModal, !isAfterLeaving(operation)
    else { return false }
    let presenters = facts.presenters[operation.span, default: []].filter {
      shownScreen($0) == listener
    }
    guard !presenters.isEmpty else { return false }
    return !presenters.contains { presenter in
      let type = interpreter.type(of: presenter)
      let isItself = type.flatMap { facts.screenNumbers[.type($0.id)] } == listener
      // What is a container around the screen is so around what that pushes, too.
      return isInSight(.init(screen: listener, hasStack: !isItself), under: screen)
    }
  }

  /// Whether a controller's view is in the window while a person stands on a screen: that is a part
  /// of it, or lies on a stack inside it.
  func isInSight(_ controller: Links.Part, under screen: Int) -> Bool {
    var seen: Set<Links.Part> = [controller]
    var queue = [controller]
    while let next = queue.popLast() {
      if next.screen == screen { return true }
      var found = (links.inside[next.screen] ?? []).map {
        Links.Part(screen: $0.screen, hasStack: $0.hasStack || next.hasStack)
      }
      if next.hasStack {
        found += (links.below[next.screen] ?? []).map { Links.Part(screen: $0, hasStack: true) }
      }
      for part in found where seen.insert(part).inserted { queue.append(part) }
    }
    return false
  }

  /// Whether the same act leaves the screen: what it shows comes up from below that.
  private func isAfterLeaving(_ operation: Operation) -> Bool {
    guard let act = Act(operation), let leaving = leavingActs[act] else { return false }
    return leaving.contains { other in
      !isFarFetched(other) && takesAway(operation.screen, other)
        && (other.heardBy.isEmpty || other.heardBy.contains(where: operation.heardBy.contains))
    }
  }

  /// Whether what leaves takes a screen away, and not only what the same act has put up.
  private func takesAway(_ screen: Int?, _ operation: Operation) -> Bool {
    guard case .dismissModal = operation.effect, let act = Act(operation) else { return true }
    let gone = dismissed(operation)
    guard !gone.contains(screen) else { return true }
    let shown = modals[act, default: []].flatMap { operation -> [Int] in
      guard case .show(let values, _) = operation.effect else { return [] }
      return targets(values.values).0.map(\.screen)
    }
    return !gone.allSatisfy { $0.map(shown.contains) ?? false }
  }

  /// What acts do that is asked for by the act, and operations by their place: an app has thousands,
  /// and each asks for others.
  func collectActs() {
    (windowSwaps, leavingActs, assigningActs, operationsAt) = ([:], [:], [:], [:])
    (dismissals, openedState, stackSwaps, deeds, pushes) = ([:], [:], [:], [:], [:])
    (modals, choosingActs) = ([:], [:])
    for (position, operation) in facts.operations.enumerated() {
      operationsAt[operation.span, default: []].append(position)
      deeds[OwnPlace(operation), default: []].insert(operation.effect)
      switch operation.effect {
      case .dismiss, .dismissModal: dismissals[operation.screen, default: []].append(operation)
      case .state(let place, let change) where change.opens:
        openedState[place.name, default: []].append(place)
      default: break
      }
      guard let act = Act(operation) else { continue }
      switch operation.effect {
      case .window where !isOverlay(operation.span): windowSwaps[act, default: []].append(position)
      case let effect where effect.isLeaving:
        leavingActs[act, default: []].append(operation)
      case .show(_, .push): pushes[act, default: []].append(operation)
      case .show(_, let kind) where kind.isModal: modals[act, default: []].append(operation)
      case .setStack(_, isWhole: true): stackSwaps[act, default: []].append(operation)
      case .state(_, .assign(let values)):
        assigningActs[act, default: []].append(position)
        if Interpreter.isChoice(values) {
          choosingActs[act, default: []].append(position)
        }
      default: break
      }
    }
  }

  /// Whether the screen does the same for a reason of its own.
  private func isKnown(_ moved: Operation) -> Bool {
    deeds[OwnPlace(moved)]?.contains(moved.effect) ?? false
  }
}

/// A place in the source with a screen that does something there.
struct OwnPlace: Hashable {
  private let span: Span
  private let screen: Int?

  init(_ operation: Operation) { (span, screen) = (operation.span, operation.screen) }
}
