import FlowDiff
import FlowGraph

/// The added and removed transitions of a change, sorted by what they belong to: those of a screen
/// that came or went stand with it, the others by themselves.
struct ChangeWays {
  /// Transitions that one operation makes from several screens, as a shared row or toolbar does.
  struct Group {
    /// The names of the screens, sorted.
    var from: [String]
    var to: String
    var transition: Transition
  }

  private(set) var into: [String: [Transition]] = [:]
  private(set) var out: [String: [Transition]] = [:]
  /// Between screens that both versions have.
  private(set) var added: [Transition] = []
  private(set) var removed: [Transition] = []

  init(_ change: FlowChange) {
    let new = Set(change.screens.added.map(\.id))
    let now = Set(change.reach.reachable.map(\.id))
    let old = Set(change.screens.removed.map(\.id))
    // What a lost screen lost with it is said there.
    let lost = Set(
      change.reach.unreachable.filter { $0.hasNoWayIn || $0.behind != nil }.map(\.screen.id))
    for row in change.transitions.added.map(\.transition) {
      if new.contains(row.toID) || now.contains(row.toID) {
        into[row.toID, default: []].append(row)
      } else if new.contains(row.fromID) {
        out[row.fromID, default: []].append(row)
      } else {
        added.append(row)
      }
    }
    for row in change.transitions.removed.map(\.transition) {
      if old.contains(row.toID) {
        into[row.toID, default: []].append(row)
      } else if old.contains(row.fromID) {
        out[row.fromID, default: []].append(row)
      } else if !lost.contains(row.toID), !lost.contains(row.fromID) {
        removed.append(row)
      }
    }
  }

  /// One group for the rows that agree in all but the screen they start on.
  func grouped(_ rows: [Transition]) -> [Group] {
    var groups: [[String?]: (from: Set<String>, row: Transition)] = [:]
    var order: [[String?]] = []
    for row in rows {
      let key = [row.toID, row.kind.rawValue, row.trigger, row.via, row.guard]
      if groups[key] == nil {
        groups[key] = ([], row)
        order.append(key)
      }
      groups[key]?.from.insert(row.from == Transition.anywhere ? "any screen" : row.from)
    }
    return order.compactMap { key in
      groups[key].map { Group(from: $0.from.sorted(), to: $0.row.to, transition: $0.row) }
    }
  }
}
