import FlowGraph

/// Writes a plan of a change in Graphviz's language.
///
/// Every cell has a least width and height from measures that do not depend on the view, so that
/// the views differ in what is visible and not in where it stands.
struct ChangeDotWriter {
  private static let rowHeight = 16

  var plan: ChangePlan
  var options: ChangeDiagramOptions

  func write() -> String {
    var lines = [
      "digraph \(Escaping.quoted(plan.title)) {",
      "  graph [rankdir=LR, bgcolor=\"\(Theme.background)\", pad=0.25, nodesep=0.12, ranksep=0.9,"
        + " splines=true, newrank=true, labelloc=t, labeljust=l,"
        + " fontname=\"\(DotWriter.fonts)\", label=<\(ChangeTitle(plan: plan, options: options).label())>]",
      "  node [shape=plain, fontname=\"\(DotWriter.fonts)\", fontsize=12]",
      "  edge [fontname=\"\(DotWriter.fonts)\", fontsize=9, arrowsize=0.7, penwidth=1]",
    ]
    for box in plan.boxes {
      let hidden = options.view.shows(box.state) ? "" : ", style=invis"
      lines.append(
        "  \"\(box.dotID)\" [id=\"\(box.dotID)\", class=\"\(box.state.rawValue)\"\(hidden),"
          + " label=<\(label(box))>]")
    }
    let dotIDs = Dictionary(
      plan.boxes.map { ($0.id, $0.dotID) }, uniquingKeysWith: { first, _ in first })
    for box in plan.boxes {
      for (index, line) in box.lines.enumerated() {
        if let target = dotIDs[line.to] { lines.append(edge(box, index, line, target)) }
      }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func edge(
    _ box: ChangePlan.Box, _ index: Int, _ line: ChangePlan.Line, _ target: String
  ) -> String {
    var attributes = [
      "id=\"\(box.dotID)--\(target)\"", "class=\"\(line.state.rawValue)\"",
      "arrowhead=\(Theme.arrowHead(line.kind))",
    ]
    attributes +=
      options.view.shows(line.state) ? ChangeTheme.line(line.state) : ["style=invis"]
    if line.isTree { attributes.append("weight=8") }
    let words = line.labels.map { "\($0.state.sign) \($0.text)" }.joined(separator: "\n")
    attributes.append("tooltip=\(Escaping.quoted(words))")
    return "  \"\(box.dotID)\":w\(index):e -> \"\(target)\":in:w"
      + " [\(attributes.joined(separator: ", "))]"
  }

  // MARK: Boxes

  private func label(_ box: ChangePlan.Box) -> String {
    let width = width(box)
    var rows = [head(box, width)]
    rows += box.findings.prefix(3).map { badge($0, width) }
    let body =
      box.lines.enumerated().flatMap { exits($0.element, $0.offset, width) }
      + box.others.map { other($0, width) }
    rows += BoxLabel.ruled(body)
    return BoxLabel.table(rows, ChangeTheme.style(box))
  }

  private func head(_ box: ChangePlan.Box, _ width: Int) -> String {
    let color = box.state == .same ? Theme.ink : ChangeTheme.ink(box.state)
    let name = Labels.cut(shownName(box), to: Labels.nameLimit)
    let sign = box.state == .same ? "" : box.state.sign + HTMLLabel.space
    var text =
      box.isGone
      ? HTMLLabel.font(sign, color: color, size: 12, bold: true)
        + "<font color=\"\(color)\" point-size=\"12\"><s>\(Escaping.label(name))</s></font>"
      : HTMLLabel.font(sign + name, color: color, size: 12, bold: true)
    for fact in facts(box) {
      text += "<br/>" + HTMLLabel.font(fact, color: ChangeTheme.ink(box.state), size: 9)
    }
    let height = 20 + box.facts.count * 12
    var tip = box.name
    if let place = box.place { tip += "\n\(place.file):\(place.line)" }
    return HTMLLabel.row(
      HTMLLabel.cell(
        text, port: "in", padding: 4, tooltip: tip,
        extra: " width=\"\(width)\" height=\"\(height)\""))
  }

  /// Before, a screen that was renamed bears the name that it had.
  private func shownName(_ box: ChangePlan.Box) -> String {
    options.view == .before ? box.oldName ?? box.name : box.name
  }

  /// What changed is no fact of the base.
  private func facts(_ box: ChangePlan.Box) -> [String] {
    options.view == .before && box.state != .same && !box.isMany ? [] : box.facts
  }

  private func badge(_ finding: Finding, _ width: Int) -> String {
    let pair = Theme.badge(finding.severity)
    let isShown = options.view != .before
    let words = "\(BoxLabel.sign(finding.severity)) new: \(Labels.cut(finding.rule, to: 34))"
    return HTMLLabel.row(
      HTMLLabel.cell(
        HTMLLabel.font(isShown ? words : " ", color: pair.text, size: 9), padding: 2,
        fill: isShown ? pair.background : nil, tooltip: isShown ? finding.message : nil,
        extra: Self.size(width)))
  }

  private func exits(_ line: ChangePlan.Line, _ index: Int, _ width: Int) -> [String] {
    line.labels.enumerated().map { position, label in
      let isShown = options.view.shows(label.state)
      let words = (label.state == .same ? "" : label.state.sign + " ") + label.text
      let text = HTMLLabel.font(
        isShown ? words + HTMLLabel.space : " ", color: ChangeTheme.ink(label.state), size: 9)
      return HTMLLabel.row(
        HTMLLabel.cell(
          text, port: position == 0 ? "w\(index)" : nil, align: "right", padding: 2,
          extra: Self.size(width)))
    }
  }

  private func other(_ name: String, _ width: Int) -> String {
    HTMLLabel.row(
      HTMLLabel.cell(
        HTMLLabel.font(
          HTMLLabel.space + "↗ " + Labels.cut(name, to: Labels.nameLimit), color: Theme.muted,
          size: 9), padding: 1, extra: Self.size(width)))
  }

  private static func size(_ width: Int) -> String {
    " width=\"\(width)\" height=\"\(rowHeight)\""
  }

  /// As wide as the widest of what any view shows.
  private func width(_ box: ChangePlan.Box) -> Int {
    let names = [box.name, box.oldName ?? ""].map {
      TextMeasure.width("≠ " + Labels.cut($0, to: Labels.nameLimit), size: 12, bold: true)
    }
    let small =
      box.facts + box.lines.flatMap { $0.labels.map { "+ " + $0.text } }
      + box.others.map { " ↗ " + Labels.cut($0, to: Labels.nameLimit) }
      + box.findings.prefix(3).map { "▲ new: " + Labels.cut($0.rule, to: 34) }
    let widest = (names + small.map { TextMeasure.width($0, size: 9) }).max() ?? 0
    return Int(widest * 1.06) + 14
  }
}
