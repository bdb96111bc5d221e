import Foundation

extension LinkVisit {
  /// The answer as lines for a person.
  ///
  /// - Parameter pathPrefix: what goes before a file's name so that the reader can open it.
  public func text(pathPrefix: String = "") -> String {
    let clean = TerminalText.clean
    var lines = [clean(url)]
    lines += delivery.map { delivery in
      let mark = delivery.arrives.map { $0 ? "yes" : "no" } ?? "not known"
      return "  reaches the app: \(mark). \(clean(delivery.reason))"
    }
    if answers.isEmpty { lines.append("  No handler takes it.") }
    for answer in answers {
      lines.append("")
      lines.append(
        "\(clean(answer.handler)) takes \(clean(answer.pattern))  "
          + "(\(clean(pathPrefix + answer.file)):\(answer.line))"
      )
      for (name, value) in answer.values.sorted(by: { $0.key < $1.key }) {
        lines.append("  \(clean(name)) = \(clean(value))")
      }
      if let condition = answer.condition { lines.append("  only if \(clean(condition))") }
      if answer.to == nil { lines.append("  It shows no screen.") }
      for standing in answer.standings {
        lines.append(
          "  from \(clean(standing.from)): \(standing.levels.map(clean).joined(separator: " / "))")
        if let remark = standing.remark { lines.append("    \(clean(remark))") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The answer as JSON with sorted keys.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
