import FlowGraph

/// Writes a plan in Graphviz's language.
struct DotWriter {
  /// Metric-compatible families first: what Graphviz measures is what a browser draws.
  static let fonts = "Helvetica,Arial,Liberation Sans,sans-serif"

  var plan: DiagramPlan

  func write() -> String {
    let label = BoxLabel(plan: plan, predecessors: predecessors())
    var lines = ["digraph \(Escaping.quoted(plan.options.title)) {"]
    lines += head()
    let clustered = Set(plan.clusters.flatMap(\.boxes))
    for cluster in plan.clusters {
      lines.append("  subgraph \(Escaping.quoted(cluster.dotID)) {")
      lines.append(
        "    graph [label=<\(HTMLLabel.font(Labels.cut(cluster.name, to: Labels.nameLimit), color: Theme.muted, size: 11, bold: true))>,"
          + " style=\"rounded,filled\", color=\"#e2e8f0\", fillcolor=\"#fafbfd\", margin=12,"
          + " labeljust=l, tooltip=\(Escaping.quoted(cluster.name))]")
      for box in plan.boxes where cluster.boxes.contains(box.dotID) {
        lines.append("    " + node(box.dotID, label.label(box)))
      }
      lines.append("  }")
    }
    // Graphviz puts what hangs on nothing in the reverse of this order from the top.
    if !plan.unshown.isEmpty {
      lines.append("  " + node("unshown", UnshownLabel(plan: plan).label()))
    }
    let free = plan.boxes.filter { !clustered.contains($0.dotID) }
    for box in free.filter(\.isUnreachable).reversed() + free.filter({ !$0.isUnreachable }) {
      lines.append("  " + node(box.dotID, label.label(box)))
    }
    for shared in plan.shared.reversed() {
      lines.append("  " + node(shared.dotID, label.label(shared)))
    }
    for box in plan.boxes {
      for (index, way) in box.lines.enumerated() {
        if let target = plan.dotIDs[way.to] {
          lines.append("  " + edge(way, "\(box.dotID)", index, target))
        }
      }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func head() -> [String] {
    let isDown = plan.options.direction == .topToBottom
    return [
      "  graph [rankdir=\(plan.options.direction.rawValue), bgcolor=\"\(Theme.background)\","
        + " pad=0.25, nodesep=\(isDown ? "0.3" : "0.08"), ranksep=\(isDown ? "0.6" : "0.9"),"
        + " splines=true, newrank=true, labelloc=t, labeljust=l,"
        + " fontname=\"\(Self.fonts)\", label=<\(TitleLabel(plan: plan).label())>]",
      "  node [shape=plain, fontname=\"\(Self.fonts)\", fontsize=12]",
      "  edge [fontname=\"\(Self.fonts)\", fontsize=9, arrowsize=0.7, penwidth=1]",
    ]
  }

  private func node(_ id: String, _ label: String) -> String {
    "\"\(id)\" [id=\"\(id)\", label=<\(label)>]"
  }

  private func edge(_ way: DiagramPlan.Way, _ source: String, _ index: Int, _ target: String)
    -> String
  {
    let isDown = plan.options.direction == .topToBottom
    let (out, into) = isDown ? ("s", "n") : ("e", "w")
    let color = Theme.color(way.kind)
    var attributes = [
      "id=\"\(source)--\(target)\"", "color=\"\(color)\"", "arrowhead=\(Theme.arrowHead(way.kind))",
    ]
    if way.isTree { attributes += ["penwidth=1.5", "weight=8"] }
    if way.span > 1 { attributes += ["minlen=\(way.span)"] }
    if way.isPossible { attributes += ["style=dashed"] }
    let tip = Escaping.quoted(Tooltips(linkBase: nil).way(way))
    attributes += ["tooltip=\(tip)"]
    return "\"\(source)\":w\(index):\(out) -> \"\(target)\":in:\(into) "
      + "[\(attributes.joined(separator: ", "))]"
  }

  /// The names of the boxes that lead to each box, by any kind of way.
  private func predecessors() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for box in plan.boxes {
      let shared = plan.shared.filter { box.shared.contains($0.letter) }.flatMap(\.chips)
      for target in Set((box.lines + box.chips + shared).map(\.to)).sorted() {
        result[target, default: []].append(box.node.name)
      }
    }
    return result.mapValues { $0.sorted() }
  }
}
