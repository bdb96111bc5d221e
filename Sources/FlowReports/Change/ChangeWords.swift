import FlowDiff
import FlowGraph

/// Sentences of a change.
extension ChangeOutline {
  func way(_ group: ChangeWays.Group, _ sign: Sign) -> Item {
    let (row, from, to) = (group.transition, group.from, group.to)
    var pieces = Self.way(from: from, to: to) + [.words(": ")]
    pieces += Self.words(row, if: group.condition)
    pieces += Self.names(of: from, to)
    guard sign != .removed else { return Item(sign: sign, pieces: pieces) }
    return Item(sign: sign, pieces: pieces, place: row.tapped, operation: row.performed)
  }

  /// `A → B`; where one end is several screens, how many they are.
  static func way(from: [String], to: [String]) -> [Piece] {
    func end(_ names: [String]) -> Piece {
      names.count == 1 ? .name(names[0]) : .words(counted(names.count, "screen"))
    }
    return [end(from), .words(" → "), end(to)]
  }

  /// The screens of an end that was only counted.
  static func names(of from: [String], _ to: [String]) -> [Piece] {
    let many = from.count > 1 ? from : to.count > 1 ? to : []
    return many.isEmpty ? [] : [.words(": ")] + list(many)
  }

  static func words(_ row: Transition, if condition: String?) -> [Piece] {
    var pieces: [Piece] = [.words(row.kind.rawValue)]
    if let trigger = row.trigger { pieces += [.words(" on "), .name(trigger)] }
    if let via = row.via { pieces += [.words(row.trigger == nil ? " of " : ", "), .name(via)] }
    if let condition { pieces += [.words(", if "), .name(condition)] }
    return pieces
  }

  /// What people call the screen that it starts on.
  static func start(_ row: Transition) -> String {
    row.from == Transition.anywhere ? "any screen" : row.from
  }

  static func list(
    _ names: [String], limit: Int = 8, and word: String = ", "
  ) -> [Piece] {
    let shown = names.prefix(limit).map { [Piece.name($0)] }
    let more = names.count - shown.count
    return Array(shown.joined(separator: [.words(word)]))
      + (more > 0 ? [.words(" and \(more) more")] : [])
  }

  static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }

  /// Patterns can run over pages.
  static func short(_ text: String) -> String { ConditionWords.cut(text) }

  /// Says where a link leads now, and where it led.
  static func difference(_ link: FlowChange.DeepLinkChange) -> [Piece] {
    func all(_ ends: [FlowChange.DeepLinkChange.Destination]) -> [Piece] {
      Array(ends.map(destination).joined(separator: [.words(" or ")]))
    }
    let was = link.before.filter { !$0.isNowhere }
    let now = link.after.filter { !$0.isNowhere }
    let (lost, gained) = (was.filter { !now.contains($0) }, now.filter { !was.contains($0) })
    if now.isEmpty { return [.words(" leads nowhere now; it led to ")] + all(was) }
    if was.isEmpty { return [.words(" leads to ")] + all(now) + [.words(" now; it led nowhere")] }
    if lost.isEmpty && gained.isEmpty {
      let isSure = now.count == link.after.count
      return [.words(isSure ? " always leads to " : " may lead nowhere, else to ")] + all(now)
    }
    if lost.isEmpty { return [.words(" leads to ")] + all(gained) + [.words(" too")] }
    if gained.isEmpty { return [.words(" no longer leads to ")] + all(lost) }
    return [.words(" leads to ")] + all(gained) + [.words(" in place of ")] + all(lost)
  }

  private static func destination(_ link: FlowChange.DeepLinkChange.Destination) -> [Piece] {
    let below = link.below.flatMap { [.name($0), .words(" / ")] as [Piece] }
    let screen = link.screen.map { [Piece.name($0)] } ?? []
    let joined = screen.isEmpty ? Array(below.dropLast()) : below + screen
    let kind = link.kind.map { [Piece.words(" (\($0.rawValue))")] } ?? []
    guard let tab = link.tab else { return joined + kind }
    return joined + kind + [.words(joined.isEmpty ? "tab " : " on tab "), .name(tab)]
  }
}

extension FlowChange.DeepLinkChange.Destination {
  fileprivate var isNowhere: Bool { screen == nil && below.isEmpty && tab == nil }
}

extension Transition {
  /// Where a person sets it off.
  var tapped: SourcePlace { steps.first?.place ?? place }

  /// The operation's place, where other code than the trigger's own performs it.
  var performed: SourcePlace? {
    guard let first = steps.first, steps.count > 1 || first.file != file else { return nil }
    return first.file == file && first.line == line ? nil : place
  }
}
