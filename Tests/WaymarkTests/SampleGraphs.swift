import WaymarkKit

/// Small graphs for the commands that look at one.
enum SampleGraphs {
  static func place(_ line: Int, _ file: String = "App.swift") -> SourcePlace {
    SourcePlace(file: file, line: line)
  }

  /// Two tabs; the first has a stack three deep, and settings open in a sheet with a stack.
  static var shop: FlowGraph {
    var graph = FlowGraph(root: "Shop")
    let names = ["MainTabs", "Home", "Item", "Reviews", "Cart", "Settings", "About", "Lost"]
    graph.screens = names.enumerated().map { index, name in
      Screen(name: name, container: name == "MainTabs", at: place(index + 1))
    }
    graph.entries = [Entry(name: "MainTabs", at: place(1))]
    graph.tabGroups = [
      TabGroup(
        owner: "MainTabs",
        tabs: [.init(screen: "Home", at: place(2)), .init(screen: "Cart", at: place(3))],
        at: place(1))
    ]
    graph.transitions = [
      Transition(from: "MainTabs", to: "Home", kind: .tab, at: place(10)),
      Transition(from: "MainTabs", to: "Cart", kind: .tab, trigger: "Tab \"Cart\"", at: place(11)),
      Transition(
        from: "Home", to: "Item", kind: .push, via: "Route.item", trigger: "Button \"Open\"",
        at: place(12)),
      Transition(
        from: "Item", to: "Reviews", kind: .push, trigger: "Button \"Reviews\"", at: place(13)),
      Transition(
        from: "Home", to: "Settings", kind: .sheet, trigger: "Button \"Settings\"", at: place(14)),
      Transition(
        from: "Settings", to: "About", kind: .push, trigger: "Button \"About\"", at: place(15)),
      Transition(from: "*", to: "Item", kind: .push, trigger: "URL", at: place(16)),
    ]
    graph.routes = [
      Route(id: "Route.item", name: "item", owner: "Route", screens: ["Item"], at: place(20)),
      Route(id: "Route.about", name: "about", owner: "Route", screens: ["About"], at: place(21)),
    ]
    graph.stacks = [Stack(id: "home", owner: "Home", roots: ["Home"], at: place(22))]
    graph.deepLinks = [
      DeepLink(
        pattern: "shop://item|1", to: "Item",
        path: [.init(route: "Route.item", screen: "Item")], tab: "MainTabs", stack: "home",
        replacesPath: true, handler: "App.open(_:)", at: place(30))
    ]
    graph.unresolved = [
      UnresolvedCall(operation: "router.go(x)", reason: "x comes from outside", at: place(31))
    ]
    graph.resolvedCalls = 6
    return graph.normalized()
  }

  /// Two screens, and one thing wrong for each of the severities.
  static func findings(_ severities: [Severity]) -> FlowGraph {
    var graph = FlowGraph(root: "Small")
    graph.screens = [Screen(name: "Home", at: place(1)), Screen(name: "Detail", at: place(2))]
    graph.entries = [Entry(name: "Home", at: place(3))]
    graph.stacks = [Stack(id: "main", owner: "Home", roots: ["Home"], at: place(4))]
    graph.transitions = [
      Transition(from: "Home", to: "Detail", kind: .push, stacks: ["main"], at: place(5))
    ]
    for severity in severities {
      let name = "Lost\(severity.rawValue)"
      switch severity {
      case .error:
        graph.undelivered.append(
          UndeliveredValue(type: name, from: "Home", stacks: ["main"], at: place(6)))
        graph.findings.append(finding("missing_destination", .error, name, 6))
      case .warning:
        graph.unshown.append(UnshownScreen(name: name, at: place(8)))
        graph.findings.append(finding("dead_screen", .warning, name, 8))
      case .note:
        // What an unresolved call could undo is a note.
        graph.unshown.append(UnshownScreen(name: name, at: place(9)))
        graph.unresolved.append(
          UnresolvedCall(operation: "show(x)", reason: "unknown", concerns: [name], at: place(10)))
        graph.findings.append(finding("dead_screen", .note, name, 9))
      }
    }
    return graph
  }

  private static func finding(_ rule: String, _ severity: Severity, _ name: String, _ line: Int)
    -> Finding
  {
    Finding(rule: rule, severity: severity, subject: name, message: "Is wrong.", at: place(line))
  }
}

extension TestFolder {
  func write(_ graph: FlowGraph, to name: String = "graph.json") throws -> String {
    try write(graph.document(), to: name)
  }
}
