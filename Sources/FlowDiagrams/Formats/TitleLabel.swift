import FlowGraph

/// The label of the whole picture: title, counts, and a legend of what occurs.
struct TitleLabel {
  var plan: DiagramPlan
  private var graph: FlowGraph { plan.graph }

  func label() -> String {
    var rows = [
      row(
        HTMLLabel.font(
          Labels.cut(plan.options.title, to: 90), color: Theme.ink, size: 18, bold: true)),
      row(HTMLLabel.font(counts.joined(separator: " · "), color: Theme.muted, size: 11)),
    ]
    if let part = plan.part {
      let shown = plan.boxes.count { $0.node.role == .screen && !$0.isOutside }
      rows.append(
        row(
          HTMLLabel.font(
            "shows \(part): \(Labels.count(shown, "screen"))", color: Theme.muted, size: 11)))
    }
    if plan.isOverview {
      rows.append(
        row(
          HTMLLabel.font(
            "each box is a group of screens; --group NAME draws one", color: Theme.muted, size: 11))
      )
    }
    if !plan.findingsElsewhere.isEmpty { rows.append(row(elsewhere)) }
    if plan.options.showsLegend { rows += legend() }
    return "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">"
      + rows.joined() + "</table>"
  }

  private func row(_ content: String) -> String {
    HTMLLabel.row(HTMLLabel.cell(content))
  }

  private var counts: [String] {
    var words = [
      Labels.count(graph.screens.count, "screen"),
      Labels.count(graph.transitions.count, "transition"),
    ]
    if !graph.deepLinks.isEmpty { words.append(Labels.count(graph.deepLinks.count, "deep link")) }
    if plan.options.showsFindings, !graph.findings.isEmpty {
      words.append(Labels.count(graph.findings.count, "finding"))
    }
    if !graph.unresolved.isEmpty { words.append("\(graph.unresolved.count) unresolved") }
    return words
  }

  private var elsewhere: String {
    var rules: [String: Int] = [:]
    for finding in plan.findingsElsewhere { rules[finding.rule, default: 0] += 1 }
    let words = rules.keys.sorted().map { rules[$0] == 1 ? $0 : "\($0) ×\(rules[$0] ?? 0)" }
    let more = words.count - 4
    return HTMLLabel.font(
      "findings elsewhere: " + words.prefix(4).joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : ""), color: Theme.muted, size: 11)
  }

  private func legend() -> [String] {
    let items = Legend.items(plan)
    guard !items.isEmpty else { return [] }
    let columns = max(2, min(items.count, plan.depth * 2))
    var rows: [String] = []
    for start in stride(from: 0, to: items.count, by: columns) {
      let row = items[start..<min(start + columns, items.count)]
      let cells = row.enumerated().map { index, item in
        // The last of a short row may run on, so as not to widen a column above it.
        let free = index == row.count - 1 ? 2 * (columns - row.count) : 0
        return HTMLLabel.cell(item.swatch, padding: 3)
          + HTMLLabel.cell(
            HTMLLabel.font(
              item.text + HTMLLabel.space + HTMLLabel.space, color: Theme.muted, size: 9),
            padding: 3, extra: free > 0 ? " colspan=\"\(free + 1)\"" : "")
      }
      rows.append("<tr>\(cells.joined())</tr>")
    }
    return [
      row(
        "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\">"
          + rows.joined() + "</table>")
    ]
  }
}

/// What the signs of a picture mean; only those that occur in it.
enum Legend {
  struct Item {
    var swatch: String
    var text: String
  }

  static func items(_ plan: DiagramPlan) -> [Item] {
    lines(plan) + boxes(plan) + signs(plan)
  }

  private static func lines(_ plan: DiagramPlan) -> [Item] {
    let ways = plan.boxes.flatMap { $0.lines + $0.chips } + plan.shared.flatMap(\.chips)
    let kinds = Set(
      ways.flatMap(\.transitions).map(\.kind) + plan.boxes.flatMap(\.loops).map(\.kind))
    var items: [Item] = []
    func line(
      _ sign: String, _ members: [Transition.Kind], _ names: [Transition.Kind: String] = [:]
    ) {
      let found = members.filter(kinds.contains)
      guard let first = found.first else { return }
      let words = found.map { names[$0] ?? $0.rawValue }.joined(separator: ", ")
      items.append(
        Item(swatch: HTMLLabel.font(sign, color: Theme.color(first), size: 10), text: words))
    }
    line("─▶", [.push])
    line("─▷", [.sheet, .cover, .popover])
    line("─●", [.tab])
    line("─○", [.root, .embed], [.root: "root content", .embed: "embedded"])
    if ways.contains(where: { $0.isLine && $0.isPossible }) {
      items.append(
        Item(swatch: HTMLLabel.font("╌▶", color: Theme.muted, size: 10), text: "possible"))
    }
    return items
  }

  private static func boxes(_ plan: DiagramPlan) -> [Item] {
    var items: [Item] = []
    func box(_ style: Theme.BoxStyle, _ text: String) {
      let shape = style.dashed ? "rounded,dashed" : "rounded"
      items.append(
        Item(
          swatch: "<table border=\"\(min(style.width, 2))\" cellborder=\"0\" cellspacing=\"0\""
            + " style=\"\(shape)\" color=\"\(style.border)\" bgcolor=\"\(style.fill)\">"
            + "<tr><td width=\"16\" height=\"9\" fixedsize=\"true\"></td></tr></table>",
          text: text))
    }
    let drawn = plan.boxes.filter { !$0.isOutside }
    if drawn.contains(where: \.node.isEntry) {
      var entry = Theme.screen
      (entry.border, entry.width) = (Theme.entryBorder, 2)
      box(entry, "entry")
    }
    if drawn.contains(where: \.node.isContainer) { box(Theme.container, "container") }
    if drawn.contains(where: \.isHub) { box(Theme.hub, "hub: many ways in") }
    if drawn.contains(where: \.isUnreachable) { box(Theme.unreachable, "unreachable") }
    if !plan.unshown.isEmpty { box(Theme.unshown, "shown by nothing") }
    if plan.boxes.contains(where: \.isOutside) { box(Theme.outside, "outside the group") }
    return items
  }

  private static func signs(_ plan: DiagramPlan) -> [Item] {
    var items: [Item] = []
    func sign(_ text: String, _ color: String, _ meaning: String) {
      items.append(Item(swatch: HTMLLabel.font(text, color: color, size: 10), text: meaning))
    }
    if plan.boxes.contains(where: { !$0.chips.isEmpty || !$0.shared.isEmpty }) {
      sign("↗", Theme.muted, "leads there, line left out")
    }
    if plan.boxes.contains(where: { !$0.deepLinks.isEmpty }) {
      sign("⇢", Theme.deepLink, "deep link")
    }
    let listed = plan.unshown.flatMap { plan.unshownFindings[$0.id, default: []] }
    let severities = Set((plan.boxes.flatMap(\.findings) + listed).map(\.severity))
    for severity in Severity.allCases.reversed() where severities.contains(severity) {
      let pair = Theme.badge(severity)
      items.append(
        Item(
          swatch: "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\"><tr>"
            + HTMLLabel.cell(
              HTMLLabel.font(BoxLabel.sign(severity), color: pair.text, size: 8),
              fill: pair.background) + "</tr></table>",
          text: severity.rawValue))
    }
    return items
  }
}
