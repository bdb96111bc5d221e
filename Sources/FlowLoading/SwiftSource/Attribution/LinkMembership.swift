import FlowGraph

/// Which screens stand on which stacks.
extension Linker {
  /// The stacks that an operation of a screen acts on.
  func ownStacks(_ operation: Operation) -> [Int] {
    guard let stack = operation.stack else {
      guard let screen = operation.screen else { return [] }
      return (stacksOfOwner(operation, on: screen) ?? stacks(of: screen)).sorted()
    }
    if facts.pushesOnEither.contains(operation.span), let screen = operation.screen,
      case let around = stacks(of: screen), !around.isEmpty
    {
      return around.sorted()
    }
    // A library's stack is found through the environment, past SwiftUI's own.
    guard !facts.stacks[stack].isOfLibrary, isForLibrary(operation), let screen = operation.screen
    else { return [stack] }
    return stacks(of: screen).filter { facts.stacks[$0].isOfLibrary }.sorted()
  }

  /// The stacks around the controller whose code pushes, where a person is on another that stands
  /// on none of them: `self?.navigationController` in a closure that a modal calls.
  private func stacksOfOwner(_ operation: Operation, on screen: Int) -> Set<Int>? {
    switch operation.effect {
    case .show(_, .push), .adapt: break
    default: return nil
    }
    guard let owners = facts.pushOwners[operation.span], !owners.isEmpty
    else { return nil }
    let screens = owners.compactMap { facts.screenNumbers[.type($0)] }
    guard screens.count == owners.count, !screens.contains(screen) else { return nil }
    let found = screens.reduce(into: Set<Int>()) { $0.formUnion(stacks(of: $1)) }
    return found.isEmpty || !found.isDisjoint(with: stacks(of: screen)) ? nil : found
  }

  /// Whether the stack that an operation leaves is that around another controller, which the window
  /// shows with none around it: `navigationController` is nil there.
  func isOfBareOwner(_ operation: Operation) -> Bool {
    guard operation.stack == nil, let owners = facts.pushOwners[operation.span], !owners.isEmpty
    else { return false }
    let entries = Set(links.entries.map(\.screen))
    return owners.allSatisfy { owner in
      guard let screen = facts.screenNumbers[.type(owner)], screen != operation.screen else {
        return false
      }
      return entries.contains(screen) && stacks(of: screen).isEmpty
    }
  }

  private func isForLibrary(_ operation: Operation) -> Bool {
    guard case .pushValue(let values) = operation.effect else { return false }
    return values.values.contains { interpreter.pathElement($0) != nil }
  }

  func stacks(of screen: Int) -> Set<Int> { membership[screen] ?? [] }

  /// Whether a stack lies around what acts: its own, or that of a container that it is a child of.
  /// Where nobody was seen to show the screen, what it shows beside itself is likelier pushed.
  func isInStack(_ operation: Operation) -> Bool {
    if !ownStacks(operation).isEmpty { return true }
    guard operation.stack == nil, let screen = operation.screen else { return false }
    if unplaced.contains(screen) { return true }
    var seen: Set<Int> = [screen]
    var queue = [screen]
    while let next = queue.popLast() {
      for (around, parts) in links.inside where parts.contains(where: { $0.screen == next }) {
        if !stacks(of: around).isEmpty { return true }
        if seen.insert(around).inserted { queue.append(around) }
      }
    }
    return false
  }

  /// Screens that nothing was seen to show, and what stands above them on a stack that nobody
  /// knows.
  func findUnplaced(_ membership: [Int: Set<Int>]) -> Set<Int> {
    var ways: [Int: [Links.Transition]] = [:]
    var pushes: [Int: [Int]] = [:]
    for row in links.transitions where row.from != row.to {
      ways[row.to, default: []].append(row)
      if row.kind == .push, let from = row.from { pushes[from, default: []].append(row.to) }
    }
    let entries = Set(links.entries.map(\.screen))
    let inside = Set(links.inside.values.joined().map(\.screen))
    var open = facts.screens.indices.filter {
      ways[$0] == nil && !entries.contains($0) && !inside.contains($0)
        && membership[$0]?.isEmpty != false
    }
    var found = Set(open)
    while let next = open.popLast() {
      for above in pushes[next] ?? [] where !found.contains(above) {
        guard membership[above]?.isEmpty != false, !entries.contains(above),
          ways[above, default: []].allSatisfy({ way in
            way.kind == .push && way.from.map(found.contains) == true
          })
        else { continue }
        found.insert(above)
        open.append(above)
      }
    }
    return found
  }

  /// Which screens can stand on which stacks, from roots and pushes.
  func closeMembership() -> [Int: Set<Int>] {
    var result: [Int: Set<Int>] = [:]
    for (stack, roots) in links.roots {
      for root in roots { result[root, default: []].insert(stack) }
    }
    for row in links.transitions where row.kind == .push || row.onPath {
      result[row.to, default: []].formUnion(row.stacks)
    }
    var changed = true
    while changed {
      changed = false
      for row in links.transitions {
        guard let from = row.from, row.kind.isStructure, row.trigger == nil,
          row.kind != .tab || !bringsStack(row), let above = result[from]
        else { continue }
        // What opens in a window of its own stands on none of these.
        if row.ownStack == Links.Transition.ownWindow { continue }
        // A part that switches whole screens stands where its owner stands.
        if ownsStack(from, with: row.to) { continue }
        if !above.isSubset(of: result[row.to] ?? []) {
          result[row.to, default: []].formUnion(above)
          changed = true
        }
      }
    }
    return result
  }

  /// Whether a tab has a stack of its own, on which it pushes.
  private func bringsStack(_ tab: Links.Transition) -> Bool {
    tab.ownStack != nil
      || links.roots.contains { stack, roots in isInTab(stack) && roots.contains(tab.to) }
  }

  private func ownsStack(_ owner: Int, with root: Int) -> Bool {
    links.roots.contains { stack, roots in
      facts.stacks[stack].screen == owner && roots.contains(root)
    }
  }
}
