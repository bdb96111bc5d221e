import FlowDiff
import FlowGraph
import Testing

@Suite("Types that are a screen in one version and none in the other")
struct ComponentTests {
  /// Home, which shows Panel inside itself; Panel's button presents Help.
  private static let inside = App.graph {
    $0.add("Help")
    $0.way("Home", "Help", .sheet, on: "Button “Help”")
    $0.components = ["Panel"]
  }
  /// Home is a stack now, and Panel its root.
  private static let apart = App.graph {
    $0.add("Help")
    $0.add("Panel")
    $0.way("Home", "Panel", .root)
    $0.way("Panel", "Help", .sheet, on: "Button “Help”")
  }

  @Test("A component that is a screen of its own now is not new, nor is what it leads to")
  func split() {
    let change = FlowChange(from: Self.inside, to: Self.apart)
    #expect(change.screens.split.map(\.name) == ["Panel"])
    #expect(change.screens.added.isEmpty && change.screens.renamed.isEmpty)
    #expect(change.transitions.added.map(\.transition.toID) == ["Panel"])
    #expect(change.transitions.removed.isEmpty)
  }

  @Test("The other way round it is not gone")
  func joined() {
    let change = FlowChange(from: Self.apart, to: Self.inside)
    #expect(change.screens.joined.map(\.name) == ["Panel"])
    #expect(change.screens.removed.isEmpty && change.reach.unreachable.isEmpty)
    #expect(change.transitions.removed.map(\.transition.toID) == ["Panel"])
    #expect(change.transitions.added.isEmpty)
  }

  @Test("What the screen of its own leads to besides is new")
  func newWay() {
    var head = Self.apart
    head.way("Panel", "Detail", .sheet, on: "Button “Detail”")
    let change = FlowChange(from: Self.inside, to: head)
    #expect(change.transitions.added.map(\.transition.toID) == ["Panel", "Detail"])
  }

  @Test("A type that is still declared has no other name: it lost its way in")
  func unseen() {
    let base = App.graph {
      $0.add("TagController", file: "App.swift")
      $0.way("List", "TagController")
    }
    var head = App.graph {
      $0.add("TagView", file: "App.swift")
      $0.way("List", "TagView")
    }
    #expect(FlowChange(from: base, to: head).screens.renamed.count == 1)
    head.unseen = ["TagController"]
    let change = FlowChange(from: base, to: head)
    #expect(change.screens.renamed.isEmpty && change.screens.removed.isEmpty)
    #expect(change.screens.added.map(\.name) == ["TagView"])
    #expect(change.reach.unreachable.map(\.screen.name) == ["TagController"])
    #expect(change.reach.unreachable.first?.screen.line == 0)
    let back = FlowChange(from: head, to: base)
    #expect(back.screens.added.isEmpty)
    #expect(back.reach.reachable.map(\.name) == ["TagController"])
  }

  @Test("A controller that nothing shows is no new screen")
  func unshown() {
    let head = App.graph {
      $0.add("Old")
      $0.unshown = [
        UnshownScreen(
          name: "Old", kind: .controller, at: SourcePlace(file: "Old.swift", line: 1))
      ]
    }
    #expect(FlowChange(from: App.graph(), to: head).screens.added.isEmpty)
  }
}
