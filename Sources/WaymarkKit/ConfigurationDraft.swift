import FlowGraph

/// A first `.waymark.yml`, with what was found and what a person has to fill in.
public enum ConfigurationDraft {
  /// The text of the file.
  ///
  /// - Parameter graph: what was read without a configuration.
  /// - Returns: YAML that is valid as it stands; what needs an answer stands in comments.
  /// - Complexity: O(n log n) in the unresolved calls.
  public static func text(for graph: FlowGraph) -> String {
    (heading + entries(graph) + operations(graph)).joined(separator: "\n") + "\n"
  }

  private static let heading = [
    "# What waymark cannot find out from the source. Documentation/Configuration.md in waymark's",
    "# repository describes every key; 'waymark config --effective' shows what holds.", "",
    "# Files to leave out; add what is generated or not part of the app.",
    "exclude:", "  - \"**/Generated\"", "",
  ]

  private static func entries(_ graph: FlowGraph) -> [String] {
    let found = Set(graph.entries.map(\.name)).sorted()
    guard !found.isEmpty else {
      return [
        "# No screen was found that a launch shows first. Name it, or all of them:",
        "# entries: [RootView]", "",
      ]
    }
    return [
      "# A launch shows \(listed(found)). If that is not all, name the others here:",
      "# entries: [\(found.filter(isPlain).joined(separator: ", "))]", "",
    ]
  }

  private static func operations(_ graph: FlowGraph) -> [String] {
    let calls = Dictionary(grouping: graph.unresolved) { signature(of: $0.operation) ?? "" }
    let named = calls.filter { !$0.key.isEmpty }.sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    guard !named.isEmpty else {
      return [
        "# All navigation calls were followed. A router that is not in the source is described so:",
        "# operations:",
        "#   - { call: \"AppRouter.go(to:)\", does: push, route: 0 }",
      ]
    }
    var lines = [
      "# Calls that could not be followed to a screen, most frequent first. For those of a router"
        + " of your own,",
      "# take the mark away, write the type before the function, and say what the call does:",
      "# push, sheet, cover, popover, root, select, pop, popTo, popToRoot or dismiss. Delete the"
        + " others.",
      "# operations:",
    ]
    for (call, places) in named {
      let first = places.map(\.place).min()
      let more = places.count > 1 ? " and \(places.count - 1) more" : ""
      lines.append("#   - { call: \"\(call)\", does: \(effect(call)) }")
      if let first, let reason = places.first?.reason {
        lines.append("#     # \(oneLine(first.file)):\(first.line)\(more): \(oneLine(reason))")
      }
    }
    return lines
  }

  /// A guess that is valid: what takes nothing leads nowhere new.
  private static func effect(_ call: String) -> String {
    switch call.count(where: { $0 == ":" }) {
    case 0: "dismiss"
    case 1: "push"
    default: "push, route: 0"
    }
  }

  /// `router.go(to: .home, animated: true)` is `go(to:animated:)`; nil for what is no call.
  static func signature(of operation: String) -> String? {
    guard let open = operation.firstIndex(of: "(") else { return nil }
    let name = operation[..<open].split(whereSeparator: { ".?! ".contains($0) }).last ?? ""
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    var labels: [String] = []
    var depth = 0
    var isQuoted = false
    var argument = ""
    func take() {
      let text = argument.drop(while: \.isWhitespace)
      let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isLabel = !word.isEmpty && text.dropFirst(word.count).first == ":"
      if !text.isEmpty { labels.append(isLabel ? String(word) : "_") }
      argument = ""
    }
    for character in operation[operation.index(after: open)...] {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) {
          if depth == 0 { break }
          depth -= 1
        }
        if character == ",", depth == 0 {
          take()
          continue
        }
      }
      argument.append(character)
    }
    take()
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  private static func isPlain(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
  }

  private static func listed(_ names: [String]) -> String {
    oneLine(names.joined(separator: ", "))
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
