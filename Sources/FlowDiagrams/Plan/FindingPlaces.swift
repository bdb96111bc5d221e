import FlowGraph

/// Which screen, or row of those that nothing shows, a finding is drawn on.
struct FindingPlaces: Sendable {
  private(set) var byScreen: [String: [Finding]] = [:]
  /// Findings about something that is not on any one screen.
  private(set) var elsewhere: [Finding] = []

  /// A finding belongs to the screen that its subject names; else to the screen whose transition
  /// or way back stands at its place.
  ///
  /// - Parameter listsUnshown: whether the picture lists the types that nothing shows.
  init(_ graph: FlowGraph, listsUnshown: Bool) {
    var named: [String: [String]] = [:]
    var placed: [SourcePlace: [String]] = [:]
    for screen in graph.screens {
      named[screen.name, default: []].append(screen.id)
      placed[screen.place, default: []].append(screen.id)
    }
    for row in graph.transitions { placed[row.place, default: []].append(row.fromID) }
    for row in graph.backs { placed[row.place, default: []].append(row.fromID) }
    var ids = Set(graph.screens.map(\.id))
    if listsUnshown {
      for row in graph.unshown where ids.insert(row.id).inserted {
        named[row.name, default: []].append(row.id)
        placed[row.place, default: []].append(row.id)
      }
    }
    for finding in graph.findings.sorted(by: Self.order) {
      let here = placed[finding.place, default: []].filter(ids.contains)
      if ids.contains(finding.subject) {
        byScreen[finding.subject, default: []].append(finding)
      } else if let candidates = named[finding.subject] {
        let screen = candidates.first(where: here.contains) ?? candidates[0]
        byScreen[screen, default: []].append(finding)
      } else if let screen = here.min() {
        byScreen[screen, default: []].append(finding)
      } else {
        elsewhere.append(finding)
      }
    }
  }

  private static func order(_ lhs: Finding, _ rhs: Finding) -> Bool {
    if lhs.severity != rhs.severity { return lhs.severity > rhs.severity }
    return (lhs.rule, lhs.place, lhs.subject) < (rhs.rule, rhs.place, rhs.subject)
  }
}
