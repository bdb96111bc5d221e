import FlowDiff
import FlowGraph

/// What is new: launches, screens, transitions and ways.
extension ChangeOutline {
  var entries: [Item] {
    change.entries.added.map {
      Item(
        sign: .added, pieces: [.words("a launch can show "), .name($0.name)], place: $0.place)
    }
      + change.entries.removed.map {
        Item(sign: .removed, pieces: [.words("a launch no longer shows "), .name($0.name)])
      }
  }

  var screens: [Item] {
    change.screens.renamed.map { pair in
      Item(
        sign: .changed,
        pieces: [.name(pair.before.name), .words(" is now "), .name(pair.after.name)],
        place: pair.after.place)
    }
      + change.screens.split.map { screen in
        Item(
          sign: .changed,
          pieces: [.name(screen.name), .words(" is a screen of its own now, no part of another")],
          place: screen.place,
          details: ways.grouped(ways.into[screen.id] ?? []).map { way($0, .added) })
      }
      + change.screens.joined.map { screen in
        Item(
          sign: .changed,
          pieces: [
            .name(screen.name), .words(" is a part of another screen now, none of its own"),
          ],
          details: ways.grouped(ways.into[screen.id] ?? []).map { way($0, .removed) })
      }
      + change.screens.added.map { screen in
        Item(
          sign: .added, pieces: [.name(screen.name)], place: screen.place,
          details: ways.grouped(ways.into[screen.id] ?? []).map { way($0, .added) }
            + leads(screen.id, "leads to ", .added))
      }
      + change.reach.reachable.map { screen in
        Item(
          sign: .added, pieces: [.name(screen.name), .words(" can be reached now")],
          place: screen.place,
          details: ways.grouped(ways.into[screen.id] ?? []).map { way($0, .added) })
      }
      + change.screens.removed.map { screen in
        Item(
          sign: .removed, pieces: [.name(screen.name)],
          details: ways.grouped(ways.into[screen.id] ?? []).map { way($0, .removed) }
            + leads(screen.id, "led to ", .removed))
      }
  }

  private func leads(_ id: String, _ verb: String, _ sign: Sign) -> [Item] {
    let rows = ways.out[id] ?? []
    let targets = Set(rows.map(\.to)).sorted().map { to -> String in
      // A route of the screen's own says what it shows.
      let routes = rows.compactMap { row -> Substring? in
        guard row.to == to, let via = row.via, via.hasPrefix(to + ".") else { return nil }
        return via.split(separator: ".").last
      }
      return routes.isEmpty ? to : "\(to) (\(Set(routes).sorted().joined(separator: ", ")))"
    }
    guard !targets.isEmpty else { return [] }
    return [Item(sign: sign, pieces: [.words(verb)] + Self.list(targets))]
  }

  var transitions: [Item] {
    ways.grouped(ways.removed).map { way($0, .removed) }
      + ways.grouped(ways.added).map { way($0, .added) } + changes
  }

  var backs: [Item] {
    backs(change.backs.removed, .removed) + backs(change.backs.added, .added)
  }

  /// One line for what one operation does on several screens.
  private func backs(_ rows: [Back], _ sign: Sign) -> [Item] {
    let alike = Dictionary(grouping: rows) { row in
      [row.kind.rawValue, row.to, row.trigger, row.file, String(row.line)]
    }
    return rows.compactMap { row in
      let key = [row.kind.rawValue, row.to, row.trigger, row.file, String(row.line)]
      guard let group = alike[key], group.first == row else { return nil }
      let names = Self.unique(
        group.map { $0.from == Transition.anywhere ? "any screen" : $0.from })
      var pieces = Self.list(names) + [.words(": \(row.kind.rawValue)")]
      if let to = row.to { pieces += [.words(" "), .name(to)] }
      if let trigger = row.trigger { pieces += [.words(" on "), .name(trigger)] }
      guard sign != .removed else { return Item(sign: sign, pieces: pieces) }
      let tapped = row.steps.first?.place ?? row.place
      let isElsewhere = tapped.file != row.file || tapped.line != row.line
      return Item(
        sign: sign, pieces: pieces, place: tapped, operation: isElsewhere ? row.place : nil)
    }
  }

  /// One line for the transitions of which the same changed.
  private var changes: [Item] {
    let rows = change.transitions.changed.filter(\.isVisible)
    let differences = Dictionary(
      rows.map { ($0.after, Self.difference($0)) }, uniquingKeysWith: { first, _ in first })
    let groups = ChangeWays.gathered(rows.map { ChangeWays.Group($0.after) }) { group in
      [.name(group.transition.toID)] + (differences[group.transition] ?? [])
    }
    let folded = ChangeWays.gathered(groups) { group in
      let target = group.from.count > 1 ? group.transition.toID : ""
      return group.from.map(Piece.name) + [.name(target)] + (differences[group.transition] ?? [])
    }
    return folded.map { group in
      Item(
        sign: .changed,
        pieces: Self.way(from: group.from, to: group.to) + [.words(": ")]
          + (differences[group.transition] ?? []) + Self.names(of: group.from, group.to),
        place: group.transition.tapped, operation: group.transition.performed)
    }
  }

  private static func difference(_ row: FlowChange.TransitionChange) -> [Piece] {
    var pieces: [Piece] = []
    if row.aspects.contains(.kind) {
      pieces += [.words("\(row.after.kind.rawValue), was \(row.before.kind.rawValue)")]
    }
    if row.aspects.contains(.condition) {
      if !pieces.isEmpty { pieces.append(.words("; ")) }
      pieces += ConditionWords.difference(from: row.before.guard, to: row.after.guard)
    }
    return pieces
  }

  var distances: [Item] {
    let rows = change.reach.longer + change.reach.shorter
    return rows.filter { $0.behind == nil }.map { row in
      let behind = rows.count { $0.behind == row.screen.id }
      var pieces: [Piece] = [
        .name(row.screen.name),
        .words(" takes \(counted(row.after, "tap")) from launch, \(row.before) before"),
      ]
      if behind > 0 {
        pieces.append(.words("; \(counted(behind, "screen")) behind it moved as far"))
      }
      let way = ([row.way.first?.from] + row.way.map(\.to)).compactMap { $0 }
      let names = way.map { Piece.name($0 == Transition.anywhere ? "any screen" : $0) }
      let detail = Item(
        sign: .changed, pieces: Array(names.map { [$0] }.joined(separator: [.words(" → ")])))
      return Item(
        sign: row.after > row.before ? .changed : .added, pieces: pieces, place: row.screen.place,
        details: way.isEmpty ? [] : [detail])
    }
  }

  var unresolved: [Item] {
    change.unresolved.added.map { call in
      Item(
        sign: .changed, pieces: [.name(call.operation), .words(": "), .name(call.reason)],
        place: call.place)
    }
  }
}
