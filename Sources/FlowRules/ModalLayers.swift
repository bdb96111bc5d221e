import FlowGraph

/// Screens by the stacks that they stand on and the modals that they are in.
struct ModalLayers {
  private let graph: FlowGraph
  private var screens: [String: Set<String>] = [:]
  private var parents: [String: [Transition]] = [:]

  init(_ graph: FlowGraph) {
    self.graph = graph
    for stack in graph.stacks { screens[stack.id] = Set(stack.roots) }
    for row in graph.transitions {
      parents[row.toID, default: []].append(row)
      if row.kind == .push {
        for stack in row.stacks { screens[stack, default: []].insert(row.toID) }
      }
    }
    let parts = graph.transitions.filter { $0.kind == .embed || $0.kind == .root }
    for stack in graph.stacks {
      var found = screens[stack.id] ?? []
      var grew = true
      while grew {
        grew = false
        for row in parts where found.contains(row.fromID) && found.insert(row.toID).inserted {
          grew = true
        }
      }
      screens[stack.id] = found
    }
  }

  private func standing(on stack: String) -> Set<String> { screens[stack] ?? [] }

  /// The modal that covers the stacks on which a screen pushes.
  func modal(covering push: Transition) -> Transition? {
    guard push.stacks.contains(where: { standing(on: $0).contains(push.fromID) }) else {
      return modal(under: push.fromID, over: push.stacks)
    }
    return modal(beginningWith: push)
  }

  /// The modal that shows a screen first, with a stack of its own or none, while its code pushes on
  /// the path of a stack below: the screen is pushed there in another place.
  private func modal(beginningWith push: Transition) -> Transition? {
    let roots = graph.stacks.filter { push.stacks.contains($0.id) }.flatMap(\.roots)
    guard push.onPath, push.guard == nil, !roots.contains(push.fromID), isOwn(push) else {
      return nil
    }
    let below = push.stacks.reduce(into: around(push.stacks)) { $0.formUnion(standing(on: $1)) }
    let shown = (parents[push.fromID] ?? []).compactMap { row -> Transition? in
      guard row.kind == .sheet || row.kind == .cover, row.certainty == .certain, !row.onPath,
        row.stacks.isEmpty, row.guard == nil
      else { return nil }
      if below.contains(row.fromID) { return row }
      // Over a pile of modals: the stack is that of who presents the lowest.
      guard let lowest = modal(under: row.fromID, over: push.stacks) else { return nil }
      var row = row
      (row.from, row.fromID) = (lowest.from, lowest.fromID)
      return row
    }
    return shown.min { $0.place < $1.place }
  }

  /// Whether the code that pushes is the screen's and its parts' own. What whoever shows the screen
  /// gave it may be another thing each time.
  private func isOwn(_ push: Transition) -> Bool {
    let showing = (parents[push.fromID] ?? []).flatMap { row in
      [row.file] + graph.screens.filter { $0.id == row.fromID }.map(\.file)
    }
    return !(push.steps.map(\.file) + [push.file]).contains(where: showing.contains)
  }

  /// Whether a stack is one of those below a modal, rather than one of many that are made alike.
  func isTold(_ stacks: [String], below modal: Transition) -> Bool {
    graph.stacks.contains { stack in
      stacks.contains(stack.id) && stack.roots.count <= Self.mostRoots
        && (standing(on: stack.id).contains(modal.fromID)
          || around([stack.id]).contains(modal.fromID))
    }
  }

  /// A stack with more roots than this stands for all that one piece of code makes.
  private static let mostRoots = 4

  /// The modal that holds a screen and that only screens on or around one of the stacks present,
  /// itself or by a pile of modals.
  private func modal(under screen: String, over stacks: [String]) -> Transition? {
    let below = stacks.reduce(into: around(stacks)) { $0.formUnion(standing(on: $1)) }
    var done: Set<String> = []
    return modal(under: screen, over: below, &done)
  }

  private func modal(
    under screen: String, over below: Set<String>, _ done: inout Set<String>
  ) -> Transition? {
    guard let modals = modals(holding: screen) else { return nil }
    for row in modals where !below.contains(row.fromID) && done.insert(row.fromID).inserted {
      guard modal(under: row.fromID, over: below, &done) != nil else { return nil }
    }
    return modals.min { $0.place < $1.place }
  }

  /// The sheets and covers in which a screen comes up; nil if it comes up otherwise too.
  private func modals(holding screen: String) -> [Transition]? {
    var modals: [Transition] = []
    var seen: Set<String> = [screen]
    var queue = [screen]
    while let next = queue.popLast() {
      if graph.entries.contains(where: { $0.screenID == next }) { return nil }
      for row in parents[next] ?? [] {
        if row.kind.isModal, row.onPath || !row.stacks.isEmpty {
          // One path holds what is pushed and what is presented: the top is what shows.
          return nil
        } else if row.kind == .sheet || row.kind == .cover {
          modals.append(row)
        } else if row.kind == .popover {
          return nil
        } else if seen.insert(row.fromID).inserted {
          queue.append(row.fromID)
        }
      }
    }
    return modals
  }

  /// The screens that hold the stacks: what they present covers them as well.
  private func around(_ stacks: [String]) -> Set<String> {
    let owners = Set(graph.stacks.filter { stacks.contains($0.id) }.map(\.owner))
    var queue = graph.screens.filter { owners.contains($0.name) }.map(\.id)
    var found = Set(queue)
    while let next = queue.popLast() {
      for row in parents[next] ?? [] where [.tab, .root, .embed].contains(row.kind) {
        if found.insert(row.fromID).inserted { queue.append(row.fromID) }
      }
    }
    return found
  }
}
