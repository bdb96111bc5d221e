import FlowGraph

/// A small app whose parts tests change: Home shows List and Settings, List shows Detail.
enum App {
  static func graph(_ change: (inout FlowGraph) -> Void = { _ in }) -> FlowGraph {
    var graph = FlowGraph(root: "App")
    for name in ["Home", "List", "Detail", "Settings"] { graph.add(name) }
    graph.entries = [Entry(name: "Home", at: SourcePlace(file: "App.swift", line: 3))]
    graph.way("Home", "List", on: "Button \"List\"")
    graph.way("List", "Detail", via: "Route.detail", on: "tap")
    graph.way("Home", "Settings", .sheet, on: "Button \"Settings\"")
    change(&graph)
    return graph
  }
}

extension FlowGraph {
  mutating func add(_ name: String, file: String? = nil, id: String? = nil) {
    screens.append(
      Screen(id: id, name: name, at: SourcePlace(file: file ?? "\(name).swift", line: 1)))
  }

  mutating func way(
    _ from: String, _ to: String, _ kind: Transition.Kind = .push, via: String? = nil,
    on trigger: String? = nil, if condition: String? = nil, line: Int = 10
  ) {
    transitions.append(
      Transition(
        from: from, to: to, kind: kind, via: via, trigger: trigger, guard: condition,
        at: SourcePlace(file: "\(from).swift", line: line)))
  }

  mutating func cut(_ from: String, _ to: String) {
    transitions.removeAll { $0.fromID == from && $0.toID == to }
  }

  /// The type stays declared and nothing shows it.
  mutating func hide(_ name: String) {
    guard let screen = screens.first(where: { $0.id == name }) else { return }
    screens.removeAll { $0.id == name }
    unshown.append(UnshownScreen(id: name, name: name, at: screen.place))
    transitions.removeAll { $0.fromID == name || $0.toID == name }
  }

  mutating func delete(_ name: String) {
    hide(name)
    unshown.removeAll { $0.id == name }
  }

  mutating func find(
    _ rule: String, _ subject: String, _ severity: Severity = .warning, line: Int = 1,
    message: String = "m"
  ) {
    findings.append(
      Finding(
        rule: rule, severity: severity, subject: subject, message: message,
        at: SourcePlace(file: "\(subject).swift", line: line)))
  }

  /// Another name for a screen, in another file.
  func renaming(_ old: String, to new: String, file: String? = nil) -> FlowGraph {
    var graph = self
    for index in screens.indices where screens[index].id == old {
      graph.screens[index].id = new
      graph.screens[index].name = new
      graph.screens[index].file = file ?? "\(new).swift"
    }
    for index in transitions.indices {
      if transitions[index].fromID == old {
        (graph.transitions[index].fromID, graph.transitions[index].from) = (new, new)
      }
      if transitions[index].toID == old {
        (graph.transitions[index].toID, graph.transitions[index].to) = (new, new)
      }
    }
    return graph
  }
}
