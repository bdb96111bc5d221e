import Foundation

extension WalkPlan {
  public enum Format: String, CaseIterable, Sendable { case text, json, swift }

  /// - Parameter pathPrefix: what goes before a file's name in text so that the reader can open it.
  public func render(as format: Format, pathPrefix: String = "") throws -> String {
    switch format {
    case .text: return text(pathPrefix)
    case .swift: return WalkTests(self).source
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  private func text(_ pathPrefix: String) -> String {
    let clean = TerminalText.clean
    var lines: [String] = []
    for (number, walk) in walks.enumerated() {
      lines.append("Walk \(number + 1), \(walk.acts) \(walk.acts == 1 ? "act" : "acts"):")
      lines.append("  launch → \(clean(walk.start))")
      for step in walk.steps {
        let place = step.file.map { "  (\(clean(pathPrefix + $0)):\(step.line ?? 0))" } ?? ""
        let act = step.act.map(clean) ?? "shows"
        lines.append("  \(act) → \(clean(step.screen))\(place)")
      }
      lines.append("")
    }
    lines.append("\(summary)")
    lines += gaps.map { gap in
      "  not covered: \(clean(gap.what)): \(clean(gap.reason))  (\(clean(pathPrefix + gap.file)):\(gap.line))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: String {
    let what =
      switch cover {
      case .transitions: "transitions"
      case .screens: "screens"
      case .deeplinks: "deep links"
      }
    return "\(walks.count) \(walks.count == 1 ? "walk covers" : "walks cover") \(covered) of"
      + " \(total) \(what)."
  }
}
