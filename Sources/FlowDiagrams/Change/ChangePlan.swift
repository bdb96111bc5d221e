import FlowDiff
import FlowGraph

/// What became of a box or a line.
enum ChangeState: String, CaseIterable, Sendable {
  case same, added, removed, changed

  /// The sign that says it again for those who do not see the colour.
  var sign: String {
    switch self {
    case .same: ""
    case .added: "+"
    case .removed: "−"
    case .changed: "≠"
    }
  }
}

/// What a picture of a change holds, worked out before any format is written.
struct ChangePlan: Sendable {
  struct Box: Sendable {
    var id: String
    var dotID: String
    var name: String
    /// The name in the base, where it was another.
    var oldName: String?
    var state = ChangeState.same
    /// Whether its type is gone, and not only every way to it.
    var isGone = false
    var isEntry = false
    /// Whether it stands for several screens that changed alike.
    var isMany = false
    var facts: [String] = []
    var place: SourcePlace?
    var findings: [Finding] = []
    var lines: [Line] = []
    /// Names of screens that unchanged ways lead to without a line.
    var others: [String] = []
  }

  struct Line: Sendable {
    var to: String
    var state: ChangeState
    var kind: Transition.Kind
    var labels: [Label]
    var isTree = false
  }

  struct Label: Hashable, Sendable {
    var state: ChangeState
    var text: String
  }

  var title: String
  var counts: [String]
  /// In the order in which a walk from launch meets them.
  var boxes: [Box] = []
  /// Screens that are not drawn.
  var hidden = 0
  /// What was left out because it is too much for one picture.
  var note: String?

  var isEmpty: Bool { boxes.isEmpty }
  var lines: [Line] { boxes.flatMap(\.lines) }
  var states: Set<ChangeState> { Set(boxes.map(\.state) + lines.map(\.state)) }
}
