import FlowGraph

/// The one box for all types that nothing shows.
struct UnshownLabel {
  static let title = "Shown by nothing"
  /// More names than this are counted.
  static let limit = 12
  var plan: DiagramPlan

  func label() -> String {
    let tips = Tooltips(linkBase: plan.options.linkBase)
    let head = HTMLLabel.row(
      HTMLLabel.cell(
        HTMLLabel.font(Self.title, color: Theme.muted, size: 10, bold: true), padding: 4))
    var rows = plan.unshown.prefix(Self.limit).map { screen in
      let findings = plan.unshownFindings[screen.id, default: []]
      let lines = ["\(screen.name)\n\(screen.file):\(screen.line)"] + findings.map(tips.finding)
      return row(
        sign(findings) + name(Labels.cut(screen.name, to: Labels.nameLimit)),
        link: tips.link(screen.place), tooltip: lines.joined(separator: "\n"))
    }
    let rest = plan.unshown.dropFirst(Self.limit)
    if !rest.isEmpty {
      rows.append(row(name("+\(rest.count)"), tooltip: rest.map(\.name).joined(separator: "\n")))
    }
    return BoxLabel.table([head] + BoxLabel.ruled(rows), Theme.unshown)
  }

  private func row(_ content: String, link: String? = nil, tooltip: String) -> String {
    HTMLLabel.row(HTMLLabel.cell(content, padding: 3, link: link, tooltip: tooltip))
  }

  private func name(_ text: String) -> String {
    HTMLLabel.font(HTMLLabel.space + text + HTMLLabel.space, color: Theme.muted, size: 9)
  }

  /// The gravest of what was found about it.
  private func sign(_ findings: [Finding]) -> String {
    guard let severity = findings.map(\.severity).max() else { return "" }
    return HTMLLabel.font(
      HTMLLabel.space + BoxLabel.sign(severity), color: Theme.badge(severity).text, size: 9)
  }
}
