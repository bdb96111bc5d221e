import FlowGraph

/// The whole text behind what a picture shortens.
struct Tooltips {
  private static let limit = 12
  var linkBase: String?

  func link(_ place: SourcePlace?) -> String? {
    guard let place, let base = linkBase, base.hasPrefix("https://") || base.hasPrefix("http://")
    else { return nil }
    let path = place.file.utf8.map { byte -> String in
      let plain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "-._~/+".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return plain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
    return (base.hasSuffix("/") ? base : base + "/") + path.joined()
      + (place.line > 0 ? "#L\(place.line)" : "")
  }

  func box(_ box: DiagramPlan.Box, predecessors: [String]) -> String {
    var lines = [box.node.name]
    if let place = box.node.place { lines.append("\(place.file):\(place.line)") }
    if let group = box.node.group, box.node.role == .screen { lines.append("group \(group)") }
    if !predecessors.isEmpty { lines.append("from " + list(predecessors)) }
    return lines.joined(separator: "\n")
  }

  func way(_ way: DiagramPlan.Way) -> String {
    let rows = way.transitions.prefix(Self.limit).map { row in
      var text = "\(row.from == "*" ? "any screen" : row.from) → \(row.to): \(row.kind.rawValue)"
      if let via = row.via { text += ", \(via)" }
      if !row.triggers.isEmpty { text += ", on " + row.triggers.joined(separator: " or ") }
      if let condition = row.guard { text += ", if \(condition)" }
      if row.certainty == .possible { text += ", possible" }
      return text + " (\(row.file):\(row.line))"
    }
    let more = way.transitions.count - rows.count
    return rows.joined(separator: "\n") + (more > 0 ? "\nand \(more) more" : "")
  }

  func finding(_ finding: Finding) -> String {
    "\(finding.severity.rawValue) \(finding.rule): \(finding.message)"
      + " (\(finding.file):\(finding.line))"
  }

  func deepLink(_ link: DeepLink) -> String {
    "\(link.pattern) → \(link.to ?? "no screen") (\(link.file):\(link.line))"
  }

  /// Each line once: rows that differ in their condition only say the same here.
  func deepLinks(_ links: [DeepLink]) -> String {
    var seen: Set<String> = []
    let lines = links.map(deepLink).filter { seen.insert($0).inserted }
    let more = lines.count - Self.limit
    return lines.prefix(Self.limit).joined(separator: "\n") + (more > 0 ? "\nand \(more) more" : "")
  }

  private func list(_ names: [String]) -> String {
    let more = names.count - Self.limit
    return names.prefix(Self.limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
