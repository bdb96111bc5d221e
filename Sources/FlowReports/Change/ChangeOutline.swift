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

  /// A piece of a sentence: words of this program, a name or code from the project, or a rule's
  /// message, which holds both.
  enum Piece: Hashable {
    case words(String)
    case name(String)
    case message(String)
  }

  struct Item {
    var sign: Sign
    var pieces: [Piece]
    /// Where a reader looks first: for a way, what a person taps.
    var place: SourcePlace?
    /// Where the operation stands, if that is elsewhere: a router's line.
    var operation: SourcePlace?
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
  private(set) var remark: [Piece] = []

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
    add("Ways back", backs)
    add("Longer and shorter ways", distances)
    add("Fixed findings", change.findings.fixed.map { finding($0, .fixed, nil) })
    add("Navigation that could not be resolved", unresolved)
    remark = Self.remark(change)
  }

  /// Whether there is nothing to say but the remark.
  var isEmpty: Bool { counts.isEmpty && sections.isEmpty }

  private static func remark(_ change: FlowChange) -> [Piece] {
    let unseen = change.transitions.changed.filter { !$0.isVisible }.map(\.after)
    let (known, suppressed) = (change.findings.known, change.findings.suppressed)
    var parts: [[Piece]] = []
    if !unseen.isEmpty {
      let ways: [[Piece]] = unique(
        unseen.map { [.name(start($0)), .words(" → "), .name($0.to)] })
      let shown = Array(ways.prefix(5).joined(separator: [.words(", ")]))
      let more = ways.count > 5 ? " and \(ways.count - 5) more" : ""
      parts.append(
        [.words("The same way through other code or words: ")] + shown + [.words("\(more).")])
    }
    let moved = change.findings.moved.map(\.subject)
    if !moved.isEmpty {
      let words = counted(moved.count, "old finding") + " moved with the code: "
      parts.append([.words(words)] + list(unique(moved)) + [.words(".")])
    }
    if known > 0 {
      parts.append([
        .words(
          counted(known, "new finding") + (known == 1 ? " is" : " are") + " known to the baseline.")
      ])
    }
    if suppressed > 0 {
      parts.append([
        .words(
          counted(suppressed, "finding")
            + (suppressed == 1 ? " is" : " are") + " set aside by a comment now.")
      ])
    }
    return Array(parts.joined(separator: [.words(" ")]))
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
    let backs = change.backs
    return [
      phrase("screen", [(reach.unreachable.count, "no longer reachable")]),
      newFindings(change),
      phrase(
        "screen",
        [
          (change.screens.added.count, "added"), (change.screens.removed.count, "removed"),
          (change.screens.renamed.count, "renamed"), (change.screens.split.count, "split off"),
          (change.screens.joined.count, "taken in"), (reach.reachable.count, "reachable now"),
        ]),
      phrase(
        "transition",
        [
          (rows.added.count, "added"), (rows.removed.count, "removed"),
          (rows.changed.count(where: \.isVisible), "changed"),
        ]),
      phrase(
        "way",
        [
          (backs.added.count, "back added"),
          (backs.removed.count, backs.added.isEmpty ? "back removed" : "removed"),
        ]),
      phrase(
        "deep link",
        [
          (links.added.count, "added"), (links.removed.count, "removed"),
          (links.changed.count, "changed"),
        ]),
      phrase("finding", [(change.findings.fixed.count, "fixed")]),
      phrase("new call", [(change.unresolved.added.count, "not resolved")]),
    ].compactMap { $0 }
  }

  /// The gate asks for the severity: `1 new error, 2 new warnings`.
  private static func newFindings(_ change: FlowChange) -> String? {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = change.newFindings.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, "new \(severity.rawValue)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
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
    let links = change.deepLinks
    return links.changed.map { link in
      Item(
        sign: .changed, pieces: [.name(Self.short(link.pattern))] + Self.difference(link),
        place: link.place)
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
    let trigger = sign == .fixed ? nil : change.trigger(of: finding)
    return Item(
      sign: sign,
      pieces: [
        .words(words), .message(finding.message), .words(" ("), .name(finding.rule),
        .words(remark.map { ", \($0))" } ?? ")"),
      ], place: sign == .fixed ? nil : trigger?.place ?? finding.place,
      operation: trigger == nil ? nil : finding.place)
  }
}
