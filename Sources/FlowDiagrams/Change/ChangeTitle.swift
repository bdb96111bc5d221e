/// The label of a picture of a change: title, counts, and a legend of what occurs.
struct ChangeTitle {
  var plan: ChangePlan
  var options: ChangeDiagramOptions

  func label() -> String {
    var rows = [
      row(HTMLLabel.font(Labels.cut(plan.title, to: 90), color: Theme.ink, size: 18, bold: true))
    ]
    // The same rows in every view, or the boxes would move.
    let counts = plan.counts.isEmpty ? "nothing changed" : plan.counts.joined(separator: " · ")
    rows.append(row(HTMLLabel.font(counts, color: Theme.muted, size: 11)))
    if plan.hidden > 0 {
      let words = "\(Labels.count(plan.hidden, "screen")) that did not change left out"
      rows.append(row(HTMLLabel.font(words, color: Theme.muted, size: 11)))
    }
    if options.showsLegend, !items.isEmpty { rows.append(row(legend())) }
    return "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">"
      + rows.joined() + "</table>"
  }

  private func row(_ content: String) -> String { HTMLLabel.row(HTMLLabel.cell(content)) }

  private struct Item {
    var swatch: String
    var text: String
  }

  private func legend() -> String {
    let cells = items.map { item in
      HTMLLabel.cell(item.swatch, padding: 3)
        + HTMLLabel.cell(
          HTMLLabel.font(
            item.text + HTMLLabel.space + HTMLLabel.space, color: Theme.muted, size: 9), padding: 3)
    }
    return "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\">"
      + "<tr>\(cells.joined())</tr></table>"
  }

  private var items: [Item] {
    let boxes = Set(plan.boxes.map(\.state))
    let lines = Set(plan.lines.map(\.state))
    var items: [Item] = []
    for state in [ChangeState.added, .removed, .changed, .same] {
      guard boxes.contains(state) || lines.contains(state) else { continue }
      let style = ChangeTheme.style(.init(id: "", dotID: "", name: "", state: state))
      let color = ChangeTheme.ink(state)
      let shape = style.dashed ? "rounded,dashed" : "rounded"
      let sign =
        state == .same
        ? " " : HTMLLabel.font(state.sign, color: color, size: 9, bold: true)
      let box =
        "<table border=\"\(style.width)\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\""
        + " style=\"\(shape)\" color=\"\(style.border)\" bgcolor=\"\(style.fill)\">"
        + "<tr><td width=\"18\" height=\"12\">\(sign)</td></tr></table>"
      if boxes.contains(state) {
        items.append(Item(swatch: box, text: lines.contains(state) ? "" : ChangeTheme.word(state)))
      }
      if lines.contains(state) {
        items.append(
          Item(
            swatch: HTMLLabel.font(Self.line(state), color: color, size: 10),
            text: ChangeTheme.word(state)))
      }
    }
    if plan.boxes.contains(where: { !$0.others.isEmpty }) {
      items.append(
        Item(
          swatch: HTMLLabel.font("↗", color: Theme.muted, size: 10),
          text: "leads there, line left out"))
    }
    return items
  }

  private static func line(_ state: ChangeState) -> String {
    switch state {
    case .same: "──"
    case .added: "━━"
    case .removed: "╌╌"
    case .changed: "══"
    }
  }
}
