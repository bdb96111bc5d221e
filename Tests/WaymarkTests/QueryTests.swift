import Testing

@testable import WaymarkKit

@Suite struct WayFinderTests {
  private func way(_ start: String?, _ end: String) -> Way? {
    WayFinder(SampleGraphs.shop).way(from: start, to: end)
  }

  @Test func theFirstTabShowsWithoutAnAct() throws {
    let home = try #require(way(nil, "Home"))
    #expect(home.acts == 0)
    let cart = try #require(way(nil, "Cart"))
    #expect(cart.acts == 1)
    #expect(cart.levels.map(\.screenID) == ["MainTabs", "Cart"])
  }

  @Test func pushesLieAboveEachOther() throws {
    let reviews = try #require(way(nil, "Reviews"))
    #expect(reviews.acts == 2)
    #expect(reviews.levels.map(\.screenID) == ["MainTabs", "Home", "Item", "Reviews"])
    #expect(reviews.levels.map(\.kind) == [nil, .tab, .push, .push])
  }

  @Test func aPersonGoesBack() throws {
    // Reviews → back → back → Settings → About.
    let about = try #require(way("Reviews", "About"))
    #expect(about.acts == 4)
    #expect(about.moves.prefix(2).map(\.label) == ["Back button", "Back button"])
    #expect(about.levels.map(\.screenID) == ["MainTabs", "Home", "Settings", "About"])
  }

  @Test func aTabKeepsWhatLaysInIt() throws {
    // Back in the first tab, the person stands on Reviews again, not on Home.
    let home = try #require(way("Cart", "Home"))
    #expect(home.acts == 1)
    let moves = WayFinder(SampleGraphs.shop).moves
    let reviews = try #require(way(nil, "Reviews"))
    let there = try #require(
      moves.after(Show(levels: reviews.levels)).first { $0.0.screenID == "Cart" })
    let back = moves.after(there.1).map(\.0.screenID)
    #expect(back == ["Reviews"])
  }

  @Test func tabsLieUnderASheet() throws {
    // The tab bar is covered while the sheet is up.
    let cart = try #require(way("About", "Cart"))
    #expect(cart.moves.map(\.label) == ["Swipe down", "tab: Tab \"Cart\""])
  }

  @Test func coversCannotBeSwipedAway() throws {
    var graph = FlowGraph()
    graph.entries = [Entry(name: "A", at: SampleGraphs.place(1))]
    graph.transitions = [
      Transition(from: "A", to: "B", kind: .cover, at: SampleGraphs.place(2)),
      Transition(from: "A", to: "C", kind: .push, at: SampleGraphs.place(3)),
    ]
    #expect(WayFinder(graph).way(from: "B", to: "C") == nil)
    graph.backs = [Back(from: "B", kind: .dismiss, trigger: "Close", at: SampleGraphs.place(4))]
    let way = try #require(WayFinder(graph).way(from: "B", to: "C"))
    #expect(way.moves.map(\.label) == ["Close", "push"])
  }

  @Test func aReplacedStackIsAnAct() throws {
    var graph = SampleGraphs.shop
    graph.transitions.append(
      Transition(
        from: "Reviews", to: "Lost", kind: .root, trigger: "Pay", at: SampleGraphs.place(9)))
    let way = try #require(WayFinder(graph).way(from: nil, to: "Lost"))
    #expect(way.acts == 3)
    #expect(way.levels.map(\.screenID) == ["MainTabs", "Lost"])
    #expect(way.levels.map(\.kind) == [nil, .tab])
  }

  @Test func noWay() {
    #expect(way(nil, "Lost") == nil)
    #expect(way("Lost", "Home") == nil)
  }

  @Test func assignedPathsCountAsOneAct() throws {
    var graph = FlowGraph()
    graph.entries = [Entry(name: "A", at: SampleGraphs.place(1))]
    graph.transitions = ["C", "B"].enumerated().map { index, name in
      Transition(
        from: "A", to: name, kind: .push, sequence: "all#\(index)", at: SampleGraphs.place(2))
    }
    let way = try #require(WayFinder(graph).way(from: nil, to: "B"))
    #expect(way.acts == 1)
    #expect(way.levels.map(\.screenID) == ["A", "C", "B"])
  }

  /// What shows by itself costs no act, and still nobody wants to read a detour over it.
  @Test func ofEquallyManyActsTheFewestSteps() throws {
    var graph = FlowGraph()
    let names = ["Main", "Browser", "Grid", "Feed", "Settings", "Help"]
    graph.screens = names.enumerated().map { index, name in
      Screen(name: name, container: name == "Main", at: SampleGraphs.place(index + 1))
    }
    graph.entries = [Entry(name: "Main", at: SampleGraphs.place(1))]
    graph.transitions = [
      Transition(from: "Main", to: "Browser", kind: .embed, at: SampleGraphs.place(10)),
      Transition(from: "Main", to: "Feed", kind: .root, at: SampleGraphs.place(11)),
      Transition(from: "Main", to: "Grid", kind: .root, at: SampleGraphs.place(12)),
      Transition(from: "Feed", to: "Settings", kind: .sheet, at: SampleGraphs.place(13)),
      Transition(from: "Browser", to: "Help", kind: .sheet, at: SampleGraphs.place(14)),
    ]
    let way = try #require(WayFinder(graph).way(from: nil, to: "Settings"))
    #expect(way.moves.map(\.screenID) == ["Feed", "Settings"])
    let steps = WalkPlan(graph, cover: .transitions).walks.first?.steps.map(\.screen)
    #expect(
      steps == ["Browser", "Feed", "Grid", "Browser", "Help", "Browser", "Feed", "Settings"])
  }

  @Test(.timeLimit(.minutes(1)))
  func endlessPushesEnd() {
    var graph = FlowGraph()
    graph.entries = [Entry(name: "S0", at: SampleGraphs.place(1))]
    for from in 0..<6 {
      for to in 0..<6 {
        graph.transitions.append(
          Transition(from: "S\(from)", to: "S\(to)", kind: .push, at: SampleGraphs.place(2)))
      }
    }
    var finder = WayFinder(graph)
    finder.largest = 5_000
    #expect(finder.way(from: nil, to: "Nowhere") == nil)
  }
}

@Suite struct ScreenNameTests {
  @Test func findsByNameAndIgnoresCase() throws {
    let names = ScreenNames(SampleGraphs.shop)
    #expect(try names.find("Home").id == "Home")
    #expect(try names.find("maintabs").id == "MainTabs")
  }

  @Test func suggestsTheNearest() throws {
    let error = try #require(throws: InputError.self) {
      try ScreenNames(SampleGraphs.shop).find("Setings")
    }
    #expect(error.description == "no screen is called 'Setings'; did you mean Settings?")
  }

  @Test func asksForTheIdOfTwins() throws {
    var graph = SampleGraphs.shop
    graph.screens.append(
      Screen(id: "Home@B.swift", name: "Home", at: SampleGraphs.place(1, "B.swift")))
    graph.screens[graph.screens.firstIndex { $0.id == "Home" } ?? 0].id = "Home@A.swift"
    let error = try #require(throws: InputError.self) { try ScreenNames(graph).find("Home") }
    #expect(error.description.contains("Home@A.swift, Home@B.swift"))
  }
}

@Suite struct QueryCommandTests {
  private func run(_ arguments: String...) async throws -> Binary.Outcome {
    let folder = try TestFolder()
    return try await Binary.run(arguments + ["--from-graph", folder.write(SampleGraphs.shop)])
  }

  @Test func path() async throws {
    let outcome = try await run("path", "launch", "Reviews")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        MainTabs
          → tab → Home  (App.swift:10)
          → push: Button "Open" → Item  (App.swift:12)
          → push: Button "Reviews" → Reviews  (App.swift:13)

        2 acts of a person.
        On arrival, from the bottom up: MainTabs / Home [tab] / Item [push] / Reviews [push]

        """)
    #expect(try await run("path", "Home", "Lost").status == 1)
    #expect(try await run("path", "Home", "Nowhere").status == 2)
  }

  /// Names of files can be opened from where the person stands, whatever folder was read.
  @Test(arguments: [
    ["path", "launch", "Item"], ["why", "Item"], ["paths"], ["deeplinks"], ["unresolved"],
    ["open", "shop://item|1"],
  ])
  func filesAreNamedFromHere(command: [String]) async throws {
    let folder = try TestFolder()
    _ = try folder.write(SampleGraphs.shop, to: "App/graph.json")
    let here = try await Binary.run(
      command + ["--from-graph", "App/graph.json", "--root", "App"], in: folder.path)
    let there = try await Binary.run(
      command + ["--from-graph", "graph.json"], in: folder.path + "/App")
    #expect(there.output.contains("App.swift:"))
    #expect(!there.output.contains("App/App.swift:"))
    #expect(
      here.output == there.output.replacing("App.swift:", with: "App/App.swift:"))
  }

  @Test func why() async throws {
    let outcome = try await run("why", "Item")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("push from Home, Button \"Open\"  (App.swift:12)"))
    #expect(outcome.output.contains("push from anywhere, URL  (App.swift:16)"))
    #expect(outcome.output.contains("deep link shop://item|1  (App.swift:30)"))
    #expect(try await run("why", "Lost").output.contains("nothing leads to it"))
  }

  @Test func deepLinks() async throws {
    #expect(
      try await run("deeplinks").output == """
        shop://item|1  (URL, App.open(_:), App.swift:30)
          → MainTabs / Home / Item
          ! deep_link_under_modal

        Deep links reach 1 of 2 routes and open 1 of 7 screens.
          routes not reached: Route.about
          screens not opened: About, Cart, Home, Lost, Reviews, Settings

        """)
    let markdown = try await run("deeplinks", "--format", "markdown").output
    #expect(markdown.contains("| `shop://item\\|1` | URL | `MainTabs` / `Home` / `Item` | "))
    #expect(try await run("deeplinks", "--format", "json").output.contains("\"reached\" : 1"))
  }

  /// One handler that pushes on whichever of many stacks is on show is one line.
  @Test func waysOfOneLinkAreGathered() throws {
    var graph = SampleGraphs.shop
    func link(_ stack: String, _ condition: String, path: [DeepLink.Element]) -> DeepLink {
      var link = DeepLink(
        pattern: "shop://item", to: "Item", path: path, stack: stack, handler: "App",
        at: SampleGraphs.place(30))
      link.guard = condition
      return link
    }
    graph.stacks = (1...4).map {
      Stack(id: "s\($0)", owner: "Home", roots: ["Root\($0)"], at: SampleGraphs.place($0))
    }
    let item = DeepLink.Element(screen: "Item")
    graph.deepLinks =
      (1...4).map { link("s\($0)", "tab is \($0)", path: [item]) }
      + [link("s1", "isGuest", path: [DeepLink.Element(screen: "Login")])]
    graph.findings = [
      Finding(
        rule: "deep_link_under_modal", severity: .warning, subject: "App", message: "x",
        at: SampleGraphs.place(30))
    ]
    let report = DeepLinkReport(graph: graph)
    #expect(report.deepLinks.count == 5)
    #expect(
      try report.render(as: .text).contains(
        """
        shop://item  (URL, App, App.swift:30)
          → … / Item, on any of 4 stacks
          → Root1 / … / Login, if isGuest
          ! deep_link_under_modal

        """))
    graph.deepLinks.removeSubrange(2...3)
    #expect(
      try DeepLinkReport(graph: graph).render(as: .text).contains(
        "  → Root1 / … / Item, if tab is 1\n  → Root2 / … / Item, if tab is 2\n"))
  }

  @Test func aDeepLinkToTheRootLeavesTheRoot() throws {
    var graph = SampleGraphs.shop
    graph.deepLinks = [
      DeepLink(
        pattern: "shop://home", to: "Home", stack: "home", replacesPath: true, handler: "App",
        at: SampleGraphs.place(30))
    ]
    #expect(DeepLinkReport(graph: graph).deepLinks.map(\.stack) == [["Home"]])
  }

  @Test func unresolved() async throws {
    let output = try await run("unresolved").output
    #expect(output.contains("App.swift:31:1: router.go(x): x comes from outside\n"))
    #expect(output.hasSuffix("Resolved 6 of 7 navigation calls.\n"))
  }

  @Test func unresolvedCallsStandInTheOrderOfTheSource() throws {
    var graph = SampleGraphs.shop
    func call(_ line: Int, _ operation: String, _ reason: String) -> UnresolvedCall {
      UnresolvedCall(operation: operation, reason: reason, at: SampleGraphs.place(line))
    }
    graph.unresolved = [call(9, "a()", "why"), call(4, "b()", "why"), call(1, "c()", "else")]
    graph.unreached = [call(8, "d()", "not run"), call(2, "e()", "not run")]
    let lines = UnresolvedReport.text(graph: graph).split(separator: "\n").dropLast()
    #expect(lines.map { $0.split(separator: ":")[1] } == ["4", "9", "1", "2", "8"])
  }
}
