import FlowGraph

/// The lists that a segue's code makes of the controllers on a stack before it sets them:
/// `var all = stack.viewControllers; all.removeLast(); all.append(destination)`.
struct SegueLists {
  private struct List {
    var isWhole = false
    var isShortened = false
    var holdsDestination = false
  }

  private var lists: [String: List] = [:]

  /// What setting a list does with the destination that it ends with; nil where it does not.
  func kind(of list: Expression, isDestination: (Expression) -> Bool) -> Transition.Kind? {
    switch list.plain.kind {
    case .array(let items):
      return items.count == 1 && isDestination(items[0]) ? .root : nil
    case .name(let name, _):
      guard let known = lists[name], known.holdsDestination else { return nil }
      return known.isWhole && !known.isShortened ? .push : .root
    default: return nil
    }
  }

  mutating func name(_ name: String, _ value: Expression, isDestination: (Expression) -> Bool) {
    var list = List()
    switch value.plain.kind {
    case .member(_, "viewControllers", _), .binary("??", _, _): list.isWhole = true
    case .array(let items): list.holdsDestination = items.last.map(isDestination) ?? false
    default:
      list.isWhole = true
      list.isShortened = value.plain.lastName?.hasPrefix("drop") ?? false
    }
    lists[name] = list
  }

  mutating func note(_ node: Expression, isDestination: (Expression) -> Bool) {
    switch node.kind {
    case .call(let callee, let arguments):
      guard case .member(let base?, let name, _) = callee.kind,
        case .name(let local, _) = base.plain.kind, lists[local] != nil
      else { return }
      if name.hasPrefix("remove") || name.hasPrefix("pop") {
        lists[local]?.isShortened = true
      } else if name == "append", let added = arguments.first?.value, isDestination(added) {
        lists[local]?.holdsDestination = true
      }
    case .binary("=", let left, let right):
      // `all[all.count - 1] = destination`
      guard case .index(let base, _) = left.kind, case .name(let local, _) = base.plain.kind,
        lists[local] != nil, isDestination(right)
      else { return }
      lists[local]?.isShortened = true
      lists[local]?.holdsDestination = true
    default: break
    }
  }
}
