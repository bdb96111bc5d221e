import FlowDiff
import FlowGraph
import Testing

@Suite struct ReachTests {
  @Test func aScreenThatNothingShowsAnyMoreLostItsWayIn() {
    let change = FlowChange(from: App.graph(), to: App.graph { $0.hide("Detail") })
    #expect(change.screens.removed.isEmpty)
    let loss = change.reach.unreachable
    #expect(loss.map(\.screen.name) == ["Detail"])
    #expect(loss[0].hasNoWayIn)
    #expect(loss[0].lost.map(\.fromID) == ["List"])
    #expect(loss[0].behind == nil && loss[0].doubts.isEmpty)
  }

  @Test func aScreenWhoseWayInIsNotSeenIsNotLost() {
    let head = App.graph {
      $0.cut("Home", "List")
      $0.unseen = ["List"]
    }
    for change in [
      FlowChange(from: App.graph(), to: head), FlowChange(from: head, to: App.graph()),
    ] {
      #expect(change.reach.unreachable.isEmpty)
      #expect(change.reach.reachable.isEmpty)
    }
  }

  @Test func screensBehindALostOneNameIt() {
    let head = App.graph { $0.cut("Home", "List") }
    let loss = FlowChange(from: App.graph(), to: head).reach.unreachable
    #expect(loss.map(\.screen.name) == ["Detail", "List"])
    #expect(loss.map(\.hasNoWayIn) == [false, true])
    #expect(loss[0].behind == "List")
  }

  @Test func whatOnlyAHiddenScreenLedToWentWithIt() {
    let head = App.graph { $0.hide("List") }
    let loss = FlowChange(from: App.graph(), to: head).reach.unreachable
    #expect(loss.map(\.screen.name) == ["Detail", "List"])
    #expect(loss.map(\.hasNoWayIn) == [false, true])
    #expect(loss[0].behind == "List")
  }

  @Test func aCircleThatNothingLeadsToHasNoFirstScreen() {
    let base = App.graph { $0.way("Detail", "List") }
    let head = App.graph {
      $0.way("Detail", "List")
      $0.cut("Home", "List")
    }
    let loss = FlowChange(from: base, to: head).reach.unreachable
    #expect(loss.map(\.screen.name) == ["Detail", "List"])
    #expect(loss.allSatisfy { !$0.hasNoWayIn && $0.behind == nil })
  }

  @Test func aNewUnresolvedCallInTheSameFileLeavesADoubt() {
    let head = App.graph {
      $0.hide("Detail")
      $0.unresolved = [
        UnresolvedCall(
          operation: "router.go(x)", reason: "unknown",
          at: SourcePlace(file: "List.swift", line: 12)),
        UnresolvedCall(
          operation: "elsewhere()", reason: "unknown",
          at: SourcePlace(file: "Other.swift", line: 1)),
      ]
    }
    let loss = FlowChange(from: App.graph(), to: head).reach.unreachable
    #expect(loss.first?.doubts.map(\.operation) == ["router.go(x)"])
  }

  @Test func aLinkThatIsLeftIsSaid() {
    let link = DeepLink(
      pattern: "a://detail", to: "Detail", handler: "App.open",
      at: SourcePlace(file: "App.swift", line: 9))
    let base = App.graph { $0.deepLinks = [link] }
    let head = App.graph {
      $0.deepLinks = [link]
      $0.cut("List", "Detail")
    }
    let reach = FlowChange(from: base, to: head).reach
    #expect(reach.linkOnly.map(\.name) == ["Detail"])
    #expect(reach.unreachable.isEmpty)
  }

  @Test func aScreenThatIsShownAgainIsReachable() {
    let change = FlowChange(from: App.graph { $0.hide("Detail") }, to: App.graph())
    #expect(change.reach.reachable.map(\.name) == ["Detail"])
    #expect(change.screens.added.isEmpty)
  }

  @Test func aLongerWayCountsTapsAndNamesWhatMovedFirst() {
    let head = App.graph {
      $0.cut("Home", "List")
      $0.add("Gate")
      $0.way("Home", "Gate")
      $0.way("Gate", "List")
    }
    let longer = FlowChange(from: App.graph(), to: head).reach.longer
    #expect(longer.map(\.screen.name) == ["Detail", "List"])
    #expect(longer.map(\.before) == [2, 1])
    #expect(longer.map(\.after) == [3, 2])
    #expect(longer.map(\.behind) == ["List", nil])
    #expect(longer[1].way.map(\.toID) == ["Gate", "List"])
    let shorter = FlowChange(from: head, to: App.graph()).reach.shorter
    #expect(shorter.map(\.screen.name) == ["Detail", "List"])
  }

  @Test func withoutAnEntryScreensAreLostOnlyWithTheirWaysIn() {
    let base = App.graph { $0.entries = [] }
    let head = App.graph {
      $0.entries = []
      $0.hide("Detail")
      $0.cut("Home", "List")
    }
    let reach = FlowChange(from: base, to: head).reach
    #expect(reach.unreachable.map(\.screen.name) == ["Detail"])
    #expect(reach.longer.isEmpty)
  }
}
