import FlowGraph
import FlowReports

/// What a person does to come from one screen to another, and what lies below when they arrive.
public struct Way: Hashable, Sendable {
  /// One level of what is on show: a screen and how it came there.
  public struct Level: Hashable, Sendable {
    public var screenID: String
    /// nil for the screen that a launch shows first.
    public var kind: Transition.Kind?
  }

  public struct Move: Hashable, Sendable {
    /// What the person does: `Button "Next"`, `Back button`.
    public var label: String
    /// The screen on top afterwards.
    public var screenID: String
    /// Where the code for it stands; nil for what the system does itself.
    public var place: SourcePlace?
    /// Whether a person acts; a container shows its content by itself.
    public var isAct: Bool
    /// The rows of the graph that it follows; none for a way back.
    public var transitions: [Transition] = []
  }

  public var start: String
  public var moves: [Move]
  /// What is on show at the end, from the bottom up.
  public var levels: [Level]

  public var acts: Int { moves.count { $0.isAct } }

  /// The way as lines for a person.
  ///
  /// - Parameter pathPrefix: what goes before a file's name so that the reader can open it.
  public func text(pathPrefix: String = "") -> String {
    let clean = TerminalText.clean
    var lines = [clean(start)]
    for move in moves {
      let place = move.place.map { "  (\(clean(pathPrefix + $0.file)):\($0.line))" } ?? ""
      lines.append("  → \(clean(move.label)) → \(clean(move.screenID))\(place)")
    }
    let stack = levels.map { level in
      clean(level.screenID) + (level.kind.map { " [\($0.rawValue)]" } ?? "")
    }
    lines.append("")
    lines.append("\(acts) \(acts == 1 ? "act" : "acts") of a person.")
    lines.append("On arrival, from the bottom up: \(stack.joined(separator: " / "))")
    return lines.joined(separator: "\n") + "\n"
  }
}
