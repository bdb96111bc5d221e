import FlowGraph

/// The HTML-like label of a box: its name, what is said of it, and a row for each way out.
///
/// Every way out has a row with a port that its line starts from, so that no text lies on a line.
struct BoxLabel {
  private static let shownDeepLinks = 2
  private static let shownLabels = 2
  /// More chips than this stand in two columns.
  static let oneColumn = 3

  var plan: DiagramPlan
  var predecessors: [String: [String]]
  private var options: DiagramOptions { plan.options }
  private var tips: Tooltips { Tooltips(linkBase: plan.options.linkBase) }

  static func style(_ box: DiagramPlan.Box) -> Theme.BoxStyle {
    var style =
      if box.isOutside {
        Theme.outside
      } else if box.node.role == .anywhere {
        Theme.shared
      } else if box.isUnreachable {
        Theme.unreachable
      } else if box.isHub {
        Theme.hub
      } else if box.node.isContainer {
        Theme.container
      } else if box.node.role == .group {
        Theme.group
      } else {
        Theme.screen
      }
    if (box.node.isEntry && !box.isOutside) || box.isFocus {
      style.border = box.isFocus ? Theme.focusBorder : Theme.entryBorder
      style.width = 3
    }
    return style
  }

  func label(_ box: DiagramPlan.Box) -> String {
    let style = Self.style(box)
    var rows = [head(box)]
    if !box.findings.isEmpty { rows.append(badges(box.findings)) }
    let links = box.linksByPattern
    rows += links.prefix(Self.shownDeepLinks).map(deepLink)
    if links.count > Self.shownDeepLinks {
      rows.append(moreDeepLinks(links.dropFirst(Self.shownDeepLinks)))
    }
    if !box.loops.isEmpty { rows.append(loop(box.loops)) }
    let body = exits(box) + box.shared.map(sharedRow) + chips(box.chips)
    rows += Self.ruled(body)
    return Self.table(rows, style)
  }

  func label(_ shared: DiagramPlan.SharedBox) -> String {
    let offered = "offered by \(Labels.count(shared.screens.count, "screen"))"
    var text = HTMLLabel.font(shared.letter, color: Theme.ink, size: 12, bold: true)
    if let component = shared.component {
      text += HTMLLabel.font(
        HTMLLabel.space + Labels.cut(component), color: Theme.ink, size: 10)
      text += "<br/>" + HTMLLabel.font(offered, color: Theme.muted, size: 9)
    } else {
      text += HTMLLabel.font(HTMLLabel.space + offered, color: Theme.muted, size: 9)
    }
    let names = shared.screens.joined(separator: ", ")
    let head = HTMLLabel.row(
      HTMLLabel.cell(text, padding: 4, tooltip: names, extra: Self.minimum(shared.width)))
    return Self.table(
      [head] + Self.ruled(shared.chips.map { HTMLLabel.row(chip($0)) }), Theme.shared)
  }

  /// Rows with a thin rule above the first.
  static func ruled(_ rows: [String]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let rule =
      "<td border=\"1\" sides=\"t\" color=\"\(Theme.rule)\" cellpadding=\"0\" height=\"3\"></td>"
    return [HTMLLabel.row(rule)] + rows
  }

  private static func minimum(_ width: Int) -> String {
    width > 0 ? " width=\"\(width)\"" : ""
  }

  static func table(_ rows: [String], _ style: Theme.BoxStyle) -> String {
    let shape = style.dashed ? "rounded,dashed" : "rounded"
    return "<table border=\"\(style.width)\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\""
      + " style=\"\(shape)\" color=\"\(style.border)\" bgcolor=\"\(style.fill)\">"
      + rows.joined() + "</table>"
  }

  private func head(_ box: DiagramPlan.Box) -> String {
    let ink = box.isOutside ? Theme.muted : Theme.ink
    var text = HTMLLabel.font(
      Labels.cut(box.node.name, to: Labels.nameLimit), color: ink, size: 12, bold: true)
    if !box.facts.isEmpty {
      let color = box.isUnreachable ? Theme.alarm : box.isHub ? Theme.hubInk : Theme.muted
      text += "<br/>" + HTMLLabel.font(box.facts.joined(separator: " · "), color: color, size: 9)
    }
    let tip = tips.box(box, predecessors: predecessors[box.node.id, default: []])
    return HTMLLabel.row(
      HTMLLabel.cell(
        text, port: "in", padding: 4, link: tips.link(box.node.place), tooltip: tip,
        extra: Self.minimum(box.width)))
  }

  private func badges(_ findings: [Finding]) -> String {
    var order: [(rule: String, rows: [Finding])] = []
    for finding in findings {
      if let index = order.firstIndex(where: { $0.rule == finding.rule }) {
        order[index].rows.append(finding)
      } else {
        order.append((finding.rule, [finding]))
      }
    }
    let rows = order.map { rule, rows in
      let severity = rows.map(\.severity).max() ?? .note
      let pair = Theme.badge(severity)
      let count = rows.count > 1 ? " ×\(rows.count)" : ""
      return HTMLLabel.row(
        HTMLLabel.cell(
          HTMLLabel.font(
            Self.sign(severity) + " " + Labels.cut(rule, to: 34) + count, color: pair.text, size: 9),
          padding: 2, fill: pair.background,
          link: tips.link(rows[0].place),
          tooltip: rows.map(tips.finding).joined(separator: "\n")))
    }
    return HTMLLabel.row(
      HTMLLabel.cell(
        "<table border=\"0\" cellborder=\"0\" cellspacing=\"1\" cellpadding=\"2\">"
          + rows.joined() + "</table>", padding: 2))
  }

  static func sign(_ severity: Severity) -> String {
    switch severity {
    case .error: "✖"
    case .warning: "▲"
    case .note: "●"
    }
  }

  /// The links of one pattern.
  private func deepLink(_ links: [DeepLink]) -> String {
    HTMLLabel.row(
      HTMLLabel.cell(
        HTMLLabel.font(
          HTMLLabel.space + "⇢ " + Labels.pattern(links[0].pattern), color: Theme.deepLink, size: 9),
        padding: 1, link: tips.link(links[0].place), tooltip: tips.deepLinks(links)))
  }

  private func moreDeepLinks(_ patterns: ArraySlice<[DeepLink]>) -> String {
    HTMLLabel.row(
      HTMLLabel.cell(
        HTMLLabel.font(
          HTMLLabel.space + "⇢ +\(Labels.count(patterns.count, "deep link"))",
          color: Theme.deepLink, size: 9),
        padding: 1, tooltip: tips.deepLinks(Array(patterns.joined()))))
  }

  private func loop(_ rows: [Transition]) -> String {
    let way = DiagramPlan.Way(from: "", to: "", name: "", transitions: rows, isLine: false)
    let words = Labels.unique(rows).prefix(Self.shownLabels).joined(separator: ", ")
    return HTMLLabel.row(
      HTMLLabel.cell(
        HTMLLabel.font(
          HTMLLabel.space + "↻ itself: \(words)" + HTMLLabel.space, color: Theme.color(way.kind),
          size: 9),
        padding: 1, tooltip: tips.way(way)))
  }

  private func sharedRow(_ letter: String) -> String {
    guard let shared = plan.shared.first(where: { $0.letter == letter }) else { return "" }
    return HTMLLabel.row(
      HTMLLabel.cell(
        HTMLLabel.font(HTMLLabel.space + "↗ ", color: Theme.muted, size: 9)
          + HTMLLabel.font(letter, color: Theme.ink, size: 9, bold: true)
          + HTMLLabel.font(": \(shared.chips.count) shared ways", color: Theme.muted, size: 9),
        padding: 2, link: "#\(shared.dotID)",
        tooltip: shared.chips.map(\.name).joined(separator: "\n")))
  }

  /// Chips under one another, or in two columns where there are many.
  private func chips(_ ways: [DiagramPlan.Way]) -> [String] {
    guard ways.count > Self.oneColumn else { return ways.map { HTMLLabel.row(chip($0)) } }
    let half = (ways.count + 1) / 2
    let rows = (0..<half).map { index in
      let right = index + half < ways.count ? chip(ways[index + half]) : "<td></td>"
      return HTMLLabel.row(chip(ways[index]), right)
    }
    let inner =
      "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\">"
      + rows.joined() + "</table>"
    return [HTMLLabel.row(HTMLLabel.cell(inner, padding: 0))]
  }

  private func chip(_ way: DiagramPlan.Way) -> String {
    let text = Labels.chip(way, counted: plan.isOverview)
    return HTMLLabel.cell(
      HTMLLabel.font(
        HTMLLabel.space + "↗ \(text)" + HTMLLabel.space, color: Theme.color(way.kind), size: 9,
        italic: way.kind.isModal),
      padding: 1, link: plan.dotIDs[way.to].map { "#\($0)" }, tooltip: tips.way(way))
  }

  /// The rows that lines start from: under one another where the picture runs to the right,
  /// beside one another where it runs down.
  private func exits(_ box: DiagramPlan.Box) -> [String] {
    let isDown = options.direction == .topToBottom
    let cells = box.lines.enumerated().map { index, way in
      HTMLLabel.cell(
        words(way, width: isDown ? 0 : box.width), port: "w\(index)",
        align: isDown ? "center" : "right",
        padding: isDown ? 4 : 2, tooltip: tips.way(way))
    }
    if !isDown { return cells.map { HTMLLabel.row($0) } }
    guard !cells.isEmpty else { return [] }
    return [
      HTMLLabel.row(
        HTMLLabel.cell(
          "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
            + cells.joined() + "</tr></table>", align: "center", padding: 0))
    ]
  }

  private func words(_ way: DiagramPlan.Way, width: Int) -> String {
    if plan.isOverview {
      return HTMLLabel.font(
        Labels.count(way.transitions.count, "way"), color: Theme.color(way.kind), size: 9)
    }
    var lines: [String] = []
    var said: Set<String> = []
    for row in way.transitions {
      let label = Labels.short(row)
      let condition = options.showsGuards ? row.guard.map { Labels.cut($0, to: 30) } : nil
      guard said.insert(label + "\n" + (condition ?? "")).inserted else { continue }
      var text = HTMLLabel.font(
        HTMLLabel.space + label + HTMLLabel.space, color: Theme.color(row.kind), size: 9)
      if let condition, !condition.isEmpty {
        let words = "[\(condition)]"
        let both = TextMeasure.width(label, size: 9) + TextMeasure.width(words, size: 8) + 24
        let fits = both <= Double(width)
        let guarded = HTMLLabel.font(
          HTMLLabel.space + words + HTMLLabel.space, color: Theme.muted, size: 8)
        text = fits ? guarded + text : text + "<br/>" + guarded
      }
      lines.append(text)
    }
    let more = lines.count - Self.shownLabels
    if more > 0 {
      lines = Array(lines.prefix(Self.shownLabels))
      lines.append(HTMLLabel.font("+\(more)", color: Theme.muted, size: 8))
    }
    return lines.joined(separator: "<br/>")
  }
}

extension Labels {
  /// The short words of some transitions, each once.
  static func unique(_ rows: [Transition]) -> [String] {
    var seen: Set<String> = []
    return rows.map(short).filter { seen.insert($0).inserted }
  }
}
