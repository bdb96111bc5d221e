import FlowGraph

/// Handlers that one change sets off, composed in both orders: a pop that is safe alone may not be
/// after the other has run.
extension PopWithoutPush {
  func rivals(of known: Set<Spot>, in context: RuleContext) -> [Finding] {
    var seen: Set<Spot> = known
    return context.graph.backs.compactMap { back in
      var place = back.place
      place.column = 0
      guard back.kind == .pop, back.onEmpty == .crash, !back.guarded, let count = back.count,
        let rival = rival(of: back, taking: count, in: context),
        let story = context.story(to: back.fromID),
        seen.insert(Spot(place: place, screen: back.fromID)).inserted
      else { return nil }
      let screen = context.name(back.fromID)
      let state = listed(shared(back, rival))
      return finding(
        screen, screen: back.fromID, detail: [back.operation, back.trigger, rival.operation],
        severity: .warning,
        "`\(back.operation)` runs when `\(state)` changes, and so does `\(rival.operation)` on"
          + " \(rival.from) (\(rival.file):\(rival.line)). Where that runs first, the path is empty:"
          + " `\(back.operation)` traps, and the app crashes. Test that the path is not empty"
          + " first.",
        at: back.place,
        witness: story.steps + [
          Step("`\(state)` changes: `\(rival.operation)`", at: rival.place),
          Step(back.operation, at: back.place),
        ])
    }
  }

  private func shared(_ back: Back, _ rival: Back) -> [String] {
    (back.observes ?? []).filter((rival.observes ?? []).contains)
  }

  /// Another handler of the same change that takes away what the pop counts on: one that empties
  /// the path before one that only shortens it.
  private func rival(of back: Back, taking count: Int, in context: RuleContext) -> Back? {
    let others = context.graph.backs.filter { other in
      other.place != back.place && (!other.deferred || back.deferred)
        && !shared(back, other).isEmpty
    }
    func stack(_ other: Back) -> Stack? {
      context.graph.stacks.first {
        back.stacks.contains($0.id) && other.stacks.contains($0.id)
      }
    }
    let emptying = others.first { other in
      guard other.kind == .popToRoot, let stack = stack(other) else { return false }
      return isThere(other.fromID, on: stack, in: context)
    }
    guard emptying == nil, let arrival = context.stacks.stack(onArrivalAt: back.fromID) else {
      return emptying
    }
    return others.first { other in
      guard other.kind == .pop, let taken = other.count, taken > 0,
        stack(other)?.id == arrival.stack.id
      else { return false }
      let isBelow =
        arrival.screenIDs.contains(other.fromID)
        || arrival.stack.owner == context.name(other.fromID)
      return isBelow && arrival.screenIDs.count - 1 < taken + count
    }
  }

  /// Whether a screen is alive while another stands on the stack above it.
  private func isThere(_ screen: String, on stack: Stack, in context: RuleContext) -> Bool {
    stack.roots.contains(screen) || stack.owner == context.name(screen)
      || context.graph.transitions.contains {
        $0.kind == .push && $0.toID == screen && $0.stacks.contains(stack.id)
      }
  }
}
