import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite struct InterfaceBuilderLookupTests {
  private typealias Text = StoryboardText

  private func shop() throws -> InterfaceBuilderGraph {
    try Text.graph(
      Text.storyboard(
        initial: "n", Text.navigation("n", root: "a", identifier: "nav"),
        Text.scene(
          "a", class: "List", identifier: "list",
          Text.connections(Text.segue("show", to: "b", "identifier=\"open\""))
            + Text.button("Buy", "<action selector=\"buy:\" destination=\"a\" id=\"1\"/>")),
        Text.scene("b", class: "Detail", identifier: "detail")),
      file: "Shop.storyboard")
  }

  @Test func scenes() throws {
    let graph = try shop()
    let list = try #require(graph.scene(storyboard: "Shop", identifier: "list").matches.first)
    #expect(list.screens.map(\.id) == ["List"])
    #expect(list.stack == nil)
    let nav = try #require(graph.scene(storyboard: "Shop", identifier: "nav").matches.first)
    #expect(nav.screens.map(\.id) == ["List"])
    #expect(nav.stack == "Shop.storyboard#n")
    #expect(graph.initialScene(storyboard: "Shop").matches == [nav])
    #expect(
      graph.scene(storyboard: "Shop", identifier: "lost")
        == .noMatch(known: ["detail", "list", "nav"]))
    #expect(graph.scene(storyboard: "Gone", identifier: "list") == .noSource)
    #expect(graph.storyboardNames == ["Shop"])
    #expect(graph.scenes(ofClass: "Detail").map(\.scene.id) == ["b"])
  }

  @Test func segues() throws {
    let graph = try shop()
    let open = try #require(graph.segue(identifier: "open", fromClass: "List").matches.first)
    #expect(open.to.flatMap(\.screens).map(\.id) == ["Detail"])
    #expect(open.from.screens.map(\.id) == ["List"])
    #expect(open.rows.transitions.map(\.kind) == [.push])
    #expect(graph.segue(identifier: "close", fromClass: "List") == .noMatch(known: ["open"]))
    #expect(graph.segue(identifier: "open", fromClass: "Gone") == .noSource)
    #expect(graph.segues(fromClass: "List").count == 1)
    #expect(graph.segues(fromClass: "Detail").isEmpty)
  }

  @Test func aDeviceWithoutTheSegue() throws {
    let scene = Text.connections(Text.segue("show", to: "b", "identifier=\"open\""))
    let graph = InterfaceBuilderGraph([
      try Text.read(
        Text.storyboard(
          Text.scene("a", class: "A", identifier: "a", scene), Text.scene("b", class: "B")),
        file: "Main~iphone.storyboard"),
      try Text.read(
        Text.storyboard(Text.scene("a", class: "A", identifier: "a")), file: "Main~ipad.storyboard"),
    ])
    guard case .found(let found, let problem) = graph.segue(identifier: "open", fromClass: "A")
    else {
      Issue.record("not found")
      return
    }
    #expect(found.count == 1)
    #expect(problem == "Main~ipad.storyboard has no segue `open` in A")
  }

  @Test func actionsAndNibs() throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="List"/>
      <button id="b"><state key="normal" title="Sort"/><connections>
      <action selector="sort" destination="-1" id="x"/></connections></button></objects></document>
      """
    let graph = InterfaceBuilderGraph(
      try shop().map.storyboards + [try Text.read(nib, file: "Header.xib")])
    let actions = graph.actions(ofClass: "List")
    #expect(actions.map(\.action.selector) == ["buy:", "sort"])
    #expect(actions.map(\.file) == ["Shop.storyboard", "Header.xib"])
    #expect(actions.map { $0.screens.map(\.id) } == [["List"], []])
    #expect(actions.map(\.action.source.trigger) == ["button “Buy”", "button “Sort”"])
    #expect(graph.nibClass("Header").matches.map(\.name) == ["List"])
    #expect(graph.nibClass("Footer") == .noSource)
  }

  /// The storyboard of the sample app, as its README describes it.
  @Test func sampleStoryboard() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Gallery/Tickets/Tickets.storyboard"
    let data = try Data(
      contentsOf: root.appendingPathComponent("Samples/UIKitCoordinators/\(path)"))
    let tickets = InterfaceBuilderGraph([try InterfaceBuilderReader.read(data: data, file: path)])
    #expect(
      tickets.graph.transitions.map {
        "\($0.from) \($0.kind.rawValue) \($0.to) \($0.line) \($0.via ?? $0.trigger ?? "")"
      } == [
        "DayPickerViewController sheet ConfirmPurchaseViewController 69 confirm",
        "TicketTypesViewController push DayPickerViewController 41 showDay",
        "TicketTypesViewController push TicketTermsViewController 35 button “Terms”",
      ])
    #expect(tickets.graph.unresolved.isEmpty)
    #expect(
      tickets.segue(identifier: "showMembership", fromClass: "TicketTypesViewController")
        == .noMatch(known: ["showDay"]))
    #expect(
      tickets.actions(ofClass: "TicketTypesViewController").map {
        "\($0.action.selector) \($0.action.source.trigger ?? "") \($0.action.line)"
      } == [
        "chooseDayTapped: button “Choose a day” 21", "memberTapped: button “I am a member” 28",
      ])
    let first = tickets.scene(storyboard: "Tickets", identifier: "TicketTypesViewController")
    #expect(first.matches.flatMap(\.screens).map(\.name) == ["TicketTypesViewController"])
  }
}
