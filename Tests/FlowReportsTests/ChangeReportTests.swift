import FlowDiff
import FlowGraph
import FlowReports
import Testing

@Suite struct ChangeReportTests {
  private static func place(_ name: String, _ line: Int = 1) -> SourcePlace {
    SourcePlace(file: "\(name).swift", line: line)
  }

  private static let base: FlowGraph = {
    var graph = FlowGraph(root: "App")
    graph.screens = ["Home", "List", "Detail", "Old", "Settings", "Deep"].map {
      Screen(name: $0, at: place($0))
    }
    graph.entries = [Entry(name: "Home", at: place("App"))]
    graph.transitions = [
      Transition(from: "Home", to: "List", kind: .push, at: place("Home", 3)),
      Transition(
        from: "List", to: "Detail", kind: .push, trigger: "Button “Open”", at: place("List", 3)),
      Transition(from: "Detail", to: "Deep", kind: .push, at: place("Detail", 3)),
      Transition(from: "Home", to: "Old", kind: .push, at: place("Home", 4)),
      Transition(from: "Home", to: "Settings", kind: .sheet, at: place("Home", 5)),
    ]
    graph.deepLinks = [
      DeepLink(pattern: "app://list", to: "List", handler: "open", at: place("App", 9))
    ]
    graph.findings = [
      Finding(
        rule: "dead_route", severity: .warning, subject: "R.x", message: "Nothing makes R.x.",
        at: place("R"))
    ]
    return graph
  }()

  private static let head: FlowGraph = {
    var graph = base
    graph.screens.removeAll { $0.name == "Detail" || $0.name == "Old" }
    graph.screens += ["New", "Gate"].map { Screen(name: $0, at: place($0)) }
    graph.unshown = [UnshownScreen(name: "Detail", at: place("Detail"))]
    graph.transitions = [
      Transition(from: "Home", to: "Gate", kind: .push, at: place("Home", 3)),
      Transition(from: "Gate", to: "List", kind: .push, at: place("Gate", 3)),
      Transition(from: "Home", to: "Settings", kind: .cover, guard: "isPaid", at: place("Home", 5)),
      Transition(from: "Settings", to: "New", kind: .push, via: "R.new", at: place("Settings", 5)),
      Transition(from: "Settings", to: "List", kind: .push, at: place("Settings", 6)),
    ]
    graph.deepLinks = [
      DeepLink(pattern: "app://list", to: "Settings", handler: "open", at: place("App", 9)),
      DeepLink(pattern: "app://new", to: "New", handler: "open", at: place("App", 10)),
    ]
    graph.findings = [
      Finding(
        rule: "dead_screen", severity: .warning, subject: "Detail",
        message: "Nothing shows Detail.", at: place("Detail", 4))
    ]
    graph.unresolved = [
      UnresolvedCall(
        operation: "router.go(page)", reason: "the page comes from a server",
        at: place("List", 4))
    ]
    return graph
  }()

  private static let hostile: FlowGraph = {
    var graph = base
    let name = "A`|</details>\u{1B}[31m\n- ⚠️ fake\u{202E}"
    graph.screens.append(Screen(name: name, at: SourcePlace(file: name, line: 1)))
    graph.transitions.append(
      Transition(from: "Home", to: name, kind: .push, trigger: name, at: place(name)))
    return graph
  }()

  private static let cases: [String: (FlowGraph, FlowGraph)] = [
    "changed": (base, head), "none": (base, base), "hostile": (base, hostile),
  ]

  @Test(arguments: ["changed", "none", "hostile"], ChangeReport.Format.allCases)
  func report(name: String, format: ChangeReport.Format) throws {
    let (base, head) = try #require(Self.cases[name])
    let change = FlowChange(from: base, to: head, named: ("main", "the working tree"))
    let report = ChangeReport(
      change: change, pathPrefix: "App/", diagram: { "flowchart LR\n  a --> b" })
    try expectGolden(try report.render(as: format), "change-\(name).\(format.rawValue)")
  }

  @Test func colorsAreOnlyColors() throws {
    let change = FlowChange(from: Self.base, to: Self.head)
    let plain = try ChangeReport(change: change).render(as: .text)
    let colored = try ChangeReport(change: change, isColored: true).render(as: .text)
    #expect(colored.contains("\u{1B}[32m+"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func aCommentStaysBelowTheLimitOfItsHost() throws {
    var head = Self.head
    for index in 0..<3000 {
      let name = "ScreenWithARatherLongName\(index)"
      head.screens.append(Screen(name: name, at: Self.place(name)))
      head.transitions.append(
        Transition(from: "Home", to: name, kind: .push, at: Self.place("Home", index)))
      head.findings.append(
        Finding(
          rule: "r\(index)", severity: .note, subject: name,
          message: String(repeating: "word ", count: 30), at: Self.place(name)))
    }
    let text = try ChangeReport(change: FlowChange(from: Self.base, to: head)).render(
      as: .markdown)
    #expect(text.utf16.count < 65_536)
    #expect(text.contains("and 2902 more") || text.contains("Too much for one comment"))
  }
}
