import FlowGraph

/// Says which stacks the screens of a flow file stand on.
///
/// What is pushed from a screen stands on the stack of that screen, and so does what replaces it,
/// beginning with the roots. A screen that no push reaches stands on its coordinator's stack.
struct FlowFileStacks {
  private let stacks: [Stack]
  private let names: FlowFileNames
  private var membership: [String: Set<String>] = [:]

  init(graph: FlowGraph, names: FlowFileNames) {
    stacks = graph.stacks
    self.names = names
    var next: [String: [String]] = [:]
    for transition in graph.transitions
    where Self.staysOnStack(transition, stacks: graph.stacks) {
      next[transition.from, default: []].append(transition.to)
    }
    for stack in graph.stacks {
      var waiting = stack.roots
      while let screen = waiting.popLast() {
        guard membership[screen, default: []].insert(stack.id).inserted else { continue }
        waiting += next[screen] ?? []
      }
    }
  }

  private static func staysOnStack(_ transition: Transition, stacks: [Stack]) -> Bool {
    switch transition.kind {
    case .push: true
    // A container's root lies on the container's own stack, which is seeded with it.
    case .root: !stacks.contains { $0.owner == transition.from }
    default: false
    }
  }

  /// Ids of the stacks that a screen stands on, sorted.
  func of(_ screen: String) -> [String] {
    if let ids = membership[screen] { return ids.sorted() }
    guard let coordinator = names.coordinator(of: screen),
      stacks.contains(where: { $0.id == coordinator })
    else { return [] }
    return [coordinator]
  }

  /// The stack that a deep link writes: the one whose root it names first, else one that holds
  /// one of its screens.
  func stack(holding screens: [String]) -> Stack? {
    if let root = screens.first, let stack = stacks.first(where: { $0.roots.contains(root) }) {
      return stack
    }
    let ids = screens.lazy.flatMap { self.of($0) }
    return ids.first.flatMap { id in stacks.first { $0.id == id } }
  }

  /// Gives each operation of the graph the stacks that it changes.
  func fill(_ graph: inout FlowGraph) {
    for index in graph.transitions.indices where graph.transitions[index].kind == .push {
      graph.transitions[index].stacks = of(graph.transitions[index].from)
    }
    for index in graph.backs.indices where graph.backs[index].kind != .dismiss {
      graph.backs[index].stacks = of(graph.backs[index].from)
    }
  }
}
