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
    let targets = Set((ways.out[id] ?? []).map(\.to)).sorted()
    guard !targets.isEmpty else { return [] }
    return [Item(sign: sign, pieces: [.words(verb)] + Self.list(targets))]
  }

  var transitions: [Item] {
    let changed = change.transitions.changed.filter(\.isVisible).map { row in
      Item(
        sign: .changed,
        pieces: [.name(Self.start(row.after)), .words(" → "), .name(row.after.to), .words(": ")]
          + difference(row), place: row.after.place)
    }
    return ways.grouped(ways.removed).map { way($0, .removed) }
      + ways.grouped(ways.added).map { way($0, .added) } + Self.unique(changed)
  }

  private func difference(_ row: FlowChange.TransitionChange) -> [Piece] {
    var pieces: [Piece] = []
    if row.aspects.contains(.kind) {
      pieces += [.words("\(row.after.kind.rawValue), was \(row.before.kind.rawValue)")]
    }
    if row.aspects.contains(.condition) {
      if !pieces.isEmpty { pieces.append(.words("; ")) }
      pieces += Self.condition(from: row.before.guard, to: row.after.guard)
    }
    return pieces
  }

  var distances: [Item] {
    let rows = change.reach.longer + change.reach.shorter
    return rows.filter { $0.behind == nil }.map { row in
      let behind = rows.count { $0.behind == row.screen.id }
      let isLonger = row.after > row.before
      var pieces: [Piece] = [
        .name(row.screen.name),
        .words(
          " is \(counted(abs(row.after - row.before), "act")) \(isLonger ? "farther" : "nearer"):"
            + " \(row.before) → \(row.after)"),
      ]
      if behind > 0 { pieces.append(.words(", and \(counted(behind, "screen")) behind it")) }
      let way = ([row.way.first?.from] + row.way.map(\.to)).compactMap { $0 }
      let names = way.map { Piece.name($0 == Transition.anywhere ? "any screen" : $0) }
      let detail = Item(
        sign: .changed, pieces: Array(names.map { [$0] }.joined(separator: [.words(" → ")])))
      return Item(
        sign: isLonger ? .changed : .added, pieces: pieces, place: row.screen.place,
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
