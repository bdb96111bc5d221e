import FlowGraph
import FlowLoading

/// Policy that is about no screen, most likely because a name is misspelt or a screen was renamed:
/// it would hold for ever, and nobody would notice.
enum IdlePolicy {
  /// - Parameter folder: what goes before a file's name so that it is relative to the configuration.
  static func diagnostics(_ policy: Policy, in graph: FlowGraph, folder: String)
    -> [LoadDiagnostic]
  {
    var found: [LoadDiagnostic] = []
    func check(
      _ selector: ScreenSelector?, _ key: String, _ section: String,
      _ statement: Policy.Statement
    ) {
      guard let selector, !graph.screens.isEmpty, !selector.refersBack,
        !graph.screens.contains(where: { selector.match($0, folder: folder) != nil })
      else { return }
      let place = statement.place
      let names = selector.patterns.map { "`\($0.text)`" }.joined(separator: ", ")
      found.append(
        LoadDiagnostic(
          file: "\(place.file):\(place.line):\(place.column):",
          problem: "`\(key)` of `\(section)` names no screen\(names.isEmpty ? "" : ": " + names)"))
    }
    for (section, ways) in [("forbidden", policy.forbidden), ("allowed", policy.allowed)] {
      for way in ways {
        check(way.from, "from", section, way.statement)
        check(way.to, "to", section, way.statement)
      }
    }
    for passage in policy.required {
      check(passage.from, "from", "required", passage.statement)
      check(passage.to, "to", "required", passage.statement)
      check(passage.passes, "passes", "required", passage.statement)
    }
    for distance in policy.distances { check(distance.to, "to", "max_taps", distance.statement) }
    return found
  }
}

extension ScreenSelector {
  fileprivate var patterns: [CapturePattern] { names + files + groups }

  /// Whether it depends on what another selector captured.
  fileprivate var refersBack: Bool {
    (patterns + except.flatMap(\.patterns)).contains { $0.highestReference > 0 }
  }
}
