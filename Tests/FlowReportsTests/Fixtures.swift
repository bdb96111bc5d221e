import FlowGraph
import FlowReports
import FlowRules

/// The graphs that every format is tested on.
enum Fixture: String, CaseIterable {
  case empty, clean, recipes, hostile, aside, many

  var input: ReportInput {
    switch self {
    case .empty:
      return ReportInput(FindingsResult(graph: FlowGraph(root: "App")), root: "/projects/App")
    case .clean:
      return ReportInput(
        FindingsResult(graph: Self.twoScreens), root: "/projects/App", pathPrefix: "App/")
    case .recipes:
      return ReportInput(
        FindingsResult(graph: Self.recipesGraph), root: "/projects/App", pathPrefix: "App/",
        source: { Self.sources[$0] })
    case .hostile:
      return ReportInput(
        FindingsResult(graph: Self.hostileGraph), root: "/projects/A\u{1B}[2Jpp",
        picture: "<?xml?><!DOCTYPE x><svg><title>x</title></svg>", source: { Self.sources[$0] })
    case .aside:
      return ReportInput(
        FindingsResult(
          graph: Self.recipesGraph, findings: Array(Self.recipesGraph.findings.prefix(1)),
          setAside: [
            SetAsideFinding(Self.recipesGraph.findings[1], by: .comment, reason: "the <old> way"),
            SetAsideFinding(Self.recipesGraph.findings[2], by: .baseline),
          ],
          staleBaseline: [
            .init(
              rule: "dead_screen", fingerprint: "0123456789abcdef", subject: "Promo",
              reason: "goes in March")
          ]), root: "/projects/App", pathPrefix: "App/", source: { Self.sources[$0] })
    case .many:
      return ReportInput(FindingsResult(graph: Self.manyGraph), root: "/projects/App")
    }
  }

  private static var twoScreens: FlowGraph {
    var graph = FlowGraph(root: "App")
    graph.screens = [
      Screen(name: "Home", at: SourcePlace(file: "Home.swift", line: 1)),
      Screen(name: "Detail", at: SourcePlace(file: "Detail.swift", line: 1)),
    ]
    graph.transitions = [
      Transition(
        from: "Home", to: "Detail", kind: .push, at: SourcePlace(file: "Home.swift", line: 4))
    ]
    graph.resolvedCalls = 1
    return graph
  }

  private static var recipesGraph: FlowGraph {
    var graph = twoScreens
    graph.deepLinks = [
      DeepLink(
        pattern: "recipes://detail", to: "Detail", handler: "App.open(_:)",
        at: SourcePlace(file: "Home.swift", line: 2))
    ]
    graph.unresolved = [
      UnresolvedCall(
        operation: "router.show(screen)", reason: "the argument comes from a network answer",
        at: SourcePlace(file: "Home.swift", line: 6))
    ]
    let home = SourcePlace(file: "Home.swift", line: 3, column: 2)
    graph.findings = [
      Finding(
        rule: "unreachable_screen", severity: .warning, subject: "Detail",
        message: "No way leads to Detail from a launch; remove it or show it.",
        at: SourcePlace(file: "Sub/Detail.swift", line: 900, column: 8)),
      Finding(
        rule: "pop_without_push", severity: .error, subject: "Home",
        message: "`path.removeLast()` runs with nothing on the path and traps.",
        at: SourcePlace(file: "Home.swift", line: 2, column: 7),
        witness: [
          Step("launch", at: SourcePlace(file: "", line: 0)),
          Step("Home", at: SourcePlace(file: "App.swift", line: 8)),
          Step("Button \"Back\"", at: home),
        ]),
      Finding(
        rule: "no_way_back", severity: .note, subject: "Home", message: "Home cannot be left.",
        at: home),
    ]
    return graph
  }

  /// More than a host shows of each kind.
  private static var manyGraph: FlowGraph {
    var graph = FlowGraph(root: "App")
    for number in 1...12 {
      for severity in Severity.allCases {
        graph.findings.append(
          Finding(
            rule: "dead_screen", severity: severity, subject: "\(severity) \(number)",
            message: "Nothing shows it: 100%, really.",
            at: SourcePlace(file: "A,b:c.swift", line: number, column: 3)))
      }
    }
    return graph
  }

  /// What a hand that means ill could put into source and file names.
  private static var hostileGraph: FlowGraph {
    var graph = FlowGraph(root: "App")
    let name = "\u{1B}]0;owned\u{7}<b>\"]]>\u{202E}evil\r\nfake.swift:1:1: error: 🧭"
    graph.screens = [Screen(name: name, at: SourcePlace(file: name, line: 1))]
    graph.findings = [
      Finding(
        rule: "dead_screen\u{1B}[31m", severity: .warning, subject: name, message: name,
        at: SourcePlace(file: "wide.swift", line: 1, column: 22),
        witness: [Step(name, at: SourcePlace(file: name, line: 1))]),
      Finding(
        rule: "dead_screen", severity: .warning, subject: name, message: "A cut line.",
        at: SourcePlace(file: "long.swift", line: 2, column: 150_001)),
      Finding(
        rule: "dead_screen", severity: .warning, subject: name, message: "A control character.",
        at: SourcePlace(file: "control.swift", line: 2, column: 3)),
    ]
    return graph
  }

  private static let sources: [String: String] = [
    "Home.swift": "struct Home {\r\n  path.removeLast()\r\n\tleave()\r\n}\r\n",
    "wide.swift": "let 画面 = \"🧭\"; pop()\n",
    "long.swift": "\n" + String(repeating: "a", count: 150_000) + "HERE"
      + String(repeating: "b", count: 150_000),
    "control.swift": "\nx\u{1B}y\u{1B}[2Jz",
  ]
}
