import FlowGraph

/// What a picture holds, worked out before any format is written: boxes, lines and chips.
struct DiagramPlan: Sendable {
  /// All that leads from one box to one other.
  struct Way: Sendable {
    var from: String
    var to: String
    var name: String
    var transitions: [Transition]
    /// Whether a line is drawn for it; else it is a reference inside the box.
    var isLine: Bool
    /// Whether it is on a shortest way.
    var isTree = false
    /// How many columns the line spans.
    var span = 1

    var kind: Transition.Kind { transitions.first?.kind ?? .push }
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
    /// The column that it stands in, from the left.
    var column = 0
    /// The width that all boxes of its column are given; zero where each keeps its own.
    var width = 0
    /// The letters of the shared sets that it offers.
    var shared: [String] = []

    /// The deep links that it says, each pattern once.
    var linksByPattern: [[DeepLink]] {
      var order: [String] = []
      var links: [String: [DeepLink]] = [:]
      for link in deepLinks {
        if links[link.pattern] == nil { order.append(link.pattern) }
        links[link.pattern, default: []].append(link)
      }
      return order.compactMap { links[$0] }
    }
  }

  struct SharedBox: Sendable {
    var letter: String
    /// The component that offers them, where one source file lies on every way.
    var component: String?
    var dotID: String
    var screens: [String]
    var chips: [Way]
    var width = 0
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
  /// Types that nothing shows, without those that have a box as they lead somewhere.
  var unshown: [UnshownScreen] = []
  /// What was found about those, by id.
  var unshownFindings: [String: [Finding]] = [:]
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
