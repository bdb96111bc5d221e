import FlowGraph

/// What code does only while its controller is in sight does not happen on screens that hide it.
extension Linker {
  /// Takes such rows away. Where that leaves none for a place, its controller's own screen does it:
  /// an answer that comes late finds a person there.
  func dropHidden() {
    var sights = Sights()
    var kept: [Links.Transition] = []
    var dropped: [(row: Links.Transition, owner: Int)] = []
    for row in links.transitions {
      if let owner = hidden(row, &sights) { dropped.append((row, owner)) } else { kept.append(row) }
    }
    guard !dropped.isEmpty else { return }
    var told = Set(kept.map(\.span))
    for (row, owner) in dropped where told.insert(row.span).inserted {
      guard let screen = sights.controllers[owner]?.screens.first, screen != row.to else {
        continue
      }
      var own = row
      own.from = screen
      if !own.stacks.isEmpty { own.stacks = stacks(of: screen).sorted() }
      kept.append(own)
    }
    links.transitions = kept
    links.backs.removeAll { back in
      guard let from = back.from else { return false }
      return hides(from, back.operation.conditions, &sights) != nil
    }
  }

  private func hidden(_ row: Links.Transition, _ sights: inout Sights) -> Int? {
    row.from.flatMap { hides($0, row.conditions, &sights) }
  }

  /// The class whose object cannot be in sight as conditions say while a person stands on a screen.
  private func hides(_ screen: Int, _ conditions: [RunCondition], _ sights: inout Sights) -> Int? {
    var places: [Int: Set<FootingClaim.Place>] = [:]
    for condition in conditions {
      for claim in interpreter.conditionTexts[condition.number].footing {
        places[claim.owner, default: []].insert(claim.place)
      }
    }
    return places.sorted { $0.key < $1.key }.first { owner, claims in
      !isKind(screen, owner) && hides(screen, owner, claims, &sights)
    }?.key
  }

  private func hides(
    _ screen: Int, _ owner: Int, _ claims: Set<FootingClaim.Place>, _ sights: inout Sights
  ) -> Bool {
    let isUncovered = claims.contains(.uncovered(true))
    guard isUncovered || claims.contains(.single(true)) || claims.contains(.window(true)),
      !interpreter.index.types[owner].isExternal
    else { return false }
    let controller = controller(owner, &sights)
    guard !controller.standing.isEmpty else { return false }
    if claims.contains(.window(true)), !canSee(controller, from: screen, isUncovered, &sights) {
      return true
    }
    if controller.standing.contains(screen) { return false }
    let stacks = claims.contains(.single(true)) ? controller.stacks : []
    guard isUncovered || !stacks.isEmpty else { return false }
    return onlyHidden(modals: isUncovered, pushedOn: stacks, &sights).contains(screen)
      && !(isUncovered && stacks.isEmpty && controller.layer.contains(screen))
  }

  /// Whether a container shows one of its parts at a time.
  private func isPages(_ screen: Int) -> Bool {
    guard case .type(let type) = facts.screens[screen].key else { return false }
    return interpreter.index.types[type].isPageController
  }

  private func isKind(_ screen: Int, _ owner: Int) -> Bool {
    guard case .type(let type) = facts.screens[screen].key else { return false }
    return interpreter.index.types[type].lineage.contains { $0.id == owner }
  }

  // MARK: Controllers

  /// Where the objects of a class stand that is known to be shown.
  private func controller(_ owner: Int, _ sights: inout Sights) -> Sights.Controller {
    if let known = sights.controllers[owner] { return known }
    let reached = Set(links.transitions.map(\.to) + links.entries.map(\.screen))
    let screens = facts.screens.indices.filter { reached.contains($0) && isKind($0, owner) }
    let stacks = facts.stacks.indices.filter { number in
      facts.stacks[number].isController
        && facts.stacks[number].receiver.flatMap(interpreter.type)?.lineage
          .contains { $0.id == owner } == true
    }
    let roots = stacks.flatMap { links.roots[$0] ?? [] }
    let standing = Set(screens + roots)
    let found = Sights.Controller(
      screens: screens, stacks: Set(stacks), standing: standing,
      layer: layer(above: standing.sorted()))
    sights.controllers[owner] = found
    return found
  }

  /// Whether a controller's view can be in the window while a person stands on a screen.
  private func canSee(
    _ controller: Sights.Controller, from screen: Int, _ isUncovered: Bool, _ sights: inout Sights
  ) -> Bool {
    let tabs = sights.tabs ?? Set(links.transitions.filter { $0.kind == .tab }.map(Pair.init))
    sights.tabs = tabs
    // Containers are in sight with it, with all of their parts but other tabs.
    var around: Set<Int> = []
    var whole = controller.standing
    var queue = controller.standing.sorted()
    while let next = queue.popLast() {
      for (container, parts) in links.inside where parts.contains(where: { $0.screen == next }) {
        let isTab = tabs.contains(Pair(from: container, to: next)) || isPages(container)
        let isNew = around.insert(container).inserted
        if !isTab, whole.insert(container).inserted || isNew { queue.append(container) }
        if isTab, isNew { queue.append(container) }
      }
    }
    if around.contains(screen) { return true }
    let hasStack = !controller.stacks.isEmpty
    func isSeen(under screen: Int) -> Bool {
      whole.contains { isInSight(.init(screen: $0, hasStack: hasStack), under: screen) }
    }
    if isSeen(under: screen) { return true }
    guard !isUncovered else { return false }
    // A sheet leaves what is below it in the window.
    var seen: Set<Int> = [screen]
    var below = [screen]
    while let next = below.popLast() {
      for row in links.transitions where row.to == next {
        guard let from = row.from else { return true }
        if row.kind.isModal, row.kind != .cover, around.contains(from) || isSeen(under: from) {
          return true
        }
        if row.kind != .cover, seen.insert(from).inserted { below.append(from) }
      }
    }
    return false
  }

  /// Screens to which every way goes by a modal, or by a push on some stacks, or by another such.
  private func onlyHidden(
    modals: Bool, pushedOn stacks: Set<Int>, _ sights: inout Sights
  ) -> Set<Int> {
    let key = Sights.Key(modals: modals, stacks: stacks)
    if let known = sights.hidden[key] { return known }
    var ways: [Int: [Links.Transition]] = [:]
    for row in links.transitions { ways[row.to, default: []].append(row) }
    var hidden = Set(ways.keys).subtracting(links.entries.map(\.screen))
    if !stacks.isEmpty { hidden.subtract(stacks.flatMap { links.roots[$0] ?? [] }) }
    var changed = true
    while changed {
      changed = false
      for screen in hidden.sorted() {
        let isHidden = ways[screen, default: []].allSatisfy { row in
          if modals, row.kind.isModal { return true }
          if row.kind == .push, row.ownStack == nil, !row.stacks.isEmpty,
            stacks.isSuperset(of: row.stacks)
          {
            return true
          }
          return row.from.map(hidden.contains) ?? false
        }
        if !isHidden {
          hidden.remove(screen)
          changed = true
        }
      }
    }
    sights.hidden[key] = hidden
    return hidden
  }
}

/// What is asked of the same screens again and again.
private struct Sights {
  struct Controller {
    /// Its screens, if it is one, and its stacks, if it is a navigation controller.
    var screens: [Int]
    var stacks: Set<Int>
    /// Where a person stands who is on it: on these or on the roots of those.
    var standing: Set<Int>
    /// What lies on these with no modal between.
    var layer: Set<Int>
  }

  struct Key: Hashable {
    var modals: Bool
    var stacks: Set<Int>
  }

  var controllers: [Int: Controller] = [:]
  var hidden: [Key: Set<Int>] = [:]
  var tabs: Set<Pair>?
}

private struct Pair: Hashable {
  var from: Int?
  var to: Int

  init(from: Int?, to: Int) { (self.from, self.to) = (from, to) }
  init(_ row: Links.Transition) { (from, to) = (row.from, row.to) }
}
