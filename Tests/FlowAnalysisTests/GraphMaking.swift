import FlowGraph

/// A place on a line of a made-up file.
func at(_ line: Int) -> SourcePlace { SourcePlace(file: "App.swift", line: line) }

extension FlowGraph {
  /// A graph with an entry, screens and a stack `main` with these roots.
  static func app(entry: String, roots: [String] = [], path: String? = "Model.path") -> FlowGraph {
    var graph = FlowGraph()
    graph.entries = [Entry(name: entry, at: at(1))]
    graph.screens = [Screen(name: entry, at: at(1))]
    if !roots.isEmpty {
      graph.stacks = [Stack(id: "main", owner: entry, roots: roots, path: path, at: at(2))]
    }
    return graph
  }

  mutating func go(
    _ kind: Transition.Kind, _ from: String, _ to: String, trigger: String? = nil,
    stacks: [String] = [], onPath: Bool = true, sequence: String? = nil
  ) {
    transitions.append(
      Transition(
        from: from, to: to, kind: kind, trigger: trigger, stacks: stacks, onPath: onPath,
        sequence: sequence, at: at(100 + transitions.count)))
  }

  mutating func back(
    _ from: String, _ kind: Back.Kind = .pop, count: Int? = 1, to: String? = nil,
    guarded: Bool = false, stacks: [String] = ["main"]
  ) {
    backs.append(
      Back(
        from: from, kind: kind, count: count, to: to, trigger: "Button \"Back\"",
        guarded: guarded, onEmpty: .crash, stacks: stacks, operation: "path.removeLast()",
        at: at(200 + backs.count)))
  }
}
