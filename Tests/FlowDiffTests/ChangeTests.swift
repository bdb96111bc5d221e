import FlowDiff
import FlowGraph
import Foundation
import Testing

@Suite struct ChangeTests {
  @Test func equalGraphsHaveNoChange() {
    let change = FlowChange(from: App.graph(), to: App.graph())
    #expect(change.isEmpty)
    #expect(change.head.screens == 4)
  }

  @Test func movedLinesAndFilesAreNoChange() {
    var moved = App.graph()
    for index in moved.transitions.indices { moved.transitions[index].line += 40 }
    for index in moved.screens.indices { moved.screens[index].file = "Moved/\(index).swift" }
    #expect(FlowChange(from: App.graph(), to: moved).isEmpty)
  }

  @Test func addedAndRemovedScreensAndTransitions() {
    let head = App.graph {
      $0.add("Help")
      $0.way("Settings", "Help")
      $0.delete("Detail")
    }
    let change = FlowChange(from: App.graph(), to: head)
    #expect(change.screens.added.map(\.id) == ["Help"])
    #expect(change.screens.removed.map(\.id) == ["Detail"])
    #expect(change.screens.renamed.isEmpty)
    #expect(change.transitions.added.map(\.transition.toID) == ["Help"])
    #expect(change.transitions.removed.map(\.transition.toID) == ["Detail"])
    #expect(change.reach.unreachable.isEmpty)
  }

  @Test func anotherWayBetweenTheSameScreensSaysSo() {
    let head = App.graph {
      $0.way("Home", "List", on: "Button \"All\"")
      $0.way("Settings", "List")
    }
    let added = FlowChange(from: App.graph(), to: head).transitions.added
    #expect(added.map(\.transition.fromID) == ["Home", "Settings"])
    #expect(added.map(\.isOnly) == [false, true])
  }

  @Test func changedKindAndConditionAreOneChange() {
    let head = App.graph {
      $0.cut("Home", "Settings")
      $0.way("Home", "Settings", .cover, on: "Button \"Settings\"")
      $0.cut("List", "Detail")
      $0.way("List", "Detail", via: "Route.detail", on: "tap", if: "isPaid")
    }
    let change = FlowChange(from: App.graph(), to: head)
    #expect(change.transitions.added.isEmpty && change.transitions.removed.isEmpty)
    #expect(change.transitions.changed.map(\.aspects) == [[.kind], [.condition]])
    #expect(!change.isEmpty)
  }

  @Test func codeThatAPersonCannotNoticeIsNoChange() {
    let head = App.graph {
      $0.cut("List", "Detail")
      $0.way("List", "Detail", via: "NewRoute.detail", on: "viewModel.open()")
    }
    let change = FlowChange(from: App.graph(), to: head)
    #expect(change.transitions.changed.map(\.aspects) == [[.trigger, .route]])
    #expect(change.isEmpty)
  }

  @Test func entriesThatCameAndWent() {
    let head = App.graph {
      $0.entries = [Entry(name: "List", at: SourcePlace(file: "App.swift", line: 3))]
    }
    let entries = FlowChange(from: App.graph(), to: head).entries
    #expect(entries.added.map(\.id) == ["List"])
    #expect(entries.removed.map(\.id) == ["Home"])
  }

  @Test func deepLinksThatLeadElsewhere() {
    func link(_ pattern: String, _ to: String?, below: [String] = []) -> DeepLink {
      DeepLink(
        pattern: pattern, to: to, path: below.map { .init(screen: $0) }, handler: "App.open",
        at: SourcePlace(file: "App.swift", line: 9))
    }
    let base = App.graph {
      $0.deepLinks = [link("a://x", "Detail"), link("a://y", "List"), link("a://z", "List")]
    }
    let head = App.graph {
      $0.deepLinks = [
        link("a://x", "Detail", below: ["List", "Detail"]), link("a://y", nil),
        link("a://new", "Home"),
      ]
    }
    let links = FlowChange(from: base, to: head).deepLinks
    #expect(links.added.map(\.pattern) == ["a://new"])
    #expect(links.removed.map(\.pattern) == ["a://z"])
    #expect(links.changed.map(\.pattern) == ["a://x", "a://y"])
    #expect(links.changed[0].after == [.init(screen: "Detail", below: ["List"], tab: nil)])
    #expect(links.changed[1].after == [.init(screen: nil, below: [], tab: nil)])
  }

  @Test func aLinkThatTakesSeveralWaysIsOneRow() {
    func link(_ kind: Transition.Kind, _ to: String = "Detail") -> DeepLink {
      DeepLink(
        pattern: "a://x", to: to, handler: "App.open", source: .link, kind: kind,
        at: SourcePlace(file: "App.swift", line: 9))
    }
    let base = App.graph()
    let head = App.graph { $0.deepLinks = [link(.push), link(.embed), link(.push, "List")] }
    #expect(FlowChange(from: base, to: head).deepLinks.added.map(\.to) == ["Detail", "List"])
    #expect(FlowChange(from: head, to: base).deepLinks.removed.map(\.to) == ["Detail", "List"])
  }

  @Test func aHandlerOfOwnLinksThatLeadsNowhereIsNoNews() {
    let head = App.graph {
      $0.deepLinks = [
        DeepLink(
          pattern: "*", handler: "Links.open", source: .link,
          at: SourcePlace(file: "App.swift", line: 9))
      ]
    }
    #expect(FlowChange(from: App.graph(), to: head).deepLinks.added.isEmpty)
    #expect(FlowChange(from: head, to: App.graph()).deepLinks.removed.isEmpty)
  }

  @Test func aLinkThatShowsItsScreenAnotherWay() {
    func app(_ kind: Transition.Kind) -> FlowGraph {
      App.graph {
        var link = DeepLink(
          pattern: "a://x", to: "Detail", handler: "App.open",
          at: SourcePlace(file: "App.swift", line: 9))
        link.kind = kind
        $0.deepLinks = [link]
      }
    }
    #expect(FlowChange(from: app(.push), to: app(.push)).deepLinks.changed.isEmpty)
    let change = FlowChange(from: app(.push), to: app(.sheet)).deepLinks.changed.first
    #expect(change?.before == [.init(screen: "Detail", kind: .push)])
    #expect(change?.after == [.init(screen: "Detail", kind: .sheet)])
  }

  @Test func aFileWithAnotherNameHasTheSameUnresolvedCalls() {
    func app(_ files: String...) -> FlowGraph {
      App.graph { graph in
        graph.unresolved = files.map {
          UnresolvedCall(operation: "go()", reason: "unknown", at: SourcePlace(file: $0, line: 1))
        }
      }
    }
    #expect(FlowChange(from: app("A.swift"), to: app("B.swift")).unresolved.added.isEmpty)
    let more = FlowChange(from: app("A.swift"), to: app("A.swift", "B.swift")).unresolved
    #expect(more.added.map(\.file) == ["B.swift"] && more.removed.isEmpty)
  }

  @Test func unresolvedCallsThatCameAndWent() {
    func call(_ text: String, _ line: Int) -> UnresolvedCall {
      UnresolvedCall(
        operation: text, reason: "unknown", at: SourcePlace(file: "A.swift", line: line))
    }
    let base = App.graph { $0.unresolved = [call("go(x)", 3), call("old()", 4)] }
    let head = App.graph { $0.unresolved = [call("go(x)", 13), call("go(x)", 14)] }
    let unresolved = FlowChange(from: base, to: head).unresolved
    #expect(unresolved.added.map(\.line) == [14])
    #expect(unresolved.removed.map(\.operation) == ["old()"])
  }

  @Test func theOrderOfRowsDoesNotMatter() throws {
    let base = App.graph {
      $0.find("r", "List", line: 1)
      $0.find("r", "List", line: 9)
      $0.add("OldA")
      $0.add("OldB")
      $0.way("Home", "OldA")
      $0.way("Home", "OldB")
    }
    let head = App.graph {
      $0.add("NewA")
      $0.add("NewB")
      $0.way("Home", "NewA")
      $0.way("Home", "NewB")
      $0.cut("Home", "List")
      $0.find("r", "List", line: 5)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let wanted = try encoder.encode(FlowChange(from: base, to: head))
    for _ in 0..<20 {
      var (one, two) = (base, head)
      one.screens.shuffle()
      one.transitions.shuffle()
      one.findings.shuffle()
      two.screens.shuffle()
      two.transitions.shuffle()
      #expect(try encoder.encode(FlowChange(from: one, to: two)) == wanted)
    }
    #expect(
      try JSONDecoder().decode(FlowChange.self, from: wanted) == FlowChange(from: base, to: head))
  }
}
