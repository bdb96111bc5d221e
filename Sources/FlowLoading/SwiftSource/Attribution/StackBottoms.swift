import FlowGraph

/// What lies at the bottom of a stack that code makes empty, and pops of other stacks.
extension GraphBuilder {
  /// What a link pushes above the root. On a stack that is made empty its first push puts the root
  /// there.
  func aboveRoot(_ pushes: [Links.Transition], _ record: DeepLinkRecord) -> [Links.Transition] {
    // What a launch fills its stacks with, it fills them with whether a link comes or not.
    if record.isOfLaunch { return pushes.filter { !isFilling($0) } }
    guard let first = pushes.first, first.sequence == nil, let stack = first.stacks.first,
      facts.stacks[stack].isController, facts.stacks[stack].content.isEmpty,
      links.roots[stack]?.contains(first.to) == true, !isFilledByLaunch(stack, with: first.to)
    else { return pushes }
    return Array(pushes.dropFirst())
  }

  /// Whether a push is the first on an empty stack.
  private func isFilling(_ row: Links.Transition) -> Bool {
    row.stacks.contains { stack in
      facts.stacks[stack].isController && facts.stacks[stack].content.isEmpty
        && links.roots[stack]?.contains(row.to) == true
    }
  }

  /// Whether every launch puts a screen on a stack, so that it is there when a link comes.
  private func isFilledByLaunch(_ stack: Int, with screen: Int) -> Bool {
    guard let pushed = launchPushes[stack] else { return false }
    let key = facts.screens[screen].key
    return pushed.contains { value in
      interpreter.type(of: value).map { key == .type($0.id) } ?? false
    }
  }

  /// What every launch puts on each stack: asked for every link's way, of all operations.
  static func launchPushes(_ facts: NavigationFacts) -> [Int: [Value]] {
    var result: [Int: [Value]] = [:]
    for operation in facts.operations {
      guard let stack = operation.stack, operation.screen == nil, operation.deepLink == nil,
        operation.trigger?.isLaunch != false, operation.conditions.isEmpty,
        case .show(let values, .push) = operation.effect
      else { continue }
      result[stack, default: []] += values.values
    }
    return result
  }

  /// Whether a pop is one of the stack around another controller than the one that a person is on:
  /// how much lies there is not told by where they are.
  func isElsewhere(_ row: Links.Back) -> Bool {
    guard case .pop(_, let owners) = row.operation.effect, !owners.isEmpty, let from = row.from
    else { return false }
    return owners.allSatisfy { owner in
      guard let screen = facts.screenNumbers[.type(owner)], screen != from else { return false }
      return !holds(screen, from) && !holds(from, screen)
    }
  }

  /// Whether a push comes of what a stream says to code of another type than the screen's: whoever
  /// began to listen need not be on show when it does.
  func isHeardElsewhere(_ row: Links.Transition) -> Bool {
    guard row.kind == .push, let trigger = row.trigger, let from = row.from,
      Streams.subscriptions[trigger.label] != nil,
      case .type(let number) = facts.screens[from].key
    else { return false }
    return index.types[number].span.file != trigger.span.file
  }

  /// Whether a screen has another as a part of its own level.
  private func holds(_ whole: Int, _ part: Int) -> Bool {
    var seen: Set<Int> = [whole]
    var queue = [whole]
    while let next = queue.popLast() {
      for row in links.transitions where row.from == next {
        guard row.kind == .embed || row.kind == .tab || row.kind == .root else { continue }
        if row.to == part { return true }
        if seen.insert(row.to).inserted { queue.append(row.to) }
      }
    }
    return false
  }
}
