import FlowGraph

/// A picture of a change in Mermaid's language, which GitHub draws in a comment.
///
/// Mermaid refuses more than 500 lines or 50,000 characters, and GitLab grows slow long before:
/// only what changed and its ends are drawn, and of many changes the first.
struct ChangeMermaid {
  static let maximumLines = 200
  static let maximumCharacters = 20_000

  var plan: ChangePlan

  func write() -> String? {
    guard
      plan.boxes.contains(where: { $0.state != .same || $0.lines.contains { $0.state != .same } })
    else { return nil }
    for limit in [Self.maximumLines, 100, 50, 20] {
      for withContext in [true, false] {
        let (text, lines) = text(limit: limit, withContext: withContext)
        if lines <= limit, text.count <= Self.maximumCharacters { return text }
      }
    }
    return nil
  }

  private func text(limit: Int, withContext: Bool) -> (String, Int) {
    var chosen: [(from: ChangePlan.Box, line: ChangePlan.Line)] = []
    for box in plan.boxes {
      for line in box.lines where withContext || line.state != .same { chosen.append((box, line)) }
    }
    let left = withContext ? 0 : max(0, chosen.count - limit)
    if left > 0 { chosen = Array(chosen.prefix(limit)) }
    let ends = Set(chosen.flatMap { [$0.from.id, $0.line.to] })
    let changed = plan.boxes.filter { $0.state != .same }
    let alone = changed.filter { !ends.contains($0.id) }
    let shownAlone = Set(alone.prefix(limit).map(\.id))
    let boxes = plan.boxes.filter { ends.contains($0.id) || shownAlone.contains($0.id) }
    var lines = ["flowchart LR"]
    lines += boxes.map { "  " + node($0) }
    let names = Dictionary(
      plan.boxes.map { ($0.id, Self.name($0.dotID)) }, uniquingKeysWith: { first, _ in first })
    var looks: [ChangeState: [Int]] = [:]
    var count = 0
    for (box, line) in chosen {
      guard let from = names[box.id], let to = names[line.to] else { continue }
      lines.append("  \(from) \(arrow(line.state))\(label(line)) \(to)")
      looks[line.state, default: []].append(count)
      count += 1
    }
    let hidden = left + max(0, alone.count - limit)
    if hidden > 0 {
      lines.append("  cut[\"and \(Labels.count(hidden, "more change")), see the list\"]:::same")
    }
    return ((lines + look(boxes, looks, isCut: hidden > 0)).joined(separator: "\n") + "\n", count)
  }

  private func node(_ box: ChangePlan.Box) -> String {
    let sign = box.state == .same ? "" : box.state.sign + " "
    var words = [MermaidText.escape(sign + Labels.cut(box.name, to: Labels.nameLimit))]
    if box.state != .same || box.isMany { words += box.facts.map(MermaidText.escape) }
    words += box.findings.prefix(3).map {
      MermaidText.escape("\(BoxLabel.sign($0.severity)) new: \($0.rule)")
    }
    return
      "\(Self.name(box.dotID))[\"\(words.joined(separator: "<br/>"))\"]:::\(box.state.rawValue)"
  }

  private func label(_ line: ChangePlan.Line) -> String {
    let words = line.labels.prefix(3).map { label in
      MermaidText.escape((label.state == .same ? "" : label.state.sign + " ") + label.text)
    }
    return "|\"\(words.joined(separator: "<br/>"))\"|"
  }

  private func arrow(_ state: ChangeState) -> String {
    switch state {
    case .same: "-->"
    case .added, .changed: "==>"
    case .removed: "-.->"
    }
  }

  private func look(
    _ boxes: [ChangePlan.Box], _ lines: [ChangeState: [Int]], isCut: Bool
  ) -> [String] {
    let used = Set(boxes.map(\.state) + (isCut ? [.same] : []))
    let classes = ChangeState.allCases.filter(used.contains).map { state in
      let style = ChangeTheme.style(.init(id: "", dotID: "", name: "", state: state))
      return "  classDef \(state.rawValue) fill:\(style.fill),stroke:\(style.border),"
        + "stroke-width:\(style.width)px,color:\(Theme.ink)"
        + (style.dashed ? ",stroke-dasharray:5 4" : "")
    }
    let links = ChangeState.allCases.compactMap { state -> String? in
      guard let indices = lines[state] else { return nil }
      let color = ChangeTheme.style(.init(id: "", dotID: "", name: "", state: state)).border
      return "  linkStyle \(indices.map(String.init).joined(separator: ",")) stroke:\(color)"
    }
    return classes + links
  }

  /// Mermaid takes words such as `end` for its own; every id has a prefix and no hyphen.
  private static func name(_ id: String) -> String { "n_" + id.replacing("-", with: "_") }
}
