import FlowGraph

extension Reachability {
  /// How a person gets to a screen as the root of a stack: a push on some stack puts it on others.
  ///
  /// A stack that stands inside its root comes up with the root, wherever that comes up.
  ///
  /// - Complexity: O(transitions).
  func arrival(at screenID: String, asRootOf stack: Stack) -> Arrival? {
    guard let shortest = arrival(at: screenID), let last = shortest.transitions.last,
      last.isPush, !isInside(screenID, stack)
    else { return arrival(at: screenID) }
    var best: Arrival?
    for transition in transitions where transition.toID == screenID && !transition.isPush {
      let from =
        transition.fromID == Transition.anywhere ? entries.first?.screenID : transition.fromID
      guard let before = from.flatMap(arrival) else { continue }
      let acts = before.acts + (transition.kind.isStructure ? 0 : 1)
      if let best, best.acts <= acts { continue }
      best = Arrival(
        start: before.start, transitions: before.transitions + [transition], acts: acts)
    }
    return best ?? arrivalByLink(at: screenID)
  }

  private func isInside(_ screenID: String, _ stack: Stack) -> Bool {
    screenID == stack.owner || screenID.hasPrefix("\(stack.owner)@")
  }

  /// A link that shows the screen itself, on no stack that is known.
  private func arrivalByLink(at screenID: String) -> Arrival? {
    deepLinks.first { $0.toID == screenID && $0.stack == nil }.map {
      Arrival(start: .deepLink($0), transitions: [], acts: 1)
    }
  }
}

extension Transition {
  /// Whether it puts a screen on a stack that is known.
  fileprivate var isPush: Bool { liesOnStack && !stacks.isEmpty }
}
