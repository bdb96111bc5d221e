import FlowGraph

/// What a finding's code does, by which it is known again in another screen, type or file.
///
/// A finding's fingerprint holds its screen and the owner of its state, so that both change where
/// code moves. The navigation that stands at its place moves with it: an act is the same code on
/// the same screen, or it left one screen and came to another.
struct CodeMoves {
  /// One operation with what sets it off, by nothing that depends on where it stands.
  private struct Act: Hashable {
    var screen: String
    var signature: [String?]
    var isBack = false
  }

  /// Where the acts of one version stand, by file.
  private struct Acts {
    var all: Set<Act> = []
    var places: [String: [(lines: ClosedRange<Int>, act: Act)]] = [:]
    /// Places of screens: what is reported there is about the screen, and no operation's.
    var screens: Set<SourcePlace> = []

    init(_ graph: FlowGraph, id: (String) -> String) {
      for row in graph.transitions where !row.kind.isStructure {
        let signature = [row.kind.rawValue, id(row.toID), row.trigger]
        add(Act(screen: id(row.fromID), signature: signature), [row.place] + row.steps.map(\.place))
      }
      for row in graph.backs {
        let signature = [row.kind.rawValue, row.operation, row.trigger]
        add(
          Act(screen: id(row.fromID), signature: signature, isBack: true),
          [row.place] + row.steps.map(\.place))
      }
      screens = Set(graph.screens.map(\.place)).union(graph.unshown.map(\.place))
    }

    private mutating func add(_ act: Act, _ steps: [SourcePlace]) {
      all.insert(act)
      for (file, places) in Dictionary(grouping: steps, by: \.file) {
        let lines = places.map(\.line)
        guard let first = lines.min(), let last = lines.max() else { continue }
        self.places[file, default: []].append((first...last, act))
      }
    }

    func near(_ finding: Finding) -> Set<Act> {
      guard !screens.contains(finding.place) else { return [] }
      return Set(
        places[finding.file, default: []]
          .filter { row in
            // A closure sets a value beside the one that presents.
            row.lines.lowerBound - CodeMoves.slack <= finding.line
              && finding.line <= row.lines.upperBound + CodeMoves.slack
          }.map(\.act))
    }
  }

  private static let slack = 2

  private let before: Acts
  private let after: Acts
  /// The screens that both versions have.
  private let kept: Set<String>

  init(_ base: FlowGraph, _ head: FlowGraph, _ matching: ScreenMatching) {
    before = Acts(base, id: matching.id(ofBase:))
    after = Acts(head) { $0 }
    kept = Set(matching.kept.keys)
  }

  /// Whether two findings of one rule are about the same code.
  func isSame(_ was: Finding, _ now: Finding) -> Bool {
    guard was.rule == now.rule, Self.member(was) == Self.member(now) else { return false }
    let (old, new) = (before.near(was), after.near(now))
    return old.contains { one in
      new.contains { other in
        guard one.signature == other.signature else { return false }
        if one.screen == other.screen { return true }
        // It left the one screen and came to the other. A way back is like any other: two screens
        // may have the same by chance, unless both versions have them.
        return !after.all.contains(one) && !before.all.contains(other)
          && (!one.isBack || (kept.contains(one.screen) && kept.contains(other.screen)))
      }
    }
  }

  /// The state or case that it is about, without the type that owns it.
  private static func member(_ finding: Finding) -> Substring? {
    finding.subject.lastIndex(of: ".").map { finding.subject[$0...] }
  }
}
