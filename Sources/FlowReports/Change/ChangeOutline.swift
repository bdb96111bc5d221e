import FlowDiff
import FlowGraph
import Foundation

/// What there is to say about a change, in the order in which a reader needs it, before any format
/// is written: what was lost first, then what is new.
struct ChangeOutline {
  enum Sign: String {
    case added = "+"
    case removed = "-"
    case changed = "~"
    case alarm = "!"
    case fixed = "✓"
  }

  /// A piece of a sentence: words of this program, or text from the project.
  enum Piece: Hashable {
    case words(String)
    case name(String)
  }

  struct Item {
    var sign: Sign
    var pieces: [Piece]
    var place: SourcePlace?
    var details: [Item] = []
  }

  struct Section {
    var title: String
    var items: [Item]
  }

  let headline: [Piece]
  let counts: [String]
  private(set) var sections: [Section] = []
  /// A remark below all sections.
  private(set) var remark: String?

  let change: FlowChange
  let ways: ChangeWays

  init(_ change: FlowChange) {
    self.change = change
    ways = ChangeWays(change)
    headline = [
      .words("Navigation from "), .name(change.base.name), .words(" to "), .name(change.head.name),
    ]
    counts = Self.counts(change)
    add("No longer reachable", unreachable)
    add("Deep links", deepLinks)
    add("New findings", newFindings)
    add("Launch", entries)
    add("Screens", screens)
    add("Transitions", transitions)
    add("Longer and shorter ways", distances)
    add("Fixed findings", change.findings.fixed.map { finding($0, .fixed, nil) })
    add("Navigation that could not be resolved", unresolved)
    remark = Self.remark(change)
  }

  /// Whether there is nothing to say but the remark.
  var isEmpty: Bool { counts.isEmpty && sections.isEmpty }

  private static func remark(_ change: FlowChange) -> String? {
    let unseen = change.transitions.changed.count { !$0.isVisible }
    let (known, suppressed) = (change.findings.known, change.findings.suppressed)
    var parts: [String] = []
    if unseen > 0 {
      parts.append(
        counted(unseen, "transition") + (unseen == 1 ? " runs" : " run")
          + " through other code or other words, to the same screen in the same way.")
    }
    if known > 0 {
      parts.append(
        counted(known, "new finding") + (known == 1 ? " is" : " are") + " known to the baseline.")
    }
    if suppressed > 0 {
      parts.append(
        counted(suppressed, "finding")
          + (suppressed == 1 ? " is" : " are") + " set aside by a comment now.")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private mutating func add(_ title: String, _ items: [Item]) {
    if !items.isEmpty { sections.append(Section(title: title, items: items)) }
  }

  private static func counts(_ change: FlowChange) -> [String] {
    func phrase(_ noun: String, _ parts: [(Int, String)]) -> String? {
      let parts = parts.filter { $0.0 > 0 }
      guard let first = parts.first else { return nil }
      let head = "\(counted(first.0, noun)) \(first.1)"
      return ([head] + parts.dropFirst().map { "\($0.0) \($0.1)" }).joined(separator: ", ")
    }
    let (reach, rows, links) = (change.reach, change.transitions, change.deepLinks)
    return [
      phrase("screen", [(reach.unreachable.count, "no longer reachable")]),
      phrase(
        "screen",
        [
          (change.screens.added.count, "added"), (change.screens.removed.count, "removed"),
          (change.screens.renamed.count, "renamed"),
        ]),
      phrase(
        "transition",
        [
          (rows.added.count, "added"), (rows.removed.count, "removed"),
          (rows.changed.count(where: \.isVisible), "changed"),
        ]),
      phrase(
        "deep link",
        [
          (links.added.count, "added"), (links.removed.count, "removed"),
          (links.changed.count, "changed"),
        ]),
      phrase(
        "finding", [(change.newFindings.count, "new"), (change.findings.fixed.count, "fixed")]),
    ].compactMap { $0 }
  }

  // MARK: What was lost

  private var unreachable: [Item] {
    let lost = change.reach.unreachable
    let first = lost.filter(\.hasNoWayIn).map { loss in
      let one = Set(loss.lost.map(\.fromID)).count == 1
      return Item(
        sign: .alarm,
        pieces: [
          .name(loss.screen.name), .words(one ? " lost its only way in" : " lost every way in"),
        ], place: loss.screen.place,
        details: ways.grouped(loss.lost).map { way($0, .removed) } + doubts(loss)
          + followers(loss.screen.id))
    }
    let rest = lost.filter { !$0.hasNoWayIn && $0.behind == nil }.map { loss in
      Item(
        sign: .alarm,
        pieces: [.name(loss.screen.name), .words(": no way from launch or a link leads there")],
        place: loss.screen.place, details: doubts(loss))
    }
    let linkOnly = change.reach.linkOnly.map { screen in
      Item(
        sign: .changed, pieces: [.name(screen.name), .words(" is reached by a deep link only")],
        place: screen.place)
    }
    return first + rest + linkOnly
  }

  private func followers(_ id: String) -> [Item] {
    let screens = change.reach.unreachable.filter { $0.behind == id }.map(\.screen.name)
    guard !screens.isEmpty else { return [] }
    return [Item(sign: .alarm, pieces: [.words("and with it ")] + Self.list(screens))]
  }

  private func doubts(_ loss: FlowChange.Loss) -> [Item] {
    loss.doubts.prefix(3).map { call in
      Item(
        sign: .changed,
        pieces: [
          .words("not proven: "), .name(call.operation), .words(" may lead there"),
        ], place: call.place)
    }
  }

  private var deepLinks: [Item] {
    func destination(_ link: FlowChange.DeepLinkChange.Destination) -> [Piece] {
      let below = link.below.flatMap { [.name($0), .words(" / ")] as [Piece] }
      let tab: [Piece] = link.tab.map { [.words(" on tab "), .name($0)] } ?? []
      return below + [link.screen.map { .name($0) } ?? .words("no screen")] + tab
    }
    func all(_ links: [FlowChange.DeepLinkChange.Destination]) -> [Piece] {
      Array(links.map(destination).joined(separator: [.words(" or ")]))
    }
    let links = change.deepLinks
    return links.changed.map { link in
      Item(
        sign: .changed,
        pieces: [.name(Self.short(link.pattern)), .words(" leads to ")] + all(link.after)
          + [.words(", not to ")] + all(link.before), place: link.place)
    } + links.removed.map { link($0, .removed, " no longer leads to ") }
      + links.added.map { link($0, .added, " leads to ") }
  }

  private func link(_ link: DeepLink, _ sign: Sign, _ verb: String) -> Item {
    Item(
      sign: sign,
      pieces: [
        .name(Self.short(link.pattern)), .words(verb),
        link.to.map { .name($0) } ?? .words("no screen"),
      ], place: sign == .removed ? nil : link.place)
  }

  private var newFindings: [Item] {
    change.findings.raised.map { finding($0.finding, .alarm, "was a \($0.was.rawValue)") }
      + change.findings.new.map { finding($0, .alarm, nil) }
  }

  private func finding(_ finding: Finding, _ sign: Sign, _ remark: String?) -> Item {
    let words = sign == .fixed ? "" : finding.severity.rawValue + ": "
    return Item(
      sign: sign,
      pieces: [
        .words(words), .name(finding.message), .words(" ("), .name(finding.rule),
        .words(remark.map { ", \($0))" } ?? ")"),
      ], place: sign == .fixed ? nil : finding.place)
  }

  // MARK: Words

  func way(_ group: ChangeWays.Group, _ sign: Sign) -> Item {
    var pieces: [Piece] = []
    if group.from.count == 1 {
      pieces = [.name(group.from[0])]
    } else {
      pieces = [.words("\(group.from.count) screens")]
    }
    pieces += [.words(" → "), .name(group.to), .words(": ")] + Self.words(group.transition)
    if group.from.count > 1 { pieces += [.words(": ")] + Self.list(group.from) }
    return Item(
      sign: sign, pieces: pieces, place: sign == .removed ? nil : group.transition.place)
  }

  /// Says which of the conditions that are joined by "and" came and went.
  static func condition(from before: String?, to after: String?) -> [Piece] {
    func clauses(_ text: String?) -> [String] {
      (text ?? "").components(separatedBy: " && ").filter { !$0.isEmpty }
    }
    let (was, now) = (clauses(before), clauses(after))
    let (lost, gained) = (was.filter { !now.contains($0) }, now.filter { !was.contains($0) })
    func joined(_ clauses: [String]) -> [Piece] {
      let shown = clauses.prefix(3).map { [Piece.name(short($0))] }
      let more = clauses.count - shown.count
      return Array(shown.joined(separator: [.words(" and ")]))
        + (more > 0 ? [.words(" and \(more) more")] : [])
    }
    if now.isEmpty { return [.words("always now, no longer only if ")] + joined(lost) }
    if gained.isEmpty && lost.isEmpty { return [.words("the same conditions in another order")] }
    if lost.isEmpty {
      return [.words(was.isEmpty ? "only if " : "only if also ")] + joined(gained)
    }
    if gained.isEmpty { return [.words("no longer needs ")] + joined(lost) }
    return [.words("if ")] + joined(gained) + [.words(" in place of ")] + joined(lost)
  }

  /// Conditions and patterns can run over pages.
  static func short(_ text: String, to limit: Int = 80) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// What people call the screen that it starts on.
  static func start(_ row: Transition) -> String {
    row.from == Transition.anywhere ? "any screen" : row.from
  }

  static func words(_ row: Transition) -> [Piece] {
    var pieces: [Piece] = [.words(row.kind.rawValue)]
    if let trigger = row.trigger { pieces += [.words(" on "), .name(trigger)] }
    if let via = row.via { pieces += [.words(row.trigger == nil ? " of " : ", "), .name(via)] }
    if let condition = row.guard { pieces += [.words(", if "), .name(short(condition))] }
    return pieces
  }

  static func list(_ names: [String], limit: Int = 8) -> [Piece] {
    let shown = names.prefix(limit).map { [Piece.name($0)] }
    let more = names.count - shown.count
    return Array(shown.joined(separator: [.words(", ")]))
      + (more > 0 ? [.words(" and \(more) more")] : [])
  }

  static func unique(_ items: [Item]) -> [Item] {
    var seen: Set<[Piece]> = []
    return items.filter { seen.insert($0.pieces).inserted }
  }
}
