import FlowGraph
import Testing

@testable import FlowDiagrams

@Suite("What is a line and what a chip")
struct PlanTests {
  private func plan(
    _ graph: FlowGraph, _ scope: DiagramOptions.Scope = .screens, hubs: Int = 5
  ) throws -> DiagramPlan {
    var options = Samples.options(scope: scope)
    options.hubThreshold = hubs
    return try PlanBuilder.plan(graph, options)
  }

  private func lines(_ plan: DiagramPlan) -> [String] {
    plan.lines.map { "\($0.from)>\($0.to)" }.sorted()
  }

  @Test func aHubKeepsItsShortestWayIn() throws {
    let plan = try plan(Samples.hub)
    let editor = try #require(plan.boxes.first { $0.node.id == "Editor" })
    #expect(editor.isHub)
    #expect(editor.facts == ["from 9 screens"])
    #expect(plan.lines.count { $0.to == "Editor" } == 1)
    #expect(plan.boxes.flatMap(\.chips).count { $0.to == "Editor" } == 8)
  }

  @Test func theThresholdOfHubs() throws {
    let plan = try plan(Samples.hub, hubs: 10)
    #expect(plan.boxes.allSatisfy { !$0.isHub })
  }

  @Test func anywhereIsABoxOfItsOwn() throws {
    let plan = try plan(Samples.hub)
    #expect(plan.boxes.first { $0.node.role == .anywhere }?.lines.map(\.to) == ["Alarm"])
    #expect(plan.boxes.first { $0.node.id == "Alarm" }?.facts == ["from any screen"])
    #expect(plan.boxes.first { $0.node.id == "Alarm" }?.isUnreachable == false)
  }

  /// One line between two screens, and none that runs back.
  @Test func linesMakeNoCircle() throws {
    for graph in Samples.all.map(\.graph) + [Samples.large(60)] {
      let plan = try plan(graph)
      #expect(Set(lines(plan)).count == plan.lines.count)
      var open = Set(plan.boxes.map(\.node.id))
      while let root = open.first(where: { id in
        !plan.lines.contains { $0.to == id && open.contains($0.from) }
      }) { open.remove(root) }
      #expect(open.isEmpty)
    }
  }

  /// Each pair of screens of the graph is in the picture once, as a line or as a chip.
  @Test func nothingIsLost() throws {
    for (name, graph) in Samples.all where name != "splitView" {
      let plan = try plan(graph)
      var shown = lines(plan) + plan.boxes.flatMap { $0.chips.map { "\($0.from)>\($0.to)" } }
      for box in plan.boxes {
        let targets = plan.shared.filter { box.shared.contains($0.letter) }.flatMap(\.chips)
        shown += targets.map { "\(box.node.id)>\($0.to)" }
        if !box.loops.isEmpty { shown.append("\(box.node.id)>\(box.node.id)") }
      }
      let expected = Set(graph.transitions.map { "\($0.fromID)>\($0.toID)" })
      #expect(shown.sorted() == expected.sorted(), "\(name)")
    }
  }

  @Test func aSplitViewIsSaidOnce() throws {
    #expect(lines(try plan(Samples.splitView)) == ["Sidebar>Content", "Split>Sidebar"])
  }

  @Test func aSharedRowIsSaidOnce() throws {
    let plan = try plan(Samples.sharedRow)
    // The first list keeps the lines; the five others offer the same.
    #expect(plan.shared.map(\.screens) == [["List2", "List3", "List4", "List5", "List6"]])
    #expect(plan.shared.first?.chips.map(\.to) == ["Author", "Report", "Share", "Media"])
    #expect(plan.boxes.first { $0.node.id == "List3" }?.chips.isEmpty == true)
  }

  @Test func aSharedSetIsNamedAfterItsComponent() throws {
    #expect(try plan(Samples.sharedRow).shared.first?.component == nil)
    var graph = Samples.sharedRow
    for index in graph.transitions.indices {
      graph.transitions[index].steps = [
        Step("menu", at: Samples.place(4, "App/Rows/PostRow.swift"))
      ]
    }
    #expect(try plan(graph).shared.first?.component == "PostRow")
    let dot = try Diagram(graph: graph, options: Samples.options()).dot()
    #expect(dot.contains("PostRow"))
  }

  @Test func findingsStandOnTheirScreens() throws {
    let plan = try plan(Samples.findings)
    let rules = { (id: String) in plan.boxes.first { $0.node.id == id }?.findings.map(\.rule) }
    #expect(rules("Orphan") == ["unreachable_screen"])
    #expect(rules("Checkout") == ["pop_without_push", "unguarded_pop", "unguarded_pop"])
    // Its subject is a route; the transition at its place starts on Home.
    #expect(rules("Home") == ["unhandled_route"])
    #expect(plan.findingsElsewhere.map(\.rule) == ["dead_route"])
  }

  @Test func whatNothingShowsIsDrawnOnce() throws {
    var graph = Samples.findings
    func screen(_ name: String) -> Screen { Screen(name: name, at: Samples.place(1, name)) }
    // One that leads nowhere stands in the list, one that leads on has a box.
    graph.screens += [screen("Alone"), screen("Leading")]
    graph.transitions.append(
      Transition(from: "Leading", to: "Home", kind: .push, at: Samples.place(2, "Leading")))
    graph.unshown += ["Alone", "Leading"].map {
      UnshownScreen(name: $0, kind: .view, at: Samples.place(1, $0))
    }
    graph.findings += ["Alone", "Leading", "OldHome"].map {
      Finding(
        rule: "dead_screen", severity: .note, subject: $0, message: "x", at: Samples.place(1, $0))
    }
    let plan = try plan(graph)
    #expect(plan.unshown.map(\.name) == ["Alone", "OldHome"])
    let boxes = plan.boxes.map(\.node.name)
    #expect(boxes.contains("Leading") && !boxes.contains("Alone"))
    // What is said in the list is not said to be elsewhere.
    #expect(plan.findingsElsewhere.map(\.rule) == ["dead_route"])
    #expect(plan.unshownFindings["Alone"]?.count == 1)
    #expect(plan.unshownFindings["OldHome"]?.count == 1)
    let mermaid = try MermaidDiagram(graph: graph, options: Samples.options()).text()
    #expect(mermaid.contains("Shown by nothing<br/>Alone<br/>OldHome"))
    // By group there is no such list.
    let overview = try self.plan(graph, .groups)
    #expect(overview.findingsElsewhere.map(\.subject).contains("OldHome"))
  }

  @Test func aPatternIsSaidOnce() throws {
    var graph = Samples.small
    graph.deepLinks = ["shop://a", "shop://a", "shop://b"].enumerated().map { line, pattern in
      DeepLink(pattern: pattern, to: "Detail", handler: "open", at: Samples.place(line + 1))
    }
    let box = try #require(try plan(graph).boxes.first { $0.node.id == "Detail" })
    #expect(box.linksByPattern.map(\.count) == [2, 1])
    let dot = try Diagram(graph: graph, options: Samples.options()).dot()
    #expect(dot.components(separatedBy: "⇢ shop://").count == 3)
    #expect(!dot.contains("⇢ +"))
  }

  @Test(arguments: [
    ("tableView(_:didSelectRowAt:)", "didSelectRowAt"),
    ("picker(_:didFinishWith:error:)", "didFinishWith"), ("close(_:animated:)", "close"),
    ("handleSignInError(note:)", "handleSignInError"), ("show(_:didder:)", "show"),
    ("viewModel.next()", "next"),
  ])
  func delegatesFunctionsAreNamedByWhatHappened(trigger: String, label: String) {
    #expect(Labels.trigger(trigger) == label)
  }

  @Test func twoScreensOfOneNameAreToldApart() throws {
    var graph = Samples.small
    graph.screens.append(
      Screen(id: "Detail@App/Other.swift", name: "Detail", at: Samples.place(1, "App/Other.swift")))
    let boxes = try plan(graph).boxes.filter { $0.node.name == "Detail" }
    #expect(boxes.map { $0.facts.first } == ["in Detail.swift", "in Other.swift"])
    #expect(Set(boxes.map(\.dotID)).count == 2)
  }

  @Test func whatIsSwitchedOffIsNotDrawn() throws {
    var options = Samples.options()
    let all = try Diagram(graph: Samples.findings, options: options).dot()
    #expect(all.contains("pop_without_push") && all.contains("6 findings"))
    options.showsFindings = false
    let plain = try Diagram(graph: Samples.findings, options: options).dot()
    #expect(!plain.contains("pop_without_push") && !plain.contains("finding"))
    options.showsGuards = false
    options.showsLegend = false
    options.linkBase = nil
    let bare = try Diagram(graph: Samples.small, options: options).dot()
    #expect(!bare.contains("[user.isPremium]") && !bare.contains("─▶"))
    #expect(!bare.contains("https:"))
  }

  @Test func unreachableScreens() throws {
    #expect(try plan(Samples.findings).boxes.filter(\.isUnreachable).map(\.node.id) == ["Orphan"])
    var noEntries = Samples.findings
    noEntries.entries = []
    #expect(try plan(noEntries).boxes.allSatisfy { !$0.isUnreachable })
    var linked = Samples.findings
    linked.deepLinks = [
      DeepLink(pattern: "x://", to: "Orphan", handler: "open", at: Samples.place(1))
    ]
    #expect(try plan(linked).boxes.allSatisfy { !$0.isUnreachable })
  }

  @Test func screensWhoseWayInWasNotSeenAreNotUnreachable() throws {
    var graph = Samples.findings
    graph.unseen = ["Orphan"]
    let plan = try plan(graph)
    #expect(plan.boxes.allSatisfy { !$0.isUnreachable })
    #expect(
      plan.boxes.filter { $0.facts.contains("way in not seen") }.map(\.node.id) == ["Orphan"])
  }

  @Test func clustersWhereTheyHelp() throws {
    let plan = try plan(Samples.grouped)
    #expect(plan.clusters.map(\.name) == ["Main", "Shop"])
    var apart = Samples.grouped
    for index in apart.screens.indices { apart.screens[index].group = "Group\(index)" }
    #expect(try self.plan(apart).clusters.isEmpty)
    for index in apart.screens.indices { apart.screens[index].group = "One" }
    #expect(try self.plan(apart).clusters.isEmpty)
  }
}

@Suite("Parts of a graph")
struct ScopeTests {
  private func names(_ graph: FlowGraph, _ scope: DiagramOptions.Scope) throws -> [String] {
    try PlanBuilder.plan(graph, Samples.options(scope: scope)).boxes.map(\.node.name).sorted()
  }

  @Test func focus() throws {
    #expect(try names(Samples.tabs, .focus("Settings", depth: 0)) == ["Settings"])
    #expect(
      try names(Samples.tabs, .focus("Settings", depth: 1))
        == ["Allergies", "MainTabs", "Profile", "Settings"])
    #expect(try names(Samples.tabs, .focus("Settings", depth: 2)).count == 4)
    #expect(try names(Samples.tabs, .focus("Allergies", depth: 2)).count == 3)
  }

  @Test func focusKeepsEveryWayIntoAHub() throws {
    let scope = DiagramOptions.Scope.focus("Editor", depth: 1)
    let plan = try PlanBuilder.plan(Samples.hub, Samples.options(scope: scope))
    #expect(plan.lines.count { $0.to == "Editor" } == 9)
  }

  @Test func unknownNamesAreErrors() {
    #expect(throws: DiagramError.unknownScreen("setting", similar: ["Settings"])) {
      try Diagram(
        graph: Samples.tabs, options: Samples.options(scope: .focus("setting", depth: 1)))
    }
    #expect(throws: DiagramError.unknownGroup("Nope", known: ["Main", "Shop"])) {
      try Diagram(graph: Samples.grouped, options: Samples.options(scope: .group("Nope")))
    }
  }

  @Test func oneGroup() throws {
    let plan = try PlanBuilder.plan(Samples.grouped, Samples.options(scope: .group("Shop")))
    #expect(
      plan.boxes.filter { !$0.isOutside }.map(\.node.name).sorted() == ["Cart", "Done", "Pay"])
    #expect(plan.boxes.filter(\.isOutside).map(\.node.name) == ["Home"])
  }

  @Test func overviewCountsWhatIsBetweenGroups() throws {
    let plan = try PlanBuilder.plan(Samples.grouped, Samples.options(scope: .groups))
    #expect(plan.boxes.map(\.node.name) == ["Main", "Shop"])
    #expect(plan.boxes[0].lines.map(\.transitions.count) == [2])
    #expect(plan.boxes[1].chips.map(\.transitions.count) == [1])
  }

  @Test func manyScreensAreDrawnByGroup() throws {
    let many = Samples.large(81)
    #expect(try Diagram(graph: many, options: Samples.options()).isOverview)
    #expect(try !Diagram(graph: Samples.large(80), options: Samples.options()).isOverview)
    #expect(try !Diagram(graph: many, options: Samples.options(scope: .screens)).isOverview)
    #expect(Diagram.groups(of: many).count == 7)
  }

  @Test func groupsComeFromFoldersWhereNoneAreSet() {
    var graph = FlowGraph()
    graph.screens = [
      "App/Sources/Features/Cart/UI/A.swift", "App/Sources/Features/Cart/B.swift",
      "App/Sources/Screens/Login/C.swift", "App/Sources/D.swift",
    ].map { Screen(name: $0, at: SourcePlace(file: $0, line: 1)) }
    #expect(Diagram.groups(of: graph) == ["Cart", "Login", "Sources"])
  }

  @Test func emptyGraph() throws {
    for scope in [DiagramOptions.Scope.automatic, .groups, .screens] {
      let dot = try Diagram(graph: FlowGraph(), options: Samples.options(scope: scope)).dot()
      #expect(throws: Never.self) { try GraphvizRenderer.render(dot: dot, format: .svg) }
    }
  }

  @Test func aTransitionToAnUnlistedScreenIsDrawn() throws {
    var graph = Samples.small
    graph.transitions.append(Samples.way("Home", "Elsewhere"))
    #expect(try names(graph, .screens).contains("Elsewhere"))
  }
}

@Suite("Words")
struct LabelTests {
  @Test(arguments: [
    ("Path.detail(id: 3)", "detail"), ("detail", "detail"), ("Tab.a, .b", "a"),
    ("push the detail", "push the detail"), ("Recipe", "Recipe"), (" ", nil), ("", nil), (".", nil),
  ])
  func routes(via: String, expected: String?) {
    #expect(Labels.route(via) == expected)
  }

  @Test(arguments: [
    ("Button \"Next Screen\"", "“Next Screen”"), ("viewModel.next()", "next"),
    ("onAppear", "onAppear"), ("Button \"\"", "Button \"\""),
  ])
  func triggers(trigger: String, expected: String) {
    #expect(Labels.trigger(trigger) == expected)
  }

  @Test func cutsAtAWord() {
    #expect(Labels.cut("one two three four five six seven", to: 20) == "one two three four …")
    #expect(Labels.cut("abcdefghijklmnopqrstuvwxyz", to: 10) == "abcdefghi…")
    #expect(Labels.cut("short") == "short")
  }

  /// The widths of Helvetica, from its published metrics: H 722, e 556, l 222, o 556.
  @Test func widths() {
    #expect(abs(TextMeasure.width("Hello", size: 10) - 22.78) < 0.001)
    #expect(TextMeasure.width("Hello", size: 10, bold: true) > 22.78)
  }

  @Test func kindStandsForWhatHasNoName() {
    #expect(Labels.short(Samples.way("A", "B", .root)) == "shows")
    #expect(Labels.short(Samples.way("A", "B", .push)) == "push")
  }

  @Test func fourWaysAreTwoLabelsAndACount() throws {
    let dot = try Diagram(graph: Samples.tabs, options: Samples.options()).dot()
    let row = try #require(
      dot.split(separator: "\n").first { $0.contains("\"screen-RecipesList\" [") })
    #expect(row.contains(">+2<"))
  }
}

@Suite("Mermaid")
struct MermaidTests {
  @Test(arguments: ["small", "tabs", "findings", "grouped", "sharedRow"])
  func sample(name: String) throws {
    let graph = try #require(Samples.all.first { $0.name == name }?.graph)
    let text = try MermaidDiagram(graph: graph, options: Samples.options(name)).text()
    try expectGolden(text, "\(name).mmd")
  }

  @Test func hostile() throws {
    let text = try MermaidDiagram(graph: Samples.hostile, options: Samples.options("%%{init}"))
      .text()
    try expectGolden(text, "hostile.mmd")
    for line in text.split(separator: "\n") where line.contains("[\"") {
      // Nothing of a name ends its quotes.
      #expect(line.count { $0 == "\"" } == 2, "\(line)")
    }
  }

  /// Mermaid 11.0 reads labels as Markdown and draws an error in place of what it does not know.
  @Test(
    arguments: [
      ("+ New", "+\u{A0}New"), ("- Old", "-\u{A0}Old"), ("12. Step", "12.\u{A0}Step"),
      ("+2", "+2"), ("a - b", "a - b"), ("https://a.b", "https:\u{2060}//a.b"),
      ("www.a.b", "www\u{2060}.a.b"), ("a\\", "a#92;\u{2060}"), ("`x`", "ˋxˋ"),
    ])
  func labelsAreNoMarkdown(text: String, label: String) {
    #expect(MermaidText.escape(text) == label)
  }

  @Test func staysUnderTheLimits() throws {
    for count in [100, 400, 2000] {
      let options = Samples.options(scope: .screens)
      let text = try MermaidDiagram(graph: Samples.large(count), options: options).text()
      #expect(text.count <= MermaidDiagram.maximumCharacters)
      let lines = text.split(separator: "\n").count {
        $0.contains("-->") || $0.contains("--o") || $0.contains("-.->")
      }
      #expect(lines <= MermaidDiagram.maximumLines)
    }
  }
}
