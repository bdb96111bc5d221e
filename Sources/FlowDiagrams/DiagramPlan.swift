import FlowGraph

/// What a picture holds, worked out before any format is written: boxes, lines and chips.
struct DiagramPlan: Sendable {
  /// All that leads from one box to one other.
  struct Way: Sendable {
    enum Form: Sendable {
      /// A line; `tree` where it is a shortest way, `backward` where it returns to the left.
      case line(tree: Bool, backward: Bool)
      /// A reference inside the box.
      case chip
    }

    var from: String
    var to: String
    var name: String
    var transitions: [Transition]
    var form: Form

    var kind: Transition.Kind { transitions.first?.kind ?? .push }
    var isLine: Bool { if case .line = form { true } else { false } }
    var isTree: Bool { if case .line(tree: true, _) = form { true } else { false } }
    var isBackward: Bool { if case .line(_, backward: true) = form { true } else { false } }
    var isPossible: Bool { transitions.allSatisfy { $0.certainty == .possible } }
  }

  struct Box: Sendable {
    var node: Node
    var dotID: String
    var isHub = false
    var isUnreachable = false
    var isFocus = false
    /// Whether it lies outside the part that the picture is about.
    var isOutside = false
    /// Words under the name.
    var facts: [String] = []
    var deepLinks: [DeepLink] = []
    var findings: [Finding] = []
    var loops: [Transition] = []
    var lines: [Way] = []
    var chips: [Way] = []
    /// The letters of the shared sets that it offers.
    var shared: [String] = []
  }

  struct SharedBox: Sendable {
    var letter: String
    var dotID: String
    var screens: [String]
    var chips: [Way]
  }

  struct Cluster: Sendable {
    var name: String
    var dotID: String
    var boxes: [String]
  }

  var graph: FlowGraph
  var options: DiagramOptions
  /// In the order in which a walk from launch meets them.
  var boxes: [Box] = []
  var shared: [SharedBox] = []
  var clusters: [Cluster] = []
  /// Types that nothing shows.
  var unshown: [UnshownScreen] = []
  var findingsElsewhere: [Finding] = []
  /// The DOT id of every drawn box, by node.
  var dotIDs: [String: String] = [:]
  /// How many columns of boxes there are.
  var depth = 1
  /// What the picture shows of the whole, where it is a part.
  var part: String?
  var isOverview = false

  var lines: [Way] { boxes.flatMap(\.lines) }
}
