import FlowDiff
import FlowGraph

/// The added and removed transitions of a change, sorted by what they belong to: those of a screen
/// that came or went stand with it, the others by themselves.
struct ChangeWays {
  /// Transitions that say the same: of one operation on several screens, as a shared row or
  /// toolbar has it, or of one that leads to several.
  struct Group {
    /// The names of the screens, sorted.
    var from: [String]
    var to: [String]
    /// The first of them.
    var transition: Transition
    /// Its condition in so many words as tell it from that of a group that is else alike.
    var condition: String?
  }

  private(set) var into: [String: [Transition]] = [:]
  private(set) var out: [String: [Transition]] = [:]
  /// Between screens that both versions have.
  private(set) var added: [Transition] = []
  private(set) var removed: [Transition] = []

  init(_ change: FlowChange) {
    let new = Set(change.screens.added.map(\.id))
    let now = Set((change.reach.reachable + change.screens.split).map(\.id))
    let joined = Set(change.screens.joined.map(\.id))
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
      if old.contains(row.toID) || joined.contains(row.toID) {
        into[row.toID, default: []].append(row)
      } else if old.contains(row.fromID) {
        out[row.fromID, default: []].append(row)
      } else if !lost.contains(row.toID), !lost.contains(row.fromID) {
        removed.append(row)
      }
    }
  }

  /// From here, that many screens that one operation leads to are one line.
  private static let many = 3

  /// One group for the rows that agree in all but the screen they start on, or lead to.
  func grouped(_ rows: [Transition]) -> [Group] {
    let bySource = Self.gathered(rows.map { Group($0) }) { group in
      [group.transition.toID] + Self.words(of: group.transition)
    }
    let byTarget = Dictionary(grouping: bySource.indices) { Self.target(bySource[$0]) }
    let groups = Self.gathered(bySource) { group in
      let isMany = (byTarget[Self.target(group)]?.count ?? 0) >= Self.many
      return Self.target(group) + (isMany ? [] : [group.transition.toID])
    }
    let alike = Dictionary(grouping: groups.indices) { index -> [String?] in
      let (group, row) = (groups[index], groups[index].transition)
      return group.from + [nil] + group.to + [row.kind.rawValue, row.trigger, row.via]
    }
    var result = groups
    for rows in alike.values {
      let conditions = ConditionWords.telling(rows.map { groups[$0].transition.guard })
      for (index, condition) in zip(rows, conditions) { result[index].condition = condition }
    }
    return result
  }

  private static func words(of row: Transition) -> [String?] {
    [row.kind.rawValue, row.trigger, row.via, row.guard]
  }

  private static func target(_ group: Group) -> [String?] {
    let place = group.transition.tapped
    return group.from + words(of: group.transition) + [place.file, String(place.line)]
  }

  /// One group for those of one key, in the order of the first ones.
  static func gathered<Key: Hashable>(_ groups: [Group], by key: (Group) -> Key) -> [Group] {
    var places: [Key: Int] = [:]
    var result: [Group] = []
    for group in groups {
      if let place = places[key(group)] {
        result[place].from = Set(result[place].from + group.from).sorted()
        result[place].to = Set(result[place].to + group.to).sorted()
      } else {
        places[key(group)] = result.count
        result.append(group)
      }
    }
    return result
  }
}

extension ChangeWays.Group {
  init(_ row: Transition) {
    self.init(from: [ChangeOutline.start(row)], to: [row.to], transition: row)
  }
}
