import FlowGraph
import Testing

@testable import FlowRules

/// What is too fine for an example in the documentation.
@Suite struct RuleDetailTests {
  private func subjects(_ rule: String, _ app: GraphSketch) -> [String] {
    RuleRunner.run(app.graph).filter { $0.rule == rule }.map(\.subject)
  }

  @Test func anOperationThatIsReportedIsNotReportedTwice() {
    var app = GraphSketch()
    app.entry("First")
    app.stack(roots: ["First"])
    app.go("First", "Second", stacks: ["main"], onPath: true)
    let place = app.place()
    app.pop("First", deferred: true, at: place)
    app.pop("Second", deferred: true, at: place)
    #expect(subjects("pop_without_push", app) == ["First"])
    #expect(subjects("unguarded_pop", app) == [])
  }

  @Test func onePopThatRunsOnTwoStacksIsOneFinding() {
    var app = GraphSketch()
    app.entry("Home")
    app.stack("a", roots: ["Home"])
    app.stack("b", roots: ["Home"])
    app.pop("Home", stacks: ["a", "b"])
    #expect(subjects("pop_without_push", app) == ["Home"])
  }

  @Test func aPossiblePopIsAWarning() {
    var app = GraphSketch()
    app.entry("Home")
    app.stack(roots: ["Home"])
    app.pop("Home")
    app.graph.backs[0].certainty = .possible
    #expect(RuleRunner.run(app.graph).map(\.severity) == [.warning])
  }

  @Test(arguments: [(Certainty.certain, Severity.warning), (.possible, .note)])
  func aStackInAStackIsANoteWhereNoPushIsCertain(certainty: Certainty, severity: Severity) {
    var app = GraphSketch()
    app.entry("Home")
    app.stack(roots: ["Home"], path: nil)
    app.go("Home", "Profile", stacks: ["main"])
    app.graph.transitions[0].certainty = certainty
    app.misplaced(.stack, "Profile", on: "Profile", other: true)
    #expect(
      RuleRunner.run(app.graph).filter { $0.rule == "nested_stack" }.map(\.severity) == [severity])
  }

  @Test func aStackInAStackIsShownOnTheWayThroughTheOuterOne() {
    var app = GraphSketch()
    app.entry("Tabs")
    app.stack(roots: ["Menu"], path: nil)
    let outer = app.graph.stacks[0].place
    app.go("Tabs", "Remote", .tab)
    app.go("Tabs", "Menu", .tab)
    app.go("Menu", "Remote", trigger: "Button \"Remote\"", stacks: ["main"])
    app.go("Remote", "Loop", .root)
    app.misplaced(.stack, "Loop", on: "Loop", other: true)
    app.graph.misplaced[0].other = outer
    let finding = RuleRunner.run(app.graph).first { $0.rule == "nested_stack" }
    #expect(
      finding?.witness.map(\.label) == [
        "launch", "Tabs shows Menu", "Menu: Button \"Remote\"", "Remote shows Loop",
        "Loop: NavigationStack",
      ])
  }

  @Test func aDeadScreenIsNotAlsoUnreachable() {
    var app = GraphSketch()
    app.entry("Home")
    app.screen("Old")
    app.unshown("Old")
    #expect(RuleRunner.run(app.graph).map(\.rule) == ["dead_screen"])
  }

  @Test func aDeadScreenThatUnreachedCodeMayShowIsNotProven() {
    var app = GraphSketch()
    app.entry("Home")
    app.unshown("Old")
    app.unresolved("show(old)", concerns: ["Old"])
    app.graph.unreached = app.graph.unresolved
    app.graph.unresolved = []
    #expect(RuleRunner.run(app.graph).map(\.severity) == [.note])
  }

  @Test func anUnreachableScreenThatUnreachedCodeNamesIsNotProven() {
    var app = GraphSketch()
    app.entry("Home")
    app.go("Lost", "Detail")
    app.unresolved("show(DetailFactory.make())", concerns: ["Detail"])
    app.graph.unreached = app.graph.unresolved
    app.graph.unresolved = []
    let found = RuleRunner.run(app.graph).filter { $0.rule == "unreachable_screen" }
    #expect(found.map { "\($0.subject) \($0.severity)" } == ["Lost warning", "Detail note"])
  }

  @Test func rootsAndPartsMayBeTheSame() {
    for kind in [Transition.Kind.root, .embed] {
      var app = GraphSketch()
      app.entry("Home")
      app.go("Home", "Feed", kind, via: "State.loading", content: "Feed()")
      app.go("Home", "Feed", kind, via: "State.loaded", content: "Feed()")
      #expect(subjects("same_destination", app) == [])
    }
  }

  @Test func threeEqualRowsAreTwoFindings() {
    var app = GraphSketch()
    app.entry("Home")
    for name in ["R.a", "R.b", "R.c"] {
      app.go("Home", "Page", via: name, trigger: "Button \"\(name)\"", content: "Page()")
    }
    #expect(subjects("same_destination", app) == ["R.b", "R.c"])
  }

  @Test func aRouteWithRowsIsReportedOnce() {
    var app = GraphSketch()
    app.entry("Home")
    for name in ["a", "b"] {
      app.route("R", name, screens: ["Page"], content: ["Page()"])
      app.go("Home", "Page", via: "R.\(name)", content: "Page()")
    }
    let findings = RuleRunner.run(app.graph).filter { $0.rule == "same_destination" }
    #expect(findings.map(\.subject) == ["R.b"])
    #expect(findings.first?.place == app.graph.routes[1].place)
  }

  @Test func theLineThatPutsTheRootOnThePathIsNamed() {
    var app = GraphSketch()
    app.entry("Home")
    app.stack(roots: ["Home"])
    let path = [(route: "R.home" as String?, screen: "Home")]
    app.deepLink("a://one", to: "Home", path: path, stack: "main")
    app.deepLink("a://two", to: "Home", path: path, stack: "main")
    app.go(
      "*", "Home", via: "R.home", stacks: ["main"], onPath: true, sequence: "open#0")
    let findings = RuleRunner.run(app.graph).filter { $0.rule == "deep_link_repeats_root" }
    #expect(findings.map(\.subject) == ["R.home"])
    #expect(findings.first?.place == app.graph.transitions[0].place)
    #expect(findings.first?.message.contains("`a://one` and `a://two`") == true)
  }

  @Test func aSingleTabNeedsNoTag() {
    var app = GraphSketch()
    app.entry("Home")
    app.tabs("Home", selection: "Home.tab", tags: [nil])
    #expect(RuleRunner.run(app.graph).isEmpty)
  }

  @Test func theFloorIsAShare() {
    var app = GraphSketch()
    app.entry("Home")
    for name in ["A", "B", "C"] {
      app.go("Home", name, via: "R.\(name)")
      app.route("R", name, screens: [name])
    }
    app.deepLink("x://a", to: "A")
    func findings(_ floor: Double) -> [Finding] {
      RuleRunner.run(app.graph, configuration: RuleConfiguration(deepLinkCoverageFloor: floor))
    }
    #expect(findings(1.0 / 3).isEmpty)
    #expect(findings(0).isEmpty)
    #expect(
      findings(2.0 / 3).first?.message.contains("1 of 3 routes, and the floor is 66.7%") == true)
  }
}
