import FlowGraph
import Testing

@testable import FlowAnalysis

@Suite struct ReachabilityTests {
  @Test func theShortestWayCountsActsOnly() {
    var graph = FlowGraph.app(entry: "App")
    graph.go(.push, "App", "Goal", trigger: "long press")
    graph.go(.root, "App", "Tabs")
    graph.go(.tab, "Tabs", "Home")
    graph.go(.embed, "Home", "Goal")
    let reachability = Reachability(graph: graph)
    #expect(reachability.acts(to: "Goal") == 0)
    #expect(reachability.way(to: "Goal")?.map(\.toID) == ["Tabs", "Home", "Goal"])
    #expect(reachability.way(to: "App")?.isEmpty == true)
    #expect(reachability.way(to: "Elsewhere") == nil)
    #expect(!reachability.isReachable("Elsewhere"))
  }

  @Test func theFirstOfEqualWaysWins() {
    var graph = FlowGraph.app(entry: "App")
    for tab in ["A", "B", "C"] { graph.go(.tab, "App", tab) }
    for tab in ["C", "A", "B"] { graph.go(.push, tab, "Goal") }
    #expect(Reachability(graph: graph).way(to: "Goal")?.map(\.toID) == ["A", "Goal"])
  }

  @Test func anywhereStartsAtAnyReachableScreen() {
    var graph = FlowGraph.app(entry: "App")
    graph.go(.sheet, "*", "Banner")
    graph.go(.push, "Banner", "Offer")
    #expect(Reachability(graph: graph).way(to: "Offer")?.map(\.fromID) == ["*", "Banner"])
    graph.entries = []
    #expect(!Reachability(graph: graph).isReachable("Banner"))
  }

  @Test func deepLinksAreASecondSet() throws {
    var graph = FlowGraph.app(entry: "App")
    graph.go(.push, "Offer", "Terms", trigger: "Button \"Terms\"")
    graph.deepLinks = [
      DeepLink(
        pattern: "shop://offer", to: "Offer",
        path: [.init(screen: "Shop"), .init(screen: "Offer")],
        handler: "App.open", at: at(5))
    ]
    let reachability = Reachability(graph: graph)
    for screen in ["Offer", "Shop", "Terms"] {
      #expect(reachability.isReachable(screen))
      #expect(reachability.isReachableByDeepLink(screen))
      #expect(!reachability.isReachableFromLaunch(screen))
    }
    #expect(!reachability.isReachableByDeepLink("App"))
    let story = try #require(
      Narrator(graph: graph, reachability: reachability).story(to: "Terms"))
    #expect(story.way == "open shop://offer → Offer → Terms")
    #expect(story.steps.map(\.label) == ["open shop://offer", "Offer: Button \"Terms\""])
  }

  @Test func aWayBetweenTwoScreens() {
    var graph = FlowGraph.app(entry: "App")
    graph.go(.push, "A", "B")
    graph.go(.push, "B", "A")
    graph.go(.push, "B", "C")
    let reachability = Reachability(graph: graph)
    #expect(reachability.way(from: "A", to: "C")?.map(\.toID) == ["B", "C"])
    #expect(reachability.way(from: "C", to: "A") == nil)
    #expect(reachability.way(from: "A", to: "A")?.isEmpty == true)
  }

  @Test func aWayCanStartInCodeThatNothingRuns() {
    var graph = FlowGraph.app(entry: "App")
    graph.screens += ["Home", "Island", "Beyond", "Lost"].map { Screen(name: $0, at: at(2)) }
    graph.go(.push, "App", "Home")
    graph.go(.push, "Island", "Beyond")
    graph.unseen = ["Home", "Island", "Elsewhere"]
    let reachability = Reachability(graph: graph)
    let unseen = ["App", "Home", "Island", "Beyond", "Lost"].filter(reachability.hasUnseenWay)
    #expect(unseen == ["Island", "Beyond"])
    #expect(!reachability.isReachable("Beyond"))
  }
}
