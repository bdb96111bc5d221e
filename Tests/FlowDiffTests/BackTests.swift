import FlowDiff
import FlowGraph
import Testing

@Suite("Ways back that came and went")
struct BackTests {
  private static func app(_ backs: [(from: String, kind: Back.Kind, trigger: String)]) -> FlowGraph
  {
    App.graph { graph in
      graph.backs = backs.enumerated().map { line, row in
        Back(
          from: row.from, kind: row.kind, trigger: row.trigger,
          at: SourcePlace(file: "\(row.from).swift", line: line + 1))
      }
    }
  }

  private static func words(_ rows: [Back]) -> [String] {
    rows.map { "\($0.from) \($0.kind) \($0.trigger ?? "")" }
  }

  private static func isSame(_ base: FlowGraph, _ head: FlowGraph) -> Bool {
    let backs = FlowChange(from: base, to: head).backs
    return backs.added.isEmpty && backs.removed.isEmpty
  }

  @Test("A button that closes a screen is new, or gone")
  func added() {
    let plain = Self.app([("Settings", .dismiss, "Button “Done”")])
    let more = Self.app([
      ("Settings", .dismiss, "Button “Cancel”"), ("Settings", .dismiss, "Button “Done”"),
    ])
    let change = FlowChange(from: plain, to: more)
    #expect(Self.words(change.backs.added) == ["Settings dismiss Button “Cancel”"])
    #expect(change.backs.removed.isEmpty && !change.isEmpty)
    let back = FlowChange(from: more, to: plain)
    #expect(Self.words(back.backs.removed) == ["Settings dismiss Button “Cancel”"])
    #expect(back.backs.added.isEmpty)
  }

  @Test("Other words and moved code are the same way")
  func reworded() {
    let base = Self.app([("Settings", .dismiss, "Button “Done”"), ("List", .pop, "delete()")])
    let head = Self.app([("List", .pop, "remove()"), ("Settings", .dismiss, "Button “Close”")])
    #expect(Self.isSame(base, head))
  }

  @Test("A renamed screen, which may be written anew, keeps its ways of each kind")
  func rewritten() {
    func app(_ name: String, _ rows: [(Back.Kind, String)]) -> FlowGraph {
      var graph = Self.app(rows.map { (name, $0.0, $0.1) })
      graph.delete("Settings")
      graph.add(name)
      graph.way("Home", name, .sheet, on: "Button \"Settings\"")
      return graph
    }
    let base = app("SettingsController", [(.dismiss, "done"), (.dismiss, "didSelectRowAt")])
    let head = app("SettingsView", [(.dismiss, "Button"), (.pop, "Button")])
    let change = FlowChange(from: base, to: head)
    #expect(change.screens.renamed.map(\.after.name) == ["SettingsView"])
    #expect(change.backs.removed.isEmpty)
    #expect(Self.words(change.backs.added) == ["SettingsView pop Button"])
  }

  @Test("Two controls of one name are two ways")
  func namesakes() {
    var head = Self.app([("Settings", .dismiss, "Button"), ("Settings", .dismiss, "Button")])
    for row in head.backs.indices {
      head.backs[row].steps = [Step("Button", at: SourcePlace(file: "S.swift", line: row + 1))]
    }
    let base = Self.app([("Settings", .dismiss, "done"), ("Settings", .dismiss, "close")])
    #expect(Self.isSame(base, head))
    #expect(Self.isSame(head, base))
  }

  @Test("Those of a new screen come with it")
  func newScreen() {
    var head = Self.app([("Help", .dismiss, "Button “Done”")])
    head.add("Help")
    head.way("Home", "Help", .sheet)
    #expect(Self.isSame(App.graph(), head))
    #expect(Self.isSame(head, App.graph()))
  }

  @Test("A part that is a screen of its own now keeps its own")
  func split() {
    let acts: [(String, Back.Kind, String)] = [("List", .dismiss, "Button “Done”")]
    var base = Self.app(acts)
    base.components = ["Panel"]
    var head = Self.app([("Panel", .dismiss, "Button “Done”")])
    head.add("Panel")
    head.way("List", "Panel", .embed)
    #expect(Self.isSame(base, head))
    #expect(Self.isSame(head, base))
  }
}
