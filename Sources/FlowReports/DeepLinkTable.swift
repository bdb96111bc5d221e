import FlowGraph

/// The rows of one handler for one pattern, and the ways of leaving something on show.
struct DeepLinkGroup {
  struct Way {
    let stack: [String]
    var showsNothing: Bool { stack.isEmpty || stack == ["…"] }
    /// On how many stacks the same is put; 1 where it is known on which.
    var stacks: Int
    var condition: String?
    var isPossible: Bool
  }

  let first: DeepLinkReport.Row
  let ways: [Way]
  let findings: [String]

  /// From so many stacks on, on which something may be put, it is said once for all.
  private static let manyStacks = 3

  init(_ rows: [DeepLinkReport.Row]) {
    first = rows[0]
    findings = Set(rows.flatMap(\.findings)).sorted()
    var order: [[String]] = []
    var groups: [[String]: [DeepLinkReport.Row]] = [:]
    for row in rows {
      // What is put on whatever lies there is told apart by what is put, and not by where.
      let key = row.stack.firstIndex(of: "…").map { Array(row.stack[$0...]) } ?? row.stack
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(row)
    }
    ways = order.flatMap { key -> [Way] in
      let rows = groups[key] ?? []
      let places = Set(rows.map(\.stack)).count
      if places >= Self.manyStacks {
        return [
          Way(
            stack: key, stacks: places, condition: nil,
            isPossible: rows.allSatisfy { $0.certainty == .possible })
        ]
      }
      var seen: Set<[String]> = []
      return rows.filter { seen.insert($0.stack).inserted }.map { row in
        let same = rows.filter { $0.stack == row.stack }
        return Way(
          stack: row.stack, stacks: 1, condition: same.count == 1 ? row.guard : nil,
          isPossible: same.allSatisfy { $0.certainty == .possible })
      }
    }
  }
}

extension DeepLinkReport {
  private struct Key: Hashable {
    let pattern: String
    let source: DeepLink.Source
    let handler: String
    let file: String
    let line: Int
  }

  var groups: [DeepLinkGroup] {
    var order: [Key] = []
    var rows: [Key: [Row]] = [:]
    for row in deepLinks {
      let key = Key(
        pattern: row.pattern, source: row.source, handler: row.handler, file: row.file,
        line: row.line)
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(row)
    }
    return order.map { DeepLinkGroup(rows[$0] ?? []) }
  }

  private static let sources: [DeepLink.Source: String] = [
    .url: "URL", .link: "the app's own link", .activity: "user activity",
    .notification: "notification", .quickAction: "quick action", .intent: "intent",
  ]

  private func words(_ source: DeepLink.Source) -> String { Self.sources[source] ?? "" }

  private var coverageSentence: String {
    let screens = "\(coverage.opened) of \(counted(coverage.screens, "screen"))"
    guard coverage.routes > 0 else { return "Deep links open \(screens)." }
    return
      "Deep links reach \(coverage.reached) of \(counted(coverage.routes, "route")) and open \(screens)."
  }

  /// Past so many names a list says how many more there are.
  private static let nameLimit = 12

  private func names(_ names: [String]) -> String {
    let shown = names.prefix(Self.nameLimit).joined(separator: ", ")
    return names.count > Self.nameLimit
      ? "\(shown) and \(names.count - Self.nameLimit) more" : shown
  }

  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }

  func text(pathPrefix: String) -> String {
    let clean = TerminalText.clean
    var lines = groups.flatMap { group -> [String] in
      let row = group.first
      var lines = [
        "\(clean(row.pattern))  (\(words(row.source)), \(clean(row.handler)), "
          + "\(clean(pathPrefix + row.file)):\(row.line))"
      ]
      lines += group.ways.map { way in
        let stack =
          way.showsNothing ? "shows no screen" : way.stack.map(clean).joined(separator: " / ")
        let place = way.stacks > 1 ? ", on any of \(way.stacks) stacks" : ""
        let condition = way.condition.map { ", if \(Self.shortened(clean($0)))" } ?? ""
        return "  → \(stack)\(place)\(way.isPossible ? ", perhaps" : "")\(condition)"
      }
      if !group.findings.isEmpty {
        lines.append("  ! \(group.findings.joined(separator: ", "))")
      }
      return lines
    }
    if lines.isEmpty { lines.append("No deep links.") }
    lines += ["", coverageSentence]
    guard coverage.opened > 0 else { return lines.joined(separator: "\n") + "\n" }
    if !coverage.missing.isEmpty {
      lines.append("  routes not reached: \(names(coverage.missing.map(clean)))")
    }
    if !coverage.unopened.isEmpty {
      lines.append("  screens not opened: \(names(coverage.unopened.map(clean)))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func markdown() -> String {
    let code = { MarkdownText.code($0) }
    var lines = [
      "| deep link | from | leaves on show | handler | findings |", "|---|---|---|---|---|",
    ]
    for group in groups {
      let row = group.first
      let ways = group.ways.map { way in
        let stack = way.showsNothing ? "nothing" : way.stack.map(code).joined(separator: " / ")
        let place = way.stacks > 1 ? " on any of \(way.stacks) stacks" : ""
        let condition = way.condition.map { " if \(code(Self.shortened($0)))" } ?? ""
        return stack + place + (way.isPossible ? ", perhaps" : "") + condition
      }
      let findings = group.findings.map(code).joined(separator: ", ")
      lines.append(
        "| \(code(row.pattern)) | \(words(row.source)) | \(ways.joined(separator: "<br>")) | "
          + "\(code(row.handler)) \(code("\(row.file):\(row.line)")) | \(findings) |")
    }
    lines += ["", coverageSentence]
    guard coverage.opened > 0 else { return lines.joined(separator: "\n") + "\n" }
    if !coverage.missing.isEmpty {
      lines += ["", "Routes not reached:", ""] + coverage.missing.map { "- \(code($0))" }
    }
    if !coverage.unopened.isEmpty {
      lines += ["", "Screens not opened:", ""] + coverage.unopened.map { "- \(code($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
