import FlowGraph

/// What can lie on a stack.
enum StackSymbol: Hashable, Sendable {
  /// The screen that the stack begins with; it cannot be taken off.
  case root(String)
  /// A screen that the path holds an element for, so that code can take it off.
  case element(String)
  /// A screen that a view link pushed: it lies on the stack and the path does not know it.
  case link(String)

  var screenID: String {
    switch self {
    case .root(let id), .element(let id), .link(let id): id
    }
  }

  var isRoot: Bool {
    if case .root = self { true } else { false }
  }

  var isElement: Bool {
    if case .element = self { true } else { false }
  }
}

/// A control state of a stack's system: how far an operation has come, and what covers the stack.
struct StackState: Hashable, Sendable, CustomStringConvertible {
  /// Where a stack stands within an operation that takes several rules.
  enum Phase: Hashable, Sendable {
    /// No operation is under way: a person can act.
    case ready
    /// A pop that has so many elements still to take off.
    case taking(Int)
    /// Down to the screen with this name.
    case seeking(String)
    /// Down to the root, and then on with the write, where there is one.
    case clearing(write: Int?)
    /// A write that has put so many elements on the path.
    case building(write: Int, done: Int)
  }

  var phase: Phase
  /// The number of the modal layer over the stack; nil where its own screens are on show.
  var layer: Int?

  init(_ phase: Phase, under layer: Int? = nil) {
    self.phase = phase
    self.layer = layer
  }

  static let ready = StackState(.ready)

  var description: String { layer.map { "\(phase) under \($0)" } ?? "\(phase)" }
}

/// The most levels that one pop is followed through.
///
/// A literal in the source can be any number, and each level takes a state of its own. A pop of
/// more can still run with too little: whatever holds fewer than this is found.
let deepestPop = 64

/// What a rule of a stack's system stands for.
enum StackMove: Sendable {
  case transition(Int)
  case back(Int)
  case deepLink(Int)
  /// The back button of the system or a swipe.
  case systemBack
  /// A modal layer comes up over the stack.
  case cover(Int)
  /// It goes away again.
  case uncover(Int)
  /// A further rule of the operation before it.
  case part
}

typealias StackSystem = PushdownSystem<StackState, StackSymbol, StackMove>
typealias StackReachable = ReachableConfigurations<StackState, StackSymbol, StackMove>

/// An operation that sets a whole path, or adds several elements to it.
struct PathWrite: Sendable {
  struct Element: Hashable, Sendable {
    var screenID: String
    /// The transition that shows it; nil in a deep link.
    var transition: Int?
  }

  /// The screen that sets it off; nil where any screen can.
  var from: String?
  /// From the bottom up; where a route can show several screens, all of them.
  var levels: [[Element]]
  /// Whether it takes off what lay above the root.
  var replaces: Bool
  /// Whether it names the stack; if not, it writes the stack that its screen stands on.
  var namesStack: Bool
  var move: StackMove

  /// The row that the write stands for, where a screen sets it off.
  func row(in graph: FlowGraph) -> Transition? {
    if case .transition(let index) = move { graph.transitions[index] } else { nil }
  }

  /// The writes of a graph to one stack.
  static func all(in graph: FlowGraph, to stack: Stack) -> [PathWrite] {
    deepLinks(in: graph, to: stack) + sequences(in: graph, to: stack)
  }

  private static func deepLinks(in graph: FlowGraph, to stack: Stack) -> [PathWrite] {
    graph.deepLinks.enumerated().compactMap { index, link in
      guard link.stack == stack.id else { return nil }
      let screens = link.path.compactMap(\.screenID)
      // With an element of unknown screen, what lies on the stack is unknown too.
      guard screens.count == link.path.count else { return nil }
      return PathWrite(
        from: nil, levels: screens.map { [Element(screenID: $0)] }, replaces: link.replacesPath,
        namesStack: true, move: .deepLink(index))
    }
  }

  private static func sequences(in graph: FlowGraph, to stack: Stack) -> [PathWrite] {
    struct Key: Hashable {
      var operation: String
      var from: String
    }
    var order: [Key] = []
    var rows: [Key: [Int: [Element]]] = [:]
    for (index, transition) in graph.transitions.enumerated() {
      guard transition.liesOnStack, let sequence = transition.sequence,
        transition.stacks.contains(stack.id) || transition.stacks.isEmpty,
        let mark = sequence.lastIndex(of: "#"),
        let position = Int(sequence[sequence.index(after: mark)...])
      else { continue }
      let key = Key(operation: String(sequence[..<mark]), from: transition.fromID)
      if rows[key] == nil { order.append(key) }
      rows[key, default: [:]][position, default: []].append(
        Element(screenID: transition.toID, transition: index))
    }
    return order.compactMap { key in
      guard let positions = rows[key],
        let first = positions[0]?.first?.transition
      else { return nil }
      let levels = (0..<positions.count).compactMap { positions[$0] }
      guard levels.count == positions.count else { return nil }
      return PathWrite(
        from: key.from == Transition.anywhere ? nil : key.from, levels: levels, replaces: true,
        namesStack: !graph.transitions[first].stacks.isEmpty, move: .transition(first))
    }
  }
}
