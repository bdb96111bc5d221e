import FlowGraph

/// A picture in Mermaid's language, which GitHub and GitLab draw inside Markdown.
///
/// The same boxes, lines and chips as `Diagram`. Mermaid refuses text of more than 50,000
/// characters and more than 500 lines, so a graph that is too large is drawn without its chips and
/// conditions, and then by group.
public struct MermaidDiagram: Sendable {
  public static let maximumLines = 500
  public static let maximumCharacters = 50_000

  private let candidates: [String]

  /// Works out what the picture shows.
  ///
  /// - Throws: `DiagramError.unknownScreen` or `.unknownGroup` for a scope that the graph lacks.
  public init(graph: FlowGraph, options: DiagramOptions) throws(DiagramError) {
    let plan = try PlanBuilder.plan(graph, options)
    var texts = [Self.write(plan, detailed: true), Self.write(plan, detailed: false)]
    if !plan.isOverview {
      var smaller = options
      smaller.scope = .groups
      texts.append(Self.write(try PlanBuilder.plan(graph, smaller), detailed: false))
    }
    candidates = texts.compactMap { $0 }
  }

  /// The picture, in as much detail as Mermaid takes.
  ///
  /// - Throws: `DiagramError.failed` where even the groups are too many.
  public func text() throws(DiagramError) -> String {
    guard let text = candidates.first else {
      throw .failed("the graph is larger than Mermaid draws, even by group")
    }
    return text
  }

  /// Nil where the picture is over Mermaid's limits.
  private static func write(_ plan: DiagramPlan, detailed: Bool) -> String? {
    guard plan.lines.count <= maximumLines else { return nil }
    var lines = [
      "%% \(Escaping.line(plan.options.title).replacing("%", with: "")): "
        + "\(plan.graph.screens.count) screens, \(plan.graph.transitions.count) transitions",
      "flowchart \(plan.options.direction.rawValue)",
    ]
    let clustered = Set(plan.clusters.flatMap(\.boxes))
    for cluster in plan.clusters {
      lines.append("  subgraph \(name(cluster.dotID))[\"\(MermaidText.escape(cluster.name))\"]")
      for box in plan.boxes where cluster.boxes.contains(box.dotID) {
        lines.append("    " + node(box, plan, detailed))
      }
      lines.append("  end")
    }
    for box in plan.boxes where !clustered.contains(box.dotID) {
      lines.append("  " + node(box, plan, detailed))
    }
    if !plan.unshown.isEmpty { lines.append("  unshown[\"\(unshown(plan))\"]:::unshown") }
    for shared in plan.shared where detailed {
      let chips = shared.chips.map { "↗ " + MermaidText.escape($0.name) }
      let head = "\(shared.letter): offered by \(shared.screens.count) screens"
      lines.append("  \(name(shared.dotID))[\"\(([head] + chips).joined(separator: "<br/>"))\"]")
    }
    var styles: [String: [Int]] = [:]
    for (index, way) in plan.lines.enumerated() {
      guard let from = plan.dotIDs[way.from], let to = plan.dotIDs[way.to] else { continue }
      lines.append("  \(name(from)) \(arrow(way.kind))\(label(way, plan, detailed)) \(name(to))")
      styles[Theme.color(way.kind), default: []].append(index)
    }
    lines += look(plan, styles)
    let text = lines.joined(separator: "\n") + "\n"
    return text.count <= maximumCharacters ? text : nil
  }

  private static func node(_ box: DiagramPlan.Box, _ plan: DiagramPlan, _ detailed: Bool) -> String
  {
    var words = [MermaidText.escape(box.node.name)] + box.facts.map(MermaidText.escape)
    if detailed {
      words += box.findings.map { MermaidText.escape("\(BoxLabel.sign($0.severity)) \($0.rule)") }
      words += box.linksByPattern.prefix(2).map {
        MermaidText.escape("⇢ " + Labels.pattern($0[0].pattern))
      }
      if !box.loops.isEmpty { words.append("↻ itself") }
      words += box.shared.map { "↗ \($0)" }
      words += box.chips.map { MermaidText.escape("↗ " + $0.name) }
    }
    return "\(name(box.dotID))[\"\(words.joined(separator: "<br/>"))\"]:::\(style(box))"
  }

  private static func unshown(_ plan: DiagramPlan) -> String {
    let names = plan.unshown.prefix(UnshownLabel.limit).map(\.name)
    let more = plan.unshown.count - names.count
    return ([UnshownLabel.title] + names + (more > 0 ? ["+\(more)"] : []))
      .map(MermaidText.escape).joined(separator: "<br/>")
  }

  private static func label(_ way: DiagramPlan.Way, _ plan: DiagramPlan, _ detailed: Bool) -> String
  {
    if plan.isOverview { return "|\"\(Labels.count(way.transitions.count, "way"))\"|" }
    var words = Array(Labels.unique(way.transitions).prefix(2))
    let more = way.transitions.count - words.count
    if more > 0 { words.append("+\(more)") }
    if detailed, plan.options.showsGuards, way.transitions.count == 1,
      let condition = way.transitions[0].guard
    {
      words.append("[\(Labels.cut(condition))]")
    }
    return "|\"\(words.map(MermaidText.escape).joined(separator: "<br/>"))\"|"
  }

  private static func arrow(_ kind: Transition.Kind) -> String {
    switch kind {
    case .push: "-->"
    case .sheet, .cover, .popover: "-.->"
    case .tab, .root, .embed: "--o"
    }
  }

  private static func style(_ box: DiagramPlan.Box) -> String {
    if box.isUnreachable { return "unreachable" }
    if box.node.isEntry || box.isFocus { return "entry" }
    if box.isHub { return "hub" }
    return box.node.isContainer ? "container" : "screen"
  }

  private static func look(_ plan: DiagramPlan, _ lines: [String: [Int]]) -> [String] {
    let styles: [(String, Theme.BoxStyle)] = [
      ("container", Theme.container),
      ("entry", Theme.BoxStyle(border: Theme.entryBorder, fill: "#ffffff", width: 3)),
      ("hub", Theme.hub), ("screen", Theme.screen), ("unreachable", Theme.unreachable),
      ("unshown", Theme.unshown),
    ]
    let used = Set(plan.boxes.map(style) + (plan.unshown.isEmpty ? [] : ["unshown"]))
    let classes = styles.filter { used.contains($0.0) }.map { name, style in
      "  classDef \(name) fill:\(style.fill),stroke:\(style.border),stroke-width:\(style.width)px,"
        + "color:\(Theme.ink)" + (style.dashed ? ",stroke-dasharray:5 4" : "")
    }
    let links = lines.keys.sorted().map { color in
      "  linkStyle \(lines[color, default: []].map(String.init).joined(separator: ",")) stroke:\(color)"
    }
    return classes + links
  }

  /// Mermaid takes words such as `end` for its own; every id has a prefix and no hyphen.
  private static func name(_ id: String) -> String { id.replacing("-", with: "_") }

}
