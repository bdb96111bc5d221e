import FlowGraph
import Testing

@testable import FlowLoading

@Suite struct UnwindTests {
  private typealias Text = StoryboardText

  private func backs(_ way: String, targets: [String: [String]] = [:]) throws -> [Back] {
    let exit = "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
    let text = Text.storyboard(
      initial: "n", Text.navigation("n", root: "a"),
      Text.scene("a", class: "List", Text.button("Open", Text.segue(way, to: "b"))),
      Text.scene(
        "b", class: "Detail",
        Text.button("Done", Text.segue("unwind", to: "x", "unwindAction=\"backToList:\"")),
        others: exit))
    return try Text.graph(text, options: .init(unwindTargets: targets)).graph.backs
  }

  @Test func toAKnownScreenBelow() throws {
    let backs = try backs("show", targets: ["backToList:": ["List"]])
    let back = try #require(backs.first)
    #expect(backs.count == 1)
    #expect((back.from, back.kind, back.to) == ("Detail", .popTo, "List"))
    #expect((back.trigger, back.operation) == ("button “Done”", "unwind backToList:"))
    #expect((back.count, back.onEmpty, back.certainty) == (nil, .ignored, .certain))
    #expect(back.stacks == ["App/Main.storyboard#n"])
    #expect(back.line == 6)
  }

  @Test func overAPresentation() throws {
    let backs = try backs("presentation", targets: ["backToList:": ["List"]])
    #expect(backs.map(\.kind) == [.dismiss])
    #expect(backs.map(\.to) == ["List"])
    #expect(backs.map(\.stacks) == [[]])
  }

  @Test func toAnUnknownScreen() throws {
    #expect(try backs("show").map(\.kind) == [.pop])
    #expect(try backs("presentation").map(\.kind) == [.dismiss])
    #expect(try backs("show").map(\.certainty) == [.possible])
  }

  @Test func severalClassesTakeIt() throws {
    let backs = try backs("show", targets: ["backToList:": ["Start", "List"]])
    #expect(backs.map(\.to) == ["List", "Start"])
    #expect(backs.allSatisfy { $0.certainty == .possible })
  }

  /// Two scenes of one class: the way back to the other one leads over a presentation.
  @Test func toAnotherSceneOfItsOwnClass() throws {
    let text = Text.storyboard(
      initial: "n", Text.navigation("n", root: "a"),
      Text.scene("a", class: "Note", Text.button("Open", Text.segue("presentation", to: "b"))),
      Text.scene(
        "b", class: "Note",
        Text.button("Done", Text.segue("unwind", to: "x", "unwindAction=\"backToNote:\"")),
        others: "<exit id=\"x\" sceneMemberID=\"exit\"/>"))
    let options = InterfaceBuilderGraph.Options(unwindTargets: ["backToNote:": ["Note"]])
    #expect(try Text.graph(text, options: options).graph.backs.map(\.kind) == [.dismiss])
  }
}
