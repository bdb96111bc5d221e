import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Merging graphs")
struct MergeTests {
  private func place(_ line: Int) -> SourcePlace { SourcePlace(file: "App.swift", line: line) }

  private func flow(_ text: String) throws -> FlowGraph {
    try FlowFileLoader().load(text: "flow: 1\n" + text, file: "App.flow.yml")
  }

  /// Home –push "Next"→ Detail, as source gives it.
  private var source: FlowGraph {
    var graph = FlowGraph(root: "App")
    graph.screens = [
      Screen(name: "Home", kind: .view, at: place(1)),
      Screen(name: "Detail", kind: .controller, container: true, at: place(2)),
    ]
    graph.transitions = [
      Transition(
        from: "Home", to: "Detail", kind: .push, via: "Route.detail", trigger: "Button “Next”",
        otherTriggers: ["Button “Later”"], at: place(3))
    ]
    graph.entries = [Entry(name: "Home", at: place(4))]
    graph.resolvedCalls = 1
    return graph
  }

  @Test func screenKeepsPlaceAndKindOfTheSource() throws {
    let drawn = try flow(
      "screens: { Home: { title: Start, note: n, tags: [t], group: G, container: true } }")
    for merged in [source.merging(drawn), drawn.merging(source)] {
      let home = try #require(merged.screen("Home"))
      #expect(home.kind == .view)
      #expect(home.place == place(1))
      #expect(home.title == "Start")
      #expect(home.note == "n")
      #expect(home.tags == ["t"])
      #expect(home.group == "G")
      #expect(home.container)
      #expect(merged.screens.count == 2)
    }
  }

  @Test(arguments: [
    ("push: Detail", 0), ("tap: Next, push: Detail", 0), ("via: detail, push: Detail", 0),
    ("via: Route.detail, tap: Next, if: x, push: Detail", 0), ("tap: Other, push: Detail", 1),
    ("via: Route.other, push: Detail", 1), ("sheet: Detail", 1), ("push: Other", 1),
    ("when: timer, push: Detail", 1), ("tap: Later, push: Detail", 0),
  ])
  func transitionIsAddedUnlessItIsThere(action: String, added: Int) throws {
    let merged = source.merging(try flow("screens: { Home: { actions: [{ \(action) }] } }"))
    #expect(merged.transitions.count == 1 + added)
  }

  @Test func sequenceIsAddedWhole() throws {
    let merged = source.merging(
      try flow("screens: { Home: { actions: [{ push: [Detail, Other] }] } }"))
    #expect(merged.transitions.count == 3)
    #expect(merged.transitions.filter { $0.sequence != nil }.map(\.to) == ["Detail", "Other"])
  }

  @Test func twoWaysOfTheFlowFileBothStay() throws {
    let merged = source.merging(
      try flow("screens: { Home: { actions: [{ tap: A, sheet: X }, { tap: B, sheet: X }] } }"))
    #expect(merged.transitions.filter { $0.to == "X" }.count == 2)
  }

  @Test func backsAreAddedOnce() throws {
    var source = source
    source.backs = [Back(from: "Detail", kind: .pop, trigger: "Button “Back”", at: place(9))]
    let drawn = try flow(
      "screens: { Detail: { actions: [{ tap: Back, pop: true }, { tap: Twice, pop: 2 }] } }")
    #expect(source.merging(drawn).backs.map(\.count).sorted { ($0 ?? 0) < ($1 ?? 0) } == [1, 2])
  }

  @Test func typeThatNothingShowedBecomesAScreen() throws {
    var source = source
    source.unshown = [
      UnshownScreen(name: "Promo", kind: .controller, at: place(20)),
      UnshownScreen(name: "Old", at: place(21)),
    ]
    let merged = source.merging(
      try flow("screens: { Home: { actions: [{ cover: Promo }] }, Old: }"))
    #expect(merged.unshown.map(\.id) == ["Old"])
    #expect(merged.screen("Promo")?.kind == .controller)
    #expect(merged.screen("Promo")?.place == place(20))
  }

  @Test func nameStandsForTheOnlyScreenThatBearsIt() throws {
    var source = source
    source.screens.append(Screen(id: "Card@B.swift", name: "Card", at: place(30)))
    source.screens.append(Screen(id: "Row@A.swift", name: "Row", at: place(31)))
    source.screens.append(Screen(id: "Row@B.swift", name: "Row", at: place(32)))
    let merged = source.merging(
      try flow(
        """
        entries: [Card]
        coordinators: { F: { stack: Card } }
        screens: { Card: { tabs: [Card], actions: [{ push: Row }, { pop: true }] } }
        routes: { R.a: Card }
        deepLinks: [{ url: "x://", opens: [Home, Card] }]
        """))
    #expect(merged.transitions.filter { $0.kind == .push }.map(\.fromID).contains("Card@B.swift"))
    #expect(merged.entries.map(\.screenID).contains("Card@B.swift"))
    #expect(merged.stacks.map(\.roots) == [["Card@B.swift"]])
    #expect(merged.tabGroups.first?.tabs.map(\.screen) == ["Card@B.swift"])
    #expect(merged.routes.map(\.screens) == [["Card@B.swift"]])
    #expect(merged.backs.map(\.fromID) == ["Card@B.swift"])
    #expect(merged.deepLinks.first?.toID == "Card@B.swift")
    #expect(merged.deepLinks.first?.path.map(\.screenID) == ["Home", "Card@B.swift"])
    #expect(merged.screen("Card") == nil)
    // Two screens bear this name, so neither is meant for sure.
    #expect(merged.screen("Row")?.kind == .declared)
  }

  @Test func stackOfTheFlowFileIsTheOwnersOnlyStack() throws {
    var source = source
    source.stacks = [
      Stack(id: "Flow.path", owner: "Flow", roots: ["Home"], path: "Flow.path", at: place(40))
    ]
    let merged = source.merging(
      try flow(
        """
        coordinators:
          Flow: { stack: Start, screens: { Start: { actions: [{ push: End }, { pop: true }] } } }
        deepLinks: [{ url: "x://", opens: End }]
        """))
    #expect(merged.stacks.map(\.id) == ["Flow.path"])
    #expect(merged.stacks.first?.roots == ["Home", "Start"])
    #expect(merged.transitions.first { $0.to == "End" }?.stacks == ["Flow.path"])
    #expect(merged.backs.first?.stacks == ["Flow.path"])
    #expect(merged.deepLinks.first?.stack == "Flow.path")
  }

  @Test func tablesAreUnited() throws {
    var source = source
    source.routes = [
      Route(id: "R.a", name: "a", owner: "R", handling: .missing, at: place(50)),
      Route(id: "R.b", name: "b", owner: "R", screens: ["Home"], at: place(51)),
    ]
    source.deepLinks = [DeepLink(pattern: "x://a", to: "Home", handler: "open", at: place(52))]
    source.tabGroups = [
      TabGroup(owner: "Home", tabs: [.init(screen: "Detail", at: place(53))], at: place(53))
    ]
    let merged = source.merging(
      try flow(
        """
        title: T
        entries: [Home, Other]
        routes: { R.a: Home, R.b: Detail }
        screens: { Home: { tabs: [Detail, Third] } }
        deepLinks: [{ url: "x://a", opens: Home }, { url: "x://b", opens: Home }]
        """))
    #expect(merged.title == "T")
    #expect(merged.root == "App")
    #expect(merged.entries.map(\.name) == ["Home", "Other"])
    #expect(merged.routes.map(\.handling) == [.shown, .shown])
    #expect(merged.routes.map(\.screens) == [["Home"], ["Detail", "Home"]])
    #expect(merged.tabGroups.map { $0.tabs.map(\.screen) } == [["Detail", "Third"]])
    #expect(merged.deepLinks.map(\.handler) == ["open", "flow file"])
    #expect(merged.resolvedCalls == 1)
  }

  @Test func mergingWithItselfOrNothingChangesNoTable() throws {
    let text = try Fixtures.text(
      "Tests/FlowLoadingTests/Golden/FlowFiles/valid/every-key.flow.yaml")
    let graph = try FlowFileLoader().load(text: text, file: "every-key.flow.yaml")
    #expect(graph.merging(graph) == graph)
    #expect(graph.merging(FlowGraph()) == graph)
    #expect(FlowGraph().merging(graph) == graph)
  }

  @Test("What shows a screen of the source is unknown until the other graph shows it")
  func unseen() {
    let place = SourcePlace(file: "App.swift", line: 1)
    var source = FlowGraph()
    source.screens = ["Home", "Page", "Next"].map { Screen(name: $0, kind: .controller, at: place) }
    source.transitions = [Transition(from: "Page", to: "Next", kind: .push, at: place)]
    source.unseen = ["Page", "Idle"]
    #expect(source.merging(FlowGraph()).unseen == ["Idle", "Page"])
    var other = FlowGraph()
    other.screens = [Screen(name: "Idle", kind: .controller, at: place)]
    #expect(source.merging(other).unseen == ["Page"])
    other.transitions = [Transition(from: "Home", to: "Page", kind: .push, at: place)]
    #expect(source.merging(other).unseen == [])
  }
}
