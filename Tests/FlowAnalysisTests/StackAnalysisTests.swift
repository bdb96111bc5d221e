import FlowGraph
import Testing

@testable import FlowAnalysis

@Suite struct StackAnalysisTests {
  /// The root, and above it First, Second and Third, each pushed by the one before.
  private func wizard(path: String? = "Model.path") -> FlowGraph {
    var graph = FlowGraph.app(entry: "Root", roots: ["First"], path: path)
    graph.go(.root, "Root", "First")
    graph.go(.push, "First", "Second", trigger: "Button \"Next\"", stacks: ["main"])
    graph.go(.push, "Second", "Third", trigger: "Button \"Next\"", stacks: ["main"])
    return graph
  }

  @Test func aPopOnTheRootIsFoundWithItsWay() throws {
    var graph = wizard()
    graph.back("First")
    graph.back("Second")
    let analysis = StackAnalysis(graph: graph)
    let underflow = try #require(analysis.underflows.first)
    #expect(analysis.underflows.count == 1)
    #expect(underflow.way == "launch → Root → First → Back")
    #expect(underflow.elements == 0)
    #expect(underflow.certainty == .certain)
    #expect(
      underflow.steps.map(\.label) == [
        "launch", "Root shows First", "First: Button \"Back\"", "path.removeLast()",
      ])
  }

  @Test func aPopOfSeveralNeedsAsMany() throws {
    var graph = wizard()
    graph.back("Third", count: 2)
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
    graph.back("Third", count: 3)
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.back.count == 3)
    #expect(underflow.elements == 2)
    #expect(underflow.way == "launch → Root → First → Second → Third → Back")
    graph.back("Second", count: nil)
    #expect(StackAnalysis(graph: graph).underflows.count == 1)
  }

  @Test func aGuardedPopAndADismissAreSafe() {
    var graph = wizard()
    graph.back("First", guarded: true)
    graph.back("First", .dismiss, stacks: [])
    graph.back("First", .popToRoot)
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
  }

  @Test func aScreenThatIsRootAndPushedCanPopOnlyWhenPushed() throws {
    var graph = wizard()
    graph.go(.push, "Third", "First", stacks: ["main"])
    graph.back("First")
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Root → First → Back")
    #expect(
      Set(StackAnalysis(graph: graph).growing.first?.screenIDs ?? [])
        == ["First", "Second", "Third"])
  }

  @Test func aViewLinkPutsNothingOnThePath() throws {
    var graph = FlowGraph.app(entry: "Home", roots: ["Home"])
    graph.go(.push, "Home", "Linked", trigger: "Link \"More\"", stacks: ["main"], onPath: false)
    graph.back("Linked")
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Home → Linked → Back")
    #expect(underflow.elements == 0)
    // A stack that keeps its own elements knows the link's too.
    graph.stacks[0].path = nil
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
    // So does UIKit's pop, which takes off whatever is on top.
    graph.stacks[0].path = "Model.path"
    graph.backs[0].operation = "navigationController?.popViewController(animated: true)"
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
    // And a pop that does not go through the path.
    graph.stacks[0].path = "Model.path"
    graph.backs[0].stacks = []
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
  }

  @Test func aPathThatIsAssignedWholeReplacesWhatLies() throws {
    var graph = wizard()
    graph.go(.push, "Third", "Inbox", stacks: ["main"], sequence: "open#0")
    graph.go(.push, "Third", "Message", stacks: ["main"], sequence: "open#1")
    graph.back("Message", count: 3)
    graph.back("Message", count: 2)
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(StackAnalysis(graph: graph).underflows.count == 1)
    #expect(underflow.elements == 2)
    #expect(underflow.way == "launch → Root → First → Second → Third → Message → Back")
    let arrival = try #require(StackAnalysis(graph: graph).stack(onArrivalAt: "Message"))
    #expect(arrival.screenIDs == ["First", "Inbox", "Message"])
  }

  @Test func anotherTabCanWriteThePath() throws {
    var graph = FlowGraph.app(entry: "Tabs", roots: ["Settings"])
    graph.go(.tab, "Tabs", "Recipes")
    graph.go(.tab, "Tabs", "Settings")
    graph.go(.push, "Recipes", "Settings", trigger: "Link", stacks: ["main"], sequence: "url#0")
    graph.go(.push, "Recipes", "Allergies", trigger: "Link", stacks: ["main"], sequence: "url#1")
    graph.back("Settings")
    graph.back("Allergies", count: 2)
    let analysis = StackAnalysis(graph: graph)
    #expect(analysis.underflows.map(\.way) == ["launch → Tabs → Settings → Back"])
    let arrival = try #require(analysis.stack(onArrivalAt: "Allergies"))
    #expect(arrival.screenIDs == ["Settings", "Settings", "Allergies"])
    #expect(arrival.way == "launch → Tabs → Recipes → Allergies")
    #expect(analysis.stack(onArrivalAt: "Recipes") == nil)
  }

  @Test func aDeepLinkLeavesItsPath() throws {
    var graph = FlowGraph.app(entry: "Home", roots: ["Home"])
    graph.deepLinks = [
      DeepLink(
        pattern: "app://item", to: "Item", path: [.init(screen: "Item")], stack: "main",
        replacesPath: true, handler: "open", at: at(3)),
      DeepLink(
        pattern: "app://more", to: "More", path: [.init(screen: "More")], stack: "main",
        handler: "open", at: at(4)),
    ]
    graph.back("Item", count: 2)
    graph.back("More", count: 2)
    let analysis = StackAnalysis(graph: graph)
    #expect(
      analysis.underflows.map(\.way) == [
        "open app://item → Item → Back", "open app://more → More → Back",
      ])
    #expect(analysis.growing.first?.screenIDs == ["More"])
  }

  @Test func aLinkWithAnElementOfUnknownScreenIsLeftOut() {
    var graph = FlowGraph.app(entry: "Home", roots: ["Home"])
    graph.deepLinks = [
      DeepLink(
        pattern: "app://item", to: "Item", path: [.init(route: "R.x"), .init(screen: "Item")],
        stack: "main", replacesPath: true, handler: "open", at: at(3))
    ]
    graph.back("Item", count: 2)
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
  }

  @Test func aPopOfAbsurdlyManyIsStillFound() throws {
    var graph = wizard()
    graph.back("Third", count: .max)
    graph.back("Third", count: 0)
    graph.back("Third", count: -1)
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(StackAnalysis(graph: graph).underflows.count == 1)
    #expect(underflow.elements == 2)
  }

  @Test func aSheetActsOnTheStackBelowIt() throws {
    var graph = wizard()
    graph.go(.sheet, "Second", "Sheet", trigger: "Button \"Info\"")
    graph.back("Sheet", count: 1)
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
    graph.back("Sheet", count: 2)
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Root → First → Second → Sheet → Back")
  }

  @Test func aScreenElsewhereCanPopAtAnyTime() throws {
    var graph = FlowGraph.app(entry: "Tabs", roots: ["Feed"])
    graph.go(.tab, "Tabs", "Feed")
    graph.go(.tab, "Tabs", "Profile")
    graph.go(.push, "Feed", "Post", stacks: ["main"])
    graph.back("Profile")
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Tabs → Profile → Back")
    #expect(underflow.certainty == .possible)
    // A link may put it anywhere.
    graph.transitions.remove(at: 1)
    graph.deepLinks = [DeepLink(pattern: "*", to: "Profile", handler: "open", at: at(3))]
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
  }

  @Test func theSystemsBackButtonUncoversWhatLies() throws {
    var graph = FlowGraph.app(entry: "Home", roots: ["Home"])
    graph.go(.push, "Home", "A", stacks: ["main"], sequence: "s#0")
    graph.go(.push, "Home", "B", stacks: ["main"], sequence: "s#1")
    graph.back("A", count: 2)
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Home → B → A → Back")
    #expect(underflow.steps.map(\.label).contains("B: back button or swipe"))
  }

  /// Home sets A, B, C and D at once; A can only be uncovered, and the quickest way is taken.
  @Test(
    arguments: [
      (Back.Kind.pop, 3, nil, "D → A"), (.popTo, 1, "A", "D → A"),
      (.popTo, 1, "Gone", "D → C → B → A"),
      (.pop, nil, nil, "D → C → B → A"), (.dismiss, 1, nil, "D → C → B → A"),
      (.popToRoot, 1, nil, "D → C → B → A"),
    ] as [(Back.Kind, Int?, String?, String)])
  func waysBackShortenTheWitness(kind: Back.Kind, count: Int?, to: String?, way: String) throws {
    var graph = FlowGraph.app(entry: "Home", roots: ["Home"])
    for (index, screen) in ["A", "B", "C", "D"].enumerated() {
      graph.go(.push, "Home", screen, stacks: ["main"], sequence: "s#\(index)")
    }
    graph.back("D", kind, count: count, to: to)
    graph.back("A", count: 2)
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Home → \(way) → Back")
  }

  @Test func aPopOfThePathTakesTheLinksAboveIt() throws {
    var graph = FlowGraph.app(entry: "Home", roots: ["Home"])
    for (index, screen) in ["A", "B", "C", "D"].enumerated() {
      graph.go(.push, "Home", screen, stacks: ["main"], sequence: "s#\(index)")
    }
    graph.go(.push, "D", "Linked", stacks: ["main"], onPath: false)
    graph.back("Linked", count: 3)
    graph.back("A", count: 2)
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Home → D → Linked → A → Back")
  }

  @Test func theNearestOfSeveralStacksIsTheOneOnArrival() throws {
    var graph = FlowGraph.app(entry: "Tabs", roots: ["Far"])
    graph.stacks.append(Stack(id: "other", owner: "Tabs", roots: ["Near"], at: at(3)))
    graph.go(.tab, "Tabs", "Far")
    graph.go(.tab, "Tabs", "Near")
    graph.go(.push, "Far", "Middle", stacks: ["main"])
    graph.go(.push, "Middle", "Goal", stacks: ["main"])
    graph.go(.push, "Near", "Goal", stacks: ["other"])
    #expect(StackAnalysis(graph: graph).stack(onArrivalAt: "Goal")?.screenIDs == ["Near", "Goal"])
    graph.stacks.reverse()
    let arrival = try #require(StackAnalysis(graph: graph).stack(onArrivalAt: "Goal"))
    #expect(arrival.screenIDs == ["Near", "Goal"])
    #expect(arrival.stack.id == "other")
  }

  @Test func anEmbeddedScreenActsAsItsHost() throws {
    var graph = wizard()
    graph.go(.embed, "Second", "Part")
    graph.go(.push, "Part", "Deep")
    graph.back("Part", stacks: [])
    graph.back("Deep", count: 3, stacks: [])
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Root → First → Second → Part → Deep → Back")
    #expect(StackAnalysis(graph: graph).underflows.count == 1)
  }

  @Test func whatCannotBeReachedIsNotReported() {
    var graph = wizard()
    graph.back("Lost")
    graph.stacks.append(
      Stack(id: "lost", owner: "Lost", roots: ["Lost"], path: "Lost.path", at: at(9)))
    graph.back("Lost", stacks: ["lost"])
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
    #expect(StackAnalysis(graph: graph).stack(onArrivalAt: "Lost") == nil)
  }

  @Test func aSequenceWithAGapIsLeftOut() {
    var graph = FlowGraph.app(entry: "Home", roots: ["Home"])
    graph.go(.push, "Home", "B", stacks: ["main"], sequence: "s#1")
    graph.go(.push, "Home", "C", stacks: ["main"], sequence: "odd")
    graph.back("B", count: 2)
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
  }

  @Test func aPushOnAnotherStackBringsUpNoRoot() throws {
    var graph = wizard()
    graph.stacks.append(Stack(id: "sheet", owner: "Sheet", roots: ["Second"], at: at(9)))
    graph.go(.root, "Sheet", "Second")
    graph.back("Second", stacks: ["main", "sheet"])
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
    graph.go(.sheet, "Second", "Sheet")
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Root → First → Second → Sheet → Second → Back")
  }

  @Test func aStackInsideItsRootComesUpWithIt() {
    var graph = wizard()
    graph.stacks.append(Stack(id: "inner", owner: "Second", roots: ["Second"], at: at(9)))
    graph.back("Second", stacks: ["inner"])
    #expect(
      StackAnalysis(graph: graph).underflows.map(\.way)
        == ["launch → Root → First → Second → Back"])
  }
}
